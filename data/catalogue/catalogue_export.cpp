#include "data/catalogue/catalogue.h"
#include "models/cthulhu/cards/limits.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::data {

namespace {

constexpr qsizetype longestText = 400;

bool isText(const QJsonValue &value)
{
    const auto text = value.toString();
    return value.isString() && !text.trimmed().isEmpty() && text.size() <= longestText;
}

// The rules check a card once more where it comes into a game; here it has to be a card at all.
bool isCard(const QJsonValue &json)
{
    const auto card = json[u"card"_s];
    return isText(json[u"id"_s]) && card.isObject() && isText(card[u"name"_s]) &&
           cardTypes().contains(card[u"type"_s].toString());
}

bool isDeck(const QJsonValue &json)
{
    if (!isText(json[u"name"_s]) || !json[u"lines"_s].isArray())
        return false;
    for (const auto line : json[u"lines"_s].toArray())
        if (const int count = line[u"count"_s].toInt();
            !isText(line[u"id"_s]) || count < 1 || count > cards::highest)
            return false;
    return true;
}

bool isCorrection(const QJsonValue &json)
{
    return isText(json[u"id"_s]) && isText(json[u"field"_s]) && json[u"value"_s].isString() &&
           json[u"value"_s].toString().size() <= static_cast<qsizetype>(2 * cards::longestText);
}

QJsonArray legibleOf(const QJsonValue &list, bool (*isOne)(const QJsonValue &), int &unreadable)
{
    QJsonArray all;
    for (const auto each : list.toArray()) {
        if (isOne(each))
            all.append(each);
        else
            ++unreadable;
    }
    return all;
}

} // namespace

QJsonObject Catalogue::exported() const
{
    if (!entries_.file())
        return {};
    QJsonArray cards;
    for (const auto &card : this->cards())
        cards.append(QJsonObject{{u"id"_s, card.id}, {u"card"_s, entries_.asKept(cardSort, card.id)}});
    QJsonArray decks;
    for (const auto &deck : entries_.all(deckSort)) {
        auto json = deck.json;
        json[u"name"_s] = deck.id;
        decks.append(json);
    }
    QJsonArray corrected;
    for (const auto &[id, field, value] : entries_.corrections(cardSort))
        corrected.append(QJsonObject{{u"id"_s, id}, {u"field"_s, field}, {u"value"_s, value}});
    return {{u"cards"_s, cards}, {u"decks"_s, decks}, {u"corrections"_s, corrected}};
}

Catalogue::Legible Catalogue::legible(const QJsonObject &exported)
{
    Legible out;
    for (const auto &[part, isOne] : {std::pair(u"cards"_s, &isCard), std::pair(u"decks"_s, &isDeck),
                                      std::pair(u"corrections"_s, &isCorrection)})
        out.parts[part] = legibleOf(exported[part], isOne, out.unreadable);
    return out;
}

void Catalogue::takeOver(const QJsonObject &legible)
{
    Transaction transaction(*entries_.file());
    std::vector<Entry> cards;
    for (const auto each : legible[u"cards"_s].toArray())
        if (const auto id = each[u"id"_s].toString(); !entry(id))
            cards.push_back({id, each[u"card"_s].toObject()});
    std::vector<Entry> decks;
    for (const auto each : legible[u"decks"_s].toArray())
        if (const auto name = each[u"name"_s].toString(); !entries_.entry(deckSort, name))
            decks.push_back({name, {{u"name"_s, name}, {u"lines"_s, each[u"lines"_s]}}});
    const auto known = corrections();
    entries_.keep(cardSort, cards);
    entries_.keep(deckSort, decks);
    for (const auto each : legible[u"corrections"_s].toArray()) {
        const bool isHere = std::any_of(known.begin(), known.end(), [&](const QJsonValue &other) {
            return other[u"id"_s] == each[u"id"_s] && other[u"field"_s] == each[u"field"_s];
        });
        if (!isHere)
            entries_.keepCorrection(cardSort, {each[u"id"_s].toString(), each[u"field"_s].toString(),
                                               each[u"value"_s].toString()});
    }
    transaction.commit();
}

} // namespace torchside::data
