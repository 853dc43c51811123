#pragma once

#include "models/kernel/sentence.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace torchside {

// Why a command was not carried out: a value with the protocol's code, a sentence that helps at the table,
// and where it is of use the key that is meant, the seats it is about, what could have been meant.
struct Refusal {
    std::string code;
    Sentence message;
    std::string field;
    std::vector<int> players;
    std::vector<std::string> candidates{};

    bool operator==(const Refusal &) const = default;
};

inline Refusal refuse(std::string_view code, Sentence message)
{
    return {std::string(code), std::move(message), {}, {}, {}};
}

inline Refusal badArgument(std::string_view field, Sentence message)
{
    return {"bad-argument", std::move(message), std::string(field), {}, {}};
}

inline Refusal notNow(Sentence message)
{
    return refuse("not-now", std::move(message));
}

inline Refusal notYourTurn(std::string_view field, Sentence message)
{
    return {"not-your-turn", std::move(message), std::string(field), {}, {}};
}

template <class Event>
using Decision = std::variant<std::vector<Event>, Refusal>;

// The common check of a seat: the refusal, or nothing.
std::optional<Refusal> checkSeat(std::string_view field, int seat, const std::vector<std::string> &seats);

} // namespace torchside
