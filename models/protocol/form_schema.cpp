#include "models/protocol/form_schema.h"

using namespace Qt::StringLiterals;

namespace torchside::protocol {

QString latin(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
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

QJsonObject orNull(const QJsonObject &schema)
{
    return {{u"anyOf"_s, QJsonArray{schema, QJsonObject{{u"type"_s, u"null"_s}}}}};
}

} // namespace torchside::protocol
