#include "models/nullgame/game.h"

namespace torchside::nullgame {

namespace {

struct Tell {
    const State &before;

    Sentence operator()(const Started &event) const
    {
        return say("%1 {1:sits|sit} down.", listed(event.players));
    }
    Sentence operator()(const Counted &event) const
    {
        return say("%1 counts: %2 → %3.", before.name(event.player), event.from, event.to);
    }
    Sentence operator()(const Won &event) const
    {
        return say("%1 has enough and wins.", before.name(event.player));
    }
};

} // namespace

Sentence Words::tell(const State &before, const Event &event)
{
    return toldBy(Tell{before}, event);
}

std::vector<Prompt> Words::prompts(const State &state)
{
    return {{state.outcome ? say("The counting is over.") : say("Count up or down."), "goal"}};
}

std::vector<Piece> Words::pieces(const State &state)
{
    std::vector<Piece> pieces;
    for (int seat = 0; seat < state.count(); ++seat)
        pieces.push_back({"number" + std::to_string(seat), literally(state.name(seat)), state.number(seat),
                          "Set %1's number up: %3 → %4.", "Set %1's number down: %3 → %4."});
    return pieces;
}

Sentence Words::standing(const State &state)
{
    return state.outcome ? say("counted to the end") : say("counting");
}

void Story::tell(const State &before, const Event &event, Chronicler &to)
{
    if (const auto *won = std::get_if<Won>(&event))
        to.mark(Feat::won, won->player, Words::tell(before, event));
}

void Story::measure(const State &state, Chronicler &to)
{
    for (int seat = 0; seat < state.count(); ++seat)
        to.value("number", say("Number"), seat, literally(state.name(seat)), state.number(seat));
}

void Story::conclude(const State &state, Chronicler &to)
{
    to.points("points", true);
    to.headline(Words::standing(state));
    for (int seat = 0; seat < state.count(); ++seat)
        to.place({.key = seat,
                  .name = literally(state.name(seat)),
                  .points = state.number(seat),
                  .won = state.outcome && state.outcome->winners.front() == seat});
    to.rank();
}

} // namespace torchside::nullgame
