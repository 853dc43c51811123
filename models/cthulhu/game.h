#pragma once

#include "models/cthulhu/rules/rules.h"
#include "models/cthulhu/view.h"
#include "models/cthulhu/words/evening.h"
#include "models/cthulhu/words/words.h"

namespace torchside::cthulhu {

// The game against the Minion as the kernel and the protocol hold it.
struct Game {
    using Rules = cthulhu::Rules;
    using Words = cthulhu::Words;
    using Story = cthulhu::Tale;
    using View = cthulhu::View;
    static constexpr std::string_view id = "cthulhu";
    static constexpr std::string_view title = "Cthulhu Rising";
    static constexpr int fewest = 1;
    static constexpr int most = 1;
    static constexpr std::string_view example =
        R"({"do":"start","stories":["The Well","The Tower","The Wreck"]})";
    static std::string flowchart() { return cthulhu::flowchart(); }
};

} // namespace torchside::cthulhu
