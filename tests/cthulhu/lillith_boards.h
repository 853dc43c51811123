#pragma once

#include "models/cthulhu/lillith/planning.h"
#include "tests/cthulhu/board.h"

// Boards made by hand on which one aim of LILLITH's decides, and no aim before it.
namespace torchside::tests {

struct AimBoard {
    const char *aim;
    const char *inPlay;
    const char *theirs; // ready, or attacking: "0 Cop:0.1" sends Cop to the first story
    std::array<int, 3> minion{};
    std::array<int, 3> player{};
    int minionStories = 0;
    int playerStories = 0;
    const char *struggles; // "A=ic B= C=c": by their first letters; "" as usual
    const char *line;      // "Ann>A"
};

inline cthulhu::PlayerCharacter playerFrom(const QString &word)
{
    const auto card = cardFrom(word);
    return {card.name, card.skill, card.icons, card.keywords, 0};
}

inline void setStruggles(cthulhu::State &state, const QString &told)
{
    using namespace cthulhu;
    for (const auto &word : told.split(u' ', Qt::SkipEmptyParts)) {
        std::vector<Struggle> struggles;
        for (const auto letter : word.mid(2))
            struggles.push_back(letter == u't'   ? Struggle::terror
                                : letter == u'c' ? Struggle::combat
                                : letter == u'a' ? Struggle::arcane
                                                 : Struggle::investigation);
        state = Rules::evolve(std::move(state), StoryChanged{word[0].unicode() - u'A', {}, {}, struggles});
    }
}

inline cthulhu::State lillithBoard(const QString &hand, const QString &inPlay, const QString &domains)
{
    auto state = boardOf(hand, inPlay, domains);
    state.options.variant = cthulhu::Variant::lillith;
    return state;
}

inline cthulhu::State boardFor(const AimBoard &board)
{
    using namespace cthulhu;
    auto state = lillithBoard({}, QString::fromUtf8(board.inPlay), {});
    for (int i = 0; i < 3; ++i) {
        const auto at = static_cast<std::size_t>(i);
        state.stories[at].minion = board.minion[at];
        state.stories[at].player = board.player[at];
    }
    state.minionStories = board.minionStories;
    state.playerStories = board.playerStories;
    setStruggles(state, QString::fromUtf8(board.struggles));
    return state;
}

// At the step, the plan not yet made.
inline cthulhu::State committing(const AimBoard &board)
{
    using namespace cthulhu;
    auto state = boardFor(board);
    state.stage = Stage::commit;
    std::vector<PlayerCharacter> ready;
    for (const auto &word : QString::fromUtf8(board.theirs).split(u' ', Qt::SkipEmptyParts))
        ready.push_back(playerFrom(word));
    return Rules::evolve(std::move(state), DefendersNamed{ready});
}

inline cthulhu::State defending(const AimBoard &board)
{
    using namespace cthulhu;
    auto state = Rules::evolve(boardFor(board), TurnBegan{2, Side::player});
    PlayerCommitted committed;
    committed.order.emplace();
    const auto words = QString::fromUtf8(board.theirs).split(u' ', Qt::SkipEmptyParts);
    for (qsizetype i = 0; i + 1 < words.size(); i += 2) {
        committed.stories.push_back({words[i].toInt(), {playerFrom(words[i + 1])}});
        committed.order->push_back(words[i].toInt());
    }
    state = Rules::evolve(std::move(state), committed);
    return Rules::evolve(std::move(state), WentOn{Stage::defend});
}

inline cthulhu::State planned(cthulhu::State state)
{
    const auto plan = cthulhu::lillith::planFor(state);
    return cthulhu::Rules::evolve(std::move(state), cthulhu::Planned{plan});
}

inline const std::vector<AimBoard> &commitBoards()
{
    static const std::vector<AimBoard> boards{
        {"game-won", "Ann:1.1", "", {4, 0, 0}, {}, 2, 0, "", "Ann>A"},
        {"game-lost", "Ann:1.0", "Cop:0.0.0001", {}, {4, 4, 4}, 0, 2, "", ""},
        {"minion-stories", "Ann:1.1", "", {4, 0, 0}, {}, 0, 0, "", "Ann>A"},
        {"minion-tokens", "Ann:1.1.0001", "", {}, {}, 0, 0, "B= C=", "Ann>A"},
        {"player-stories", "Ann:1.0", "Cop:0.0.0001", {}, {4, 4, 4}, 0, 0, "", ""},
        {"player-tokens", "Ann:1.0", "Cop:0.0.0001", {}, {}, 0, 0, "", ""},
        {"losses", "Ann:1.0", "Cop:0.0.0100", {}, {}, 0, 0, "", ""},
        {"lost-priority",
         "High:5.0.0001 Low:1.0.0001",
         "Cop:0.0.0100",
         {},
         {},
         0,
         0,
         "A=icc B=c C=c",
         "Low>A"},
        {"used", "Ann:2.1 Bo:1.0", "", {4, 0, 0}, {}, 0, 0, "", "Ann>A"},
        {"order", "Ann:1.1", "", {}, {}, 0, 0, "", "Ann>A"},
    };
    return boards;
}

inline const std::vector<AimBoard> &defenceBoards()
{
    static const std::vector<AimBoard> boards{
        {"game-lost", "Ann:1.5", "0 Cop:0.1", {}, {4, 0, 0}, 0, 2, "", "Ann>A"},
        {"game-won", "Ann:1.0.0001", "0 Cop:0.0", {4, 0, 0}, {}, 2, 0, "", "Ann>A"},
        {"player-stories", "Ann:1.5", "0 Cop:0.1", {}, {4, 0, 0}, 0, 0, "", "Ann>A"},
        {"player-tokens", "Ann:1.5", "0 Cop:0.1", {}, {}, 0, 0, "", "Ann>A"},
        {"minion-stories", "Ann:1.0.0001", "0 Cop:0.0", {4, 0, 0}, {}, 0, 0, "", "Ann>A"},
        {"minion-tokens", "Ann:1.0.0001", "0 Cop:0.0", {}, {}, 0, 0, "", "Ann>A"},
        {"losses", "Ann:1.0", "0 Cop:0.0.0100", {}, {}, 0, 0, "", ""},
        {"lost-priority", "High:5.0.0001 Low:1.0.0001", "0 Cop:0.0.0100", {}, {}, 0, 0, "A=icc", "Low>A"},
        {"used", "Ann:2.5 Bo:1.0", "0 Cop:0.1", {}, {}, 0, 0, "", "Ann>A"},
        {"order", "Ann:1.5", "0 Cop:0.1 1 Dot:0.1", {}, {}, 0, 0, "", "Ann>A"},
    };
    return boards;
}

} // namespace torchside::tests
