#include "models/cthulhu/rules/change.h"

#include <algorithm>
#include <stdexcept>

namespace torchside::cthulhu {

Character &characterIn(State &state, CardId card)
{
    for (auto &character : state.characters)
        if (character.card == card)
            return character;
    throw std::out_of_range("there is no such character in play");
}

Domain &domainIn(State &state, std::optional<int> domain)
{
    return domain ? state.domains.at(static_cast<std::size_t>(*domain)) : state.events;
}

int keyOf(const State &state, int story)
{
    return state.stories.at(static_cast<std::size_t>(story)).key;
}

Story &storyAt(State &state, int story)
{
    return state.stories.at(static_cast<std::size_t>(story));
}

Fight &fightIn(State &state)
{
    return state.fight.value();
}

void drainDomain(State &state, std::optional<int> domain)
{
    if (domain)
        domainIn(state, domain).drained = true;
}

void commitAll(State &state, const std::vector<Commit> &commits)
{
    for (const auto &commit : commits) {
        auto &character = characterIn(state, commit.card);
        character.status = Status::exhausted;
        character.story = keyOf(state, commit.story);
    }
}

Attendance &attendanceIn(State &state, int key)
{
    for (auto &attendance : state.attendance)
        if (attendance.story == key)
            return attendance;
    throw std::out_of_range("nobody of the player's is at that story");
}

Own *ownIn(State &state, OwnId id)
{
    for (auto &own : state.own)
        if (own.id == id)
            return &own;
    return nullptr;
}

void forgetOwn(State &state, OwnId id)
{
    std::erase_if(state.own, [&](const Own &own) { return own.id == id; });
}

void takeAway(State &state, CardId card)
{
    std::erase(state.hand, card);
    std::erase(state.supports, card);
    std::erase_if(state.pool, [&](const Pooled &pooled) { return pooled.card == card; });
    std::erase_if(state.dormant, [&](const Dormant &dormant) { return dormant.card == card; });
    std::erase_if(state.characters, [&](const Character &character) { return character.card == card; });
    for (auto &character : state.characters)
        std::erase(character.attachments, card);
    for (const auto &story : state.stories)
        if (story.card == card)
            return removeStory(state, story.key);
}

void putDown(State &state, CardId card, std::optional<CardId> attachTo)
{
    const auto &printed = state.printed(card);
    if (attachTo) {
        characterIn(state, *attachTo).attachments.push_back(card);
    } else if (printed.type == CardType::character) {
        Character character;
        character.card = card;
        state.characters.push_back(character);
    } else if (printed.type == CardType::conspiracy) {
        auto story = newStory(state, printed.name);
        story.card = card;
        story.conspiracy = Side::minion;
        story.need = printed.tokens.value_or(usualNeed);
        story.struggles = printed.struggles.value_or(story.struggles);
        state.stories.insert(state.stories.begin(), story);
    } else {
        state.supports.push_back(card);
    }
}

void clearStory(State &state, int key)
{
    for (auto &character : state.characters)
        if (character.story == key)
            character.story.reset();
    for (auto &own : state.own)
        if (own.story == key)
            own.story.reset();
    std::erase_if(state.attendance, [&](const Attendance &attendance) { return attendance.story == key; });
    for (auto &dormant : state.dormant)
        if (dormant.story == key)
            dormant.story.reset();
    if (!state.fight)
        return;
    auto &fight = *state.fight;
    if (!fight.order.empty() && fight.order.front() == key) {
        fight.begun = false;
        fight.results.clear();
        fight.owed.clear();
        fight.due = false;
        fight.tied = false;
    }
    std::erase(fight.order, key);
}

void removeStory(State &state, int key)
{
    clearStory(state, key);
    std::erase_if(state.won, [&](const Won &won) { return won.story == key; });
    std::erase_if(state.stories, [&](const Story &story) { return story.key == key; });
}

Story newStory(State &state, const std::string &name)
{
    Story story;
    story.key = state.nextKey++;
    story.name = name;
    return story;
}

} // namespace torchside::cthulhu
