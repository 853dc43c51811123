#include "models/cutthroat/face/cues.h"

#include "models/cutthroat/words/words.h"

namespace torchside::cutthroat {

using table::CueKind;

namespace {

struct Heard {
    table::Cues &cues;
    const State &before;

    void add(CueKind kind, Sentence spoken, int seat = -1) const
    {
        cues.push_back({kind, std::move(spoken), seat});
    }
    void life(CueKind kind, int seat, int life) const
    {
        add(kind, say("%1, %2 life.", before.name(seat), life), seat);
    }
    template <class Told>
    void told(CueKind kind, const Told &event, int seat = -1) const
    {
        add(kind, Words::tell(before, event), seat);
    }
    // Poison is heard once for all whom one attack poisons, and so is a hit.
    void hits(const std::vector<Hit> &hit, bool poisons) const
    {
        for (const auto &each : hit)
            life(poisons ? CueKind::poison : CueKind::hit, each.player, each.life);
    }

    void operator()(const Met &event) const { told(CueKind::tap, event); }
    void operator()(const TurnCame &event) const
    {
        add(CueKind::turn, say("%1 is next.", before.name(event.player)), event.player);
    }
    void operator()(const Attacked &event) const { told(CueKind::hit, event, event.player); }
    void operator()(const Modified &event) const { told(CueKind::tap, event, event.player); }
    void operator()(const Wounded &event) const { told(CueKind::hit, event); }
    void operator()(const Killed &event) const { told(CueKind::kill, event, event.player.value_or(-1)); }
    void operator()(const SporesBurst &event) const { told(CueKind::poison, event); }
    void operator()(const SporesHealed &event) const { told(CueKind::heal, event); }
    void operator()(const CreatureAttacked &event) const
    {
        hits(event.hit, event.poison > 0);
        if (event.hit.empty())
            told(CueKind::tap, event);
    }
    void operator()(const TookOne &event) const { life(CueKind::hit, event.player, event.life); }
    void operator()(const PoisonHurt &event) const { hits(event.hit, true); }
    void operator()(const PoisonEased &event) const { told(CueKind::heal, event); }
    void operator()(const Died &event) const { told(CueKind::death, event, event.player); }
    void operator()(const Rewarded &event) const
    {
        add(CueKind::tap, say("%1, %2 prestige.", before.name(event.player), event.prestige), event.player);
    }
    void operator()(const Camped &event) const
    {
        if (event.suddenDeath)
            told(CueKind::story, event);
    }
    void operator()(const Ended &event) const
    {
        told(event.winners.empty() ? CueKind::loss : CueKind::victory, event);
    }
    void operator()(const Adjusted &event) const
    {
        const auto &was = before.player(event.player);
        if (event.life != was.life)
            life(event.life < was.life ? CueKind::hit : CueKind::heal, event.player, event.life);
        if (event.poison != was.poison)
            add(event.poison > was.poison ? CueKind::poison : CueKind::heal,
                say("%1, %2 poison.", before.name(event.player), event.poison), event.player);
        if (event.prestige != was.prestige)
            add(CueKind::tap, say("%1, %2 prestige.", before.name(event.player), event.prestige),
                event.player);
    }
    void operator()(const Healed &event) const { life(CueKind::heal, event.player, event.life); }
    void operator()(const Bitten &event) const { life(CueKind::hit, event.target, event.life); }
    void operator()(const TokenKilled &event) const { told(CueKind::hit, event, event.player); }
    void operator()(const StageBegan &event) const { told(CueKind::story, event); }
    void operator()(const Revived &event) const { life(CueKind::heal, event.player, event.life); }
    template <class Other>
    void operator()(const Other &) const
    {}
};

} // namespace

void addCues(table::Cues &cues, const State &before, const Event &event, const State &)
{
    std::visit(Heard{cues, before}, event);
}

} // namespace torchside::cutthroat
