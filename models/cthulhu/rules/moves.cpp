// The table's hand on cards that change their place.

#include "models/cthulhu/facts.h"
#include "models/cthulhu/rules/change.h"
#include "models/cthulhu/rules/decide.h"

namespace torchside::cthulhu {

namespace {

// The card that is meant, come up now if it is new.
CardId there(Course &course, const KnownOrNew &card)
{
    if (const auto *id = std::get_if<CardId>(&card))
        return *id;
    return comeUp(course, std::get<Printed>(card));
}

Printed printOf(const State &state, const KnownOrNew &card)
{
    const auto *id = std::get_if<CardId>(&card);
    return id ? state.printed(*id) : std::get<Printed>(card);
}

bool isThere(const State &state, const KnownOrNew &card, bool (*where)(const State &, CardId))
{
    const auto *id = std::get_if<CardId>(&card);
    return id && where(state, *id);
}

} // namespace

Decision<Event> decide(const State &state, const PutIntoPlay &put)
{
    if (auto refusal = stillInSetup(state))
        return *refusal;
    const auto card = anyCard(state, "card", put.card);
    if (const auto *refusal = std::get_if<Refusal>(&card))
        return *refusal;
    const auto printed = printOf(state, card);
    if (printed.type == CardType::event)
        return badArgument("card", say("%1 is an event: it is played, never put into play.", printed.name));
    if (isThere(state, card, isInPlay))
        return badArgument("card", say("%1 is in play already.", printed.name));
    const bool own = isOwnAttachment(printed);
    const auto host = own ? nextHost(state) : std::nullopt;
    if (own && !host)
        return badArgument("card",
                           say("%1 needs one of the Minion's sane characters to attach to.", printed.name));
    Course course(state);
    course.add(EnteredPlay{there(course, card), host});
    return finished(course);
}

Decision<Event> decide(const State &state, const TakeToHand &take)
{
    if (auto refusal = stillInSetup(state))
        return *refusal;
    const auto card = anyCard(state, "card", take.card);
    if (const auto *refusal = std::get_if<Refusal>(&card))
        return *refusal;
    if (isThere(state, card, isInHand) || isThere(state, card, isInPool))
        return badArgument("card",
                           say("%1 is in the Minion's hand or pool already.", printOf(state, card).name));
    if (const auto *id = std::get_if<CardId>(&card))
        if (auto refusal = isOfWonStory("card", state, *id))
            return *refusal;
    Course course(state);
    course.add(TakenToHand{there(course, card)});
    return finished(course);
}

Decision<Event> decide(const State &state, const Attach &attach)
{
    if (auto refusal = stillInSetup(state))
        return *refusal;
    const auto card = anyCard(state, "card", attach.card);
    if (const auto *refusal = std::get_if<Refusal>(&card))
        return *refusal;
    const auto to = knownCard(state, "to", attach.to);
    if (const auto *refusal = std::get_if<Refusal>(&to))
        return *refusal;
    const auto host = std::get<CardId>(to);
    const auto printed = printOf(state, card);
    if (printed.type != CardType::support)
        return badArgument("card", say("%1 is no support: only those are attached.", printed.name));
    const auto *character = state.character(host);
    if (!character || character->isInsane())
        return badArgument("to", say("%1 is no sane character of the Minion's in play.", state.name(host)));
    if (isThere(state, card, isInPlay) && contains(character->attachments, std::get<CardId>(card)))
        return badArgument("to", say("%1 carries it already.", state.name(host)));
    Course course(state);
    course.add(Attached{there(course, card), host});
    return finished(course);
}

Decision<Event> decide(const State &state, const LayDormant &lay)
{
    if (auto refusal = checkStory("story", lay.story, state))
        return *refusal;
    if (auto refusal = stillInSetup(state))
        return *refusal;
    const auto card = anyCard(state, "card", lay.card);
    if (const auto *refusal = std::get_if<Refusal>(&card))
        return *refusal;
    const auto &story = state.stories[static_cast<std::size_t>(lay.story)];
    if (isWon(state, story.key))
        return badArgument("story", say("%1 is won: lay the new story first.", story.name));
    const auto printed = printOf(state, card);
    if (printed.type == CardType::event || isThere(state, card, isDormant))
        return badArgument("card", say("%1 can't be laid dormant.", printed.name));
    if (const auto *id = std::get_if<CardId>(&card)) {
        if (story.card == *id)
            return badArgument("story", say("%1 can't lie dormant at itself.", printed.name));
        if (auto refusal = isOfWonStory("card", state, *id))
            return *refusal;
    }
    Course course(state);
    course.add(LaidDormant{there(course, card), lay.story});
    return finished(course);
}

void evolve(State &state, const Attached &event)
{
    takeAway(state, event.card);
    characterIn(state, event.to).attachments.push_back(event.card);
}

void evolve(State &state, const EnteredPlay &event)
{
    takeAway(state, event.card);
    putDown(state, event.card, event.attachTo);
}

void evolve(State &state, const TakenToHand &event)
{
    takeAway(state, event.card);
    evolve(state, Drawn{{event.card}});
}

void evolve(State &state, const LaidDormant &event)
{
    const int key = keyOf(state, event.story);
    takeAway(state, event.card);
    state.dormant.push_back({event.card, key});
}

} // namespace torchside::cthulhu
