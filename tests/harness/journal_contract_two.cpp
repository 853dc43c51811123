// What journals promise to two that write to them.
#include "tests/harness/journal_contract_parts.h"

#include "models/kernel/history.h"
#include "models/nullgame/game.h"

namespace torchside::tests {

namespace {

void ownChangesAreNotForeign(JournalToTry &with)
{
    auto &journal = *with.here;
    const auto id = withNotes(journal);
    const auto all = journal.foreignChanges();
    const auto one = journal.foreignChanges(id);
    journal.append(id, stepAt(6));
    journal.amend(id, stepAt(6, "two"));
    journal.moveHead(id, 6, 5, 1);
    journal.rewrite(id, corrected(journal, id));
    journal.together([&] { journal.cross(id, true, 1); });
    fails<Overtaken>([&] { journal.append(id, stepAt(2)); });
    begun(journal, 2);
    promise(journal.foreignChanges(id) == one, "they are");
    promise(journal.foreignChanges() == all, "they are, of all");
}

void whatAnotherWritesIsSeen(JournalToTry &with)
{
    const auto id = begun(*with.here, 3);
    const auto whole = [&](const Journal &of) { return wholeOf(of, id); };
    promise(whole(*with.there) == whole(*with.here), "the other sees another");
    const std::vector<std::function<void(Journal &)>> deeds{
        [&](Journal &by) { by.append(id, stepAt(4)); },
        [&](Journal &by) { by.amend(id, stepAt(4, "two")); }, // as many steps as before
        [&](Journal &by) {
            by.addNote(id, {4, "note", 1});
        },
        [&](Journal &by) { by.moveHead(id, 4, 3, 1); },
        [&](Journal &by) { by.moveHead(id, 3, 4, 1); },
        [&](Journal &by) {
            by.rewrite(id, {4, 3, written("three", 3, 4), {}, 1});
        },
        [&](Journal &by) { by.cross(id, true, 1); },
        [&](Journal &by) { by.remove(id); },
        [&](Journal &by) { by.restore(id); },
    };
    for (const auto &deed : deeds) {
        const auto before = with.here->foreignChanges(id);
        const auto all = with.here->foreignChanges();
        deed(*with.there);
        promise(with.here->foreignChanges(id) != before, "it is no other number");
        promise(with.here->foreignChanges() != all, "it is no other number of all");
        promise(with.here->foreignChanges(id) == with.here->foreignChanges(id), "it is seen twice");
    }
    promise(whole(*with.there) == whole(*with.here), "the one sees another");
}

void ofTwoThatWriteTheSameStepOneIsOvertaken(JournalToTry &with)
{
    const auto id = begun(*with.here, 3);
    with.here->append(id, stepAt(4, "here"));
    fails<Overtaken>([&] { with.there->append(id, stepAt(4, "there")); });
    fails<Overtaken>([&] { with.there->amend(id, stepAt(3, "there")); });
    fails<Overtaken>([&] { with.there->moveHead(id, 3, 2, 1); });
    fails<Overtaken>([&] { with.there->addNote(id, {3, "there", 1}); });
    fails<Overtaken>([&] { with.there->rewrite(id, {3, 2, written("there", 2, 2), {}, 1}); });
    fails<Overtaken>([&] { with.there->cross(id, true, 1); });
    promise(stepsOf(*with.there, id).back() == stepAt(4, "here"), "the later one was kept");
    with.there->append(id, stepAt(5, "there"));
    auto sentAgain = stepAt(6, "here");
    sentAgain.origin = stepAt(4, "here").origin;
    fails<Overtaken>([&] { with.there->append(id, sentAgain); });
    promise(with.there->stepOf(id, sentAgain.origin.request) == 4, "the other does not find the request");
    stands(*with.here, id, 5, 5);
}

using Null = History<nullgame::Game>;

std::string codeOf(const std::optional<Refusal> &refusal)
{
    return refusal ? refusal->code : "";
}

template <class Result>
std::string codeIn(const Result &result)
{
    const auto *refusal = std::get_if<Refusal>(&result);
    return refusal ? refusal->code : "";
}

// Two taps on a counter are one step: the past is another and has the same length.
void nothingIsDecidedOnAPastThatIsAnother(JournalToTry &with)
{
    SeededDice dice(1);
    const Clock clock = [] { return Moment{1}; };
    Null here(*with.here, dice, clock);
    Null there(*with.there, dice, clock);
    here.submit(nullgame::Start{{"Ann", "Bo"}});
    there.open(*here.id());
    promise(codeIn(there.tap(nullgame::Count{0, 1})).empty(), "the first tap");
    promise(here.catchUp() && !here.catchUp(), "it is not seen once");
    promise(codeIn(there.tap(nullgame::Count{0, 1})).empty(), "the second tap");
    promise(there.seq() == 2 && here.seq() == 2, "they are two steps");
    promise(codeIn(here.submit(nullgame::Count{0, -1})) == "moved-on", "it is done on the older past");
    promise(here.state().numbers.front() == 2, "it does not look again");
    promise(codeIn(here.submit(nullgame::Count{0, -1})).empty(), "it is refused a second time");
    promise(there.catchUp() && there.state() == here.state(), "they differ");
    promise(codeOf(there.note("Pizza")).empty() && here.catchUp(), "a note is not seen");
    promise(here.log() == there.log(), "the log differs");
}

} // namespace

std::vector<Promise> promisesOfTwo()
{
    return {
        {"ownChangesAreNotForeign", false, ownChangesAreNotForeign},
        {"whatAnotherWritesIsSeen", true, whatAnotherWritesIsSeen},
        {"ofTwoThatWriteTheSameStepOneIsOvertaken", true, ofTwoThatWriteTheSameStepOneIsOvertaken},
        {"nothingIsDecidedOnAPastThatIsAnother", true, nothingIsDecidedOnAPastThatIsAnother},
    };
}

} // namespace torchside::tests
