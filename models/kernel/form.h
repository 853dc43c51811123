#pragma once

#include "models/kernel/names.h"

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

// A form says once how a struct is written down: its keys, what each value may be, and what is told to
// nobody. Checks, JSON and the JSON Schema all follow it, so they can't differ. A struct carries its own:
//
//     struct Heal {
//         int player = 0;
//         int life = 0;
//         static constexpr auto form()
//         {
//             return record("heal", must("player", &Heal::player), must("life", &Heal::life, range(1, 100)));
//         }
//     };
namespace torchside {

// So many characters a name has at most, and at least one.
inline constexpr std::size_t longestName = 40;

// What a value may be, as far as that is fixed: the range of numbers, the length of text, the size of lists.
struct Limits {
    std::int64_t from = std::numeric_limits<int>::min();
    std::int64_t to = std::numeric_limits<int>::max();
    std::size_t least = 0;
    std::size_t most = 10'000;
    std::size_t shortest = 0;
    std::size_t longest = 2'000;
    bool isTrimmed = false;
    bool isName = false; // on one line, and to be seen
};

constexpr Limits range(std::int64_t from, std::int64_t to)
{
    return {.from = from, .to = to};
}

// A name of 1 to `longest` characters after trimming.
constexpr Limits aName(std::size_t longest = longestName)
{
    return {.shortest = 1, .longest = longest, .isTrimmed = true, .isName = true};
}

// The same, of whatever characters.
constexpr Limits aText(std::size_t longest)
{
    return {.shortest = 1, .longest = longest, .isTrimmed = true};
}

// A list of `least` to `most` elements, each within `each`.
constexpr Limits list(std::size_t least, std::size_t most, Limits each = {})
{
    each.least = least;
    each.most = most;
    return each;
}

template <class Of, class T>
struct Field {
    using Owner = Of;
    using Type = T;
    std::string_view key;
    T Of::*at;
    Limits limits{};
    bool required = true;
    bool isPrivate = false; // told to nobody but its owner: kept in the journal and in exports
    int Of::*owner = nullptr;

