#pragma once

#include "models/json/text.h"
#include "models/kernel/form.h"

namespace torchside::json {

template <class T>
void write(JsonText &to, const T &value, Audience audience);

template <class... T>
void writeTagged(JsonText &to, std::string_view tag, const std::variant<T...> &value, Audience audience);

template <class Owner, class F>
void writeField(JsonText &to, const Owner &owner, const F &field, Audience audience)
{
    if constexpr (isDerived<F>) {
        to.key(field.key);
        write(to, field.get(owner), audience);
    } else {
        if (field.isPrivate && !audience.hears(field.ownerIn(owner)))
            return;
        const auto &value = owner.*field.at;
        if constexpr (Optional<typename F::Type>)
            if (!value && !field.required)
                return;
        to.key(field.key);
        write(to, value, audience);
    }
}

template <class T>
void writeFields(JsonText &to, const T &value, Audience audience)
{
    static_assert(namesEveryMember<T>(), "the form of this struct leaves a member out");
    forEach(T::form().fields, [&](const auto &field) { writeField(to, value, field, audience); });
}

inline void writeConstant(JsonText &to, const Constant &constant)
{
    if (const auto *truth = std::get_if<bool>(&constant))
        to.truth(*truth);
    else if (const auto *number = std::get_if<double>(&constant))
        to.real(*number);
    else
        to.text(std::get<std::string_view>(constant));
}

template <class T>
void writeBy(const NumberOrWord<T> &form, JsonText &to, const T &value)
{
    if (value.*form.isWord)
        to.text(form.word);
    else
        to.number(value.*form.number);
}

template <class T>
void writeBy(const Spelt<T> &form, JsonText &to, const T &value)
{
    to.text(form.write(value));
}

inline void writeEither(JsonText &to, std::monostate, Audience)
{
    to.null();
}

template <class... T>
void writeEither(JsonText &to, const std::variant<T...> &value, Audience audience)
{
    std::visit([&](const auto &each) { write(to, each, audience); }, value);
}

template <class T>
void writeMap(JsonText &to, const T &value, Audience audience)
{
    to.openObject();
    for (const auto &[key, each] : value)
        write(to.key(key), each, audience);
    to.closeObject();
}

template <class T>
void write(JsonText &to, const T &value, Audience audience)
{
    if constexpr (OwnJson<T>) {
        writeOwn(to, value);
    } else if constexpr (Tagged<T>) {
        writeTagged(to, T::tag, value.is, audience);
    } else if constexpr (std::same_as<T, bool>) {
        to.truth(value);
    } else if constexpr (std::integral<T>) {
        to.number(value);
    } else if constexpr (std::floating_point<T>) {
        to.real(value);
    } else if constexpr (std::convertible_to<T, std::string_view>) {
        to.text(value);
    } else if constexpr (AsConstant<T>) {
        writeConstant(to, Constants<T>::list[static_cast<std::size_t>(value)]);
    } else if constexpr (Named<T>) {
        to.text(nameOf(value));
    } else if constexpr (Optional<T>) {
        if (value)
            write(to, *value, audience);
        else
            to.null();
    } else if constexpr (HasForm<T> && !Formed<T>) {
        writeBy(T::form(), to, value);
    } else if constexpr (Variant<T> || std::same_as<T, std::monostate>) {
        writeEither(to, value, audience);
    } else if constexpr (TextMap<T>) {
        writeMap(to, value, audience);
    } else if constexpr (List<T>) {
        to.openArray();
        for (const auto &each : value)
            write(to, static_cast<const typename T::value_type &>(each), audience);
        to.closeArray();
    } else {
        to.openObject();
        writeFields(to, value, audience);
        to.closeObject();
    }
}

// One of several records, told apart by a key that holds the record's name: "do" of commands, "type" of
// events.
template <class... T>
void writeTagged(JsonText &to, std::string_view tag, const std::variant<T...> &value, Audience audience)
{
    std::visit(
        [&]<class R>(const R &each) {
            to.openObject();
            to.key(tag).text(R::form().name);
            writeFields(to, each, audience);
            to.closeObject();
        },
        value);
}

} // namespace torchside::json
