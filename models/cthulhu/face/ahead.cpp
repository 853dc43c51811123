#include "models/cthulhu/face/ahead.h"

#include "models/cthulhu/game.h"
#include "models/cthulhu/lillith/planning.h"
#include "models/kernel/course.h"

#include <algorithm>

namespace torchside::cthulhu {

namespace {

bool leavesAChoice(const State &state, const Step &step)
{
    return step.hosts || equalsOf(state, step).size() > 1;
}

bool isQuiet(const State &state, CardId card)
{
    const auto &printed = state.printed(card);
    return (!printed.text || printed.text->empty()) && printed.attachment != Attachment::other;
}

// The play of this step, where it is one that can be done with others.
const DrainProposal *playOf(const State &state, const std::optional<Step> &step)
{
    const auto *play = step ? std::get_if<DrainProposal>(&step->proposal) : nullptr;
    const bool alone = !play || leavesAChoice(state, *step) || !isQuiet(state, play->card) ||
                       !remindedEvents(state, step->id).empty();
    return alone ? nullptr : play;
}

// As it is once the open step was done as proposed; what LILLITH would have to search for is left out.
std::optional<State> afterConfirming(const State &state)
{
    const lillith::Foresight none([](const lillith::Board &board) { return lillith::unsearched(board); });
    SeededDice unused(1);
    auto decided = Rules::decide(state, Confirm{}, unused);
    auto *events = std::get_if<std::vector<Event>>(&decided);
    if (!events)
        return std::nullopt;
    return applied<Rules>(state, *events);
}

} // namespace

std::vector<CardId> equalsOf(const State &state, const Step &step)
{
    std::vector<CardId> equals;
    for (const auto &each : step.candidates)
        if (each.tied && std::none_of(equals.begin(), equals.end(),
                                      [&](CardId one) { return state.name(one) == state.name(each.card); }))
            equals.push_back(each.card);
    return equals;
}

std::vector<Sentence> playsAtOnce(const State &state)
{
    std::vector<Sentence> told;
    auto at = std::optional(state);
    for (auto step = stepOf(*at); at && playOf(*at, step); step = stepOf(*at)) {
        told.push_back(step->say);
        at = afterConfirming(*at);
        if (!at)
            break;
    }
    return told.size() > 1 ? told : std::vector<Sentence>{};
}

std::optional<DrawAhead> drawAtOnce(const State &state)
{
    const auto step = stepOf(state);
    if (!step || step->id != StepId::refresh || leavesAChoice(state, *step))
        return std::nullopt;
    const auto after = afterConfirming(state);
    const auto then = after ? stepOf(*after) : std::nullopt;
    if (!then || then->id != StepId::draw)
        return std::nullopt;
    return DrawAhead{drawsNow(*after), {step->say, then->say}};
}

} // namespace torchside::cthulhu
