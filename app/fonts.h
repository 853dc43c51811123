#pragma once

namespace torchside::app {

// The platform's own font; where a desktop has none but the widest, the one that our packages bring.
void chooseFont();

} // namespace torchside::app
