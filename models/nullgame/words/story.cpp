#include "models/nullgame/words/story.h"

#include "models/nullgame/words/words.h"

namespace torchside::nullgame {

void Story::tell(const State &before, const Event &event, Chronicler &to)
{
    if (const auto *won = std::get_if<Won>(&event))
        to.mark(Feat::won, won->player, Words::tell(before, event));
}

void Story::measure(const State &state, Chronicler &to)
{
    for (std::size_t seat = 0; seat < state.numbers.size(); ++seat)
        to.value("number", say("Number"), static_cast<int>(seat), literally(state.seats[seat]),
                 state.numbers[seat]);
}

void Story::conclude(const State &state, Chronicler &to)
{
    to.points("points", true);
    to.headline(Words::standing(state));
    for (std::size_t seat = 0; seat < state.numbers.size(); ++seat) {
        const bool won = state.outcome && state.outcome->winners == std::vector{static_cast<int>(seat)};
        to.place({static_cast<int>(seat),
                  0,
                  literally(state.seats[seat]),
                  state.numbers[seat],
                  {},
                  {},
                  won,
                  false});
    }
    to.rank();
}

} // namespace torchside::nullgame
