#pragma once

#include "models/json/fields.h"
#include "models/json/text.h"

#include <span>

namespace torchside::json {

template <class T>
void write(JsonText &to, const T &value, Audience audience);

template <class... T>
void writeTagged(JsonText &to, std::string_view tag, const std::variant<T...> &value, Audience audience);

// How a field is written.
struct WrittenField {
    std::string_view key;
    const void *(*in)(const void *record);
    void (*write)(JsonText &to, const void *value, Audience audience);
    bool (*isLeftOut)(const void *value) = nullptr; // nullptr: it never is
    bool isPrivate = false;
    int (*owner)(const void *record) = nullptr; // who is told what is private
};
void writeFields(JsonText &to, const void *record, std::span<const WrittenField> fields, Audience audience);
void writeObject(JsonText &to, const void *record, std::span<const WrittenField> fields, Audience audience);

template <class T>
void writeAs(JsonText &to, const void *value, Audience audience)
{
    write(to, *static_cast<const T *>(value), audience);
}

template <class T>
bool holdsNothing(const void *value)
{
    return !*static_cast<const T *>(value);
}

template <class T, class Form, std::size_t place>
void writeDerived(JsonText &to, const void *record, Audience audience)
{
    write(to, fieldOf<Form, place>.get(*static_cast<const T *>(record)), audience);
}

template <class T, class Form, std::size_t place>
consteval WrittenField writtenField()
{
    constexpr auto &field = fieldOf<Form, place>;
    using F = std::remove_cvref_t<decltype(field)>;
    if constexpr (isDerived<F>) {
        return {field.key, [](const void *record) { return record; }, writeDerived<T, Form, place>};
    } else {
        WrittenField written{field.key, memberOf<T, field.at>, writeAs<typename F::Type>};
        if constexpr (Optional<typename F::Type>)
            written.isLeftOut = field.required ? nullptr : holdsNothing<typename F::Type>;
        written.isPrivate = field.isPrivate;
        if constexpr (field.owner != nullptr)
            written.owner = ownerOf<T, field.owner>;
        return written;
    }
}

// Those of a struct by its own form, or by another's, such as what people see of a state.
template <class T, class Form = T>
inline constexpr auto writtenFields = madeOfEach<WrittenField, Form>([]<std::size_t place>() {
    return writtenField<T, Form, place>();
});

template <class T>
constexpr std::span<const WrittenField> allWritten()
{
    static_assert(namesEveryMember<T>(), "the form of this struct leaves a member out");
    return writtenFields<T>;
}

void writeConstant(JsonText &to, const Constant &constant);

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
        write(to.entry(key), each, audience);
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
        writeObject(to, &value, allWritten<T>(), audience);
    }
}

// One of several records, told apart by a key that holds the record's name: "do" of commands, "type" of
// events.
struct WrittenRecord {
    std::string_view name;
    const void *record;
    std::span<const WrittenField> fields;
};
void writeNamed(JsonText &to, std::string_view tag, const WrittenRecord &record, Audience audience);

template <class... T>
void writeTagged(JsonText &to, std::string_view tag, const std::variant<T...> &value, Audience audience)
{
    static constexpr std::array<std::string_view, sizeof...(T)> names{formOf<T>.name...};
    static constexpr std::array<std::span<const WrittenField>, sizeof...(T)> fields{allWritten<T>()...};
    const auto which = value.index();
    const auto *record = std::visit([](const auto &each) -> const void * { return &each; }, value);
    writeNamed(to, tag, {names[which], record, fields[which]}, audience);
}

} // namespace torchside::json
