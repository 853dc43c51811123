#include "models/cthulhu/lillith/duel.h"

#include <algorithm>
#include <bit>

namespace torchside::cthulhu::lillith {

namespace {

// Rows of struggles that no printed story has could branch without end: then only the first choice is
// followed.
constexpr std::uint64_t stridesInAFight = 200'000;

int lowest(std::uint64_t set)
{
    return std::countr_zero(set);
}

std::uint64_t only(int who)
{
    return std::uint64_t{1} << static_cast<unsigned>(who);
}

std::optional<Side> fasterSide(const Force &minion, const Force &player)
{
    if (minion.fast == player.fast)
        return std::nullopt;
    return minion.fast > player.fast ? Side::minion : Side::player;
}

std::optional<Side> winnerOf(const Force &minion, const Force &player, std::size_t struggle)
{
    if (minion.icons[struggle] != player.icons[struggle])
        return minion.icons[struggle] > player.icons[struggle] ? Side::minion : Side::player;
    return minion.icons[struggle] == 0 ? std::nullopt : fasterSide(minion, player);
}

bool mayGoInsane(const Fighter &fighter)
{
    return fighter.icons[0] <= 0 && !fighter.willpower;
}

template <class Set, class May>
Set setOf(std::span<const Fighter> fighters, May may)
{
    Set set = 0;
    for (std::size_t i = 0; i < fighters.size(); ++i)
        if (may(fighters[i]))
            set |= Set{1} << i;
    return set;
}

} // namespace

void Force::add(const Fighter &fighter, int times)
{
    for (std::size_t i = 0; i < icons.size(); ++i)
        icons[i] += times * fighter.icons[i];
    skill += times * fighter.skill;
    fast += fighter.fast ? times : 0;
}

Force forceOf(std::span<const Fighter> fighters, std::uint64_t who)
{
    Force force;
    for (; who != 0; who &= who - 1)
        force.add(fighters[static_cast<std::size_t>(lowest(who))], 1);
    return force;
}

Duel::Duel(const Board &board, const Arena &arena, const Scale &scale, std::span<const Fighter> theirs)
    : board_(board), arena_(arena), scale_(scale), theirs_(theirs), own_(board.own.rbegin(), board.own.rend())
{
    const auto isSoft = [](const Fighter &fighter) { return !fighter.invulnerable; };
    sane_ = setOf<Own>(own_, mayGoInsane);
    soft_ = setOf<Own>(own_, isSoft);
    theirSane_ = setOf<Theirs>(theirs_, mayGoInsane);
    theirSoft_ = setOf<Theirs>(theirs_, isSoft);
    for (const auto &each : theirs_)
        theirKinds_.push_back(
            static_cast<std::size_t>(std::find(theirs_.begin(), theirs_.end(), each) - theirs_.begin()));
}

Worst Duel::fight(Own own, Theirs theirs)
{
    worst_.fill(outOfReach);
    limit_ = strides_ + stridesInAFight;
    if (own == 0 && theirs == 0)
        return nothing;
    Stand stand;
    stand.own = own;
    stand.theirs = theirs;
    stand.ownForce = forceOf(own_, own);
    stand.theirForce = forceOf(theirs_, theirs);
    go(stand, 0);
    return worst_;
}

void Duel::go(Stand &stand, std::size_t struggle)
{
    ++strides_;
    for (; struggle < arena_.struggles.size(); ++struggle) {
        const auto kind = arena_.struggles[struggle];
        const auto winner = winnerOf(stand.ownForce, stand.theirForce, static_cast<std::size_t>(kind));
        if (!winner || kind == Struggle::arcane)
            continue;
        if (kind == Struggle::investigation) {
            if (wins(stand, *winner, 1))
                return;
        } else if (*winner == Side::player) {
            minionPays(stand, kind);
        } else {
            return playerPays(stand, struggle);
        }
    }
    compareSkill(stand);
}

// Its lowest that may go insane; wounded, the lowest that survives it, else the lowest that may be.
void Duel::minionPays(Stand &stand, Struggle struggle)
{
    const Own may = stand.own & (struggle == Struggle::terror ? sane_ : soft_);
    if (may == 0)
        return;
    auto who = static_cast<std::size_t>(lowest(may));
    if (struggle == Struggle::combat)
        for (Own rest = may; rest != 0; rest &= rest - 1) {
            const auto each = static_cast<std::size_t>(lowest(rest));
            if (own_[each].wounds + stand.ownWounds.at(each) + 1 > own_[each].toughness)
                continue;
            ++stand.ownWounds.at(each);
            return;
        }
    stand.own &= ~(Own{1} << who);
    stand.losses |= Own{1} << who;
    stand.ownForce.add(own_[who], -1);
}

// One just like it, with as many wounds, was among those looked at before.
bool Duel::isRepeated(const Stand &stand, Theirs before, int who) const
{
    const auto at = static_cast<std::size_t>(who);
    for (; before != 0; before &= before - 1) {
        const auto other = static_cast<std::size_t>(lowest(before));
        if (theirKinds_[other] == theirKinds_[at] && stand.theirWounds.at(other) == stand.theirWounds.at(at))
            return true;
    }
    return false;
}

void Duel::playerPays(Stand &stand, std::size_t struggle)
{
    const bool terror = arena_.struggles[struggle] == Struggle::terror;
    const Theirs may = stand.theirs & (terror ? theirSane_ : theirSoft_);
    if (may == 0)
        return go(stand, struggle + 1);
    Theirs before = 0;
    for (Theirs rest = may; rest != 0; rest &= rest - 1) {
        const int who = lowest(rest);
        if (before != 0 && strides_ >= limit_) {
            exact_ = false;
            return;
        }
        if (!isRepeated(stand, before, who))
            playerGivesUp(stand, who, struggle);
        before |= only(who);
    }
}

void Duel::playerGivesUp(Stand stand, int who, std::size_t struggle)
{
    const auto at = static_cast<std::size_t>(who);
    const auto &fighter = theirs_[at];
    const bool survives = arena_.struggles[struggle] == Struggle::combat &&
                          fighter.wounds + stand.theirWounds.at(at) + 1 <= fighter.toughness;
    if (survives) {
        ++stand.theirWounds.at(at);
    } else {
        stand.theirs &= ~only(who);
        stand.theirForce.add(fighter, -1);
    }
    go(stand, struggle + 1);
}

// Puts tokens down; true where the story is won by them, and so over: what is left of them gains nothing.
bool Duel::wins(Stand &stand, Side side, int tokens)
{
    auto &sum = stand.tokens.at(static_cast<std::size_t>(side));
    const int needed = side == Side::minion ? arena_.minionShort : arena_.playerShort;
    sum = std::min(sum + tokens, needed);
    if (sum < needed)
        return false;
    settle(stand, side == Side::minion ? 1 : 2);
    return true;
}

void Duel::compareSkill(Stand &stand)
{
    const bool attacks = board_.attacker == Side::minion;
    const int mine = attacks ? stand.ownForce.skill : stand.theirForce.skill;
    const int against = attacks ? stand.theirForce.skill : stand.ownForce.skill;
    const bool ahead = mine > against ||
                       (mine == against && fasterSide(stand.ownForce, stand.theirForce) == board_.attacker);
    const int tokens = !ahead || mine < 1 ? 0 : against <= 0 ? 2 : 1;
    if (tokens == 0 || !wins(stand, board_.attacker, tokens))
        settle(stand, 0);
}

void Duel::settle(const Stand &stand, std::size_t ending)
{
    Tally tally;
    tally.minionStories = ending == 1 ? 1 : 0;
    tally.playerStories = ending == 2 ? 1 : 0;
    tally.minionTokens = stand.tokens[static_cast<std::size_t>(Side::minion)];
    tally.playerTokens = stand.tokens[static_cast<std::size_t>(Side::player)];
    tally.losses = stand.losses;
    worst_.at(ending) = std::min(worst_.at(ending), scale_.of(tally));
}

} // namespace torchside::cthulhu::lillith
