#include "models/darkcastle/words/words.h"

#include <algorithm>
#include <map>

namespace torchside::darkcastle {

Sentence nameFor(Symbol symbol)
{
    static const std::array<Sentence, symbols> names{say("Might"), say("Cunning"), say("Wisdom")};
    return names.at(at(symbol));
}

Sentence nameFor(Prisoner prisoner)
{
    static const std::array<Sentence, prisoners> names{say("The Abbot"),  say("The Tailor"),
                                                       say("The Smith"),  say("The Cook"),
                                                       say("The Tanner"), say("The Miller")};
    return names.at(at(prisoner));
}

Sentence nameFor(Face face)
{
    return face.isDouble ? say("double %1", nameFor(face.symbol)) : nameFor(face.symbol);
}

Sentence called(const State &state, int character)
{
    return state.isAlone() ? nameFor(state.character(character).id) : literally(state.seatOf(character));
}

Sentence calledTogether(const State &state, const std::vector<int> &characters)
{
    std::vector<Sentence> names;
    for (const int each : characters)
        names.push_back(called(state, each));
    return listed(names);
}

std::vector<int> deadOf(const State &state)
{
    std::vector<int> dead;
    for (std::size_t i = 0; i < state.characters.size(); ++i)
        if (!state.characters[i].alive())
            dead.push_back(static_cast<int>(i));
    return dead;
}

Sentence told(const Row &row)
{
    std::vector<Sentence> parts;
    for (const auto symbol : valuesOf<Symbol>())
        if (row.of(symbol) != 0)
            parts.push_back(say("%1 %2", row.of(symbol), nameFor(symbol)));
    return listed(parts);
}

namespace {

std::vector<Piece> piecesOf(const State &state, int index)
{
    const auto &character = state.character(index);
    const auto name = called(state, index);
    const auto id = [&](const std::string &what) { return what + std::to_string(index); };
    std::vector<Piece> pieces{
        {id("hp"), name, character.hp, "Give %1 %2 HP back: %3 → %4.", "Take %2 HP from %1: %3 → %4."}};
    for (const auto &held : character.hands) {
        // Two items of one name are two cards, each with a sentence of its own.
        const auto copy = pieces.back().id == id("hand") + held.item ? id("second") : id("hand");
        pieces.push_back({copy + held.item, say("%2's “%1”", held.item, name), 1, "Put back into hand: %1.",
                          "Take out of hand: %1."});
    }
    return pieces;
}

std::vector<Piece> piecesOf(const State &state, const Combat &combat)
{
    std::vector<Piece> pieces;
    for (const auto symbol : valuesOf<Symbol>())
        pieces.push_back({std::string(nameOf(symbol)), nameFor(symbol), combat.dice.of(symbol),
                          "Put %2 of the enemy's %1 dice back: %3 → %4.",
                          "Take %2 of the enemy's %1 dice away: %3 → %4."});
    for (const int each : combat.participants) {
        const auto id = [&](const std::string &what) { return what + std::to_string(each); };
        const auto name = called(state, each);
        pieces.push_back({id("rests"), name, combat.isResting(each) ? 1 : 0, "%1 rests in this round.",
                          "%1 does not rest in this round."});
        pieces.push_back({id("rolled"), name, combat.hasRolled(each) ? 1 : 0, "%1 has rolled in this round.",
                          "%1 has not rolled in this round."});
        pieces.push_back(
            {id("blocked"), name, combat.hasBlocked(each) ? 1 : 0, "%1 has blocked.", "%1 has not blocked."});
    }
    return pieces;
}

void append(std::vector<Piece> &to, const std::vector<Piece> &more)
{
    to.insert(to.end(), more.begin(), more.end());
}

} // namespace

std::vector<Piece> Words::pieces(const State &state)
{
    std::vector<Piece> pieces;
    for (std::size_t i = 0; i < state.characters.size(); ++i)
        append(pieces, piecesOf(state, static_cast<int>(i)));
    pieces.push_back({"pages", literally(""), state.chapter,
                      "Turn the castle's cards again: %3 → %4 {4:lies|lie} open.",
                      "Lay turned cards back on the castle: %3 → %4 {4:lies|lie} open."});
    if (state.combat)
        append(pieces, piecesOf(state, *state.combat));
    pieces.push_back({"draws", literally(""), state.draws, "Lay out drawn items: %3 → %4 {4:is|are} waiting.",
                      "Put drawn items away: %3 → %4 {4:is|are} waiting."});
    std::map<std::string, int> laid;
    for (const auto &each : state.laid)
        laid[each.item] += 1;
    for (const auto &[item, count] : laid)
        for (int copy = 0; copy < std::min(count, itemCards); ++copy)
            pieces.push_back({"laid" + std::to_string(copy) + ' ' + item, literally(item), 1,
                              "Lay “%1” on the table again.", "Take “%1” up from the table."});
    std::map<std::string, int> discarded;
    for (const auto &item : state.discard)
        discarded[item] += 1;
    for (const auto &[item, count] : discarded)
        for (int copy = 0; copy < std::min(count, itemCards); ++copy) // the box has no more
            pieces.push_back({"discard" + std::to_string(copy) + ' ' + item, literally(item), 1,
                              "Put “%1” on the discards.", "Take “%1” back from the discards."});
    return pieces;
}

Sentence Words::standing(const State &state)
{
    if (state.outcome)
        return state.outcome->winners.empty() ? say("Lost in the castle") : say("Escaped from the castle");
    if (state.seats.empty())
        return say("not begun");
    if (state.boss)
        return state.phase == Phase::combat ? say("Fighting the boss") : say("Facing the boss");
    if (state.phase == Phase::combat)
        return say("Chapter %1 of %2, in combat", state.chapter, state.chapters);
    return say("Chapter %1 of %2", state.chapter, state.chapters);
}

} // namespace torchside::darkcastle
