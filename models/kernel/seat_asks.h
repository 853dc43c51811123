#pragma once

#include "models/kernel/seat.h"

#include <utility>

// The open places of commands, named by their members: the key and what it may be come from the command's
// form, so that an ask can't differ from what it asks for.
namespace torchside::seat {

struct Numbers {
    std::int64_t from = 0;
    std::int64_t to = 0;
    std::vector<std::int64_t> usual{};
    std::optional<std::int64_t> preset{};
};

namespace detail {

template <class C, class T>
Ask place(T C::*at, Sentence label, AskKind kind)
{
    Ask ask{{}, std::move(label), kind};
    forEach(C::form().fields, [&]<class F>(const F &field) {
        if constexpr (!isDerived<F>) {
            if constexpr (std::same_as<decltype(field.at), T C::*>) {
                if (field.at == at) {
                    ask.key = field.key;
                    ask.isOptional = !field.required;
                    ask.min = field.limits.from;
                    ask.max = field.limits.to;
                }
            }
        }
    });
    return ask;
}

} // namespace detail

template <class C, class T>
Ask number(T C::*at, Sentence label, const Numbers &numbers)
{
    auto ask = detail::place(at, std::move(label), AskKind::number);
    ask.min = std::max(*ask.min, numbers.from);
    ask.max = std::min(*ask.max, numbers.to);
    for (const auto each : numbers.usual)
        if (each >= *ask.min && each <= *ask.max)
            ask.usual.push_back(each);
    ask.preset = numbers.preset;
    return ask;
}

template <class C, class T>
Ask choice(T C::*at, Sentence label, std::vector<Choice> choices, std::optional<Answer> preset = {})
{
    auto ask = detail::place(at, std::move(label), AskKind::choice);
    ask.min.reset();
    ask.max.reset();
    ask.choices = std::move(choices);
    ask.preset = std::move(preset);
    return ask;
}

// Several of them: the key holds a list.
template <class C, class T>
Ask choices(T C::*at, Sentence label, std::vector<Choice> of, std::size_t most)
{
    auto ask = choice(at, std::move(label), std::move(of));
    ask.most = static_cast<int>(most);
    return ask;
}

// Values of an enumeration, by the words people know them by.
template <Named Enum, class Say>
std::vector<Choice> choicesOf(const std::vector<Enum> &values, Say &&word)
{
    std::vector<Choice> choices;
    for (const auto each : values)
        choices.push_back({std::string(nameOf(each)), word(each)});
    return choices;
}

inline std::vector<Choice> peopleOf(const std::vector<std::string> &seats, const std::vector<int> &which)
{
    std::vector<Choice> people;
    people.reserve(which.size());
    for (const int each : which)
        people.push_back({std::int64_t{each}, literally(seats.at(static_cast<std::size_t>(each)))});
    return people;
}

template <class C, class T>
Ask person(T C::*at, Sentence label, const std::vector<std::string> &seats, const std::vector<int> &which)
{
    auto ask = choice(at, std::move(label), peopleOf(seats, which));
    ask.kind = AskKind::person;
    return ask;
}

template <class C, class T>
Ask yesno(T C::*at, Sentence label, bool preset = false)
{
    auto ask = choice(at, std::move(label), {}, preset);
    ask.kind = AskKind::yesno;
    return ask;
}

template <class C, class T>
Ask text(T C::*at, Sentence label)
{
    auto ask = choice(at, std::move(label), {});
    ask.kind = AskKind::text;
    return ask;
}

// An open place within another: the key `name` within `card` is asked for as card.name.
inline Ask inside(const std::string &key, Ask ask)
{
    ask.key = key + "." + ask.key;
    return ask;
}

} // namespace torchside::seat
