#pragma once

#include "models/cthulhu/cards/card.h"

// What the catalogue of the Minion's game holds beside its cards, whose form they bring themselves.
namespace torchside::cthulhu::pack {

struct Line {
    std::string id;
    std::string name;
    int count = 1;
    bool operator==(const Line &) const = default;
    static constexpr auto form()
    {
        return record("line", must("id", &Line::id, aText(200)), may("name", &Line::name, aText(200)),
                      must("count", &Line::count, range(1, cards::highest)));
    }
};

struct Deck {
    std::string name;
    std::vector<Line> lines;
    bool operator==(const Deck &) const = default;
    static constexpr auto form()
    {
        return record("deck", must("name", &Deck::name, aText(200)),
                      must("lines", &Deck::lines, list(0, 1000)));
    }
};

} // namespace torchside::cthulhu::pack
