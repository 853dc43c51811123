#include "models/duelofages/rules/sides.h"

#include <algorithm>

namespace torchside::duelofages {

namespace {

using Events = std::vector<Event>;

Seats inOrder(Seats seats)
{
    std::sort(seats.begin(), seats.end());
    return seats;
}

bool isAmong(const Seats &seats, int seat)
{
    return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

std::vector<int> reinforcementFor(const State &state, const Seats &acting, Fresh fresh)
{
    const bool few = fresh == Fresh::game && !state.three();
    std::vector<int> reinforce(state.seats.size(), 0);
    for (const int seat : acting)
        reinforce.at(at(seat)) = few ? firstReinforcementOfFour : reinforcement;
    return reinforce;
}

// The other side's turn begins, as usual.
void passTurn(Course &course)
{
    const auto &state = course.state();
    beginTurn(course, state.acting == state.alliances[0] ? 1 : 0, Fresh::nothing);
}

void offerLoner(Course &course)
{
    const auto candidates = lonerCandidates(course.state());
    const auto taken = [&](std::size_t i) { return takenFromLoner(course.state(), candidates[i]); };
    if (candidates.size() > 1 && taken(0) == taken(1))
        return course.add(Offered{OfferKind::loner, std::nullopt, inOrder(candidates), true, std::nullopt});
    course.add(Offered{OfferKind::loner, candidates.front(), Seats(candidates.begin() + 1, candidates.end()),
                       false, std::nullopt});
}

// The lesser of all four is found, by dice if need be, and asked for a new partner.
std::optional<Refusal> offerPartner(Course &course, const EndTurn &command, Dice &dice)
{
    const auto &state = course.state();
    const auto found = compare(state, state.everybody());
    int lesser = found.left().front();
    if (found.by == LesserBy::die) {
        const auto given = throwOf(command.dice ? command.dice : state.thrown, found.left());
        const auto throws = given ? std::vector<Throw>{*given}
                                  : throwUntilOneIsLeft(
                                        found.left(), [&] { return dice.die(dieSides); }, lowestOf);
        const auto level = lowestOf(throws.back());
        if (level.size() > 1)
            return lesserTie(state, level);
        lesser = level.front();
        course.add(LesserRolled{throws, lesser});
    }
    course.add(Offered{OfferKind::partner, lesser, {}, false, found.by});
    return std::nullopt;
}

std::optional<Refusal> checkPartner(const State &state, const AnswerOffer &command)
{
    const auto &name = state.name(command.player);
    if (state.offer.value().kind == OfferKind::loner) {
        if (command.partner)
            return badArgument(
                "partner", say("%1 is asked to become the Loner, who has no partner: leave it out.", name));
        return std::nullopt;
    }
    const auto ally = state.allyOf(command.player);
    const auto choice = others(state.count(), {command.player, ally.value()});
    if (command.accept && !command.partner)
        return badArgument("partner", say("Whom does %1 choose as the new partner: %2 or %3?", name,
                                          state.name(choice.front()), state.name(choice.back())));
    if (command.partner && command.partner == ally)
        return badArgument("partner", say("%1 is %2's ally already: choose %3 or %4, or refuse the offer.",
                                          state.name(*ally), name, state.name(choice.front()),
                                          state.name(choice.back())));
    return std::nullopt;
}

void accept(Course &course, const AnswerOffer &command)
{
    const auto before = course.state();
    if (!before.loner) {
        course.add(SidesChanged{std::nullopt,
                                pairAgainstRest(before.count(), command.player, command.partner.value())});
        return beginTurn(course, 0, Fresh::sides);
    }
    const bool great = becomesGreatLoner(before, command.player);
    course.add(SidesChanged{command.player, lonerAgainstRest(before.count(), command.player)});
    beginTurn(course, 0, Fresh::sides, great ? cardsOfGreatLoner : cardsOfNewLoner);
}

} // namespace

std::array<Seats, 2> lonerAgainstRest(int count, int loner)
{
    return {Seats{loner}, others(count, {loner})};
}

std::array<Seats, 2> pairAgainstRest(int count, int one, int other)
{
    const auto pair = inOrder({one, other});
    return {pair, others(count, pair)};
}

void beginTurn(Course &course, int alliance, Fresh fresh, int cards)
{
    const auto &state = course.state();
    const auto acting = state.alliances.at(at(alliance));
    TurnBegan began{fresh == Fresh::game ? 1 : state.turn + 1, acting, reinforcementFor(state, acting, fresh),
                    std::nullopt, fresh == Fresh::sides};
    if (state.loner && fresh != Fresh::nothing)
        began.newCharacter = NewCharacter{*state.loner, cards};
    course.add(std::move(began));
}

Taken takenFromLoner(const State &state, int ally)
{
    const auto loner = at(state.loner.value());
    return {state.player(ally).defeatedCharacters.at(loner), state.player(ally).defeated.at(loner)};
}

Seats lonerCandidates(const State &state)
{
    Seats candidates;
    for (const int ally : state.alliances[1])
        if (takenFromLoner(state, ally).units > 0)
            candidates.push_back(ally);
    std::stable_sort(candidates.begin(), candidates.end(), [&](int one, int other) {
        return takenFromLoner(state, one) > takenFromLoner(state, other);
    });
    return candidates;
}

bool becomesGreatLoner(const State &state, int ally)
{
    return takenFromLoner(state, ally).characters > 1;
}

bool partnerOfferDue(const State &state)
{
    // Those still level have either all lost a character or none of them: no die changes the answer.
    const auto found = compare(state, state.everybody());
    return state.player(found.left().front()).lostCharacters > 0;
}

bool offerDue(const State &state)
{
    return state.three() ? !lonerCandidates(state).empty() : partnerOfferDue(state);
}

std::optional<Refusal> notTheirTurn(const State &state)
{
    if (state.phase == Phase::turn)
        return std::nullopt;
    const auto &offer = state.offer.value();
    if (offer.choosing)
        return notNow(say("The turn is over: %1, the Loner, first says which of %2 is asked.",
                          state.name(state.loner.value()), listed(state.names(offer.waiting))));
    return notNow(say("The turn is over: %1 first answers the offer to change sides.",
                      state.name(offer.asking.value())));
}

Decision<Event> decide(const State &state, const EndTurn &command, Dice &dice)
{
    if (auto wrong = diceOfNobody(state, command.dice))
        return *wrong;
    if (auto wrong = notTheirTurn(state))
        return *wrong;
    Course course(state);
    course.add(TurnEnded{state.turn});
    if (!offerDue(state))
        passTurn(course);
    else if (state.three())
        offerLoner(course);
    else if (auto wrong = offerPartner(course, command, dice))
        return *wrong;
    return course.events();
}

std::vector<Came> thrown(const State &state, const EndTurn &, const std::vector<Event> &events)
{
    std::vector<Came> came;
    for (const auto &event : events) {
        const auto *rolled = std::get_if<LesserRolled>(&event);
        if (!rolled || rolled->throws.front().seats != compare(state, state.everybody()).left())
            continue; // others throw now
        for (const auto &each : rolled->throws)
            for (const int die : each.dice)
                came.push_back({dieSides, die - 1});
    }
    return came;
}

void evolve(State &state, const TurnBegan &event)
{
    state.phase = Phase::turn;
    state.offer.reset();
    state.thrown.clear();
    state.turn = event.turn;
    state.acting = event.acting;
    state.reinforce = event.reinforce;
    state.newCharacter = event.newCharacter;
    state.freshSides = event.freshSides;
    std::erase_if(state.pins, [&](const PinnedCard &pin) { return pin.until && *pin.until < event.turn; });
    for (auto &each : state.players) {
        each.lost = each.lostCharacters = 0;
        each.defeated.assign(state.players.size(), 0);
        each.defeatedCharacters.assign(state.players.size(), 0);
    }
}

void evolve(State &state, const Offered &event)
{
    state.phase = Phase::offer;
    state.thrown.clear();
    state.offer = Offer{event.kind, event.asking, event.waiting, event.choosing, event.by};
}

std::optional<Refusal> faultOf(const AnswerOffer &command)
{
    if (command.partner && !command.accept)
        return badArgument("partner", say("A partner is named only with a yes: leave it out to refuse."));
    if (command.partner == command.player)
        return badArgument("partner", say("Nobody is their own partner: choose one of the two opponents."));
    return std::nullopt;
}

Decision<Event> decide(const State &state, const AnswerOffer &command)
{
    if (auto wrong = checkSeat("player", command.player, state.seats))
        return *wrong;
    if (command.partner)
        if (auto wrong = checkSeat("partner", *command.partner, state.seats))
            return *wrong;
    if (state.phase != Phase::offer)
        return notNow(say("No offer is open: %1 can end the turn first.", listed(state.names(state.acting))));
    const auto offer = state.offer.value();
    if (offer.choosing)
        return notTheirTurn(state).value();
    if (command.player != offer.asking)
        return notYourTurn("player", say("%1 is asked now, not %2.", state.name(offer.asking.value()),
                                         state.name(command.player)));
    if (auto wrong = checkPartner(state, command))
        return *wrong;
    Course course(state);
    course.add(Answered{command.player, command.accept, command.partner});
    if (command.accept)
        accept(course, command);
    else if (!offer.waiting.empty())
        course.add(Asked{offer.waiting.front(), Seats(offer.waiting.begin() + 1, offer.waiting.end())});
    else
        passTurn(course);
    return course.events();
}

void evolve(State &state, const Asked &event)
{
    auto &offer = state.offer.value();
    offer.asking = event.player;
    offer.waiting = event.waiting;
    offer.choosing = false;
}

void evolve(State &state, const SidesChanged &event)
{
    state.loner = event.loner;
    state.alliances = event.alliances;
}

Decision<Event> decide(const State &state, const Choose &command)
{
    if (auto wrong = checkSeat("player", command.player, state.seats))
        return *wrong;
    if (state.phase != Phase::offer)
        return notNow(say("There is nobody to choose between: no offer is open."));
    const auto &offer = state.offer.value();
    if (!offer.choosing)
        return notNow(say("There is nothing to choose: %1 is asked now.", state.name(offer.asking.value())));
    if (!isAmong(offer.waiting, command.player))
        return badArgument("player",
                           say("%1 is not offered anything: choose %2 or %3.", state.name(command.player),
                               state.name(offer.waiting.front()), state.name(offer.waiting.back())));
    Course course(state);
    course.add(Chosen{command.player});
    course.add(Asked{command.player, others(state.count(), {command.player, state.loner.value()})});
    return course.events();
}

Decision<Event> decide(const State &state, const EndGame &command)
{
    if (auto wrong = notTheirTurn(state))
        return *wrong;
    if (state.loner && !state.lonerActs())
        return refuse("not-the-loners-turn",
                      say("%1 {1:is|are} acting: the game ends only with a turn of the Loner's, %2.",
                          listed(state.names(state.acting)), state.name(*state.loner)));
    if (state.loner && state.player(*state.loner).lost > 0)
        return refuse(
            "loner-lost-a-unit",
            say("%1, the Loner, lost somebody in this turn: the game goes on until a Loner's turn without a "
                "loss.",
                state.name(*state.loner)));
    if (offerDue(state))
        return notNow(
            say("The lesser player lost a character in this turn and may change alliances: end the turn "
                "first."));
    const auto total = scoreOf(state).total;
    return Events{GameEnded{leadersOf(total), command.why, total}};
}

void evolve(State &state, const GameEnded &event)
{
    state.phase = Phase::over;
    state.outcome = Outcome{event.winners, std::string(nameOf(event.reason))};
}

} // namespace torchside::duelofages
