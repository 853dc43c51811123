#pragma once

#include "models/cutthroat/events.h"
#include "models/kernel/chronicle.h"
#include "models/kernel/resync.h"

namespace torchside::cutthroat {

// What Cutthroat Caverns says: the log's lines, what to do next, what lies on the table.
struct Words {
    static Sentence tell(const State &before, const Event &event);
    static std::vector<Prompt> prompts(const State &state);
    static std::vector<Piece> pieces(const State &state);
    static Sentence standing(const State &state);
};

Sentence nameFor(TokenKind kind);
// "the skeleton before Ann"
Sentence nameFor(const State &state, const Foe &foe);

// The prompts of the steps, and those of special creatures among them.
void addCampPrompts(const State &state, std::vector<Prompt> &prompts);
void addInitiativePrompts(const State &state, std::vector<Prompt> &prompts);
void addAttackPrompts(const State &state, std::vector<Prompt> &prompts);
void addCreaturePrompts(const State &state, std::vector<Prompt> &prompts);
void addSpoilsPrompts(const State &state, std::vector<Prompt> &prompts);
void addLootingPrompts(const State &state, std::vector<Prompt> &prompts);
void addOverPrompts(const State &state, std::vector<Prompt> &prompts);
void addKind(const State &state, std::vector<Prompt> &prompts);
void addUndead(const State &state, std::vector<Prompt> &prompts);
void addSpecialAttacks(const State &state, std::vector<Prompt> &prompts);
void addSpecialStrikes(const State &state, std::vector<Prompt> &prompts);
void addDueEvents(const State &state, std::vector<Prompt> &prompts);

// An evening in the caverns: everybody's life and prestige, blows and deaths.
struct Story {
    static void tell(const State &before, const Event &event, Chronicler &to);
    static void measure(const State &state, Chronicler &to);
    static void conclude(const State &state, Chronicler &to);
};

} // namespace torchside::cutthroat
