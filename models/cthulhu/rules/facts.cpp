#include "models/cthulhu/facts.h"

#include "models/cthulhu/rules/struggles.h"

#include <algorithm>

namespace torchside::cthulhu {

const Character *State::character(CardId id) const
{
    const auto found =
        std::find_if(characters.begin(), characters.end(), [&](const auto &c) { return c.card == id; });
    return found == characters.end() ? nullptr : &*found;
}

const Own *State::ownWith(OwnId id) const
{
    const auto found = std::find_if(own.begin(), own.end(), [&](const Own &each) { return each.id == id; });
    return found == own.end() ? nullptr : &*found;
}

const Attendance *State::attendanceAt(int story) const
{
    const auto found =
        std::find_if(attendance.begin(), attendance.end(), [&](const auto &a) { return a.story == story; });
    return found == attendance.end() ? nullptr : &*found;
}

std::optional<std::size_t> State::indexOf(int story) const
{
    for (std::size_t i = 0; i < stories.size(); ++i)
        if (stories[i].key == story)
            return i;
    return std::nullopt;
}

const Story &State::storyWith(int key) const
{
    return stories.at(indexOf(key).value());
}

namespace {

// What the table changed on it; nothing on whoever is insane, or no character in play.
const Boost *boostOf(const State &state, CardId card)
{
    const auto *character = state.character(card);
    return character && !character->isInsane() ? &character->boost : nullptr;
}

Icons changed(Icons icons, const IconChange &by)
{
    icons.terror = by.terror.value_or(icons.terror);
    icons.combat = by.combat.value_or(icons.combat);
    icons.arcane = by.arcane.value_or(icons.arcane);
    icons.investigation = by.investigation.value_or(icons.investigation);
    return icons;
}

} // namespace

Figures figuresOf(const State &state, CardId card)
{
    const auto &printed = state.printed(card);
    const auto *boost = boostOf(state, card);
    if (!boost)
        return {printed.cost, printed.skill, printed.icons};
    return {boost->cost ? Cost{*boost->cost, false} : printed.cost, boost->skill.value_or(printed.skill),
            changed(printed.icons, boost->icons)};
}

const Keywords &keywordsOf(const State &state, CardId card)
{
    const auto *boost = boostOf(state, card);
    return boost && boost->keywords ? *boost->keywords : state.printed(card).keywords;
}

Numbers numbersOf(const State &state, CardId card)
{
    return {figuresOf(state, card), keywordsOf(state, card)};
}

Potential potentialOf(const Figures &numbers)
{
    Potential sums{};
    sums[0] = numbers.cost.number + numbers.skill;
    sums[1] = sums[0] + numbers.icons.investigation;
    sums[2] = sums[1] + numbers.icons.terror;
    sums[3] = sums[2] + numbers.icons.combat;
    sums[4] = sums[3] + numbers.icons.arcane;
    return sums;
}

Potential potentialOf(const State &state, CardId card)
{
    return potentialOf(figuresOf(state, card));
}

Priority priorityOf(const Figures &numbers)
{
    const auto &icons = numbers.icons;
    return {numbers.cost.number, icons.terror + icons.combat + icons.arcane + icons.investigation};
}

Priority priorityOf(const State &state, CardId card)
{
    return priorityOf(figuresOf(state, card));
}

std::vector<int> rankOf(const State &state, CardId card)
{
    if (state.isLillith()) {
        const auto priority = priorityOf(state, card);
        return {priority.begin(), priority.end()};
    }
    const auto sums = potentialOf(state, card);
    return {sums.begin(), sums.end()};
}

namespace {

// How early the table put this card before its equals: later choices come first.
std::ptrdiff_t preference(const State &state, CardId card)
{
    const auto found = std::find(state.preferred.rbegin(), state.preferred.rend(), card);
    return found - state.preferred.rbegin();
}

bool hasPriority(const State &state, CardId one, CardId other)
{
    if (const auto a = priorityOf(state, one), b = priorityOf(state, other); a != b)
        return a > b;
    if (state.name(one) != state.name(other))
        return state.name(one) < state.name(other);
    return one < other;
}

} // namespace

bool goesBefore(const State &state, CardId one, CardId other)
{
    if (state.isLillith())
        return hasPriority(state, one, other);
    const auto first = figuresOf(state, one);
    const auto second = figuresOf(state, other);
    if (const auto a = potentialOf(first), b = potentialOf(second); a != b)
        return a > b;
    if (const auto a = preference(state, one), b = preference(state, other); a != b)
        return a < b;
    if (first.cost.number != second.cost.number)
        return first.cost.number > second.cost.number;
    if (state.name(one) != state.name(other))
        return state.name(one) < state.name(other);
    return one < other;
}

std::vector<CardId> byPotential(const State &state, std::vector<CardId> cards)
{
    std::sort(cards.begin(), cards.end(), [&](CardId a, CardId b) { return goesBefore(state, a, b); });
    return cards;
}

bool supportGoesBefore(const State &state, CardId one, CardId other)
{
    const int first = state.printed(one).cost.number;
    const int second = state.printed(other).cost.number;
    if (first != second)
        return first > second;
    if (state.name(one) != state.name(other))
        return state.name(one) < state.name(other);
    return one < other;
}

bool contains(const std::vector<CardId> &cards, CardId card)
{
    return std::find(cards.begin(), cards.end(), card) != cards.end();
}

bool isInHand(const State &state, CardId card)
{
    return contains(state.hand, card);
}

bool isInPool(const State &state, CardId card)
{
    return std::any_of(state.pool.begin(), state.pool.end(), [&](const Pooled &p) { return p.card == card; });
}

std::vector<CardId> inPlay(const State &state)
{
    std::vector<CardId> all;
    for (const auto &character : state.characters) {
        all.push_back(character.card);
        all.insert(all.end(), character.attachments.begin(), character.attachments.end());
    }
    all.insert(all.end(), state.supports.begin(), state.supports.end());
    for (const auto &story : state.stories)
        if (story.card)
            all.push_back(*story.card);
    return all;
}

bool isInPlay(const State &state, CardId card)
{
    return contains(state.supports, card) ||
           std::any_of(state.characters.begin(), state.characters.end(),
                       [&](const Character &each) {
                           return each.card == card || contains(each.attachments, card);
                       }) ||
           std::any_of(state.stories.begin(), state.stories.end(),
                       [&](const Story &story) { return story.card == card; });
}

bool isDormant(const State &state, CardId card)
{
    return std::any_of(state.dormant.begin(), state.dormant.end(),
                       [&](const Dormant &d) { return d.card == card; });
}

bool hasText(const State &state, CardId card)
{
    const auto *character = state.character(card);
    return isInPlay(state, card) && !(character && character->isInsane());
}

std::vector<CardId> charactersIn(const State &state, const std::vector<CardId> &cards)
{
    std::vector<CardId> found;
    std::copy_if(cards.begin(), cards.end(), std::back_inserter(found),
                 [&](CardId card) { return state.printed(card).type == CardType::character; });
    return found;
}

bool isWon(const State &state, int story)
{
    return std::any_of(state.won.begin(), state.won.end(),
                       [&](const Won &won) { return won.story == story; });
}

bool hasConspiracy(const State &state, Side side)
{
    return std::any_of(state.stories.begin(), state.stories.end(),
                       [&](const Story &story) { return story.conspiracy == side; });
}

std::vector<CardId> readyOnes(const State &state)
{
    std::vector<CardId> ready;
    for (const auto &character : state.characters)
        if (character.isReady() && !contains(state.aside, character.card))
            ready.push_back(character.card);
    return byPotential(state, ready);
}

std::vector<int> storiesByTokens(const State &state, Side side, const std::vector<int> &among)
{
    std::vector<int> keys;
    for (const auto &story : state.stories)
        if (std::find(among.begin(), among.end(), story.key) != among.end())
            keys.push_back(story.key);
    std::stable_sort(keys.begin(), keys.end(), [&](int a, int b) {
        return state.storyWith(a).tokens(side) > state.storyWith(b).tokens(side);
    });
    return keys;
}

std::vector<int> openStories(const State &state)
{
    std::vector<int> keys;
    for (const auto &story : state.stories)
        if (!isWon(state, story.key))
            keys.push_back(story.key);
    return keys;
}

int iconsAt(const State &state, Side side, int story)
{
    const auto icons = strengthAt(state, side, story).icons;
    return icons.terror + icons.combat + icons.arcane + icons.investigation;
}

std::vector<int> storiesToDefend(const State &state)
{
    std::vector<int> attacked;
    for (const auto &attendance : state.attendance)
        if (strengthAt(state, Side::player, attendance.story).characters > 0)
            attacked.push_back(attendance.story);
    auto stories = storiesByTokens(state, Side::player, attacked);
    if (byIcons(state.options))
        std::stable_sort(stories.begin(), stories.end(), [&](int a, int b) {
            return iconsAt(state, Side::player, a) > iconsAt(state, Side::player, b);
        });
    return stories;
}

std::vector<CardId> cardsThatMayAct(const State &state)
{
    auto all = inPlay(state);
    std::erase_if(all, [&](CardId card) { return !hasText(state, card) || !mayAct(state.printed(card)); });
    return all;
}

bool mayAct(const State &state)
{
    return !cardsThatMayAct(state).empty();
}

Side otherSide(Side side)
{
    return side == Side::minion ? Side::player : Side::minion;
}

int seatOf(Side side)
{
    return side == Side::minion ? 1 : 0;
}

} // namespace torchside::cthulhu
