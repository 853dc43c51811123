#pragma once

#include "models/cthulhu/cards/card.h"
#include "models/kernel/form.h"

#include <optional>
#include <string>

// The player's own characters.
namespace torchside::cthulhu {

enum class Status { ready, exhausted, insane };

// p1, p2, … in the order in which the player's characters were first named.
struct OwnId;
std::string textOf(OwnId id);
std::optional<OwnId> ownIdFrom(const std::string &text);

struct OwnId {
    int number = 0;
    auto operator<=>(const OwnId &) const = default;
    static constexpr auto form() { return Spelt<OwnId>{textOf, ownIdFrom, "^p[1-9][0-9]*$", "p1"}; }
};

struct PlayerCharacter {
    std::optional<std::string> name;
    int skill = 0;
    Icons icons;
    Keywords keywords;
    int wounds = 0;
    std::optional<OwnId> id{}; // of one that is remembered
    bool operator==(const PlayerCharacter &) const = default;
    static constexpr auto form()
    {
        return record("character", may("name", &PlayerCharacter::name, cardName),
                      must("skill", &PlayerCharacter::skill, skills), must("icons", &PlayerCharacter::icons),
                      may("keywords", &PlayerCharacter::keywords, cardWords),
                      may("wounds", &PlayerCharacter::wounds, costs), may("id", &PlayerCharacter::id));
    }
};

// One of the player's characters that was named: it is remembered.
struct Own {
    OwnId id;
    std::string name;
    int skill = 0;
    Icons icons;
    Keywords keywords;
    Status status = Status::ready;
    int wounds = 0;
    std::optional<int> story; // the key of the story it is committed to
    bool operator==(const Own &) const = default;
    static constexpr auto form()
    {
        return record("own", must("id", &Own::id), must("name", &Own::name), must("skill", &Own::skill),
                      must("icons", &Own::icons), must("keywords", &Own::keywords),
                      must("status", &Own::status), must("wounds", &Own::wounds), must("story", &Own::story));
    }
};

} // namespace torchside::cthulhu

template <>
struct torchside::Names<torchside::cthulhu::Status> {
    static constexpr std::array<std::string_view, 3> list{"ready", "exhausted", "insane"};
};
