#include "data/journal/postgres/line.h"

#include <poll.h>

#include <algorithm>
#include <cerrno>
#include <string_view>

namespace torchside::data::postgres {

namespace {

int millisecondsUntil(Deadline until)
{
    const auto left =
        std::chrono::ceil<std::chrono::milliseconds>(until - std::chrono::steady_clock::now()).count();
    return static_cast<int>(std::max<std::int64_t>(left, 0));
}

} // namespace

bool isFailure(const PGresult *result)
{
    const auto status = PQresultStatus(result);
    return status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK && status != PGRES_EMPTY_QUERY;
}

Line::Line(PGconn *connection) : connection_(connection)
{
    PQsetnonblocking(connection_, 1);
    PQsetNoticeReceiver(
        connection_,
        [](void *line, const PGresult *notice) {
            const auto *kind = PQresultErrorField(notice, PG_DIAG_SEVERITY_NONLOCALIZED);
            if (kind && std::string_view(kind) == "WARNING")
                static_cast<Line *>(line)->isWarned_ = true;
        },
        this);
}

Line::~Line()
{
    PQfinish(connection_);
}

void Line::lose(bool isSilent)
{
    isLost_ = true;
    throw Lost{isSilent ? "no answer" : PQerrorMessage(connection_), isSilent};
}

void Line::wait(short events, Deadline until)
{
    pollfd socket{PQsocket(connection_), events, 0};
    if (socket.fd < 0)
        lose(false);
    int found = 0;
    while ((found = poll(&socket, 1, millisecondsUntil(until))) < 0 && errno == EINTR) {
    }
    if (found == 0)
        lose(true);
}

void Line::flush(Deadline until)
{
    for (int left = 1; left != 0;) {
        left = PQflush(connection_);
        if (left < 0)
            lose(false);
        if (left == 0)
            return;
        wait(POLLIN | POLLOUT, until);
        if (PQconsumeInput(connection_) == 0)
            lose(false);
    }
}

// Nothing where an answer is complete.
Result Line::next(Deadline until)
{
    while (PQisBusy(connection_) == 1) {
        wait(POLLIN, until);
        if (PQconsumeInput(connection_) == 0)
            lose(false);
    }
    return Result(PQgetResult(connection_));
}

// The last of what comes until then, or the first failure.
Result Line::answer(Deadline until)
{
    Result kept;
    while (auto result = next(until)) {
        if (PQresultStatus(result.get()) == PGRES_FATAL_ERROR && PQstatus(connection_) == CONNECTION_BAD) {
            isLost_ = true;
            throw Lost{PQresultErrorMessage(result.get()), false};
        }
        if (!kept || !isFailure(kept.get()))
            kept = std::move(result);
    }
    return kept;
}

void Line::send(const Question &question)
{
    std::vector<const char *> values;
    for (const auto &value : question.values)
        values.push_back(value ? value->c_str() : nullptr);
    const int many = static_cast<int>(values.size());
    const bool isNamed = !question.name.empty();
    bool isSent = !isNamed || question.isReady ||
                  PQsendPrepare(connection_, question.name.c_str(), question.sql.c_str(), many,
                                question.types.data()) == 1;
    if (isNamed)
        isSent = isSent && PQsendQueryPrepared(connection_, question.name.c_str(), many, values.data(),
                                               nullptr, nullptr, 0) == 1;
    else
        isSent = PQsendQueryParams(connection_, question.sql.c_str(), many, question.types.data(),
                                   values.data(), nullptr, nullptr, 0) == 1;
    if (!isSent)
        lose(false);
}

Result Line::ask(const std::vector<Question> &questions, Deadline until)
{
    if (isLost_)
        throw Lost{"the line was lost", false};
    isWarned_ = false;
    if (PQenterPipelineMode(connection_) != 1)
        lose(false);
    std::size_t answers = 0;
    for (const auto &question : questions) {
        send(question);
        answers += !question.name.empty() && !question.isReady ? 2 : 1;
    }
    if (PQpipelineSync(connection_) != 1)
        lose(false);
    flush(until);
    Result kept;
    for (; answers > 0; --answers)
        if (auto one = answer(until); !kept || !isFailure(kept.get()))
            kept = std::move(one);
    next(until); // the end of all of them
    if (PQexitPipelineMode(connection_) != 1)
        lose(false);
    return kept;
}

Result Line::run(const std::string &sql, Deadline until)
{
    if (isLost_)
        throw Lost{"the line was lost", false};
    isWarned_ = false;
    if (PQsendQuery(connection_, sql.c_str()) != 1)
        lose(false);
    flush(until);
    return answer(until);
}

std::vector<std::string> Line::told(std::chrono::milliseconds wait, int wakes)
{
    auto all = heard(); // what came beside an answer has been read already
    if (!all.empty())
        return all;
    pollfd sources[]{{PQsocket(connection_), POLLIN, 0}, {wakes, POLLIN, 0}};
    poll(sources, 2, static_cast<int>(wait.count()));
    if (PQconsumeInput(connection_) == 0)
        lose(false);
    return heard();
}

std::vector<std::string> Line::heard()
{
    std::vector<std::string> all;
    while (auto *notice = PQnotifies(connection_)) {
        all.emplace_back(notice->extra);
        PQfreemem(notice);
    }
    return all;
}

} // namespace torchside::data::postgres
