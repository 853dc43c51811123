#include "data/journal/sql/database.h"

#include "data/journal/sqlite/connection.h"
#include "data/journal/watch.h"

#include <QRandomGenerator>

#include <algorithm>
#include <chrono>
#include <thread>

namespace torchside::data {

Database::Database(const std::string &path, Access access)
    : connection_(std::make_unique<SqliteConnection>(path, access == Access::readOnly))
{}

Database::Database(std::unique_ptr<Connection> connection) : connection_(std::move(connection))
{}

Database::Database(Database &&other) noexcept = default;

Database::~Database() = default;

void Database::fail(const std::string &what) const
{
    throw JournalFailure(what + ": " + connection_->why());
}

void Database::run(const std::string &sql)
{
    connection_->run(sql);
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

// Those that met must not meet again.
void Database::pause(int tries)
{
    const auto most = std::min(tries, 8) * 2'000;
    std::this_thread::sleep_for(std::chrono::microseconds(QRandomGenerator::global()->bounded(most + 1)));
}

Statement::Statement(Database &db, std::string_view sql) : prepared_(db.connection().prepare(sql))
{}

Statement &Statement::bind(std::int64_t value)
{
    prepared_->bind(++bound_, value);
    return *this;
}

Statement &Statement::bind(std::string_view value)
{
    prepared_->bind(++bound_, value);
    return *this;
}

Statement &Statement::bind(const std::optional<std::string> &value)
{
    if (value)
        prepared_->bind(++bound_, std::string_view(*value));
    else
        prepared_->bindNothing(++bound_);
    return *this;
}

bool Statement::next()
{
    try {
        if (prepared_->step())
            return true;
    } catch (...) {
        reset();
        throw;
    }
    reset();
    return false;
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
    prepared_->reset();
    bound_ = 0;
}

std::string Statement::text(int column) const
{
    return std::string(view(column).value_or(std::string_view()));
}

std::optional<std::string> Statement::maybeText(int column) const
{
    const auto text = view(column);
    return text ? std::optional<std::string>(*text) : std::nullopt;
}

Transaction::Transaction(Database &db, Purpose purpose)
    : connection_(db.connection()), within_(connection_.isWithin())
{
    if (within_)
        connection_.beginPart();
    else
        purpose == Purpose::look ? connection_.beginReading() : connection_.begin();
}

Transaction::~Transaction()
{
    if (open_)
        within_ ? connection_.rollBackPart() : connection_.rollBack();
}

void Transaction::commit()
{
    within_ ? connection_.commitPart() : connection_.commit();
    open_ = false;
}

} // namespace torchside::data
