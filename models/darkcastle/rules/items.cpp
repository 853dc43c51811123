#include "models/darkcastle/rules/deeds.h"

#include "models/kernel/lifecycle.h"

#include <algorithm>

namespace torchside::darkcastle {

namespace {

const Held *findHeld(const Character &character, const std::string &item)
{
    const auto found = std::find_if(character.hands.begin(), character.hands.end(),
                                    [&](const Held &held) { return held.item == item; });
    return found == character.hands.end() ? nullptr : &*found;
}

Refusal noSuchItem(const State &state, std::string_view field, int character, const std::string &item)
{
    const auto &hands = state.character(character).hands;
    std::vector<std::string> held;
    for (const auto &each : hands)
        held.push_back(each.item);
    auto refusal = refuse(
        "no-such-item",
        hands.empty() ? say("%1 has no “%2”: both hands are empty.", called(state, character), item)
                      : say("%1 has no “%2”, but holds %3.", called(state, character), item, listed(held)));
    refusal.field = field;
    return refusal;
}

Refusal nothingLaid(const State &state, const std::string &item)
{
    std::vector<std::string> there;
    for (const auto &each : state.laid)
        there.push_back(each.item);
    auto refusal =
        refuse("no-such-item",
               there.empty() ? say("“%1” does not lie on the table: nothing does.", item)
                             : say("“%1” does not lie on the table; what does: %2.", item, listed(there)));
    refusal.field = "item";
    return refusal;
}

// Whether these hands hold this too; the refusal says what fills them.
std::optional<Refusal> noRoom(const State &state, int character, int wouldBeFull)
{
    if (wouldBeFull <= handsEach)
        return std::nullopt;
    std::vector<std::string> held;
    for (const auto &each : state.character(character).hands)
        held.push_back(each.item);
    return refuse("hands-full", say("%1 would need %2 hand{2:|s} and has %3. In {3:it|them} now: %4.",
                                    called(state, character), wouldBeFull, handsEach, listed(held)));
}

std::optional<Refusal> notLooting(const State &state)
{
    if (state.phase == Phase::looting)
        return std::nullopt;
    return notNow(say("No drawn item is waiting: draw first."));
}

// The first item of that name leaves these hands, or the table.
Held takeOut(std::vector<Held> &from, const std::string &item)
{
    const auto found = std::find_if(from.begin(), from.end(), [&](const Held &h) { return h.item == item; });
    Held held = from.at(static_cast<std::size_t>(found - from.begin()));
    from.erase(found);
    return held;
}

// Handed out from what lies on the table: its own hands count, not those that are told.
Decision<Event> takeUp(const State &state, int character, const Held &laid)
{
    if (auto wrong = noRoom(state, character, state.character(character).handsFull() + laid.hands))
        return *wrong;
    return Events{TakenUp{character, laid.item}};
}

// When the last drawn item has found its place, the game goes on where it was.
void endIfShared(Course &course)
{
    if (course.state().draws == 0)
        course.add(SharedOut{course.state().afterLooting});
}

Events withEnd(const State &state, const Event &event)
{
    Course course(state);
    course.add(event);
    endIfShared(course);
    return course.events();
}

} // namespace

Decision<Event> decide(const State &state, const Draw &draw)
{
    if (state.phase == Phase::combat)
        return notNow(say("Nobody draws items in a combat: the one after it comes by itself."));
    return Events{Drawn{draw.count}};
}

void evolve(State &state, const Drawn &event)
{
    if (state.phase != Phase::looting)
        state.afterLooting = state.phase;
    state.phase = Phase::looting;
    state.draws += event.count;
}

Decision<Event> decide(const State &state, const Take &take)
{
    if (auto wrong = noCharacter(state, "character", take.character))
        return *wrong;
    const auto item = trimmed(take.item);
    if (const auto *laid = state.mayTrade() ? state.laidItem(item) : nullptr)
        return takeUp(state, take.character, *laid);
    if (state.phase == Phase::between)
        return nothingLaid(state, item);
    if (auto wrong = notLooting(state))
        return *wrong;
    const auto &character = state.character(take.character);
    if (auto wrong = noRoom(state, take.character, character.handsFull() + take.hands))
        return *wrong;
    return withEnd(state, Taken{take.character, item, take.hands});
}

void evolve(State &state, const Taken &event)
{
    state.character(event.character).hands.push_back({event.item, event.hands});
    state.draws -= 1;
}

void evolve(State &state, const TakenUp &event)
{
    state.character(event.character).hands.push_back(takeOut(state.laid, event.item));
}

Decision<Event> decide(const State &state, const Leave &leave)
{
    if (auto wrong = notLooting(state))
        return *wrong;
    return withEnd(state, Left{trimmed(leave.item)});
}

void evolve(State &state, const Left &event)
{
    state.discard.push_back(event.item);
    state.draws -= 1;
}

void evolve(State &state, const SharedOut &event)
{
    state.phase = event.phase;
    state.afterLooting = Phase::between;
}

Decision<Event> decide(const State &state, const Give &give)
{
    if (auto wrong = noCharacter(state, "from", give.from))
        return *wrong;
    if (auto wrong = noCharacter(state, "to", give.to))
        return *wrong;
    if (!state.mayTrade())
        return refuse("no-trading-now",
                      say("Items change hands after a chapter or while drawn ones are shared out, "
                          "not while a card is faced."));
    if (give.from == give.to)
        return badArgument("to", say("%1 has it already: give it to somebody else.", called(state, give.to)));
    const auto &from = state.character(give.from);
    const auto &to = state.character(give.to);
    const auto *item = findHeld(from, give.item);
    if (!item)
        return noSuchItem(state, "item", give.from, give.item);
    const auto *inReturn = give.inReturn ? findHeld(to, *give.inReturn) : nullptr;
    if (give.inReturn && !inReturn)
        return noSuchItem(state, "for", give.to, *give.inReturn);
    const int gone = inReturn ? inReturn->hands : 0;
    if (auto wrong = noRoom(state, give.to, to.handsFull() - gone + item->hands))
        return *wrong;
    if (auto wrong = noRoom(state, give.from, from.handsFull() - item->hands + gone))
        return *wrong;
    return Events{Given{give.from, give.to, give.item, give.inReturn}};
}

void evolve(State &state, const Given &event)
{
    const auto there = takeOut(state.character(event.from).hands, event.item);
    if (event.inReturn)
        state.character(event.from)
            .hands.push_back(takeOut(state.character(event.to).hands, *event.inReturn));
    state.character(event.to).hands.push_back(there);
}

Decision<Event> decide(const State &state, const Drop &drop)
{
    if (auto wrong = noCharacter(state, "character", drop.character))
        return *wrong;
    if (!findHeld(state.character(drop.character), drop.item))
        return noSuchItem(state, "item", drop.character, drop.item);
    return state.mayTrade() ? Events{LaidDown{drop.character, drop.item}}
                            : Events{Dropped{drop.character, drop.item}};
}

void evolve(State &state, const Dropped &event)
{
    state.discard.push_back(takeOut(state.character(event.character).hands, event.item).item);
}

void evolve(State &state, const LaidDown &event)
{
    state.laid.push_back(takeOut(state.character(event.character).hands, event.item));
}

void evolve(State &state, const LeftBehind &event)
{
    state.discard.push_back(takeOut(state.laid, event.item).item);
}

Decision<Event> decide(const State &state, const Use &use)
{
    if (auto wrong = noCharacter(state, "character", use.character))
        return *wrong;
    if (!findHeld(state.character(use.character), use.item))
        return noSuchItem(state, "item", use.character, use.item);
    if (state.isResting(use.character))
        return refuse("resting", say("%1 rests in this round and uses nothing until the next.",
                                     called(state, use.character)));
    return Events{Used{use.character, use.item, use.discard}};
}

void evolve(State &state, const Used &event)
{
    if (event.discarded)
        state.discard.push_back(takeOut(state.character(event.character).hands, event.item).item);
}

} // namespace torchside::darkcastle
