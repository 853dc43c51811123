#pragma once

#include "models/kernel/session.h"

namespace torchside::app {

// The one place where the programs look at the clock.
Clock systemClock();

} // namespace torchside::app
