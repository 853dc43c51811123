#include "tests/harness/journal_contract.h"

#include "tests/harness/journal_contract_parts.h"

#include <algorithm>

namespace torchside::tests {

namespace {

void aSessionStandsAsItWasBegun(JournalToTry &with)
{
    const auto id = begun(*with.here);
    const auto session = with.here->session(id);
    promise(session && session->id == id && session->game == "nullgame" && session->started == 1'000 &&
                session->changed == 1'000,
            "the session is another");
    promise(session->standing == stepAt(1).standing, "it stands otherwise");
    stands(*with.here, id, 1, 1);
    promise(stepsOf(*with.here, id) == written("one", 1, 1), "the first step is another");
    promise(with.here->sessions().size() == 1, "it is not in the list");
    promise(!with.here->session(id + 1), "there is one more");
}

void everyStepIsThereAsItWasWritten(JournalToTry &with)
{
    const auto id = begun(*with.here, 9);
    promise(stepsOf(*with.here, id) == written("one", 1, 9), "the steps are others");
    promise(with.here->steps(id, 3, 5).size() == 3 && with.here->steps(id, 3, 5).front().seq == 3,
            "some of them are others");
    promise(with.here->steps(id, 10, 20).empty() && with.here->steps(id, 5, 4).empty(),
            "steps out of nothing");
    stands(*with.here, id, 9, 9);
    promise(with.here->session(id)->standing == stepAt(9).standing, "it stands as before");
    promise(with.here->session(id)->changed == 9'000, "it was not changed");
}

void asMuchOfAStepIsReadAsIsAskedFor(JournalToTry &with)
{
    const auto id = begun(*with.here);
    auto step = stepAt(2);
    step.mended = say("Corrected: before, it was “%1”", "three");
    with.here->append(id, step);
    const auto read = [&](Reading reading) { return with.here->steps(id, 2, 2, reading).at(0); };
    for (const auto &each : {read(Reading::whole), read(Reading::told), read(Reading::happened)})
        promise(each.seq == 2 && each.command == step.command && each.events == step.events &&
                    each.at == step.at && each.origin == step.origin,
                "what happened is another");
    promise(read(Reading::told).line == step.line && read(Reading::told).mended == step.mended,
            "the line is another");
    promise(read(Reading::whole).standing == step.standing, "it stands otherwise");
}

void everyTextIsKept(JournalToTry &with)
{
    for (const std::string &text :
         {std::string("O'Hara \"?\" ?1 $1 \\ \\n %1 :x @y"), std::string("Zoë 🕯 \xF0\x9F\xA6\x87 ß\n\t"),
          std::string(1'000'000, 'x'), std::string("\x01\x7f"), std::string("E'\\x41' -- /* */ ; DROP")}) {
        auto step = stepAt(1);
        step.command = text;
        step.events = text;
        step.line = say("%1", text);
        step.standing.seats = {text, ""};
        step.standing.outcome = Outcome{{0, 7}, text};
        step.mended = say("Corrected: before, it was “%1”", text);
        step.origin = {text.substr(0, 100), text.substr(0, 100)};
        const auto id = with.here->begin("nullgame", step);
        promise(stepsOf(*with.here, id) == std::vector{step}, "it was changed on the way");
        with.here->addNote(id, {1, text, 5});
        promise(with.here->notes(id).front().text == text, "the note was changed on the way");
        promise(with.here->stepOf(id, step.origin.request) == 1, "the request is not found");
    }
}

void aStepInAnotherPlaceIsRefused(JournalToTry &with)
{
    const auto id = begun(*with.here, 3);
    const auto before = wholeOf(*with.here, id);
    for (const std::int64_t seq : {0, 1, 2, 3, 5, 99})
        fails<Overtaken>([&] { with.here->append(id, stepAt(seq, "two")); });
    promise(wholeOf(*with.here, id) == before, "something of it was kept");
    fails<JournalFailure>([&] { with.here->append(id + 7, stepAt(2)); });
}

void undoneStepsGoWhenItGoesOn(JournalToTry &with)
{
    const auto id = begun(*with.here, 6);
    with.here->addNote(id, {6, "late", 1});
    with.here->moveHead(id, 6, 2, 70'000);
    stands(*with.here, id, 2, 6);
    promise(with.here->session(id)->changed == 70'000, "nobody knows when it was moved");
    promise(with.here->session(id)->standing == stepAt(2).standing, "it stands as before");
    fails<Overtaken>([&] { with.here->moveHead(id, 6, 3, 1); });
    fails<Overtaken>([&] { with.here->append(id, stepAt(7)); });
    fails<Overtaken>([&] { with.here->amend(id, stepAt(2, "two")); });
    with.here->append(id, stepAt(3, "two"));
    stands(*with.here, id, 3, 3);
    auto expected = written("one", 1, 2);
    expected.push_back(stepAt(3, "two"));
    promise(stepsOf(*with.here, id) == expected, "the steps are others");
    promise(with.here->notes(id).front().seq == 2, "the note stands behind nothing");
    promise(!with.here->stepOf(id, "one5"), "a step that is gone is found");
}

void whatIsUndoneCanBeDoneAgain(JournalToTry &with)
{
    const auto id = begun(*with.here, 6);
    with.here->moveHead(id, 6, 1, 1);
    with.here->moveHead(id, 1, 6, 2);
    stands(*with.here, id, 6, 6);
    with.here->append(id, stepAt(7));
    promise(stepsOf(*with.here, id) == written("one", 1, 7), "the steps are others");
}

void theNewestStepCanBeAnother(JournalToTry &with)
{
    const auto id = begun(*with.here, 3);
    with.here->amend(id, withSnapshot(stepAt(3, "two")));
    auto expected = written("one", 1, 2);
    expected.push_back(stepAt(3, "two"));
    promise(stepsOf(*with.here, id) == expected, "the steps are others");
    promise(with.here->snapshot(id, 9)->state == withSnapshot(stepAt(3, "two")).snapshot, "an old snapshot");
    with.here->amend(id, stepAt(3)); // its request may be the same
    with.here->amend(id, stepAt(3));
    promise(stepsOf(*with.here, id) == written("one", 1, 3), "the steps are others");
    fails<Overtaken>([&] { with.here->amend(id, stepAt(2, "two")); });
    fails<Overtaken>([&] { with.here->amend(id, stepAt(4, "two")); });
    promise(stepsOf(*with.here, id) == written("one", 1, 3), "something of it was kept");
}

void notesStandWhereTheyWereWritten(JournalToTry &with)
{
    const auto id = begun(*with.here);
    with.here->addNote(id, {1, "first", 11});
    with.here->append(id, stepAt(2));
    with.here->addNote(id, {2, "second", 12});
    with.here->addNote(id, {2, "third", 13});
    fails<Overtaken>([&] { with.here->addNote(id, {1, "too late", 14}); });
    const auto notes = with.here->notes(id);
    promise(notes.size() == 3, "there are others");
    promise(notes[0].text == "first" && notes[1].text == "second" && notes[2].text == "third",
            "another order");
    promise(notes[0].seq == 1 && notes[2].seq == 2 && notes[1].at == 12, "other places");
    promise(notes[0].number != notes[1].number && notes[1].number != notes[2].number, "the same numbers");
}

void snapshotsAreFoundUpToAStep(JournalToTry &with)
{
    const auto id = begun(*with.here);
    promise(!with.here->snapshot(id, 100), "one out of nothing");
    for (std::int64_t seq = 2; seq <= 9; ++seq)
        with.here->append(id, seq % 3 == 0 ? withSnapshot(stepAt(seq)) : stepAt(seq));
    promise(!with.here->snapshot(id, 2), "one too early");
    promise(with.here->snapshot(id, 3)->seq == 3 && with.here->snapshot(id, 8)->seq == 6, "another one");
    promise(with.here->snapshot(id, 100)->state == withSnapshot(stepAt(9)).snapshot, "another state");
    with.here->moveHead(id, 9, 4, 1);
    with.here->append(id, stepAt(5, "two"));
    promise(with.here->snapshot(id, 100)->seq == 3, "one of a step that is gone");
}

void aRequestIsDoneOnce(JournalToTry &with)
{
    const auto id = begun(*with.here, 2);
    const auto other = begun(*with.here, 1);
    promise(with.here->stepOf(id, "one2") == 2, "it is not found");
    promise(!with.here->stepOf(other, "one2"), "it is found in another session");
    promise(!with.here->stepOf(id, "") && !with.here->stepOf(id, "two"), "one that never was");
    auto again = stepAt(3);
    again.origin.request = "one2";
    fails<Overtaken>([&] { with.here->append(id, again); });
    promise(stepsOf(*with.here, id) == written("one", 1, 2), "it was done twice");
    auto nobodys = stepAt(3);
    nobodys.origin = {};
    with.here->append(id, nobodys);
    nobodys.seq = 4;
    with.here->append(id, nobodys); // those without a name are no requests
    stands(*with.here, id, 4, 4);
}

void aRemovedSessionComesBackUntilItIsForgotten(JournalToTry &with)
{
    auto &journal = *with.here;
    const auto id = begun(journal, 3);
    const auto other = begun(journal, 2);
    journal.remove(id);
    promise(!journal.session(id) && journal.sessions().size() == 1, "it is still there");
    journal.restore(id);
    promise(stepsOf(journal, id) == written("one", 1, 3) && journal.sessions().size() == 2, "it is not back");
    journal.keepDigest(id, {1, "digest"});
    journal.remove(id);
    journal.forget();
    journal.restore(other);
    promise(!journal.session(id) && journal.sessions().size() == 1, "it was not forgotten");
    fails<JournalFailure>([&] { journal.append(id, stepAt(4)); });
    promise(begun(journal) != id, "another took its number");
}

void theNewestChangeComesFirst(JournalToTry &with)
{
    auto &journal = *with.here;
    const auto one = begun(journal);
    const auto two = begun(journal);
    const auto three = begun(journal);
    journal.append(one, stepAt(2));
    std::vector<SessionId> ids;
    for (const auto &session : journal.sessions())
        ids.push_back(session.id);
    promise(ids == std::vector{one, three, two}, "another order");
    journal.moveHead(one, 2, 1, 500);
    journal.append(two, stepAt(2));
    promise(journal.sessions().front().id == two, "another order after a move");
    promise(journal.sessions()[0].standing == stepAt(2).standing, "it stands otherwise in the list");
}

void digestsAreKeptBesideTheirSessions(JournalToTry &with)
{
    auto &journal = *with.here;
    const auto id = begun(journal);
    promise(journal.digests().empty(), "some out of nothing");
    journal.keepDigest(id, {7, "first"});
    journal.keepDigest(id, {8, "second ü"});
    const auto all = journal.digests();
    promise(all.size() == 1 && all.at(id).changed == 8 && all.at(id).text == "second ü", "another one");
}

void togetherIsWholeOrNotAtAll(JournalToTry &with)
{
    auto &journal = *with.here;
    const auto id = begun(journal, 2);
    const auto before = wholeOf(journal, id);
    struct Regret {};
    fails<Regret>([&] {
        journal.together([&] {
            journal.append(id, stepAt(3));
            begun(journal, 4);
            journal.remove(id);
            throw Regret();
        });
    });
    promise(journal.sessions().size() == 1 && wholeOf(journal, id) == before, "a part of it was kept");
    journal.together([&] {
        journal.append(id, stepAt(3));
        fails<Overtaken>([&] { journal.append(id, stepAt(3)); });
        fails<Regret>([&] {
            journal.together([&] {
                journal.append(id, stepAt(4));
                throw Regret();
            });
        });
        promise(stepsOf(journal, id).size() == 3, "a part of the part was kept");
        auto again = stepAt(4);
        again.origin.request = "one2";
        fails<Overtaken>([&] { journal.append(id, again); });
        promise(stepsOf(journal, id).size() == 3, "what the database refused was kept");
        journal.append(id, stepAt(4, "two"));
    });
    promise(stepsOf(journal, id).back() == stepAt(4, "two"), "it was not kept");
    journal.whileAlone([&] { journal.append(id, stepAt(5)); });
    stands(journal, id, 5, 5);
}

void whatIsReadAtOnceIsThere(JournalToTry &with)
{
    const auto id = begun(*with.here, 3);
    std::size_t found = 0;
    with.here->atOnce([&] {
        with.here->atOnce([&] { stands(*with.here, id, 3, 3); });
        found = stepsOf(*with.here, id).size();
    });
    promise(found == 3, "others");
    with.here->append(id, stepAt(4));
}

} // namespace

std::vector<Promise> journalContract(unsigned seeds)
{
    std::vector<Promise> all{
        {"aSessionStandsAsItWasBegun", false, aSessionStandsAsItWasBegun},
        {"everyStepIsThereAsItWasWritten", false, everyStepIsThereAsItWasWritten},
        {"asMuchOfAStepIsReadAsIsAskedFor", false, asMuchOfAStepIsReadAsIsAskedFor},
        {"everyTextIsKept", false, everyTextIsKept},
        {"aStepInAnotherPlaceIsRefused", false, aStepInAnotherPlaceIsRefused},
        {"undoneStepsGoWhenItGoesOn", false, undoneStepsGoWhenItGoesOn},
        {"whatIsUndoneCanBeDoneAgain", false, whatIsUndoneCanBeDoneAgain},
        {"theNewestStepCanBeAnother", false, theNewestStepCanBeAnother},
        {"notesStandWhereTheyWereWritten", false, notesStandWhereTheyWereWritten},
        {"snapshotsAreFoundUpToAStep", false, snapshotsAreFoundUpToAStep},
        {"aRequestIsDoneOnce", false, aRequestIsDoneOnce},
        {"aRemovedSessionComesBackUntilItIsForgotten", false, aRemovedSessionComesBackUntilItIsForgotten},
        {"theNewestChangeComesFirst", false, theNewestChangeComesFirst},
        {"digestsAreKeptBesideTheirSessions", false, digestsAreKeptBesideTheirSessions},
        {"togetherIsWholeOrNotAtAll", false, togetherIsWholeOrNotAtAll},
        {"whatIsReadAtOnceIsThere", false, whatIsReadAtOnceIsThere},
    };
    for (const auto &more : {promisesOfSeams(), promisesOfTwo(), promisesOfAnyCalls(seeds)})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

} // namespace torchside::tests
