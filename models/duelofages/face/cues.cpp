#include "models/duelofages/face/cues.h"

#include "models/duelofages/words/words.h"

namespace torchside::duelofages {

using table::CueKind;

namespace {

struct Heard {
    table::Cues &cues;
    const State &before;

    template <class Told>
    void told(CueKind kind, const Told &event, int seat = -1) const
    {
        cues.push_back({kind, Words::tell(before, event), seat});
    }

    void operator()(const TurnBegan &event) const
    {
        told(CueKind::turn, event, event.acting.empty() ? -1 : event.acting.front());
    }
    void operator()(const Counted &event) const { told(CueKind::tap, event, event.player); }
    void operator()(const Defeated &event) const
    {
        told(event.how == How::kill ? CueKind::kill : CueKind::hit, event, event.of);
    }
    void operator()(const Freed &event) const { told(CueKind::heal, event, event.player); }
    void operator()(const MarkerMoved &event) const { told(CueKind::tap, event, event.player); }
    void operator()(const TournamentWon &event) const { told(CueKind::story, event, event.player); }
    void operator()(const HqDestroyed &event) const { told(CueKind::kill, event, event.by); }
    void operator()(const LesserRolled &event) const { told(CueKind::dice, event, event.player); }
    void operator()(const Offered &event) const { told(CueKind::turn, event, event.asking.value_or(-1)); }
    void operator()(const Asked &event) const { told(CueKind::turn, event, event.player); }
    void operator()(const SidesChanged &event) const { told(CueKind::story, event); }
    void operator()(const GameEnded &event) const { told(CueKind::victory, event); }
    template <class Other>
    void operator()(const Other &) const
    {}
};

} // namespace

void addCues(table::Cues &cues, const State &before, const Event &event, const State &)
{
    std::visit(Heard{cues, before}, event);
}

} // namespace torchside::duelofages
