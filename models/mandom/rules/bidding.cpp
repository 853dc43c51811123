#include "models/mandom/game.h"

#include "models/kernel/overloads_impl.h"

#include <algorithm>

// The round up to the challenge: placing, taking off, passing.
namespace torchside::mandom {

using Events = std::vector<Event>;

namespace {

std::optional<int> nextBidder(const State &state, int after)
{
    const int count = static_cast<int>(state.players.size());
    for (int i = 1; i < count; ++i)
        if (const int seat = (after + i) % count; !state.player(seat).passed)
            return seat;
    return std::nullopt;
}

int biddersLeft(const State &state)
{
    return static_cast<int>(
        std::count_if(state.players.begin(), state.players.end(), [](const Player &p) { return !p.passed; }));
}

std::optional<Refusal> notDrawing(const State &state)
{
    if (state.phase != Phase::bidding)
        return notNow(say("The challenge is running: %1 turns the cards first.", state.name(*state.turn)));
    if (state.deck == 0)
        return refuse("deck-empty",
                      say("No card is left to draw: %1 can only pass.", state.name(*state.turn)));
    return std::nullopt;
}

std::optional<Refusal> tooMany(const State &state, std::optional<Monster> monster)
{
    if (!monster)
        return std::nullopt;
    const auto &known = state.player(*state.turn).known;
    const auto have =
        std::count_if(known.begin(), known.end(), [&](const Known &k) { return k.monster == *monster; });
    if (have < copies[at(*monster)])
        return std::nullopt;
    return refuse("no-such-monster", say("%1 has noted every %2 of the game already this round.",
                                         state.name(*state.turn), nameFor(*monster)));
}

// The next seat to the left that has not passed; the one who acted when nobody else is in.
void turnOver(State &state)
{
    const int count = static_cast<int>(state.players.size());
    int seat = state.turn.value();
    do
        seat = (seat + 1) % count;
    while (state.player(seat).passed && seat != state.turn.value());
    state.turn = seat;
}

} // namespace

Decision<Event> decide(const State &, const Start &start)
{
    std::vector<std::string> names;
    for (const auto &name : start.players)
        names.push_back(trimmed(name));
    if (auto wrong = checkDistinct("players", names))
        return *wrong;
    if (auto wrong = checkSeat("first", start.first, names))
        return *wrong;
    return Events{Started{names, start.first}};
}

void evolve(State &state, const Started &event)
{
    state.seats = event.players;
    state.players.assign(event.players.size(), {});
    evolve(state, RoundBegan{1, event.first});
}

void evolve(State &state, const RoundBegan &event)
{
    state.phase = Phase::bidding;
    state.round = event.round;
    state.turn = event.first;
    state.deck = deckSize;
    state.dungeon = 0;
    state.equipped = allOn;
    state.challenger.reset();
    state.challenge.reset();
    for (auto &each : state.players) {
        each.passed = each.out();
        each.known.clear();
    }
}

Decision<Event> decide(const State &state, const Place &place)
{
    if (auto wrong = notDrawing(state))
        return *wrong;
    if (auto wrong = tooMany(state, place.monster))
        return *wrong;
    return Events{Placed{*state.turn, place.monster}};
}

void evolve(State &state, const Placed &event)
{
    state.deck -= 1;
    state.dungeon += 1;
    if (event.monster)
        state.player(event.player).known.push_back({*event.monster, Where::dungeon});
    turnOver(state);
}

Decision<Event> decide(const State &state, const Remove &remove)
{
    if (auto wrong = notDrawing(state))
        return *wrong;
    if (std::none_of(state.equipped.begin(), state.equipped.end(), [](bool on) { return on; }))
        return refuse("no-equipment",
                      say("The hero wears nothing any more: the monster goes into the dungeon."));
    if (!state.equipped[at(remove.item)])
        return refuse("not-equipped",
                      say("The %1 is off already: choose one the hero still has.", nameFor(remove.item)));
    if (auto wrong = tooMany(state, remove.monster))
        return *wrong;
    return Events{Removed{*state.turn, remove.item, remove.monster}};
}

void evolve(State &state, const Removed &event)
{
    state.deck -= 1;
    state.equipped[at(event.item)] = false;
    if (event.monster)
        state.player(event.player).known.push_back({*event.monster, Where::out});
    turnOver(state);
}

Decision<Event> decide(const State &state, const Pass &)
{
    if (state.phase != Phase::bidding)
        return notNow(say("Nobody passes in a challenge: %1 turns the cards.", state.name(*state.turn)));
    Course<Rules> course(state);
    const auto next = nextBidder(state, *state.turn);
    const bool lastPass = biddersLeft(state) == 2;
    course.add(Passed{*state.turn, lastPass ? std::nullopt : next});
    if (lastPass) {
        course.add(ChallengeBegan{*next});
        if (state.dungeon == 0)
            settle(course);
    }
    return course.events();
}

void evolve(State &state, const Passed &event)
{
    state.player(event.player).passed = true;
    state.turn = event.next;
}

bool Rules::sound(const State &state)
{
    const int count = static_cast<int>(state.players.size());
    const auto isSeat = [&](const std::optional<int> &seat) {
        return !seat || (*seat >= 0 && *seat < count);
    };
    if (state.seats.size() != state.players.size() || count < 2 || count > 4)
        return false;
    if (!isSeat(state.turn) || !isSeat(state.challenger) ||
        state.turn.has_value() == state.outcome.has_value())
        return false;
    if ((state.phase == Phase::challenge) != state.challenge.has_value() ||
        (state.phase == Phase::over) != state.outcome.has_value())
        return false;
    if (state.challenge &&
        (!state.challenger || static_cast<int>(state.challenge->revealed.size()) >= state.dungeon))
        return false;
    if (state.lastChallenge && !isSeat(state.lastChallenge->challenger))
        return false;
    return state.deck >= 0 && state.dungeon >= 0 && state.deck + state.dungeon <= deckSize &&
           std::all_of(state.players.begin(), state.players.end(), [](const Player &p) {
               return p.successes >= 0 && p.failures >= 0 && p.failures <= toLose && (!p.out() || p.passed);
           });
}

void Rules::recallOwn(Command &command, const std::vector<Event> &events, const State &state)
{
    const auto note = [&](auto &as, const auto &from) {
        as.monster = from.player == state.turn ? from.monster : std::nullopt;
    };
    for (const auto &event : events)
        if (auto *place = std::get_if<Place>(&command); place && std::holds_alternative<Placed>(event))
            note(*place, std::get<Placed>(event));
        else if (auto *remove = std::get_if<Remove>(&command);
                 remove && std::holds_alternative<Removed>(event))
            note(*remove, std::get<Removed>(event));
}

} // namespace torchside::mandom

TORCHSIDE_RULES_MADE(mandom)
