#pragma once

#include <QString>
#include <QVariantList>

namespace torchside::app {

// A game's own sign for who draws it elsewhere, shape by shape: {kind, class, d | cx, cy, r, opacity, …}, on
// 48 by 48; the class is its tone.
QVariantList emblemOf(const QString &name);

} // namespace torchside::app
