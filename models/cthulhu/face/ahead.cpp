#include "models/cthulhu/face/ahead.h"

#include "models/cthulhu/lillith/planning.h"
#include "models/cthulhu/rules/rules.h"

#include <algorithm>

namespace torchside::cthulhu {

namespace {

bool leavesAChoice(const Step &step)
{
    return step.hosts || std::count_if(step.candidates.begin(), step.candidates.end(),
                                       [](const Candidate &each) { return each.tied; }) > 1;
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
    const bool alone = !play || leavesAChoice(*step) || !isQuiet(state, play->card) ||
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
    auto after = state;
    for (const auto &event : *events)
        after = Rules::evolve(std::move(after), event);
    return after;
}

} // namespace

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

int drawsAtOnce(const State &state)
{
    const auto step = stepOf(state);
    if (!step || step->id != StepId::refresh || leavesAChoice(*step))
        return 0;
    const auto after = afterConfirming(state);
    const auto then = after ? stepIdOf(*after) : std::nullopt;
    return then == StepId::draw ? drawsNow(*after) : 0;
}

} // namespace torchside::cthulhu
