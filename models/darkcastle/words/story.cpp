#include "models/darkcastle/words/words.h"

#include <algorithm>

namespace torchside::darkcastle {

namespace {

constexpr int everybody = -1;

struct Telling : Teller<Words, State, Event> {
    using Teller::operator();

    void operator()(const Died &died) const { to.mark(Feat::death, died.character, line()); }
    void operator()(const CombatWon &) const
    {
        to.mark(Feat::kill, everybody, line());
        if (before.combat)
            to.best("rounds", say("Longest fight won, in rounds"), before.combat->round, {});
    }
    void operator()(const Struck &struck) const
    {
        if (struck.hp > 0)
            to.best("blow", say("Hardest blow survived"), struck.damage, called(before, struck.character));
    }
    void operator()(const Rolled &rolled) const
    {
        to.best("dice", say("Most dice removed at once"), rolled.removed, called(before, rolled.character));
    }
    void operator()(const Rerolled &corrected) const
    {
        to.best("dice", say("Most dice removed at once"), corrected.removed,
                called(before, corrected.character));
    }
};

// One who plays both characters is told of by theirs; everybody else by name.
std::vector<Sentence> everyone(const State &state)
{
    std::vector<Sentence> names;
    for (const auto &seat : state.seats)
        names.push_back(literally(seat));
    return names;
}

Sentence headline(const State &state)
{
    if (!state.outcome)
        return Words::standing(state);
    const auto names = everyone(state);
    if (state.outcome->winners.empty())
        return say("The castle keeps %1.", listed(names));
    return names.size() == 1 ? say("%1 escapes from the castle.", listed(names))
                             : say("%1 escape from the castle.", listed(names));
}

} // namespace

void Story::tell(const State &before, const Event &event, Chronicler &to)
{
    std::visit(Telling{{before, event, to}}, event);
}

void Story::measure(const State &state, Chronicler &to)
{
    if (state.boss)
        to.where(state.chapter + 1, say("the boss"));
    else
        to.where(state.chapter, state.chapter > 0 ? say("chapter %1", state.chapter) : say("the cell"));
    for (std::size_t i = 0; i < state.characters.size(); ++i) {
        const int index = static_cast<int>(i);
        const auto &character = state.character(index);
        if (character.alive())
            to.value("health", say("Health"), index, called(state, index), character.hp);
        else
            to.last("health", index, 0);
    }
    to.best("chapter", say("Deepest chapter"), std::min(state.chapter, state.chapters),
            {}); // the boss is none
}

void Story::conclude(const State &state, Chronicler &to)
{
    to.points("health", false);
    to.headline(headline(state));
    to.overline(state.boss ? say("the boss") : say("chapter %1 of %2", state.chapter, state.chapters));
    for (std::size_t i = 0; i < state.characters.size(); ++i) {
        const int index = static_cast<int>(i);
        const auto &character = state.character(index);
        const auto fell = to.whereLast(Feat::death, index);
        Place place{index, 0, called(state, index), {}, nameFor(character.id), {}, false, !character.alive()};
        place.fate = character.alive() ? say("%1 of %2 health", character.hp, character.maxHp)
                     : fell.empty()    ? say("fell")
                                       : say("fell in %1", fell);
        place.won = state.outcome && !state.outcome->winners.empty();
        to.place(std::move(place));
    }
}

} // namespace torchside::darkcastle
