#include "models/nullgame/words/words.h"

namespace torchside::nullgame {

namespace {

struct Tell {
    const State &before;

    const std::string &name(int seat) const { return before.seats.at(static_cast<std::size_t>(seat)); }

    Sentence operator()(const Started &event) const
    {
        return say("%1 {1:sits|sit} down.", listed(event.players));
    }
    Sentence operator()(const Counted &event) const
    {
        return say("%1 counts: %2 → %3.", name(event.player), event.from, event.to);
    }
    Sentence operator()(const Won &event) const { return say("%1 has enough and wins.", name(event.player)); }
    Sentence operator()(const Renamed &event) const
    {
        return say("%1 {1:is|are} now called %2.", event.from, event.to);
    }
};

} // namespace

Sentence Words::tell(const State &before, const Event &event)
{
    return std::visit(Tell{before}, event);
}

std::vector<Prompt> Words::prompts(const State &state)
{
    if (state.outcome)
        return {{say("The counting is over."), "goal"}};
    return {{say("Count up or down."), "goal"}};
}

std::vector<Piece> Words::pieces(const State &state)
{
    std::vector<Piece> pieces;
    for (std::size_t seat = 0; seat < state.numbers.size(); ++seat)
        pieces.push_back({"number" + std::to_string(seat), literally(state.seats[seat]), state.numbers[seat],
                          "Set %1's number up: %3 → %4.", "Set %1's number down: %3 → %4."});
    return pieces;
}

Sentence Words::standing(const State &state)
{
    return state.outcome ? say("counted to the end") : say("counting");
}

} // namespace torchside::nullgame
