#pragma once

#include "models/kernel/applied.h"
#include "models/kernel/names.h"
#include "models/kernel/sentence.h"

#include <string>
#include <utility>
#include <vector>

// What a table has to say to the eye: what chance gave, and the turning points of a game. Shown large until
// the next tap.
namespace torchside::table {

enum class Picture { dice, coin, cards, kill, death, failure, survival, story, lost, victory };

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
    std::vector<Sentence> lines{}; // what it means, and what to do with it
    bool operator==(const Sight &) const = default;
};

using Sights = std::vector<Sight>;

// What one step is to the eye. Each game says it for its events, in face/sights.cpp:
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

} // namespace torchside::table

template <>
struct torchside::Names<torchside::table::Picture> {
    static constexpr std::array<std::string_view, 10> list{"dice",    "coin",     "cards", "kill", "death",
                                                           "failure", "survival", "story", "lost", "victory"};
};
