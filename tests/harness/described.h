#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <algorithm>

namespace torchside::tests {

// Holds a value against its description: what the JSON Schemas of ours use of that language.
class Described {
public:
    explicit Described(QJsonObject schema) : schema_(std::move(schema)) {}

    // What is not as it is described under $defs, or nothing.
    QString wrongWith(const QJsonValue &value, const QString &defined) const
    {
        return wrong(value, at(QStringLiteral("#/$defs/") + defined), defined);
    }

private:
    QJsonObject at(const QString &reference) const
    {
        QJsonValue found = schema_;
        for (const auto &key : reference.split(u'/').mid(1))
            found = found[key];
        return found.toObject();
    }

    QString wrong(const QJsonValue &value, const QJsonObject &schema, const QString &path) const
    {
        if (schema.contains(QLatin1String("$ref")))
            return wrong(value, at(schema[QLatin1String("$ref")].toString()), path);
        for (const auto *either : {"anyOf", "oneOf"}) {
            const auto all = schema[QLatin1String(either)].toArray();
            if (!all.isEmpty() && std::none_of(all.begin(), all.end(), [&](const QJsonValue &each) {
                    return wrong(value, each.toObject(), path).isEmpty();
                }))
                return path + QStringLiteral(" is none of what it may be");
        }
        if (schema.contains(QLatin1String("const")) && schema[QLatin1String("const")] != value)
            return path + QStringLiteral(" is another constant");
        if (schema.contains(QLatin1String("enum")) &&
            !schema[QLatin1String("enum")].toArray().contains(value))
            return path + QStringLiteral(" is not among its words");
        if (schema.contains(QLatin1String("type")) && !isOf(value, schema[QLatin1String("type")].toString()))
            return path + QStringLiteral(" is no ") + schema[QLatin1String("type")].toString();
        if (value.isDouble() && (value.toDouble() < schema[QLatin1String("minimum")].toDouble(-1e15) ||
                                 value.toDouble() > schema[QLatin1String("maximum")].toDouble(1e15)))
            return path + QStringLiteral(" is out of its range");
        if (value.isArray())
            return wrongList(value.toArray(), schema[QLatin1String("items")].toObject(), path);
        return value.isObject() && schema[QLatin1String("type")] == QLatin1String("object")
                   ? wrongObject(value.toObject(), schema, path)
                   : QString();
    }

    static bool isOf(const QJsonValue &value, const QString &type)
    {
        return (type == QLatin1String("object") && value.isObject()) ||
               (type == QLatin1String("array") && value.isArray()) ||
               (type == QLatin1String("string") && value.isString()) ||
               (type == QLatin1String("boolean") && value.isBool()) ||
               (type == QLatin1String("null") && value.isNull()) ||
               ((type == QLatin1String("integer") || type == QLatin1String("number")) && value.isDouble());
    }

    QString wrongList(const QJsonArray &list, const QJsonObject &each, const QString &path) const
    {
        for (qsizetype i = 0; i < list.size(); ++i)
            if (const auto found = wrong(list.at(i), each, path + u'.' + QString::number(i));
                !found.isEmpty())
                return found;
        return {};
    }

    QString wrongObject(const QJsonObject &object, const QJsonObject &schema, const QString &path) const
    {
        const auto known = schema[QLatin1String("properties")].toObject();
        const auto other = schema[QLatin1String("additionalProperties")];
        for (const auto &key : schema[QLatin1String("required")].toArray())
            if (!object.contains(key.toString()))
                return path + QStringLiteral(" lacks ") + key.toString();
        for (auto each = object.begin(); each != object.end(); ++each) {
            if (!known.contains(each.key()) && !other.isObject())
                return path + u'.' + each.key() + QStringLiteral(" is not described");
            const auto &inner = known.contains(each.key()) ? known[each.key()] : other;
            if (const auto found = wrong(each.value(), inner.toObject(), path + u'.' + each.key());
                !found.isEmpty())
                return found;
        }
        return {};
    }

    QJsonObject schema_;
};

} // namespace torchside::tests
