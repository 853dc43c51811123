#include "models/cthulhu/game.h"
#include "models/kernel/letters.h"

#include <algorithm>

namespace torchside::cthulhu {

namespace {

using Deck = std::vector<DeckEntry>;

// Every card that a command names, wherever it stands in it.
template <class T, class Use>
void eachCard(T &value, Use &&use)
{
    if constexpr (std::same_as<T, CardRef>) {
        use(value);
    } else if constexpr (Optional<T>) {
        if (value)
            eachCard(*value, use);
    } else if constexpr (Formed<T>) {
        forEach(T::form().fields, [&]<class F>(const F &field) {
            if constexpr (!isDerived<F>)
                eachCard(value.*field.at, use);
        });
    } else if constexpr (List<T>) {
        for (auto &each : value)
            eachCard(each, use);
    }
}

std::vector<Printed> cardsIn(const std::vector<Event> &events)
{
    std::vector<Printed> cards;
    for (const auto &event : events) {
        if (const auto *cameUp = std::get_if<CameUp>(&event))
            cards.push_back(cameUp->is);
        if (const auto *started = std::get_if<Started>(&event))
            for (const auto &entry : started->deck.value_or(Deck{}))
                cards.push_back(entry.card);
    }
    return cards;
}

// By the name it was called by, or by the name of what the catalogue has under its number.
void recallCard(CardRef &ref, const std::vector<Printed> &cards)
{
    const auto isIt = [&](const Printed &card) {
        return sameLetters(card.name, ref.text) ||
               std::any_of(ref.found.begin(), ref.found.end(), [&](const Found &found) {
                   return found.id == ref.text && sameLetters(found.card.name, card.name);
               });
    };
    const auto card = std::find_if(cards.begin(), cards.end(), isIt);
    if (card != cards.end())
        ref.found = {Found{ref.text, *card}};
    else if (ref.found.empty() && cards.size() == 1)
        ref.found = {Found{ref.text, cards.front()}};
}

void recallDeck(DeckName &name, const std::vector<Event> &events)
{
    for (const auto &event : events) {
        const auto *started = std::get_if<Started>(&event);
        if (!started || !started->deck)
            continue;
        std::vector<DeckLine> lines;
        for (const auto &entry : *started->deck)
            lines.push_back({CardRef{{}, entry.card, {}}, entry.left});
        name.found = {std::move(lines)};
    }
}

} // namespace

void Rules::recall(Command &command, const std::vector<Event> &events)
{
    const auto cards = cardsIn(events);
    std::visit([&](auto &each) { eachCard(each, [&](CardRef &ref) { recallCard(ref, cards); }); }, command);
    if (auto *start = std::get_if<Start>(&command); start && start->deckName)
        recallDeck(*start->deckName, events);
}

} // namespace torchside::cthulhu
