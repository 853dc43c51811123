#include "models/mandom/face/cues.h"

#include "models/mandom/words/words.h"

namespace torchside::mandom {

using table::CueKind;

namespace {

struct Heard {
    table::Cues &cues;
    const State &before;

    void add(CueKind kind, Sentence spoken = {}, int seat = -1) const
    {
        cues.push_back({kind, std::move(spoken), seat});
    }
    void operator()(const Revealed &event) const
    {
        if (event.damage > 0)
            add(CueKind::hit, say("%1, %2 damage.", nameFor(event.monster), event.damage),
                before.challenger.value_or(-1));
        else
            add(CueKind::tap, say("%1 is stopped.", nameFor(event.monster)));
    }
    void operator()(const ChallengeBegan &event) const
    {
        add(CueKind::turn, say("%1 goes into the dungeon.", before.name(event.player)), event.player);
    }
    void operator()(const ChallengeEnded &event) const
    {
        if (event.survived)
            add(CueKind::story, say("%1 survives.", before.name(event.player)), event.player);
        else
            add(CueKind::loss, say("%1 fails.", before.name(event.player)), event.player);
    }
    void operator()(const PutOut &event) const
    {
        add(CueKind::death, say("%1 is out.", before.name(event.player)), event.player);
    }
    void operator()(const Won &event) const
    {
        add(CueKind::victory, say("%1 wins!", before.name(event.player)), event.player);
    }
    template <class Other>
    void operator()(const Other &) const
    {}
};

} // namespace

// Whose turn it is stands in no event: it follows from the order of the seats.
void addCues(table::Cues &cues, const State &before, const Event &event, const State &after)
{
    std::visit(Heard{cues, before}, event);
    const bool begins = std::holds_alternative<ChallengeBegan>(event); // has said so already
    if (after.turn && after.turn != before.turn && !before.players.empty() && !begins)
        cues.push_back({CueKind::turn, say("%1 is next.", after.name(*after.turn)), *after.turn});
}

} // namespace torchside::mandom
