#pragma once

#include "tests/harness/patience.h"

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>

namespace torchside::tests {

// To be called before the application is made: Qt then takes it that a screen reader runs, though there is
// none.
void pretendAScreenReaderRuns();

// One thing as a screen reader meets it.
struct Spoken {
    QAccessibleInterface *face = nullptr;
    QAccessibleInterface *above = nullptr;
    QQuickItem *item = nullptr;
    QString name;
    QString description;
    QAccessible::Role role = QAccessible::NoRole;
    QAccessible::State state{};

    bool can(const QString &action) const;
    bool act(const QString &action) const; // false where it can't
    bool isControl() const;                // something that can be pressed, changed or written in
    bool inside(const QQuickItem *item) const;
    QString told() const; // "Button “Undo”", for messages
};

// Everything a screen reader meets in a window, in its order; what is not shown it passes over.
QList<Spoken> spokenIn(QQuickWindow *window);

// A game played by its accessible names and actions alone: no touch, no item.
class BlindPlayer {
public:
    explicit BlindPlayer(QQuickWindow *window);

    bool hears(const QString &part) const; // waits a moment for it, in any name or description
    bool press(const QString &name) const; // waits until it is there and can be pressed
    bool more(const QString &name) const;  // a number up
    bool less(const QString &name) const;
    bool write(const QString &field, const QString &words) const; // and Enter
    QStringList names() const;

private:
    bool act(const QString &name, const QString &action) const;

    QQuickWindow *window_;
};

} // namespace torchside::tests
