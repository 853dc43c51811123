#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace torchside {

// Where the names in a command may be looked up: cards that were imported, decks that were kept. What it
// knows stands as JSON of the game's own forms, so that it needs to know no game.
class Library {
public:
    virtual ~Library() = default;
    // Everything of this kind ("card", "deck") with this id or exactly this name; several where a name is
    // shared.
    virtual std::vector<std::string> named(std::string_view kind, std::string_view text) const = 0;
};

} // namespace torchside
