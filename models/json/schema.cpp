#include "models/json/schema.h"

using namespace Qt::StringLiterals;

namespace torchside::json {

QString latin(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QJsonObject truthSchema()
{
    return {{u"type"_s, u"boolean"_s}};
}

QJsonObject realNumberSchema()
{
    return {{u"type"_s, u"number"_s}};
}

QJsonObject wholeNumberSchema(const Limits &limits)
{
    QJsonObject schema{{u"type"_s, u"integer"_s}};
    if (limits.from > std::numeric_limits<int>::min())
        schema[u"minimum"_s] = static_cast<qint64>(limits.from);
    if (limits.to < std::numeric_limits<int>::max())
        schema[u"maximum"_s] = static_cast<qint64>(limits.to);
    return schema;
}

QJsonObject textSchema(const Limits &limits)
{
    QJsonObject schema{{u"type"_s, u"string"_s}};
    if (limits.shortest > 0)
        schema[u"minLength"_s] = static_cast<qint64>(limits.shortest);
    if (limits.longest < Limits{}.longest)
        schema[u"maxLength"_s] = static_cast<qint64>(limits.longest);
    return schema;
}

QJsonObject oneOfNames(const std::string_view *names, std::size_t count)
{
    QJsonArray all;
    for (std::size_t i = 0; i < count; ++i)
        all.append(latin(names[i]));
    return {{u"enum"_s, all}};
}

QJsonObject oneOfConstants(std::span<const Constant> constants)
{
    QJsonArray values;
    for (const auto &constant : constants) {
        if (const auto *truth = std::get_if<bool>(&constant))
            values.append(*truth);
        else if (const auto *number = std::get_if<double>(&constant))
            values.append(*number);
        else
            values.append(latin(std::get<std::string_view>(constant)));
    }
    return {{u"enum"_s, values}};
}

QJsonObject numberOrWord(const Limits &limits, std::string_view word)
{
    return {{u"anyOf"_s, QJsonArray{wholeNumberSchema(limits), QJsonObject{{u"const"_s, latin(word)}}}}};
}

QJsonObject patternSchema(std::string_view pattern)
{
    return {{u"type"_s, u"string"_s}, {u"pattern"_s, latin(pattern)}};
}

QJsonObject describedElsewhere(std::string_view name)
{
    return {{u"$ref"_s, QString(u"#/$defs/"_s + latin(name))}};
}

QJsonObject anyOf(const QJsonArray &schemas)
{
    return {{u"anyOf"_s, schemas}};
}

QJsonObject nullSchema()
{
    return {{u"type"_s, u"null"_s}};
}

QJsonObject orNull(const QJsonObject &schema)
{
    return {{u"anyOf"_s, QJsonArray{schema, QJsonObject{{u"type"_s, u"null"_s}}}}};
}

QJsonObject listSchema(const QJsonObject &each, const Limits &limits)
{
    QJsonObject schema{{u"type"_s, u"array"_s}, {u"items"_s, each}};
    if (limits.least > 0)
        schema[u"minItems"_s] = static_cast<qint64>(limits.least);
    if (limits.most < Limits{}.most)
        schema[u"maxItems"_s] = static_cast<qint64>(limits.most);
    return schema;
}

QJsonObject mapSchema(const QJsonObject &each)
{
    return {{u"type"_s, u"object"_s}, {u"additionalProperties"_s, each}};
}

QJsonObject recordSchema(std::span<const DescribedField> fields, std::string_view tag, std::string_view name,
                         Audience audience)
{
    QJsonObject properties;
    QJsonArray required;
    const auto add = [&](std::string_view key, bool mustStand, const QJsonObject &schema) {
        properties[latin(key)] = schema;
        if (mustStand)
            required.append(latin(key));
    };
    if (!tag.empty())
        add(tag, true, {{u"const"_s, latin(name)}});
    for (const auto &field : fields) {
        if (field.isPrivate && audience == Audience::everybody)
            continue;
        const auto schema = field.schema(field.limits, audience);
        add(field.key, field.required, field.mayBeNothing && field.required ? orNull(schema) : schema);
    }
    return {{u"type"_s, u"object"_s},
            {u"properties"_s, properties},
            {u"required"_s, required},
            {u"additionalProperties"_s, false}};
}

} // namespace torchside::json
