#pragma once

#include "models/kernel/journal.h"
#include "models/kernel/sentence.h"

#include <algorithm>
#include <random>
#include <sstream>
#include <string>
#include <vector>

namespace torchside::tests {

// Everything that a journal knows, as text: of two that were told the same it is the same.
std::string told(const Journal &journal, const std::vector<SessionId> &sessions);

// What any journal must do is what the one in memory does: both are asked for the same, at random, and have
// to say and to keep the same, whatever they keep it in.
class JournalLikeness {
public:
    JournalLikeness(Journal &known, Journal &tried, std::uint32_t seed);

    // Empty, or in which call they differed and how.
    std::string differenceAfter(int calls);
    // The sessions made, as the tried one numbers them.
    const std::vector<SessionId> &sessions() const { return triedIds_; }

private:
    using Change = std::function<void(Journal &, SessionId)>;

    std::string call();
    std::string changeTogether();
    std::string both(const std::string &name, std::size_t which, const Change &change);
    Change anyChange(std::string &name, const StoredSession &session);
    std::string begin();
    std::string take();
    int below(int end) { return static_cast<int>(chance_() % static_cast<unsigned>(end)); }
    StoredStep step(std::int64_t seq);
    Rewritten rewritten(const StoredSession &session);

    Journal &known_;
    Journal &tried_;
    std::mt19937 chance_;
    Moment now_ = 0;
    int made_ = 0;
    std::vector<SessionId> knownIds_;
    std::vector<SessionId> triedIds_;
};

namespace contract {

inline constexpr std::int64_t end = 1'000'000;

// What a call has come to.
inline std::string outcomeOf(const std::function<void()> &call)
{
    try {
        call();
        return "done";
    } catch (const Overtaken &) {
        return "overtaken";
    } catch (const JournalFailure &) {
        return "failed";
    }
}

inline void tell(std::ostream &to, const Standing &standing)
{
    for (const auto &seat : standing.seats)
        to << seat << ',';
    to << english(standing.line) << (standing.outcome ? " won " + standing.outcome->reason : "");
}

inline void tell(std::ostream &to, const StoredStep &step)
{
    to << "  " << step.seq << ' ' << step.command << ' ' << step.events << ' ' << english(step.line) << " at "
       << step.at << " standing ";
    tell(to, step.standing);
    to << " mended " << english(step.mended) << " from " << step.origin.request << '/' << step.origin.sender
       << '\n';
}

inline void tell(std::ostream &to, const Seam &seam)
{
    to << "  seam " << seam.first << ' ' << seam.place << ' ' << seam.back
       << (seam.isDone ? " done\n" : " undone\n");
}

// A journal numbers notes as it likes: here the first, the second …
inline std::vector<std::int64_t> numbersOf(const Journal &journal, SessionId id)
{
    std::vector<std::int64_t> numbers;
    for (const auto &note : journal.notes(id))
        numbers.push_back(note.number);
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

inline std::ptrdiff_t rankOf(const std::vector<std::int64_t> &numbers, std::int64_t number)
{
    return std::find(numbers.begin(), numbers.end(), number) - numbers.begin();
}

// With the notes as this journal numbers them.
inline Rewritten numbered(Rewritten past, const Journal &journal, SessionId id)
{
    const auto numbers = numbersOf(journal, id);
    NotePlaces places;
    for (const auto &[rank, place] : past.notes)
        if (static_cast<std::size_t>(rank) < numbers.size())
            places[numbers[static_cast<std::size_t>(rank)]] = place;
    past.notes = std::move(places);
    return past;
}

inline void tell(std::ostream &to, const Journal &journal, SessionId id)
{
    const auto session = journal.session(id);
    if (!session) {
        to << "  hidden\n";
        return;
    }
    to << session->game << ' ' << session->started << ' ' << session->changed << ' ' << session->head << '/'
       << session->last << ' ';
    tell(to, session->standing);
    to << '\n';
    for (const auto &step : journal.steps(id, 1, end)) {
        tell(to, step);
        to << "   request " << journal.stepOf(id, step.origin.request).value_or(0) << '\n';
    }
    const auto numbers = numbersOf(journal, id);
    for (const auto &note : journal.notes(id))
        to << "  note " << rankOf(numbers, note.number) << " at " << note.seq << ' ' << note.text << ' '
           << note.at << '\n';
    for (std::int64_t at = 0; at <= session->last; ++at)
        if (const auto ready = journal.snapshot(id, at))
            to << "  from " << at << " ready " << ready->seq << ' ' << ready->state << '\n';
    for (const auto &seam : journal.seams(id))
        tell(to, seam);
    for (const auto &aside : journal.asides(id)) {
        tell(to, aside.seam);
        for (const auto &step : aside.steps)
            tell(to, step);
        for (const auto &[number, place] : aside.notes)
            to << "  note " << rankOf(numbers, number) << " to " << place << '\n';
    }
}

// The first line that is another one, from both.
inline std::string firstDifference(const std::string &known, const std::string &tried)
{
    std::istringstream left(known), right(tried);
    for (std::string one, other, place; left || right; place = one) {
        one.clear();
        other.clear();
        std::getline(left, one);
        std::getline(right, other);
        if (one != other)
            return "after “" + place + "” stands “" + one + "” and not “" + other + "”";
    }
    return {};
}

} // namespace contract

inline std::string told(const Journal &journal, const std::vector<SessionId> &sessions)
{
    std::ostringstream to;
    for (std::size_t i = 0; i < sessions.size(); ++i) {
        to << "session " << i << '\n';
        contract::tell(to, journal, sessions[i]);
    }
    to << "in this order:";
    for (const auto &each : journal.sessions())
        for (std::size_t i = 0; i < sessions.size(); ++i)
            if (sessions[i] == each.id)
                to << ' ' << i;
    return to.str();
}

inline JournalLikeness::JournalLikeness(Journal &known, Journal &tried, std::uint32_t seed)
    : known_(known), tried_(tried), chance_(seed)
{}

inline std::string JournalLikeness::differenceAfter(int calls)
{
    for (int i = 0; i < calls; ++i) {
        auto difference = call();
        if (difference.empty())
            difference = contract::firstDifference(told(known_, knownIds_), told(tried_, triedIds_));
        if (!difference.empty())
            return "call " + std::to_string(i) + ": " + difference;
    }
    return {};
}

inline StoredStep JournalLikeness::step(std::int64_t seq)
{
    const auto name = std::to_string(++made_);
    StoredStep step{
        seq, R"({"do":")" + name + R"("})", "[" + name + "]", say("%1 does “%2”", "Zoë", made_), ++now_, {}};
    step.standing = {{"Ann", "Bo " + name}, std::nullopt, say("it is %1", made_)};
    if (below(9) == 0)
        step.standing.outcome = Outcome{{below(2)}, "end " + name};
    if (below(3) == 0)
        step.snapshot = "{\"state\":" + name + "}";
    if (below(6) == 0)
        step.mended = say("mended %1", made_);
    if (below(3) == 0)
        step.origin = {"request " + name, "Bo"};
    return step;
}

inline Rewritten JournalLikeness::rewritten(const StoredSession &session)
{
    Rewritten past{session.head, 2 + below(static_cast<int>(session.head)), {}, {}, 0};
    for (int count = below(4), i = 0; i < count; ++i)
        past.steps.push_back(step(past.first + i));
    for (std::int64_t rank = 0; rank < below(3); ++rank)
        past.notes[rank] = 1 + below(static_cast<int>(past.first) + 2);
    past.at = ++now_;
    return past;
}

inline JournalLikeness::Change JournalLikeness::anyChange(std::string &name, const StoredSession &session)
{
    const auto next = session.head + (below(12) == 0 ? 2 : 1); // one of them is too late
    switch (below(12)) {
    case 0: name = "amend"; return [made = step(next - 1)](Journal &to, SessionId id) { to.amend(id, made); };
    case 1:
        name = "rewrite";
        return [past = rewritten(session)](Journal &to, SessionId id) {
            to.rewrite(id, contract::numbered(past, to, id));
        };
    case 2:
    case 3:
        name = "cross";
        return [back = below(3) > 0, at = ++now_](Journal &to, SessionId id) { to.cross(id, back, at); };
    case 4:
    case 5:
        name = "move";
        return [from = next - 1, to = 1 + below(static_cast<int>(session.last)),
                at = ++now_](Journal &of, SessionId id) { of.moveHead(id, from, to, at); };
    case 6:
        name = "note";
        return [note = StoredNote{next - 1, "Pizza " + std::to_string(++made_), ++now_, 0}](
                   Journal &to, SessionId id) { to.addNote(id, note); };
    default: name = "append"; return [made = step(next)](Journal &to, SessionId id) { to.append(id, made); };
    }
}

inline std::string JournalLikeness::both(const std::string &name, std::size_t which, const Change &change)
{
    const auto known = contract::outcomeOf([&] { change(known_, knownIds_[which]); });
    const auto tried = contract::outcomeOf([&] { change(tried_, triedIds_[which]); });
    return known == tried ? std::string() : name + ": " + known + ", but " + tried;
}

inline std::string JournalLikeness::begin()
{
    const auto first = step(1);
    knownIds_.push_back(known_.begin("mandom", first));
    triedIds_.push_back(tried_.begin("mandom", first));
    return {};
}

// A whole session, as another journal has it.
inline std::string JournalLikeness::take()
{
    const auto which = static_cast<std::size_t>(below(static_cast<int>(knownIds_.size())));
    const auto id = knownIds_[which];
    auto session = known_.session(id);
    if (!session)
        return {};
    auto steps = known_.steps(id, 1, contract::end);
    session->changed = session->head < session->last ? ++now_ : steps.back().at;
    for (auto &each : steps)
        each.origin.request.clear(); // of its own device
    const auto notes = known_.notes(id);
    const auto asides = counted(known_.asides(id), notes);
    knownIds_.push_back(known_.take(*session, steps, notes, asides));
    triedIds_.push_back(tried_.take(*session, steps, notes, asides));
    return {};
}

// All of it is kept, or nothing where it fails in the end.
inline std::string JournalLikeness::changeTogether()
{
    const auto which = static_cast<std::size_t>(below(static_cast<int>(knownIds_.size())));
    const auto session = known_.session(knownIds_[which]);
    if (!session)
        return {};
    std::vector<StoredStep> steps;
    for (int i = 0; i < 3; ++i)
        steps.push_back(step(session->head + 1 + i));
    if (below(2) == 0)
        steps.back().seq += 7;
    return both("together", which, [&](Journal &to, SessionId id) {
        to.together([&] {
            for (const auto &each : steps)
                to.append(id, each);
        });
    });
}

inline std::string JournalLikeness::call()
{
    if (knownIds_.empty() || below(25) == 0)
        return begin();
    const auto which = static_cast<std::size_t>(below(static_cast<int>(knownIds_.size())));
    switch (below(30)) {
    case 0: return both("remove", which, [](Journal &of, SessionId id) { of.remove(id); });
    case 1:
    case 2: return both("restore", which, [](Journal &of, SessionId id) { of.restore(id); });
    case 3: return take();
    case 4:
    case 5: return changeTogether();
    default: break;
    }
    const auto session = known_.session(knownIds_[which]);
    if (!session)
        return {};
    std::string name;
    const auto change = anyChange(name, *session);
    return both(name, which, change);
}

} // namespace torchside::tests
