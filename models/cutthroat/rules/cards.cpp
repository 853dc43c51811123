// Cards in private hands: what is set face down and shown, and initiative that everybody draws alone.
#include "models/cutthroat/rules/steps.h"

#include <algorithm>

namespace torchside::cutthroat {

namespace {

Attack attackOf(int player, const SetCard &card)
{
    return {player, card.value, card.factor, card.riders, card.guarded,
            false,  card.token, card.card,   card.foe};
}

Wrong notSetting(const State &state, int player)
{
    if (state.phase != Phase::attacks)
        return notNow(say("Attacks are not set now: %1.", whereWeAre(state)));
    if (state.nothingShown())
        return std::nullopt;
    return notNow(say("The first card is shown: what %1 has set stays as it is.", state.name(player)));
}

// Would this card find whom it is for, if it were shown now?
Wrong wrongCard(const State &state, const Seal &seal)
{
    if (seal.token && seal.foe)
        return badArgument("foe", say("An attack goes to a token or to one of the foes, not to both."));
    if (seal.bluff || seal.token)
        return std::nullopt;
    return noFoes(state, seal.foe);
}

std::vector<int> numbersLeft(const State &state)
{
    std::vector<int> numbers;
    for (int number = 1; number <= static_cast<int>(state.living().size()); ++number)
        if (!state.holderOf(&Player::picked, number))
            numbers.push_back(number);
    return numbers;
}

} // namespace

Decided decide(const State &state, const Seal &seal)
{
    if (auto wrong = firstOf([&] { return noSeat(state, "player", seal.player); },
                             [&] { return notSetting(state, seal.player); },
                             [&] { return dead(state, "player", seal.player); },
                             [&] { return wrongCard(state, seal); }))
        return *wrong;
    return Events{CardSet{
        seal.player,
        {seal.bluff, seal.value, seal.factor, seal.riders, seal.guarded, seal.token, seal.card, seal.foe}}};
}

Decided decide(const State &state, const Uncover &show)
{
    if (auto wrong = noSeat(state, "player", show.player))
        return *wrong;
    const auto &card = state.player(show.player).set;
    if (state.phase != Phase::attacks)
        return notNow(say("Attacks are not shown now: %1.", whereWeAre(state)));
    if (!card)
        return notNow(say("%1 has set no card here: say what the attack is.", state.name(show.player)));
    return card->bluff ? decide(state, Hold{show.player}) : decide(state, attackOf(show.player, *card));
}

Decided decide(const State &state, const Pick &pick, Dice &dice)
{
    if (auto wrong =
            firstOf([&] { return noSeat(state, "player", pick.player); }, [&] { return notDrawing(state); },
                    [&] { return dead(state, "player", pick.player); }))
        return *wrong;
    if (state.player(pick.player).picked)
        return notNow(say("%1 has drawn already.", state.name(pick.player)));
    const auto numbers = numbersLeft(state);
    if (pick.number && std::count(numbers.begin(), numbers.end(), *pick.number) == 0)
        return badArgument("number", say("The number %1 is not left to draw.", *pick.number));
    const int number =
        pick.number.value_or(numbers[static_cast<std::size_t>(dice.below(static_cast<int>(numbers.size())))]);
    Course course(state);
    course.add(Picked{pick.player, number});
    if (numbers.size() > 1)
        return course.events();
    std::vector<std::optional<int>> cards;
    for (const auto &each : course.state().players)
        cards.push_back(each.picked);
    completeDraw(course, std::move(cards));
    return course.events();
}

std::vector<Came> thrown(const State &state, const Pick &, const std::vector<Event> &events)
{
    const auto numbers = numbersLeft(state);
    std::vector<Came> came;
    for (const auto &event : events)
        if (const auto *picked = std::get_if<Picked>(&event))
            came.push_back({static_cast<int>(numbers.size()),
                            static_cast<int>(std::find(numbers.begin(), numbers.end(), picked->number) -
                                             numbers.begin())});
    return came;
}

void evolve(State &state, const CardSet &event)
{
    person(state, event.player).set = event.card;
}

void evolve(State &state, const Picked &event)
{
    person(state, event.player).picked = event.number;
}

} // namespace torchside::cutthroat
