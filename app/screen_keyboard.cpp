#include "app/screen_keyboard.h"

#include <QGuiApplication>
#include <QInputMethod>

#include <algorithm>
#include <utility>

namespace torchside::app {

ScreenKeyboard::ScreenKeyboard(QObject *parent) : QObject(parent)
{
    const auto *method = QGuiApplication::inputMethod();
    connect(method, &QInputMethod::visibleChanged, this, &ScreenKeyboard::look);
    connect(method, &QInputMethod::keyboardRectangleChanged, this, &ScreenKeyboard::look);
}

void ScreenKeyboard::setWindow(QQuickWindow *window)
{
    if (window_ == window)
        return;
    window_ = window;
    if (window_)
        connect(window_, &QQuickWindow::heightChanged, this, &ScreenKeyboard::look);
    Q_EMIT windowChanged();
    look();
}

int ScreenKeyboard::coveredOf(int windowHeight, bool visible, const QRectF &keyboard)
{
    if (!visible || keyboard.isEmpty())
        return 0;
    return std::clamp(windowHeight - static_cast<int>(keyboard.top()), 0, windowHeight);
}

void ScreenKeyboard::look()
{
    const auto *method = QGuiApplication::inputMethod();
    auto keyboard = method->keyboardRectangle();
#ifdef Q_OS_ANDROID // tells it in the screen's own pixels
    if (window_)
        keyboard = QRectF(keyboard.topLeft() / window_->devicePixelRatio(),
                          keyboard.size() / window_->devicePixelRatio());
#endif
    const int covered = window_ ? coveredOf(window_->height(), method->isVisible(), keyboard) : 0;
    if (std::exchange(covered_, covered) != covered)
        Q_EMIT coveredChanged();
}

} // namespace torchside::app
