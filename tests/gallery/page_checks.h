#pragma once

#include <QImage>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStringList>

namespace torchside::tests {

// What is wrong with a game's page as a whole. On a tablet: a lower half that stands empty. On a phone at its
// usual size: what to do, with what, and by which button, where one has to scroll for it.
QStringList lookAtPage(QQuickWindow *window, QQuickItem *page, const QImage &picture, bool usualText);

} // namespace torchside::tests
