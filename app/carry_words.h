#pragma once

#include "app/carried.h"
#include "app/link/hub_failure.h"
#include "models/kernel/sentence.h"

namespace torchside::app {

// What people are told on the way of a table to a hub and home.
QString wordsFor(const link::HubFailure &failure);
QString wordsFor(CarryEvent event);
QString wordsFor(CarryPhase phase, qint64 silentSince); // 0: it is not
Sentence onItsWay(CarryPhase phase);                    // why nothing is done here meanwhile
QString noAddress();
QString notSaved();

} // namespace torchside::app
