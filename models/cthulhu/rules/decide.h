#pragma once

#include "models/cthulhu/cards/lookup.h"
#include "models/cthulhu/minion/steps.h"
#include "models/cthulhu/rules/turns.h"

#include <vector>

// The decisions, one a command; they stand in the files by theme.
namespace torchside::cthulhu {

// Is one of these steps asked now? The refusal that says what is asked instead, or nothing.
std::optional<Refusal> notAt(const State &state, const std::vector<StepId> &steps);
std::optional<Refusal> stillInSetup(const State &state);
std::optional<Refusal> checkStory(std::string_view field, int story, const State &state);
Refusal cannotPay(const State &state, int cost);

Decision<Event> decideOn(const State &state, const Start &start, Dice &dice);
Decision<Event> decideOn(const State &state, const Scout &scout);
Decision<Event> decideOn(const State &state, const Skip &skip);
Decision<Event> decideOn(const State &state, const Draw &draw);
Decision<Event> decideOn(const State &state, const Confirm &confirm);
Decision<Event> decideOn(const State &state, const Cannot &cannot);
Decision<Event> decideOn(const State &state, const Choose &choose);
Decision<Event> decideOn(const State &state, const Die &die, Dice &dice);
Decision<Event> decideOn(const State &state, const Valid &valid);
Decision<Event> decideOn(const State &state, const TakeAction &action);
Decision<Event> decideOn(const State &state, const CountDefenders &defenders);
Decision<Event> decideOn(const State &state, const Commits &commits);
Decision<Event> decideOn(const State &state, const EndTurn &end);
Decision<Event> decideOn(const State &state, const PlayConspiracy &conspiracy);
Decision<Event> decideOn(const State &state, const Lose &lose);
Decision<Event> decideOn(const State &state, const StoryEffect &effect);
Decision<Event> decideOn(const State &state, const NewStory &story);
Decision<Event> decideOn(const State &state, const PlayEvent &play);
Decision<Event> decideOn(const State &state, const DeckOut &out);
Decision<Event> decideOn(const State &state, const Bar &bar);
Decision<Event> decideOn(const State &state, const Wound &wound);
Decision<Event> decideOn(const State &state, const DriveInsane &insane);
Decision<Event> decideOn(const State &state, const Restore &restore);
Decision<Event> decideOn(const State &state, const MakeReady &ready);
Decision<Event> decideOn(const State &state, const Exhaust &exhaust);
Decision<Event> decideOn(const State &state, const Destroy &destroy);
Decision<Event> decideOn(const State &state, const Attach &attach);
Decision<Event> decideOn(const State &state, const Discard &discard);
Decision<Event> decideOn(const State &state, const SetBoost &boost);
Decision<Event> decideOn(const State &state, const MoveTokens &tokens);
Decision<Event> decideOn(const State &state, const ChangeStory &change);
Decision<Event> decideOn(const State &state, const CountStories &count);
Decision<Event> decideOn(const State &state, const ChangeDomain &change);
Decision<Event> decideOn(const State &state, const AddDomain &add);
Decision<Event> decideOn(const State &state, const PutIntoPlay &put);
Decision<Event> decideOn(const State &state, const TakeToHand &take);
Decision<Event> decideOn(const State &state, const LayDormant &lay);

} // namespace torchside::cthulhu
