#pragma once

#include <memory>
#include <utility>
#include <variant>

// One of many: a std::variant whose making, copying, moving and comparing are compiled once, in the file that
// says TORCHSIDE_RULES_MADE, and not wherever a list of them is kept. Assigned, it is made anew: a variant's
// own assignments know each kind twice, and cost the compiler more than all the rest.
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
    Name &Name::operator=(const Name &other)                                                                 \
    {                                                                                                        \
        return *this = Name(other);                                                                          \
    }                                                                                                        \
    Name &Name::operator=(Name &&other) noexcept                                                             \
    {                                                                                                        \
        if (this != &other) {                                                                                \
            std::destroy_at(this);                                                                           \
            std::construct_at(this, std::move(other));                                                       \
        }                                                                                                    \
        return *this;                                                                                        \
    }                                                                                                        \
    Name::~Name() = default;                                                                                 \
    bool Name::operator==(const Name &) const = default;
