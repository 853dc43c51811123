#pragma once

namespace torchside::app {

// The platform's own font; where a desktop has none but the widest, the one that our packages bring.
void chooseFont();

// Letters without coloured edges, which are made for upright text: ours may be turned to any side of a table.
// To be called before the application is made.
void chooseEdges();

} // namespace torchside::app
