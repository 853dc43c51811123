#pragma once

#include <QByteArray>
#include <QObject>
#include <QTimer>

class QQuickWindow;

namespace torchside::app {

// The window's accessible tree as elements of the page (page/mirror.js), from the start and without a button
// first.
class Mirror final : public QObject {
    Q_OBJECT

public:
    explicit Mirror(QQuickWindow *window);
    ~Mirror() override;

    // Done by a screen reader at an element.
    void act(unsigned id, const QString &action) const;

private:
    void look();

    QQuickWindow *window_;
    QTimer soon_;
    QByteArray shown_;
};

} // namespace torchside::app
