// What journals promise of corrected pasts.
#include "tests/harness/journal_contract_parts.h"

namespace torchside::tests {

namespace {

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
    const auto another = begun(journal, 7);
    journal.moveHead(another, 7, 6, 96'000);
    journal.addNote(another, {6, "its own", 6});
    journal.replace(another, *journal.session(id), steps, notes, counted(journal.asides(id), notes));
    promise(wholeOf(journal, another) == wholeOf(journal, id), "something of the other past is left");
    promise(journal.session(another)->changed == 94'000, "it was changed at another time");
    promise(markOf(journal, another, 3) == markOf(journal, id, 3) && !markOf(journal, id, 3).empty(),
            "the same past has another mark");
    fails<JournalFailure>([&] { journal.replace(another + 9, *journal.session(id), steps, notes); });
    for (const auto each : {id, copy, another}) {
        journal.moveHead(each, 3, 4, 1);
        journal.cross(each, true, 95'000);
    }
    promise(wholeOf(journal, copy) == wholeOf(journal, id), "on the other side it is another");
}

void anotherPastHasAnotherMark(JournalToTry &with)
{
    auto &journal = *with.here;
    const auto id = withNotes(journal);
    const auto before = markOf(journal, id, 5);
    promise(!before.empty() && markOf(journal, id, 6).empty(), "the marks are of other steps");
    journal.moveHead(id, 5, 4, 1);
    promise(markOf(journal, id, 4) != before && markOf(journal, id, 5) == before,
            "an undone step is another");
    auto other = stepAt(5, "two");
    other.at += 1;
    journal.append(id, other);
    promise(markOf(journal, id, 5) != before, "another step has the same mark");
    const auto whole = markOf(journal, id, 2);
    journal.rewrite(id, corrected(journal, id));
    promise(markOf(journal, id, 2) != whole, "a correction leaves no mark");
}

} // namespace

std::vector<Promise> promisesOfSeams()
{
    return {
        {"aCorrectedPastLeadsBackToTheOther", false, aCorrectedPastLeadsBackToTheOther},
        {"undoneStepsGoWithACorrection", false, undoneStepsGoWithACorrection},
        {"aNewerStepCutsWhatWasTakenBack", false, aNewerStepCutsWhatWasTakenBack},
        {"aSeamGoesWithItsPlace", false, aSeamGoesWithItsPlace},
        {"oneCorrectionAfterTheOtherIsTakenBackInTurn", false, oneCorrectionAfterTheOtherIsTakenBackInTurn},
        {"aWholeSessionIsTakenInAsItIs", false, aWholeSessionIsTakenInAsItIs},
        {"anotherPastHasAnotherMark", false, anotherPastHasAnotherMark},
    };
}

} // namespace torchside::tests
