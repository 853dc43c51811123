#include "models/cthulhu/lillith/planning.h"

#include "models/cthulhu/facts.h"
#include "models/cthulhu/minion/why.h"

#include <cstdlib>

namespace torchside::cthulhu::lillith {

namespace {

Sentence placesOf(const State &state, const PlannedLine &line)
{
    if (line.commits.empty())
        return say("nobody");
    std::vector<Sentence> places;
    for (const auto &commit : line.commits)
        places.push_back(say("%1 to %2", state.name(commit.card), state.storyAt(commit.story)));
    return listed(places);
}

Sentence nameOfPlayers(const State &state, int at)
{
    const auto &characters = state.defendersReady.value();
    const auto &name = characters.at(static_cast<std::size_t>(at)).name;
    return name ? literally(*name) : say("your number %1", at);
}

Sentence answerOf(const State &state, const PlannedLine &line)
{
    if (line.answer.empty())
        return say("Your best answer: nobody.");
    std::vector<Sentence> places;
    for (const auto &stand : line.answer)
        for (const int at : stand.characters)
            places.push_back(say("%1 to %2", nameOfPlayers(state, at), state.storyAt(stand.story)));
    return say("Your best answer: %1.", listed(places));
}

Sentence lostNames(const State &state, const LineOutcome &outcome)
{
    std::vector<std::string> names;
    for (const auto card : outcome.lost)
        names.push_back(state.name(card));
    return names.empty() ? say("nobody") : listed(names);
}

std::optional<std::array<int, 2>> numbersAt(Aim aim, const LineOutcome &better, const LineOutcome &worse)
{
    switch (aim) {
    case Aim::minionStories: return std::array{better.minion.at(0), worse.minion.at(0)};
    case Aim::minionTokens: return std::array{better.minion.at(1), worse.minion.at(1)};
    case Aim::playerStories: return std::array{better.player.at(0), worse.player.at(0)};
    case Aim::playerTokens: return std::array{better.player.at(1), worse.player.at(1)};
    case Aim::losses:
        return std::array{static_cast<int>(better.lost.size()), static_cast<int>(worse.lost.size())};
    case Aim::used: return std::array{better.used, worse.used};
    default: return std::nullopt;
    }
}

Sentence wordsFor(Aim aim)
{
    switch (aim) {
    case Aim::minionStories: return say("the Minion's stories");
    case Aim::minionTokens: return say("the Minion's tokens");
    case Aim::playerStories: return say("your stories");
    case Aim::playerTokens: return say("your tokens");
    case Aim::losses: return say("losses");
    default: return say("characters used");
    }
}

} // namespace

Sentence cardsFor(std::size_t cards, int cost)
{
    return say("%1 card{1:|s} for %2", cards, cost);
}

std::vector<Sentence> setProof(const State &state, const CardSet &set)
{
    std::vector<std::string> names;
    for (const auto card : set.cards)
        names.push_back(state.name(card));
    std::vector<Sentence> lines{
        say("The set: %1; %2 in all.", listed(names), cardsFor(set.cards.size(), set.cost))};
    const auto first = nextOf(state, set);
    if (set.cards.size() < 2 || !first)
        return lines;
    const auto candidate = [&](CardId card) {
        return Candidate{card, rankOf(state, card), std::nullopt, false};
    };
    const auto second = set.cards.front() == *first ? set.cards[1] : set.cards.front();
    lines.push_back(goesBefore(state, *first, second)
                        ? beforeLine(state, candidate(*first), candidate(second))
                        : say("%1 waits for somebody to carry it.", state.name(second)));
    return lines;
}

Sentence comesOf(const State &state, const LineOutcome &outcome)
{
    return say(
        "What comes of it for the Minion: stories +%1, tokens +%2; for you: stories +%3, tokens +%4. Lost: "
        "%5. Sent: %6.",
        outcome.minion.at(0), outcome.minion.at(1), outcome.player.at(0), outcome.player.at(1),
        lostNames(state, outcome), outcome.used);
}

std::optional<int> byAt(Aim aim, const PlannedLine &better, const PlannedLine &worse)
{
    const auto numbers = numbersAt(aim, better.outcome, worse.outcome);
    return numbers ? std::optional(std::abs((*numbers)[0] - (*numbers)[1])) : std::nullopt;
}

Sentence differenceAt(const State &state, Aim aim, const PlannedLine &better, const PlannedLine &worse)
{
    if (const auto numbers = numbersAt(aim, better.outcome, worse.outcome))
        return say("They differ in %1: %2 against %3.", wordsFor(aim), (*numbers)[0], (*numbers)[1]);
    switch (aim) {
    case Aim::gameWon: return say("Only the first wins the game.");
    case Aim::gameLost: return say("The other loses the game.");
    case Aim::lostPriority:
        return say("The losses of the first are of lower priority: %1 against %2.",
                   lostNames(state, better.outcome), lostNames(state, worse.outcome));
    default: return say("Both come to the same; the first puts the better character nearer the Deep.");
    }
}

std::vector<Sentence> whyOf(const State &state, const Plan &plan)
{
    const bool commits = state.stage != Stage::defend;
    std::vector<Sentence> lines{say("The best line: %1.", placesOf(state, plan.best))};
    if (commits && state.defendersReady)
        lines.push_back(answerOf(state, plan.best));
    lines.push_back(comesOf(state, plan.best.outcome));
    lines.push_back(say("The best other line: %1.", placesOf(state, plan.refused)));
    lines.push_back(comesOf(state, plan.refused.outcome));
    lines.push_back(differenceAt(state, plan.lostAt, plan.best, plan.refused));
    if (!plan.exact)
        lines.push_back(say("There were too many lines to try them all: this is the best found."));
    return lines;
}

} // namespace torchside::cthulhu::lillith
