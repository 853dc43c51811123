// Who is sent where, by the player.
#include "models/cthulhu/seat/seat.h"

#include "models/cthulhu/facts.h"
#include "models/kernel/seat_asks.h"

#include <algorithm>

namespace torchside::cthulhu {

namespace {

std::vector<seat::Choice> storiesToSendTo(const State &state)
{
    std::vector<seat::Choice> stories;
    for (std::size_t at = 0; at < state.stories.size(); ++at) {
        const auto &story = state.stories[at];
        const bool stands = std::any_of(state.characters.begin(), state.characters.end(),
                                        [&](const Character &each) { return each.story == story.key; });
        if (state.stage != Stage::answer || stands)
            stories.push_back({static_cast<std::int64_t>(at), literally(story.name)});
    }
    return stories;
}

std::vector<seat::Ask> whereAsks(const State &state, const std::vector<seat::Choice> &stories)
{
    std::vector<seat::Ask> asks;
    for (const auto &each : state.own) {
        if (each.status != Status::ready || stories.empty())
            continue;
        asks.push_back(
            {"where." + textOf(each.id), say("Where does %1 go?", each.name), seat::AskKind::choice});
        asks.back().choices = stories;
        asks.back().isOptional = true;
    }
    return asks;
}

Sent newCharacter(int next)
{
    Sent sent{};
    sent.name = "Character " + std::to_string(next);
    sent.skill = 1;
    sent.icons = Icons{};
    return sent;
}

} // namespace

void addDefenders(const State &state, Acts &acts)
{
    CountDefenders ready{};
    if (!state.isLillith()) {
        ready.count = 0;
        auto count = seat::number(&CountDefenders::count, say("How many of yours are ready?"),
                                  {.from = 0, .to = 99, .usual = {0, 1, 2, 3, 4, 5}, .preset = 0});
        count.isOptional = false;
        acts.push_back({say("Your ready characters"), {ready}, {count}, true});
        return;
    }
    auto &own = ready.characters.emplace();
    acts.push_back({say("None of yours is ready"), {ready}, {}, true});
    for (const auto &each : state.own)
        if (each.status == Status::ready)
            own.push_back({each.name, each.skill, each.icons, each.keywords, each.wounds, each.id});
    if (!own.empty())
        acts.push_back({say("All characters on your board are ready"), {ready}, {}, true});
}

void addCommits(const State &state, Acts &acts)
{
    const auto stories = storiesToSendTo(state);
    acts.push_back({state.stage == Stage::answer ? say("Defend") : say("Commit"),
                    {Commits{}},
                    whereAsks(state, stories),
                    state.stage == Stage::answer});
    if (stories.empty())
        return;
    Commits commits{};
    commits.stories.push_back(
        {static_cast<int>(std::get<std::int64_t>(stories.front().value)), {newCharacter(state.nextOwn)}});
    auto asks = whereAsks(state, stories);
    asks.push_back({"stories.0.story", say("Where does the new one go?"), seat::AskKind::choice});
    asks.back().choices = stories;
    const std::string key = "stories.0.characters.0";
    auto name = seat::text(&Sent::name, say("The new one's name"));
    name.isOptional = false;
    auto skill = seat::number(&Sent::skill, say("Skill"),
                              {.from = 0, .to = 99, .usual = {0, 1, 2, 3, 4, 5}, .preset = 1});
    skill.isOptional = false;
    asks.push_back(seat::inside(key, name));
    asks.push_back(seat::inside(key, skill));
    for (auto icon :
         {seat::number(&Icons::terror, say("Terror"), {.from = 0, .to = 9, .usual = {1, 2}, .preset = 0}),
          seat::number(&Icons::combat, say("Combat"), {.from = 0, .to = 9, .usual = {1, 2}, .preset = 0}),
          seat::number(&Icons::arcane, say("Arcane"), {.from = 0, .to = 9, .usual = {1, 2}, .preset = 0}),
          seat::number(&Icons::investigation, say("Investigation"),
                       {.from = 0, .to = 9, .usual = {1, 2}, .preset = 0})})
        asks.push_back(seat::inside(key + ".icons", std::move(icon)));
    acts.push_back(
        {state.stage == Stage::answer ? say("Defend with a new one") : say("Commit with a new one"),
         {commits},
         std::move(asks),
         state.stage != Stage::answer});
}

void addPlayersTurn(const State &state, Acts &acts)
{
    acts.push_back({say("End the turn"), {EndTurn{}}, {}, true});
    addCommits(state, acts);
    if (hasConspiracy(state, Side::player))
        return;
    PlayConspiracy conspiracy{};
    conspiracy.name = "Conspiracy";
    acts.push_back({say("Play a conspiracy"),
                    {conspiracy},
                    {seat::text(&PlayConspiracy::name, say("Its name")),
                     seat::number(&PlayConspiracy::tokens, say("How many tokens win it?"),
                                  {.from = 1, .to = 99, .usual = {3, 4, 5, 6}, .preset = usualNeed})}});
}

} // namespace torchside::cthulhu
