#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace torchside::data {

class Statement;

// One SQLite connection. What goes wrong is thrown as a JournalFailure with SQLite's own words.
class Database {
public:
    enum class Access { readWrite, readOnly };

    Database(const std::string &path, Access access);
    Database(Database &&other) noexcept;
    Database &operator=(Database &&) = delete;
    ~Database();

    void run(const std::string &sql);
    void runOften(const char *sql); // the same, read once
    std::int64_t number(const std::string &sql);
    std::string text(const std::string &sql);
    std::int64_t lastId() const;
    bool isReadOnly() const;
    // Did the last call fail for what lies around the file, and not for what is in it?
    bool isOutOfReach() const;
    sqlite3 *handle() const { return db_; }
    [[noreturn]] void fail(const std::string &what) const;

private:
    sqlite3 *db_ = nullptr;
    std::map<const char *, std::unique_ptr<Statement>> often_;
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
    // Of a single row its number; it is done with at once: a row that is looked at keeps the file as it was
    // then.
    std::optional<std::int64_t> single();

    std::int64_t number(int column) const;
    std::string text(int column) const;
    std::optional<std::string> maybeText(int column) const;
    void reset();

private:
    struct Finalize {
        void operator()(sqlite3_stmt *statement) const;
    };
    Database *db_;
    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
    int bound_ = 0;
};

// All or nothing: rolls back unless it was committed. Within another one it is a part of that.
class Transaction {
public:
    explicit Transaction(Database &db);
    ~Transaction();
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;
    void commit();

private:
    Database &db_;
    bool within_;
    bool open_ = true;
};

} // namespace torchside::data
