#pragma once

#include "tests/harness/accessible_tree.h"
#include "tests/harness/real_window.h"

namespace torchside::tests {

// Into the field that has the keys.
inline void keyIn(const RealWindow &app, const QString &words)
{
    for (const auto letter : words)
        QTest::sendKeyEvent(QTest::Click, app.window(), Qt::Key_unknown, QString(letter), {});
    QTest::keyClick(app.window(), Qt::Key_Return);
    app.settle(100);
}

// A game played by keys alone, as by a switch: Tab goes on, Enter does, arrows change a number.
class KeyPlayer {
public:
    explicit KeyPlayer(const RealWindow &app) : app_(app) {}

    bool press(const QString &name) const
    {
        if (!goTo(name))
            return false;
        QTest::keyClick(app_.window(), Qt::Key_Return);
        rest();
        return true;
    }
    bool more(const QString &name) const { return change(name, Qt::Key_Right); }
    bool less(const QString &name) const { return change(name, Qt::Key_Left); }
    bool write(const QString &field, const QString &words) const
    {
        // After a name the field keeps the focus.
        if (focused() != field && !goTo(field))
            return false;
        keyIn(app_, words);
        return true;
    }
    // What is shown large is sent on by keys, too.
    bool hears(const QString &part) const
    {
        return soon([&] {
            bool heard = false;
            bool large = false;
            for (const auto &each : spokenIn(app_.window())) {
                heard = heard || each.name.contains(part) || each.description.contains(part);
                large = large || each.name == QLatin1String("Go on");
            }
            if (!heard && large)
                press(QStringLiteral("Go on"));
            return heard;
        });
    }

private:
    static constexpr int mostStops = 120; // no page has as many

    QString focused() const
    {
        auto *item = app_.window()->activeFocusItem();
        auto *face = item ? QAccessible::queryAccessibleInterface(item) : nullptr;
        return face ? face->text(QAccessible::Name) : QString();
    }

    // A page or a dialog may come or go.
    void rest() const
    {
        app_.settle(350);
        (void)app_.comesToRest();
    }

    // By Tab, until what is called so has the focus.
    bool goTo(const QString &name) const
    {
        for (int i = 0; i < mostStops; ++i) {
            QTest::keyClick(app_.window(), Qt::Key_Tab);
            const auto at = focused();
            if (at == name)
                return true;
            if (at == QLatin1String("Go on")) { // something is shown large: it is sent on
                QTest::keyClick(app_.window(), Qt::Key_Return);
                rest();
            }
        }
        qWarning("Tab does not come to “%s”; there are: %s", qPrintable(name),
                 qPrintable(BlindPlayer(app_.window()).names().join(QLatin1String(" | "))));
        return false;
    }

    bool change(const QString &name, Qt::Key key) const
    {
        if (focused() != name && !goTo(name))
            return false;
        QTest::keyClick(app_.window(), key);
        return true;
    }

    const RealWindow &app_;
};

} // namespace torchside::tests
