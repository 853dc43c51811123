// What somebody does with the own character: its die, its health, its hands.
#include "models/darkcastle/seat/seat.h"

#include "models/darkcastle/words/words.h"
#include "models/kernel/seat_asks.h"

#include <algorithm>
#include <set>

namespace torchside::darkcastle {

namespace {

constexpr int lowHealth = 4;

Seat::Number healthOf(const State &state, int index)
{
    const auto &own = state.character(index);
    Seat::Number health{state.isAlone() ? say("Health of %1", called(state, index)) : say("Health"),
                        own.hp,
                        own.maxHp,
                        seat::Tone::health,
                        own.hp <= lowHealth,
                        {}};
    if (state.outcome)
        return health;
    const auto by = [](auto key) {
        return seat::number(key, say("By how much?"),
                            {.from = 1, .to = mostHp, .usual = {1, 2, 3, 4, 5}, .preset = 1});
    };
    health.acts.push_back({say("Hurt"), {Hurt{index, 1, {}}}, {by(&Hurt::amount)}});
    health.acts.push_back({say("Healed"), {Heal{index, 1, {}}}, {by(&Heal::amount)}});
    return health;
}

// The faces of a die, each once.
std::vector<Face> facesOf(Prisoner id)
{
    std::vector<Face> different;
    for (const auto &face : profileOf(id).die)
        if (std::find(different.begin(), different.end(), face) == different.end())
            different.push_back(face);
    return different;
}

void addDie(const State &state, int index, std::vector<Seat::Part> &parts)
{
    if (!state.combat || !state.combat->takesPart(index) || state.combat->isResting(index))
        return;
    const auto &combat = *state.combat;
    const auto &own = state.character(index);
    const bool hasRolled = combat.hasRolled(index);
    const auto title = state.isAlone() ? say("The die of %1", called(state, index)) : say("Your die");
    Seat::Acts acts{hasRolled ? say("Correct your roll") : title, {}};
    if (!hasRolled)
        acts.acts.push_back({say("Roll it"), {Roll{index, {}, false, {}}}, {}, true});
    for (const auto &face : facesOf(own.id)) {
        if (hasRolled)
            acts.acts.push_back({nameFor(face), {Reroll{index, face.symbol, face.isDouble}}});
        else
            acts.acts.push_back({nameFor(face), {Roll{index, face.symbol, face.isDouble, {}}}});
    }
    if (combat.rolled.empty() && !combat.resting && combat.participants.size() > 1)
        acts.acts.push_back({say("Rest this round"), {Rest{index}}});
    if (!combat.hasBlocked(index))
        acts.acts.push_back({say("Something blocks the blow"), {Block{index}}});
    parts.push_back({std::move(acts)});
}

std::vector<seat::Choice> whoHasRoom(const State &state, int from, int hands)
{
    std::vector<seat::Choice> people;
    for (int each = 0; each < static_cast<int>(state.characters.size()); ++each)
        if (each != from && state.character(each).handsFull() + hands <= handsEach)
            people.push_back({std::int64_t{each}, called(state, each)});
    return people;
}

void addHeld(const State &state, int index, const Held &held, std::vector<Seat::Act> &acts)
{
    acts.push_back({say("Use “%1”", held.item),
                    {Use{index, held.item, false}},
                    {seat::yesno(&Use::discard, say("Is it used up?"))}});
    acts.push_back({state.mayTrade() ? say("Lay down “%1”", held.item) : say("Discard “%1”", held.item),
                    {Drop{index, held.item}}});
    if (!state.mayTrade())
        return;
    const auto people = whoHasRoom(state, index, held.hands);
    if (people.empty())
        return;
    auto whom = seat::choice(&Give::to, say("To whom?"), people);
    acts.push_back(
        {say("Give “%1” away", held.item),
         {Give{index, static_cast<int>(std::get<std::int64_t>(people.front().value)), held.item, {}}},
         {std::move(whom)}});
}

// Against something of another's: where both have room for it.
void addSwaps(const State &state, int index, const Held &held, std::vector<Seat::Act> &acts)
{
    const auto full = state.character(index).handsFull();
    for (int other = 0; state.mayTrade() && other < static_cast<int>(state.characters.size()); ++other)
        for (const auto &there : state.character(other).hands)
            if (other != index && full - held.hands + there.hands <= handsEach &&
                state.character(other).handsFull() - there.hands + held.hands <= handsEach)
                acts.push_back({say("Swap “%1” for “%2” of %3", held.item, there.item, called(state, other)),
                                {Give{index, other, held.item, there.item}}});
}

void addTaking(const State &state, int index, std::vector<Seat::Act> &acts)
{
    const int room = handsEach - state.character(index).handsFull();
    std::set<std::string> seen;
    for (const auto &each : state.laid)
        if (state.mayTrade() && each.hands <= room && seen.insert(each.item).second)
            acts.push_back(
                {say("Take “%1” from the table", each.item), {Take{index, each.item, each.hands}}});
    if (state.phase != Phase::looting || room == 0)
        return;
    acts.push_back({say("Take a drawn item"),
                    {Take{index, "Item", 1}},
                    {seat::text(&Take::item, say("Its name")),
                     seat::number(&Take::hands, say("How many hands?"),
                                  {.from = 1, .to = room, .usual = {1, 2}, .preset = 1})}});
}

} // namespace

void addOwn(const State &state, int index, std::vector<Seat::Part> &parts)
{
    addDie(state, index, parts);
    parts.push_back({healthOf(state, index)});
    if (state.outcome)
        return;
    const auto &own = state.character(index);
    Seat::Acts acts{state.isAlone() ? say("The hands of %1", called(state, index)) : say("Your hands"), {}};
    std::set<std::string> seen;
    for (const auto &held : own.hands) {
        if (!seen.insert(held.item).second || state.isResting(index))
            continue;
        addHeld(state, index, held, acts.acts);
        addSwaps(state, index, held, acts.acts);
    }
    addTaking(state, index, acts.acts);
    if (!acts.acts.empty())
        parts.push_back({std::move(acts)});
}

} // namespace torchside::darkcastle
