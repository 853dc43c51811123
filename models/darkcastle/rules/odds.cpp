#include "models/darkcastle/commands.h"

#include "models/darkcastle/rules/fight.h"

#include <algorithm>

namespace torchside::darkcastle {

namespace {

// The round that is running: who has rolled, has; who rests, rests; the others roll one after another.
class PresentRound {
public:
    PresentRound(const Combat &combat, const Fight &fight) : combat_(combat), fight_(fight) {}

    Chances from(std::size_t who, const Row &row, const Lives &lives) const
    {
        if (row.count() == 0)
            return victory;
        if (who == combat_.participants.size())
            return fight_.afterTheBlow(row, lives);
        const int character = combat_.participants[who];
        const auto standing = [&](bool blocks) {
            auto after = lives;
            after.at(who) -= blocks || combat_.isResting(character) ? 0 : fight_.harm();
            return after;
        };
        if (!combat_.mustRoll(character))
            return from(who + 1, row, standing(combat_.hasBlocked(character)));
        Chances all{0, 0};
        for (const auto &each : fight_.outcomes(who)) {
            const bool blocks = each.face.isDouble || combat_.hasBlocked(character);
            all += from(who + 1, without(row, each.face), standing(blocks)) * each.chance;
        }
        return all;
    }

private:
    const Combat &combat_;
    const Fight &fight_;
};

} // namespace

Odds oddsOf(const State &state)
{
    const auto &combat = state.combat.value();
    std::vector<Die> dice;
    Lives lives{};
    for (const int each : combat.participants) {
        const auto &character = state.character(each);
        // A character's lives are the blows it takes to kill it.
        lives.at(dice.size()) = combat.blow > 0 ? (character.hp + combat.blow - 1) / combat.blow : 1;
        dice.push_back(profileOf(character.id).die);
    }
    const Fight fight(dice, lives, combat.dice, combat.blow > 0);
    const auto chances = PresentRound(combat, fight).from(0, combat.dice, lives);
    // Nobody dies of a blow of nothing: the win is certain, and rounding must not make it less.
    return {combat.blow > 0 ? std::min(chances.win, 1.0) : 1.0, chances.rounds};
}

} // namespace torchside::darkcastle