    constexpr Field hidden() const
    {
        Field copy = *this;
        copy.isPrivate = true;
        return copy;
    }
    // The same, but whoever sits on that seat is told.
    constexpr Field hidden(int Of::*seat) const
    {
        Field copy = hidden();
        copy.owner = seat;
        return copy;
    }
};

// A value that is worked out when it is told, and never read.
template <class Get, class Of = void>
struct Derived {
    using Owner = Of;
    std::string_view key;
    Get get;
};

template <class Owner, class T>
constexpr auto must(std::string_view key, T Owner::*at, Limits limits = {})
{
    return Field<Owner, T>{key, at, limits, true};
}

// May be left out: then the struct's own default stands.
template <class Owner, class T>
constexpr auto may(std::string_view key, T Owner::*at, Limits limits = {})
{
    return Field<Owner, T>{key, at, limits, false};
}

template <class Get>
constexpr auto derived(std::string_view key, Get get)
{
    return Derived<Get>{key, get};
}

// The same for a member that is told in another way than it is kept.
template <class Owner, class T, class Get>
constexpr auto derived(std::string_view key, T Owner::*, Get get)
{
    return Derived<Get, Owner>{key, get};
}

// A form's fields side by side. A std::tuple keeps them as well, but costs the compiler ten times as much,
// and every file that sees a command sees the forms of all.
template <std::size_t place, class Field>
struct Laid {
    Field field;
};
template <class Places, class... Fields>
struct LaidOut;
template <std::size_t... place, class... Fields>
struct LaidOut<std::index_sequence<place...>, Fields...> : Laid<place, Fields>... {
    static constexpr std::size_t count = sizeof...(Fields);
};

template <std::size_t place, class Field>
constexpr const Field &fieldAt(const Laid<place, Field> &laid)
{
    return laid.field;
}

template <class... Fields>
struct Record {
    std::string_view name;
    LaidOut<std::index_sequence_for<Fields...>, Fields...> fields;
};

template <class... Fields>
constexpr auto record(std::string_view name, Fields... fields)
{
    return Record<Fields...>{name, {{fields}...}};
}

// A number, or one word that stands for something else: {"cost": 3}, {"cost": "X"}.
template <class Owner>
struct NumberOrWord {
    int Owner::*number;
    Limits limits;
    std::string_view word;
    bool Owner::*isWord;
};

// A text that is spelt in one way only, such as a card's id: how it is written, how it is read again (nothing
// where it is no such text), and its pattern as JSON Schema knows it.
template <class T>
struct Spelt {
    std::string (*write)(T);
    std::optional<T> (*read)(const std::string &);
    std::string_view pattern;
    std::string_view example;
};

// (Version 14 takes what is required for a block of code.)
// clang-format off
template <class T>
concept HasForm = requires { T::form(); };

// A value whose JSON no form can say brings its own reading, writing and schema, found by its namespace:
// readOwn(Reader &, const QJsonValue &, T &), writeOwn(JsonText &, const T &) and ownSchema(const T *).
template <class T>
concept OwnJson = requires { T::ownJson; };

// One of several records in one place, told apart by a key that holds the record's name.
template <class T> concept Tagged = requires(const T &value) {
    T::tag;
    T::described;
    value.is;
};

// A game may have questions of its own, with their answers.
template <class Rules>
concept Asking = requires { typename Rules::Question; };
// clang-format on

template <class T>
inline constexpr bool isDerived = false;
template <class Get, class Of>
inline constexpr bool isDerived<Derived<Get, Of>> = true;

template <class T>
inline constexpr bool isRecord = false;
template <class... Fields>
inline constexpr bool isRecord<Record<Fields...>> = true;

template <class T>
inline constexpr bool isNumberOrWord = false;
template <class Owner>
inline constexpr bool isNumberOrWord<NumberOrWord<Owner>> = true;

template <class T>
inline constexpr bool isSpelt = false;
template <class Owner>
inline constexpr bool isSpelt<Spelt<Owner>> = true;

template <class T>
struct IsOptional : std::false_type {};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type {};

// Also what is made of one, as the games' commands and events are.
template <class T>
concept Variant = requires(const T *value)
{
    []<class... Each>(const std::variant<Each...> *) {}(value);
};
template <class T>
concept Optional = IsOptional<T>::value;
template <class T>
concept TextMap = std::same_as<T, std::map<std::string, typename T::mapped_type>>;
// clang-format off
template <class T> concept List = !std::same_as<T, std::string> && !TextMap<T> && requires(const T &list) {
    typename T::value_type;
    { list.begin() };
    { list.size() };
};
// clang-format on

template <std::size_t... place, class... Fields, class Use>
constexpr void forEach(const LaidOut<std::index_sequence<place...>, Fields...> &fields, Use &&use)
{
    (use(fieldAt<place>(fields)), ...);
}

namespace detail {

// Becomes whatever a member is: how many of them make a T is how many members it has.
template <class T>
struct Anything {
    template <class Member>
    requires(!std::same_as<Member, T>) operator Member() const; // never called, only asked about
};

template <class T, class... Given>
consteval std::size_t membersOf()
{
    if constexpr (requires { T{std::declval<Given>()..., std::declval<Anything<T>>()}; })
        return membersOf<T, Given..., Anything<T>>();
    else
        return sizeof...(Given);
}

template <class T, class Form>
struct MembersNamed;

// Fields of its own, and each base that is named counts as one.
template <class T, class... Fields>
struct MembersNamed<T, Record<Fields...>> {
    template <class F>
    static consteval bool isOwn()
    {
        return std::same_as<typename F::Owner, T>;
    }
    template <class F>
    static consteval bool isInherited()
    {
        return !isDerived<F> && !isOwn<F>();
    }
    static constexpr std::size_t count =
        (std::size_t{isOwn<Fields>()} + ... + 0) + std::size_t{(isInherited<Fields>() || ...)};
};

} // namespace detail

// Does the form of T name every member? A member that is forgotten there would be forgotten on the disk.
template <class T>
consteval bool namesEveryMember()
{
    return detail::membersOf<T>() == detail::MembersNamed<T, decltype(T::form())>::count;
}

template <class T>
concept Formed = HasForm<T> && isRecord<decltype(T::form())>;

// Is one of these, of which a value may be any, called so?
template <Variant Any>
constexpr bool isAmong(std::string_view name)
{
    return [&]<class... Each>(const std::variant<Each...> *) {
        return ((Each::form().name == name) || ...);
    }(static_cast<const Any *>(nullptr));
}

// Are all numbers and lists of this value within what its form allows? Asked of values that were made, not
// read.
template <class T>
bool within(const T &value, const Limits &limits = {})
{
    if constexpr (Optional<T>) {
        return !value || within(*value, limits);
    } else if constexpr (std::integral<T> && !std::same_as<T, bool>) {
        return value >= limits.from && value <= limits.to;
    } else if constexpr (Formed<T>) {
        bool all = true;
        forEach(T::form().fields, [&]<class F>(const F &field) {
            if constexpr (!isDerived<F>)
                all = all && within(value.*field.at, field.limits);
        });
        return all;
    } else if constexpr (List<T>) {
        bool all = value.size() >= limits.least && value.size() <= limits.most;
        for (const auto &each : value)
            all = all && within(each, limits);
        return all;
    } else {
        return true;
    }
}

template <class... T>
bool isWithin(const std::variant<T...> &value)
{
    return std::visit([](const auto &each) { return within(each); }, value);
}

} // namespace torchside
