#pragma once

#include "models/json/fields.h"
#include "models/json/text.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <span>

namespace torchside::json {

// JSON Schema (draft 2020-12), made from the forms that the checks follow.
QJsonObject truthSchema();
QJsonObject wholeNumberSchema(const Limits &limits);
QJsonObject realNumberSchema();
QJsonObject textSchema(const Limits &limits);
QJsonObject oneOfNames(const std::string_view *names, std::size_t count);
QJsonObject oneOfConstants(std::span<const Constant> constants);
QJsonObject numberOrWord(const Limits &limits, std::string_view word);
QJsonObject patternSchema(std::string_view pattern);

template <class T>
QJsonObject schemaBy(const NumberOrWord<T> &form)
{
    return numberOrWord(form.limits, form.word);
}

template <class T>
QJsonObject schemaBy(const Spelt<T> &form)
{
    return patternSchema(form.pattern);
}

QJsonObject describedElsewhere(std::string_view name);
QJsonObject anyOf(const QJsonArray &schemas);
QJsonObject nullSchema();
QJsonObject orNull(const QJsonObject &schema);
QJsonObject listSchema(const QJsonObject &each, const Limits &limits);
QJsonObject mapSchema(const QJsonObject &each);
QString latin(std::string_view text);

// As it is asked for and kept, or as everybody is told: then what is private has no place in it.
template <class T>
QJsonObject schemaOf(const Limits &limits = {}, Audience audience = Audience::journal);

// How a field is described.
struct DescribedField {
    std::string_view key;
    QJsonObject (*schema)(const Limits &limits, Audience audience);
    Limits limits{};
    bool required = true;
    bool mayBeNothing = false;
    bool isPrivate = false;
};
QJsonObject recordSchema(std::span<const DescribedField> fields, std::string_view tag, std::string_view name,
                         Audience audience);

template <class Owner, class Form, std::size_t place>
consteval DescribedField describedField()
{
    constexpr auto &field = fieldOf<Form, place>;
    using F = std::remove_cvref_t<decltype(field)>;
    if constexpr (isDerived<F>)
        return {field.key, schemaOf<std::remove_cvref_t<decltype(field.get(std::declval<const Owner &>()))>>};
    else if constexpr (Optional<typename F::Type>)
        return {field.key,      schemaOf<typename F::Type::value_type>, field.limits, field.required, true,
                field.isPrivate};
    else
        return {field.key, schemaOf<typename F::Type>, field.limits, field.required, false, field.isPrivate};
}

template <class Owner, class Form = Owner>
inline constexpr auto describedFields = madeOfEach<DescribedField, Form>([]<std::size_t place>() {
    return describedField<Owner, Form, place>();
});

template <class Owner, class Form = Owner>
QJsonObject recordSchema(std::string_view tag = {}, Audience audience = Audience::journal)
{
    return recordSchema(describedFields<Owner, Form>, tag, formOf<Form>.name, audience);
}

template <class... T>
QJsonArray schemaOfEach(const std::variant<T...> *)
{
    return {schemaOf<T>()...};
}

template <class T>
QJsonObject schemaOf(const Limits &limits, Audience audience)
{
    if constexpr (OwnJson<T>)
        return ownSchema(static_cast<const T *>(nullptr));
    else if constexpr (Tagged<T>)
        return describedElsewhere(T::described);
    else if constexpr (std::same_as<T, bool>)
        return truthSchema();
    else if constexpr (std::integral<T>)
        return wholeNumberSchema(limits);
    else if constexpr (std::floating_point<T>)
        return realNumberSchema();
    else if constexpr (std::convertible_to<T, std::string_view>)
        return textSchema(limits);
    else if constexpr (AsConstant<T>)
        return oneOfConstants(Constants<T>::list);
    else if constexpr (HasForm<T> && !Formed<T>)
        return schemaBy(T::form());
    else if constexpr (Named<T>)
        return oneOfNames(Names<T>::list.data(), Names<T>::list.size());
    else if constexpr (Optional<T>)
        return orNull(schemaOf<typename T::value_type>(limits, audience));
    else if constexpr (Formed<T>)
        return recordSchema<T>({}, audience);
    else if constexpr (Variant<T>)
        return anyOf(schemaOfEach(static_cast<const T *>(nullptr)));
    else if constexpr (std::same_as<T, std::monostate>)
        return nullSchema();
    else if constexpr (TextMap<T>)
        return mapSchema(schemaOf<typename T::mapped_type>(limits, audience));
    else {
        static_assert(!std::is_enum_v<T>, "an enumeration has its words in Names<…>");
        return listSchema(schemaOf<typename T::value_type>(limits, audience), limits);
    }
}

// Each that a V can be, by its name under this tag.
template <class V>
QJsonArray taggedSchemas(std::string_view tag)
{
    return [&]<class... T>(const std::variant<T...> *) {
        QJsonArray each;
        (each.append(recordSchema<T>(tag)), ...);
        return each;
    }(static_cast<const V *>(nullptr));
}

} // namespace torchside::json
