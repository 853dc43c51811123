#pragma once

#include "data/journal/sql/database.h"
#include "data/journal/sums.h"
#include "models/json/stored_text.h"
#include "models/kernel/journal.h"

namespace torchside::data {

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
// column on.
inline bool isAsWritten(const Statement &row, int at = 0)
{
    const auto text = [&](int column) { return row.view(at + column).value_or(std::string_view()); };
    return row.isNothing(at + 12) ||
           row.number(at + 12) ==
               sumOf(row.number(at), row.number(at + 4),
                     {text(1), text(2), text(3), text(5), text(6), text(7), text(8), text(10), text(11)});
}

inline StoredStep stepFrom(const Statement &row, Reading reading, int at = 0)
{
    if (!isAsWritten(row, at))
        throw JournalFailure("step " + std::to_string(row.number(at)) + " was changed on the disk");
    const bool isTold = reading != Reading::happened;
    const auto mended = isTold ? row.maybeText(at + 8) : std::nullopt;
    return {row.number(at),
            row.text(at + 1),
            row.text(at + 2),
            isTold ? lineFrom(row.text(at + 3)) : Sentence(),
            row.number(at + 4),
            reading == Reading::whole ? standingFrom(row, at + 5) : Standing(),
            row.maybeText(at + 9),
            mended ? lineFrom(*mended) : Sentence(),
            {row.text(at + 10), row.text(at + 11)}};
}

// What a state that is kept ready stands by itself: the steps say the same, only later.
inline bool isAsWritten(const Statement &row, int sum, std::int64_t seq, const std::string &snapshot)
{
    return row.isNothing(sum) || row.number(sum) == sumOf(seq, snapshot);
}

} // namespace torchside::data
