#include "models/cthulhu/words/words.h"

#include "models/cthulhu/facts.h"
#include "models/cthulhu/minion/steps.h"

namespace torchside::cthulhu {

namespace {

Piece tile(const std::string &id, Sentence owner, bool lies, std::string more, std::string less,
           std::string on = {})
{
    return {id, std::move(owner), lies ? 1 : 0, std::move(more), std::move(less), std::move(on)};
}

void addCharacter(const State &state, const Character &character, std::vector<Piece> &pieces)
{
    const auto id = textOf(character.card);
    const auto name = literally(state.name(character.card));
    const auto itself = id + " play";
    pieces.push_back(tile(itself, name, true, "Put %1 into play for the Minion.", "Take %1 out of play."));
    pieces.push_back(tile(id + " exhausted", name, character.status == Status::exhausted, "Exhaust %1.",
                          "Ready %1.", itself));
    pieces.push_back(tile(id + " insane", name, character.isInsane(), "Turn %1 face down: insane.",
                          "Turn %1 face up: sane.", itself));
    pieces.push_back(
        tile(id + " barred", name, character.barred, "%1 is barred.", "%1 is no longer barred.", itself));
    pieces.push_back({id + " wounds", name, character.wounds, "Put wounds on %1: %3 → %4.",
                      "Take wounds off %1: %3 → %4.", itself});
    if (character.story)
        pieces.push_back(tile(id + " at " + std::to_string(*character.story),
                              say("%1 at %2", name, state.storyWith(*character.story).name), true,
                              "Commit %1.", "No longer committed: %1.", itself));
    for (const auto card : character.attachments)
        pieces.push_back(tile(textOf(card) + " on " + id, say("%1 to %2", state.name(card), name), true,
                              "Attach %1.", "No longer attached: %1."));
}

void addCards(const State &state, std::vector<Piece> &pieces)
{
    for (const auto card : state.hand)
        pieces.push_back(tile(textOf(card) + " hand", literally(state.name(card)), true,
                              "Put %1 into the Minion's hand.", "Take %1 out of the Minion's hand."));
    for (const auto &pooled : state.pool)
        pieces.push_back(tile(textOf(pooled.card) + " pool", literally(state.name(pooled.card)), true,
                              "Put %1 into the Events Pool.", "Take %1 out of the Events Pool."));
    for (const auto &character : state.characters)
        addCharacter(state, character, pieces);
    for (const auto card : state.supports)
        pieces.push_back(tile(textOf(card) + " play", literally(state.name(card)), true,
                              "Put %1 into play for the Minion.", "Take %1 out of play."));
    for (const auto &dormant : state.dormant)
        pieces.push_back(tile(textOf(dormant.card) + " dormant", literally(state.name(dormant.card)), true,
                              "Lay %1 dormant at its story.", "%1 is no longer dormant."));
}

void addStories(const State &state, std::vector<Piece> &pieces)
{
    for (const auto &story : state.stories) {
        const auto id = "story " + std::to_string(story.key) + " ";
        const auto name = literally(story.name);
        pieces.push_back(tile(id + story.name, name, true, "Lay %1 into the row of stories.",
                              "Take %1 out of the row of stories."));
        pieces.push_back({id + "minion", name, story.minion,
                          "Put tokens on the Minion's side of %1: %3 → %4.",
                          "Take tokens from the Minion's side of %1: %3 → %4."});
        pieces.push_back({id + "player", name, story.player, "Put tokens on your side of %1: %3 → %4.",
                          "Take tokens from your side of %1: %3 → %4."});
    }
    const std::string theirs = "Stories that the Minion has won: %3 → %4.";
    const std::string yours = "Stories that you have won: %3 → %4.";
    pieces.push_back({"won minion", literally(""), state.minionStories, theirs, theirs});
    pieces.push_back({"won player", literally(""), state.playerStories, yours, yours});
}

// Those that are remembered, wherever they are.
void addOwn(const State &state, const Own &own, std::vector<Piece> &pieces)
{
    const auto id = textOf(own.id);
    const auto name = literally(own.name);
    const auto itself = id + " play";
    pieces.push_back(tile(itself, name, true, "Put your %1 into play.", "Take your %1 out of play."));
    pieces.push_back(tile(id + " exhausted", name, own.status == Status::exhausted, "Exhaust your %1.",
                          "Ready your %1.", itself));
    pieces.push_back(tile(id + " insane", name, own.status == Status::insane,
                          "Turn your %1 face down: insane.", "Turn your %1 face up: sane.", itself));
    pieces.push_back({id + " wounds", name, own.wounds, "Put wounds on your %1: %3 → %4.",
                      "Take wounds off your %1: %3 → %4.", itself});
    if (own.story)
        pieces.push_back(tile(id + " at " + std::to_string(*own.story),
                              say("%1 at %2", name, state.storyWith(*own.story).name), true,
                              "Commit your %1.", "No longer committed: your %1.", itself));
}

// The others, as long as they stand at a story.
void addNameless(const State &state, const Attendance &there, std::vector<Piece> &pieces)
{
    for (std::size_t i = 0; i < there.characters.size(); ++i) {
        const auto &each = there.characters[i];
        if (each.id)
            continue;
        const auto id = "yours " + std::to_string(there.story) + " " + std::to_string(i);
        const auto who =
            each.name ? say("your %1", literally(*each.name)) : say("one of yours with skill %1", each.skill);
        const auto itself = id + " there";
        pieces.push_back(tile(itself, say("%1 at %2", who, state.storyWith(there.story).name),
                              !there.gone.at(i), "Commit %1.", "No longer committed: %1."));
        pieces.push_back({id + " wounds", who, each.wounds, "Put wounds on %1: %3 → %4.",
                          "Take wounds off %1: %3 → %4.", itself});
    }
}

void addDomain(const std::string &id, const Sentence &name, const Domain &domain, std::vector<Piece> &pieces)
{
    const auto itself = id + " play"; // the usual ones never leave
    pieces.push_back({id, name, domain.resources, "Turn the die of %1 up by %2: %3 → %4.",
                      "Turn the die of %1 down by %2: %3 → %4.", itself});
    pieces.push_back(tile(id + " drained", name, domain.drained, "Mark %1 as drained.",
                          "Clear %1: it is not drained.", itself));
}

// Its resources are cards, not a die; one that is counted no more lies where it lay.
void addOwnDomain(std::size_t at, const Domain &domain, std::vector<Piece> &pieces)
{
    const auto id = "own-domain " + std::to_string(at);
    const auto name = say("your domain %1", at + 1);
    const auto itself = id + " play";
    pieces.push_back({id, name, domain.resources, "Attach resources to %1: %3 → %4.",
                      "Take resources from %1: %3 → %4.", itself});
    pieces.push_back(tile(id + " drained", name, domain.drained, "Mark %1 as drained.",
                          "Clear %1: it is not drained.", itself));
}

} // namespace

std::vector<Prompt> Words::prompts(const State &state)
{
    if (const auto step = stepOf(state))
        return {{step->say, step->rule}};
    if (!state.outcome)
        return {};
    const bool minion = state.outcome->winners.front() == seatOf(Side::minion);
    if (state.outcome->reason == "deck-out")
        return {{minion ? say("Your deck is out of cards: the Minion has won.")
                        : say("The Minion's deck is out of cards: you have won."),
                 "deck-out"}};
    return {{minion ? say("The Minion has won three stories and the game.")
                    : say("You have won three stories and the game."),
             "three-stories"}};
}

std::vector<Piece> Words::pieces(const State &state)
{
    std::vector<Piece> pieces;
    for (std::size_t i = 0; i < state.domains.size(); ++i) {
        const auto id = "domain " + std::to_string(i);
        const auto name = say("the Minion's domain %1", i + 1);
        if (i >= usualDomains)
            pieces.push_back(
                tile(id + " play", name, true, "Put %1 into play for the Minion.", "Take %1 out of play."));
        addDomain(id, name, state.domains[i], pieces);
    }
    addDomain("events", say("the Events Domain"), state.events, pieces);
    addCards(state, pieces);
    for (std::size_t i = 0; i < state.ownDomains.size(); ++i)
        addOwnDomain(i, state.ownDomains[i], pieces);
    for (const auto &own : state.own)
        addOwn(state, own, pieces);
    for (const auto &there : state.attendance)
        addNameless(state, there, pieces);
    addStories(state, pieces);
    return pieces;
}

Sentence Words::standing(const State &state)
{
    if (state.outcome)
        return state.outcome->winners.front() == seatOf(Side::minion) ? say("The Minion has won")
                                                                      : say("You have won");
    if (state.phase == Phase::setup)
        return say("being set up");
    return say("Turn %1, stories %2 to %3", state.turn, state.playerStories, state.minionStories);
}

} // namespace torchside::cthulhu
