#include "models/darkcastle/face/cues.h"

#include "models/darkcastle/words/words.h"

namespace torchside::darkcastle {

using table::CueKind;

namespace {

struct Heard {
    table::Cues &cues;
    const State &before;

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
    template <class Other>
    void operator()(const Other &) const
    {}
};

} // namespace

void addCues(table::Cues &cues, const State &before, const Event &event, const State &)
{
    std::visit(Heard{cues, before}, event);
}

} // namespace torchside::darkcastle
