#pragma once

// What History tells of its steps: the log, the history, the story, a value's past.

#include "models/kernel/history.h"

#include <algorithm>
#include <initializer_list>

namespace torchside {

template <Game G>
void History<G>::addTo(std::vector<LogLine> &log, LogLine line)
{
    log.push_back(std::move(line));
    if (log.size() > logLength)
        log.erase(log.begin());
}

// Steps and notes by their place; a note stands behind the step it was written after.
template <Game G>
std::vector<LogLine> History<G>::logAt(std::int64_t seq) const
{
    std::vector<LogLine> log;
    const auto notes = journal_.notes(*id_);
    auto note = notes.begin();
    const std::int64_t first = std::max<std::int64_t>(1, seq - static_cast<std::int64_t>(logLength) + 1);
    while (note != notes.end() && note->seq < first)
        ++note;
    for (const auto &step : journal_.steps(*id_, first, seq, Reading::told)) {
        addTo(log, {step.seq, step.line});
        for (; note != notes.end() && note->seq == step.seq; ++note)
            addTo(log, {note->seq, literally(note->text)});
    }
    for (; note != notes.end(); ++note)
        addTo(log, {note->seq, literally(note->text)});
    return log;
}

// What was kept is kept, whether or not it can be read again at once: else it is read as soon as it can be.
template <Game G>
void History<G>::readLog()
{
    try {
        log_ = logAt(seq_);
    } catch (const JournalFailure &) {
        foreign_ = unread;
    }
}

template <Game G>
std::string History<G>::commandAt(std::int64_t seq) const
{
    const auto steps = id_ ? journal_.steps(*id_, seq, seq, Reading::happened) : std::vector<StoredStep>{};
    return steps.empty() ? std::string() : steps.front().command;
}

template <Game G>
std::vector<HistoryEntry> History<G>::history(bool withUndone, const Viewer &to) const
{
    std::vector<HistoryEntry> entries;
    if (!id_)
        return entries;
    const auto notes = journal_.notes(*id_);
    auto note = notes.begin();
    const auto addNotes = [&](std::int64_t upTo) {
        for (; note != notes.end() && note->seq <= upTo; ++note)
            entries.push_back({note->seq, true, literally(note->text), {}, {}, note->at, {}, {}});
    };
    for (const auto &step : journal_.steps(*id_, 1, withUndone ? last_ : seq_, Reading::told)) {
        entries.push_back({step.seq, false, step.line, Codec::toldCommand(step.command, to),
                           Codec::toldEvents(step.events, to), step.at, step.mended, step.origin.sender});
        addNotes(step.seq);
    }
    addNotes(last_);
    return entries;
}

template <Game G>
Chronicle History<G>::chronicle() const
{
    Chronicler to;
    if constexpr (requires { typename G::Story; }) {
        State state{};
        for (const auto &step :
             id_ ? journal_.steps(*id_, 1, seq_, Reading::told) : std::vector<StoredStep>{}) {
            to.begin(step.seq, step.at, step.line);
            state = stepped(std::move(state), step, [&](const State &before, const Event &event) {
                G::Story::tell(before, event, to);
            });
            G::Story::measure(state, to);
        }
        if (id_)
            G::Story::conclude(state, to);
    }
    return to.take();
}

// Is it a list's own path, or one into its lines?
inline bool isInList(std::string_view path, std::string_view list, std::size_t lines,
                     std::initializer_list<std::string_view> keys)
{
    if (path == list)
        return true;
    for (std::size_t line = 0; line < lines; ++line) {
        const auto at = std::string(list) + "." + std::to_string(line);
        if (path == at || std::any_of(keys.begin(), keys.end(), [&](std::string_view key) {
                return path == at + "." + std::string(key);
            }))
            return true;
    }
    return false;
}

template <Game G>
std::optional<std::vector<Change>> History<G>::trace(const std::string &path) const
{
    std::vector<Change> changes;
    State state{};
    std::string before;
    // What the table is told beside its values has no past.
    bool found = path == "game" || isInList(path, "log", log_.size(), {"seq", "text"});
    const bool isPrompt = path.starts_with("prompts");
    for (const auto &step : journal_.steps(*id_, 1, seq_, Reading::told)) {
        state = stepped(std::move(state), step);
        const auto told = Codec::valueAt(state, path);
        found = found || told ||
                (isPrompt && isInList(path, "prompts", Words::prompts(state).size(), {"text", "rule"}));
        auto now = told.value_or("null"); // what isn't there has no value, as what is empty
        if (step.seq > 1 && now != before)
            changes.push_back({step.seq, before, now, step.line});
        before = std::move(now);
    }
    if (!found)
        return std::nullopt;
    return changes;
}

} // namespace torchside
