#pragma once

namespace torchside::app {

// Opens every page of every game in a window whose warnings are fatal; the exit status.
int selfTest();

} // namespace torchside::app
