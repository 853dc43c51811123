#include "models/darkcastle/rules/rules.h"

#include <algorithm>

namespace torchside::darkcastle {

namespace {

using Commands = std::vector<Command>;

// Names for items of which only the hands matter.
constexpr std::string_view oneHanded = "Lantern";
constexpr std::string_view twoHanded = "Halberd";

template <class Use>
void forEachCharacter(const State &state, Use &&use)
{
    for (int i = 0; i < static_cast<int>(state.characters.size()); ++i)
        use(i, state.character(i));
}

void addTurning(const State &state, Commands &commands)
{
    forEachCharacter(state, [&](int i, const Character &) { commands.emplace_back(Turn{i}); });
}

void addFacing(const State &state, Commands &commands)
{
    if (!state.boss)
        commands.emplace_back(Complete{});
    commands.emplace_back(BeginCombat{{{1, 1, 1}}, {}, false, {}, usualBlow});
    commands.emplace_back(BeginCombat{{{0, 2, 1}}, {}, true, {}, 1});
    commands.emplace_back(BeginCombat{{}, {}, true, std::vector<int>{1, 0}, usualBlow});
    commands.emplace_back(BeginCombat{
        {}, std::vector<Symbol>(state.characters.size(), Symbol::wisdom), false, std::vector<int>{1}, 3});
}

void addRolls(const Combat &combat, int i, Commands &commands)
{
    if (combat.hasRolled(i) && combat.dice.count() + combat.rollOf(i)->removed <= mostDice)
        commands.emplace_back(Reroll{i, combat.rollOf(i)->symbol, !combat.rollOf(i)->isDouble});
    if (!combat.mustRoll(i))
        return;
    commands.emplace_back(Roll{i, {}, false, {}});
    for (const auto symbol : valuesOf<Symbol>()) {
        commands.emplace_back(Roll{i, symbol, false, {}});
        commands.emplace_back(Roll{i, symbol, true, {}});
    }
    if (combat.dice.count() < mostDice)
        commands.emplace_back(Roll{i, Symbol::might, false, {{0, 0, 1}}});
}

void addCombat(const State &state, Commands &commands)
{
    const auto &combat = *state.combat;
    for (const int i : combat.participants) {
        addRolls(combat, i, commands);
        if (!combat.isResting(i))
            commands.emplace_back(Block{i});
        if (combat.rolled.empty() && !combat.resting && combat.participants.size() > 1 &&
            state.restedBefore != i)
            commands.emplace_back(Rest{i});
    }
    if (combat.allRolled())
        commands.emplace_back(Defend{});
    for (const auto symbol : valuesOf<Symbol>()) {
        RowChange change;
        change.of(symbol) = combat.dice.of(symbol) > 0 ? -1 : 1;
        if (change.count() < 0 || combat.dice.count() < mostDice)
            commands.emplace_back(ChangeDice{change});
    }
}

void addLooting(const State &state, Commands &commands)
{
    forEachCharacter(state, [&](int i, const Character &character) {
        const int room = handsEach - character.handsFull();
        const auto isLaid = [&](std::string_view item) {
            return state.laidItem(std::string(item)) != nullptr;
        };
        if (room >= 1 && !isLaid(oneHanded))
            commands.emplace_back(Take{i, std::string(oneHanded), 1});
        if (room >= 2 && !isLaid(twoHanded))
            commands.emplace_back(Take{i, std::string(twoHanded), 2});
    });
    commands.emplace_back(Leave{std::string(oneHanded)});
}

void addLaid(const State &state, Commands &commands)
{
    for (const auto &laid : state.laid)
        forEachCharacter(state, [&](int i, const Character &character) {
            if (handsEach - character.handsFull() >= state.laidItem(laid.item)->hands)
                commands.emplace_back(Take{i, laid.item, 1});
        });
}

void addTrades(const State &state, int from, const Held &held, Commands &commands)
{
    forEachCharacter(state, [&](int to, const Character &taker) {
        if (to == from)
            return;
        if (taker.handsFull() + held.hands <= handsEach)
            commands.emplace_back(Give{from, to, held.item, {}});
        for (const auto &back : taker.hands)
            if (taker.handsFull() - back.hands + held.hands <= handsEach &&
                state.character(from).handsFull() - held.hands + back.hands <= handsEach)
                commands.emplace_back(Give{from, to, held.item, back.item});
    });
}

void addItems(const State &state, Commands &commands)
{
    const bool trading = state.phase == Phase::between || state.phase == Phase::looting;
    forEachCharacter(state, [&](int i, const Character &character) {
        std::vector<std::string> seen; // of several of one name, the first is meant
        for (const auto &held : character.hands) {
            if (std::find(seen.begin(), seen.end(), held.item) != seen.end())
                continue;
            seen.push_back(held.item);
            commands.emplace_back(Drop{i, held.item});
            if (!state.isResting(i)) {
                commands.emplace_back(Use{i, held.item, false});
                commands.emplace_back(Use{i, held.item, true});
            }
            if (trading)
                addTrades(state, i, held, commands);
        }
    });
}

} // namespace

std::vector<Command> Rules::legal(const State &state)
{
    Commands commands;
    if (state.outcome || state.seats.empty())
        return commands;
    if (state.phase == Phase::between)
        addTurning(state, commands);
    if (state.phase == Phase::facing)
        addFacing(state, commands);
    if (state.phase == Phase::looting)
        addLooting(state, commands);
    if (state.mayTrade())
        addLaid(state, commands);
    if (state.combat)
        addCombat(state, commands);
    else
        commands.emplace_back(Draw{1});
    addItems(state, commands);
    forEachCharacter(state, [&](int i, const Character &character) {
        commands.emplace_back(Heal{i, 1, {}});
        if (character.hp > 1)
            commands.emplace_back(Hurt{i, 1, {}});
    });
    return commands;
}

} // namespace torchside::darkcastle
