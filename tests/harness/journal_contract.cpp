#include "tests/harness/journal_contract.h"

#include "models/kernel/history.h"
#include "models/nullgame/game.h"

#include <algorithm>
#include <source_location>

namespace torchside::tests {

namespace {

void promise(bool isSo, const std::string &what, std::source_location at = std::source_location::current())
{
    if (!isSo)
        throw BrokenContract(what + " (line " + std::to_string(at.line()) + ")");
}

template <class Failure, class Deed>
void fails(const Deed &deed, std::source_location at = std::source_location::current())
{
    try {
        deed();
    } catch (const Failure &) {
        return;
    }
    promise(false, "it should have been refused", at);
}

// A step that differs from every other in all it has.
StoredStep stepAt(std::int64_t seq, const std::string &words = "one")
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

StoredStep withSnapshot(StoredStep step)
{
    step.snapshot = "state " + step.command + std::to_string(step.seq);
    return step;
}

// Snapshots are asked for apart.
std::vector<StoredStep> stepsOf(const Journal &journal, SessionId id)
{
    auto all = journal.steps(id, 1, 1'000);
    for (auto &step : all)
        step.snapshot.reset();
    return all;
}

std::vector<StoredStep> written(const std::string &words, std::int64_t from, std::int64_t to)
{
    std::vector<StoredStep> all;
    for (auto seq = from; seq <= to; ++seq)
        all.push_back(stepAt(seq, words));
    return all;
}

SessionId begun(Journal &journal, std::int64_t steps = 1)
{
    const auto id = journal.begin("nullgame", stepAt(1));
    for (std::int64_t seq = 2; seq <= steps; ++seq)
        journal.append(id, stepAt(seq));
    return id;
}

void stands(const Journal &journal, SessionId id, std::int64_t head, std::int64_t last,
            std::source_location at = std::source_location::current())
{
    const auto session = journal.session(id);
    promise(session.has_value(), "the session is gone", at);
    promise(session->head == head && session->last == last,
            "it stands at " + std::to_string(session->head) + "/" + std::to_string(session->last), at);
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

Whole wholeOf(const Journal &journal, SessionId id)
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

// Five steps; from the third on the past becomes another, of three steps instead of three; notes move along.
Rewritten corrected(const Journal &journal, SessionId id, const std::string &words = "two")
{
    Rewritten past{5, 3, written(words, 3, 4), {}, 90'000};
    past.steps.back() = withSnapshot(past.steps.back());
    for (const auto &note : journal.notes(id))
        past.notes[note.number] = 3;
    return past;
}

SessionId withNotes(Journal &journal)
{
    const auto id = journal.begin("nullgame", stepAt(1));
    for (std::int64_t seq = 2; seq <= 5; ++seq) {
        journal.append(id, seq == 4 ? withSnapshot(stepAt(seq)) : stepAt(seq));
        journal.addNote(id, {seq, "note " + std::to_string(seq), seq});
    }
    return id;
}

void aCorrectedPastLeadsBackToTheOther(JournalToTry &with)
{
    auto &journal = *with.here;
    const auto id = withNotes(journal);
    const auto before = wholeOf(journal, id);
    journal.rewrite(id, corrected(journal, id));
    const auto after = wholeOf(journal, id);
    stands(journal, id, 4, 4);
    promise(after.seams == std::vector<Seam>{{3, 4, 5, true}}, "another seam");
    promise(after.asides.size() == 1 && after.asides.front() == written("one", 3, 5), "other steps aside");
    promise(after.snapshot == "4" + *withSnapshot(stepAt(4, "two")).snapshot, "an old snapshot");
    promise(journal.session(id)->changed == 90'000, "nobody knows when");
    fails<Overtaken>([&] { journal.cross(id, false, 1); });
    for (int times = 0; times < 2; ++times) {
        journal.cross(id, true, 91'000);
        auto back = wholeOf(journal, id);
        promise(back.seams == std::vector<Seam>{{3, 4, 5, false}}, "it is not told as taken back");
        promise(back.steps == before.steps && back.notes == before.notes && back.head == before.head &&
                    back.snapshot == before.snapshot,
                "the other past is another");
        fails<Overtaken>([&] { journal.cross(id, true, 1); });
        journal.cross(id, false, 92'000);
        promise(wholeOf(journal, id) == after, "the corrected past is another");
    }
}

void undoneStepsGoWithACorrection(JournalToTry &with)
{
    auto &journal = *with.here;
    const auto id = begun(journal, 7);
    journal.moveHead(id, 7, 5, 1);
    fails<Overtaken>([&] { journal.rewrite(id, {7, 3, written("two", 3, 4), {}, 1}); });
    journal.rewrite(id, corrected(journal, id));
    promise(journal.asides(id).front().steps.size() == 3, "undone steps wait aside");
    journal.cross(id, true, 1);
    promise(stepsOf(journal, id) == written("one", 1, 5), "the steps are others");
}

void aNewerStepCutsWhatWasTakenBack(JournalToTry &with)
{
    auto &journal = *with.here;
    const auto id = withNotes(journal);
    journal.rewrite(id, corrected(journal, id));
    journal.cross(id, true, 1);
    journal.append(id, stepAt(6));
    promise(journal.seams(id).empty() && journal.asides(id).empty(), "a seam that leads nowhere");
    promise(stepsOf(journal, id) == written("one", 1, 6), "the steps are others");
    const auto other = withNotes(journal);
    journal.rewrite(other, corrected(journal, other));
    journal.cross(other, true, 1);
    journal.amend(other, stepAt(5, "three"));
    promise(journal.seams(other).empty(), "a seam that leads nowhere, after another step in its place");
}

void aSeamGoesWithItsPlace(JournalToTry &with)
{
    auto &journal = *with.here;
    const auto id = withNotes(journal);
    journal.rewrite(id, corrected(journal, id));
    journal.append(id, stepAt(5, "two"));
    promise(journal.seams(id).size() == 1, "it went too early");
    fails<Overtaken>([&] { journal.cross(id, true, 1); }); // it stands elsewhere
    journal.moveHead(id, 5, 4, 1);
    journal.cross(id, true, 1);
    fails<Overtaken>([&] {
        journal.cross(id, false, 1);
        journal.cross(id, false, 1);
    });
    const auto other = withNotes(journal);
    journal.rewrite(other, corrected(journal, other));
    journal.moveHead(other, 4, 3, 1);
    journal.append(other, stepAt(4, "three"));
    promise(journal.seams(other).empty() && journal.asides(other).empty(),
            "its place is gone, and it is there");
}

void oneCorrectionAfterTheOtherIsTakenBackInTurn(JournalToTry &with)
{
    auto &journal = *with.here;
    const auto id = withNotes(journal);
    std::vector<Whole> was{wholeOf(journal, id)};
    journal.rewrite(id, corrected(journal, id));
    was.push_back(wholeOf(journal, id));
    journal.rewrite(id, {4, 2, written("three", 2, 6), {}, 93'000});
    was.push_back(wholeOf(journal, id));
    promise(was.back().seams.size() == 2, "there are others");
    for (int times = 0; times < 2; ++times) {
        for (std::size_t i = 2; i-- > 0;) {
            journal.cross(id, true, 1);
            const auto now = wholeOf(journal, id);
            promise(now.steps == was[i].steps && now.notes == was[i].notes && now.head == was[i].head,
                    "another past");
        }
        for (std::size_t i = 1; i <= 2; ++i) {
            journal.cross(id, false, 1);
            promise(wholeOf(journal, id).steps == was[i].steps && wholeOf(journal, id).notes == was[i].notes,
                    "another past, forward");
        }
    }
}

void aWholeSessionIsTakenInAsItIs(JournalToTry &with)
{
    auto &journal = *with.here;
    const auto id = withNotes(journal);
    journal.rewrite(id, corrected(journal, id));
    journal.append(id, stepAt(5, "two"));
    journal.moveHead(id, 5, 3, 94'000);
    const auto notes = journal.notes(id);
    auto steps = journal.steps(id, 1, 99);
    for (auto &step : steps)
        if (const auto ready = journal.snapshot(id, step.seq); ready && ready->seq == step.seq)
            step.snapshot = ready->state;
    const auto copy = journal.take(*journal.session(id), steps, notes, counted(journal.asides(id), notes));
    promise(copy != id, "it took the place of the other");
    promise(wholeOf(journal, copy) == wholeOf(journal, id), "it is another");
    stands(journal, copy, 3, 5);
    promise(journal.session(copy)->changed == 94'000 && journal.session(copy)->started == 1'000,
            "other times");
    for (const auto each : {id, copy}) {
        journal.moveHead(each, 3, 4, 1);
        journal.cross(each, true, 95'000);
    }
    promise(wholeOf(journal, copy) == wholeOf(journal, id), "on the other side it is another");
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

std::vector<Promise> journalContract()
{
#define ALONE(name)                                                                                          \
    Promise                                                                                                  \
    {                                                                                                        \
#name, false, name                                                                                   \
    }
#define WITH_ANOTHER(name)                                                                                   \
    Promise                                                                                                  \
    {                                                                                                        \
#name, true, name                                                                                    \
    }
    return {
        ALONE(aSessionStandsAsItWasBegun),
        ALONE(everyStepIsThereAsItWasWritten),
        ALONE(everyTextIsKept),
        ALONE(aStepInAnotherPlaceIsRefused),
        ALONE(undoneStepsGoWhenItGoesOn),
        ALONE(whatIsUndoneCanBeDoneAgain),
        ALONE(theNewestStepCanBeAnother),
        ALONE(notesStandWhereTheyWereWritten),
        ALONE(snapshotsAreFoundUpToAStep),
        ALONE(aRequestIsDoneOnce),
        ALONE(aCorrectedPastLeadsBackToTheOther),
        ALONE(undoneStepsGoWithACorrection),
        ALONE(aNewerStepCutsWhatWasTakenBack),
        ALONE(aSeamGoesWithItsPlace),
        ALONE(oneCorrectionAfterTheOtherIsTakenBackInTurn),
        ALONE(aWholeSessionIsTakenInAsItIs),
        ALONE(aRemovedSessionComesBackUntilItIsForgotten),
        ALONE(theNewestChangeComesFirst),
        ALONE(digestsAreKeptBesideTheirSessions),
        ALONE(togetherIsWholeOrNotAtAll),
        ALONE(whatIsReadAtOnceIsThere),
        ALONE(ownChangesAreNotForeign),
        WITH_ANOTHER(whatAnotherWritesIsSeen),
        WITH_ANOTHER(ofTwoThatWriteTheSameStepOneIsOvertaken),
        WITH_ANOTHER(nothingIsDecidedOnAPastThatIsAnother),
    };
#undef ALONE
#undef WITH_ANOTHER
}

} // namespace torchside::tests
