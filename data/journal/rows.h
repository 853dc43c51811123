#pragma once

#include "data/journal/sql/database.h"
#include "models/json/stored_text.h"
#include "models/kernel/journal.h"

namespace torchside::data {

// A text of JSON is a list or an object: a sentence alone stands as a list of one.
inline Sentence lineFrom(const std::string &text)
{
    auto lines = json::valueOf<std::vector<Sentence>>(text);
    return lines.empty() ? Sentence() : std::move(lines.front());
}

inline std::optional<std::string> outcomeText(const Standing &standing)
{
    return standing.outcome ? std::optional(json::textOf(*standing.outcome)) : std::nullopt;
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

inline std::optional<std::string> mendedText(const StoredStep &step)
{
    return step.mended.empty() ? std::nullopt : std::optional(json::textOf(std::vector{step.mended}));
}

inline std::optional<std::string> orNothing(const std::string &text)
{
    return text.empty() ? std::nullopt : std::optional(text);
}

// seq, command, events, line, at, seats, outcome, standing, mended, snapshot, request, sender: from this
// column on.
inline StoredStep stepFrom(const Statement &row, int at = 0)
{
    const auto mended = row.maybeText(at + 8);
    return {row.number(at),
            row.text(at + 1),
            row.text(at + 2),
            lineFrom(row.text(at + 3)),
            row.number(at + 4),
            standingFrom(row, at + 5),
            row.maybeText(at + 9),
            mended ? lineFrom(*mended) : Sentence(),
            {row.maybeText(at + 10).value_or(std::string()), row.maybeText(at + 11).value_or(std::string())}};
}

} // namespace torchside::data
