#pragma once

#include "data/catalogue/pack_document.h"

namespace torchside::app {

// A pack as a table to print: a PDF, by game and kind.
QByteArray printedPack(const data::Pack &pack);

} // namespace torchside::app
