#pragma once

#include "data/journal/sql/database.h"
#include "data/journal/sums.h"
#include "models/json/stored_text.h"
#include "models/kernel/journal.h"

namespace torchside::data {

// A text of JSON is a list or an object: a sentence alone stands as a list of one.
inline Sentence lineFrom(const std::string &text)
{
    auto lines = json::valueOf<std::vector<Sentence>>(text);
    return lines.empty() ? Sentence() : std::move(lines.front());
}

inline Standing standingFrom(const Statement &row, int column)
{
    Standing standing;
    standing.seats = json::valueOf<std::vector<std::string>>(row.text(column));
    if (const auto outcome = row.maybeText(column + 1))
        standing.outcome = json::valueOf<Outcome>(*outcome);
    standing.line = lineFrom(row.text(column + 2));
    return standing;
}

inline std::optional<std::string> orNothing(const std::string &text)
{
    return text.empty() ? std::nullopt : std::optional(text);
}

// seq, command, events, line, at, seats, outcome, standing, mended, snapshot, request, sender, sum: from this
// column on; what is text already, and the rest.
inline StoredStep textsFrom(const Statement &row, int at)
{
    return {row.number(at),
            row.text(at + 1),
            row.text(at + 2),
            {},
            row.number(at + 4),
            {},
            row.maybeText(at + 9),
            {},
            {row.text(at + 10), row.text(at + 11)}};
}

inline Written writtenIn(const Statement &row, int at)
{
    return {row.text(at + 3), row.text(at + 5), row.maybeText(at + 6), row.text(at + 7),
            row.maybeText(at + 8)};
}

inline bool isAsWritten(const Statement &row)
{
    return row.isNothing(12) || row.number(12) == sumOf(textsFrom(row, 0), writtenIn(row, 0));
}

inline StoredStep stepFrom(const Statement &row, int at = 0)
{
    auto step = textsFrom(row, at);
    const auto written = writtenIn(row, at);
    if (!row.isNothing(at + 12) && row.number(at + 12) != sumOf(step, written))
        throw JournalFailure("step " + std::to_string(step.seq) + " was changed on the disk");
    step.line = lineFrom(written.line);
    step.standing.seats = json::valueOf<std::vector<std::string>>(written.seats);
    if (written.outcome)
        step.standing.outcome = json::valueOf<Outcome>(*written.outcome);
    step.standing.line = lineFrom(written.standing);
    if (written.mended)
        step.mended = lineFrom(*written.mended);
    return step;
}

// What a state that is kept ready stands by itself: the steps say the same, only later.
inline bool isAsWritten(const Statement &row, int sum, std::int64_t seq, const std::string &snapshot)
{
    return row.isNothing(sum) || row.number(sum) == sumOf(seq, snapshot);
}

} // namespace torchside::data
