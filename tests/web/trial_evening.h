#pragma once

#include "models/kernel/history.h"
#include "models/kernel/memory_journal.h"
#include "models/nullgame/game.h"
#include "tests/harness/journal_contract.h"

#include <algorithm>
#include <random>
#include <string>

namespace torchside::tests {

// An evening played at random, the same for the same number, whatever journal it is played on.
class Evening {
public:
    Evening(Journal &journal, unsigned number)
        : journal_(journal),
          dice_(number),
          chance_(number),
          history_(journal, dice_, [this] { return ++now_; })
    {}

    void step()
    {
        ++done_;
        if (!history_.started()) {
            history_.submit(nullgame::Start{{"Ann", "Bo"}});
            return;
        }
        switch (below(10)) {
        case 0:
        case 1: history_.undo(); return;
        case 2: history_.redo(); return;
        case 3: history_.goTo(1 + below(static_cast<int>(history_.last()))); return;
        case 4: history_.rename(below(2), "Ann the " + std::to_string(done_)); return;
        case 5: history_.note("note " + std::to_string(done_)); return;
        default: history_.submit(nullgame::Count{below(2), below(2) == 0 ? -1 : 1}); return;
        }
    }
    bool note(const std::string &text) { return !history_.note(text); }
    int done() const { return done_; }
    // What was not kept is no longer so.
    void lookAgain()
    {
        if (history_.id())
            history_.open(*history_.id());
    }
    std::string told() const
    {
        return history_.id() ? tests::told(journal_, {*history_.id()}) : std::string();
    }

private:
    int below(int end) { return static_cast<int>(chance_() % static_cast<unsigned>(end)); }

    Journal &journal_;
    SeededDice dice_;
    std::mt19937 chance_;
    Moment now_ = 0;
    int done_ = 0;
    History<nullgame::Game> history_;
};

// After how many steps of this evening, and not fewer, a session looks as it does; -1: after none of the
// next.
inline int stepsOf(const std::string &told, unsigned evening, int fewest, int most)
{
    MemoryJournal memory;
    Evening again(memory, evening);
    while (again.done() < fewest)
        again.step();
    for (; again.done() < most; again.step())
        if (again.done() > 0 && again.told() == told)
            return again.done();
    return -1;
}

} // namespace torchside::tests
