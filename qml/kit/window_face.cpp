#include "window_face.h"

#include <QAccessible>
#include <QAccessibleObject>
#include <QCoreApplication>
#include <QQuickItem>
#include <QQuickWindow>

namespace {

// The topmost popup that must be answered first.
QQuickItem *modalOf(const QQuickWindow *window)
{
    QQuickItem *modal = nullptr;
    for (const auto *layer : window->contentItem()->childItems())
        if (layer->inherits("QQuickOverlay"))
            for (auto *item : layer->childItems())
                if (item->inherits("QQuickPopupItem") && item->isVisible() &&
                    item->parent()->property("modal").toBool())
                    modal = item;
    return modal;
}

// A face made before its item said that it is to be ignored is still there.
bool isIgnored(const QQuickItem *item)
{
    for (const auto *attached : item->children())
        if (attached->inherits("QQuickAccessibleAttached"))
            return attached->property("ignored").toBool();
    return false;
}

// The faces of an item's children, or of theirs where a child has none.
void collect(const QQuickItem *item, QList<QAccessibleInterface *> &faces)
{
    for (auto *child : item->childItems()) {
        auto *face = isIgnored(child) ? nullptr : QAccessible::queryAccessibleInterface(child);
        if (face)
            faces.append(face);
        else
            collect(child, faces);
    }
}

class WindowFace final : public QAccessibleObject {
public:
    explicit WindowFace(QQuickWindow *window) : QAccessibleObject(window) {}

    QWindow *window() const override { return quick(); }
    QAccessible::Role role() const override { return QAccessible::Window; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(qApp); }
    int childCount() const override { return static_cast<int>(faces().size()); }
    QAccessibleInterface *child(int index) const override { return faces().value(index); }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        return static_cast<int>(faces().indexOf(child));
    }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? quick()->title() : QString();
    }

    QRect rect() const override { return {quick()->position(), quick()->size()}; }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.active = quick()->isActive();
        state.invisible = !quick()->isVisible();
        return state;
    }

    QAccessibleInterface *focusChild() const override
    {
        auto *focused = quick()->activeFocusItem();
        auto *face = focused ? QAccessible::queryAccessibleInterface(focused) : nullptr;
        auto *deeper = face && face != this ? face->focusChild() : nullptr;
        return deeper ? deeper : face;
    }

    QAccessibleInterface *childAt(int x, int y) const override
    {
        const auto all = faces();
        for (auto face = all.crbegin(); face != all.crend(); ++face) {
            if ((*face)->state().invisible || !(*face)->rect().contains(x, y))
                continue;
            auto *deeper = (*face)->childAt(x, y);
            return deeper ? deeper : *face;
        }
        return nullptr;
    }

private:
    QQuickWindow *quick() const { return static_cast<QQuickWindow *>(object()); }

    QList<QAccessibleInterface *> faces() const
    {
        QList<QAccessibleInterface *> faces;
        auto *modal = modalOf(quick());
        if (auto *face = modal ? QAccessible::queryAccessibleInterface(modal) : nullptr)
            faces.append(face);
        else
            collect(modal ? modal : quick()->contentItem(), faces);
        return faces;
    }
};

QAccessibleInterface *windowFace(const QString &type, QObject *object)
{
    // Asked for the most special type first, so that this comes before Qt Quick's own answer for any window
    // of it.
    auto *window =
        type == QLatin1String("QQuickApplicationWindow") ? qobject_cast<QQuickWindow *>(object) : nullptr;
    return window ? new WindowFace(window) : nullptr;
}

} // namespace

void installWindowFace()
{
    QAccessible::installFactory(windowFace); // the same one twice is kept once
}
