// How a connection begins and ends its transactions, and finds out what became of one whose end was lost.

#include "data/journal/postgres/connection.h"
#include "data/journal/sql/database.h"

#include <QUuid>

namespace torchside::data::postgres {

Writer::Writer()
{
    sign = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
}

void Connection::beginAs(const char *sql)
{
    reach();
    isWithin_ = true;
    isReading_ = false;
    isBegun_ = false;
    isTooLate_ = false;
    later(sql);
}

void Connection::begin()
{
    beginAs("BEGIN ISOLATION LEVEL SERIALIZABLE");
}

void Connection::beginReading()
{
    beginAs("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    isReading_ = true;
}

void Connection::endTransaction()
{
    isWithin_ = false;
    isBegun_ = false;
    waiting_.clear();
    parts_.clear();
    touched_.clear();
}

void Connection::rollBack() noexcept
{
    const bool isOpen = line_ && isBegun_;
    endTransaction();
    try {
        if (isOpen)
            line_->ask({{"ROLLBACK"}}, deadline());
    } catch (const Lost &) {
        line_.reset();
    }
}

void Connection::count()
{
    for (const auto session : touched_) {
        ++own_[session];
        ++ownInAll_;
    }
}

// With a mark of its writer, which tells afterwards whether it was kept.
void Connection::commit()
{
    if (isReading_ || (!isBegun_ && waiting_.size() <= 1))
        return rollBack(); // what was read is read
    if (!line_)
        throw TryAgain("the connection to the database was lost");
    if (isTooLate_)
        throw TryAgain("others were quicker: " + why_);
    const auto now = std::chrono::duration_cast<std::chrono::milliseconds>(
                         std::chrono::system_clock::now().time_since_epoch())
                         .count();
    later("INSERT INTO writer (sign, number, at) VALUES ('" + writer_->sign + "', " +
          std::to_string(++writer_->number) + ", " + std::to_string(now) +
          ") ON CONFLICT (sign) DO UPDATE SET number = excluded.number, at = excluded.at");
    later("COMMIT");
    const auto until = deadline();
    try {
        const auto result = line_->ask(takeWaiting(), until);
        const auto *code = result ? PQresultErrorField(result.get(), PG_DIAG_SQLSTATE) : nullptr;
        if (line_->isWarned() || (code && isLostBy(code)))
            throw Lost{"it ended in the middle", false};
        check(result.get(), until);
        if (std::string_view(PQcmdStatus(result.get())) != "COMMIT")
            throw JournalFailure("the database has taken it all back");
    } catch (const Lost &what) {
        until_ = until;
        settle(what);
    }
    count();
    endTransaction();
}

// Whether or not it was kept is known to those that answer, and only to them.
void Connection::settle(const Lost &what)
{
    line_.reset();
    dialling_ = std::make_unique<Dialling>(address_);
    if (what.isSilent)
        doubt(what.why);
    bool isDone = false;
    try {
        isDone = isKept();
    } catch (const JournalFailure &failure) {
        doubt(failure.what());
    }
    if (!isDone)
        throw TryAgain("the connection to the database was lost");
}

// This waits until the transaction is over, if it still is under way; and if it has come no further than
// here, it can't be kept any more, because it would have to change what was changed meanwhile.
bool Connection::isKept()
{
    const auto sql = "INSERT INTO writer (sign, number, at) VALUES ('" + writer_->sign +
                     "', 0, 0) ON CONFLICT (sign) DO UPDATE SET number = writer.number RETURNING number";
    constexpr int most = 5;
    for (int tries = 1;; ++tries) {
        reach();
        try {
            const auto result = once({{sql}});
            return std::stoll(PQgetvalue(result.get(), 0, 0)) >= writer_->number;
        } catch (const TryAgain &) {
            if (tries == most)
                throw;
        }
    }
}

// If it was kept all the same, it is to be told here, too, as if another had written it.
void Connection::doubt(const std::string &why)
{
    *writer_ = Writer();
    wasReached_ = line_ != nullptr;
    until_.reset();
    isOutOfReach_ = true;
    why_ = why.substr(0, why.find('\n'));
    throw InDoubt("the database was lost while it was saving: " + why_);
}

void Connection::beginPart()
{
    parts_.push_back({waiting_.size(), false, touched_.size()});
    later("SAVEPOINT part");
}

void Connection::commitPart()
{
    parts_.pop_back();
    later("RELEASE SAVEPOINT part");
}

void Connection::rollBackPart() noexcept
{
    const auto part = parts_.back();
    parts_.pop_back();
    touched_.resize(part.touched);
    waiting_.resize(part.isSent ? 0 : part.waiting);
    if (!part.isSent)
        return;
    later("ROLLBACK TO SAVEPOINT part");
    later("RELEASE SAVEPOINT part");
}

} // namespace torchside::data::postgres
