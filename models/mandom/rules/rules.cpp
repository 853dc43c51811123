#include "models/mandom/rules/rules.h"

#include "models/kernel/course.h"
#include "models/kernel/lifecycle.h"
#include "models/mandom/rules/odds.h"
#include "models/mandom/words/words.h"

#include <algorithm>
#include <numeric>

namespace torchside::mandom {

int Challenge::damage() const
{
    return std::accumulate(revealed.begin(), revealed.end(), 0,
                           [](int sum, const Turned &turned) { return sum + turned.damage; });
}

namespace {

using Events = std::vector<Event>;

using Course = torchside::Course<Rules>;

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

int nextStarter(const State &state, int challenger)
{
    const int count = static_cast<int>(state.players.size());
    int seat = challenger;
    while (state.player(seat).out())
        seat = (seat + 1) % count;
    return seat;
}

std::optional<int> lastOneLeft(const State &state)
{
    std::optional<int> left;
    for (int seat = 0; seat < static_cast<int>(state.players.size()); ++seat) {
        if (state.player(seat).out())
            continue;
        if (left)
            return std::nullopt;
        left = seat;
    }
    return left;
}

// The last card is turned, or there was none: the challenge is settled, and with it the round or the game.
void settle(Course &course)
{
    const auto &challenge = course.state();
    const int challenger = *challenge.challenger;
    const int damage = challenge.challenge->damage();
    const int hp = challenge.hp();
    course.add(ChallengeEnded{challenger, damage < hp, damage, hp});
    if (course.state().player(challenger).successes >= toWin)
        return course.add(Won{challenger, "two-successes"});
    if (course.state().player(challenger).out()) {
        course.add(PutOut{challenger});
        if (const auto left = lastOneLeft(course.state()))
            return course.add(Won{*left, "last-one-left"});
    }
    course.add(RoundBegan{course.state().round + 1, nextStarter(course.state(), challenger)});
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

Decision<Event> decideStart(const Start &start)
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

Decision<Event> decidePlace(const State &state, const Place &place)
{
    if (auto wrong = notDrawing(state))
        return *wrong;
    if (auto wrong = tooMany(state, place.monster))
        return *wrong;
    return Events{Placed{*state.turn, place.monster}};
}

Decision<Event> decideRemove(const State &state, const Remove &remove)
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

Decision<Event> decidePass(const State &state)
{
    if (state.phase != Phase::bidding)
        return notNow(say("Nobody passes in a challenge: %1 turns the cards.", state.name(*state.turn)));
    Course course(state);
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

Decision<Event> decideName(const State &state, const NameKind &name)
{
    if (state.phase != Phase::challenge)
        return notNow(say("The Vorpal Sword's kind is named when a challenge begins."));
    if (!state.challenge->revealed.empty())
        return notNow(say("A card is turned already: the Vorpal Sword's kind is named before the first."));
    if (state.challenge->named)
        return notNow(say("The Vorpal Sword is set on the %1 already.", nameFor(*state.challenge->named)));
    if (!state.equipped[at(Item::vorpalSword)])
        return refuse("not-equipped", say("The Vorpal Sword is off: there is no kind to name."));
    return Events{KindNamed{name.monster}};
}

Decision<Event> decideReveal(const State &state, const Reveal &reveal)
{
    if (state.phase != Phase::challenge)
        return notNow(say("Cards are turned in a challenge; %1 bids first.", state.name(*state.turn)));
    const auto &turned = state.challenge->revealed;
    const auto seen = std::count_if(turned.begin(), turned.end(),
                                    [&](const Turned &t) { return t.monster == reveal.monster; });
    if (seen >= copies[at(reveal.monster)])
        return refuse("no-such-monster",
                      say("Every %1 of the game has been turned already.", nameFor(reveal.monster)));
    Course course(state);
    const auto blocker = blockerOf(reveal.monster, state.equipped, state.challenge->named);
    course.add(Revealed{reveal.monster, blocker ? 0 : strengthOf(reveal.monster), blocker});
    if (static_cast<int>(course.state().challenge->revealed.size()) == state.dungeon)
        settle(course);
    return course.events();
}

struct Decide {
    const State &state;
    Decision<Event> operator()(const Start &start) const { return decideStart(start); }
    Decision<Event> operator()(const Place &place) const { return decidePlace(state, place); }
    Decision<Event> operator()(const Remove &remove) const { return decideRemove(state, remove); }
    Decision<Event> operator()(const Pass &) const { return decidePass(state); }
    Decision<Event> operator()(const NameKind &name) const { return decideName(state, name); }
    Decision<Event> operator()(const Reveal &reveal) const { return decideReveal(state, reveal); }
    Decision<Event> operator()(const Rename &rename) const
    {
        return decideRename<Event>(state.seats, rename);
    }
};

} // namespace

Decision<Event> Rules::decide(const State &state, const Command &command, Dice &)
{
    return std::visit(Decide{state}, command);
}

std::variant<Answer, Refusal> Rules::answer(const State &state, const Question &question)
{
    const auto odds = oddsFor(state, std::get<AskOdds>(question));
    if (const auto *refusal = std::get_if<Refusal>(&odds))
        return *refusal;
    return Answer{std::get<Odds>(odds)};
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

} // namespace torchside::mandom
