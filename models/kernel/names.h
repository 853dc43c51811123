#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <variant>

namespace torchside {

// The words by which the protocol knows the values of an enumeration, in the order of the enumerators.
// A game specialises it with `static constexpr std::array<std::string_view, N> list`.
template <class Enum>
struct Names;

// (Version 14 takes what is required for a block of code.)
// clang-format off
template <class Enum>
concept Named = requires { Names<Enum>::list; };
// clang-format on

// Some values of enumerations stand as numbers or truths instead: 0.5, 1 or 2. A game specialises it with
// `static constexpr std::array<Constant, N> list`, in the order of the enumerators.
using Constant = std::variant<bool, double, std::string_view>;

template <class Enum>
struct Constants;

// clang-format off
template <class Enum>
concept AsConstant = requires { Constants<Enum>::list; };
// clang-format on

template <Named Enum>
constexpr std::string_view nameOf(Enum value)
{
    return Names<Enum>::list[static_cast<std::size_t>(value)];
}

template <Named Enum>
constexpr std::optional<Enum> valueOf(std::string_view name)
{
    for (std::size_t i = 0; i < Names<Enum>::list.size(); ++i)
        if (Names<Enum>::list[i] == name)
            return static_cast<Enum>(i);
    return std::nullopt;
}

// Every value of an enumeration, to walk over.
template <Named Enum>
constexpr auto valuesOf()
{
    std::array<Enum, Names<Enum>::list.size()> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = static_cast<Enum>(i);
    return all;
}

} // namespace torchside
