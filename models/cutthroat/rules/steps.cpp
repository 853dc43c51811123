#include "models/cutthroat/rules/steps.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace torchside::cutthroat {

Wrong noSeat(const State &state, std::string_view field, int seat)
{
    return checkSeat(field, seat, state.seats);
}

Wrong noSeat(const State &state, std::string_view field, const std::vector<int> &seats)
{
    for (const int seat : seats)
        if (auto wrong = checkSeat(field, seat, state.seats))
            return wrong;
    return std::nullopt;
}

Wrong noSeat(const State &state, std::string_view field, const std::optional<int> &seat)
{
    return seat ? checkSeat(field, *seat, state.seats) : std::nullopt;
}

Wrong dead(const State &state, std::string_view field, int seat)
{
    if (state.player(seat).alive)
        return std::nullopt;
    return badArgument(field, say("%1 is dead: name one of the living, who {2:is|are} %2.", state.name(seat),
                                  listed(state.namesOf(state.living()))));
}

Wrong dead(const State &state, std::string_view field, const std::vector<int> &seats)
{
    for (const int seat : seats)
        if (auto wrong = dead(state, field, seat))
            return wrong;
    return std::nullopt;
}

Wrong dead(const State &state, std::string_view field, const std::optional<int> &seat)
{
    return seat ? dead(state, field, *seat) : std::nullopt;
}

Wrong samePerson(const State &state, std::string_view field, int one, int other)
{
    if (one != other)
        return std::nullopt;
    return badArgument(field, say("It takes two different people: %1 is named twice.", state.name(one)));
}

Wrong notYourTurn(const State &state, int player)
{
    if (state.turn == player)
        return std::nullopt;
    const auto &first = state.name(state.turn.value());
    const int now = state.player(state.turn.value()).initiative.value_or(0);
    const bool comesLater = state.player(player).initiative.value_or(0) > now;
    return torchside::notYourTurn("player", comesLater
                                                ? say("%1 acts first: initiative %2. Then it goes up to %3.",
                                                      first, now, state.name(player))
                                                : say("It is %1's turn: initiative %2.", first, now));
}

Sentence whereWeAre(const State &state)
{
    switch (state.phase) {
    case Phase::camp: return say("the next encounter is turned over first");
    case Phase::initiative: return say("initiative is drawn first");
    case Phase::attacks: return say("%1 acts first", state.name(state.turn.value()));
    case Phase::creature: return say("everybody has acted, the creature strikes");
    case Phase::spoils: return say("the creature is dead, the encounter is closed next");
    case Phase::looting: return say("the dead are looted first");
    case Phase::suddenDeath: return say("an encounter decides the sudden death first");
    case Phase::over: break;
    }
    return say("the game is over");
}

int within(const State &state, int seat, int life)
{
    return std::clamp(life, 0, state.player(seat).maxLife);
}

void settleDeaths(Course &course)
{
    bool anybody = false;
    for (const int seat : course.state().living())
        if (course.state().player(seat).life == 0) {
            course.add(Died{seat});
            anybody = true;
        }
    auto living = course.state().living();
    if (living.empty())
        return course.add(Ended{{}, "all-dead"});
    if (living.size() == 1 && course.state().player(living.front()).shape == Form::wereboar)
        return course.add(Ended{std::move(living), "last-alive"});
    if (!anybody)
        return;
    if (course.state().phase == Phase::attacks)
        comeToTurn(course);
    else if (course.state().phase == Phase::looting)
        comeToLoot(course);
}

void comeToTurn(Course &course)
{
    const auto next = course.state().nextToAct();
    if (!next)
        return course.add(AllActed{});
    if (next != course.state().turn)
        course.add(TurnCame{*next});
}

void comeToLoot(Course &course)
{
    const auto &state = course.state();
    if (!state.hasLoot())
        return moveOn(course);
    if (!state.isDrawn(&Player::initiative))
        return;
    const auto next = state.nextToAct();
    if (!next)
        return moveOn(course);
    if (next != state.turn)
        course.add(TurnCame{*next});
}

namespace {

std::vector<int> leaders(const State &state, const std::vector<int> &people)
{
    std::vector<int> best;
    for (const int seat : people) {
        const int prestige = state.player(seat).prestige;
        if (!best.empty() && prestige > state.player(best.front()).prestige)
            best.clear();
        if (best.empty() || prestige == state.player(best.front()).prestige)
            best.push_back(seat);
    }
    return best;
}

} // namespace

void moveOn(Course &course)
{
    const auto &state = course.state();
    if (state.met < state.encounters)
        return course.add(Camped{false});
    auto people = state.living();
    std::erase_if(people, [&](int seat) { return state.player(seat).shape == Form::wereboar; });
    const auto best = leaders(state, people);
    if (best.size() > 1)
        return course.add(Camped{true});
    course.add(Ended{best, state.met > state.encounters ? "sudden-death" : "prestige"});
}

Player &person(State &state, int seat)
{
    return state.players.at(static_cast<std::size_t>(seat));
}

void clearHands(State &state)
{
    state.tie.reset();
    for (auto &each : state.players) {
        each.set.reset();
        each.picked.reset();
    }
}

void freshRound(State &state)
{
    state.struck = false;
    for (auto &each : state.players)
        each.acted = each.bitten = false;
    clearHands(state);
}

void clearStack(State &state)
{
    state.stack.clear();
    state.last.reset();
}

void clearCards(State &state)
{
    for (auto &each : state.players) {
        each.initiative.reset();
        each.next.reset();
    }
    clearHands(state);
}

void settleStack(State &state)
{
    auto &enc = state.encounter.value();
    if (enc.against)
        enc.against = state.creatureLife();
    for (auto &foe : enc.foes)
        foe.against = state.lifeOf(foe);
    enc.counted = false;
    clearStack(state);
}

void dropTokens(State &state, TokenKind kind)
{
    std::erase_if(state.tokens, [&](const Token &token) { return token.kind == kind; });
}

} // namespace torchside::cutthroat
