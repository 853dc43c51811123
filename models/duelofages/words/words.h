#pragma once

#include "models/duelofages/commands.h"
#include "models/duelofages/events.h"
#include "models/kernel/chronicle.h"
#include "models/kernel/resync.h"

namespace torchside::duelofages {

// What Duel of Ages says: the log's lines, what to do next, what lies on the table.
struct Words {
    static Sentence tell(const State &before, const Event &event);
    static std::vector<Prompt> prompts(const State &state);
    static std::vector<Prompt> prompts(const State &state, Moment now); // with what the clock brings up
    static std::vector<Piece> pieces(const State &state);
    static Sentence standing(const State &state);
};

// "one", "two" … as people say small numbers.
Sentence spoken(int number);

// "Ann, Bo and Cy", by seats.
Sentence peopleOf(const State &state, const Seats &seats);

// Why an offer to become the Loner goes to whom it goes, with the numbers.
Sentence lonerReason(const State &state);

// Why this player is the lesser of all four and may change.
Sentence partnerReason(const State &state, int lesser, LesserBy by);

Sentence nameFor(Card card);

// A pinned card's note as it is called to mind.
Sentence noteOf(const State &state, const PinnedCard &pin);
std::string_view ruleOf(const State &state, const PinnedCard &pin);
// Those of the pinned cards whose moment it is.
std::vector<Prompt> pinPrompts(const State &state);
// Time has run out; nothing before.
std::optional<Prompt> clockPrompt(const State &state, Moment now);

// What the table does while an offer waits for its answer.
std::vector<Prompt> offerPrompts(const State &state);

// A duel: strength, score, equipment and prisoners; defeats and changed sides.
struct Story {
    static void tell(const State &before, const Event &event, Chronicler &to);
    static void measure(const State &state, Chronicler &to);
    static void conclude(const State &state, Chronicler &to);
};

} // namespace torchside::duelofages
