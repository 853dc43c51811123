#pragma once

#include "tests/harness/real_window.h"

namespace torchside::tests {

// Goes round the page (or the dialog above it) with Tab, once, and says what is wrong: a stop that does not
// follow sight, lies out of sight or outside the dialog, or a control that is never reached.
QStringList goRoundByTab(RealWindow &app);

} // namespace torchside::tests
