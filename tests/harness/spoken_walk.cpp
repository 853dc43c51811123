#include "tests/harness/spoken_walk.h"

#include "tests/harness/accessible_tree.h"
#include "tests/harness/real_window.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace torchside::tests {

namespace {

// What a finger can press; the screen reader must be able to do it as well.
bool isPressable(const QQuickItem *item)
{
    const auto interactive = item->property("interactive");
    return item->metaObject()->indexOfSignal("clicked()") >= 0 && item->isEnabled() && isSeen(item) &&
           (!interactive.isValid() || interactive.toBool());
}

// A long list keeps some rows ready beyond its edge, which newer Qt tells of when they come into view.
bool isBeyondItsList(const QQuickItem *item)
{
    const auto place = item->mapRectToScene({0, 0, item->width(), item->height()});
    for (const auto *each = item->parentItem(); each; each = each->parentItem())
        if (each->inherits("QQuickItemView") &&
            !each->mapRectToScene({0, 0, each->width(), each->height()}).intersects(place))
            return true;
    return false;
}

bool canBeDone(const Spoken &thing)
{
    switch (thing.role) {
    case QAccessible::SpinBox:
    case QAccessible::Slider:
        return thing.can(QAccessibleActionInterface::increaseAction()) &&
               thing.can(QAccessibleActionInterface::decreaseAction());
    case QAccessible::EditableText: return thing.can(QAccessibleActionInterface::setFocusAction());
    default:
        return thing.can(QAccessibleActionInterface::pressAction()) ||
               thing.can(QAccessibleActionInterface::toggleAction());
    }
}

// Says what is wrong with the tree that a screen reader walks.
class Walk {
public:
    explicit Walk(QQuickWindow *window) : window_(window), all_(spokenIn(window)) {}

    QStringList wrong()
    {
        for (const auto &each : all_)
            look(each);
        alike();
        missing();
        beneath();
        return wrong_;
    }

private:
    void look(const Spoken &thing)
    {
        if (thing.isControl() && thing.name.trimmed().isEmpty())
            note(thing, u"has no name"_s);
        if (thing.role == QAccessible::StaticText && thing.name.isEmpty() && thing.item->width() > 0)
            note(thing, u"is a text without words"_s);
        if (thing.role == QAccessible::NoRole || thing.role == QAccessible::Client)
            note(thing, u"has no role"_s);
        if (thing.isControl() && !canBeDone(thing))
            note(thing, u"can't be used"_s);
        if (thing.name.contains(u'<') && thing.name.contains(u'>'))
            note(thing, u"speaks markup"_s);
        states(thing);
    }

    void states(const Spoken &thing)
    {
        const auto selected = thing.item->property("selected");
        const bool tells =
            thing.item->property("checkable").toBool() || thing.item->property("exclusive").toBool();
        if (selected.isValid() && tells && thing.isControl() && thing.role != QAccessible::PageTab &&
            selected.toBool() != static_cast<bool>(thing.state.checked))
            note(thing, u"is chosen or not, and says otherwise"_s);
        if (thing.role == QAccessible::PageTab &&
            selected.toBool() != static_cast<bool>(thing.state.selected))
            note(thing, u"is the tab in front or not, and says otherwise"_s);
        const bool why = !thing.item->property("whyNot").toString().isEmpty();
        if (why && thing.isControl() && thing.description != thing.item->property("whyNot").toString())
            note(thing, u"does not say why it can't be used"_s);
        if (thing.isControl() && thing.item->isEnabled() == !thing.state.focusable)
            note(thing, u"is enabled or not, and says otherwise"_s);
        if (thing.isControl() && !thing.item->isEnabled() && thing.description.isEmpty())
            note(thing, u"does not say that it can't be used"_s); // Qt 6.4 has no word of its own for it
    }

    // Two controls that sound the same can't be told apart.
    void alike()
    {
        QSet<QString> heard;
        for (const auto &each : all_) {
            if (!each.isControl() || each.name.isEmpty())
                continue;
            const auto sound = u"%1|%2|%3"_s.arg(each.role).arg(each.name, each.description);
            if (heard.contains(sound))
                note(each, u"sounds like another one: %1"_s.arg(each.description));
            heard.insert(sound);
        }
    }

    // What a finger can press, or the focus comes to, is in the tree.
    void missing()
    {
        QSet<const QQuickItem *> known;
        for (const auto &each : all_)
            known.insert(each.item);
        auto *dialog = dialogOf(window_);
        for (const auto *item : allItems(dialog ? dialog : window_->contentItem())) {
            if (known.contains(item) || !isSeen(item) || isBeyondItsList(item) ||
                item->objectName() == u"toast"_s)
                continue;
            if (isPressable(item) || (item->property("activeFocusOnTab").toBool() && item->isEnabled()))
                wrong_.append(u"%1 “%2” is not in the tree"_s.arg(
                    QString::fromLatin1(item->metaObject()->className()).section(u'_', 0, 0),
                    item->property("text").toString()));
        }
    }

    // A dialog hides what is beneath.
    void beneath()
    {
        const auto *dialog = dialogOf(window_);
        if (!dialog)
            return;
        for (const auto &each : all_)
            if (each.isControl() && !each.inside(dialog))
                note(each, u"lies beneath a dialog"_s);
    }

    void note(const Spoken &thing, const QString &what)
    {
        const auto line = u"%1 %2"_s.arg(thing.told(), what);
        if (!wrong_.contains(line))
            wrong_.append(line);
    }

    QQuickWindow *window_;
    QList<Spoken> all_;
    QStringList wrong_;
};

} // namespace

QQuickItem *dialogOf(const QQuickWindow *window)
{
    QQuickItem *last = nullptr; // a dialog may stand above another one
    for (auto *item : allItems(window->contentItem()))
        if (item->inherits("QQuickPopupItem") && isSeen(item))
            last = item;
    return last;
}

QStringList walkSpoken(QQuickWindow *window)
{
    return Walk(window).wrong();
}

} // namespace torchside::tests
