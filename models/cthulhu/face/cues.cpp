#include "models/cthulhu/face/cues.h"

#include "models/cthulhu/facts.h"
#include "models/cthulhu/words/words.h"

namespace torchside::cthulhu {

using table::CueKind;

namespace {

struct Heard {
    table::Cues &cues;
    const State &before;

    template <class Told>
    void told(CueKind kind, const Told &event, Side side) const
    {
        cues.push_back({kind, Words::tell(before, event), seatOf(side)});
    }

    void operator()(const TurnBegan &event) const { told(CueKind::turn, event, event.side); }
    void operator()(const Rerolled &event) const { told(CueKind::dice, event, Side::minion); }
    void operator()(const ResourceGained &event) const { told(CueKind::dice, event, Side::minion); }
    void operator()(const Scouted &event) const { told(CueKind::tap, event, Side::minion); }
    void operator()(const Played &event) const { told(CueKind::tap, event, Side::minion); }
    void operator()(const EventPlayed &event) const { told(CueKind::tap, event, Side::minion); }
    void operator()(const MinionCommitted &event) const { told(CueKind::tap, event, Side::minion); }
    void operator()(const MinionDefended &event) const { told(CueKind::tap, event, Side::minion); }
    void operator()(const StruggleDecided &event) const { told(CueKind::tap, event, Side::minion); }
    void operator()(const TokensMoved &event) const { told(CueKind::tap, event, event.side); }
    void operator()(const PlayerLost &event) const
    {
        told(event.how == Loss::destroyed ? CueKind::death : CueKind::hit, event, Side::player);
    }
    void operator()(const WentInsane &event) const { told(CueKind::hit, event, Side::minion); }
    void operator()(const Wounded &event) const { told(CueKind::hit, event, Side::minion); }
    void operator()(const Destroyed &event) const { told(CueKind::kill, event, Side::minion); }
    void operator()(const Restored &event) const { told(CueKind::heal, event, Side::minion); }
    void operator()(const StoryWon &event) const
    {
        told(event.side == Side::player ? CueKind::story : CueKind::loss, event, event.side);
    }
    void operator()(const Ended &event) const
    {
        told(event.winner == Side::player ? CueKind::victory : CueKind::loss, event, event.winner);
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

} // namespace torchside::cthulhu
