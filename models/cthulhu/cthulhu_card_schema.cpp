#include "models/cthulhu/cthulhu_card_schema.h"

#include "models/cthulhu/cthulhu_command_schema.h"
#include "models/protocol/codec.h"
#include "models/protocol/form_schema.h"
#include "models/protocol/form_write.h"

using namespace Qt::StringLiterals;

namespace torchside::cthulhu {

namespace {

QJsonObject eitherOf(const QJsonObject &one, const QJsonObject &other)
{
    return {{u"anyOf"_s, QJsonArray{one, other}}};
}

QJsonObject exactly(const QJsonValue &value)
{
    return {{u"const"_s, value}};
}

// What the library holds; what does not fit the form is passed over.
template <class T>
std::vector<T> lookedUp(const protocol::Reader &reader, std::string_view kind, const std::string &text,
                        void (*take)(protocol::Reader &, const QJsonObject &, T &))
{
    std::vector<T> all;
    for (const auto &each : reader.named(kind, text)) {
        protocol::Reader inner;
        T found;
        take(inner, protocol::parsed(each).toObject(), found);
        if (inner.ok())
            all.push_back(std::move(found));
    }
    return all;
}

void takeCard(protocol::Reader &reader, const QJsonObject &json, Found &out)
{
    out.id = json[u"id"_s].toString().toStdString();
    protocol::read(reader, json[u"card"_s], out.card);
}

void takeDeck(protocol::Reader &reader, const QJsonObject &json, std::vector<DeckLine> &out)
{
    protocol::read(reader, json[u"cards"_s], out, list(1, 400));
}

} // namespace

void readOwn(protocol::Reader &reader, const QJsonValue &json, Cost &out)
{
    out = {};
    out.isX = json.toString() == "X"_L1;
    if (!out.isX)
        protocol::readValue(reader, json, out.number, costs);
}

void writeOwn(protocol::JsonText &to, const Cost &cost)
{
    if (cost.isX)
        to.text("X");
    else
        to.number(cost.number);
}

QJsonObject ownSchema(As<Cost>)
{
    return eitherOf(protocol::wholeNumberSchema(costs), exactly(u"X"_s));
}

void readOwn(protocol::Reader &reader, const QJsonValue &json, Attachment &out)
{
    if (json.isBool())
        out = json.toBool() ? Attachment::own : Attachment::none;
    else if (json.toString() == "other"_L1)
        out = Attachment::other;
    else
        reader.fail(say("An attachment is true, false or “other”."));
}

void writeOwn(protocol::JsonText &to, Attachment attachment)
{
    if (attachment == Attachment::other)
        to.text("other");
    else
        to.truth(attachment == Attachment::own);
}

QJsonObject ownSchema(As<Attachment>)
{
    return eitherOf({{u"type"_s, u"boolean"_s}}, exactly(u"other"_s));
}

void readOwn(protocol::Reader &reader, const QJsonValue &json, CardId &out)
{
    if (const auto id = cardIdFrom(json.toString().toStdString()))
        out = *id;
    else
        reader.fail(say("%1 must be a card's id, like c3.", reader.field()));
}

void writeOwn(protocol::JsonText &to, CardId card)
{
    to.text(textOf(card));
}

QJsonObject ownSchema(As<CardId>)
{
    return {{u"type"_s, u"string"_s}, {u"pattern"_s, u"^c[1-9][0-9]*$"_s}};
}

void readOwn(protocol::Reader &reader, const QJsonValue &json, CardRef &out)
{
    out = {};
    if (json.isObject()) {
        Printed card;
        protocol::read(reader, json, card);
        out.card = std::move(card);
        return;
    }
    if (!json.isString())
        return reader.fail(
            say("%1 must be a card: its name, its id, or the card as an object.", reader.field()));
    protocol::readValue(reader, json, out.text, cardName);
    if (reader.ok())
        out.found = lookedUp<Found>(reader, "card", out.text, takeCard);
}

void writeOwn(protocol::JsonText &to, const CardRef &ref)
{
    if (ref.card)
        protocol::write(to, *ref.card, protocol::Audience::journal);
    else
        to.text(ref.text);
}

QJsonObject ownSchema(As<CardRef>)
{
    return eitherOf(protocol::textSchema(cardName), protocol::recordSchema<Printed>());
}

void readOwn(protocol::Reader &reader, const QJsonValue &json, DeckName &out)
{
    out = {};
    protocol::readValue(reader, json, out.text, cardName);
    if (reader.ok())
        out.found = lookedUp<std::vector<DeckLine>>(reader, "deck", out.text, takeDeck);
}

void writeOwn(protocol::JsonText &to, const DeckName &name)
{
    to.text(name.text);
}

QJsonObject ownSchema(As<DeckName>)
{
    return protocol::textSchema(cardName);
}

void readOwn(protocol::Reader &reader, const QJsonValue &json, DomainRef &out)
{
    out = {};
    out.events = json.toString() == "events"_L1;
    if (!out.events)
        protocol::readValue(reader, json, out.index, {});
}

void writeOwn(protocol::JsonText &to, const DomainRef &domain)
{
    if (domain.events)
        to.text("events");
    else
        to.number(domain.index);
}

QJsonObject ownSchema(As<DomainRef>)
{
    return eitherOf(protocol::wholeNumberSchema({}), exactly(u"events"_s));
}

} // namespace torchside::cthulhu
