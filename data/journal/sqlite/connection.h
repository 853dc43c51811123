#pragma once

#include "data/journal/sql/driver.h"

#include <map>

struct sqlite3;

namespace torchside::data {

// One SQLite file.
class SqliteConnection final : public Connection {
public:
    SqliteConnection(const std::string &path, bool isToRead);
    ~SqliteConnection() override;
    SqliteConnection(const SqliteConnection &) = delete;
    SqliteConnection &operator=(const SqliteConnection &) = delete;

    std::unique_ptr<Prepared> prepare(std::string_view sql) override;
    void run(const std::string &sql) override;
    std::string why() const override;

    bool isWithin() const override;
    void begin() override { runOften("BEGIN IMMEDIATE"); }
    void beginReading() override { runOften("BEGIN"); }
    void commit() override { runOften("COMMIT"); }
    void rollBack() noexcept override;
    void beginPart() override { runOften("SAVEPOINT part"); }
    void commitPart() override { runOften("RELEASE part"); }
    void rollBackPart() noexcept override;

    bool isReadOnly() const override;
    bool isOutOfReach() const override;
    bool hasColumn(const std::string &table, const std::string &column) override;
    void touch(std::int64_t) override {} // the file itself tells
    std::int64_t foreignChanges() override;
    std::int64_t foreignChanges(std::int64_t) override { return foreignChanges(); }
    std::unique_ptr<Watch> watch() override;

    sqlite3 *handle() const { return db_; }
    [[noreturn]] void fail(const char *what) const;

private:
    Prepared &often(const char *sql); // read once
    void runOften(const char *sql);

    sqlite3 *db_ = nullptr;
    std::map<const char *, std::unique_ptr<Prepared>> often_;
};

} // namespace torchside::data
