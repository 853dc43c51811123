#pragma once

#include "models/kernel/lifecycle.h"
#include "models/kernel/names.h"

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <variant>
#include <vector>

// A form says once how a struct stands in JSON. Reading with checks, writing and the JSON Schema all follow
// it, so they can't differ. A game declares one beside each of its structs, found by its argument's
// namespace:
//
//     constexpr auto formOf(As<Attack>)
//     {
//         return record("attack", must("player", &Attack::player), may("factor", &Attack::factor));
//     }
namespace torchside::protocol {

template <class T>
struct As {};

// What a value may be, as far as that is fixed: the range of numbers, the length of text, the size of lists.
struct Limits {
    std::int64_t from = std::numeric_limits<int>::min();
    std::int64_t to = std::numeric_limits<int>::max();
    std::size_t least = 0;
    std::size_t most = 10'000;
    std::size_t shortest = 0;
    std::size_t longest = 2'000;
    bool isTrimmed = false;
};

constexpr Limits range(std::int64_t from, std::int64_t to)
{
    return {.from = from, .to = to};
}

// A name of 1 to `longest` characters after trimming.
constexpr Limits name(std::size_t longest = longestName)
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

template <class Owner, class T>
struct Field {
    using Type = T;
    std::string_view key;
    T Owner::*at;
    Limits limits{};
    bool required = true;
    bool isPrivate = false; // told to nobody: kept in the journal and in exports only

    constexpr Field hidden() const
    {
        Field copy = *this;
        copy.isPrivate = true;
        return copy;
    }
};

// A value that is worked out when it is told, and never read.
template <class Get>
struct Derived {
    std::string_view key;
    Get get;
};

template <class Owner, class T>
constexpr auto must(std::string_view key, T Owner::*at, Limits limits = {})
{
    return Field<Owner, T>{key, at, limits, true, false};
}

// May be left out: then the struct's own default stands.
template <class Owner, class T>
constexpr auto may(std::string_view key, T Owner::*at, Limits limits = {})
{
    return Field<Owner, T>{key, at, limits, false, false};
}

template <class Get>
constexpr auto derived(std::string_view key, Get get)
{
    return Derived<Get>{key, get};
}

template <class... Fields>
struct Record {
    std::string_view name;
    std::tuple<Fields...> fields;
};

template <class... Fields>
constexpr auto record(std::string_view name, Fields... fields)
{
    return Record<Fields...>{name, {fields...}};
}

// (Version 14 takes what is required for a block of code.)
// clang-format off
template <class T>
concept Formed = requires { formOf(As<T>{}); };
// clang-format on

// A value whose JSON no form can say declares ownJson(As<T>) and brings its own reading, writing and schema,
// all found by its namespace: readOwn(Reader &, const QJsonValue &, T &), writeOwn(JsonText &, const T &) and
// ownSchema(As<T>).
// clang-format off
template <class T>
concept OwnJson = requires { ownJson(As<T>{}); };
// clang-format on

// A game may have questions of its own, with their answers.
// clang-format off
template <class Rules>
concept Asking = requires { typename Rules::Question; };
// clang-format on

template <class T>
inline constexpr bool isDerived = false;
template <class Get>
inline constexpr bool isDerived<Derived<Get>> = true;

template <class T>
struct IsOptional : std::false_type {};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type {};

template <class T>
struct IsVariant : std::false_type {};
template <class... T>
struct IsVariant<std::variant<T...>> : std::true_type {};

template <class T>
concept Optional = IsOptional<T>::value;
template <class T>
concept Variant = IsVariant<T>::value;
template <class T>
concept TextMap = std::same_as<T, std::map<std::string, typename T::mapped_type>>;
// clang-format off
template <class T>
concept List = !std::same_as<T, std::string> && !TextMap<T> && requires(const T &list) {
    typename T::value_type;
    { list.begin() };
    { list.size() };
};
// clang-format on

template <class Tuple, class Use>
constexpr void forEach(const Tuple &tuple, Use &&use)
{
    std::apply([&](const auto &...each) { (use(each), ...); }, tuple);
}

} // namespace torchside::protocol
