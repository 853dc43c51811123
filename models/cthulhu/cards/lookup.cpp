#include "models/cthulhu/cards/lookup.h"

#include "models/cthulhu/facts.h"
#include "models/kernel/letters.h"

#include <algorithm>

namespace torchside::cthulhu {

namespace {

std::optional<CardId> byId(const State &state, const std::string &text)
{
    const auto id = cardIdFrom(text);
    return id && static_cast<std::size_t>(id->number) <= state.cards.size() ? id : std::nullopt;
}

// In the hand, the pool or in play, dormant ones included.
std::vector<CardId> byName(const State &state, const std::string &name)
{
    auto all = inPlay(state);
    all.insert(all.end(), state.hand.begin(), state.hand.end());
    for (const auto &pooled : state.pool)
        all.push_back(pooled.card);
    for (const auto &dormant : state.dormant)
        all.push_back(dormant.card);
    std::erase_if(all, [&](CardId card) { return !sameLetters(state.name(card), name); });
    std::sort(all.begin(), all.end());
    return all;
}

Refusal unknown(std::string_view field, const std::string &text)
{
    return badArgument(field,
                       say("No card is known by “%1”: give its id, like c3, or its whole name.", text));
}

Refusal ambiguous(std::string_view field, const std::string &text, std::vector<std::string> candidates)
{
    auto refusal = refuse("ambiguous-card",
                          say("“%1” could be %2 card{2:|s}: name one by its id.", text, candidates.size()));
    refusal.field = field;
    refusal.candidates = std::move(candidates);
    return refusal;
}

std::vector<std::string> idsOf(const std::vector<CardId> &cards)
{
    std::vector<std::string> ids;
    for (const auto card : cards)
        ids.push_back(textOf(card));
    return ids;
}

const DeckEntry *inDeck(const State &state, const std::string &name)
{
    if (!state.deck)
        return nullptr;
    const DeckEntry *found = nullptr;
    for (const auto &entry : *state.deck) {
        if (!sameLetters(entry.card.name, name))
            continue;
        if (found && !(found->card == entry.card))
            return nullptr;
        found = &entry;
    }
    return found;
}

std::variant<Printed, Refusal> fromLibrary(std::string_view field, const CardRef &ref,
                                           const std::vector<CardId> &known)
{
    if (ref.found.size() == 1)
        return ref.found.front().card;
    if (ref.found.empty() && known.empty())
        return unknown(field, ref.text);
    auto ids = idsOf(known);
    for (const auto &found : ref.found)
        ids.push_back(found.id);
    return ambiguous(field, ref.text, ids);
}

void spellOut(const State &state, CardRef &ref)
{
    if (ref.card || ref.found.size() != 1)
        return;
    const auto meant = anyCard(state, {}, ref);
    if (const auto *card = std::get_if<Printed>(&meant); card && *card == ref.found.front().card)
        ref.card = *card;
}

} // namespace

std::variant<CardId, Refusal> knownCard(const State &state, std::string_view field, const CardRef &ref)
{
    if (ref.card)
        return badArgument(
            field,
            say("%1 is to be named here: give the id or the name of a card that is there.", ref.card->name));
    if (const auto id = byId(state, ref.text))
        return *id;
    const auto named = byName(state, ref.text);
    if (named.size() == 1)
        return named.front();
    if (named.empty())
        return unknown(field, ref.text);
    return ambiguous(field, ref.text, idsOf(named));
}

std::variant<Printed, Refusal> newCard(const State &state, std::string_view field, const CardRef &ref)
{
    if (ref.card)
        return *ref.card;
    if (const auto id = byId(state, ref.text))
        return state.printed(*id);
    const auto named = byName(state, ref.text);
    const bool oneCard = !named.empty() && std::all_of(named.begin(), named.end(), [&](CardId card) {
        return state.printed(card) == state.printed(named.front());
    });
    if (oneCard)
        return state.printed(named.front());
    if (const auto *entry = named.empty() ? inDeck(state, ref.text) : nullptr)
        return entry->card;
    return fromLibrary(field, ref, named);
}

KnownOrNew anyCard(const State &state, std::string_view field, const CardRef &ref)
{
    if (!ref.card) {
        if (const auto id = byId(state, ref.text))
            return *id;
        const auto named = byName(state, ref.text);
        if (named.size() == 1)
            return named.front();
        if (named.size() > 1)
            return ambiguous(field, ref.text, idsOf(named));
    }
    const auto fresh = newCard(state, field, ref);
    if (const auto *refusal = std::get_if<Refusal>(&fresh))
        return *refusal;
    return std::get<Printed>(fresh);
}

Command spelledOut(const State &state, Command command)
{
    std::visit(
        [&](auto &each) {
            if constexpr (requires { spellOut(state, each.card); })
                spellOut(state, each.card);
            else if constexpr (requires { spellOut(state, each.cards.front()); })
                for (auto &card : each.cards)
                    spellOut(state, card);
        },
        command);
    return command;
}

} // namespace torchside::cthulhu
