#include "models/cthulhu/minion/whynot.h"

#include "models/cthulhu/cards/lookup.h"
#include "models/cthulhu/facts.h"
#include "models/cthulhu/lillith/planning.h"
#include "models/cthulhu/minion/steps.h"
#include "models/cthulhu/minion/why.h"

#include <algorithm>

namespace torchside::cthulhu {

namespace {

using Result = std::variant<WhyNot, Refusal>;

Result proposedItself(const State &state, CardId card)
{
    return badArgument("card", say("%1 is the Minion's choice: ask about another card.", state.name(card)));
}

bool isOfKind(const State &state, CardId card, CardType kind)
{
    return (state.printed(card).type == CardType::character) == (kind == CardType::character);
}

Result againstCharacter(const State &state, CardId card, CardId chosen)
{
    const auto theirs = potentialOf(state, card);
    const auto best = potentialOf(state, chosen);
    for (std::size_t i = 0; i < best.size(); ++i)
        if (theirs[i] != best[i])
            return WhyNot{comparisonAt(i), best[i] - theirs[i],
                          say("%1 goes before %2: %5 %3 against %4.", state.name(chosen), state.name(card),
                              best[i], theirs[i], say(nameOf(comparisonAt(i))))};
    return WhyNot{Test::tied, 0,
                  say("%1 and %2 are fully equal: choose the other if its text is better.",
                      state.name(chosen), state.name(card))};
}

Result againstSupport(const State &state, CardId card, CardId chosen)
{
    const int best = state.printed(chosen).cost.number;
    const int theirs = state.printed(card).cost.number;
    if (best != theirs)
        return WhyNot{
            Test::support, best - theirs,
            say("%1 costs more than %2: %3 against %4.", state.name(chosen), state.name(card), best, theirs)};
    if (state.name(card) == state.name(chosen))
        return WhyNot{Test::tied, 0, say("%1 is there twice: either will do.", state.name(card))};
    return WhyNot{
        Test::name, std::nullopt,
        say("%1 costs as much as %2 and comes first by name.", state.name(chosen), state.name(card))};
}

Candidate ranked(const State &state, CardId card)
{
    return {card, rankOf(state, card), std::nullopt, false};
}

// What the set loses by this card: fewer cards, less cost, or the better card by priority.
Sentence whatTheSetLoses(const State &state, const lillith::CardSet &best, CardId card)
{
    const auto with = lillith::bestSetWith(state, card);
    if (with.cards.size() != best.cards.size() || with.cost != best.cost)
        return say("With it at best %1 in all, without it %2.",
                   lillith::cardsFor(with.cards.size(), with.cost),
                   lillith::cardsFor(best.cards.size(), best.cost));
    const auto [mine, other] = std::mismatch(best.cards.begin(), best.cards.end(), with.cards.begin());
    return joined({say("With it the set would be as good, %1 in all; priority decides.",
                       lillith::cardsFor(with.cards.size(), with.cost)),
                   beforeLine(state, ranked(state, *mine), ranked(state, *other))});
}

WhyNot besideTheSet(const State &state, CardId card, std::optional<CardId> chosen)
{
    const auto best = lillith::bestSet(state);
    if (!contains(best.cards, card))
        return {Test::set, std::nullopt,
                joined({reasonFor(state, Test::set, card), whatTheSetLoses(state, best, card)})};
    const auto its = reasonFor(state, Test::priority, card);
    return {Test::priority, std::nullopt,
            chosen ? joined({its, beforeLine(state, ranked(state, *chosen), ranked(state, card))}) : its};
}

Sentence otherKind(const State &state, CardId card, std::optional<CardType> kind, int drain)
{
    const auto &name = state.name(card);
    if (!kind)
        return say("Another kind of card goes first at drain %1 than %2.", drain, name);
    return kind == CardType::character
               ? say("Another kind of card goes first at drain %1: a character, before %2.", drain, name)
               : say("Another kind of card goes first at drain %1: a support, before %2.", drain, name);
}

Result atDrain(const State &state, CardId card, int drain)
{
    const auto thought = thinkDrain(state, drain);
    if (thought.chosen == card)
        return proposedItself(state, card);
    if (!isInHand(state, card))
        return WhyNot{Test::hand, std::nullopt, reasonFor(state, Test::hand, card)};
    if (const auto test = hindrance(state, card))
        return WhyNot{*test, *test == Test::cost ? std::optional(missingFor(state, card)) : std::nullopt,
                      reasonFor(state, *test, card)};
    if (state.isLillith())
        return besideTheSet(state, card, thought.chosen);
    if (!thought.chosen || !isOfKind(state, card, *thought.kind))
        return WhyNot{Test::kind, std::nullopt, otherKind(state, card, thought.kind, drain)};
    return thought.kind == CardType::character ? againstCharacter(state, card, *thought.chosen)
                                               : againstSupport(state, card, *thought.chosen);
}

Result heldBack(const State &state, CardId card);

Result atStories(const State &state, CardId card, const Thought &thought)
{
    if (!state.character(card))
        return badArgument(
            "card", say("%1 is not one of the Minion's characters in play: only those commit and defend.",
                        state.name(card)));
    const auto found = std::find_if(thought.candidates.begin(), thought.candidates.end(),
                                    [&](const Candidate &c) { return c.card == card; });
    if (found != thought.candidates.end() && found->dropped)
        return WhyNot{*found->dropped, std::nullopt, reasonFor(state, *found->dropped, card)};
    if (!contains(thought.held, card))
        return proposedItself(state, card);
    if (state.isLillith())
        return heldBack(state, card);
    return WhyNot{Test::held, std::nullopt, reasonFor(state, Test::held, card)};
}

Test testFor(lillith::Aim aim)
{
    return valueOf<Test>(nameOf(aim)).value();
}

std::variant<std::vector<Commit>, Refusal> lineOf(const State &state, const std::vector<Destination> &line)
{
    const auto board = lillith::boardOf(state);
    std::vector<Commit> commits;
    for (const auto &each : line) {
        const auto card = knownCard(state, "line", each.card);
        if (const auto *refusal = std::get_if<Refusal>(&card))
            return *refusal;
        const auto id = std::get<CardId>(card);
        if (!contains(board.cards, id))
            return badArgument("line", say("%1 is not ready: it can't be sent.", state.name(id)));
        if (std::any_of(commits.begin(), commits.end(), [&](const Commit &c) { return c.card == id; }))
            return badArgument("line", say("%1 is named twice.", state.name(id)));
        if (std::none_of(board.arenas.begin(), board.arenas.end(),
                         [&](const lillith::Arena &arena) { return arena.place == each.story; }))
            return badArgument("line", say("Nobody can be sent to story %1 now.", each.story));
        commits.push_back({id, each.story});
    }
    return commits;
}

Result askedLine(const State &state, const std::vector<Destination> &line)
{
    const auto weighed = weighedAgainst(state, line);
    if (const auto *refusal = std::get_if<Refusal>(&weighed))
        return *refusal;
    const auto &[ours, other, aim] = std::get<LinesWeighed>(weighed);
    return WhyNot{
        testFor(aim), lillith::byAt(aim, ours, other),
        joined({lillith::comesOf(state, other.outcome), lillith::differenceAt(state, aim, ours, other)}),
        other.outcome};
}

// The card sent along, wherever that costs least: what becomes of it.
Result heldBack(const State &state, CardId card)
{
    const auto board = lillith::boardOf(state);
    auto commits = state.plan.value().best.commits;
    std::optional<lillith::Line> best;
    for (const auto &arena : board.arenas) {
        commits.push_back({card, arena.place});
        auto line = lillith::weighed(board, lillith::placesOf(board, commits));
        if (!best || lillith::isBetter(line, *best))
            best = std::move(line);
        commits.pop_back();
    }
    const auto planned = lillith::weighed(board, lillith::placesOf(board, state.plan->best.commits));
    const auto with = lillith::told(board, best.value());
    const auto aim =
        lillith::lostAt(lillith::Scale(board.attacker, board.own.size()), board.attacker, planned, *best);
    return WhyNot{Test::held, std::nullopt,
                  joined({say("%1 is of no use to the best line.", state.name(card)),
                          lillith::comesOf(state, with.outcome),
                          lillith::differenceAt(state, aim, lillith::told(board, planned), with)}),
                  with.outcome};
}

} // namespace

Sentence whySent(const State &state, CardId card)
{
    const auto board = lillith::boardOf(state);
    auto commits = state.plan.value().best.commits;
    const auto best = lillith::weighed(board, lillith::placesOf(board, commits));
    std::erase_if(commits, [&](const Commit &commit) { return commit.card == card; });
    const auto without = lillith::weighed(board, lillith::placesOf(board, commits));
    const auto told = lillith::told(board, without);
    const auto aim =
        lillith::lostAt(lillith::Scale(board.attacker, board.own.size()), board.attacker, best, without);
    return joined({say("Left at home it would come to less."), lillith::comesOf(state, told.outcome),
                   lillith::differenceAt(state, aim, lillith::told(board, best), told)});
}

std::variant<LinesWeighed, Refusal> weighedAgainst(const State &state, const std::vector<Destination> &line)
{
    const auto step = stepIdOf(state);
    if (!state.isLillith() || !state.plan || (step != StepId::commit && step != StepId::defend))
        return notNow(say("Lines are compared only where LILLITH commits or defends."));
    const auto commits = lineOf(state, line);
    if (const auto *refusal = std::get_if<Refusal>(&commits))
        return *refusal;
    const auto board = lillith::boardOf(state);
    const auto places = lillith::placesOf(board, std::get<std::vector<Commit>>(commits));
    const auto planned = lillith::placesOf(board, state.plan->best.commits);
    if (places == planned)
        return badArgument("line", say("That is the line that the Minion takes: ask about another."));
    const auto asked = lillith::weighed(board, places);
    const auto best = lillith::weighed(board, planned);
    const lillith::Scale scale(board.attacker, board.own.size());
    return LinesWeighed{lillith::told(board, best), lillith::told(board, asked),
                        lillith::lostAt(scale, board.attacker, best, asked)};
}

Result whyNot(const State &state, const AskWhyNot &question)
{
    if (question.line)
        return askedLine(state, *question.line);
    const auto step = stepIdOf(state);
    if (step != StepId::drain && step != StepId::commit && step != StepId::defend)
        return notNow(say("The Minion has no choice open: ask when it plays, commits or defends."));
    const auto card = knownCard(state, "card", *question.card);
    if (const auto *refusal = std::get_if<Refusal>(&card))
        return *refusal;
    const auto id = std::get<CardId>(card);
    if (step == StepId::drain)
        return atDrain(state, id, drainOf(state));
    return atStories(state, id, step == StepId::commit ? thinkCommit(state) : thinkDefence(state));
}

} // namespace torchside::cthulhu
