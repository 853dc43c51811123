// The start, the scout, and the cards that are drawn.

#include "models/cthulhu/facts.h"
#include "models/cthulhu/rules/change.h"
#include "models/cthulhu/rules/decide.h"
#include "models/kernel/lifecycle.h"

#include <numeric>

namespace torchside::cthulhu {

namespace {

constexpr int smallestDeck = 50;
constexpr int fewestCharacters = 60; // per cent
constexpr int mostCharacters = 65;
constexpr int whole = 100;

using Deck = std::vector<DeckEntry>;

std::variant<Deck, Refusal> deckFrom(std::string_view field, const std::vector<DeckLine> &lines)
{
    Deck deck;
    for (const auto &line : lines) {
        const auto card = newCard(State{}, field, line.card);
        if (const auto *refusal = std::get_if<Refusal>(&card))
            return *refusal;
        deck.push_back({std::get<Printed>(card), line.count});
    }
    return deck;
}

std::variant<Deck, Refusal> deckNamed(std::string_view field, const DeckName &name)
{
    if (name.found.empty())
        return badArgument(field, say("There is no deck “%1”.", name.text));
    if (name.found.size() > 1)
        return badArgument(field, say("There {1:is|are} %1 deck{1:|s} “%2”: give the cards in deck instead.",
                                      name.found.size(), name.text));
    return deckFrom(field, name.found.front());
}

std::optional<DeckWarned> warningFor(const Deck &deck)
{
    int cards = 0;
    int characters = 0;
    for (const auto &entry : deck) {
        cards += entry.left;
        characters += entry.card.type == CardType::character ? entry.left : 0;
    }
    const bool odd =
        characters * whole < fewestCharacters * cards || characters * whole > mostCharacters * cards;
    if (cards >= smallestDeck && !odd)
        return std::nullopt;
    return DeckWarned{cards, characters};
}

Decision<Event> drawCards(const State &state, const std::vector<CardRef> &refs)
{
    const int wanted = drawsNow(state);
    if (static_cast<int>(refs.size()) != wanted)
        return badArgument("cards",
                           say("The Minion draws exactly %1 card{1:|s} here, not %2.", wanted, refs.size()));
    std::vector<Printed> cards;
    for (const auto &ref : refs) {
        const auto card = newCard(state, "cards", ref);
        if (const auto *refusal = std::get_if<Refusal>(&card))
            return *refusal;
        cards.push_back(std::get<Printed>(card));
    }
    Course course(state);
    std::vector<CardId> ids;
    for (const auto &card : cards)
        ids.push_back(comeUp(course, card));
    course.add(Drawn{ids});
    if (state.stage == Stage::opening)
        beginTurn(course, state.first);
    else
        course.add(WentOn{Stage::resource});
    return finished(course);
}

void afterScout(Course &course)
{
    course.add(WentOn{course.state().phase == Phase::setup ? Stage::opening : Stage::refresh});
}

} // namespace

Decision<Event> decide(const State &, const Start &start, Dice &dice)
{
    if (start.deck && start.deckName)
        return badArgument("deckName", say("Give the deck or its name, not both."));
    std::optional<Deck> deck;
    if (start.deck || start.deckName) {
        const auto read = start.deck ? deckFrom("deck", *start.deck) : deckNamed("deckName", *start.deckName);
        if (const auto *refusal = std::get_if<Refusal>(&read))
            return *refusal;
        deck = std::get<Deck>(read);
    }
    std::optional<Deck> ownDeck;
    if (start.ownDeckName) {
        const auto read = deckNamed("ownDeckName", *start.ownDeckName);
        if (const auto *refusal = std::get_if<Refusal>(&read))
            return *refusal;
        ownDeck = std::get<Deck>(read);
    }
    const auto first = start.first ? *start.first : dice.below(2) == 0 ? Side::minion : Side::player;
    std::vector<Event> events{Started{start.stories, first, start.mulligan, start.options, deck, ownDeck}};
    if (const auto warning = deck ? warningFor(*deck) : std::nullopt)
        events.emplace_back(*warning);
    return events;
}

std::optional<Refusal> differsInKind(const State &before, const State &after)
{
    if (before.options.variant == after.options.variant)
        return std::nullopt;
    return badArgument("command", say("With or without LILLITH is another game: start a new session."));
}

std::vector<Came> thrown(const State &, const Start &, const std::vector<Event> &events)
{
    for (const auto &event : events)
        if (const auto *started = std::get_if<Started>(&event))
            return {{2, started->first == Side::minion ? 0 : 1}};
    return {};
}

Decision<Event> decide(const State &state, const Scout &scout)
{
    if (auto refusal = notAsked<Scout>(state))
        return *refusal;
    const auto card = newCard(state, "card", scout.card);
    if (const auto *refusal = std::get_if<Refusal>(&card))
        return *refusal;
    const auto &printed = std::get<Printed>(card);
    const int cost = scoutCostNow(state);
    if (printed.type != CardType::character)
        return badArgument("card", say("%1 is no character: turn over the next card.", printed.name));
    if (printed.cost != Cost{cost, false})
        return badArgument(
            "card",
            say("The scout costs exactly %1, and %2 does not: turn over the next card.", cost, printed.name));
    Course course(state);
    course.add(Scouted{comeUp(course, printed)});
    afterScout(course);
    return finished(course);
}

Decision<Event> decide(const State &state, const Skip &)
{
    if (auto refusal = notAsked<Skip>(state))
        return *refusal;
    Course course(state);
    if (state.stage == Stage::scout) {
        course.add(ScoutMissing{scoutCostNow(state)});
        afterScout(course);
    } else {
        course.add(ActionSkipped{});
        course.add(WentOn{Stage::defenders});
    }
    return finished(course);
}

Decision<Event> decide(const State &state, const Draw &draw)
{
    if (auto refusal = notAsked<Draw>(state))
        return *refusal;
    return drawCards(state, draw.cards);
}

void evolve(State &state, const Started &event)
{
    state.seats = {"You", "The Minion"};
    state.first = event.first;
    state.mulligan = event.mulligan;
    state.options = event.options;
    const int more = event.mulligan ? 1 : 0;
    state.domains.assign(usualDomains, {event.options.domainResources + more, false});
    state.events = {event.options.eventsResources + more, false};
    for (const auto &name : event.stories)
        state.stories.push_back(newStory(state, name));
    state.deck = event.deck;
    state.ownDeck = event.ownDeck;
}

void evolve(State &, const DeckWarned &)
{}

void evolve(State &state, const CameUp &event)
{
    state.cards.push_back(event.is);
    if (!state.deck)
        return;
    const auto found = std::find_if(state.deck->begin(), state.deck->end(), [&](const DeckEntry &entry) {
        return entry.left > 0 && entry.card.name == event.is.name;
    });
    if (found != state.deck->end())
        --found->left;
}

void evolve(State &, const NotInDeck &)
{}

void evolve(State &state, const Scouted &event)
{
    putDown(state, event.card, std::nullopt);
}

void evolve(State &, const ScoutMissing &)
{}

void evolve(State &state, const Drawn &event)
{
    for (const auto card : event.cards) {
        if (state.printed(card).type == CardType::event)
            state.pool.push_back({card, false});
        else
            state.hand.push_back(card);
    }
}

} // namespace torchside::cthulhu
