#include "models/cthulhu/minion/step_view.h"

namespace torchside::cthulhu {

std::optional<StepView> stepViewOf(const State &state)
{
    const auto step = stepOf(state);
    if (!step)
        return std::nullopt;
    StepView view{step->id,       english(step->say), {},          step->rule, step->wants,
                  step->proposal, step->candidates,   step->hosts, step->texts};
    for (const auto &line : step->why)
        view.why.push_back(english(line));
    return view;
}

} // namespace torchside::cthulhu
