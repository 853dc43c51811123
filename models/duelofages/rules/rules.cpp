#include "models/duelofages/rules/rules.h"

#include "models/duelofages/rules/lesser.h"
#include "models/duelofages/rules/score.h"
#include "models/kernel/overloads.h"

namespace torchside::duelofages {

Decision<Event> Rules::decide(const State &state, const Command &command, Dice &dice)
{
    return decided<Rules>(state, command, dice);
}

State Rules::evolve(State state, const Event &event)
{
    return evolved<Rules>(std::move(state), event);
}

std::variant<Answer, Refusal> Rules::answer(const State &state, const Question &question)
{
    if (const auto *lesser = std::get_if<AskLesser>(&question))
        return lesserFor(state, *lesser);
    return Answer{scoreOf(state)};
}

} // namespace torchside::duelofages
