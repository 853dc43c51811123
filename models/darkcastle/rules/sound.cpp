#include "models/darkcastle/game.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace torchside::darkcastle {

namespace {

bool isAscending(const std::vector<int> &list)
{
    return std::adjacent_find(list.begin(), list.end(), [](int a, int b) { return a >= b; }) == list.end();
}

std::vector<int> everySeat(const State &state)
{
    std::vector<int> seats(state.seats.size());
    std::iota(seats.begin(), seats.end(), 0);
    return seats;
}

bool soundCharacters(const State &state)
{
    const auto count = state.characters.size();
    const bool alone = state.seats.size() == 1 && count == 2;
    if (count < 2 || count > 4 || (state.seats.size() != count && !alone))
        return false;
    for (std::size_t i = 0; i < count; ++i) {
        const auto &each = state.characters[i];
        if (each.player != (alone ? 0 : static_cast<int>(i)) || each.maxHp != hpAmong(count))
            return false;
        if (each.hp < 0 || each.hp > each.maxHp || each.handsFull() > handsEach)
            return false;
        for (std::size_t j = 0; j < i; ++j)
            if (state.characters[j].id == each.id)
                return false;
    }
    return true;
}

bool soundCombat(const State &state)
{
    const auto &combat = *state.combat;
    const auto &row = combat.dice;
    const int count = static_cast<int>(state.characters.size());
    const auto takesPart = [&](int each) { return combat.takesPart(each) && each >= 0 && each < count; };
    if (row.might < 0 || row.cunning < 0 || row.wisdom < 0 || row.count() < 1 || row.count() > mostDice)
        return false;
    if (combat.participants.empty() || !isAscending(combat.participants) || !isAscending(combat.blocked) ||
        !std::all_of(combat.participants.begin(), combat.participants.end(), takesPart) ||
        !std::all_of(combat.blocked.begin(), combat.blocked.end(), takesPart))
        return false;
    if (!isAscending(combat.given) || !std::all_of(combat.given.begin(), combat.given.end(),
                                                   [&](int each) { return combat.hasBlocked(each); }))
        return false;
    if (combat.resting && (!takesPart(*combat.resting) || combat.participants.size() < 2 ||
                           combat.resting == state.restedBefore || combat.hasRolled(*combat.resting)))
        return false;
    for (auto each = combat.rolled.begin(); each != combat.rolled.end(); ++each)
        if (!takesPart(each->character) ||
            std::any_of(combat.rolled.begin(), each,
                        [&](const DieRoll &before) { return before.character == each->character; }))
            return false;
    return combat.round >= 1 && combat.blow >= 0 && combat.blow <= mostBlow;
}

} // namespace

bool Rules::sound(const State &state)
{
    if (!soundCharacters(state))
        return false;
    const bool over = state.phase == Phase::over;
    const bool everyoneLives = std::all_of(state.characters.begin(), state.characters.end(),
                                           [](const Character &each) { return each.alive(); });
    if (over != state.outcome.has_value() || (!over && !everyoneLives))
        return false;
    if (over && state.outcome->winners != (everyoneLives ? everySeat(state) : std::vector<int>{}))
        return false;
    if ((state.phase == Phase::combat) != state.combat.has_value() || (state.combat && !soundCombat(state)))
        return false;
    if ((state.phase == Phase::looting) != (state.draws > 0) && !over)
        return false;
    if (state.afterLooting != Phase::between && state.afterLooting != Phase::facing)
        return false;
    if (!std::all_of(state.laid.begin(), state.laid.end(), [](const Held &each) {
            return !each.item.empty() && each.hands >= 1 && each.hands <= handsEach;
        }))
        return false;
    const int last = state.chapters + 1; // the boss
    const int count = static_cast<int>(state.characters.size());
    return state.draws >= 0 && state.chapters >= 1 && state.chapters <= mostChapters && state.chapter >= 0 &&
           state.chapter <= last && state.boss == (state.chapter == last) &&
           state.turner.has_value() == (state.chapter > 0) &&
           (!state.turner || (*state.turner >= 0 && *state.turner < count));
}

// Taps on a counter that are one step.

namespace {

// Lost or won back by somebody, without a reason given: what a tap does.
std::optional<std::pair<int, int>> tapIn(const Command &command)
{
    if (const auto *hurt = std::get_if<Hurt>(&command); hurt && !hurt->why)
        return std::pair(hurt->character, -hurt->amount);
    if (const auto *heal = std::get_if<Heal>(&command); heal && !heal->why)
        return std::pair(heal->character, heal->amount);
    return std::nullopt;
}

} // namespace

std::optional<Command> Rules::together(const Command &last, const Command &next)
{
    const auto first = tapIn(last);
    const auto second = tapIn(next);
    if (!first || !second || first->first != second->first)
        return std::nullopt;
    const int sum = first->second + second->second;
    if (sum == 0 || std::abs(sum) > mostHp)
        return std::nullopt;
    return sum < 0 ? Command(Hurt{first->first, -sum, {}}) : Command(Heal{first->first, sum, {}});
}

} // namespace torchside::darkcastle
