// Any calls, at random: whatever keeps them, a journal says and keeps what the one in memory does.
#include "tests/harness/journal_contract_parts.h"

#include "models/kernel/memory_journal.h"

#include <algorithm>
#include <random>
#include <sstream>

namespace torchside::tests {

namespace {

// What a call has come to.
std::string outcomeOf(const std::function<void()> &call)
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

// With the notes as this journal numbers them.
Rewritten numbered(Rewritten past, const Journal &journal, SessionId id)
{
    const auto numbers = numbersOf(journal, id);
    NotePlaces places;
    for (const auto &[rank, place] : past.notes)
        if (static_cast<std::size_t>(rank) < numbers.size())
            places[numbers[static_cast<std::size_t>(rank)]] = place;
    past.notes = std::move(places);
    return past;
}

// The first line that is another one, from both.
std::string firstDifference(const std::string &known, const std::string &tried)
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

// The same is asked of both.
class BothJournals {
public:
    BothJournals(Journal &known, Journal &tried, std::uint32_t seed);

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

BothJournals::BothJournals(Journal &known, Journal &tried, std::uint32_t seed)
    : known_(known), tried_(tried), chance_(seed)
{}

std::string BothJournals::differenceAfter(int calls)
{
    for (int i = 0; i < calls; ++i) {
        auto difference = call();
        if (difference.empty())
            difference = firstDifference(told(known_, knownIds_), told(tried_, triedIds_));
        if (!difference.empty())
            return "call " + std::to_string(i) + ": " + difference;
    }
    return {};
}

StoredStep BothJournals::step(std::int64_t seq)
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

Rewritten BothJournals::rewritten(const StoredSession &session)
{
    Rewritten past{session.head, 2 + below(static_cast<int>(session.head)), {}, {}, 0};
    for (int count = below(4), i = 0; i < count; ++i)
        past.steps.push_back(step(past.first + i));
    for (std::int64_t rank = 0; rank < below(3); ++rank)
        past.notes[rank] = 1 + below(static_cast<int>(past.first) + 2);
    past.at = ++now_;
    return past;
}

BothJournals::Change BothJournals::anyChange(std::string &name, const StoredSession &session)
{
    const auto next = session.head + (below(12) == 0 ? 2 : 1); // one of them is too late
    switch (below(12)) {
    case 0: name = "amend"; return [made = step(next - 1)](Journal &to, SessionId id) { to.amend(id, made); };
    case 1:
        name = "rewrite";
        return [past = rewritten(session)](Journal &to, SessionId id) {
            to.rewrite(id, numbered(past, to, id));
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

std::string BothJournals::both(const std::string &name, std::size_t which, const Change &change)
{
    const auto known = outcomeOf([&] { change(known_, knownIds_[which]); });
    const auto tried = outcomeOf([&] { change(tried_, triedIds_[which]); });
    return known == tried ? std::string() : name + ": " + known + ", but " + tried;
}

std::string BothJournals::begin()
{
    const auto first = step(1);
    knownIds_.push_back(known_.begin("mandom", first));
    triedIds_.push_back(tried_.begin("mandom", first));
    return {};
}

// A whole session, as another journal has it.
std::string BothJournals::take()
{
    const auto which = static_cast<std::size_t>(below(static_cast<int>(knownIds_.size())));
    const auto id = knownIds_[which];
    auto session = known_.session(id);
    if (!session)
        return {};
    auto steps = known_.steps(id, 1, noEnd);
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
std::string BothJournals::changeTogether()
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

std::string BothJournals::call()
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

void doesWhatTheOneInMemoryDoes(JournalToTry &with, unsigned seed)
{
    MemoryJournal memory;
    BothJournals both(memory, *with.here, seed);
    const auto difference = both.differenceAfter(150);
    promise(difference.empty(), difference);
    if (with.there)
        promise(told(*with.there, both.sessions()) == told(*with.here, both.sessions()),
                "the other sees another");
}

} // namespace

std::vector<Promise> promisesOfAnyCalls(unsigned seeds)
{
    std::vector<Promise> all;
    for (unsigned seed = 1; seed <= seeds; ++seed)
        all.push_back({"callByCallItDoesWhatTheOneInMemoryDoes, " + std::to_string(seed), false,
                       [seed](JournalToTry &with) { doesWhatTheOneInMemoryDoes(with, seed); }});
    return all;
}

} // namespace torchside::tests
