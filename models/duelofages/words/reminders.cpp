// What comes up with its moment: notes of pinned cards, and the end of the time.
#include "models/duelofages/rules/sides.h"
#include "models/duelofages/words/words.h"

#include <algorithm>

namespace torchside::duelofages {

Sentence nameFor(Card card)
{
    switch (card) {
    case Card::assassin: return say("TiAx");
    case Card::vonKrule: return say("Baron von Krule");
    case Card::devonRegal: return say("Devon Regal");
    case Card::avindel: return say("Avindel");
    case Card::wallardBlatt: return say("Wallard Blatt");
    case Card::mrCatskill: return say("Mr. Catskill");
    case Card::bigHerr: return say("Big Herr");
    case Card::lithFavor: return say("Lith Favor");
    case Card::redoubtCube: return say("The Redoubt Cube");
    case Card::mudgepus: return say("Mudgepus");
    case Card::pets: break;
    }
    return say("A Pet");
}

Sentence noteOf(const State &state, const PinnedCard &pin)
{
    const auto &owner = state.name(pin.player);
    switch (pin.card) {
    case Card::assassin:
        return say("%1 has TiAx: if his target becomes an ally, he gets another one.", owner);
    case Card::vonKrule:
        return say("%1 has Baron von Krule: his plan strikes %2.", owner,
                   peopleOf(state, state.alliances[at(1 - state.allianceOf(pin.player))]));
    case Card::devonRegal: return say("%1 has Devon Regal: his gift opens the one base in play.", owner);
    case Card::avindel:
        return say("%1 has Avindel: he passes the Stealth challenge of the Main Gate by himself.", owner);
    case Card::wallardBlatt:
        return say("%1 has Wallard Blatt: each time he is killed counts as a defeat anew.", owner);
    case Card::mrCatskill:
        return say("%1 has Mr. Catskill: killed characters of an ally bring him bonuses, too.", owner);
    case Card::bigHerr:
        return say("%1 has Big Herr: one card more does not take him on with the marker, an Amaze does.",
                   owner);
    case Card::lithFavor:
        return say("%1 has Lith Favor: +1 in the Lith Alliance and in Lith Strategica.", owner);
    case Card::redoubtCube: return say("%1 has the Redoubt Cube: it works with the one HQ.", owner);
    case Card::mudgepus: return say("%1 has Mudgepus: he works with the one HQ.", owner);
    case Card::pets: break;
    }
    return say("%1 has a Pet: if its target becomes an ally, somebody else gets it.", owner);
}

std::string_view ruleOf(const State &state, const PinnedCard &pin)
{
    if (!state.three() && pin.card == Card::assassin)
        return "assassin-four";
    return !state.three() && pin.card == Card::pets ? "pets-four" : nameOf(pin.card);
}

namespace {

bool lostCharacter(const State &state, int seat)
{
    return state.player(seat).lostCharacters > 0;
}

bool hasCome(const State &state, const PinnedCard &pin)
{
    const auto &acting = state.acting;
    const bool acts =
        state.phase == Phase::turn && std::find(acting.begin(), acting.end(), pin.player) != acting.end();
    const auto ally = state.allyOf(pin.player);
    switch (comesOf(pin.card)) {
    case Comes::ownTurn: return acts;
    case Comes::withHq: return acts && state.hqDestroyedBy.value_or(pin.player) == pin.player;
    case Comes::change: return state.phase == Phase::offer || state.freshSides || offerDue(state);
    case Comes::ownLoss: return lostCharacter(state, pin.player);
    case Comes::sideLoss: break;
    }
    return lostCharacter(state, pin.player) || (ally && lostCharacter(state, *ally));
}

} // namespace

std::vector<Prompt> pinPrompts(const State &state)
{
    std::vector<Prompt> prompts;
    for (const auto &pin : state.pins)
        if (hasCome(state, pin))
            prompts.push_back({noteOf(state, pin), std::string(ruleOf(state, pin)), Due::byHand});
    return prompts;
}

std::optional<Prompt> clockPrompt(const State &state, Moment now)
{
    if (!state.clock || state.phase != Phase::turn || state.clock->left(now) > 0)
        return std::nullopt;
    if (std::holds_alternative<std::vector<Event>>(decide(state, EndGame{Why::time})))
        return Prompt{say("Time is up: end the game with this turn."), "clock", Due::byHand};
    return Prompt{state.three()
                      ? say("Time is up: the game ends with the first Loner’s turn in which the Loner loses "
                            "nobody.")
                      : say("Time is up: the game ends once the change of sides is settled."),
                  "clock"};
}

} // namespace torchside::duelofages
