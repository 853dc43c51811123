#include "models/cthulhu/minion/why.h"

#include "models/cthulhu/facts.h"
#include "models/cthulhu/minion/thought.h"

#include <algorithm>

namespace torchside::cthulhu {

namespace {

Sentence comparisonName(std::size_t i, std::size_t count)
{
    static const std::array<Sentence, 2> ofPriority{say("cost"), say("icons")};
    static const std::array<Sentence, 5> ofPotential{say("potential"), say("investigation"), say("terror"),
                                                     say("combat"), say("arcane")};
    return count == ofPriority.size() ? ofPriority.at(i) : ofPotential.at(i);
}

// Every number compared is the same.
Sentence equalBefore(const State &state, CardId first, CardId second)
{
    const auto &name = state.name(first);
    const auto &other = state.name(second);
    if (!state.isLillith() && contains(state.preferred, first))
        return say("%1 goes before %2: you chose it.", name, other);
    const int cost = numbersOf(state, first).cost.number;
    if (const int less = numbersOf(state, second).cost.number; cost != less)
        return say("%1 goes before %2: cost %3 against %4.", name, other, cost, less);
    if (name != other)
        return say("%1 goes before %2 by name.", name, other);
    return say("%1 goes before the other of that name: it came up first.", name);
}

const Candidate *nextBest(const std::vector<Candidate> &candidates, CardId chosen)
{
    const auto found = std::find_if(candidates.begin(), candidates.end(),
                                    [&](const Candidate &c) { return c.card != chosen && !c.dropped; });
    return found == candidates.end() ? nullptr : &*found;
}

} // namespace

Sentence equalsLine(const State &state, const std::vector<Candidate> &candidates)
{
    std::vector<Sentence> names;
    for (const auto &each : candidates)
        if (each.tied)
            names.push_back(literally(state.name(each.card)));
    return say("Fully equal: %1. Choose by their texts, or confirm.", listed(names));
}

Test comparisonAt(std::size_t i)
{
    constexpr std::array tests{Test::potential, Test::investigation, Test::terror, Test::combat,
                               Test::arcane};
    return tests.at(i);
}

Sentence numbersLine(const State &state, const Candidate &candidate)
{
    const auto &name = state.name(candidate.card);
    const auto &key = candidate.key;
    if (key.size() == 1)
        return say("%1: cost %2.", name, key[0]);
    if (key.size() == 2)
        return say("%1: cost %2, icons %3.", name, key[0], key[1]);
    return say("%1: potential %2, then %3, %4, %5, %6 with investigation, terror, combat, arcane.", name,
               key.at(0), key.at(1), key.at(2), key.at(3), key.at(4));
}

int missingFor(const State &state, CardId card)
{
    return std::max(0, numbersOf(state, card).cost.number - largestUndrained(state));
}

Sentence reasonFor(const State &state, Test test, CardId card)
{
    const auto &name = state.name(card);
    switch (test) {
    case Test::hand:
        return isInPlay(state, card) ? say("%1 is in play already.", name)
                                     : say("%1 is not in the Minion's hand.", name);
    case Test::cannot: return say("You said %1 can't, so it is left out until the phase ends.", name);
    case Test::unique: return say("%1 is unique, and one of that name is in play.", name);
    case Test::opposed: return say("%1 can't join its opposite: villainous and heroic don't mix.", name);
    case Test::conspiracy: return say("%1 is a conspiracy, and the Minion has one in play.", name);
    case Test::target: return say("%1 needs one of the Minion's sane characters to attach to.", name);
    case Test::costX: return say("%1 costs X: the Minion never picks an X for itself.", name);
    case Test::cost:
        return say("%1 costs %2, %3 more than the largest undrained domain holds.", name,
                   state.printed(card).cost.number, missingFor(state, card));
    case Test::exhausted: return say("%1 is exhausted.", name);
    case Test::insane: return say("%1 is insane.", name);
    case Test::barred: return say("%1 is barred.", name);
    case Test::priority: return say("%1 is in the set too: its turn will come.", name);
    case Test::set: return say("%1 is not in the set that fills the domains best.", name);
    default: return say("%1 is held back for your turn.", name);
    }
}

std::vector<Sentence> proofOf(const State &state, const std::vector<Candidate> &candidates)
{
    std::vector<Sentence> lines;
    for (const auto &each : candidates) {
        const auto numbers = numbersLine(state, each);
        lines.push_back(each.dropped ? say("%1 %2", numbers, reasonFor(state, *each.dropped, each.card))
                                     : numbers);
    }
    return lines;
}

Sentence beforeLine(const State &state, const Candidate &first, const Candidate &second)
{
    const auto count = first.key.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (first.key[i] == second.key[i])
            continue;
        const auto &name = state.name(first.card);
        const auto &other = state.name(second.card);
        return count == 1
                   ? say("%1 goes before %2: cost %3 against %4.", name, other, first.key[i], second.key[i])
                   : say("%1 goes before %2: %5 %3 against %4.", name, other, first.key[i], second.key[i],
                         comparisonName(i, count));
    }
    return equalBefore(state, first.card, second.card);
}

std::vector<Sentence> tieProof(const State &state, const std::vector<Candidate> &candidates, CardId chosen)
{
    const auto first = std::find_if(candidates.begin(), candidates.end(),
                                    [&](const Candidate &c) { return c.card == chosen; });
    const auto *second = nextBest(candidates, chosen);
    if (!second)
        return {say("%1 is the only one.", state.name(chosen))};
    const auto decided = beforeLine(state, *first, *second);
    if (first->tied && state.name(second->card) != state.name(chosen))
        return {equalsLine(state, candidates), decided};
    return {decided};
}

std::vector<Sentence> placesProof(const State &state, const std::vector<Commit> &commits, Side side)
{
    std::vector<Sentence> lines;
    for (const auto &commit : commits) {
        const auto &story = state.stories.at(static_cast<std::size_t>(commit.story));
        const auto &name = state.name(commit.card);
        if (side == Side::minion)
            lines.push_back(
                say("%1 goes to %2, where the Minion has %3 token{3:|s}.", name, story.name, story.minion));
        else
            lines.push_back(say("%1 goes to %2. Your icons there: %3, your tokens: %4.", name, story.name,
                                iconsAt(state, Side::player, story.key), story.player));
    }
    for (std::size_t i = 1; i < commits.size(); ++i) {
        const auto weight = [&](const Commit &commit) {
            const auto &story = state.stories.at(static_cast<std::size_t>(commit.story));
            const bool icons = side == Side::player && byIcons(state.options);
            return std::pair(icons ? iconsAt(state, side, story.key) : 0, story.tokens(side));
        };
        if (commits[i - 1].story != commits[i].story && weight(commits[i - 1]) == weight(commits[i])) {
            lines.push_back(say("Among equal stories, the one nearest the Deep comes first."));
            break;
        }
    }
    return lines;
}

} // namespace torchside::cthulhu
