#include "models/duelofages/rules/sides.h"
#include "models/duelofages/words/words.h"

#include <algorithm>

namespace torchside::duelofages {

namespace {

using Prompts = std::vector<Prompt>;

// All seats clockwise, this one first.
Seats clockwiseFrom(const State &state, int first)
{
    Seats order;
    for (int step = 0; step < state.count(); ++step)
        order.push_back((first + step) % state.count());
    return order;
}

void addWhoseTurn(const State &state, Prompts &to)
{
    if (state.lonerActs())
        to.push_back(
            {say("%1, the Loner, takes a turn.", state.name(*state.loner)), "turn-order", Due::step});
    else
        to.push_back({say("%1 {1:takes a turn|take their turn together}.", peopleOf(state, state.acting)),
                      "alliance-turn", Due::step});
}

void addArrivals(const State &state, Prompts &to)
{
    if (state.newCharacter) {
        const auto &drawn = *state.newCharacter;
        to.push_back({say("In the Free Action phase %1 draws one more character, with %2 card{2:|s}, and "
                          "brings it on.",
                          state.name(drawn.player), drawn.cards),
                      state.turn == 1 ? "first-loner-turn" : "new-character", Due::byHand});
    }
    const int each = state.reinforce.at(at(state.acting.front()));
    const auto count = say("%1 character{1:|s}", spoken(each));
    const auto *rule = state.three() ? "reinforce" : "reinforce-four";
    to.push_back({say("%1 {1:brings on %2|bring on %2 each} in the Reinforce phase.",
                      peopleOf(state, state.acting), count),
                  rule, Due::byHand});
}

void addSetup(const State &state, Prompts &to)
{
    const bool typedIn = std::any_of(state.players.begin(), state.players.end(),
                                     [](const Player &player) { return player.arrived; });
    if (!typedIn)
        to.push_back({say("Enter what everybody has: characters, henchmen, equipment."), "what-is-counted",
                      Due::setup});
    const bool underWay = std::any_of(state.players.begin(), state.players.end(),
                                      [](const Player &player) { return player.lost > 0; });
    if (state.turn > 1 || underWay)
        return;
    const int first = state.three() ? state.left(state.leader) : state.leader;
    to.push_back({say("Choose platters in this order: %1.", peopleOf(state, clockwiseFrom(state, first))),
                  "platters", Due::setup});
    to.push_back({say("Build the map in this order: %1. %2 starts, as Team Black.",
                      peopleOf(state, clockwiseFrom(state, state.leader)), state.name(state.leader)),
                  "map-building", Due::setup});
}

void addLesser(const State &state, Prompts &to)
{
    const auto allies = state.three() ? state.alliances[1] : state.acting;
    const auto found = compare(state, allies);
    const auto *rule = state.three() ? "lesser-order" : "lesser-four";
    if (found.by == LesserBy::die)
        to.push_back(
            {say("%1 are level: a die each says who is the lesser ally and decides the order in each phase.",
                 peopleOf(state, allies)),
             "lesser-dice"});
    else
        to.push_back(
            {say("%1 is the lesser ally: in each phase %1 decides who acts first, in which order attacks and "
                 "adventures are resolved, and where banished enemies go.",
                 state.name(found.left().front())),
             rule});
}

void addOrderOfThree(const State &state, Prompts &to)
{
    const int loner = state.loner.value();
    const auto &neighbour = state.name(state.left(loner));
    if (!state.lonerActs())
        to.push_back({say("%1, to the Loner's left, does all adventures before %2.", neighbour,
                          state.name(state.left(state.left(loner)))),
                      "adventures-order"});
    to.push_back(
        {say("%1, to the Loner's left, carries out the banishments of the Loner's characters.", neighbour),
         "banishment"});
}

void addChoices(const State &state, Prompts &to)
{
    const auto &places = state.locations;
    const bool honor = std::find(places.begin(), places.end(), fieldOfHonor) != places.end();
    if (!state.three()) {
        to.push_back(
            {say("Tower of Havoc or Knowledge: whoever succeeds says which of the two opponents suffers it."),
             "four-enemy"});
        if (honor)
            to.push_back(
                {say("Field of Honor: the challenger says which of the two opponents is challenged."),
                 "four-enemy"});
        return;
    }
    const auto &loner = state.name(state.loner.value());
    if (!state.lonerActs()) {
        to.push_back(
            {say("Towers and Field of Honor: an ally has no choice, it is always %1, the Loner.", loner),
             "tower-alliance"});
        return;
    }
    const auto allies =
        say("%1 or %2", state.name(state.alliances[1].front()), state.name(state.alliances[1].back()));
    to.push_back(
        {say("Tower of Havoc or Knowledge: with a success %1 says who suffers it, %2.", loner, allies),
         "towers"});
    if (honor)
        to.push_back(
            {say("Field of Honor: %1 says who is challenged, %2.", loner, allies), "field-of-honor"});
}

bool isPinnedToAnybody(const State &state, Card card)
{
    return std::any_of(state.pins.begin(), state.pins.end(),
                       [&](const PinnedCard &pin) { return pin.card == card; });
}

void addAfterSwitch(const State &state, Prompts &to)
{
    if (!state.freshSides)
        return;
    const bool pets = !isPinnedToAnybody(state, Card::pets); // their own notes say more
    const bool assassin = !isPinnedToAnybody(state, Card::assassin);
    if (!state.three()) {
        if (pets)
            to.push_back({say("A Pet aimed at its owner's new ally goes to the owner's former partner."),
                          "pets-four", Due::byHand});
        if (assassin)
            to.push_back({say("If TiAx now stands beside his target, give him another among the opponents' "
                              "characters."),
                          "assassin-four", Due::byHand});
        return;
    }
    const auto &loner = state.name(state.loner.value());
    if (pets)
        to.push_back({say("The old Loner gives Pets that are aimed at the new ally to %1.", loner), "pets",
                      Due::byHand});
    if (assassin)
        to.push_back({say("If TiAx is his target's ally now, %1's new character becomes his target.", loner),
                      "assassin", Due::byHand});
}

void addEvents(const State &state, Prompts &to)
{
    if (state.tournamentWin && state.tournamentWin->turn == state.turn)
        to.push_back(
            {say("%1 has won the Royal Tournament and receives its character; no challenges there any more.",
                 state.name(state.tournamentWin->player)),
             "tournament-won", Due::byHand});
    if (state.hqDestroyedBy)
        to.push_back({say("The HQ is destroyed and closed to attack; only %1 still uses it.",
                          state.name(*state.hqDestroyedBy)),
                      "hq-attack"});
    for (const int seat : state.everybody())
        if (state.player(seat).eliminated())
            to.push_back(
                state.three()
                    ? Prompt{say("%1 has nobody left: the game ends with the first Loner's turn in "
                                 "which the Loner loses nobody.",
                                 state.name(seat)),
                             "elimination"}
                    : Prompt{say("%1 has nobody left: the game ends with this turn.", state.name(seat)),
                             "game-end-four"});
}

void addDue(const State &state, Prompts &to)
{
    if (!offerDue(state))
        return;
    if (state.three())
        to.push_back({say("When this turn ends: %1", lonerReason(state)), "player-turn", Due::step});
    else
        to.push_back(
            {say("When this turn ends, the lesser player may change alliances."), "switch-four", Due::step});
}

Prompts turnPrompts(const State &state)
{
    Prompts prompts;
    addWhoseTurn(state, prompts);
    addSetup(state, prompts);
    addEvents(state, prompts);
    addDue(state, prompts);
    addAfterSwitch(state, prompts);
    for (auto &each : pinPrompts(state))
        prompts.push_back(std::move(each));
    addArrivals(state, prompts);
    addLesser(state, prompts);
    if (state.three())
        addOrderOfThree(state, prompts);
    addChoices(state, prompts);
    return prompts;
}

Prompts endPrompts(const State &state)
{
    const auto &winners = state.outcome.value().winners;
    const int points = scoreOf(state).total.at(at(winners.front()));
    return {{say("%1 {1:wins|win together} with %2 point{2:|s}{1:| each}.", peopleOf(state, winners), points),
             winners.size() == 1 ? "score" : "score-tie"}};
}

} // namespace

std::vector<Prompt> Words::prompts(const State &state)
{
    if (state.phase == Phase::over)
        return endPrompts(state);
    return state.phase == Phase::offer ? offerPrompts(state) : turnPrompts(state);
}

std::vector<Prompt> Words::prompts(const State &state, Moment now)
{
    auto all = prompts(state);
    if (auto timeIsUp = clockPrompt(state, now))
        all.insert(all.begin() + 1, std::move(*timeIsUp));
    return all;
}

} // namespace torchside::duelofages
