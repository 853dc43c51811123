#include "models/duelofages/rules/rules.h"

#include "models/duelofages/rules/lesser.h"
#include "models/duelofages/rules/score.h"
#include "models/duelofages/rules/setup.h"
#include "models/duelofages/rules/sides.h"
#include "models/duelofages/rules/units.h"
#include "models/kernel/lifecycle.h"

namespace torchside::duelofages {

namespace {

struct Decide {
    const State &state;
    Dice &dice;

    Decision<Event> operator()(const Start &command) const { return decideStart(command, dice); }
    Decision<Event> operator()(const Count &command) const { return decideCount(state, command); }
    Decision<Event> operator()(const Defeat &command) const { return decideDefeat(state, command); }
    Decision<Event> operator()(const Free &command) const { return decideFree(state, command); }
    Decision<Event> operator()(const Marker &command) const { return decideMarker(state, command); }
    Decision<Event> operator()(const Vault &command) const { return decideVault(state, command); }
    Decision<Event> operator()(const DestroyHq &command) const { return decideHq(state, command); }
    Decision<Event> operator()(const EndTurn &command) const { return decideEndTurn(state, command, dice); }
    Decision<Event> operator()(const AnswerOffer &command) const { return decideAnswer(state, command); }
    Decision<Event> operator()(const Choose &command) const { return decideChoose(state, command); }
    Decision<Event> operator()(const EndGame &command) const { return decideEndGame(state, command); }
    Decision<Event> operator()(const Rename &command) const
    {
        return decideRename<Event>(state.seats, command);
    }
};

} // namespace

Decision<Event> Rules::decide(const State &state, const Command &command, Dice &dice)
{
    return std::visit(Decide{state, dice}, command);
}

std::variant<Answer, Refusal> Rules::answer(const State &state, const Question &question)
{
    if (const auto *lesser = std::get_if<AskLesser>(&question))
        return lesserFor(state, *lesser);
    return Answer{scoreOf(state)};
}

} // namespace torchside::duelofages
