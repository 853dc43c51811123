// The table's hand on the Minion's characters: it knows better than any rule.

#include "models/cthulhu/rules/change.h"
#include "models/cthulhu/rules/decide.h"

#include "models/cthulhu/facts.h"

namespace torchside::cthulhu {

Decision<Event> decide(const State &state, const Bar &bar)
{
    return withCharacter(state, bar.card, [&](const Character &character) {
        return done(state, Barred{character.card, bar.on});
    });
}

Decision<Event> decide(const State &state, const Wound &wound)
{
    return withCharacter(state, wound.card, [&](const Character &character) {
        const bool survives =
            !character.isInsane() && character.wounds + 1 <= toughnessIn(keywordsOf(state, character.card));
        return survives ? done(state, Wounded{character.card}) : done(state, Destroyed{character.card});
    });
}

Decision<Event> decide(const State &state, const DriveInsane &insane)
{
    return withCharacter(state, insane.card, [&](const Character &character) -> Decision<Event> {
        if (character.isInsane())
            return badArgument("card", say("%1 is insane already.", state.name(character.card)));
        if (character.wounds > 0)
            return done(state, Destroyed{character.card});
        return done(state, WentInsane{character.card});
    });
}

Decision<Event> decide(const State &state, const Restore &restore)
{
    return withCharacter(state, restore.card, [&](const Character &character) -> Decision<Event> {
        if (!character.isInsane())
            return badArgument("card", say("%1 is not insane.", state.name(character.card)));
        return done(state, Restored{character.card});
    });
}

Decision<Event> decide(const State &state, const MakeReady &ready)
{
    return withCharacter(state, ready.card, [&](const Character &character) -> Decision<Event> {
        if (character.isInsane())
            return badArgument("card", say("%1 is insane: restore it first.", state.name(character.card)));
        if (character.status == Status::ready)
            return badArgument("card", say("%1 is ready already.", state.name(character.card)));
        return done(state, Readied{character.card});
    });
}

Decision<Event> decide(const State &state, const Exhaust &exhaust)
{
    return withCharacter(state, exhaust.card, [&](const Character &character) -> Decision<Event> {
        if (character.isInsane())
            return badArgument("card",
                               say("%1 is insane: it can't be exhausted.", state.name(character.card)));
        if (character.status == Status::exhausted)
            return badArgument("card", say("%1 is exhausted already.", state.name(character.card)));
        return done(state, Exhausted{character.card});
    });
}

Decision<Event> decide(const State &state, const SetBoost &boost)
{
    return withCharacter(state, boost.card, [&](const Character &character) -> Decision<Event> {
        if (character.isInsane())
            return badArgument("card",
                               say("%1 is insane: it has no numbers to change.", state.name(character.card)));
        if (!boost.cost && !boost.skill && !boost.icons && !boost.keywords)
            return badArgument("card", say("Say what changes: cost, skill, icons or keywords."));
        return done(state, Boosted{character.card, boost.cost, boost.skill, boost.icons, boost.keywords});
    });
}

Decision<Event> decide(const State &state, const Destroy &destroy)
{
    if (auto refusal = stillInSetup(state))
        return *refusal;
    const auto card = knownCard(state, "card", destroy.card);
    if (const auto *refusal = std::get_if<Refusal>(&card))
        return *refusal;
    const auto id = std::get<CardId>(card);
    if (!isInPlay(state, id))
        return badArgument("card", say("%1 is not in play.", state.name(id)));
    if (auto refusal = isOfWonStory("card", state, id))
        return *refusal;
    return done(state, Destroyed{id});
}

std::optional<Refusal> faultOf(const CountDefenders &defenders)
{
    if (defenders.count.has_value() != defenders.characters.has_value())
        return std::nullopt;
    return badArgument(defenders.count ? "characters" : "count",
                       say("Say how many of yours are ready, or under LILLITH which: one of the two."));
}

std::optional<Refusal> faultOf(const AskWhyNot &question)
{
    if (question.card.has_value() != question.line.has_value())
        return std::nullopt;
    return badArgument(question.card ? "line" : "card",
                       say("Ask about a card, or under LILLITH about a line: one of the two."));
}

std::optional<Refusal> faultOf(const Discard &discard)
{
    if (discard.card.has_value() != discard.story.has_value())
        return std::nullopt;
    return badArgument(discard.card ? "story" : "card",
                       say("Name a card or a story to discard, one of the two."));
}

Decision<Event> decide(const State &state, const Discard &discard)
{
    if (discard.story)
        if (auto refusal = checkStory("story", *discard.story, state))
            return *refusal;
    if (auto refusal = stillInSetup(state))
        return *refusal;
    if (discard.story) {
        if (!state.stories[static_cast<std::size_t>(*discard.story)].conspiracy)
            return badArgument("story", say("%1 is no conspiracy: stories are not discarded.",
                                            state.stories[static_cast<std::size_t>(*discard.story)].name));
        if (auto refusal =
                wonAlready("story", state, state.stories[static_cast<std::size_t>(*discard.story)]))
            return *refusal;
        return done(state, ConspiracyDiscarded{*discard.story});
    }
    const auto card = knownCard(state, "card", *discard.card);
    if (const auto *refusal = std::get_if<Refusal>(&card))
        return *refusal;
    const auto id = std::get<CardId>(card);
    if (!isInPlay(state, id) && !isInHand(state, id) && !isInPool(state, id) && !isDormant(state, id))
        return badArgument("card", say("%1 is discarded already.", state.name(id)));
    if (auto refusal = isOfWonStory("card", state, id))
        return *refusal;
    return done(state, Discarded{id});
}

void evolve(State &state, const WentInsane &event)
{
    auto &character = characterIn(state, event.card);
    character.status = Status::insane;
    character.attachments.clear();
    character.boost = {};
    character.story.reset();
}

void evolve(State &state, const Wounded &event)
{
    characterIn(state, event.card).wounds += 1;
}

void evolve(State &state, const Destroyed &event)
{
    takeAway(state, event.card);
}

void evolve(State &state, const Readied &event)
{
    characterIn(state, event.card).status = Status::ready;
}

void evolve(State &state, const Exhausted &event)
{
    characterIn(state, event.card).status = Status::exhausted;
}

void evolve(State &state, const Restored &event)
{
    characterIn(state, event.card).status = Status::exhausted;
}

void evolve(State &state, const Barred &event)
{
    characterIn(state, event.card).barred = event.on;
}

void evolve(State &state, const Discarded &event)
{
    takeAway(state, event.card);
}

void evolve(State &state, const ConspiracyDiscarded &event)
{
    removeStory(state, keyOf(state, event.story));
}

void evolve(State &state, const Boosted &event)
{
    auto &boost = characterIn(state, event.card).boost;
    const auto set = [](auto &old, const auto &now) {
        if (now)
            old = now;
    };
    set(boost.cost, event.cost);
    set(boost.skill, event.skill);
    set(boost.keywords, event.keywords);
    const auto icons = event.icons.value_or(IconChange{});
    set(boost.icons.terror, icons.terror);
    set(boost.icons.combat, icons.combat);
    set(boost.icons.arcane, icons.arcane);
    set(boost.icons.investigation, icons.investigation);
}

} // namespace torchside::cthulhu
