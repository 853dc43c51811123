#include "data/catalogue/kinds.h"

#include "data/catalogue/card_reading.h"
#include "models/cthulhu/pack/pack.h"
#include "models/cutthroat/pack/pack.h"
#include "models/darkcastle/pack/pack.h"
#include "models/duelofages/pack/pack.h"
#include "models/json/entry.h"
#include "models/json/line.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::data {

namespace {

using ReadEntry = std::variant<QJsonObject, Sentence>;

std::optional<QString> setByForm(const EntryKind &kind, QJsonObject &entry, const QString &field,
                                 const QString &text)
{
    const auto schema = schemaAt(kind.schema, field);
    if (schema.isEmpty())
        return u"there is no such field; there are: %1"_s.arg(
            kind.schema[u"properties"_s].toObject().keys().join(u", "_s));
    auto changed = entry;
    putAt(changed, field, valueFrom(schema, text.trimmed()));
    auto read = kind.read(changed);
    if (const auto *wrong = std::get_if<Sentence>(&read))
        return QString::fromStdString(english(*wrong));
    entry = std::get<QJsonObject>(read);
    return std::nullopt;
}

std::optional<QString> setOfCard(const EntryKind &, QJsonObject &entry, const QString &field,
                                 const QString &text)
{
    return setField(entry, field, text);
}

// Stories lie between the players: the game plays no such card, the catalogue keeps their names.
ReadEntry readCard(const QJsonObject &entry)
{
    auto card = entry;
    card.remove(u"id"_s);
    card.remove(u"set"_s);
    if (card[u"type"_s] == QLatin1String(cards::story.data()))
        card[u"type"_s] = u"support"_s;
    auto read = json::readEntry<cthulhu::Printed>(card);
    if (auto *known = std::get_if<QJsonObject>(&read))
        for (const auto &key : {u"type"_s, u"set"_s, u"text"_s})
            if (entry[key].isString())
                known->insert(key, entry[key]);
    return read;
}

QJsonObject cardSchema()
{
    auto schema = json::recordSchema<cthulhu::Printed>();
    auto properties = schema[u"properties"_s].toObject();
    properties[u"type"_s] = QJsonObject{{u"enum"_s, QJsonArray::fromStringList(cardTypes())}};
    properties[u"set"_s] = QJsonObject{{u"type"_s, u"string"_s}};
    schema[u"properties"_s] = properties;
    return schema;
}

QJsonObject asItIs(QJsonObject entry)
{
    return entry;
}

template <class V>
void add(std::vector<EntryKind> &kinds, const QString &game)
{
    for (const auto &form : json::EntryForms<V>::list())
        kinds.push_back({{game, json::latin(form.name)}, form.schema(), form.read, setByForm, asItIs});
}

const QRegularExpression &separator()
{
    static const QRegularExpression all(u"\\s*[;,]\\s*"_s);
    return all;
}

bool isTrue(const QString &text)
{
    const auto low = text.toLower();
    return low == u"true"_s || low == u"yes"_s || low == u"1"_s;
}

bool isFalse(const QString &text)
{
    const auto low = text.toLower();
    return low == u"false"_s || low == u"no"_s || low == u"0"_s;
}

bool knowsTruth(const QJsonObject &schema)
{
    return schema[u"type"_s] == u"boolean"_s || schema[u"enum"_s].toArray().contains(true);
}

QJsonValue put(const QJsonValue &into, const QStringList &path, const QJsonValue &value);

QJsonValue putInList(QJsonArray list, const QStringList &path, const QJsonValue &value)
{
    constexpr qsizetype mostElements = 1'000;
    const auto at = path.front().toInt() - 1;
    if (at < 0 || at > mostElements)
        return list;
    while (list.size() <= at)
        list.append(QJsonObject());
    list[at] = put(list[at], path.mid(1), value);
    return list;
}

QJsonValue put(const QJsonValue &into, const QStringList &path, const QJsonValue &value)
{
    if (path.isEmpty())
        return value;
    bool isNumber = false;
    path.front().toInt(&isNumber);
    if (into.isArray() || (isNumber && !into.isObject() && path.size() > 1))
        return putInList(into.toArray(), path, value);
    auto object = into.toObject();
    if (const auto inner = put(object.value(path.front()), path.mid(1), value); inner.isUndefined())
        object.remove(path.front());
    else
        object[path.front()] = inner;
    return object;
}

} // namespace

