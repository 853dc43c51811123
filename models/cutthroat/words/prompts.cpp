// What the table should do now, step by step, with the passage that says so.
#include "models/cutthroat/words/words.h"

#include <algorithm>

namespace torchside::cutthroat {

namespace {

const std::string &creature(const State &state)
{
    return state.encounter.value().name;
}

void addPotions(std::vector<Prompt> &prompts)
{
    prompts.push_back({say("You may use potions now or later in the encounter."), "potions"});
}

void addVampyres(const State &state, std::vector<Prompt> &prompts)
{
    for (const int seat : state.living())
        if (state.player(seat).shape == Form::vampyre && !state.player(seat).bitten)
            prompts.push_back(
                {say("%1, the Vampyre, bites somebody for 5 life this round.", state.name(seat)), "vampyre",
                 Due::byHand});
}

void addHandLimit(std::vector<Prompt> &prompts)
{
    prompts.push_back({say("Over your hand limit (usually %1)? Discard down to it at once.", usualHand),
                       "hand-limit-draw"});
}

// What somebody has to hand back after the encounter.
void addShed(const State &state, std::vector<Prompt> &prompts)
{
    if (!state.shed.empty())
        prompts.push_back({say("%1 {1:gives back one poison token|give back one poison token each}.",
                               listed(state.namesOf(state.shed))),
                           "poison-told", Due::byHand});
}

// The highest cards go when somebody dies; the numbers that lie there stay until the next draw.
void addLeavingCards(const State &state, std::vector<Prompt> &prompts)
{
    std::vector<Sentence> cards;
    for (const int card : state.leavingCards())
        cards.push_back(say("%1", card));
    if (!cards.empty())
        prompts.push_back({cards.size() == 1
                               ? say("Take initiative card %1 out before the next draw.", listed(cards))
                               : say("Take initiative cards %1 out before the next draw.", listed(cards)),
                           "death-card", Due::byHand});
}

void addBetween(const State &state, std::vector<Prompt> &prompts)
{
    addShed(state, prompts);
    if (state.met == 0) {
        prompts.push_back({say("Everybody takes a sheet and draws seven cards."), "hand", Due::setup});
        prompts.push_back(
            {say("Lay out %1 encounter{1:|s} face down and set the rest aside.", state.encounters),
             "setup-encounters", Due::setup});
        return;
    }
    addDueEvents(state, prompts);
    prompts.push_back(
        {say("Discard what you like, then draw back up to your hand limit (usually %1).", usualHand),
         "discard-draw", Due::byHand});
    addHandLimit(prompts);
    if (!state.tokensOf(TokenKind::undead).empty())
        prompts.push_back({say("Anybody may fight the undead on the table now."), "undead-later"});
    prompts.push_back({say("You may also use potions before the next encounter."), "potions"});
}

} // namespace

void addDueEvents(const State &state, std::vector<Prompt> &prompts)
{
    for (const auto &event : state.events)
        if (event.active && event.when == When::end)
            prompts.push_back({say("The event “%1” is due now, at the end of the encounter.", event.name),
                               "event-end", Due::byHand});
}

void addCampPrompts(const State &state, std::vector<Prompt> &prompts)
{
    addBetween(state, prompts);
    for (const int seat : state.living())
        if (state.player(seat).shape == Form::wereboar)
            prompts.push_back(
                {say("%1, the Wereboar, wins only when everybody else is dead. Prestige doesn't count.",
                     state.name(seat)),
                 "wereboar-told"});
    if (state.phase == Phase::suddenDeath)
        prompts.push_back(
            {say("It is a tie for the lead: draw one of the encounters you set aside and fight it."),
             "sudden-death", Due::step});
    else
        prompts.push_back({say("Turn over encounter %1 of %2 and enter its life and prestige.", state.met + 1,
                               state.encounters),
                           "encounter-begin", Due::step});
}

void addInitiativePrompts(const State &state, std::vector<Prompt> &prompts)
{
    if (state.isKind(Kind::blinkDogs) && !state.struck)
        prompts.push_back(
            {say("Blink Dogs attack as soon as they come into play."), "blink-dogs", Due::step});
    prompts.push_back(
        {say("Everybody draws an initiative card from 1 to %1. Enter them, or let the app deal.",
             state.living().size()),
         "initiative", Due::step});
    if (state.isKind(Kind::emperorLich) || state.isKind(Kind::ragnarok))
        addKind(state, prompts);
    if (!state.encounter->attacked && !state.isKind(Kind::challenge))
        prompts.push_back(
            {say("Playing with events? Draw one and enter it before the first attack."), "events-deck"});
    addPotions(prompts);
}

namespace {

void addSetting(std::vector<Prompt> &prompts)
{
    prompts.push_back(
        {say("Everybody sets an attack card face down. None in hand? Bluff with an action card."),
         "set-attack", Due::byHand});
    prompts.push_back({say("You may change your set card until the first one is shown."), "change-attack"});
    addPotions(prompts);
}

void addTurn(const State &state, std::vector<Prompt> &prompts)
{
    const int seat = state.turn.value();
    const auto &each = state.player(seat);
    prompts.push_back(
        {say("%1 shows the set card: initiative %2.", state.name(seat), each.initiative.value_or(0)),
         "attack-turn", Due::step});
    if (each.poison > 0)
        prompts.push_back({say("%1 is poisoned: take %2 off each attack.", state.name(seat),
                               std::int64_t{poisonDamage} * each.poison),
                           "poison-attack", Due::step});
    if (const auto life = state.creatureLife(); life && !state.isKind(Kind::hivemind))
        prompts.push_back({say("%1 more damage kills %2.", *life - state.stackTotal(), creature(state)),
                           "killing-blow", Due::step});
}

} // namespace

void addAttackPrompts(const State &state, std::vector<Prompt> &prompts)
{
    if (state.nothingShown())
        addSetting(prompts);
    addSpecialAttacks(state, prompts);
    addTurn(state, prompts);
    if (state.round >= abilitiesFade)
        prompts.push_back(
            {say("Round %1: attacks by abilities are no longer safe from action cards.", state.round),
             "abilities-round-7"});
    if (state.isKind(Kind::challenge))
        prompts.push_back({say("A challenge: close the encounter as soon as it is settled."), "challenge"});
    prompts.push_back({say("Two cards at once? The lower initiative goes first."), "initiative-conflict"});
    addVampyres(state, prompts);
    addUndead(state, prompts);
}

namespace {

bool isRaising(const State &state)
{
    return state.encounter->barrier == false;
}

void addPoison(const State &state, std::vector<Prompt> &prompts)
{
    for (const int seat : state.living())
        if (state.player(seat).poison > 0)
            prompts.push_back({say("%1 loses %2 life to poison at the end of the round.", state.name(seat),
                                   std::int64_t{poisonLife} * state.player(seat).poison),
                               "poison-round"});
}

void addStrikes(const State &state, std::vector<Prompt> &prompts)
{
    if (isRaising(state))
        prompts.push_back({say("%1 doesn't attack this round: its barrier goes up again when the round ends.",
                               creature(state)),
                           "barrier-raises", Due::step});
    else if (state.hasCreature())
        prompts.push_back({say("%1 is still alive. Carry out its attacks, except those on random players.",
                               creature(state)),
                           "creature-attacks", Due::step});
    else
        prompts.push_back({say("Do what %1's card says.", creature(state)), "special-encounters", Due::step});
    addSpecialStrikes(state, prompts);
    prompts.push_back({say("Then discard the stack and draw initiative for the next round."),
                       "initiative-next", Due::step});
}

void addRandomStrikes(const State &state, std::vector<Prompt> &prompts)
{
    if (!isRaising(state))
        prompts.push_back({say("Now carry out any attacks on random players: the new numbers say who."),
                           "random-attacks", Due::step});
    addSpecialStrikes(state, prompts);
    prompts.push_back({say("After all attacks, everybody draws one card."), "draw-card", Due::byHand});
    addHandLimit(prompts);
    addPoison(state, prompts);
    prompts.push_back({say("Then end the round."), "round-end", Due::step});
}

} // namespace

void addCreaturePrompts(const State &state, std::vector<Prompt> &prompts)
{
    if (state.isDrawn(&Player::next)) {
        addRandomStrikes(state, prompts);
    } else {
        addStrikes(state, prompts);
        addPoison(state, prompts);
    }
    if (!state.hasCreature() && !state.hasFoes())
        prompts.push_back({say("Settled? Then close the encounter."), "encounter-conditions"});
    prompts.push_back({say("Two cards at once? The lower initiative goes first."), "initiative-conflict"});
    addVampyres(state, prompts);
}

namespace {

std::vector<int> bySeat(std::vector<int> people)
{
    std::sort(people.begin(), people.end());
    return people;
}

// Who sheds poison when the encounter is closed.
void addShedding(const State &state, std::vector<Prompt> &prompts)
{
    auto people = state.living();
    std::erase_if(people, [&](int seat) { return state.player(seat).poison == 0; });
    if (!people.empty())
        prompts.push_back({say("%1 then {1:gives back one poison token|give back one poison token each}.",
                               listed(state.namesOf(people))),
                           "poison-told"});
}

} // namespace

void addSpoilsPrompts(const State &state, std::vector<Prompt> &prompts)
{
    const auto &enc = *state.encounter;
    const bool moreToCome = enc.stage && enc.stage != Stage::lich;
    if (moreToCome && enc.stage == Stage::skeletons && state.deaths.empty())
        prompts.push_back({say("Nobody is dead, so no fallen rise: enter the life of the Lich."),
                           "lich-nobody-dead", Due::step});
    else if (moreToCome)
        prompts.push_back({enc.stage == Stage::skeletons
                               ? say("The fallen rise next: enter a life for %1.",
                                     listed(state.namesOf(bySeat(state.deaths))))
                               : say("All the fallen are beaten: enter the life of the Lich."),
                           "lich-stages", Due::step});
    else if (enc.killer)
        prompts.push_back(
            {say("%1 has killed %2: %3 prestige.", state.name(*enc.killer), enc.name, enc.prestige),
             "prestige", Due::step});
    else
        prompts.push_back(
            {say("Nobody killed %1, so nobody gets its prestige unless you choose a player.", enc.name),
             "wound-nobody", Due::step});
    if (!moreToCome) {
        prompts.push_back({say("Add any bonuses on the card, then close the encounter."), "prestige-bonus"});
        addShedding(state, prompts);
        addDueEvents(state, prompts);
    }
    prompts.push_back({say("Discard the set cards nobody has shown."), "unused-set", Due::byHand});
    for (const int seat : state.living())
        if (state.player(seat).shape == Form::vampyre)
            prompts.push_back({say("Was it the Vampyre that died? Then %1 is human again.", state.name(seat)),
                               "vampyre", Due::byHand});
}

void addLootingPrompts(const State &state, std::vector<Prompt> &prompts)
{
    if (state.turn)
        prompts.push_back({say("%1 takes one item from %2, or passes.", state.name(*state.turn),
                               listed(state.namesOf(state.encounter->lost))),
                           "loot", Due::step});
    else
        prompts.push_back(
            {say("Everybody alive draws initiative once more, for the looting."), "loot", Due::step});
    prompts.push_back({say("Tipped potions can't be taken."), "loot-limits"});
    addShed(state, prompts);
    addDueEvents(state, prompts);
}

void addOverPrompts(const State &state, std::vector<Prompt> &prompts)
{
    const auto &[winners, reason] = *state.outcome;
    const auto names = listed(state.namesOf(winners));
    if (reason == "all-dead")
        prompts.push_back({say("Nobody is left alive, so nobody wins."), "all-dead"});
    else if (reason == "last-alive")
        prompts.push_back({say("%1, the Wereboar, is the last one alive and wins.", names), "last-alive"});
    else if (reason != "prestige" && reason != "sudden-death")
        prompts.push_back({winners.empty() ? say("The game has ended another way: %1.", reason)
                                           : say("%1 {1:wins|win} another way: %2.", names, reason),
                           "finish-otherwise"});
    else if (winners.empty())
        prompts.push_back({say("Nobody is left who can win by prestige."), "wereboars-left"});
    else
        prompts.push_back(
            {say("%1 {1:wins|win} with %2 prestige.", names, state.player(winners.front()).prestige),
             reason == "prestige" ? "win-prestige" : "sudden-death", Due::step});
}

std::vector<Prompt> Words::prompts(const State &state)
{
    std::vector<Prompt> prompts;
    if (state.phase != Phase::over)
        addLeavingCards(state, prompts);
    const bool fighting = state.phase == Phase::attacks || state.phase == Phase::creature;
    if (fighting && state.isKind(Kind::hivemind) && state.tokensOf(TokenKind::hivemind).empty())
        prompts.push_back(
            {say("No token of the Hivemind is left: close the encounter."), "hivemind-end", Due::step});
    switch (state.phase) {
    case Phase::camp:
    case Phase::suddenDeath: addCampPrompts(state, prompts); break;
    case Phase::initiative: addInitiativePrompts(state, prompts); break;
    case Phase::attacks: addAttackPrompts(state, prompts); break;
    case Phase::creature: addCreaturePrompts(state, prompts); break;
    case Phase::spoils: addSpoilsPrompts(state, prompts); break;
    case Phase::looting: addLootingPrompts(state, prompts); break;
    case Phase::over: addOverPrompts(state, prompts); break;
    }
    return prompts;
}

} // namespace torchside::cutthroat
