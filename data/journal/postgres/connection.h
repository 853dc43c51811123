#pragma once

#include "data/journal/postgres/dial.h"
#include "data/journal/sql/driver.h"

#include <map>
#include <vector>

namespace torchside::data::postgres {

// Who writes here: what it tells the others bears its sign. It takes another when it does not know whether
// something of it was kept, so that it is told of that itself.
struct Writer {
    std::string sign;
    std::int64_t number = 0; // of its transactions

    Writer();
};

bool isLostBy(std::string_view code); // what the server says of itself

// A connection to a PostgreSQL server, or to whichever of several takes changes. A line that is lost is made
// anew by itself; every call ends in bounded time, as an OutOfReach where nobody answers, and as an InDoubt
// where nobody can say whether it was kept. Transactions are serializable.
class Connection final : public data::Connection {
public:
    explicit Connection(std::string address);
    ~Connection() override;

    std::unique_ptr<Prepared> prepare(std::string_view sql) override;
    void run(const std::string &sql) override;
    std::string why() const override { return why_; }

    bool isWithin() const override { return isWithin_; }
    void begin() override;
    void beginReading() override;
    void commit() override;
    void rollBack() noexcept override;
    void beginPart() override;
    void commitPart() override;
    void rollBackPart() noexcept override;

    bool isReadOnly() const override { return false; }
    bool isOutOfReach() const override { return isOutOfReach_; }
    bool hasColumn(const std::string &table, const std::string &column) override;
    void touch(std::int64_t session) override;
    std::int64_t foreignChanges() override;
    std::int64_t foreignChanges(std::int64_t session) override;
    std::unique_ptr<Watch> watch() override;

    // For what takes its time, as bringing the tables up to date.
    void setPatience(std::chrono::milliseconds time) { patience_ = time; }
    // For statements. A line that was made anew knows none of those that were ready on the one before.
    Result ask(Question question);
    int lines() const { return lines_; }
    std::string newName() { return "s" + std::to_string(++names_); }
    std::shared_ptr<const Writer> writer() const { return writer_; }

private:
    struct Part {
        std::size_t waiting; // before it
        bool isSent = false;
        std::size_t touched;
    };
    // Kept back, to go along with what comes next.
    void later(std::string sql) { waiting_.push_back({std::move(sql)}); }
    std::vector<Question> takeWaiting();
    Result once(std::vector<Question> questions);
    void beginAs(const char *sql);
    void endTransaction();
    void count();
    void reach();
    Deadline deadline() const;
    void settle(const Lost &what);
    bool isKept();
    [[noreturn]] void doubt(const std::string &why);
    [[noreturn]] void giveUp(const std::string &why);
    [[noreturn]] void lost(const Lost &what, Deadline until);
    void check(const PGresult *result, Deadline until);
    std::int64_t number(std::unique_ptr<Prepared> &statement, const char *sql,
                        std::optional<std::int64_t> value);

    std::string address_;
    std::chrono::milliseconds patience_ = patience;
    std::unique_ptr<Line> line_;
    std::unique_ptr<Dialling> dialling_;
    std::optional<Deadline> until_; // of a call that has lost its line
    bool wasReached_ = true;
    int lines_ = 0;
    int names_ = 0;
    std::string why_;
    bool isOutOfReach_ = false;
    bool isWithin_ = false;
    bool isReading_ = false;
    bool isBegun_ = false;   // the server knows of it
    bool isTooLate_ = false; // others were quicker: whatever was made of that, it is to be begun again
    std::vector<Question> waiting_;
    std::vector<Part> parts_;
    std::vector<std::int64_t> touched_;
    std::map<std::int64_t, std::int64_t> own_; // changes of sessions
    std::int64_t ownInAll_ = 0;
    std::shared_ptr<Writer> writer_ = std::make_shared<Writer>();
    std::unique_ptr<Prepared> changesOfOne_;
    std::unique_ptr<Prepared> changesOfAll_;
};

} // namespace torchside::data::postgres
