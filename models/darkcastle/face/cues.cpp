#include "models/darkcastle/face/darkcastle_table.h"
#include "models/darkcastle/words/words.h"

namespace torchside::darkcastle {

using table::CueKind;

namespace {

struct Heard : table::Hearer<Game> {
    using Hearer::operator();

    void add(CueKind kind, Sentence spoken, int character = -1) const
    {
        cues.push_back({kind, std::move(spoken), character < 0 ? -1 : before.character(character).player});
    }
    void health(CueKind kind, int character, int hp) const
    {
        add(kind, say("%1, %2 HP.", called(before, character), hp), character);
    }
    template <class Told>
    void told(CueKind kind, const Told &event, int character = -1) const
    {
        add(kind, Words::tell(before, event), character);
    }

    void operator()(const CombatBegan &) const { add(CueKind::dice, say("Combat begins.")); }
    void operator()(const Rolled &event) const { told(CueKind::dice, event, event.character); }
    void operator()(const Rerolled &event) const { told(CueKind::dice, event, event.character); }
    void operator()(const DiceChanged &event) const { told(CueKind::dice, event); }
    void operator()(const Rested &event) const
    {
        health(event.gained > 0 ? CueKind::heal : CueKind::tap, event.character, event.hp);
    }
    void operator()(const Struck &event) const
    {
        health(event.damage > 0 ? CueKind::hit : CueKind::tap, event.character, event.hp);
    }
    void operator()(const WasHurt &event) const { health(CueKind::hit, event.character, event.hp); }
    void operator()(const WasHealed &event) const { health(CueKind::heal, event.character, event.hp); }
    void operator()(const CombatWon &event) const { told(CueKind::kill, event); }
    void operator()(const Completed &event) const { told(CueKind::story, event); }
    void operator()(const Turned &event) const { told(CueKind::turn, event, event.character); }
    void operator()(const Died &event) const { told(CueKind::death, event, event.character); }
    void operator()(const Ended &event) const
    {
        told(event.winners.empty() ? CueKind::loss : CueKind::victory, event);
    }
};

} // namespace

void addCues(table::Cues &cues, const State &before, const Event &event, const State &)
{
    std::visit(Heard{{cues, before}}, event);
}

using table::Picture;

namespace {

table::Figure figureOf(Face face)
{
    static const std::array<std::string, symbols> marks{"swords", "spark", "moon"};
    const auto &mark = marks[at(face.symbol)];
    return {nameFor(face), {}, face.isDouble ? std::vector{mark, mark} : std::vector{mark}};
}

struct Seen : table::Seer<Game> {
    using Seer::operator();

    // Only what the app threw: who has thrown dice at the table has seen them.
    void operator()(const Rolled &event) const
    {
        const auto *roll = std::get_if<Roll>(&command);
        if (roll && !roll->symbol)
            sights.push_back(
                {Picture::dice, Words::tell(before, event), {figureOf({event.symbol, event.isDouble})}});
    }
    void operator()(const Rerolled &event) const
    {
        const auto *reroll = std::get_if<Reroll>(&command);
        if (reroll && !reroll->symbol)
            sights.push_back(
                {Picture::dice, Words::tell(before, event), {figureOf({event.symbol, event.isDouble})}});
    }
    void operator()(const CombatBegan &event) const
    {
        const auto *begin = std::get_if<BeginCombat>(&command);
        if (!begin || begin->rolled || event.rolled.empty())
            return;
        table::Sight sight{Picture::dice, say("The extra dice"), {}, {Words::tell(before, event)}};
        for (const auto symbol : event.rolled)
            sight.figures.push_back(figureOf({symbol, false}));
        sights.push_back(std::move(sight));
    }
    void operator()(const Turned &event) const
    {
        if (event.boss)
            told(Picture::boss, event);
    }
    void operator()(const CombatWon &event) const { told(Picture::kill, event); }
    // One blow may kill several: all of them are one moment.
    void operator()(const Died &event) const
    {
        const auto dead = deadOf(after);
        if (dead.size() == 1)
            told(Picture::death, event);
        else if (sights.empty() || sights.back().picture != Picture::death)
            sights.push_back({Picture::death, say("%1 are dead.", calledTogether(after, dead))});
    }
    void operator()(const Ended &event) const
    {
        told(event.winners.empty() ? Picture::lost : Picture::gate, event);
    }
};

} // namespace

void addSights(table::Sights &sights, const Command &command, const State &before, const Event &event,
               const State &after)
{
    std::visit(Seen{{sights, command, before, after}}, event);
}

} // namespace torchside::darkcastle
