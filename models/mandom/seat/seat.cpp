#include "models/mandom/game.h"

#include "models/kernel/seat_asks.h"

#include <algorithm>
#include <cmath>

namespace torchside::mandom {

namespace {

using seat::Tone;

std::vector<Item> wornBy(const State &state)
{
    std::vector<Item> worn;
    for (const auto item : valuesOf<Item>())
        if (state.equipped[at(item)])
            worn.push_back(item);
    return worn;
}

// The kinds of which a card can still be among those that are not known to be elsewhere.
std::vector<Monster> left(const std::array<int, kinds> &gone)
{
    std::vector<Monster> kindsLeft;
    for (const auto monster : valuesOf<Monster>())
        if (gone[at(monster)] < copies[at(monster)])
            kindsLeft.push_back(monster);
    return kindsLeft;
}

std::vector<Monster> leftToNote(const Player &player)
{
    std::array<int, kinds> gone{};
    for (const auto &each : player.known)
        ++gone[at(each.monster)];
    return left(gone);
}

std::vector<Monster> leftToTurn(const Challenge &challenge)
{
    std::array<int, kinds> gone{};
    for (const auto &each : challenge.revealed)
        ++gone[at(each.monster)];
    return left(gone);
}

std::vector<seat::Choice> choicesOf(const std::vector<Monster> &monsters)
{
    return seat::choicesOf(monsters, [](Monster each) { return nameFor(each); });
}

Seat::Act takeOff(const State &state, std::vector<seat::Ask> more)
{
    const auto worn = wornBy(state);
    Seat::Act act{say("Put it aside with an item"),
                  {Remove{worn.empty() ? Item::plateArmor : worn.front(), {}}}};
    act.asks.push_back(seat::choice(&Remove::item, say("Which item?"),
                                    seat::choicesOf(worn, [](Item each) { return nameFor(each); })));
    for (auto &ask : more)
        act.asks.push_back(std::move(ask));
    return act;
}

void addBidding(const State &state, std::vector<Seat::Part> &parts)
{
    parts.push_back({Seat::Acts{say("Your turn"),
                                {{say("Put a monster into the dungeon"), {Place{}}, {}, true, {}},
                                 takeOff(state, {}),
                                 {say("Pass"), {Pass{}}, {}, false, {}}}}});
}

// The same with a note of what was drawn.
Seat::Acts noting(const State &state)
{
    const auto kindsLeft = choicesOf(leftToNote(state.player(*state.turn)));
    const auto which = [&](auto key) { return seat::choice(key, say("Which monster is it?"), kindsLeft); };
    return {say("Note the card you drew"),
            {{say("It goes into the dungeon"), {Place{}}, {which(&Place::monster)}, true, {}},
             takeOff(state, {which(&Remove::monster)})}};
}

void addChallenge(const State &state, std::vector<Seat::Part> &parts)
{
    const auto &challenge = *state.challenge;
    const auto kindsLeft = leftToTurn(challenge);
    Seat::Acts acts{say("Your challenge"), {}};
    if (state.equipped[at(Item::vorpalSword)] && !challenge.named && challenge.revealed.empty())
        acts.acts.push_back(
            {say("Set the Vorpal Sword"),
             {NameKind{}},
             {seat::choice(&NameKind::monster, say("On which kind?"),
                           choicesOf({valuesOf<Monster>().begin(), valuesOf<Monster>().end()}))},
             false,
             {}});
    acts.acts.push_back({say("Turn the top card"),
                         {Reveal{kindsLeft.empty() ? Monster::goblin : kindsLeft.front()}},
                         {seat::choice(&Reveal::monster, say("What is it?"), choicesOf(kindsLeft))},
                         true,
                         {}});
    parts.push_back({std::move(acts)});
}

void addSecret(const State &state, int seat, std::vector<Seat::Part> &parts)
{
    Seat::Secret secret{say("Only for your eyes"), {}};
    if (state.phase == Phase::bidding && state.turn == seat && state.deck > 0)
        secret.parts.push_back({noting(state)});
    for (const auto &each : state.player(seat).known)
        secret.parts.push_back(
            {seat::Line{each.where == Where::dungeon ? say("In the dungeon: %1.", nameFor(each.monster))
                                                     : say("Put aside: %1.", nameFor(each.monster))}});
    const auto odds = oddsFor(state, {.player = seat, .known = {}});
    if (const auto *known = std::get_if<Odds>(&odds)) {
        secret.parts.push_back(
            {seat::Bar{say("Your chance to survive, in percent"), std::lround(known->survive * 100), 100}});
        if (known->named && !state.challenge)
            secret.parts.push_back(
                {seat::Line{say("Best for the Vorpal Sword: %1.", nameFor(*known->named))}});
    }
    parts.push_back({std::move(secret)});
}

Sentence aboutOf(const State &state, int seat)
{
    const auto &player = state.player(seat);
    if (player.out())
        return say("out of the game");
    if (state.challenger == seat)
        return say("in the dungeon");
    return player.passed ? say("has passed") : Sentence{};
}

seat::People others(const State &state, std::optional<int> seat)
{
    return seat::othersThan(seat, state.seats.size(), [&](int each) -> seat::Person {
        return {literally(state.name(each)),
                aboutOf(state, each),
                state.turn == each,
                {{say("Survived"), state.player(each).successes, toWin, Tone::good},
                 {say("Failed"), state.player(each).failures, toLose, Tone::bad}}};
    });
}

void addDungeon(const State &state, std::vector<Seat::Part> &parts)
{
    parts.push_back({Seat::Number{say("The hero's life"),
                                  state.hp(),
                                  heroHp + armorHp + shieldHp,
                                  Tone::life,
                                  state.hp() <= heroHp,
                                  {}}});
    parts.push_back({Seat::Number{say("Cards in the dungeon"), state.dungeon, {}, Tone::bad, false, {}}});
    parts.push_back({Seat::Number{say("Cards left to draw"), state.deck, deckSize, Tone::plain, false, {}}});
    std::vector<Sentence> worn;
    for (const auto item : wornBy(state))
        worn.push_back(nameFor(item));
    parts.push_back({seat::Line{worn.empty() ? say("The hero wears nothing.")
                                             : say("The hero wears: %1.", listed(worn))}});
    if (!state.challenge)
        return;
    parts.push_back({seat::Bar{say("Damage so far"), state.challenge->damage(), state.hp()}});
    if (state.challenge->named)
        parts.push_back(
            {seat::Line{say("The Vorpal Sword is set on the %1.", nameFor(*state.challenge->named))}});
    for (const auto &card : state.challenge->revealed)
        parts.push_back({seat::Line{
            card.blockedBy ? say("%1: the %2 stops it.", nameFor(card.monster), nameFor(*card.blockedBy))
                           : say("%1: %2 damage.", nameFor(card.monster), card.damage),
            card.blockedBy ? Tone::good : Tone::bad}});
}

seat::Now nowFor(const State &state, int seat)
{
    if (!state.turn)
        return {};
    const auto name = literally(state.name(*state.turn));
    if (state.phase == Phase::challenge)
        return {state.turn == seat ? say("Turn the top card and say what it is.")
                                   : say("%1 turns the cards of the dungeon.", name),
                "reveal"};
    if (state.turn != seat)
        return {say("%1 draws a card and decides, or passes.", name), "draw"};
    return state.deck == 0 ? seat::Now{say("No card is left to draw: pass."), "deck-empty"}
                           : seat::Now{say("Draw a card and decide, or pass."), "draw"};
}

} // namespace

Seat::View SeatViews::viewOf(const State &state, std::optional<int> seat)
{
    Seat::View view;
    view.isTurn = seat && state.turn == seat;
    if (seat) {
        view.about = aboutOf(state, *seat);
        view.now = nowFor(state, *seat);
        if (view.isTurn && state.phase == Phase::bidding)
            addBidding(state, view.parts);
        if (view.isTurn && state.challenge)
            addChallenge(state, view.parts);
        if (!state.outcome)
            addSecret(state, *seat, view.parts);
        view.parts.push_back({seat::Track{say("Survived"), state.player(*seat).successes, toWin}});
        view.parts.push_back({seat::Track{say("Failed"), state.player(*seat).failures, toLose}});
    }
    addDungeon(state, view.parts);
    view.parts.push_back({others(state, seat)});
    return view;
}

} // namespace torchside::mandom
