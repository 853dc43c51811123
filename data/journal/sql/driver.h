#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace torchside::data {

class Watch;

// A statement as a database keeps it ready. Places are written `?` or `?1`, and counted from 1.
class Prepared {
public:
    virtual ~Prepared() = default;
    virtual void bind(int place, std::int64_t value) = 0;
    virtual void bind(int place, std::string_view value) = 0;
    virtual void bindNothing(int place) = 0;
    virtual bool step() = 0; // to the next row; false after the last
    virtual void reset() = 0;
    virtual std::int64_t number(int column) const = 0;
    virtual std::optional<std::string_view> text(int column) const = 0; // until the next step
    virtual bool isNothing(int column) const = 0;
};

// One connection to a database of one kind. What goes wrong is thrown as a JournalFailure, with the
// database's own words; what can be done again from the beginning as a TryAgain.
class Connection {
public:
    virtual ~Connection() = default;

    virtual std::unique_ptr<Prepared> prepare(std::string_view sql) = 0;
    virtual void run(const std::string &sql) = 0; // one statement, or several with semicolons between
    virtual std::string why() const = 0;          // the last call failed

    virtual bool isWithin() const = 0; // a transaction
    virtual void begin() = 0;          // in which what is read stays so until it is over
    virtual void beginReading() = 0;   // the same, to read only
    virtual void commit() = 0;
    virtual void rollBack() noexcept = 0;
    // The same within a transaction.
    virtual void beginPart() = 0;
    virtual void commitPart() = 0;
    virtual void rollBackPart() noexcept = 0;

    virtual bool isReadOnly() const = 0;
    virtual bool isOutOfReach() const = 0;
    virtual bool hasColumn(const std::string &table, const std::string &column) = 0;
    // In this transaction a session is changed: where many write, it is counted, and who watches is told. A
    // number that no session has, below one, is only told.
    virtual void touch(std::int64_t session) = 0;
    // Another number whenever another connection has written: to any session, or to this one (and maybe to
    // another).
    virtual std::int64_t foreignChanges() = 0;
    virtual std::int64_t foreignChanges(std::int64_t session) = 0;
    virtual std::unique_ptr<Watch> watch() = 0;
};

} // namespace torchside::data
