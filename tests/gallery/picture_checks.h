#pragma once

#include <QImage>
#include <QQuickWindow>
#include <QStringList>

namespace torchside::tests {

// Looks at a shown window as a careful eye would; says what is wrong, naming the item.
// Text cut or on other text, a number shortened, a control too small or without a name, something beyond the
// edge, too little contrast.
QStringList lookAt(QQuickWindow *window, const QImage &picture);

// The contrast of two colours as WCAG counts it: 1 to 21.
double contrast(const QColor &a, const QColor &b);

} // namespace torchside::tests
