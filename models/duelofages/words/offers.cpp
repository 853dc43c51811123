#include "models/duelofages/rules/sides.h"
#include "models/duelofages/words/words.h"

#include <algorithm>

namespace torchside::duelofages {

// Two have the right, and who comes first is not who took more in all.
static bool charactersDecide(const State &state)
{
    const auto candidates = lonerCandidates(state);
    if (candidates.size() < 2)
        return false;
    const auto most = takenFromLoner(state, candidates.front());
    const auto less = takenFromLoner(state, candidates.back());
    return most.characters > less.characters && most.units <= less.units;
}

Sentence lonerReason(const State &state)
{
    const auto candidates = lonerCandidates(state);
    if (candidates.empty())
        return {};
    const int first = candidates.front();
    const auto most = takenFromLoner(state, first);
    if (candidates.size() == 1)
        return say("%1 took %2 of the Loner's in this turn and may take the Loner's place.",
                   state.name(first), spoken(most.units));
    const auto less = takenFromLoner(state, candidates.back());
    if (less == most)
        return say("%1 took %2 of the Loner's each in this turn: %3, the Loner, says who is asked first.",
                   peopleOf(state, candidates), spoken(most.units), state.name(state.loner.value()));
    if (charactersDecide(state))
        return say(
            "%1 took %2 of the Loner’s characters in this turn, %3 %4: characters come before henchmen, "
            "so %1 is asked first.",
            state.name(first), spoken(most.characters), state.name(candidates.back()),
            spoken(less.characters));
    return say("%1 took %2 of the Loner's in this turn, %3 %4: %1 is asked first.", state.name(first),
               spoken(most.units), state.name(candidates.back()), spoken(less.units));
}

Sentence partnerReason(const State &state, int lesser, LesserBy by)
{
    const auto &name = state.name(lesser);
    switch (by) {
    case LesserBy::strength:
        return say("%1 is the weakest of the four and lost a character in this turn.", name);
    case LesserBy::loss:
        return say("%1 is level with another in strength, but is the only one of them who lost a character.",
                   name);
    case LesserBy::equipment:
        return say("%1 lost a character and, of those level in strength, has the fewest equipment cards.",
                   name);
    case LesserBy::die:
        return say(
            "%1 lost a character and, of those level in strength and equipment, rolled the lowest die.",
            name);
    }
    return {};
}

namespace {

// Why this ally is asked now, of those who have the right.
Sentence reasonToAsk(const State &state, int asked)
{
    const auto candidates = lonerCandidates(state);
    if (candidates.size() == 1)
        return lonerReason(state);
    const int other = others(state.count(), {asked, state.loner.value()}).front();
    if (state.offer->waiting.empty())
        return say("%1 took %2 of the Loner's in this turn; %3 was asked first and said no.",
                   state.name(asked), spoken(takenFromLoner(state, asked).units), state.name(other));
    if (takenFromLoner(state, asked) == takenFromLoner(state, other))
        return say("%1 took %2 of the Loner's each in this turn, and %3, the Loner, has %4 asked first.",
                   peopleOf(state, {std::min(asked, other), std::max(asked, other)}),
                   spoken(takenFromLoner(state, asked).units), state.name(state.loner.value()),
                   state.name(asked));
    return lonerReason(state);
}

void addLonerQuestion(const State &state, int asked, std::vector<Prompt> &prompts)
{
    prompts.push_back(
        {say("%1, do you become the Loner? Say yes or no.", state.name(asked)), "switch-three"});
    prompts.push_back({reasonToAsk(state, asked), charactersDecide(state)             ? "characters-first"
                                                  : lonerCandidates(state).size() > 1 ? "switch-order"
                                                                                      : "defeat-kinds"});
    if (!state.offer->waiting.empty())
        prompts.push_back({say("If %1 says no, %2 {2:is|are} asked.", state.name(asked),
                               peopleOf(state, state.offer->waiting)),
                           "switch-order"});
    const bool great = becomesGreatLoner(state, asked);
    const bool moreUnits = takenFromLoner(state, asked).units > 1;
    prompts.push_back({say("With a yes, the next turn is %1's, who draws a new character with %2 card{2:|s}.",
                           state.name(asked), great ? cardsOfGreatLoner : cardsOfNewLoner),
                       great       ? "more-than-one"
                       : moreUnits ? "four-cards-characters"
                                   : "new-character"});
}

void addPartnerQuestion(const State &state, int asked, std::vector<Prompt> &prompts)
{
    const int ally = state.allyOf(asked).value();
    const auto choice = others(state.count(), {asked, ally});
    prompts.push_back({say("%1, do you stay with %2, or is %3 or %4 your new partner?", state.name(asked),
                           state.name(ally), state.name(choice.front()), state.name(choice.back())),
                       "switch-four"});
    prompts.push_back({partnerReason(state, asked, state.offer->by.value()), "lesser-four"});
    prompts.push_back({say("The new pair takes the next turn."), "partner-choice"});
}

} // namespace

std::vector<Prompt> offerPrompts(const State &state)
{
    std::vector<Prompt> prompts;
    const auto &offer = state.offer.value();
    if (offer.choosing) {
        prompts.push_back(
            {say("%1, the Loner, says who is asked first: %2?", state.name(state.loner.value()),
                 say("%1 or %2", state.name(offer.waiting.front()), state.name(offer.waiting.back()))),
             "choosing"});
        prompts.push_back({lonerReason(state), "switch-order"});
    } else if (offer.kind == OfferKind::loner) {
        addLonerQuestion(state, offer.asking.value(), prompts);
    } else {
        addPartnerQuestion(state, offer.asking.value(), prompts);
    }
    for (auto &each : pinPrompts(state))
        prompts.push_back(std::move(each));
    prompts.push_back({say("Until then nothing else moves; numbers can still be corrected."), "offer-open"});
    return prompts;
}

} // namespace torchside::duelofages
