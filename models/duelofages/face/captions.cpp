// What the page of Duel of Ages says in words of its own.
#include "models/duelofages/face/duelofages_table.h"
#include "models/duelofages/rules/sides.h"
#include "models/table/grammar.h"
#include "models/table/translate.h"

#include <numeric>

namespace torchside::duelofages {

using table::shown;
using table::text;

QString DuelOfAgesTable::heading() const
{
    return tr("Turn %1").arg(turn());
}

QString DuelOfAgesTable::subheading() const
{
    switch (state().phase) {
    case Phase::turn: return state().lonerActs() ? tr("%1, the Loner").arg(actingNames()) : actingNames();
    case Phase::offer: return tr("Changing sides");
    case Phase::over: return tr("The game is over");
    }
    return {};
}

QString DuelOfAgesTable::newCharacter() const
{
    if (!state().newCharacter)
        return {};
    return table::said(tr("%1: one more character with %2 card{2:|s}"),
                       {text(state().name(state().newCharacter->player)), state().newCharacter->cards});
}

QString DuelOfAgesTable::whyNoEnd() const
{
    const auto refusal = history_.refusalOf(EndGame{});
    return refusal ? table::told(*refusal) : QString();
}

QString DuelOfAgesTable::lesser() const
{
    return lesserAmong(state().three() ? state().alliances[1] : state().acting);
}

QStringList DuelOfAgesTable::lessers() const
{
    if (state().three())
        return {lesser()};
    return {tr("First alliance: %1").arg(lesserAmong(state().alliances[0])),
            tr("Second alliance: %1").arg(lesserAmong(state().alliances[1])),
            tr("Of all four: %1").arg(lesserAmong(state().everybody()))};
}

QString DuelOfAgesTable::lesserAmong(const Seats &seats) const
{
    const auto found = compare(state(), seats);
    const auto who = shown(peopleOf(state(), found.left()));
    switch (found.by) {
    case LesserBy::strength: return tr("%1: lowest strength").arg(who);
    case LesserBy::loss: return tr("%1: level in strength, lost a character").arg(who);
    case LesserBy::equipment: return tr("%1: level in strength, fewest equipment cards").arg(who);
    case LesserBy::die: return tr("%1 are level: a die each, the lowest is the lesser").arg(who);
    }
    return {};
}

QString DuelOfAgesTable::due() const
{
    if (state().phase != Phase::turn || !offerDue(state()))
        return {};
    if (state().three())
        return tr("At its end: %1").arg(shown(lonerReason(state())));
    const auto found = compare(state(), state().everybody());
    return found.by == LesserBy::die
               ? tr("At its end %1 roll a die each: the lowest may change alliances.")
                     .arg(shown(peopleOf(state(), found.left())))
               : tr("At its end: %1").arg(shown(partnerReason(state(), found.left().front(), found.by)));
}

QString DuelOfAgesTable::whyNotNow() const
{
    if (state().phase == Phase::over)
        return tr("The game is over.");
    const auto refusal = notTheirTurn(state());
    return refusal ? table::told(*refusal) : QString();
}

QStringList DuelOfAgesTable::sides() const
{
    return {sideOf(state().alliances[0].front()), sideOf(state().alliances[1].front())};
}

QStringList DuelOfAgesTable::sidePeople() const
{
    return {shown(peopleOf(state(), state().alliances[0])), shown(peopleOf(state(), state().alliances[1]))};
}

QString DuelOfAgesTable::tournamentWinner() const
{
    return state().tournamentWin ? text(state().name(state().tournamentWin->player)) : QString();
}

QString DuelOfAgesTable::sideOf(int seat) const
{
    if (state().three())
        return seat == loner() ? tr("Loner") : tr("Alliance");
    return state().allianceOf(seat) == 0 ? tr("First alliance") : tr("Second alliance");
}

QString DuelOfAgesTable::noteOf(int seat) const
{
    if (state().player(seat).eliminated())
        return tr("nobody left");
    if (state().phase == Phase::over)
        return {};
    QStringList parts;
    const auto &drawn = state().newCharacter;
    const int comes = state().reinforce.at(at(seat));
    if (comes > 0 && drawn && drawn->player == seat)
        parts.append(tr("brings on %1, and the new one").arg(shown(spoken(comes))));
    else if (comes > 0)
        parts.append(tr("brings on %1").arg(shown(spoken(comes))));
    if (seat != loner()) {
        const auto found = compare(state(), state().alliances.at(at(state().allianceOf(seat))));
        if (found.left() == Seats{seat})
            parts.append(found.by == LesserBy::strength ? tr("lesser ally: fewer units")
                         : found.by == LesserBy::loss   ? tr("lesser ally: lost a character")
                                                        : tr("lesser ally: fewer cards"));
    }
    if (const int lost = state().player(seat).lost; lost > 0)
        parts.append(tr("lost %1").arg(shown(spoken(lost))));
    return parts.join(tr(" · "));
}

QString DuelOfAgesTable::takenBy(int seat) const
{
    if (state().loner && seat != loner() && takenFromLoner(state(), seat).units > 0)
        return tr("took %1 of %2’s")
            .arg(shown(spoken(takenFromLoner(state(), seat).units)), text(state().name(loner())));
    const auto &defeated = state().player(seat).defeated;
    const int all = std::accumulate(defeated.begin(), defeated.end(), 0);
    return all > 0 ? tr("took %1").arg(shown(spoken(all))) : QString();
}

QString DuelOfAgesTable::front() const
{
    const auto total = scoreOf(state()).total;
    const auto leaders = leadersOf(total);
    return leaders.size() == 1 ? tr("%1 is in front").arg(shown(peopleOf(state(), leaders)))
                               : tr("%1 are level in front").arg(shown(peopleOf(state(), leaders)));
}

QString DuelOfAgesTable::epilogue() const
{
    if (!state().outcome)
        return {};
    return state().outcome->reason == "elimination" ? tr("Somebody was eliminated, in turn %1.").arg(turn())
                                                    : tr("Time was up in turn %1.").arg(turn());
}

} // namespace torchside::duelofages
