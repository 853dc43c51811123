#include "tests/harness/accessible_tree.h"

#include "tests/harness/real_window.h"

#include <QMetaEnum>
#include <QTest>
#include <private/qguiapplication_p.h>
#include <qpa/qplatformaccessibility.h>
#include <qpa/qplatformintegration.h>

#include <optional>

using namespace Qt::StringLiterals;

namespace torchside::tests {

namespace {

void collect(QAccessibleInterface *face, QAccessibleInterface *above, QList<Spoken> &all)
{
    if (!face || !face->isValid() || face->state().invisible)
        return;
    if (auto *item = qobject_cast<QQuickItem *>(face->object()))
        all.append({face, above, item, face->text(QAccessible::Name), face->text(QAccessible::Description),
                    face->role(), face->state()});
    for (int i = 0; i < face->childCount(); ++i)
        collect(face->child(i), face, all);
}

} // namespace

// Without a bus to ask there is no public way to make accessibility active.
void pretendAScreenReaderRuns()
{
    QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(true);
}

bool Spoken::can(const QString &action) const
{
    auto *actions = face->actionInterface();
    return actions && actions->actionNames().contains(action);
}

bool Spoken::act(const QString &action) const
{
    if (!can(action))
        return false;
    face->actionInterface()->doAction(action);
    return true;
}

bool Spoken::isControl() const
{
    switch (role) {
    case QAccessible::Button:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::PageTab:
    case QAccessible::SpinBox:
    case QAccessible::Slider:
    case QAccessible::EditableText:
    case QAccessible::Link: return true;
    default: return false;
    }
}

bool Spoken::inside(const QQuickItem *other) const
{
    return other == item || other->isAncestorOf(item);
}

QString Spoken::told() const
{
    const auto type = QString::fromLatin1(item->metaObject()->className()).section(u'_', 0, 0);
    const auto *roleName = QMetaEnum::fromType<QAccessible::Role>().valueToKey(role);
    return u"%1 (%2) “%3”"_s.arg(type, QString::fromLatin1(roleName), name.left(60));
}

QList<Spoken> spokenIn(QQuickWindow *window)
{
    QList<Spoken> all;
    collect(QAccessible::queryAccessibleInterface(window), nullptr, all);
    return all;
}

BlindPlayer::BlindPlayer(QQuickWindow *window) : window_(window)
{}

bool BlindPlayer::hears(const QString &part) const
{
    return soon([&] {
        const auto all = spokenIn(window_);
        const bool heard = std::any_of(all.begin(), all.end(), [&](const Spoken &each) {
            return each.name.contains(part) || each.description.contains(part);
        });
        for (const auto &each : all) // something is shown large: it is heard, then sent on
            if (!heard && each.name == u"Go on"_s && each.can(QAccessibleActionInterface::pressAction()))
                each.act(QAccessibleActionInterface::pressAction());
        return heard;
    });
}

bool BlindPlayer::act(const QString &name, const QString &action) const
{
    std::optional<Spoken> found;
    (void)soon([&] {
        found.reset();
        if (isMoving(window_))
            return false;
        std::optional<Spoken> onward;
        for (const auto &each : spokenIn(window_)) {
            if (!found && each.name == name && each.state.focusable && each.can(action))
                found = each;
            if (!onward && each.name == u"Go on"_s && each.can(QAccessibleActionInterface::pressAction()))
                onward = each;
        }
        if (!found && onward) // something is shown large: it is heard, then sent on
            onward->act(QAccessibleActionInterface::pressAction());
        return found.has_value();
    });
    if (!found) {
        qWarning("“%s” is not there to %s; there are: %s", qPrintable(name), qPrintable(action),
                 qPrintable(names().join(u" | "_s)));
        return false;
    }
    found->act(action);
    QTest::qWait(350); // until a page or a dialog has begun to come or to go
    return true;
}

bool BlindPlayer::press(const QString &name) const
{
    return act(name, QAccessibleActionInterface::pressAction());
}

bool BlindPlayer::more(const QString &name) const
{
    return act(name, QAccessibleActionInterface::increaseAction());
}

bool BlindPlayer::less(const QString &name) const
{
    return act(name, QAccessibleActionInterface::decreaseAction());
}

bool BlindPlayer::write(const QString &field, const QString &words) const
{
    if (!act(field, QAccessibleActionInterface::setFocusAction()))
        return false;
    for (const auto letter : words)
        QTest::sendKeyEvent(QTest::Click, window_, Qt::Key_unknown, QString(letter), {});
    QTest::keyClick(window_, Qt::Key_Return);
    QTest::qWait(100);
    return true;
}

QStringList BlindPlayer::names() const
{
    QStringList all;
    for (const auto &each : spokenIn(window_))
        if (!each.name.isEmpty())
            all.append(each.name);
    return all;
}

} // namespace torchside::tests
