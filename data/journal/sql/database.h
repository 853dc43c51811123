#pragma once

#include "data/journal/sql/driver.h"
#include "models/kernel/journal.h"

namespace torchside::data {

class Statement;

// Another writer was quicker, or the connection was lost before anything was kept: nothing was done, and the
// whole transaction may be tried again.
struct TryAgain : JournalFailure {
    using JournalFailure::JournalFailure;
};

// There is a row with this key already.
struct Duplicate : JournalFailure {
    using JournalFailure::JournalFailure;
};

class Database;

// All or nothing: rolls back unless it was committed. Within another one it is a part of that. Where others
// may write at the same time, use Database::together.
class Transaction {
public:
    enum class Purpose { change, look };

    explicit Transaction(Database &db, Purpose purpose = Purpose::change);
    ~Transaction();
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;
    void commit();

private:
    Connection &connection_;
    bool within_;
    bool open_ = true;
};

// A connection to a database of any kind that we have a driver for. What goes wrong is thrown as a
// JournalFailure with the database's own words.
class Database {
public:
    enum class Access { readWrite, readOnly };

    Database(const std::string &path, Access access); // an SQLite file
    explicit Database(std::unique_ptr<Connection> connection);
    Database(Database &&other) noexcept;
    Database &operator=(Database &&) = delete;
    ~Database();

    void run(const std::string &sql);
    std::int64_t number(const std::string &sql);
    std::string text(const std::string &sql);
    bool isReadOnly() const { return connection_->isReadOnly(); }
    // Did the last call fail for what lies around the database, and not for what is in it?
    bool isOutOfReach() const { return connection_->isOutOfReach(); }
    Connection &connection() { return *connection_; }
    [[noreturn]] void fail(const std::string &what) const;

    // All of it or nothing; begun again, some times, where another writer was quicker. Within a transaction
    // it is a part of that.
    template <class Changes>
    void together(const Changes &changes);
    // What is read in it is all of one moment.
    template <class Looks>
    void atOnce(const Looks &looks);

private:
    template <class Deeds>
    void untilDone(Transaction::Purpose purpose, const Deeds &deeds);
    static constexpr int mostTries = 50;
    static void pause(int tries);

    std::unique_ptr<Connection> connection_;
};

// A prepared statement: bind in order, then step through its rows.
class Statement {
public:
    Statement(Database &db, std::string_view sql);

    Statement &bind(std::int64_t value);
    Statement &bind(std::string_view value);
    Statement &bind(const std::optional<std::string> &value);
    bool next(); // false after the last row; then it is ready to be bound anew
    void run();
    // Of a single row its number; it is done with at once: a row that is looked at keeps a file as it was
    // then.
    std::optional<std::int64_t> single();

    std::int64_t number(int column) const { return prepared_->number(column); }
    std::string text(int column) const;
    std::optional<std::string> maybeText(int column) const;
    // The same, until the next step.
    std::optional<std::string_view> view(int column) const { return prepared_->text(column); }
    bool isNothing(int column) const { return prepared_->isNothing(column); }
    void reset();

private:
    std::unique_ptr<Prepared> prepared_;
    int bound_ = 0;
};

template <class Deeds>
void Database::untilDone(Transaction::Purpose purpose, const Deeds &deeds)
{
    for (int tries = 1;; ++tries) {
        try {
            Transaction transaction(*this, purpose);
            deeds();
            transaction.commit();
            return;
        } catch (const TryAgain &) {
            if (connection_->isWithin() || tries == mostTries)
                throw;
        }
        pause(tries);
    }
}

template <class Changes>
void Database::together(const Changes &changes)
{
    untilDone(Transaction::Purpose::change, changes);
}

template <class Looks>
void Database::atOnce(const Looks &looks)
{
    if (connection_->isWithin())
        return looks();
    untilDone(Transaction::Purpose::look, looks);
}

} // namespace torchside::data
