#pragma once

#include "models/kernel/form.h"

#include <QString>
#include <QVariant>
#include <QVariantList>
#include <QVariantMap>

// A value as QML holds it, by its form: what JSON would say, without the text between.
namespace torchside::json {

template <class T>
QVariant variantOf(const T &value);

inline QString qtText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

template <class T>
QVariantMap mapOf(const T &value)
{
    static_assert(namesEveryMember<T>(), "the form of this struct leaves a member out");
    QVariantMap map;
    forEach(T::form().fields, [&]<class F>(const F &field) {
        if constexpr (isDerived<F>) {
            map[qtText(field.key)] = variantOf(field.get(value));
        } else {
            const auto &member = value.*field.at;
            if constexpr (Optional<typename F::Type>)
                if (!member && !field.required)
                    return;
            if (!field.isPrivate)
                map[qtText(field.key)] = variantOf(member);
        }
    });
    return map;
}

template <class T>
QVariant variantBy(const NumberOrWord<T> &form, const T &value)
{
    return value.*form.isWord ? QVariant(qtText(form.word)) : QVariant(value.*form.number);
}

template <class T>
QVariant variantBy(const Spelt<T> &form, const T &value)
{
    return qtText(form.write(value));
}

inline QVariant variantOfConstant(const Constant &constant)
{
    if (const auto *word = std::get_if<std::string_view>(&constant))
        return qtText(*word);
    if (const auto *truth = std::get_if<bool>(&constant))
        return *truth;
    return std::get<double>(constant);
}

template <class T>
QVariant variantOf(const T &value)
{
    static_assert(!OwnJson<T>, "no form says how this is told");
    if constexpr (std::same_as<T, bool> || std::integral<T> || std::floating_point<T>) {
        return QVariant::fromValue(value);
    } else if constexpr (std::convertible_to<T, std::string_view>) {
        return qtText(value);
    } else if constexpr (AsConstant<T>) {
        return variantOfConstant(Constants<T>::list[static_cast<std::size_t>(value)]);
    } else if constexpr (Named<T>) {
        return qtText(nameOf(value));
    } else if constexpr (Optional<T>) {
        return value ? variantOf(*value) : QVariant::fromValue(nullptr);
    } else if constexpr (HasForm<T> && !Formed<T>) {
        return variantBy(T::form(), value);
    } else if constexpr (Variant<T>) {
        return std::visit([](const auto &each) { return variantOf(each); }, value);
    } else if constexpr (std::same_as<T, std::monostate>) {
        return QVariant::fromValue(nullptr);
    } else if constexpr (List<T>) {
        QVariantList list;
        for (const auto &each : value)
            list.append(variantOf(static_cast<const typename T::value_type &>(each)));
        return list;
    } else {
        return mapOf(value);
    }
}

} // namespace torchside::json
