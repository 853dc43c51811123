#include "tests/fuzz/fuzz.h"

#include "data/catalogue/card_reading.h"

#include <QJsonValue>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

bool isInRange(const QJsonObject &card, const QString &field)
{
    const auto value = card[field];
    return !value.isDouble() || (value.toDouble() >= 0 && value.toDouble() < 1'000);
}

} // namespace

// Card files of other programs: a set, a deck, a table. The first byte says which.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto input = fuzz::bytes(data, size);
    const auto file = u"file"_s;
    data::Harvest harvest;
    switch (input.isEmpty() ? 'x' : input.front()) {
    case 'd': data::readDeck(harvest, file, input.mid(1)); break;
    case 't': data::readTable(harvest, file, input.mid(1)); break;
    default: data::readSet(harvest, file, input.mid(1));
    }
    for (const auto &each : harvest.cards) {
        fuzz::promise(!each.id.isEmpty() && !each.card[u"name"_s].toString().isEmpty(),
                      "a card has an id and a name", input);
        for (const auto *field : {"cost", "skill"})
            fuzz::promise(isInRange(each.card, QLatin1String(field)), "a card's numbers are a card's numbers",
                          input);
    }
    for (const auto &deck : harvest.decks)
        for (const auto line : deck.lines)
            fuzz::promise(line[u"count"_s].toInt() > 0 && line[u"count"_s].toInt() < 100,
                          "a deck counts its cards", input);
    for (const auto &problem : harvest.problems)
        fuzz::promise(!problem.text.isEmpty(), "a problem is said in words", input);
    return 0;
}
