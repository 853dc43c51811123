#pragma once

#include "models/kernel/chronicle.h"
#include "models/kernel/identity.h"
#include "models/kernel/overloads.h"
#include "models/kernel/resync.h"
#include "models/kernel/seat.h"
#include "models/kernel/taps.h"
#include "models/nullgame/commands.h"

namespace torchside::nullgame {

struct Rules : RulesOf<State, Command, Event> {
    // Two taps on the same counter as one; nothing where they are no such taps, or undo each other.
    static std::optional<Command> together(const Command &last, const Command &next)
    {
        return addedUp(last, next, {&Count::by});
    }
    static bool sound(const State &state); // what is always so, whatever was played
};

struct Words {
    static Sentence tell(const State &before, const Event &event);
    static std::vector<Prompt> prompts(const State &state);
    static std::vector<Piece> pieces(const State &state);
    static Sentence standing(const State &state);
};

// Everybody's number, from count to count.
struct Story {
    static void tell(const State &before, const Event &event, Chronicler &to);
    static void measure(const State &state, Chronicler &to);
    static void conclude(const State &state, Chronicler &to);
};

// What everybody sees of the state.
struct View {
    static constexpr auto form()
    {
        return record("state", must("phase", &State::phase), must("numbers", &State::numbers));
    }
};

using Seat = SeatOf<Command>;

// What one person sees of the counting and may do in it.
struct SeatViews {
    static Seat::View viewOf(const State &state, std::optional<int> seat);
};

// The null game as the kernel and the protocol hold it.
struct Game : GameOf<Rules, Words, Story, View, SeatViews> {
    static constexpr Identity identity{
        .id = "nullgame",
        .title = "The null game",
        .fewest = 1,
        .most = 8,
        .example = R"({"do":"start","players":["Ann","Bo"]})",
    };
};

} // namespace torchside::nullgame
