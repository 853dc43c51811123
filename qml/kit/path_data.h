#pragma once

#include <QPainterPath>
#include <QStringView>

// The path that a drawing's `d` describes: M L H V C S Q T A Z, in either case. What can't be read ends it.
QPainterPath pathOf(QStringView data);
