#include "data/journal/postgres/connection.h"

#include "data/journal/postgres/statement.h"
#include "data/journal/postgres/watch.h"
#include "data/journal/sql/database.h"

#include <algorithm>

namespace torchside::data::postgres {

namespace {

using Steady = std::chrono::steady_clock;

// Who has met an unreachable server waits for the next line no longer than this: it is dialled all the while.
constexpr std::chrono::milliseconds glance{50};

std::string firstLine(const std::string &text)
{
    return text.substr(0, text.find('\n'));
}

// What only looks can be asked again on another line.
bool isLook(const std::string &sql)
{
    return sql.starts_with("SELECT");
}

} // namespace

// The last: it takes no changes any more.
bool isLostBy(std::string_view code)
{
    return code.starts_with("08") || code.starts_with("57P") || code == "25006";
}

Connection::Connection(std::string address) : address_(std::move(address))
{
    reach();
}

Connection::~Connection() = default;

Deadline Connection::deadline() const
{
    return until_.value_or(Steady::now() + patience_);
}

void Connection::giveUp(const std::string &why)
{
    wasReached_ = false;
    until_.reset();
    isOutOfReach_ = true;
    why_ = firstLine(why);
    throw OutOfReach("the database is out of reach: " + why_);
}

void Connection::reach()
{
    if (line_)
        return;
    if (!dialling_)
        dialling_ = std::make_unique<Dialling>(address_);
    try {
        line_ = dialling_->result(wasReached_ ? deadline() : Steady::now() + glance);
    } catch (const Lost &failure) {
        dialling_.reset();
        giveUp(failure.why);
    }
    if (!line_)
        giveUp("no answer");
    dialling_.reset();
    until_.reset();
    wasReached_ = true;
    ++lines_;
}

// Where nothing is known of the other end, nobody waits for it any longer.
void Connection::lost(const Lost &what, Deadline until)
{
    line_.reset();
    dialling_ = std::make_unique<Dialling>(address_);
    if (what.isSilent || Steady::now() >= until)
        giveUp(what.why);
    until_ = until;
    why_ = firstLine(what.why);
    throw TryAgain("the connection to the database was lost: " + why_);
}

void Connection::check(const PGresult *result, Deadline until)
{
    isOutOfReach_ = false;
    if (!isFailure(result))
        return;
    const auto field = [&](int which) {
        const auto *text = result ? PQresultErrorField(result, which) : nullptr;
        return std::string(text ? text : "");
    };
    const auto code = field(PG_DIAG_SQLSTATE);
    why_ = field(PG_DIAG_MESSAGE_PRIMARY);
    if (isLostBy(code))
        lost({why_, false}, until);
    if (code == "40001" || code == "40P01") {
        isTooLate_ = true;
        throw TryAgain("others were quicker: " + why_);
    }
    if (code == "23505")
        throw Duplicate("the database could not do it: " + why_);
    isOutOfReach_ = code.starts_with("53") || code == "57014";
    if (code == "57014")
        throw OutOfReach("the database is out of reach: " + why_);
    throw JournalFailure("the database could not do it: " + why_);
}

Result Connection::once(std::vector<Question> questions)
{
    if (!line_)
        throw TryAgain("the connection to the database was lost");
    for (auto &question : questions)
        question.isReady = question.readyOn == lines_;
    const auto until = deadline();
    Result result;
    try {
        result = line_->ask(questions, until);
    } catch (const Lost &failure) {
        lost(failure, until);
    }
    check(result.get(), until);
    return result;
}

std::vector<Question> Connection::takeWaiting()
{
    isBegun_ = true;
    for (auto &part : parts_)
        part.isSent = true;
    return std::exchange(waiting_, {});
}

Result Connection::ask(Question question)
{
    if (isWithin_) {
        auto questions = takeWaiting();
        questions.push_back(std::move(question));
        return once(std::move(questions));
    }
    constexpr int most = 3;
    for (int tries = 1;; ++tries) {
        reach();
        try {
            return once({question});
        } catch (const TryAgain &) {
            if (!line_ && !isLook(question.sql))
                doubt(why_);
            if (!isLook(question.sql) || tries == most)
                throw;
        }
    }
}

void Connection::run(const std::string &sql)
{
    if (!isWithin_)
        reach();
    else if (!waiting_.empty())
        once(takeWaiting());
    if (!line_)
        throw TryAgain("the connection to the database was lost");
    const auto until = deadline();
    Result result;
    try {
        result = line_->run(sql, until);
    } catch (const Lost &failure) {
        if (isWithin_)
            lost(failure, until);
        line_.reset();
        doubt(failure.why);
    }
    check(result.get(), until);
}

std::unique_ptr<Prepared> Connection::prepare(std::string_view sql)
{
    return std::make_unique<Statement>(*this, sql);
}

bool Connection::hasColumn(const std::string &table, const std::string &column)
{
    const auto statement = prepare("SELECT count(*) FROM information_schema.columns WHERE table_schema = "
                                   "current_schema() AND table_name = ? AND column_name = ?");
    statement->bind(1, std::string_view(table));
    statement->bind(2, std::string_view(column));
    return statement->step() && statement->number(0) > 0;
}

void Connection::touch(std::int64_t session)
{
    const auto id = std::to_string(session);
    later("SELECT pg_notify('torchside', '" + writer_->sign + ' ' + id + "')");
    if (session <= 0)
        return;
    later("UPDATE session SET changes = changes + 1 WHERE id = " + id);
    touched_.push_back(session);
}

std::int64_t Connection::number(std::unique_ptr<Prepared> &statement, const char *sql,
                                std::optional<std::int64_t> value)
{
    if (!statement)
        statement = prepare(sql);
    statement->reset();
    if (value)
        statement->bind(1, *value);
    const auto found = statement->step() ? statement->number(0) : 0;
    statement->reset();
    return found;
}

// What was changed here is no news here.
std::int64_t Connection::foreignChanges(std::int64_t session)
{
    const auto all = number(changesOfOne_, "SELECT changes FROM session WHERE id = ?", session);
    const auto own = own_.find(session);
    return all - (own == own_.end() ? 0 : own->second) -
           std::count(touched_.begin(), touched_.end(), session);
}

std::int64_t Connection::foreignChanges()
{
    return number(changesOfAll_, "SELECT sum(changes) FROM session", std::nullopt) - ownInAll_ -
           std::ssize(touched_);
}

std::unique_ptr<Watch> Connection::watch()
{
    return std::make_unique<Listener>(address_, writer_);
}

} // namespace torchside::data::postgres
