#pragma once

#include "models/cthulhu/lillith/search.h"
#include "models/kernel/dice.h"

#include <algorithm>
#include <functional>

// The same question answered by trying everything, one line, one answer, one loser at a time: nothing of the
// search's tables, kinds or bounds, and the aims compared one after another.
namespace torchside::tests {

struct Brute {
    const cthulhu::lillith::Board &board;

    struct Fate {
        std::array<int, 10> aims{}; // in the order compared, the more the better
        auto operator<=>(const Fate &) const = default;
    };
    struct Run {
        int minionStories = 0;
        int playerStories = 0;
        std::array<int, 2> tokens{}; // by Side
        std::vector<int> lost;       // by rank
    };
    using Done = std::function<void(const Run &)>;

    // A line: for each rank an arena or -1. The player's answer likewise.
    Fate worst(const std::vector<int> &line, const std::vector<int> &answer) const
    {
        std::optional<Fate> least;
        story(0, {}, line, answer, [&](const Run &run) {
            const auto fate = fateOf(run, line);
            if (!least || fate < *least)
                least = fate;
        });
        return *least;
    }

    Fate worst(const std::vector<int> &line) const
    {
        if (board.attacker == cthulhu::Side::player)
            return worst(line, {});
        std::optional<Fate> least;
        std::vector<int> answer(board.theirs.size(), -1);
        each(answer, 0, [&] {
            for (const int to : answer)
                if (to >= 0 && std::find(line.begin(), line.end(), to) == line.end())
                    return;
            if (const auto fate = worst(line, answer); !least || fate < *least)
                least = fate;
        });
        return *least;
    }

    struct Best {
        std::vector<std::pair<Fate, std::vector<int>>> two; // the best line and the next
    };
    Best best() const
    {
        Best best;
        std::vector<int> line(board.own.size(), -1);
        each(line, 0, [&] {
            best.two.emplace_back(worst(line), line);
            std::sort(best.two.begin(), best.two.end(), [&](const auto &a, const auto &b) {
                return a.first != b.first ? a.first > b.first : placed(a.second) < placed(b.second);
            });
            if (best.two.size() > 2)
                best.two.pop_back();
        });
        return best;
    }

    std::vector<int> placed(const std::vector<int> &line) const
    {
        std::vector<int> places;
        for (const int to : line)
            places.push_back(to < 0 ? 99 : board.arenas[static_cast<std::size_t>(to)].place);
        return places;
    }

private:
    struct Someone {
        cthulhu::lillith::Fighter is;
        int rank = 0;
        int wounds = 0;
    };
    struct Field {
        std::vector<Someone> minion; // best first
        std::vector<Someone> player;
        std::array<int, 2> tokens{};
        std::vector<int> lost;
    };

    void each(std::vector<int> &to, std::size_t at, const std::function<void()> &act) const
    {
        if (at == to.size())
            return act();
        for (int arena = -1; arena < static_cast<int>(board.arenas.size()); ++arena) {
            to[at] = arena;
            each(to, at + 1, act);
        }
    }

    Fate fateOf(const Run &run, const std::vector<int> &line) const
    {
        const int won = run.minionStories >= board.minionNeeds ? 1 : 0;
        const int lost = run.playerStories >= board.playerNeeds ? 1 : 0;
        const int mine = run.tokens[1];
        const int theirs = run.tokens[0];
        int priorities = 0; // the dearer somebody is, the more it weighs
        for (const int rank : run.lost)
            priorities += 1 << (20 - rank);
        const int used = static_cast<int>(line.size() -
                                          static_cast<std::size_t>(std::count(line.begin(), line.end(), -1)));
        const int losses = static_cast<int>(run.lost.size());
        if (board.attacker == cthulhu::Side::minion)
            return {{won, -lost, run.minionStories, mine, -run.playerStories, -theirs, -losses, -priorities,
                     -used}};
        return {
            {-lost, won, -run.playerStories, -theirs, run.minionStories, mine, -losses, -priorities, -used}};
    }

