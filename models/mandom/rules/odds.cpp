#include "models/mandom/game.h"

#include <algorithm>
#include <numeric>

namespace torchside::mandom {

int hpWith(const Equipped &equipped)
{
    return heroHp + (equipped[at(Item::plateArmor)] ? armorHp : 0) +
           (equipped[at(Item::knightShield)] ? shieldHp : 0);
}

std::optional<Item> blockerOf(Monster monster, const Equipped &equipped, std::optional<Monster> named)
{
    const int strength = strengthOf(monster);
    if (equipped[at(Item::torch)] && strength <= torchReach)
        return Item::torch;
    if (equipped[at(Item::holyGrail)] && strength % 2 == 0)
        return Item::holyGrail;
    if (equipped[at(Item::dragonSpear)] && monster == Monster::dragon)
        return Item::dragonSpear;
    if (equipped[at(Item::vorpalSword)] && monster == named)
        return Item::vorpalSword;
    return std::nullopt;
}

namespace {

using Counts = std::array<int, kinds>;

constexpr int sum(const Counts &counts)
{
    return std::accumulate(counts.begin(), counts.end(), 0);
}

// What one person knows: which cards lie in the dungeon (the turned ones too), and which are aside.
struct Knowledge {
    Counts inside{};
    Counts aside{};
};

Knowledge knowledgeOf(const std::vector<Known> &known, const std::optional<Challenge> &challenge)
{
    Knowledge all;
    Counts turned{};
    for (const auto &each : known)
        (each.where == Where::dungeon ? all.inside : all.aside)[at(each.monster)] += 1;
    if (challenge)
        for (const auto &each : challenge->revealed)
            turned[at(each.monster)] += 1;
    for (std::size_t i = 0; i < kinds; ++i)
        all.inside[i] = std::max(all.inside[i], turned[i]); // a turned card that was known counts once
    return all;
}

bool possible(const Knowledge &known, const State &state)
{
    if (sum(known.inside) > state.dungeon || sum(known.aside) > deckSize - state.deck - state.dungeon)
        return false;
    for (std::size_t i = 0; i < kinds; ++i)
        if (known.inside[i] + known.aside[i] > copies[i])
            return false;
    return true;
}

constexpr int mostDamage = 64;

// How many sets of the unknown cards deal how much damage in all; whole numbers, so nothing is rounded.
struct Tally {
    std::int64_t sets = 0;
    std::int64_t survived = 0;
    std::int64_t damage = 0;
};

int damageOf(std::size_t kind, const Equipped &equipped, std::optional<Monster> named)
{
    const auto monster = static_cast<Monster>(kind);
    return blockerOf(monster, equipped, named) ? 0 : strengthOf(monster);
}

Tally tally(const State &state, const Knowledge &known, std::optional<Monster> named)
{
    const auto unknown = static_cast<std::size_t>(state.dungeon - sum(known.inside));
    int certain = 0;
    // ways[n][d]: in how many ways n of the kinds walked so far deal d
    std::array<std::array<std::int64_t, mostDamage>, deckSize + 1> ways{};
    ways[0][0] = 1;
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        const int damage = damageOf(kind, state.equipped, named);
        certain += known.inside[kind] * damage;
        // One copy after another: each is in the dungeon or not.
        for (int copy = known.inside[kind] + known.aside[kind]; copy < copies[kind]; ++copy)
            for (std::size_t n = unknown; n-- > 0;)
                for (int d = mostDamage - 1 - damage; d >= 0; --d)
                    ways[n + 1][static_cast<std::size_t>(d + damage)] += ways[n][static_cast<std::size_t>(d)];
    }
    Tally all;
    for (int d = 0; d < mostDamage; ++d) {
        const auto sets = ways[unknown][static_cast<std::size_t>(d)];
        all.sets += sets;
        all.damage += sets * (d + certain);
        all.survived += d + certain < state.hp() ? sets : 0;
    }
    return all;
}

Odds oddsOf(const Tally &all, std::optional<Monster> named)
{
    const auto sets = static_cast<double>(all.sets);
    return {static_cast<double>(all.survived) / sets, named, static_cast<double>(all.damage) / sets};
}

Odds bestNaming(const State &state, const Knowledge &known)
{
    Monster best = Monster::goblin;
    Tally tallied = tally(state, known, best);
    for (const auto monster : valuesOf<Monster>()) {
        const auto other = tally(state, known, monster);
        // Equal chance: the lower damage; then the stronger kind, which comes later.
        if (other.survived > tallied.survived ||
            (other.survived == tallied.survived && other.damage <= tallied.damage)) {
            best = monster;
            tallied = other;
        }
    }
    return oddsOf(tallied, best);
}

bool mayStillName(const State &state)
{
    return state.equipped[at(Item::vorpalSword)] &&
           (!state.challenge || (!state.challenge->named && state.challenge->revealed.empty()));
}

std::vector<Known> knownTo(const State &state, const AskOdds &question)
{
    if (question.known)
        return *question.known;
    return question.player ? state.player(*question.player).known : std::vector<Known>{};
}

} // namespace

std::variant<Odds, Refusal> oddsFor(const State &state, const AskOdds &question)
{
    if (state.outcome)
        return refuse("game-over", say("This game is over: there is no dungeon left to weigh."));
    if (question.player)
        if (auto wrong = checkSeat("player", *question.player, state.seats))
            return *wrong;
    const auto known = knowledgeOf(knownTo(state, question), state.challenge);
    if (!possible(known, state)) {
        if (question.known)
            return badArgument("known",
                               say("More is said to be known than the dungeon, the cards put aside and the "
                                   "thirteen monsters allow."));
        return badArgument("player", say("The cards turned don't fit what %1 noted: a note must be wrong.",
                                         state.name(question.player.value_or(0))));
    }
    if (mayStillName(state))
        return bestNaming(state, known);
    const auto named = state.challenge ? state.challenge->named : std::nullopt;
    return oddsOf(tally(state, known, named), named);
}

std::variant<Answer, Refusal> Rules::answer(const State &state, const Question &question)
{
    const auto odds = oddsFor(state, std::get<AskOdds>(question));
    if (const auto *refusal = std::get_if<Refusal>(&odds))
        return *refusal;
    return Answer{std::get<Odds>(odds)};
}

} // namespace torchside::mandom
