#pragma once

#include "models/cthulhu/events.h"
#include "models/cthulhu/minion/steps.h"
#include "models/cthulhu/minion/whynot.h"
#include "models/kernel/form.h"

// A step with its proposal and its proof, as it is told.
namespace torchside::cthulhu {

struct StepView {
    StepId id = StepId::player;
    std::string say;
    std::vector<std::string> why;
    std::string rule;
    Wants wants = Wants::none;
    Proposal proposal;
    std::vector<Candidate> candidates;
    std::optional<std::vector<Candidate>> hosts;
    std::optional<std::vector<CardText>> texts;
    static constexpr auto form()
    {
        return record("step", must("id", &StepView::id), must("say", &StepView::say),
                      must("why", &StepView::why), must("rule", &StepView::rule),
                      must("wants", &StepView::wants), must("proposal", &StepView::proposal),
                      must("candidates", &StepView::candidates), may("hosts", &StepView::hosts),
                      may("texts", &StepView::texts));
    }
};

std::optional<StepView> stepViewOf(const State &state);

} // namespace torchside::cthulhu
