#pragma once

#include "models/cthulhu/commands.h"
#include "models/cthulhu/events.h"

// The moves of cards and stories that events are made of.
namespace torchside::cthulhu {

Character &characterIn(State &state, CardId card);
Domain &domainIn(State &state, std::optional<int> domain); // none: the Events Domain
int keyOf(const State &state, int story);
Story &storyAt(State &state, int story);
Fight &fightIn(State &state);
void drainDomain(State &state, std::optional<int> domain); // none: nothing was paid
void commitAll(State &state, const std::vector<Commit> &commits);

Attendance &attendanceIn(State &state, int key);
Own *ownIn(State &state, OwnId id); // nothing once it is gone
void forgetOwn(State &state, OwnId id);

// Out of every place a card can be in; what is attached to it goes too.
void takeAway(State &state, CardId card);
// Where a card of its kind belongs in play.
void putDown(State &state, CardId card, std::optional<CardId> attachTo);
// A story leaves the row, with all that was going on there.
void removeStory(State &state, int key);
// Everybody leaves this story, and if it is being fought over, the fight there is dropped.
void clearStory(State &state, int key);
Story newStory(State &state, const std::string &name);

// The player's own characters, as far as they were named: they are known again when they are sent.

// Whom these commitments send, with the ids that they have or get; or who can't be sent.
std::variant<std::vector<Attending>, Refusal> sentBy(const State &state,
                                                     const std::vector<Commitment> &commitments);
// What these commitments come to, as far as they are possible now.
std::variant<PlayerCommitted, Refusal> committedBy(const State &state, const Commits &commits);
// Those that are remembered are exhausted at this story; new ones are remembered from now on.
void sendOwn(State &state, const PlayerCharacter &character, int story);
// Nobody skips skill or icons, unless it is known by its id.
std::optional<Refusal> faultIn(const std::vector<Commitment> &commitments);

} // namespace torchside::cthulhu
