#include "models/duelofages/words/words.h"

#include "models/duelofages/rules/sides.h"

#include <algorithm>

namespace torchside::duelofages {

namespace {

struct Telling : Teller<Words, State, Event> {
    using Teller::operator();

    void operator()(const Started &started) const { to.first(started.leader); }
    void operator()(const Defeated &defeated) const
    {
        if (defeated.unit == Unit::character)
            to.mark(Feat::kill, defeated.of, line());
    }
    void operator()(const TournamentWon &won) const { to.mark(Feat::won, won.player, line()); }
    void operator()(const HqDestroyed &destroyed) const { to.mark(Feat::won, destroyed.by, line()); }
    void operator()(const Answered &answered) const
    {
        if (answered.accept)
            to.mark(Feat::change, answered.player, line());
    }
};

Sentence headline(const State &state)
{
    if (!state.outcome)
        return Words::standing(state);
    const auto &winners = state.outcome->winners;
    if (winners.empty())
        return say("Nobody wins the duel.");
    return winners.size() == 1 ? say("%1 wins the duel.", peopleOf(state, winners))
                               : say("%1 win the duel together.", peopleOf(state, winners));
}

} // namespace

void Story::tell(const State &before, const Event &event, Chronicler &to)
{
    std::visit(Telling{{before, event, to}}, event);
}

void Story::measure(const State &state, Chronicler &to)
{
    to.where(state.turn, say("turn %1", state.turn));
    const auto total = scoreOf(state).total;
    for (int seat = 0; seat < state.count(); ++seat) {
        const auto &player = state.player(seat);
        const auto name = literally(state.name(seat));
        to.value("strength", say("Strength"), seat, name, player.strength());
        to.value("score", say("Score"), seat, name, total.at(at(seat)));
        to.value("cards", say("Equipment"), seat, name, player.equipment);
        to.value("prison", say("In the Prison"), seat, name, player.prisoners);
        to.best("strength", say("Greatest strength"), player.strength(), name);
    }
    to.best("turn", say("Longest duel, in turns"), state.turn, {});
}

void Story::conclude(const State &state, Chronicler &to)
{
    const auto total = scoreOf(state).total;
    const auto leaders = leadersOf(total);
    const int most = total.at(at(leaders.front()));
    to.points("points", true);
    to.headline(headline(state));
    to.overline(state.outcome && !state.outcome->winners.empty()
                    ? say("%1 point{1:|s}", total.at(at(state.outcome->winners.front())))
                : leaders.size() == 1
                    ? say("%1 leads with %2 point{2:|s}", peopleOf(state, leaders), most)
                    : say("%1 {1:is|are} level at %2 point{2:|s}", peopleOf(state, leaders), most));
    for (int seat = 0; seat < state.count(); ++seat) {
        const auto &player = state.player(seat);
        Place place{seat, 0,     literally(state.name(seat)), total.at(at(seat)), {},
                    {},   false, player.eliminated()};
        place.fate = place.out ? say("eliminated") : say("strength %1", player.strength());
        place.won = state.outcome &&
                    std::count(state.outcome->winners.begin(), state.outcome->winners.end(), seat) > 0;
        to.place(std::move(place));
        to.best("score", say("Highest score"), total.at(at(seat)), literally(state.name(seat)));
    }
    to.rank();
}

} // namespace torchside::duelofages
