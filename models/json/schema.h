#pragma once

#include "models/json/text.h"
#include "models/kernel/form.h"

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

// Gathers a record's fields. The templates below only name them: what is done with them is compiled once.
class RecordSchema {
public:
    RecordSchema(std::string_view tag, std::string_view name);
    void add(std::string_view key, bool required, const QJsonObject &schema);
    void addOptional(std::string_view key, bool required, const QJsonObject &inner);
    QJsonObject take() const;

private:
    QJsonObject properties_;
    QJsonArray required_;
};

template <class Owner, class F>
void addField(RecordSchema &schema, const F &field, Audience audience)
{
    if constexpr (isDerived<F>) {
        using Told = std::remove_cvref_t<decltype(field.get(std::declval<const Owner &>()))>;
        schema.add(field.key, true, schemaOf<Told>({}, audience));
    } else if (field.isPrivate && audience == Audience::everybody) {
        return;
    } else if constexpr (Optional<typename F::Type>) {
        schema.addOptional(field.key, field.required,
                           schemaOf<typename F::Type::value_type>(field.limits, audience));
    } else {
        schema.add(field.key, field.required, schemaOf<typename F::Type>(field.limits, audience));
    }
}

template <class Owner, class Form>
QJsonObject schemaFrom(const Form &form, std::string_view tag, Audience audience)
{
    RecordSchema schema(tag, form.name);
    forEach(form.fields, [&](const auto &field) { addField<Owner>(schema, field, audience); });
    return schema.take();
}

template <class Owner>
QJsonObject recordSchema(std::string_view tag = {}, Audience audience = Audience::journal)
{
    return schemaFrom<Owner>(Owner::form(), tag, audience);
}

template <class V>
struct EachSchema;

template <class... T>
struct EachSchema<std::variant<T...>> {
    static QJsonArray list() { return {schemaOf<T>()...}; }
};

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
        return anyOf(EachSchema<T>::list());
    else if constexpr (std::same_as<T, std::monostate>)
        return nullSchema();
    else if constexpr (TextMap<T>)
        return mapSchema(schemaOf<typename T::mapped_type>(limits, audience));
    else
        return listSchema(schemaOf<typename T::value_type>(limits, audience), limits);
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

} // namespace torchside::json
