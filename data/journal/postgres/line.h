#pragma once

#include <libpq-fe.h>

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace torchside::data::postgres {

using Deadline = std::chrono::steady_clock::time_point;

// No call takes longer, whatever has become of the net and the server.
inline constexpr std::chrono::milliseconds patience{2'300};

struct FreeResult {
    void operator()(PGresult *result) const { PQclear(result); }
};
using Result = std::unique_ptr<PGresult, FreeResult>;

// The line is gone, or nothing came over it for too long.
struct Lost {
    std::string why;
    bool isSilent = false; // nothing is known of the other end
};

// What is asked of a server: a statement of words alone, or one with values, which may be kept ready there by
// a name.
struct Question {
    std::string sql;
    std::vector<std::optional<std::string>> values{};
    std::vector<Oid> types{};
    std::string name{};
    int readyOn = 0;      // the line that knows the name, by its number
    bool isReady = false; // this line does
};

// A line to a server. What is asked over it is answered before a deadline, or it is lost for good.
class Line {
public:
    explicit Line(PGconn *connection);
    ~Line();
    Line(const Line &) = delete;
    Line &operator=(const Line &) = delete;

    // All in one go; returns the last answer, or the first that is an error. Throws Lost.
    Result ask(const std::vector<Question> &questions, Deadline until);
    // Several statements, with semicolons between.
    Result run(const std::string &sql, Deadline until);
    // Did the server say in its last answer that it is not sure of what it did?
    bool isWarned() const { return isWarned_; }
    // What others have told since, waiting no longer than that. Throws Lost.
    std::vector<std::string> told(std::chrono::milliseconds wait, int wakes);

private:
    std::vector<std::string> heard();
    void send(const Question &question);
    Result answer(Deadline until);
    Result next(Deadline until);
    void flush(Deadline until);
    void wait(short events, Deadline until);
    [[noreturn]] void lose(bool isSilent);

    PGconn *connection_;
    bool isWarned_ = false;
    bool isLost_ = false;
};

bool isFailure(const PGresult *result);

} // namespace torchside::data::postgres
