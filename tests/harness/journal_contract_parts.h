#pragma once

#include "tests/harness/journal_contract.h"

#include <algorithm>

// What the promises of journals are made of.
namespace torchside::tests {

inline void promise(bool isSo, const std::string &what, int line = __builtin_LINE())
{
    if (!isSo)
        throw BrokenContract(what + " (line " + std::to_string(line) + ")");
}

template <class Failure, class Deed>
void fails(const Deed &deed, int line = __builtin_LINE())
{
    try {
        deed();
    } catch (const Failure &) {
        return;
    }
    promise(false, "it should have been refused", line);
}

// A step that differs from every other in all it has.
inline StoredStep stepAt(std::int64_t seq, const std::string &words = "one")
{
    StoredStep step{seq,
                    R"({"do":")" + words + R"("})",
                    R"([{")" + words + R"(":)" + std::to_string(seq) + "}]",
                    say("%1 does %2.", words, seq),
                    1'000 * seq,
                    {{"Ann", words}, std::nullopt, say("%1 leads.", words)}};
    step.origin = {words + std::to_string(seq), "Zoë"};
    return step;
}

inline StoredStep withSnapshot(StoredStep step)
{
    step.snapshot = "state " + step.command + std::to_string(step.seq);
    return step;
}

// Snapshots are asked for apart.
inline std::vector<StoredStep> stepsOf(const Journal &journal, SessionId id)
{
    auto all = journal.steps(id, 1, 1'000);
    for (auto &step : all)
        step.snapshot.reset();
    return all;
}

inline std::vector<StoredStep> written(const std::string &words, std::int64_t from, std::int64_t to)
{
    std::vector<StoredStep> all;
    for (auto seq = from; seq <= to; ++seq)
        all.push_back(stepAt(seq, words));
    return all;
}

inline SessionId begun(Journal &journal, std::int64_t steps = 1)
{
    const auto id = journal.begin("nullgame", stepAt(1));
    for (std::int64_t seq = 2; seq <= steps; ++seq)
        journal.append(id, stepAt(seq));
    return id;
}

inline void stands(const Journal &journal, SessionId id, std::int64_t head, std::int64_t last,
                   int line = __builtin_LINE())
{
    const auto session = journal.session(id);
    promise(session.has_value(), "the session is gone", line);
    promise(session->head == head && session->last == last,
            "it stands at " + std::to_string(session->head) + "/" + std::to_string(session->last), line);
}

// All there is of a session, to be compared.
struct Whole {
    std::vector<StoredStep> steps;
    std::vector<std::pair<std::int64_t, std::string>> notes;
    std::vector<Seam> seams;
    std::vector<std::vector<StoredStep>> asides;
    std::int64_t head = 0;
    std::optional<std::string> snapshot;

    bool operator==(const Whole &) const = default;
};

inline Whole wholeOf(const Journal &journal, SessionId id)
{
    Whole whole{stepsOf(journal, id), {}, journal.seams(id), {}, journal.session(id).value().head, {}};
    for (const auto &note : journal.notes(id))
        whole.notes.emplace_back(note.seq, note.text);
    for (const auto &aside : journal.asides(id)) {
        whole.asides.push_back(aside.steps);
        for (auto &step : whole.asides.back())
            step.snapshot.reset();
    }
    if (const auto snapshot = journal.snapshot(id, 1'000))
        whole.snapshot = std::to_string(snapshot->seq) + snapshot->state;
    return whole;
}

// Five steps; from the third on the past becomes another, of three steps instead of three; notes move along.
inline Rewritten corrected(const Journal &journal, SessionId id, const std::string &words = "two")
{
    Rewritten past{5, 3, written(words, 3, 4), {}, 90'000};
    past.steps.back() = withSnapshot(past.steps.back());
    for (const auto &note : journal.notes(id))
        past.notes[note.number] = 3;
    return past;
}

inline SessionId withNotes(Journal &journal)
{
    const auto id = journal.begin("nullgame", stepAt(1));
    for (std::int64_t seq = 2; seq <= 5; ++seq) {
        journal.append(id, seq == 4 ? withSnapshot(stepAt(seq)) : stepAt(seq));
        journal.addNote(id, {seq, "note " + std::to_string(seq), seq});
    }
    return id;
}

inline constexpr std::int64_t noEnd = 1'000'000;

// A journal numbers notes as it likes: here the first, the second …
inline std::vector<std::int64_t> numbersOf(const Journal &journal, SessionId id)
{
    std::vector<std::int64_t> numbers;
    for (const auto &note : journal.notes(id))
        numbers.push_back(note.number);
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

std::vector<Promise> promisesOfSeams();
std::vector<Promise> promisesOfTwo();
std::vector<Promise> promisesOfAnyCalls(unsigned seeds);

} // namespace torchside::tests
