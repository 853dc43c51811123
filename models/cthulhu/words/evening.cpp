#include "models/cthulhu/words/words.h"

#include "models/cthulhu/facts.h"

namespace torchside::cthulhu {

namespace {

constexpr int you = 0;
constexpr int theMinion = -1;

int keyOf(Side side)
{
    return side == Side::minion ? theMinion : you;
}

Sentence sideName(const State &state, Side side)
{
    const auto &name = state.seats.at(static_cast<std::size_t>(seatOf(side)));
    return name == "You" ? say("You") : name == "The Minion" ? say("The Minion") : literally(name);
}

struct Telling : Teller<Words, State, Event> {
    using Teller::operator();

    void operator()(const StoryWon &won) const { to.mark(Feat::won, keyOf(won.side), line()); }
    void operator()(const Destroyed &) const { to.mark(Feat::kill, theMinion, line()); }
    void operator()(const PlayerLost &lost) const
    {
        if (lost.how == Loss::destroyed)
            to.mark(Feat::kill, you, line());
    }
    void operator()(const SkillCompared &compared) const
    {
        to.best("skill", say("Strongest attack, in skill"),
                before.fight && before.fight->attacker == Side::minion ? compared.minion : compared.player,
                {});
    }
};

// Success tokens as they lie, with those that have won a story already.
int tokensOf(const State &state, Side side)
{
    int all = state.storiesOf(side) * usualNeed;
    for (const auto &story : state.stories)
        all += story.tokens(side);
    return all;
}

void measureStories(const State &state, Chronicler &to)
{
    for (const auto &story : state.stories)
        for (const auto side : {Side::player, Side::minion})
            to.value("story " + std::to_string(story.key), literally(story.name), keyOf(side),
                     sideName(state, side), story.tokens(side));
}

Sentence headline(const State &state)
{
    if (!state.outcome)
        return Words::standing(state);
    const bool minion = state.outcome->winners.front() == seatOf(Side::minion);
    return minion ? say("The Minion has its three stories.") : say("You have held it back.");
}

} // namespace

void Tale::tell(const State &before, const Event &event, Chronicler &to)
{
    std::visit(Telling{{before, event, to}}, event);
}

void Tale::measure(const State &state, Chronicler &to)
{
    to.where(state.turn, state.turn > 0 ? say("turn %1", state.turn) : say("the beginning"));
    for (const auto side : {Side::player, Side::minion})
        to.value("won", say("Stories won"), keyOf(side), sideName(state, side), state.storiesOf(side));
    for (const auto side : {Side::player, Side::minion})
        to.value("tokens", say("Success tokens"), keyOf(side), sideName(state, side), tokensOf(state, side));
    measureStories(state, to);
    to.best("turn", say("Longest game, in turns"), state.turn, {});
}

void Tale::conclude(const State &state, Chronicler &to)
{
    to.points("stories", true);
    to.headline(headline(state));
    to.overline(say("stories %1 : %2", state.playerStories, state.minionStories));
    for (const auto side : {Side::player, Side::minion}) {
        Place place{keyOf(side), 0, sideName(state, side), state.storiesOf(side), {}, {}, false, false};
        place.fate =
            say("%1 token{1:|s} on the stories", tokensOf(state, side) - state.storiesOf(side) * usualNeed);
        place.won = state.outcome && state.outcome->winners.front() == seatOf(side);
        to.place(std::move(place));
    }
    to.rank();
}

} // namespace torchside::cthulhu
