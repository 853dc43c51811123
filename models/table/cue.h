#pragma once

#include "models/kernel/course.h"
#include "models/kernel/names.h"
#include "models/kernel/sentence.h"

#include <string>
#include <utility>
#include <vector>

// What a table has to say to ear and hand. Nothing that is needed to understand the game: the page shows it
// all.
namespace torchside::table {

enum class CueKind { none, tap, dice, hit, heal, poison, kill, death, story, victory, turn, loss };

struct Cue {
    CueKind kind = CueKind::none;
    Sentence spoken; // read out where the person wants it; empty: nothing to say
    int seat = -1;   // whom it happens to; -1: nobody in particular
    bool operator==(const Cue &) const = default;
};

using Cues = std::vector<Cue>;

// What one step is to ear and hand. Each game says it for its events, in face/cues.cpp:
//     void addCues(Cues &cues, const State &before, const Event &event, const State &after);
template <class Rules>
Cues cuesOf(typename Rules::State state, const std::vector<typename Rules::Event> &events)
{
    Cues cues;
    applied<Rules>(std::move(state), events, [&](const auto &before, const auto &event, const auto &after) {
        addCues(cues, before, event, after);
    });
    return cues;
}

// What a table has to say to the eye: what chance gave, and the turning points of a game. Shown large until
// the next tap.

enum class Picture {
    dice,
    coin,
    cards,
    kill,
    death,
    failure,
    survival,
    story,
    lost,
    victory,
    boss,
    gate,
    tournament,
    ruin,
    sides
};

// What chance gave is told in words; a turning point is told large.
constexpr bool isTurningPoint(Picture picture)
{
    return picture != Picture::dice && picture != Picture::coin && picture != Picture::cards;
}

// A figure of a sight, and whose it is or what it counts; a die of symbols instead of a number shows those.
struct Figure {
    Sentence value;
    Sentence of{};
    std::vector<std::string> symbols{};
    bool operator==(const Figure &) const = default;
};

struct Sight {
    Picture picture = Picture::dice;
    Sentence title;
    std::vector<Figure> figures{};
    std::vector<Sentence> lines{}; // what it means
    std::vector<Sentence> tasks{}; // what to do with it
    bool operator==(const Sight &) const = default;
};

using Sights = std::vector<Sight>;

// What one step is to the eye. Each game says it for its events, in face/cues.cpp:
//     void addSights(Sights &sights, const Command &command, const State &before, const Event &event,
//                    const State &after);
template <class Rules>
Sights sightsOf(typename Rules::State state, const typename Rules::Command &command,
                const std::vector<typename Rules::Event> &events)
{
    Sights sights;
    applied<Rules>(std::move(state), events, [&](const auto &before, const auto &event, const auto &after) {
        addSights(sights, command, before, event, after);
    });
    return sights;
}

// What a game's cues have alike. What a game says nothing of is not heard.
template <class G>
struct Hearer {
    Cues &cues;
    const typename G::Rules::State &before;

    void add(CueKind kind, Sentence spoken = {}, int seat = -1) const
    {
        cues.push_back({kind, std::move(spoken), seat});
    }
    template <class Told>
    void told(CueKind kind, const Told &event, int seat = -1) const
    {
        add(kind, G::Words::tell(before, event), seat);
    }
    template <class Other>
    void operator()(const Other &) const
    {}
};

// What a game's sights have alike: where they go, what was asked for, what was so before and is so after.
// What a game says nothing of is not to be seen.
template <class G>
struct Seer {
    Sights &sights;
    const typename G::Rules::Command &command;
    const typename G::Rules::State &before;
    const typename G::Rules::State &after;

    template <class Told>
    void told(Picture picture, const Told &event) const
    {
        sights.push_back({picture, G::Words::tell(before, event)});
    }
    template <class Other>
    void operator()(const Other &) const
    {}
};

} // namespace torchside::table

template <>
struct torchside::Names<torchside::table::CueKind> {
    static constexpr std::array<std::string_view, 12> list{
        "none", "tap", "dice", "hit", "heal", "poison", "kill", "death", "story", "victory", "turn", "loss"};
};

template <>
struct torchside::Names<torchside::table::Picture> {
    static constexpr std::array<std::string_view, 15> list{
        "dice", "coin",    "cards", "kill", "death",      "failure", "survival", "story",
        "lost", "victory", "boss",  "gate", "tournament", "ruin",    "sides"};
};
