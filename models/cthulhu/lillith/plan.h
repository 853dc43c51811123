#pragma once

#include "models/cthulhu/cards/card.h"
#include "models/kernel/form.h"

// What LILLITH has decided, as plain values: it stands in the events and in the state, and is searched once.
namespace torchside::cthulhu {

struct Commit {
    CardId card;
    int story = 0;
    bool operator==(const Commit &) const = default;
    static constexpr auto form()
    {
        return record("commit", must("card", &Commit::card), must("story", &Commit::story));
    }
};

namespace lillith {

enum class Aim {
    gameWon,
    gameLost,
    minionStories,
    minionTokens,
    playerStories,
    playerTokens,
    losses,
    lostPriority,
    used,
    order
};

// What a line comes to: stories and tokens gained, who is insane or destroyed, how many were sent.
struct LineOutcome {
    std::vector<int> minion{0, 0};
    std::vector<int> player{0, 0};
    std::vector<CardId> lost;
    int used = 0;
    bool operator==(const LineOutcome &) const = default;
    static constexpr auto form()
    {
        return record("outcome", must("minion", &LineOutcome::minion, list(2, 2)),
                      must("player", &LineOutcome::player, list(2, 2)), must("lost", &LineOutcome::lost),
                      must("used", &LineOutcome::used));
    }
};

// The player's ready characters at a story, by their numbers in the list that was told.
struct Stand {
    int story = 0;
    std::vector<int> characters;
    bool operator==(const Stand &) const = default;
    static constexpr auto form()
    {
        return record("stand", must("story", &Stand::story), must("characters", &Stand::characters));
    }
};

struct PlannedLine {
    std::vector<Commit> commits;
    LineOutcome outcome;
    std::vector<Stand> answer; // the player's best
    bool operator==(const PlannedLine &) const = default;
    static constexpr auto form()
    {
        return record("line", must("commits", &PlannedLine::commits), must("outcome", &PlannedLine::outcome),
                      must("answer", &PlannedLine::answer));
    }
};

struct Plan {
    PlannedLine best;
    PlannedLine refused; // the best other line
    Aim lostAt = Aim::order;
    bool exact = true;
    bool operator==(const Plan &) const = default;
    static constexpr auto form()
    {
        return record("plan", must("best", &Plan::best), must("refused", &Plan::refused),
                      must("lostAt", &Plan::lostAt), must("exact", &Plan::exact));
    }
};

} // namespace lillith
} // namespace torchside::cthulhu

template <>
struct torchside::Names<torchside::cthulhu::lillith::Aim> {
    static constexpr std::array<std::string_view, 10> list{
        "game-won",      "game-lost", "minion-stories", "minion-tokens", "player-stories",
        "player-tokens", "losses",    "lost-priority",  "used",          "order"};
};
