#include "models/cthulhu/face/json.h"

#include "models/cthulhu/commands.h"
#include "models/json/codec.h"
#include "models/json/read.h"
#include "models/json/schema.h"
#include "models/json/text.h"
#include "models/json/write.h"

using namespace Qt::StringLiterals;

namespace torchside::cthulhu {

namespace {

QJsonObject eitherOf(const QJsonObject &one, const QJsonObject &other)
{
    return {{u"anyOf"_s, QJsonArray{one, other}}};
}

// What the library holds; what does not fit the form is passed over.
template <class T>
std::vector<T> lookedUp(const json::Reader &reader, std::string_view kind, const std::string &text,
                        void (*take)(json::Reader &, const QJsonObject &, T &))
{
    std::vector<T> all;
    for (const auto &each : reader.named(kind, text)) {
        json::Reader inner;
        T found;
        take(inner, json::parsed(each).toObject(), found);
        if (inner.ok())
            all.push_back(std::move(found));
    }
    return all;
}

void takeCard(json::Reader &reader, const QJsonObject &json, Found &out)
{
    out.id = json[u"id"_s].toString().toStdString();
    json::read(reader, json[u"card"_s], out.card);
}

void takeDeck(json::Reader &reader, const QJsonObject &json, std::vector<DeckLine> &out)
{
    json::read(reader, json[u"cards"_s], out, list(1, 400));
}

} // namespace

void readOwn(json::Reader &reader, const QJsonValue &json, CardRef &out)
{
    out = {};
    if (json.isObject()) {
        Printed card;
        json::read(reader, json, card);
        out.card = std::move(card);
        return;
    }
    if (!json.isString())
        return reader.fail(
            say("%1 must be a card: its name, its id, or the card as an object.", reader.field()));
    json::readValue(reader, json, out.text, cardName);
    if (reader.ok())
        out.found = lookedUp<Found>(reader, "card", out.text, takeCard);
}

void writeOwn(json::JsonText &to, const CardRef &ref)
{
    if (ref.card)
        json::write(to, *ref.card, json::Audience::journal);
    else
        to.text(ref.text);
}

QJsonObject ownSchema(const CardRef *)
{
    return eitherOf(json::textSchema(cardName), json::recordSchema<Printed>());
}

void readOwn(json::Reader &reader, const QJsonValue &json, DeckName &out)
{
    out = {};
    json::readValue(reader, json, out.text, cardName);
    if (reader.ok())
        out.found = lookedUp<std::vector<DeckLine>>(reader, "deck", out.text, takeDeck);
}

void writeOwn(json::JsonText &to, const DeckName &name)
{
    to.text(name.text);
}

QJsonObject ownSchema(const DeckName *)
{
    return json::textSchema(cardName);
}

} // namespace torchside::cthulhu
