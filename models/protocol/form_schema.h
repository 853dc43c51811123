#pragma once

#include "models/protocol/form.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

namespace torchside::protocol {

// JSON Schema (draft 2020-12), made from the forms that the checks follow.
QJsonObject wholeNumberSchema(const Limits &limits);
QJsonObject textSchema(const Limits &limits);
QJsonObject oneOfNames(const std::string_view *names, std::size_t count);
QJsonObject orNull(const QJsonObject &schema);
QString latin(std::string_view text);

template <class T>
QJsonObject schemaOf(const Limits &limits = {});

template <class Owner, class Form>
QJsonObject schemaFrom(const Form &form, std::string_view tag = {})
{
    QJsonObject properties;
    QJsonArray required;
    if (!tag.empty()) {
        properties[latin(tag)] = QJsonObject{{QStringLiteral("const"), latin(form.name)}};
        required.append(latin(tag));
    }
    forEach(form.fields, [&]<class F>(const F &field) {
        if constexpr (isDerived<F>) {
            using T = std::remove_cvref_t<decltype(field.get(std::declval<const Owner &>()))>;
            properties[latin(field.key)] = schemaOf<T>();
            required.append(latin(field.key));
        } else {
            if constexpr (Optional<typename F::Type>) {
                const auto inner = schemaOf<typename F::Type::value_type>(field.limits);
                properties[latin(field.key)] = field.required ? orNull(inner) : inner;
            } else {
                properties[latin(field.key)] = schemaOf<typename F::Type>(field.limits);
            }
            if (field.required)
                required.append(latin(field.key));
        }
    });
    return {{QStringLiteral("type"), QStringLiteral("object")},
            {QStringLiteral("properties"), properties},
            {QStringLiteral("required"), required},
            {QStringLiteral("additionalProperties"), false}};
}

template <class Owner>
QJsonObject recordSchema(std::string_view tag = {})
{
    return schemaFrom<Owner>(formOf(As<Owner>{}), tag);
}

template <class T>
QJsonObject schemaOf(const Limits &limits)
{
    const auto type = QStringLiteral("type");
    if constexpr (OwnJson<T>) {
        return ownSchema(As<T>{});
    } else if constexpr (std::same_as<T, bool>) {
        return {{type, QStringLiteral("boolean")}};
    } else if constexpr (std::integral<T>) {
        return wholeNumberSchema(limits);
    } else if constexpr (std::floating_point<T>) {
        return {{type, QStringLiteral("number")}};
    } else if constexpr (std::convertible_to<T, std::string_view>) {
        return textSchema(limits);
    } else if constexpr (Named<T>) {
        return oneOfNames(Names<T>::list.data(), Names<T>::list.size());
    } else if constexpr (Optional<T>) {
        return orNull(schemaOf<typename T::value_type>(limits));
    } else if constexpr (Formed<T>) {
        return recordSchema<T>();
    } else if constexpr (TextMap<T>) {
        return {{type, QStringLiteral("object")},
                {QStringLiteral("additionalProperties"), schemaOf<typename T::mapped_type>(limits)}};
    } else {
        QJsonObject schema{{type, QStringLiteral("array")},
                           {QStringLiteral("items"), schemaOf<typename T::value_type>(limits)}};
        if (limits.least > 0)
            schema[QStringLiteral("minItems")] = static_cast<qint64>(limits.least);
        if (limits.most < Limits{}.most)
            schema[QStringLiteral("maxItems")] = static_cast<qint64>(limits.most);
        return schema;
    }
}

template <class V>
struct TaggedSchema;

template <class... T>
struct TaggedSchema<std::variant<T...>> {
    static QJsonArray list(std::string_view tag)
    {
        QJsonArray each;
        (each.append(recordSchema<T>(tag)), ...);
        return each;
    }
};

} // namespace torchside::protocol
