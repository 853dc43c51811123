#include "models/cthulhu/lillith/board.h"

#include "models/cthulhu/facts.h"

#include <algorithm>

namespace torchside::cthulhu::lillith {

namespace {

Fighter fighterOf(const Icons &icons, int skill, const Keywords &keywords, int wounds)
{
    Fighter fighter;
    for (const auto struggle : allStruggles)
        fighter.icons.at(static_cast<std::size_t>(struggle)) = icons.of(struggle);
    fighter.skill = skill;
    fighter.fast = has(keywords, "fast");
    fighter.willpower = has(keywords, "willpower");
    fighter.invulnerable = has(keywords, "invulnerability");
    fighter.toughness = toughnessIn(keywords);
    fighter.wounds = wounds;
    return fighter;
}

std::vector<Fighter> fightersOf(const std::vector<PlayerCharacter> &characters, bool &whole)
{
    std::vector<Fighter> fighters;
    for (const auto &each : characters)
        fighters.push_back(fighterOf(each.icons, each.skill, each.keywords, each.wounds));
    if (fighters.size() > mostTheirs) {
        fighters.resize(mostTheirs);
        whole = false;
    }
    return fighters;
}

std::vector<PlayerCharacter> presentAt(const Attendance &there)
{
    std::vector<PlayerCharacter> present;
    for (std::size_t i = 0; i < there.characters.size(); ++i)
        if (!there.gone.at(i))
            present.push_back(there.characters[i]);
    return present;
}

Board withMinion(const State &state, Side attacker)
{
    Board board;
    board.attacker = attacker;
    board.minionNeeds = toWin - state.minionStories;
    board.playerNeeds = toWin - state.playerStories;
    board.cards = readyOnes(state);
    board.whole = board.cards.size() <= mostOwn;
    board.cards.resize(std::min(board.cards.size(), mostOwn));
    for (const auto card : board.cards) {
        const auto numbers = numbersOf(state, card);
        board.own.push_back(
            fighterOf(numbers.icons, numbers.skill, numbers.keywords, state.character(card)->wounds));
    }
    return board;
}

Arena arenaOf(const State &state, int key)
{
    const auto &story = state.storyWith(key);
    Arena arena;
    arena.place = static_cast<int>(state.indexOf(key).value());
    arena.minionShort = story.need - story.minion;
    arena.playerShort = story.need - story.player;
    arena.struggles = story.struggles;
    return arena;
}

} // namespace

Board boardToCommit(const State &state)
{
    auto board = withMinion(state, Side::minion);
    if (state.defendersReady)
        board.theirs = fightersOf(*state.defendersReady, board.whole);
    for (const int key : storiesByTokens(state, Side::minion, openStories(state)))
        board.arenas.push_back(arenaOf(state, key));
    return board;
}

Board boardToDefend(const State &state)
{
    auto board = withMinion(state, Side::player);
    if (!state.fight)
        return board;
    for (const int key : state.fight->order) {
        const auto *there = state.attendanceAt(key);
        auto attackers = there ? fightersOf(presentAt(*there), board.whole) : std::vector<Fighter>{};
        if (attackers.empty()) // nobody left: it isn't resolved
            continue;
        board.arenas.push_back(arenaOf(state, key));
        board.arenas.back().attackers = std::move(attackers);
    }
    return board;
}

} // namespace torchside::cthulhu::lillith
