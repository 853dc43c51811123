#pragma once

#include <variant>

// One of many: a std::variant whose making, copying, moving and comparing are compiled once, in the file that
// says TORCHSIDE_ONE_OF_MADE, and not wherever a list of them is kept.
#define TORCHSIDE_ONE_OF(Name)                                                                               \
    static constexpr std::size_t kinds = std::variant_size_v<variant>;                                       \
    using variant::variant;                                                                                  \
    Name();                                                                                                  \
    Name(const Name &);                                                                                      \
    Name(Name &&) noexcept;                                                                                  \
    Name &operator=(const Name &);                                                                           \
    Name &operator=(Name &&) noexcept;                                                                       \
    ~Name();                                                                                                 \
    bool operator==(const Name &) const;

#define TORCHSIDE_ONE_OF_MADE(Name)                                                                          \
    Name::Name() = default;                                                                                  \
    Name::Name(const Name &) = default;                                                                      \
    Name::Name(Name &&) noexcept = default;                                                                  \
    Name &Name::operator=(const Name &) = default;                                                           \
    Name &Name::operator=(Name &&) noexcept = default;                                                       \
    Name::~Name() = default;                                                                                 \
    bool Name::operator==(const Name &) const = default;
