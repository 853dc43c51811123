// What the step of now asks for, as acts.
#include "models/cthulhu/seat/seat.h"

#include "models/cthulhu/facts.h"
#include "models/cthulhu/minion/steps.h"
#include "models/cthulhu/minion/thought.h"
#include "models/kernel/seat_asks.h"

#include <algorithm>

namespace torchside::cthulhu {

namespace {

CardRef wholeCard(int cost)
{
    Printed card;
    card.name = "Card";
    card.cost = {cost, false};
    return {{}, card, {}};
}

// The deck as it was told, by the names of what is left of it.
std::vector<seat::Choice> namesLeft(const State &state)
{
    std::vector<seat::Choice> names;
    if (state.deck)
        for (const auto &entry : *state.deck)
            if (entry.left > 0)
                names.push_back({entry.card.name, literally(entry.card.name)});
    return names;
}

int mostPayable(const State &state)
{
    int cost = 0;
    while (cost < cards::highest && canPay(state, cost + 1))
        ++cost;
    return cost;
}

void addScout(const State &state, Acts &acts)
{
    acts.push_back({say("Put the scout into play"),
                    {Scout{wholeCard(scoutCostNow(state))}},
                    cardAsks("card", 0, true),
                    true});
    acts.push_back({say("There is none"), {Skip{}}, {}, true});
}

void addDraw(const State &state, Acts &acts)
{
    Draw draw{};
    Seat::Act act{say("The Minion draws"), {}, {}, true};
    Draw named{};
    Seat::Act byName{say("The Minion draws from its deck"), {}, {}, true};
    const auto names = namesLeft(state);
    for (int card = 0; card < drawsNow(state); ++card) {
        const auto key = "cards." + std::to_string(card);
        draw.cards.push_back(wholeCard(0));
        for (auto &ask : cardAsks(key, card + 1, false))
            act.asks.push_back(std::move(ask));
        if (names.empty())
            continue;
        named.cards.push_back({std::get<std::string>(names.front().value), {}, {}});
        byName.asks.push_back({key, say("Card %1", card + 1), seat::AskKind::choice});
        byName.asks.back().choices = names;
    }
    if (!names.empty() || named.cards.size() == draw.cards.size()) {
        byName.command = {named};
        acts.push_back(std::move(byName));
    }
    act.command = {draw};
    acts.push_back(std::move(act));
}

void addValid(const State &state, const Step &step, Acts &acts)
{
    std::vector<seat::Choice> events;
    for (const auto card : std::get<EventsProposal>(step.proposal).payable)
        events.push_back({textOf(card), literally(state.name(card))});
    acts.push_back({say("These events could be played"),
                    {Valid{}},
                    {seat::choices(&Valid::cards, say("Which of them?"), events, events.size())},
                    true});
}

void addChoices(const State &state, const Step &step, Acts &acts)
{
    for (const auto &each : step.candidates) {
        if (each.dropped == Test::costX)
            acts.push_back(
                {say("%1, for X", state.name(each.card)),
                 {Choose{refOf(each.card), 0, {}}},
                 {seat::number(&Choose::cost, say("What is paid?"),
                               {.from = 0, .to = mostPayable(state), .usual = {1, 2, 3}, .preset = 0})}});
        else if (each.tied)
            acts.push_back({say("Choose %1", state.name(each.card)), {Choose{refOf(each.card), {}, {}}}});
        if (!acts.empty() && !acts.back().asks.empty())
            acts.back().asks.back().isOptional = false;
    }
    for (const auto card : proposedCards(step))
        acts.push_back({say("%1 can't", state.name(card)),
                        {Cannot{refOf(card), {}}},
                        {seat::text(&Cannot::why, say("Why?"))}});
}

void addThird(const State &state, Acts &acts)
{
    acts.push_back({say("No action"), {Skip{}}, {}, true});
    for (const auto card : inPlay(state))
        if (hasText(state, card))
            acts.push_back(
                {say("The action of %1", state.name(card)),
                 {TakeAction{refOf(card), 0}},
                 {seat::number(&TakeAction::cost, say("What is paid?"),
                               {.from = 0, .to = mostPayable(state), .usual = {0, 1, 2}, .preset = 0})}});
}

void addLosses(const State &state, Acts &acts)
{
    const auto *there = state.attendanceAt(state.fight.value().order.front());
    for (const int each : state.fight->owed) {
        const auto at = static_cast<std::size_t>(each);
        const auto &name = there && at < there->characters.size() ? there->characters[at].name : std::nullopt;
        acts.push_back({name ? literally(*name) : say("Character %1", each + 1), {Lose{each}}, {}, true});
    }
}

void addWhat(const State &state, const Step &step, Acts &acts)
{
    switch (step.wants) {
    case Wants::cards: return step.id == StepId::scout ? addScout(state, acts) : addDraw(state, acts);
    case Wants::confirm:
        acts.push_back({say("Done so"), {Confirm{}}, {}, true});
        return addChoices(state, step, acts);
    case Wants::die:
        acts.push_back({say("Roll for the resource"),
                        {Die{}},
                        {seat::number(&Die::value, say("What does it show?"),
                                      {.from = 1, .to = dieSides, .usual = {1, 2, 3, 4, 5, 6}})},
                        true});
        return;
    case Wants::valid: return addValid(state, step, acts);
    case Wants::count: return addDefenders(state, acts);
    case Wants::commits: return addCommits(state, acts);
    case Wants::none: return addPlayersTurn(state, acts);
    case Wants::lose: return addLosses(state, acts);
    case Wants::name:
        acts.push_back({say("Lay the new story"),
                        {NewStory{"Story"}},
                        {seat::text(&NewStory::name, say("Its name"))},
                        true});
        return;
    case Wants::choice: break;
    }
    if (step.id == StepId::third)
        return addThird(state, acts);
    acts.push_back({say("Take the story's effect"), {StoryEffect{true}}, {}, true});
    acts.push_back({say("Leave the story's effect"), {StoryEffect{false}}, {}, true});
}

} // namespace

void addStep(const State &state, std::vector<Seat::Part> &parts)
{
    const auto step = stepOf(state);
    if (!step)
        return;
    Seat::Acts acts{say("Now"), {}};
    addWhat(state, *step, acts.acts);
    parts.push_back({std::move(acts)});
}

} // namespace torchside::cthulhu
