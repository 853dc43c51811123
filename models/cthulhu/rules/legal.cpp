// Commands that would be accepted now: they enable buttons and drive random play. Where the table would enter
// a card, one is made up.

#include "models/cthulhu/facts.h"
#include "models/cthulhu/minion/payment.h"
#include "models/cthulhu/minion/steps.h"
#include "models/cthulhu/rules/rules.h"

#include <algorithm>

namespace torchside::cthulhu {

namespace {

using Commands = std::vector<Command>;

CardRef named(CardId card)
{
    return {textOf(card), std::nullopt, {}};
}

CardRef given(Printed card)
{
    return {{}, std::move(card), {}};
}

// The same numbers for the same turn, spread over the range.
int spread(int seed, int sides)
{
    const auto mixed = (static_cast<unsigned>(seed) + 1U) * 2654435761U;
    return static_cast<int>((mixed >> 12U) % static_cast<unsigned>(sides));
}

Printed madeUp(int seed)
{
    Printed card;
    const int kind = spread(seed, 10);
    card.name = "Card " + std::to_string(spread(seed + 100, 40));
    card.type = kind < 6   ? CardType::character
                : kind < 8 ? CardType::support
                : kind < 9 ? CardType::event
                           : CardType::conspiracy;
    card.cost = {spread(seed + 1, 5), false};
    if (spread(seed + 2, 12) == 0)
        card.cost = {0, true};
    card.unique = spread(seed + 3, 4) == 0;
    if (card.type == CardType::support && kind == 6)
        card.attachment = spread(seed + 4, 3) == 0 ? Attachment::other : Attachment::own;
    if (card.type == CardType::event)
        card.trigger = static_cast<Trigger>(spread(seed + 12, 8));
    if (card.type != CardType::character)
        return card;
    card.skill = spread(seed + 5, 5);
    card.icons = {spread(seed + 6, 2), spread(seed + 7, 3), spread(seed + 8, 2), spread(seed + 9, 2)};
    const std::array<const char *, 7> words{"fast",       "willpower", "toughness 1", "invulnerability",
                                            "villainous", "heroic",    "dormant"};
    if (spread(seed + 10, 2) == 0)
        card.keywords.emplace_back(words.at(static_cast<std::size_t>(spread(seed + 11, 7))));
    return card;
}

Printed scoutOf(const State &state)
{
    Printed card;
    card.name = "Scout " + std::to_string(state.cards.size());
    card.cost = {scoutCostNow(state), false};
    card.skill = 2;
    card.icons.combat = 1;
    return card;
}

Sent sent(const PlayerCharacter &told)
{
    return {told.name, told.skill, told.icons, told.keywords, told.wounds};
}

PlayerCharacter fighter(int seed)
{
    PlayerCharacter fighter;
    if (spread(seed, 2) == 0)
        fighter.name = "Fighter " + std::to_string(spread(seed, 50));
    fighter.skill = spread(seed + 1, 5);
    fighter.icons = {spread(seed + 2, 2), spread(seed + 3, 3), spread(seed + 4, 2), spread(seed + 5, 3)};
    return fighter;
}

int seedOf(const State &state)
{
    return static_cast<int>(state.cards.size()) * 7 + state.turn * 13 +
           static_cast<int>(state.characters.size());
}

// One that can be sent: it comes without a name where another of that name is remembered.
Sent stranger(const State &state, int seed)
{
    auto told = fighter(seed);
    for (const auto &own : state.own)
        if (own.name == told.name)
            told.name.reset();
    return sent(told);
}

void addDraws(const State &state, Commands &commands)
{
    for (int variant = 0; variant < 3; ++variant) {
        Draw draw;
        for (int i = 0; i < drawsNow(state); ++i)
            draw.cards.push_back(given(madeUp(seedOf(state) + variant * 31 + i * 5)));
        commands.emplace_back(draw);
    }
}

void addChoices(const Step &step, Commands &commands)
{
    commands.emplace_back(Confirm{});
    for (const auto &candidate : step.candidates) {
        if (candidate.tied)
            commands.emplace_back(Choose{named(candidate.card), std::nullopt});
        if (candidate.dropped == Test::costX && step.id == StepId::drain)
            commands.emplace_back(Choose{named(candidate.card), 0});
    }
    if (const auto *drain = std::get_if<DrainProposal>(&step.proposal))
        commands.emplace_back(Cannot{named(drain->card), "no target"});
    if (const auto *trigger = std::get_if<TriggerProposal>(&step.proposal))
        commands.emplace_back(Cannot{named(trigger->card), std::nullopt});
    if (const auto *commit = std::get_if<CommitProposal>(&step.proposal); commit && !commit->commits.empty())
        commands.emplace_back(Cannot{named(commit->commits.front().card), std::nullopt});
}

void addAttacks(const State &state, Commands &commands)
{
    const int count = static_cast<int>(state.stories.size());
    const int seed = seedOf(state);
    for (int at = 0; at < count; ++at)
        commands.emplace_back(
            Commits{{{at, {stranger(state, seed + at), stranger(state, seed + at + 20)}}}, std::nullopt});
    commands.emplace_back(Commits{
        {{0, {stranger(state, seed)}}, {count - 1, {stranger(state, seed + 1), stranger(state, seed + 2)}}},
        std::vector<int>{count - 1, 0}});
}

void addPlayersTurn(const State &state, Commands &commands)
{
    commands.emplace_back(EndTurn{});
    if (!hasConspiracy(state, Side::player))
        commands.emplace_back(PlayConspiracy{"A plot of ours", usualNeed, std::nullopt});
    if (!state.options.firstTurnPenalty || !state.isFirstTurn())
        addAttacks(state, commands);
}

void addAnswers(const State &state, Commands &commands)
{
    commands.emplace_back(Commits{});
    const int seed = seedOf(state);
    for (std::size_t at = 0; at < state.stories.size(); ++at)
        if (std::any_of(state.characters.begin(), state.characters.end(),
                        [&](const Character &c) { return c.story == state.stories[at].key; }))
            commands.emplace_back(Commits{
                {{static_cast<int>(at), {stranger(state, seed), stranger(state, seed + 9)}}}, std::nullopt});
}

void addThird(const State &state, Commands &commands)
{
    commands.emplace_back(Skip{});
    for (const auto card : inPlay(state))
        if (hasText(state, card))
            commands.emplace_back(TakeAction{named(card), 0});
}

void addThrows(Commands &commands)
{
    for (int value = 1; value <= dieSides; ++value)
        commands.emplace_back(Die{value});
    commands.emplace_back(Die{});
}

void addReadyOnes(const State &state, Commands &commands)
{
    CountDefenders defenders{std::nullopt, std::vector<PlayerCharacter>{}};
    for (int i = 0; i < 4; ++i) {
        commands.emplace_back(defenders);
        defenders.characters->push_back(fighter(seedOf(state) + i * 3));
    }
}

void addForStep(const State &state, const Step &step, Commands &commands)
{
    switch (step.id) {
    case StepId::scout:
        commands.emplace_back(Scout{given(scoutOf(state))});
        commands.emplace_back(Skip{});
        return;
    case StepId::opening:
    case StepId::draw: return addDraws(state, commands);
    case StepId::resource:
        if (state.isLillith())
            return addChoices(step, commands);
        return addThrows(commands);
    case StepId::events:
        commands.emplace_back(Valid{});
        commands.emplace_back(Valid{{named(payableEvents(state).front())}});
        return;
    case StepId::third: return addThird(state, commands);
    case StepId::defenders:
        if (state.isLillith())
            return addReadyOnes(state, commands);
        for (int count = 0; count < 4; ++count)
            commands.emplace_back(CountDefenders{count, std::nullopt});
        return;
    case StepId::answer: return addAnswers(state, commands);
    case StepId::player: return addPlayersTurn(state, commands);
    case StepId::lose:
        if (step.wants == Wants::confirm)
            return addChoices(step, commands);
        for (const int at : state.fight.value().owed)
            commands.emplace_back(Lose{at});
        return;
    case StepId::effect:
        commands.emplace_back(StoryEffect{true});
        commands.emplace_back(StoryEffect{false});
        return;
    case StepId::newStory: commands.emplace_back(NewStory{"Story " + std::to_string(state.nextKey)}); return;
    default: return addChoices(step, commands);
    }
}

void addEventPlays(const State &state, Commands &commands)
{
    for (const auto card : payableEvents(state))
        if (!state.printed(card).cost.isX)
            commands.emplace_back(PlayEvent{named(card), std::nullopt});
}

// Now and then the table does something on its own.
void addTableHand(const State &state, Commands &commands)
{
    const int seed = seedOf(state);
    if (!state.characters.empty() && spread(seed, 3) == 0) {
        const auto &character = state.characters[static_cast<std::size_t>(
            spread(seed + 1, static_cast<int>(state.characters.size())))];
        const auto card = named(character.card);
        commands.emplace_back(Wound{card});
        commands.emplace_back(Bar{card, !character.barred});
        if (character.isInsane())
            commands.emplace_back(Restore{card});
        else
            commands.emplace_back(SetBoost{card, std::nullopt, spread(seed, 6), std::nullopt, std::nullopt});
        commands.emplace_back(TakeToHand{card});
    }
    const auto open = openStories(state);
    if (!open.empty() && spread(seed + 3, 4) == 0)
        commands.emplace_back(MoveTokens{static_cast<int>(state.indexOf(open.front()).value()),
                                         spread(seed, 2) == 0 ? Side::minion : Side::player, 1});
    if (state.domains.size() < mostDomains && spread(seed + 4, 9) == 0)
        commands.emplace_back(AddDomain{});
}

} // namespace

std::vector<Command> Rules::legal(const State &state)
{
    Commands commands;
    const auto step = stepOf(state);
    if (!step)
        return commands;
    addForStep(state, *step, commands);
    if (state.phase == Phase::setup)
        return commands;
    addEventPlays(state, commands);
    addTableHand(state, commands);
    return commands;
}

} // namespace torchside::cthulhu
