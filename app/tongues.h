#pragma once

#include "models/json/text.h"

#include <QString>

namespace torchside::app {

// Says sentences in a guest's language, whatever the app itself speaks: one of ours, or else English.
json::Tongue tongueOf(const QString &language);

} // namespace torchside::app
