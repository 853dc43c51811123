// The lines of the log.
#include "models/cutthroat/words/words.h"

#include <algorithm>

namespace torchside::cutthroat {

Sentence nameFor(TokenKind kind)
{
    if (kind == TokenKind::hivemind)
        return say("Hivemind");
    return kind == TokenKind::undead ? say("undead") : say("protospore");
}

Sentence nameFor(const State &state, const Foe &foe)
{
    return state.encounter.value().stage == Stage::skeletons
               ? say("the skeleton in front of %1", state.name(foe.player))
               : say("the fallen %1", state.name(foe.player));
}

namespace {

struct Tell {
    const State &before;

    const std::string &name(int seat) const { return before.name(seat); }
    const Player &player(int seat) const { return before.player(seat); }
    const std::string &creature() const { return before.encounter.value().name; }
    Sentence foe(int id) const
    {
        const auto *found = before.foe(id);
        return found ? nameFor(before, *found) : say("foe %1", id);
    }
    Sentence names(const std::vector<int> &people) const { return listed(before.namesOf(people)); }

    Sentence operator()(const Started &event) const
    {
        std::vector<std::string> people;
        for (const auto &each : event.players)
            people.push_back(each.name);
        return event.encounters == 1
                   ? say("%1 {1:enters|enter} the caverns: one encounter lies ahead.", listed(people))
                   : say("%1 {1:enters|enter} the caverns: %2 {2:encounter lies|encounters lie} ahead.",
                         listed(people), event.encounters);
    }
    Sentence operator()(const Met &event) const
    {
        if (event.kind == Kind::challenge)
            return say("Encounter %1: %2, a challenge for %3 prestige.", event.number, event.name,
                       event.prestige);
        if (!event.life || event.kind == Kind::emperorLich)
            return say("Encounter %1: %2, for %3 prestige.", event.number, event.name, event.prestige);
        return say("Encounter %1: %2 with %3 life, for %4 prestige.", event.number, event.name, *event.life,
                   event.prestige);
    }
    Sentence operator()(const TokensAdded &event) const
    {
        const auto what = nameFor(event.kind);
        if (event.count != 1)
            return event.player ? say("%1 %2 {1:token comes|tokens come} in front of %3.", event.count, what,
                                      name(*event.player))
                                : say("%1 %2 {1:token comes|tokens come} into play.", event.count, what);
        return event.player
                   ? say("Token %1: a new %2 in front of %3.", event.first, what, name(*event.player))
                   : say("Token %1: a new %2.", event.first, what);
    }
    Sentence operator()(const Drawn &event) const
    {
        std::vector<Sentence> cards;
        for (std::size_t seat = 0; seat < event.cards.size(); ++seat)
            if (event.cards[seat])
                cards.push_back(say("%1 %2", before.seats.at(seat), *event.cards[seat]));
        if (event.round == Round::next)
            return say("Initiative for the next round: %1.", listed(cards));
        return event.round == Round::looting ? say("Initiative for the looting: %1.", listed(cards))
                                             : say("Initiative: %1.", listed(cards));
    }
    Sentence operator()(const TurnCame &event) const
    {
        name(event.player);
        return {};
    }
    Sentence operator()(const Attacked &event) const
    {
        const auto who = name(event.player);
        if (event.token)
            return say("%1 hits token %2 for %3.", who, *event.token, event.damage);
        if (event.foe)
            return say("%1 hits %2 for %3.", who, foe(*event.foe), event.damage);
        return event.card ? say("%1 hits for %2 with %3: the stack is %4.", who, event.damage, *event.card,
                                before.stackTotal() + event.damage)
                          : say("%1 hits for %2: the stack is %3.", who, event.damage,
                                before.stackTotal() + event.damage);
    }
    Sentence operator()(const TurnLost &event) const
    {
        return say("%1 shows %2, but %3 was needed: the turn is lost and the card discarded.",
                   name(event.player), event.damage, event.needed);
    }
    Sentence operator()(const CardSet &event) const
    {
        return say("%1 sets a card face down.", name(event.player));
    }
    Sentence operator()(const Picked &event) const
    {
        return say("%1 draws initiative %2.", name(event.player), event.number);
    }
    Sentence operator()(const TieAsked &event) const
    {
        return say("%1 are level: one of them takes the blow.", names(event.players));
    }
    Sentence operator()(const Held &event) const { return say("%1 shows no attack.", name(event.player)); }
    Sentence operator()(const Modified &event) const
    {
        if (before.last && before.last->lost)
            return say("A card on %1's discarded attack: %2 → %3.", name(event.player),
                       before.last->lost->damage, event.damage);
        const auto was = before.stack.empty() ? 0 : before.stack.back().damage;
        return say("A card on %1's attack: %2 → %3, the stack is %4.", name(event.player), was, event.damage,
                   before.stackTotal() - was + event.damage);
    }
    Sentence operator()(const AllActed &) const
    {
        if (!before.hasCreature())
            return say("Everybody has acted.");
        return say("Everybody has acted: %1 has %2 life left.", creature(),
                   *before.encounter->against - before.stackTotal());
    }
    Sentence operator()(const Wounded &event) const
    {
        if (event.foe)
            return event.player
                       ? say("%1 deals %3 damage to %2.", name(*event.player), foe(*event.foe), event.life)
                       : say("Something else deals %2 damage to %1.", foe(*event.foe), event.life);
        return event.player ? say("%1 deals %3 damage to %2.", name(*event.player), creature(), event.life)
                            : say("%1 loses %2 life.", creature(), event.life);
    }
    Sentence operator()(const Killed &event) const
    {
        return event.player ? say("%1 strikes the killing blow: %2 is dead!", name(*event.player), creature())
                            : say("%1 is dead, and nobody killed it.", creature());
    }
    Sentence operator()(const Spared &) const { return say("The blow falls short: %1 lives.", creature()); }
    Sentence operator()(const FoesRose &event) const
    {
        std::vector<Sentence> told;
        for (const auto &each : event.foes)
            told.push_back(say("%1 %2", name(each.player), each.life));
        if (before.encounter.value().stage != Stage::skeletons)
            return say("The fallen rise. Life: %1.", listed(told));
        return say("A skeleton stands in front of each player. Life: %1.", listed(told));
    }
    Sentence operator()(const FoeFell &event) const
    {
        const bool isSkeleton = before.encounter.value().stage == Stage::skeletons;
        const auto &whose = name(before.foe(event.foe)->player);
        if (isSkeleton)
            return event.player ? say("The skeleton in front of %1 falls to %2.", whose, name(*event.player))
                                : say("The skeleton in front of %1 falls.", whose);
        return event.player ? say("The fallen %1 is beaten by %2.", whose, name(*event.player))
                            : say("The fallen %1 is beaten.", whose);
    }
    Sentence operator()(const FoeSpared &event) const
    {
        return say("The blow falls short: it does not fell %1.", foe(event.foe));
    }
    Sentence operator()(const UndeadStood &event) const
    {
        auto people = event.players;
        if (people.size() > before.seats.size())
            return say("%1 undead {1:stands|stand} in front of the living.", people.size());
        return people.size() == 1 ? say("An undead stands in front of %1.", names(people))
                                  : say("Undead stand in front of %1, one each.", names(people));
    }
    Sentence operator()(const TokenSplit &event) const
    {
        return say("Token %1 splits: token %2 stands in front of %3.", event.id, event.made,
                   name(event.player));
    }
    Sentence operator()(const BarrierRaised &) const
    {
        return say("%1 raises the barrier again, and does nothing else.", creature());
    }
    Sentence operator()(const SporesBurst &event) const
    {
        return say("%1 does not die: %2 {2:protospore bursts|protospores burst}, it has %3 life again.",
                   creature(), event.count, event.life);
    }
    Sentence operator()(const CreatureAttacked &event) const
    {
        std::vector<Sentence> told;
        for (const auto &hit : event.hit)
            told.push_back(hitLine(hit, event.poison));
        if (!event.dodged.empty())
            told.push_back(say("Not hurt: %1.", names(event.dodged)));
        if (told.empty())
            told.push_back(say("%1 attacks and hits nobody.", creature()));
        return joined(told);
    }
    Sentence hitLine(const Hit &hit, int poison) const
    {
        const int was = player(hit.player).life;
        if (poison > 0)
            return say("%1 hits %2 for %3 (%4 → %5) with %6 poison.", creature(), name(hit.player),
                       was - hit.life, was, hit.life, poison);
        return say("%1 hits %2 for %3 (%4 → %5).", creature(), name(hit.player), was - hit.life, was,
                   hit.life);
    }
    Sentence operator()(const TookOne &event) const
    {
        return say("%1 takes the blow meant for %2: life %3 → %4, prestige %5.", name(event.player),
                   name(event.other), player(event.player).life, event.life, event.prestige);
    }
    Sentence operator()(const Died &event) const
    {
        return say("%1 dies: initiative card %2 leaves the game with the next draw.", name(event.player),
                   before.living().size());
    }
    Sentence operator()(const UndeadClosedIn &event) const
    {
        return event.tokens.size() == 1
                   ? say("An undead has arrived and attacks from now on.")
                   : say("%1 undead {1:has|have} arrived and {1:attacks|attack} from now on.",
                         event.tokens.size());
    }
    Sentence operator()(const SporesHealed &event) const
    {
        return say("The protospores heal %1 by %2.", creature(), event.life);
    }
    Sentence operator()(const PoisonHurt &event) const
    {
        std::vector<Sentence> told;
        for (const auto &hit : event.hit)
            told.push_back(say("Poison takes %1 life from %2 (%3 → %4).", player(hit.player).life - hit.life,
                               name(hit.player), player(hit.player).life, hit.life));
        return joined(told);
    }
    Sentence operator()(const RoundBegan &event) const { return say("Round %1.", event.round); }
    Sentence operator()(const Rewarded &event) const
    {
        return event.isBonus
                   ? say("%1 gets %2 prestige as a bonus and has %3.", name(event.player), event.gained,
                         event.prestige)
                   : say("%1 gets %2 prestige and has %3.", name(event.player), event.gained, event.prestige);
    }
    Sentence operator()(const EncounterEnded &) const { return say("%1 lies behind them.", creature()); }
    Sentence operator()(const PoisonEased &event) const
    {
        return event.players.size() == 1
                   ? say("%1 sheds one poison: give a token back.", names(event.players))
                   : say("%1 shed one poison each: give a token back.", names(event.players));
    }
    Sentence operator()(const LootingBegan &) const
    {
        return say("%1 can be looted.", names(before.encounter.value().lost));
    }
    Sentence operator()(const Looted &event) const
    {
        return say("%1 takes “%2” from %3.", name(event.player), event.item, name(event.from));
    }
    Sentence operator()(const LootPassed &event) const
    {
        return say("%1 takes nothing.", name(event.player));
    }
    Sentence operator()(const Camped &event) const
    {
        return event.suddenDeath ? say("It is a tie for the lead: sudden death!") : Sentence{};
    }
    Sentence operator()(const Ended &event) const
    {
        if (event.reason == "all-dead")
            return say("Nobody is left alive: the caverns win.");
        if (event.winners.empty())
            return say("The game is over, and nobody wins.");
        return event.winners.size() == 1 ? say("%1 wins the game!", names(event.winners))
                                         : say("%1 win the game!", names(event.winners));
    }
    Sentence operator()(const Adjusted &event) const
    {
        const auto &was = player(event.player);
        std::vector<Sentence> told;
        if (was.life != event.life)
            told.push_back(say("life %1 → %2", was.life, event.life));
        if (was.prestige != event.prestige)
            told.push_back(say("prestige %1 → %2", was.prestige, event.prestige));
        if (was.poison != event.poison)
            told.push_back(say("poison %1 → %2", was.poison, event.poison));
        const auto what = told.empty() ? say("no change") : listed(told);
        return event.why ? say("%1: %2 (%3).", name(event.player), what, *event.why)
                         : say("%1: %2.", name(event.player), what);
    }
    Sentence operator()(const Healed &event) const
    {
        const int was = player(event.player).life;
        if (event.by == event.player)
            return say("%1 drinks a healing potion: life %2 → %3.", name(event.player), was, event.life);
        return say("%1 heals %2: life %3 → %4. %1 has %5 prestige.", name(event.by), name(event.player), was,
                   event.life, event.prestige);
    }
    Sentence operator()(const FogLifted &event) const
    {
        if (event.lied)
            return say("%1 lied about the fog of war and has %2 prestige left.", name(event.claimant),
                       event.prestige);
        name(event.claimant);
        return say("%1 doubted the truth about the fog of war and has %2 prestige left.",
                   name(event.challenger), event.prestige);
    }
    Sentence operator()(const Swapped &event) const
    {
        return say("%1 and %2 change places and swap life, prestige and items.", name(event.a),
                   name(event.b));
    }
    bool isTipped(const ItemHandled &event) const
    {
        const auto &items = player(event.player).items;
        return std::find(items.begin(), items.end(), Belonging{event.item, false}) == items.end();
    }
    Sentence operator()(const ItemHandled &event) const
    {
        switch (event.act) {
        case ItemAct::add: return say("%1 gets “%2”.", name(event.player), event.item);
        case ItemAct::use:
            return isTipped(event)
                       ? say("%1 has drunk “%2”: it leaves the table.", name(event.player), event.item)
                       : say("%1 uses “%2”: it leaves the table.", name(event.player), event.item);
        case ItemAct::tip: return say("%1 tips “%2”.", name(event.player), event.item);
        case ItemAct::remove: break;
        }
        return say("%1 loses “%2”.", name(event.player), event.item);
    }
    Sentence operator()(const Gave &event) const
    {
        return say("%1 gives “%2” to %3.", name(event.from), event.item, name(event.to));
    }
    Sentence operator()(const EventShown &event) const
    {
        if (!event.active)
            return say("Event “%1”: no effect in this encounter.", event.name);
        return event.when == When::now ? say("Event “%1” happens now.", event.name)
                                       : say("Event “%1” is due at the end of the encounter.", event.name);
    }
    Sentence operator()(const FormTaken &event) const
    {
        switch (event.shape) {
        case Form::vampyre: return say("%1 becomes a Vampyre.", name(event.player));
        case Form::wereboar: return say("%1 becomes the Wereboar.", name(event.player));
        case Form::normal: break;
        }
        return say("%1 is human again.", name(event.player));
    }
    Sentence operator()(const Bitten &event) const
    {
        return say("%1 bites %2: life %3 → %4.", name(event.player), name(event.target),
                   player(event.target).life, event.life);
    }
    Sentence operator()(const TokenKilled &event) const
    {
        return say("%1 destroys token %2 and has %3 prestige.", name(event.player), event.id, event.prestige);
    }
    Sentence operator()(const StageBegan &event) const
    {
        return event.stage == Stage::lich ? say("Now comes the Lich itself, with %1 life.", event.life)
                                          : say("Now come the fallen.");
    }
    Sentence operator()(const BarrierSet &event) const
    {
        return event.up ? say("The barrier goes up.") : say("The barrier is knocked down.");
    }
    Sentence operator()(const Revived &event) const
    {
        return say("%1 returns from the dead with %2 life.", name(event.player), event.life);
    }
};

} // namespace

Sentence Words::tell(const State &before, const Event &event)
{
    return toldBy(Tell{before}, event);
}

} // namespace torchside::cutthroat
