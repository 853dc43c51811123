#include "data/catalogue/catalogue.h"
#include "models/cthulhu/cards/limits.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace torchside::data {

namespace {

constexpr qsizetype longestText = 400;

std::string compact(const QJsonObject &json)
{
    return QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString();
}

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
           json[u"value"_s].toString().size() <= longestText;
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

void insert(Database &db, std::string_view sql, std::initializer_list<std::string> values)
{
    Statement statement(db, sql);
    for (const auto &value : values)
        statement.bind(std::string_view(value));
    statement.run();
}

} // namespace

QJsonObject Catalogue::exported() const
{
    if (!db_)
        return {};
    QJsonArray cards;
    Statement card(*db_, "SELECT id, json FROM card ORDER BY id");
    while (card.next())
        cards.append(QJsonObject{
            {u"id"_s, QString::fromStdString(card.text(0))},
            {u"card"_s, QJsonDocument::fromJson(QByteArray::fromStdString(card.text(1))).object()}});
    QJsonArray decks;
    Statement deck(*db_, "SELECT name, json FROM deck ORDER BY name");
    while (deck.next()) {
        auto json = QJsonDocument::fromJson(QByteArray::fromStdString(deck.text(1))).object();
        json[u"name"_s] = QString::fromStdString(deck.text(0));
        decks.append(json);
    }
    QJsonArray corrected;
    for (const auto each : corrections())
        corrected.append(QJsonObject{
            {u"id"_s, each[u"id"_s]}, {u"field"_s, each[u"field"_s]}, {u"value"_s, each[u"value"_s]}});
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
    const auto text = [](const QJsonValue &each, const QString &key) {
        return each[key].toString().toStdString();
    };
    Transaction transaction(*db_);
    for (const auto each : legible[u"cards"_s].toArray())
        insert(*db_, "INSERT OR IGNORE INTO card (id, json) VALUES (?, ?)",
               {text(each, u"id"_s), compact(each[u"card"_s].toObject())});
    for (const auto each : legible[u"decks"_s].toArray())
        insert(*db_, "INSERT OR IGNORE INTO deck (name, json) VALUES (?, ?)",
               {text(each, u"name"_s), compact({{u"lines"_s, each[u"lines"_s]}})});
    for (const auto each : legible[u"corrections"_s].toArray())
        insert(*db_, "INSERT OR IGNORE INTO correction (card, field, value) VALUES (?, ?, ?)",
               {text(each, u"id"_s), text(each, u"field"_s), text(each, u"value"_s)});
    transaction.commit();
    read();
}

} // namespace torchside::data
