#include "data/journal/sqlite/connection.h"

#include "data/journal/sql/database.h"
#include "data/journal/watch.h"
#include "data/journal/watched_file.h"

#include <sqlite3.h>

#include <utility>

namespace torchside::data {

namespace {

constexpr int patienceMs = 2'000; // how long to wait for another process that is writing

class SqliteStatement final : public Prepared {
public:
    SqliteStatement(const SqliteConnection &connection, std::string_view sql) : connection_(connection)
    {
        if (sqlite3_prepare_v2(connection.handle(), sql.data(), static_cast<int>(sql.size()), &statement_,
                               nullptr) != SQLITE_OK)
            connection.fail("the database does not understand");
    }
    ~SqliteStatement() override { sqlite3_finalize(statement_); }
    SqliteStatement(const SqliteStatement &) = delete;
    SqliteStatement &operator=(const SqliteStatement &) = delete;

    void bind(int place, std::int64_t value) override { sqlite3_bind_int64(statement_, place, value); }
    void bind(int place, std::string_view value) override
    {
        sqlite3_bind_text64(statement_, place, value.data(), value.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
    }
    void bindNothing(int place) override { sqlite3_bind_null(statement_, place); }

    bool step() override
    {
        const int result = sqlite3_step(statement_);
        if (result != SQLITE_ROW && result != SQLITE_DONE)
            connection_.fail("the database could not do it");
        return result == SQLITE_ROW;
    }

    void reset() override { sqlite3_reset(statement_); }

    std::int64_t number(int column) const override { return sqlite3_column_int64(statement_, column); }
    std::optional<std::string_view> text(int column) const override
    {
        const auto *text = sqlite3_column_text(statement_, column);
        if (!text)
            return std::nullopt;
        const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
        return std::string_view(reinterpret_cast<const char *>(text), size);
    }
    bool isNothing(int column) const override
    {
        return sqlite3_column_type(statement_, column) == SQLITE_NULL;
    }

private:
    const SqliteConnection &connection_;
    sqlite3_stmt *statement_ = nullptr;
};

// A file calls nobody: whoever watches it looks from time to time.
class SqliteWatch final : public Watch {
public:
    explicit SqliteWatch(SqliteConnection &connection)
        : connection_(connection), seen_(connection.foreignChanges())
    {}

    int handle() const override { return -1; }
    News news() override
    {
        try {
            const auto now = connection_.foreignChanges();
            return {{}, std::exchange(seen_, now) != now, false};
        } catch (const JournalFailure &) {
            return {{}, false, true};
        }
    }

private:
    SqliteConnection &connection_;
    std::int64_t seen_;
};

} // namespace

SqliteConnection::SqliteConnection(const std::string &path, bool isToRead)
{
    const int flags = isToRead ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    if (sqlite3_open_v2(path.c_str(), &db_, flags | SQLITE_OPEN_NOMUTEX, nullptr) != SQLITE_OK) {
        const std::string what = db_ ? sqlite3_errmsg(db_) : "no memory";
        sqlite3_close_v2(std::exchange(db_, nullptr));
        throw JournalFailure(what);
    }
    sqlite3_busy_timeout(db_, patienceMs);
}

SqliteConnection::~SqliteConnection()
{
    often_.clear();
    sqlite3_close_v2(db_);
}

std::string SqliteConnection::why() const
{
    return sqlite3_errmsg(db_);
}

void SqliteConnection::fail(const char *what) const
{
    const auto words = std::string(what) + ": " + why();
    const int code = sqlite3_extended_errcode(db_);
    if (code == isWatchedOnly)
        throw PlayedElsewhere();
    if (code == SQLITE_CONSTRAINT_PRIMARYKEY || code == SQLITE_CONSTRAINT_UNIQUE)
        throw Duplicate(words);
    throw JournalFailure(words);
}

std::unique_ptr<Prepared> SqliteConnection::prepare(std::string_view sql)
{
    return std::make_unique<SqliteStatement>(*this, sql);
}

void SqliteConnection::run(const std::string &sql)
{
    if (sqlite3_exec(db_, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
        fail("the database refused");
}

Prepared &SqliteConnection::often(const char *sql)
{
    auto &statement = often_[sql];
    if (!statement)
        statement = prepare(sql);
    return *statement;
}

void SqliteConnection::runOften(const char *sql)
{
    auto &statement = often(sql);
    try {
        statement.step();
    } catch (...) {
        statement.reset();
        throw;
    }
    statement.reset();
}

bool SqliteConnection::isWithin() const
{
    return sqlite3_get_autocommit(db_) == 0;
}

void SqliteConnection::rollBack() noexcept
{
    sqlite3_exec(db_, "ROLLBACK", nullptr, nullptr, nullptr);
}

void SqliteConnection::rollBackPart() noexcept
{
    sqlite3_exec(db_, "ROLLBACK TO part; RELEASE part", nullptr, nullptr, nullptr);
}

bool SqliteConnection::isReadOnly() const
{
    return sqlite3_db_readonly(db_, "main") == 1;
}

bool SqliteConnection::isOutOfReach() const
{
    switch (sqlite3_errcode(db_) & 0xff) {
    case SQLITE_PERM:
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_NOMEM:
    case SQLITE_READONLY:
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN: return true;
    default: return false;
    }
}

bool SqliteConnection::hasColumn(const std::string &table, const std::string &column)
{
    const auto statement = prepare("SELECT count(*) FROM pragma_table_info(?) WHERE name = ?");
    statement->bind(1, std::string_view(table));
    statement->bind(2, std::string_view(column));
    return statement->step() && statement->number(0) > 0;
}

std::int64_t SqliteConnection::foreignChanges()
{
    auto &version = often("PRAGMA data_version");
    const auto found = version.step() ? version.number(0) : 0;
    version.reset();
    return found;
}

std::unique_ptr<Watch> SqliteConnection::watch()
{
    return std::make_unique<SqliteWatch>(*this);
}

} // namespace torchside::data
