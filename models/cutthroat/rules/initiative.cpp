// Drawing initiative: for a round, for the next one, for looting.
#include "models/cutthroat/rules/steps.h"

#include <algorithm>
#include <numeric>

namespace torchside::cutthroat {

namespace {

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

bool isPermutation(std::vector<int> order)
{
    std::vector<int> wanted(order.size());
    std::iota(wanted.begin(), wanted.end(), 1);
    std::sort(order.begin(), order.end());
    return order == wanted;
}

} // namespace

Decided decideDraw(const State &state, const Draw &draw, Dice &dice)
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
    const auto round = state.phase == Phase::initiative ? Round::current
                       : state.phase == Phase::creature ? Round::next
                                                        : Round::looting;
    course.add(Drawn{round, std::move(cards)});
    if (round == Round::current)
        comeToTurn(course);
    if (round == Round::looting)
        comeToLoot(course);
    return course.events();
}

} // namespace torchside::cutthroat
