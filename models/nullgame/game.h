#pragma once

#include "models/kernel/chronicle.h"
#include "models/kernel/identity.h"
#include "models/kernel/overloads.h"
#include "models/kernel/resync.h"
#include "models/kernel/seat.h"
#include "models/nullgame/commands.h"

namespace torchside::nullgame {

struct Rules : RulesOf<State, Command, Event> {
    static Decision<Event> decide(const State &state, const Command &command, Dice &dice)
    {
        return decided<Rules>(state, command, dice);
    }
    static State evolve(State state, const Event &event) { return evolved<Rules>(std::move(state), event); }
    // Two taps on the same counter as one; nothing where they are no such taps, or undo each other.
    static std::optional<Command> together(const Command &last, const Command &next);
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
    // What is nobody's own and the table does: here there is nothing of that kind.
    static std::vector<Seat::Part> handOf(const State &state);
};

// The null game as the kernel and the protocol hold it.
struct Game {
    using Rules = nullgame::Rules;
    using Words = nullgame::Words;
    using Story = nullgame::Story;
    using View = nullgame::View;
    using Seats = nullgame::SeatViews;
    static constexpr Identity identity{
        .id = "nullgame",
        .title = "The null game",
        .fewest = 1,
        .most = 8,
        .example = R"({"do":"start","players":["Ann","Bo"]})",
    };
};

} // namespace torchside::nullgame
