#pragma once

#include "models/kernel/applied.h"
#include "models/kernel/names.h"
#include "models/kernel/sentence.h"

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

} // namespace torchside::table

template <>
struct torchside::Names<torchside::table::CueKind> {
    static constexpr std::array<std::string_view, 12> list{
        "none", "tap", "dice", "hit", "heal", "poison", "kill", "death", "story", "victory", "turn", "loss"};
};
