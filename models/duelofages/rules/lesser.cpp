#include "models/duelofages/rules/sides.h"

#include "models/duelofages/rules/sides.h"

#include <algorithm>
#include <charconv>

namespace torchside::duelofages {

namespace {

template <class Value>
Seats lowest(const Seats &among, Value value)
{
    Seats all;
    int least = 0;
    for (const int seat : among) {
        if (all.empty() || value(seat) < least) {
            all.clear();
            least = value(seat);
        }
        if (value(seat) == least)
            all.push_back(seat);
    }
    return all;
}

// A seat as it is written for a key: 0, 1, 2 …
std::optional<int> seatFrom(const std::string &key)
{
    int seat = 0;
    const auto *end = key.data() + key.size();
    const auto read = std::from_chars(key.data(), end, seat);
    if (read.ec != std::errc() || read.ptr != end || seat < 0 || std::to_string(seat) != key)
        return std::nullopt;
    return seat;
}

} // namespace

Comparison compare(const State &state, const Seats &among)
{
    Comparison found{among, {}, {}, {}, LesserBy::strength};
    found.weakest = lowest(among, [&](int seat) { return state.player(seat).strength(); });
    for (const int seat : found.weakest)
        if (state.player(seat).lostCharacters > 0)
            found.losers.push_back(seat);
    if (found.losers.empty() || found.weakest.size() == 1)
        found.losers = found.weakest;
    found.poorest = lowest(found.losers, [&](int seat) { return state.player(seat).equipment; });
    if (found.weakest.size() > 1)
        found.by = found.losers.size() == 1    ? LesserBy::loss
                   : found.poorest.size() == 1 ? LesserBy::equipment
                                               : LesserBy::die;
    return found;
}

Seats lesserAmong(const State &state, std::optional<int> side)
{
    if (state.three())
        return state.alliances[1];
    return side ? state.alliances.at(at(*side)) : state.everybody();
}

std::optional<Throw> throwOf(const std::optional<GivenDice> &given, const Seats &tied)
{
    Throw thrown{tied, {}};
    for (const int seat : tied) {
        const auto key = std::to_string(seat);
        if (!given || !given->contains(key))
            return std::nullopt;
        thrown.dice.push_back(given->at(key));
    }
    return thrown;
}

std::optional<Refusal> unreadableDice(const std::optional<GivenDice> &given)
{
    for (const auto &[key, die] : given.value_or(GivenDice{}))
        if (!seatFrom(key))
            return badArgument("dice",
                               say("“%1” is no seat: dice are given like {\"0\": 4, \"2\": 6}.", key));
    return std::nullopt;
}

std::optional<Refusal> faultOf(const EndTurn &command)
{
    return unreadableDice(command.dice);
}

std::optional<Refusal> faultOf(const AskLesser &question)
{
    return unreadableDice(question.dice);
}

std::optional<Refusal> diceOfNobody(const State &state, const std::optional<GivenDice> &given)
{
    for (const auto &[key, die] : given.value_or(GivenDice{}))
        if (auto wrong = checkSeat("dice", seatFrom(key).value(), state.seats))
            return wrong;
    return std::nullopt;
}

Refusal lesserTie(const State &state, const Seats &level)
{
    auto refusal = refuse("tie", say("%1 rolled the same: they roll again.", listed(state.names(level))));
    refusal.players = level;
    return refusal;
}

Seats throwers(const State &state)
{
    if (state.three() || state.phase != Phase::turn)
        return {};
    const auto found = compare(state, state.everybody());
    return found.by == LesserBy::die && partnerOfferDue(state) ? found.left() : Seats{};
}

Decision<Event> decide(const State &state, const ThrowDie &command, Dice &dice)
{
    if (auto wrong = checkSeat("player", command.player, state.seats))
        return *wrong;
    const auto level = throwers(state);
    if (std::find(level.begin(), level.end(), command.player) == level.end())
        return notNow(say("%1 has no die to roll for the lesser player now.", state.name(command.player)));
    Course course(state);
    course.add(DieThrown{command.player, command.value ? *command.value : dice.die(dieSides)});
    if (const auto all = throwOf(course.state().thrown, level))
        if (const auto again = lowestOf(*all); again.size() > 1)
            course.add(DiceLevel{again});
    return course.events();
}

std::vector<Came> thrown(const State &, const ThrowDie &, const std::vector<Event> &events)
{
    for (const auto &event : events)
        if (const auto *die = std::get_if<DieThrown>(&event))
            return {{dieSides, die->value - 1}};
    return {};
}

void evolve(State &state, const DieThrown &event)
{
    state.thrown[std::to_string(event.player)] = event.value;
}

void evolve(State &state, const DiceLevel &)
{
    state.thrown.clear();
}

std::variant<Answer, Refusal> lesserFor(const State &state, const AskLesser &question)
{
    if (auto wrong = diceOfNobody(state, question.dice))
        return *wrong;
    if (question.side && state.three())
        return badArgument("side",
                           say("With three players the lesser is one of the two allies, %1: leave side out.",
                               listed(state.names(state.alliances[1]))));
    const auto found = compare(state, lesserAmong(state, question.side));
    if (found.by != LesserBy::die)
        return Lesser{found.left().front(), found.by, std::nullopt};
    const auto thrown = throwOf(question.dice, found.left());
    if (!thrown)
        return Lesser{std::nullopt, LesserBy::die, found.left()};
    const auto level = lowestOf(*thrown);
    if (level.size() > 1)
        return lesserTie(state, level);
    return Lesser{level.front(), LesserBy::die, std::nullopt};
}

} // namespace torchside::duelofages
