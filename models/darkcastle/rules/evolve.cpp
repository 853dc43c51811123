#include "models/darkcastle/rules/rules.h"
#include "models/kernel/letters.h"

#include <algorithm>

namespace torchside::darkcastle {

namespace {

void insertAscending(std::vector<int> &into, int value)
{
    const auto place = std::lower_bound(into.begin(), into.end(), value);
    if (place == into.end() || *place != value)
        into.insert(place, value);
}

struct Evolve {
    State &state;

    Character &character(int index) const { return state.characters.at(static_cast<std::size_t>(index)); }
    Combat &combat() const { return state.combat.value(); }

    // The first item of that name leaves the hands.
    Held takeOut(int index, const std::string &item) const
    {
        auto &hands = character(index).hands;
        const auto found =
            std::find_if(hands.begin(), hands.end(), [&](const Held &h) { return h.item == item; });
        Held held = hands.at(static_cast<std::size_t>(found - hands.begin()));
        hands.erase(found);
        return held;
    }

    void operator()(const Started &event) const
    {
        for (const auto &each : event.characters) {
            auto seat = std::find_if(state.seats.begin(), state.seats.end(),
                                     [&](const std::string &name) { return sameLetters(name, each.player); });
            if (seat == state.seats.end())
                seat = state.seats.insert(seat, each.player);
            const int hp = hpAmong(event.characters.size());
            state.characters.push_back({each.id, static_cast<int>(seat - state.seats.begin()), hp, hp, {}});
        }
        state.chapters = event.chapters;
    }
    void operator()(const Turned &event) const
    {
        state.phase = Phase::facing;
        state.turner = event.character;
        state.chapter = event.chapter;
        state.boss = event.boss;
    }
    void operator()(const Completed &) const { state.phase = Phase::between; }
    void operator()(const CombatBegan &event) const
    {
        state.phase = Phase::combat;
        state.combat = Combat{event.dice, event.blow, 1, {}, event.participants, {}, {}};
        state.restedBefore.reset();
    }
    void operator()(const Rested &event) const
    {
        combat().resting = event.character;
        character(event.character).hp = event.hp;
    }
    void operator()(const Rolled &event) const
    {
        combat().rolled.push_back({event.character, event.symbol, event.isDouble, event.removed});
        combat().dice.of(event.symbol) -= event.removed;
        combat().dice = combat().dice.plus(event.back);
    }
    void operator()(const Blocked &event) const { insertAscending(combat().blocked, event.character); }
    void operator()(const DiceChanged &event) const { combat().dice = combat().dice.plus(event.by); }
    void operator()(const Struck &event) const { character(event.character).hp = event.hp; }
    void operator()(const RoundBegan &event) const
    {
        state.restedBefore = combat().resting;
        combat().round = event.round;
        combat().resting.reset();
        combat().rolled.clear();
        combat().blocked.clear();
    }
    void operator()(const CombatWon &) const
    {
        state.phase = Phase::between;
        state.combat.reset();
        state.restedBefore.reset();
    }
    void operator()(const WasHurt &event) const { character(event.character).hp = event.hp; }
    void operator()(const WasHealed &event) const { character(event.character).hp = event.hp; }
    void operator()(const Drawn &event) const
    {
        if (state.phase != Phase::looting)
            state.afterLooting = state.phase;
        state.phase = Phase::looting;
        state.draws += event.count;
    }
    void operator()(const Taken &event) const
    {
        character(event.character).hands.push_back({event.item, event.hands});
        state.draws -= 1;
    }
    void operator()(const Left &event) const
    {
        state.discard.push_back(event.item);
        state.draws -= 1;
    }
    void operator()(const SharedOut &event) const
    {
        state.phase = event.phase;
        state.afterLooting = Phase::between;
    }
    void operator()(const Given &event) const
    {
        const auto there = takeOut(event.from, event.item);
        if (event.inReturn)
            character(event.from).hands.push_back(takeOut(event.to, *event.inReturn));
        character(event.to).hands.push_back(there);
    }
    void operator()(const Dropped &event) const
    {
        state.discard.push_back(takeOut(event.character, event.item).item);
    }
    void operator()(const Used &event) const
    {
        if (event.discarded)
            state.discard.push_back(takeOut(event.character, event.item).item);
    }
    void operator()(const Died &event) const { character(event.character).hp = 0; }
    void operator()(const Ended &event) const
    {
        state.phase = Phase::over;
        state.outcome = Outcome{event.winners, event.reason};
        state.combat.reset();
        state.restedBefore.reset();
    }
    void operator()(const Renamed &event) const
    {
        state.seats.at(static_cast<std::size_t>(event.player)) = event.to;
    }
};

} // namespace

State Rules::evolve(State state, const Event &event)
{
    std::visit(Evolve{state}, event);
    return state;
}

} // namespace torchside::darkcastle
