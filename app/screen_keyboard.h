#pragma once

#include <QQuickWindow>
#include <QtQmlIntegration/qqmlintegration.h>

namespace torchside::app {

// The keyboard on the screen: how much of a window it covers, from below.
class ScreenKeyboard : public QObject {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QQuickWindow *window READ window WRITE setWindow NOTIFY windowChanged FINAL)
    Q_PROPERTY(int covered READ covered NOTIFY coveredChanged FINAL)

public:
    explicit ScreenKeyboard(QObject *parent = nullptr);

    QQuickWindow *window() const { return window_; }
    void setWindow(QQuickWindow *window);
    int covered() const { return covered_; }

    // A window that has made room already, so that it ends where the keyboard begins, is not covered.
    static int coveredOf(int windowHeight, bool visible, const QRectF &keyboard);

Q_SIGNALS:
    void windowChanged();
    void coveredChanged();

private:
    void look();

    QQuickWindow *window_ = nullptr;
    int covered_ = 0;
};

} // namespace torchside::app