    void story(std::size_t at, const Run &run, const std::vector<int> &line, const std::vector<int> &answer,
               const Done &done) const
    {
        if (at == board.arenas.size() || run.minionStories >= board.minionNeeds ||
            run.playerStories >= board.playerNeeds)
            return done(run);
        const auto &arena = board.arenas[at];
        Field field;
        for (std::size_t rank = 0; rank < line.size(); ++rank)
            if (line[rank] == static_cast<int>(at))
                field.minion.push_back({board.own[rank], static_cast<int>(rank), board.own[rank].wounds});
        for (std::size_t i = 0; i < answer.size(); ++i)
            if (answer[i] == static_cast<int>(at))
                field.player.push_back({board.theirs[i], 0, board.theirs[i].wounds});
        for (const auto &attacker : arena.attackers)
            field.player.push_back({attacker, 0, attacker.wounds});
        if (field.minion.empty() && field.player.empty())
            return story(at + 1, run, line, answer, done);
        struggle(arena, field, 0, [&](const Field &end, int winner) {
            auto next = run;
            next.minionStories += winner == 1 ? 1 : 0;
            next.playerStories += winner == 0 ? 1 : 0;
            next.tokens[0] += end.tokens[0];
            next.tokens[1] += end.tokens[1];
            next.lost.insert(next.lost.end(), end.lost.begin(), end.lost.end());
            story(at + 1, next, line, answer, done);
        });
    }

    using Over = std::function<void(const Field &, int)>; // who won the story: 0 the player, 1 the Minion, -1

    static int sum(const std::vector<Someone> &side, std::size_t icon)
    {
        int all = 0;
        for (const auto &one : side)
            all += one.is.icons[icon];
        return all;
    }
    static int skill(const std::vector<Someone> &side)
    {
        int all = 0;
        for (const auto &one : side)
            all += one.is.skill;
        return all;
    }
    static int faster(const Field &field)
    {
        const auto fast = [](const std::vector<Someone> &side) {
            return std::count_if(side.begin(), side.end(), [](const Someone &one) { return one.is.fast; });
        };
        return fast(field.minion) == fast(field.player)  ? -1
               : fast(field.minion) > fast(field.player) ? 1
                                                         : 0;
    }

    static bool gain(const cthulhu::lillith::Arena &arena, Field &field, int side, int tokens,
                     const Over &over)
    {
        for (; tokens > 0; --tokens)
            if (++field.tokens[static_cast<std::size_t>(side)] ==
                (side == 1 ? arena.minionShort : arena.playerShort)) {
                over(field, side);
                return true;
            }
        return false;
    }

    static bool mayPay(const Someone &one, bool terror)
    {
        return terror ? one.is.icons[0] <= 0 && !one.is.willpower : !one.is.invulnerable;
    }

    void struggle(const cthulhu::lillith::Arena &arena, Field field, std::size_t at, const Over &over) const
    {
        if (at == arena.struggles.size())
            return skills(arena, field, over);
        const auto icon = static_cast<std::size_t>(arena.struggles[at]);
        const int mine = sum(field.minion, icon);
        const int theirs = sum(field.player, icon);
        int winner = mine > theirs ? 1 : 0;
        if (mine == theirs)
            winner = mine == 0 ? -1 : faster(field);
        if (winner < 0 || icon == 2)
            return struggle(arena, field, at + 1, over);
        if (icon == 3) {
            if (!gain(arena, field, winner, 1, over))
                struggle(arena, field, at + 1, over);
            return;
        }
        if (winner == 0) {
            minionPays(field, icon == 0);
            return struggle(arena, field, at + 1, over);
        }
        playerPays(arena, field, at, over);
    }

    static void minionPays(Field &field, bool terror)
    {
        int who = -1;
        int survivor = -1;
        for (std::size_t i = 0; i < field.minion.size(); ++i) {
            if (!mayPay(field.minion[i], terror))
                continue;
            who = static_cast<int>(i);
            if (field.minion[i].wounds + 1 <= field.minion[i].is.toughness)
                survivor = static_cast<int>(i);
        }
        if (!terror && survivor >= 0) {
            ++field.minion[static_cast<std::size_t>(survivor)].wounds;
        } else if (who >= 0) {
            field.lost.push_back(field.minion[static_cast<std::size_t>(who)].rank);
            field.minion.erase(field.minion.begin() + who);
        }
    }

