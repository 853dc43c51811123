// Drawing initiative, and the end of a round.
#include "models/cutthroat/rules/steps.h"

#include <algorithm>
#include <numeric>

namespace torchside::cutthroat {

Wrong notDrawing(const State &state)
{
    const bool again = (state.phase == Phase::creature && state.isDrawn(&Player::next)) ||
                       (state.phase == Phase::looting && state.isDrawn(&Player::initiative));
    if (again)
        return notNow(say("Initiative has been drawn already: take that step back to change it."));
    if (state.phase == Phase::initiative || state.phase == Phase::creature || state.phase == Phase::looting)
        return std::nullopt;
    return notNow(say("Initiative is not drawn now: %1.", whereWeAre(state)));
}

namespace {

bool isPermutation(std::vector<int> order)
{
    std::vector<int> wanted(order.size());
    std::iota(wanted.begin(), wanted.end(), 1);
    std::sort(order.begin(), order.end());
    return order == wanted;
}

} // namespace

void completeDraw(Course &course, std::vector<std::optional<int>> cards)
{
    const auto phase = course.state().phase;
    const auto round = phase == Phase::initiative ? Round::current
                       : phase == Phase::creature ? Round::next
                                                  : Round::looting;
    course.add(Drawn{round, std::move(cards)});
    if (round == Round::current)
        comeToTurn(course);
    if (round == Round::looting)
        comeToLoot(course);
}

Decided decide(const State &state, const Draw &draw, Dice &dice)
{
    if (auto wrong = notDrawing(state))
        return *wrong;
    const auto living = state.living();
    const auto count = living.size();
    if (draw.order && (draw.order->size() != count || !isPermutation(*draw.order)))
        return badArgument("order", say("There {1:is|are} %1 alive (%2): give {1:that player the number "
                                        "1|each of them one number from 1 to %1, none twice}.",
                                        count, listed(state.namesOf(living))));
    const auto dealt = draw.order ? std::vector<int>{} : dice.shuffled(static_cast<int>(count));
    std::vector<std::optional<int>> cards(state.players.size());
    for (std::size_t i = 0; i < count; ++i)
        cards[static_cast<std::size_t>(living[i])] = draw.order ? (*draw.order)[i] : dealt[i] + 1;
    Course course(state);
    completeDraw(course, std::move(cards));
    return course.events();
}

std::vector<Came> thrown(const State &, const Draw &, const std::vector<Event> &events)
{
    std::vector<int> order;
    for (const auto &event : events)
        if (const auto *drawn = std::get_if<Drawn>(&event))
            for (const auto &card : drawn->cards)
                if (card)
                    order.push_back(*card - 1);
    return shuffledAs(order);
}

namespace {

// A turn with the barrier down goes into raising it, unless the table has said otherwise.
bool raisesBarrier(const State &state)
{
    const auto &enc = *state.encounter;
    return enc.barrier == false && !enc.barrierSet && !state.struck;
}

void applyTokens(Course &course)
{
    std::vector<int> closing;
    for (const auto &token : course.state().tokens)
        if (token.state == TokenState::approaching)
            closing.push_back(token.id);
    if (!closing.empty())
        course.add(UndeadClosedIn{closing});
    const auto &state = course.state();
    const auto spores =
        std::int64_t{sporeLife} * static_cast<std::int64_t>(state.tokensOf(TokenKind::protospore).size());
    if (!state.isKind(Kind::treasureSpore) || spores == 0)
        return;
    const auto life = state.creatureLife().value();
    const auto healed = std::min(spores, std::max<std::int64_t>(0, *state.encounter->maxLife - life));
    course.add(SporesHealed{healed, *state.encounter->against + healed});
}

void applyPoison(Course &course)
{
    PoisonHurt hurt;
    const auto &state = course.state();
    for (const int seat : state.living()) {
        const auto &each = state.player(seat);
        if (each.poison > 0)
            hurt.hit.push_back(
                {seat, within(state, seat, each.life - poisonLife * each.poison), each.poison});
    }
    if (!hurt.hit.empty())
        course.add(std::move(hurt));
}

} // namespace

Decided decide(const State &state, const EndRound &)
{
    if (state.phase != Phase::creature)
        return notNow(say("The round is not over: %1.", whereWeAre(state)));
    if (!state.isDrawn(&Player::next))
        return notNow(say("Draw initiative for the next round first."));
    Course course(state);
    if (raisesBarrier(state))
        course.add(BarrierRaised{});
    applyTokens(course);
    applyPoison(course);
    settleDeaths(course);
    if (course.state().outcome)
        return course.events();
    if (const auto &enc = *state.encounter; enc.stage == Stage::fallen && !enc.foes.empty())
        raiseFallen(course, {static_cast<int>(enc.foes.back().maxLife)});
    course.add(RoundBegan{state.round + 1});
    comeToTurn(course);
    return course.events();
}

void evolve(State &state, const Drawn &event)
{
    const auto card = event.round == Round::next ? &Player::next : &Player::initiative;
    for (std::size_t seat = 0; seat < state.players.size(); ++seat) {
        state.players[seat].*card = event.cards.at(seat);
        state.players[seat].picked.reset();
    }
    state.cards = static_cast<int>(state.living().size());
    if (event.round == Round::current) {
        state.phase = Phase::attacks;
        state.encounter.value().leader = state.holderOf(&Player::initiative, 1);
    }
}

void evolve(State &state, const PoisonHurt &event)
{
    for (const auto &hit : event.hit)
        person(state, hit.player).life = hit.life;
}

void evolve(State &state, const RoundBegan &event)
{
    auto &enc = state.encounter.value();
    const auto dealt = [&state](int leader) {
        return person(state, leader).alive ? state.dealtBy(leader) : std::int64_t{0};
    };
    enc.former = enc.leader ? std::optional(Former{*enc.leader, dealt(*enc.leader)}) : std::nullopt;
    enc.barrierSet = false;
    settleStack(state);
    freshRound(state);
    for (auto &each : state.players) {
        each.initiative = each.next;
        each.next.reset();
    }
    enc.leader = state.holderOf(&Player::initiative, 1);
    state.round = event.round;
    state.phase = Phase::attacks;
}

} // namespace torchside::cutthroat
