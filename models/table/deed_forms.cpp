#include "models/table/deed_forms.h"

#include <QJsonArray>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::table {

namespace {

bool hasKeys(const QJsonObject &form, const QJsonObject &value)
{
    const auto known = form[u"properties"_s].toObject();
    const auto keys = value.keys();
    return std::all_of(keys.begin(), keys.end(), [&](const QString &key) { return known.contains(key); });
}

QJsonValue changedAt(const QJsonValue &in, const QStringList &path, const QJsonValue &value)
{
    if (path.isEmpty())
        return value;
    if (in.isArray()) {
        auto list = in.toArray();
        const int at = path.first().toInt();
        if (at < 0 || at >= list.size())
            return list;
        const auto inner = changedAt(list.at(at), path.mid(1), value);
        if (inner.isUndefined())
            list.removeAt(at);
        else
            list[at] = inner;
        return list;
    }
    auto object = in.toObject();
    const auto inner = changedAt(object.value(path.first()), path.mid(1), value);
    const bool isGone = value.isUndefined() && inner.isObject() && inner.toObject().isEmpty();
    if (inner.isUndefined() || isGone)
        object.remove(path.first());
    else
        object[path.first()] = inner;
    return object;
}

} // namespace

bool hasChoice(const QJsonObject &form, const QString &choice)
{
    return form[u"enum"_s].toArray().contains(QJsonValue(choice));
}

// A card, by its name or as it is printed.
bool isCard(const QJsonObject &schema)
{
    const auto forms = schema[u"anyOf"_s].toArray();
    return std::any_of(forms.begin(), forms.end(), [](const QJsonValue &form) {
        const auto printed = form[u"properties"_s].toObject();
        return printed.contains(u"type"_s) && printed.contains(u"name"_s);
    });
}

// Of several forms, the one that this value has.
QJsonObject formFor(const QJsonObject &schema, const QJsonValue &value)
{
    for (const auto each : schema[u"anyOf"_s].toArray()) {
        const auto form = each.toObject();
        const bool isKept = value.isObject()
                                ? hasKeys(form, value.toObject())
                                : !form.contains(u"properties"_s) && form[u"type"_s] != u"null"_s;
        if (isKept)
            return form;
    }
    return schema;
}

bool isRoll(const QJsonObject &properties)
{
    return properties.contains(u"symbol"_s) && properties.contains(u"double"_s);
}

bool isSending(const QJsonObject &schema)
{
    const auto each = schema[u"items"_s][u"properties"_s];
    return each[u"story"_s].isObject() &&
           isFighter(each[u"characters"_s][u"items"_s][u"properties"_s].toObject());
}

bool isFighter(const QJsonObject &properties)
{
    return properties.contains(u"id"_s) && properties.contains(u"icons"_s);
}

QJsonObject withValue(const QJsonObject &command, const QString &path, const QJsonValue &value)
{
    return changedAt(command, path.split(u'.'), value).toObject();
}

QJsonObject withoutValue(const QJsonObject &command, const QString &path)
{
    return changedAt(command, path.split(u'.'), QJsonValue(QJsonValue::Undefined)).toObject();
}

// Whoever comes first, the least that may be; words stand for themselves until somebody says them.
QJsonValue leastOf(const QJsonObject &schema)
{
    if (isCard(schema))
        return unsaid;
    const auto form = formFor(schema, {});
    if (form.contains(u"const"_s))
        return form[u"const"_s];
    if (form.contains(u"enum"_s))
        return form[u"enum"_s][0];
    if (form[u"type"_s] == u"integer"_s)
        return form.contains(u"minimum"_s) ? std::max(1, form[u"minimum"_s].toInt()) : 0;
    if (form[u"type"_s] == u"boolean"_s)
        return false;
    if (form[u"type"_s] == u"array"_s) {
        QJsonArray list;
        for (int i = 0; i < form[u"minItems"_s].toInt(); ++i)
            list.append(leastOf(form[u"items"_s].toObject()));
        return list;
    }
    QJsonObject object;
    for (const auto key : form[u"required"_s].toArray())
        object[key.toString()] = leastOf(form[u"properties"_s][key.toString()].toObject());
    return form.contains(u"properties"_s) ? QJsonValue(object) : unsaid;
}

QJsonObject withOneMore(const QJsonObject &schema, const QJsonObject &command, const QString &path)
{
    QJsonObject form = schema;
    QJsonValue value = command;
    for (const auto &key : path.split(u'.')) {
        const bool isList = form.contains(u"items"_s);
        value = isList ? value[key.toInt()] : value[key];
        form = formFor(isList ? form[u"items"_s].toObject() : form[u"properties"_s][key].toObject(), value);
    }
    auto list = value.toArray();
    list.append(leastOf(form[u"items"_s].toObject()));
    return withValue(command, path, list);
}

} // namespace torchside::table
