#include "models/cthulhu/face/captions.h"

#include "models/cthulhu/facts.h"
#include "models/cthulhu/minion/thought.h"
#include "models/cthulhu/minion/why.h"
#include "models/json/variant.h"
#include "models/table/translate.h"

#include <QCoreApplication>

#include <algorithm>

namespace torchside::cthulhu::label {

using table::shown;
using table::text;

QString tr(const char *english)
{
    return QCoreApplication::translate("torchside::cthulhu::label", english);
}

namespace {

QString droppedBy(const State &state, Test test, CardId card)
{
    switch (test) {
    case Test::cannot: return tr("can’t, as you said");
    case Test::unique: return tr("unique, in play already");
    case Test::opposed: return tr("beside its opposite");
    case Test::conspiracy: return tr("one conspiracy only");
    case Test::target: return tr("nobody to carry it");
    case Test::costX: return tr("costs X: yours to say");
    case Test::cost:
        return tr("costs %1, best domain %2")
            .arg(state.printed(card).cost.number)
            .arg(largestUndrained(state));
    case Test::exhausted: return tr("exhausted");
    case Test::insane: return tr("insane");
    case Test::barred: return tr("barred");
    case Test::held: return tr("held back");
    default: return shown(reasonFor(state, test, card));
    }
}

QString numberName(std::size_t at, std::size_t count)
{
    if (count == 1)
        return tr("Cost");
    if (count != 5)
        return at == 0 ? tr("Cost") : tr("Icons");
    switch (at) {
    case 0: return tr("C+S");
    case 1: return tr("+Inv");
    case 2: return tr("+Ter");
    case 3: return tr("+Com");
    default: return tr("+Arc");
    }
}

// The first number in which they differ; how many there are where they don't.
std::size_t firstDifference(const Candidate &one, const Candidate &other)
{
    const auto count = std::min(one.key.size(), other.key.size());
    for (std::size_t i = 0; i < count; ++i)
        if (one.key[i] != other.key[i])
            return i;
    return count;
}

QString behind(const Candidate &candidate, const Candidate &best)
{
    const auto at = firstDifference(best, candidate);
    if (at >= candidate.key.size())
        return candidate.tied ? tr("fully equal") : tr("later by name");
    const int by = best.key[at] - candidate.key[at];
    if (at == 0)
        return by > 0 ? tr("%1 less").arg(by) : QString();
    return by > 0 ? tr("%1 less with %2").arg(by).arg(numberName(at, candidate.key.size()).remove(u'+'))
                  : QString();
}

QString foreseen(const lillith::LineOutcome &outcome, StepId step)
{
    const auto told =
        step == StepId::commit
            ? tr("Whatever you answer, at least this. The Minion: stories +%1, tokens +%2. You: stories +%3, "
                 "tokens +%4. It loses: %5.")
            : tr("The best it can do. You: stories +%3, tokens +%4. The Minion: stories +%1, tokens +%2. It "
                 "loses: %5.");
    return told.arg(outcome.minion.at(0))
        .arg(outcome.minion.at(1))
        .arg(outcome.player.at(0))
        .arg(outcome.player.at(1))
        .arg(outcome.lost.size());
}

} // namespace

QString kind(const Printed &card)
{
    switch (card.type) {
    case CardType::character: return tr("Character");
    case CardType::support: return card.attachment == Attachment::none ? tr("Support") : tr("Attachment");
    case CardType::event: return tr("Event");
    case CardType::conspiracy: break;
    }
    return tr("Conspiracy");
}

QString cost(const Cost &cost)
{
    return cost.isX ? QStringLiteral("X") : QString::number(cost.number);
}

QString rank(const State &state, CardId card)
{
    if (state.options.variant == Variant::standard)
        return tr("CP %1").arg(potentialOf(state, card).front());
    const auto [cost, icons] = priorityOf(state, card);
    return icons == 1 ? tr("cost %1, 1 icon").arg(cost) : tr("cost %1, %2 icons").arg(cost).arg(icons);
}

QString question(Asked asked)
{
    switch (asked) {
    case Asked::why: return tr("Why this one?");
    case Asked::when: return tr("When does it come?");
    case Asked::whyNot: break;
    }
    return tr("Why not this one?");
}

QString status(const Character &character)
{
    switch (character.status) {
    case Status::exhausted: return tr("exhausted");
    case Status::insane: return tr("insane");
    case Status::ready: break;
    }
    return character.barred ? tr("barred") : tr("ready");
}

QString pooled(const State &state, const Pooled &event)
{
    if (event.valid)
        return tr("valid");
    const auto payable = payableEvents(state);
    return contains(payable, event.card) ? tr("payable") : tr("too dear now");
}

QString fighter(const PlayerCharacter &fighter, int at)
{
    return fighter.name ? text(*fighter.name) : tr("Number %1").arg(at + 1);
}

QVariantMap own(const State &state, const Own &own)
{
    auto map = json::mapOf(own);
    map.remove(QStringLiteral("story"));
    const auto at = own.story ? state.indexOf(*own.story) : std::nullopt;
    map[QStringLiteral("at")] = at ? static_cast<int>(*at) : -1;
    map[QStringLiteral("place")] = at ? text(state.stories[*at].name) : QString();
    map[QStringLiteral("statusText")] = own.status == Status::ready       ? tr("ready")
                                        : own.status == Status::exhausted ? tr("exhausted")
                                                                          : tr("insane");
    return map;
}

QString struggle(Struggle struggle)
{
    switch (struggle) {
    case Struggle::terror: return tr("Terror");
    case Struggle::combat: return tr("Combat");
    case Struggle::arcane: return tr("Arcane");
    case Struggle::investigation: break;
    }
    return tr("Investigation");
}

QString verdict(const State &state, const Candidate &candidate, const Candidate *best, StepId step)
{
    if (candidate.dropped)
        return droppedBy(state, *candidate.dropped, candidate.card);
    if (step == StepId::commit || step == StepId::defend) {
        const auto open = stepOf(state);
        const auto at = [&](const std::vector<Commit> &commits) {
            auto place = tr("held back");
            for (const auto &each : commits)
                if (each.card == candidate.card)
                    place = text(state.stories.at(static_cast<std::size_t>(each.story)).name);
            return candidate.tied ? tr("%1 · fully equal").arg(place) : place;
        };
        if (const auto *commit = std::get_if<CommitProposal>(&open->proposal))
            return at(commit->commits);
        if (const auto *defend = std::get_if<DefendProposal>(&open->proposal))
            return at(defend->defends);
    }
    if (!best || best->card == candidate.card)
        return candidate.tied ? tr("fully equal") : QString();
    return behind(candidate, *best);
}

QStringList keyTitles(const std::vector<Candidate> &candidates)
{
    QStringList titles;
    if (candidates.empty())
        return titles;
    const auto count = candidates.front().key.size();
    std::size_t needed = 1;
    const auto best = std::find_if(candidates.begin(), candidates.end(),
                                   [](const Candidate &each) { return !each.dropped; });
    for (auto each = best; each != candidates.end(); ++each)
        if (const auto at = firstDifference(*best, *each); !each->dropped && at < count)
            needed = std::max(needed, at + 1);
    for (std::size_t i = 0; i < needed; ++i)
        titles.append(numberName(i, count));
    return titles;
}

QString stepCaption(const State &state, const Step &step)
{
    if (const auto *drain = std::get_if<DrainProposal>(&step.proposal)) {
        if (drain->kind == CardType::character)
            return tr("The Minion plays a character");
        if (drain->kind == CardType::conspiracy)
            return tr("The Minion plays a conspiracy");
        return drain->attachTo ? tr("The Minion plays an attachment") : tr("The Minion plays a support");
    }
    const auto *kind = stepKindOf(state);
    return kind ? shown(torchside::say(kind->caption)) : QString();
}

QString stepPlace(const State &state)
{
    if (const auto id = stepIdOf(state); id == StepId::effect || id == StepId::newStory)
        return tr("A story is won");
    switch (state.stage) {
    case Stage::scout: return tr("The scout");
    case Stage::opening: return tr("The first hand");
    case Stage::refresh: return tr("Refresh");
    case Stage::draw: return tr("Draw");
    case Stage::resource: return tr("Resource");
    case Stage::events: return tr("Events");
    case Stage::firstDrain:
        return state.options.variant == Variant::standard ? tr("First drain")
                                                          : tr("Operations · card %1").arg(drainOf(state));
    case Stage::secondDrain: return tr("Second drain");
    case Stage::third: return tr("Third domain");
    case Stage::defenders:
    case Stage::commit: return tr("Stories · it commits");
    case Stage::answer: return tr("Stories · you defend");
    case Stage::player: return tr("Play, then commit");
    case Stage::defend: return tr("Stories · it defends");
    case Stage::resolve: return tr("Stories · struggles");
    default: return state.outcome ? tr("The game is over") : QString();
    }
}

QString gist(const State &state, const Step &step)
{
    if (state.plan && (step.id == StepId::commit || step.id == StepId::defend))
        return foreseen(state.plan->best.outcome, step.id);
    const auto *drain = std::get_if<DrainProposal>(&step.proposal);
    if (!drain)
        return {};
    const auto numbers = numbersOf(state, drain->card);
    if (state.options.variant != Variant::standard)
        return tr("First by priority among those that fill the domains best: cost %1.")
            .arg(cost(numbers.cost));
    if (drain->kind != CardType::character)
        return tr("The dearest support that can be played: cost %1.").arg(cost(numbers.cost));
    return tr("Highest potential a domain can pay for: cost %1 + skill %2 = %3.")
        .arg(cost(numbers.cost))
        .arg(numbers.skill)
        .arg(potentialOf(numbers).front());
}

QString ending(const State &state)
{
    if (!state.outcome || state.outcome->winners.empty())
        return {};
    const bool player = state.outcome->winners.front() == seatOf(Side::player);
    if (state.outcome->reason == "deck-out")
        return player ? tr("The Minion’s deck ran out of cards.") : tr("Your deck ran out of cards.");
    return player ? tr("Three stories are yours: %1 to %2, in turn %3.")
                        .arg(state.playerStories)
                        .arg(state.minionStories)
                        .arg(state.turn)
                  : tr("Three stories are the Minion’s: %1 to %2, in turn %3.")
                        .arg(state.minionStories)
                        .arg(state.playerStories)
                        .arg(state.turn);
}

} // namespace torchside::cthulhu::label
