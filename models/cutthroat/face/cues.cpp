#include "models/cutthroat/face/cutthroat_table.h"
#include "models/cutthroat/words/words.h"

#include <algorithm>

namespace torchside::cutthroat {

using table::CueKind;

namespace {

struct Heard : table::Hearer<Game> {
    void life(CueKind kind, int seat, int life) const
    {
        add(kind, say("%1, %2 life.", before.name(seat), life), seat);
    }
    // Whatever says somebody's life anew is heard by which way it went; of the rest nothing.
    template <class E>
    void operator()(const E &event) const
    {
        if constexpr (requires {
                          event.player;
                          event.life;
                      }) {
            const int was = before.player(event.player).life;
            life(event.life < was   ? CueKind::hit
                 : event.life > was ? CueKind::heal
                                    : CueKind::tap,
                 event.player, event.life);
        }
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
    void operator()(const TurnLost &event) const { told(CueKind::tap, event, event.player); }
    void operator()(const FoeFell &event) const { told(CueKind::kill, event, event.player.value_or(-1)); }
    void operator()(const BarrierRaised &event) const { told(CueKind::story, event); }
    void operator()(const TokenSplit &event) const { told(CueKind::poison, event, event.player); }
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
            operator()<Adjusted>(event);
        if (event.poison != was.poison)
            add(event.poison > was.poison ? CueKind::poison : CueKind::heal,
                say("%1, %2 poison.", before.name(event.player), event.poison), event.player);
        if (event.prestige != was.prestige)
            add(CueKind::tap, say("%1, %2 prestige.", before.name(event.player), event.prestige),
                event.player);
    }
    void operator()(const Bitten &event) const { life(CueKind::hit, event.target, event.life); }
    void operator()(const TokenKilled &event) const { told(CueKind::hit, event, event.player); }
    void operator()(const StageBegan &event) const { told(CueKind::story, event); }
};

} // namespace

void addCues(table::Cues &cues, const State &before, const Event &event, const State &)
{
    std::visit(Heard{{cues, before}}, event);
}

using table::Picture;

namespace {

struct Seen : table::Seer<Game> {
    using Seer::operator();

    // Only what the app dealt: who has drawn cards at the table has seen them.
    void operator()(const Drawn &event) const
    {
        const auto *draw = std::get_if<Draw>(&command);
        if (!draw || draw->order)
            return;
        table::Sight sight{Picture::cards, event.round == Round::current ? say("Initiative")
                                           : event.round == Round::next ? say("Initiative for the next round")
                                                                        : say("Initiative for the looting")};
        std::vector<std::pair<int, std::string>> order;
        for (std::size_t seat = 0; seat < event.cards.size(); ++seat)
            if (event.cards[seat])
                order.emplace_back(*event.cards[seat], before.seats.at(seat));
        std::sort(order.begin(), order.end());
        for (const auto &[card, name] : order)
            sight.figures.push_back({say("%1", card), literally(name)});
        sights.push_back(std::move(sight));
    }
    void operator()(const Killed &event) const { told(Picture::kill, event); }
    void operator()(const TurnLost &event) const { told(Picture::story, event); }
    void operator()(const FoeFell &event) const { told(Picture::story, event); }
    void operator()(const BarrierRaised &event) const { told(Picture::story, event); }
    void operator()(const Died &event) const { told(Picture::death, event); }
    void operator()(const Revived &event) const { told(Picture::story, event); }
    void operator()(const StageBegan &event) const { told(Picture::story, event); }
    void operator()(const SporesBurst &event) const { told(Picture::story, event); }
    void operator()(const Camped &event) const
    {
        if (event.suddenDeath)
            told(Picture::story, event);
    }
    void operator()(const Ended &event) const
    {
        told(event.winners.empty() ? Picture::lost : Picture::victory, event);
    }
};

} // namespace

void addSights(table::Sights &sights, const Command &command, const State &before, const Event &event,
               const State &after)
{
    std::visit(Seen{{sights, command, before, after}}, event);
}

} // namespace torchside::cutthroat