const std::vector<EntryKind> &entryKinds()
{
    static const auto kinds = [] {
        std::vector<EntryKind> all;
        add<cutthroat::pack::Entry>(all, u"cutthroat"_s);
        add<darkcastle::pack::Entry>(all, u"darkcastle"_s);
        all.push_back({cardSort, cardSchema(), readCard, setOfCard, completed, true});
        all.push_back({deckSort, json::recordSchema<cthulhu::pack::Deck>(),
                       json::readEntry<cthulhu::pack::Deck>, setByForm, asItIs, true});
        add<duelofages::pack::Entry>(all, u"duelofages"_s);
        return all;
    }();
    return kinds;
}

const EntryKind *kindOf(const Sort &sort)
{
    const auto &all = entryKinds();
    const auto found = std::ranges::find(all, sort, &EntryKind::sort);
    return found == all.end() ? nullptr : &*found;
}

QJsonObject writtenEntry(const QJsonObject &entry)
{
    auto written = json::withoutBlanks(entry);
    if (const auto text = entry[u"text"_s]; text.isString() && text.toString().isEmpty())
        written[u"text"_s] = text;
    return written;
}

QJsonObject packSchema()
{
    QJsonArray each;
    for (const auto &kind : entryKinds())
        each.append(
            QJsonObject{{u"type"_s, u"object"_s},
                        {u"properties"_s, QJsonObject{{u"game"_s, QJsonObject{{u"const"_s, kind.sort.game}}},
                                                      {u"kind"_s, QJsonObject{{u"const"_s, kind.sort.kind}}},
                                                      {u"id"_s, QJsonObject{{u"type"_s, u"string"_s}}},
                                                      {u"entry"_s, kind.schema}}},
                        {u"required"_s, QJsonArray{u"game"_s, u"kind"_s, u"entry"_s}}});
    const QJsonObject properties{
        {u"format"_s, QJsonObject{{u"const"_s, u"torchside-pack"_s}}},
        {u"version"_s, QJsonObject{{u"const"_s, 1}}},
        {u"entries"_s, QJsonObject{{u"type"_s, u"array"_s}, {u"items"_s, QJsonObject{{u"oneOf"_s, each}}}}}};
    return {{u"$schema"_s, u"https://json-schema.org/draft/2020-12/schema"_s},
            {u"$id"_s, u"torchside:pack"_s},
            {u"title"_s, u"Pack"_s},
            {u"type"_s, u"object"_s},
            {u"properties"_s, properties},
            {u"required"_s, QJsonArray{u"format"_s, u"version"_s, u"entries"_s}}};
}

QJsonValue valueAt(const QJsonValue &entry, const QString &field)
{
    auto value = entry;
    for (const auto &part : field.split(u'.'))
        value = value.isArray() ? value.toArray().at(part.toInt() - 1) : value.toObject().value(part);
    return value;
}

QJsonObject schemaAt(const QJsonObject &schema, const QString &field)
{
    auto inner = schema;
    for (const auto &part : field.split(u'.'))
        inner = inner.contains(u"items"_s) ? inner[u"items"_s].toObject()
                                           : inner[u"properties"_s].toObject()[part].toObject();
    return inner;
}

QString textOf(const QJsonValue &value)
{
    if (value.isArray()) {
        QStringList parts;
        for (const auto each : value.toArray())
            parts.append(textOf(each));
        return parts.join(u"; "_s);
    }
    if (value.isDouble())
        return QString::number(value.toInteger());
    return value.isBool() ? (value.toBool() ? u"true"_s : u"false"_s) : value.toString();
}

QJsonValue valueFrom(const QJsonObject &schema, const QString &text)
{
    if (text.isEmpty())
        return QJsonValue::Undefined;
    if (knowsTruth(schema) && (isTrue(text) || isFalse(text)))
        return isTrue(text);
    bool isNumber = false;
    const auto number = text.toLongLong(&isNumber);
    const auto type = schema[u"type"_s].toString();
    if (isNumber && (type == u"integer"_s || schema.contains(u"anyOf"_s)))
        return qint64{number};
    if (type != u"array"_s)
        return text;
    QJsonArray list;
    for (const auto &part : text.split(separator(), Qt::SkipEmptyParts))
        list.append(valueFrom(schema[u"items"_s].toObject(), part));
    return list;
}

void putAt(QJsonObject &entry, const QString &field, const QJsonValue &value)
{
    entry = put(entry, field.split(u'.'), value).toObject();
}

} // namespace torchside::data
