#pragma once

#include <QQuickWindow>
#include <QStringList>

namespace torchside::tests {

// Walks the tree that a screen reader walks and says what is wrong with it: what has no name, no fitting role
// or action, says a state that is not so, sounds like another one, or is not there.
QStringList walkSpoken(QQuickWindow *window);

// The popup that lies above all; only what is in it is there while it asks.
QQuickItem *dialogOf(const QQuickWindow *window);

} // namespace torchside::tests
