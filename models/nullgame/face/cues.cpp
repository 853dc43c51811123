#include "models/nullgame/face/cues.h"

namespace torchside::nullgame {

using table::CueKind;

namespace {

struct Heard {
    table::Cues &cues;
    const State &after;

    void operator()(const Counted &event) const
    {
        cues.push_back({event.to < event.from ? CueKind::hit : CueKind::heal,
                        say("%1, %2.", after.seats.at(static_cast<std::size_t>(event.player)), event.to),
                        event.player});
    }
    void operator()(const Won &event) const
    {
        cues.push_back({CueKind::victory,
                        say("%1 wins!", after.seats.at(static_cast<std::size_t>(event.player))),
                        event.player});
    }
    template <class Other>
    void operator()(const Other &) const
    {}
};

} // namespace

void addCues(table::Cues &cues, const State &, const Event &event, const State &after)
{
    std::visit(Heard{cues, after}, event);
}

} // namespace torchside::nullgame
