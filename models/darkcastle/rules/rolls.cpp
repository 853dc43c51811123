#include "models/darkcastle/rules/deeds.h"

#include <algorithm>

// The dice of the prisoners: a roll, its correction, a block.
namespace torchside::darkcastle {

namespace {

// A physical face as it is told; without one, the app throws this character's own die.
template <class Told>
Face faceOf(const State &state, const Told &roll, Dice &dice)
{
    if (roll.symbol)
        return {*roll.symbol, roll.isDouble};
    const auto side = static_cast<std::size_t>(dice.below(static_cast<int>(faces)));
    return profileOf(state.character(roll.character).id).die.at(side);
}

template <class Told>
std::optional<Refusal> doubleOfNothing(const Told &roll)
{
    if (!roll.isDouble || roll.symbol)
        return std::nullopt;
    return badArgument("double",
                       say("A double of what? Name the symbol, or leave both out to have the app roll."));
}

int removedBy(Face face, const Row &row)
{
    return std::min(face.isDouble ? 2 : 1, row.of(face.symbol));
}

DieRoll &rollIn(Combat &combat, int character)
{
    const auto found = std::find_if(combat.rolled.begin(), combat.rolled.end(),
                                    [&](const DieRoll &roll) { return roll.character == character; });
    return combat.rolled.at(static_cast<std::size_t>(found - combat.rolled.begin()));
}

// The enemy's row as it was before this roll: what that took lies there again.
Row rowBefore(const Combat &combat, const DieRoll &roll)
{
    Row row = combat.dice;
    row.of(roll.symbol) += roll.removed;
    return row;
}

void insertAscending(std::vector<int> &into, int value)
{
    const auto place = std::lower_bound(into.begin(), into.end(), value);
    if (place == into.end() || *place != value)
        into.insert(place, value);
}

bool isAmong(const std::vector<int> &list, int value)
{
    return std::find(list.begin(), list.end(), value) != list.end();
}

// Whether the app may throw is settled before it does, so that no throw is refused for what it shows.
std::optional<Refusal> mayNotThrow(std::string_view field, int mostThere)
{
    if (mostThere <= mostDice)
        return std::nullopt;
    return badArgument(field,
                       say("If the roll takes nothing off, %1 {1:die|dice} would lie there, and the box "
                           "has %2: roll it yourselves and say what it shows.",
                           mostThere, mostDice));
}

// The side of this character's die that shows what came; where it has none, it was another's die.
template <class Happened>
std::vector<Came> sideOf(const State &state, int character, const Events &events)
{
    const bool isThere = character >= 0 && character < static_cast<int>(state.characters.size());
    for (const auto &event : events) {
        const auto *happened = std::get_if<Happened>(&event);
        if (!happened || !isThere)
            continue;
        const auto &die = profileOf(state.character(character).id).die;
        const auto side = std::find(die.begin(), die.end(), Face{happened->symbol, happened->isDouble});
        if (side != die.end())
            return {{static_cast<int>(faces), static_cast<int>(side - die.begin())}};
    }
    return {};
}

} // namespace

std::vector<Came> thrown(const State &state, const Roll &roll, const Events &events)
{
    return sideOf<Rolled>(state, roll.character, events);
}

std::vector<Came> thrown(const State &state, const Reroll &reroll, const Events &events)
{
    return sideOf<Rerolled>(state, reroll.character, events);
}

Decision<Event> decide(const State &state, const Roll &roll, Dice &dice)
{
    if (auto wrong = notInTheFight(state, roll.character))
        return *wrong;
    if (state.combat->hasRolled(roll.character))
        return notNow(say("%1 has rolled in this round already.", called(state, roll.character)));
    if (auto wrong = doubleOfNothing(roll))
        return *wrong;
    if (auto wrong = mayNotThrow("back", roll.symbol ? 0 : state.combat->dice.count() + roll.back.count()))
        return *wrong;
    const Face face = faceOf(state, roll, dice);
    Course course(state);
    course.add(
        Rolled{roll.character, face.symbol, face.isDouble, removedBy(face, state.combat->dice), roll.back});
    if (course.state().combat->dice.count() > mostDice)
        return badArgument("back", say("With the dice that come back there would be %1: the box has %2.",
                                       course.state().combat->dice.count(), mostDice));
    if (face.isDouble)
        course.add(Blocked{roll.character});
    endIfBeaten(course);
    return course.events();
}

void evolve(State &state, const Rolled &event)
{
    state.combat.value().rolled.push_back({event.character, event.symbol, event.isDouble, event.removed});
    state.combat.value().dice.of(event.symbol) -= event.removed;
    state.combat.value().dice = state.combat.value().dice.plus(event.back);
}

Decision<Event> decide(const State &state, const Reroll &reroll, Dice &dice)
{
    if (auto wrong = notInTheFight(state, reroll.character))
        return *wrong;
    const auto *old = state.combat->rollOf(reroll.character);
    if (!old)
        return notNow(say("%1 has not rolled in this round: there is no roll to correct.",
                          called(state, reroll.character)));
    if (auto wrong = doubleOfNothing(reroll))
        return *wrong;
    if (auto wrong = mayNotThrow("symbol", reroll.symbol ? 0 : rowBefore(*state.combat, *old).count()))
        return *wrong;
    const Face face = faceOf(state, reroll, dice);
    Course course(state);
    course.add(Rerolled{reroll.character, face.symbol, face.isDouble,
                        removedBy(face, rowBefore(*state.combat, *old))});
    if (course.state().combat->dice.count() > mostDice)
        return badArgument("symbol", say("With the dice that come back there would be %1: the box has %2.",
                                         course.state().combat->dice.count(), mostDice));
    if (face.isDouble)
        course.add(Blocked{reroll.character});
    endIfBeaten(course);
    return course.events();
}

void evolve(State &state, const Rerolled &event)
{
    auto &combat = state.combat.value();
    auto &roll = rollIn(combat, event.character);
    combat.dice = rowBefore(combat, roll);
    combat.dice.of(event.symbol) -= event.removed;
    roll = {event.character, event.symbol, event.isDouble, event.removed};
    if (!isAmong(combat.given, event.character))
        std::erase(combat.blocked, event.character);
}

Decision<Event> decide(const State &state, const Block &block)
{
    if (auto wrong = notInTheFight(state, block.character))
        return *wrong;
    return Events{Blocked{block.character}};
}

// The first block after a double is the double's own; any other was given, and outlasts a correction.
void evolve(State &state, const Blocked &event)
{
    auto &combat = state.combat.value();
    const auto *roll = combat.rollOf(event.character);
    if (combat.hasBlocked(event.character) || !roll || !roll->isDouble)
        insertAscending(combat.given, event.character);
    insertAscending(combat.blocked, event.character);
}

} // namespace torchside::darkcastle
