#include "data/journal/sqlite.h"

#include "models/kernel/journal.h"

#include <sqlite3.h>

#include <utility>

namespace torchside::data {

namespace {

constexpr int patienceMs = 2'000; // how long to wait for another process that is writing

} // namespace

Database::Database(const std::string &path, Access access)
{
    const int flags =
        access == Access::readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    if (sqlite3_open_v2(path.c_str(), &db_, flags | SQLITE_OPEN_NOMUTEX, nullptr) != SQLITE_OK) {
        const std::string why = db_ ? sqlite3_errmsg(db_) : "no memory";
        sqlite3_close_v2(std::exchange(db_, nullptr));
        throw JournalFailure(why);
    }
    sqlite3_busy_timeout(db_, patienceMs);
}

// What was read for the one that goes is read anew.
Database::Database(Database &&other) noexcept : db_(std::exchange(other.db_, nullptr))
{
    other.often_.clear();
}

Database::~Database()
{
    often_.clear();
    sqlite3_close_v2(db_);
}

void Database::fail(const std::string &what) const
{
    throw JournalFailure(what + ": " + sqlite3_errmsg(db_));
}

void Database::run(const std::string &sql)
{
    if (sqlite3_exec(db_, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
        fail("the database refused");
}

void Database::runOften(const char *sql)
{
    auto &statement = often_[sql];
    if (!statement)
        statement = std::make_unique<Statement>(*this, sql);
    statement->run();
}

std::int64_t Database::number(const std::string &sql)
{
    Statement statement(*this, sql);
    return statement.next() ? statement.number(0) : 0;
}

std::string Database::text(const std::string &sql)
{
    Statement statement(*this, sql);
    return statement.next() ? statement.text(0) : std::string();
}

std::int64_t Database::lastId() const
{
    return sqlite3_last_insert_rowid(db_);
}

bool Database::isReadOnly() const
{
    return sqlite3_db_readonly(db_, "main") == 1;
}

bool Database::isOutOfReach() const
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

void Statement::Finalize::operator()(sqlite3_stmt *statement) const
{
    sqlite3_finalize(statement);
}

Statement::Statement(Database &db, std::string_view sql) : db_(&db)
{
    sqlite3_stmt *statement = nullptr;
    if (sqlite3_prepare_v2(db.handle(), sql.data(), static_cast<int>(sql.size()), &statement, nullptr) !=
        SQLITE_OK)
        db.fail("the database does not understand");
    statement_.reset(statement);
}

Statement &Statement::bind(std::int64_t value)
{
    sqlite3_bind_int64(statement_.get(), ++bound_, value);
    return *this;
}

Statement &Statement::bind(std::string_view value)
{
    sqlite3_bind_text64(statement_.get(), ++bound_, value.data(), value.size(), SQLITE_TRANSIENT,
                        SQLITE_UTF8);
    return *this;
}

Statement &Statement::bind(const std::optional<std::string> &value)
{
    if (value)
        return bind(std::string_view(*value));
    sqlite3_bind_null(statement_.get(), ++bound_);
    return *this;
}

bool Statement::next()
{
    const int result = sqlite3_step(statement_.get());
    if (result == SQLITE_ROW)
        return true;
    if (result == SQLITE_DONE) {
        reset();
        return false;
    }
    try {
        db_->fail("the database could not do it");
    } catch (...) {
        reset();
        throw;
    }
}

void Statement::run()
{
    while (next()) {
    }
}

std::optional<std::int64_t> Statement::single()
{
    if (!next())
        return std::nullopt;
    const auto found = number(0);
    reset();
    return found;
}

void Statement::reset()
{
    sqlite3_reset(statement_.get());
    bound_ = 0;
}

std::int64_t Statement::number(int column) const
{
    return sqlite3_column_int64(statement_.get(), column);
}

std::string Statement::text(int column) const
{
    return maybeText(column).value_or(std::string());
}

std::optional<std::string> Statement::maybeText(int column) const
{
    const auto *text = sqlite3_column_text(statement_.get(), column);
    if (!text)
        return std::nullopt;
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column));
    return std::string(reinterpret_cast<const char *>(text), size);
}

Transaction::Transaction(Database &db) : db_(db), within_(sqlite3_get_autocommit(db.handle()) == 0)
{
    db_.runOften(within_ ? "SAVEPOINT part" : "BEGIN IMMEDIATE");
}

Transaction::~Transaction()
{
    if (open_)
        sqlite3_exec(db_.handle(), within_ ? "ROLLBACK TO part; RELEASE part" : "ROLLBACK", nullptr, nullptr,
                     nullptr);
}

void Transaction::commit()
{
    db_.runOften(within_ ? "RELEASE part" : "COMMIT");
    open_ = false;
}

} // namespace torchside::data
