#include "models/darkcastle/words/words.h"

#include <algorithm>

namespace torchside::darkcastle {

namespace {

struct Tell {
    const State &before;

    Sentence who(int character) const { return called(before, character); }

    Sentence operator()(const Started &event) const
    {
        std::vector<Sentence> sitting;
        for (const auto &each : event.characters)
            sitting.push_back(say("%1 as %2", each.player, nameFor(each.id)));
        const int hp = hpAmong(event.characters.size());
        return event.chapters == 1
                   ? say("The escape begins: %1, with %2 HP each and one chapter before the boss.",
                         listed(sitting), hp)
                   : say("The escape begins: %1, with %2 HP each and %3 chapter{3:|s} before the boss.",
                         listed(sitting), hp, event.chapters);
    }
    Sentence operator()(const Turned &event) const
    {
        return event.boss
                   ? say("%1 turns the last card: the boss.", who(event.character))
                   : say("%1 turns chapter %2 of %3.", who(event.character), event.chapter, before.chapters);
    }
    Sentence operator()(const Completed &event) const { return say("Chapter %1 is done.", event.chapter); }
    Sentence operator()(const CombatBegan &event) const
    {
        const auto enemy =
            event.enemy ? say("Combat begins: %1 with %2; its blow is %3.", *event.enemy, told(event.dice),
                              event.blow)
                        : say("Combat begins against %1; its blow is %2.", told(event.dice), event.blow);
        const auto fighting = event.participants.size() == before.characters.size() ? Sentence{}
                              : event.participants.size() == 1
                                  ? say("Only %1 takes part.", calledTogether(before, event.participants))
                                  : say("Only %1 take part.", calledTogether(before, event.participants));
        if (event.rolled.empty())
            return joined({enemy, fighting});
        std::vector<Sentence> fell;
        for (const auto symbol : event.rolled)
            fell.push_back(nameFor(symbol));
        return joined({enemy, say("The extra dice show %1.", listed(fell)), fighting});
    }
    Sentence operator()(const Rested &event) const
    {
        return event.gained > 0 ? say("%1 rests and has %2 HP.", who(event.character), event.hp)
                                : say("%1 rests, with full health already.", who(event.character));
    }
    Sentence operator()(const Rolled &event) const
    {
        const auto rolls =
            say("%1 rolls %2", who(event.character), nameFor(Face{event.symbol, event.isDouble}));
        const auto removes = event.removed == 0 ? say("%1: no match.", rolls)
                             : event.removed == 1
                                 ? say("%1: a die is removed.", rolls)
                                 : say("%1: %2 {2:die is|dice are} removed.", rolls, event.removed);
        return event.back.count() == 0 ? removes : say("%1 Returned: %2.", removes, told(event.back));
    }
    Sentence operator()(const Rerolled &event) const
    {
        const auto rolls = say("%1’s roll is corrected to %2", who(event.character),
                               nameFor(Face{event.symbol, event.isDouble}));
        return event.removed == 0   ? say("%1: no match.", rolls)
               : event.removed == 1 ? say("%1: a die is removed.", rolls)
                                    : say("%1: %2 {2:die is|dice are} removed.", rolls, event.removed);
    }
    Sentence operator()(const Blocked &event) const { return say("%1 blocks.", who(event.character)); }
    Sentence operator()(const DiceChanged &event) const
    {
        Row more;
        Row less;
        for (const auto symbol : valuesOf<Symbol>()) {
            more.of(symbol) = std::max(0, event.by.of(symbol));
            less.of(symbol) = std::max(0, -event.by.of(symbol));
        }
        return joined({more.count() > 0 ? say("The enemy gains %1.", told(more)) : Sentence{},
                       less.count() > 0 ? say("The enemy loses %1.", told(less)) : Sentence{}});
    }
    Sentence operator()(const Struck &event) const
    {
        return say("%1 takes the blow of %2: %3 HP left.", who(event.character), event.damage, event.hp);
    }
    Sentence operator()(const RoundBegan &event) const { return say("Round %1.", event.round); }
    Sentence operator()(const CombatWon &) const
    {
        return before.boss ? say("The boss is beaten.") : say("The enemy is beaten.");
    }
    Sentence operator()(const WasHurt &event) const
    {
        return event.why && !event.why->empty()
                   ? say("%1 loses %2 HP (%4): %3 left.", who(event.character), event.amount, event.hp,
                         *event.why)
                   : say("%1 loses %2 HP: %3 left.", who(event.character), event.amount, event.hp);
    }
    Sentence operator()(const WasHealed &event) const
    {
        return event.why && !event.why->empty()
                   ? say("%1 is healed by %2 (%4): %3 HP.", who(event.character), event.amount, event.hp,
                         *event.why)
                   : say("%1 is healed by %2: %3 HP.", who(event.character), event.amount, event.hp);
    }
    Sentence operator()(const Drawn &event) const
    {
        return event.count == 1 ? say("An item is drawn.")
                                : say("%1 {1:item is|items are} drawn.", event.count);
    }
    Sentence operator()(const Taken &event) const
    {
        return event.hands == 1 ? say("%1 takes “%2”.", who(event.character), event.item)
                                : say("%1 takes “%2” in both hands.", who(event.character), event.item);
    }
    Sentence operator()(const TakenUp &event) const
    {
        return say("%1 takes “%2” up from the table.", who(event.character), event.item);
    }
    Sentence operator()(const Left &event) const { return say("“%1” is left behind.", event.item); }
    Sentence operator()(const SharedOut &) const { return {}; }
    Sentence operator()(const Given &event) const
    {
        return event.inReturn ? say("%1 gives %2 “%3” for “%4”.", who(event.from), who(event.to), event.item,
                                    *event.inReturn)
                              : say("%1 gives %2 “%3”.", who(event.from), who(event.to), event.item);
    }
    Sentence operator()(const Dropped &event) const
    {
        return say("%1 drops “%2”.", who(event.character), event.item);
    }
    Sentence operator()(const LaidDown &event) const
    {
        return say("%1 lays “%2” on the table.", who(event.character), event.item);
    }
    Sentence operator()(const LeftBehind &event) const
    {
        return say("“%1” stays behind on the table.", event.item);
    }
    Sentence operator()(const Used &event) const
    {
        return event.discarded ? say("%1 uses “%2” up.", who(event.character), event.item)
                               : say("%1 uses “%2”.", who(event.character), event.item);
    }
    Sentence operator()(const Died &event) const { return say("%1 is dead.", who(event.character)); }
    Sentence operator()(const Ended &event) const
    {
        return event.winners.empty() ? say("You have all lost.")
                                     : say("You have all escaped from the castle!");
    }
};

} // namespace

Sentence Words::tell(const State &before, const Event &event)
{
    return toldBy(Tell{before}, event);
}

} // namespace torchside::darkcastle
