#pragma once

#include <string_view>

namespace torchside {

// A colour on dark, on light, and where contrast is all.
struct Shades {
    std::string_view dark;
    std::string_view light;
    std::string_view sharp;
};

// Who a game is: everything that is said of it before anybody plays it, in one place.
struct Identity {
    std::string_view id; // its folder's name in every layer
    std::string_view title;
    int fewest = 1;
    int most = 1;
    std::string_view example; // a start command to try it with
    Shades color{"#FFB54C", "#8A4A00", "#FFD60A"};
    Shades ink{"#241703", "#FFFAF1", "#000000"}; // on that colour
    std::string_view emblem{};
    bool wantsCards = false; // its pages look cards up in the catalogue
};

// A game as the kernel and the protocol hold it: its identity stands beside these.
template <class R, class W, class T, class V, class S>
struct GameOf {
    using Rules = R;
    using Words = W;
    using Story = T;
    using View = V;
    using Seats = S;
};

} // namespace torchside