    void playerPays(const cthulhu::lillith::Arena &arena, const Field &field, std::size_t at,
                    const Over &over) const
    {
        const bool terror = arena.struggles[at] == cthulhu::Struggle::terror;
        bool any = false;
        for (std::size_t i = 0; i < field.player.size(); ++i) {
            if (!mayPay(field.player[i], terror))
                continue;
            any = true;
            auto next = field;
            if (!terror && next.player[i].wounds + 1 <= next.player[i].is.toughness)
                ++next.player[i].wounds;
            else
                next.player.erase(next.player.begin() + static_cast<std::ptrdiff_t>(i));
            struggle(arena, next, at + 1, over);
        }
        if (!any)
            struggle(arena, field, at + 1, over);
    }

    void skills(const cthulhu::lillith::Arena &arena, Field &field, const Over &over) const
    {
        const int attacker = board.attacker == cthulhu::Side::minion ? 1 : 0;
        const int mine = skill(attacker == 1 ? field.minion : field.player);
        const int theirs = skill(attacker == 1 ? field.player : field.minion);
        const bool ahead = mine > theirs || (mine == theirs && faster(field) == attacker);
        if (ahead && mine >= 1 && gain(arena, field, attacker, theirs <= 0 ? 2 : 1, over))
            return;
        over(field, -1);
    }
};

// Boards as they come; small ones so that brute force has an end.
struct Boards {
    SeededDice dice;

    cthulhu::lillith::Fighter fighter(bool dull)
    {
        cthulhu::lillith::Fighter fighter;
        fighter.icons = {dice.below(4) == 0 ? 1 : 0, dice.below(3), dice.below(2), dice.below(3)};
        fighter.skill = dice.below(5) - (dice.below(12) == 0 ? 2 : 0);
        if (dull)
            return fighter;
        fighter.fast = dice.below(5) == 0;
        fighter.willpower = dice.below(6) == 0;
        fighter.invulnerable = dice.below(8) == 0;
        fighter.toughness = dice.below(4) == 0 ? 1 + dice.below(2) : 0;
        fighter.wounds = dice.below(6) == 0 ? 1 : 0;
        return fighter;
    }

    std::vector<cthulhu::lillith::Fighter> fighters(int count)
    {
        std::vector<cthulhu::lillith::Fighter> all;
        while (static_cast<int>(all.size()) < count)
            all.push_back(!all.empty() && dice.below(3) == 0 ? all.back() : fighter(dice.below(2) == 0));
        return all;
    }

    cthulhu::lillith::Board board(cthulhu::Side attacker, int own, int theirs, int stories)
    {
        using namespace cthulhu;
        lillith::Board board;
        board.attacker = attacker;
        board.own = fighters(own);
        for (int i = 0; i < own; ++i)
            board.cards.push_back(CardId{i + 1});
        if (attacker == Side::minion)
            board.theirs = fighters(theirs);
        for (int i = 0; i < stories; ++i) {
            lillith::Arena arena;
            arena.place = i;
            arena.minionShort = 1 + dice.below(5);
            arena.playerShort = 1 + dice.below(5);
            arena.struggles.assign(allStruggles.begin(), allStruggles.end());
            if (dice.below(4) == 0)
                arena.struggles = {Struggle::combat, Struggle::investigation, Struggle::combat,
                                   Struggle::terror};
            if (attacker == Side::player)
                arena.attackers = fighters(std::max(1, (theirs + stories - 1 - i) / stories));
            board.arenas.push_back(arena);
        }
        std::reverse(board.arenas.begin(), board.arenas.begin() + dice.below(stories) + 1);
        board.minionNeeds = 1 + dice.below(3);
        board.playerNeeds = 1 + dice.below(3);
        return board;
    }
};

} // namespace torchside::tests
