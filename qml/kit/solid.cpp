#include "solid.h"

#include "lifted_finger.h"

#include <QQuickWindow>

#include <algorithm>

namespace {

// As they are painted, the uppermost first.
QList<QQuickItem *> fromAbove(const QQuickItem *item)
{
    auto children = item->childItems();
    std::stable_sort(children.begin(), children.end(),
                     [](const auto *a, const auto *b) { return a->z() < b->z(); });
    std::reverse(children.begin(), children.end());
    return children;
}

const Solid *uppermost(QQuickItem *item, QPointF scenePoint)
{
    const auto *solid = qobject_cast<const Solid *>(item);
    if (!item->isVisible() || (solid && !solid->isSolid())) // nor is anything in it
        return nullptr;
    const bool inside = item->contains(item->mapFromScene(scenePoint));
    if (item->clip() && !inside)
        return nullptr;
    for (auto *child : fromAbove(item))
        if (const auto *found = uppermost(child, scenePoint))
            return found;
    return inside ? solid : nullptr;
}

} // namespace

Solid::Solid(QQuickItem *parent) : QQuickItem(parent)
{
    letFingersLift();
}

void Solid::setSolid(bool solid)
{
    if (solid_ == solid)
        return;
    solid_ = solid;
    Q_EMIT solidChanged();
}

void Solid::setWall(bool wall)
{
    if (wall_ == wall)
        return;
    wall_ = wall;
    setAcceptedMouseButtons(wall ? Qt::AllButtons : Qt::NoButton);
    setAcceptTouchEvents(wall);
    setAcceptHoverEvents(wall);
    Q_EMIT wallChanged();
}

void Solid::setStillness(int ms)
{
    if (stillness_ == ms)
        return;
    stillness_ = ms;
    stand();
    Q_EMIT stillnessChanged();
}

bool Solid::takes(QPointF scenePoint) const
{
    for (const QQuickItem *item = this; item; item = item->parentItem())
        if (const auto *solid = qobject_cast<const Solid *>(item); solid && solid->still_)
            return false;
    return window() && uppermost(window()->contentItem(), scenePoint) == this;
}

bool Solid::event(QEvent *event)
{
    if (event->type() != QEvent::TabletPress && event->type() != QEvent::TabletMove &&
        event->type() != QEvent::TabletRelease)
        return QQuickItem::event(event);
    stop(static_cast<QPointerEvent *>(event));
    return event->isAccepted();
}

// What a handler has in its grip stays there. (Not by setAccepted, which speaks for the points as well.)
void Solid::stop(QPointerEvent *event) const
{
    const auto &points = event->points();
    const bool taken = std::any_of(points.begin(), points.end(), [&](const auto &point) {
        const auto *grabber = event->exclusiveGrabber(point);
        return grabber && grabber != this;
    });
    if (wall_ && !taken)
        event->accept();
    else
        event->ignore();
}

void Solid::itemChange(ItemChange change, const ItemChangeData &data)
{
    if (change == ItemVisibleHasChanged || change == ItemSceneChange)
        stand();
    QQuickItem::itemChange(change, data);
}

// From the first picture of it on: what was pressed while it was being made was pressed on something else.
void Solid::stand()
{
    standing_.stop();
    if (stillness_ <= 0 || !isVisible() || !window()) {
        setStill(false);
        return;
    }
    rest(stillness_);
}

// Counted from the next picture on, however long that takes.
void Solid::rest(int ms)
{
    setStill(true);
    standing_.start(ms, this);
    if (window())
        connect(
            window(), &QQuickWindow::frameSwapped, this,
            [this, ms] {
                if (standing_.isActive())
                    standing_.start(ms, this);
            },
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

void Solid::setStill(bool still)
{
    if (still_ == still)
        return;
    still_ = still;
    Q_EMIT stillChanged();
}

void Solid::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != standing_.timerId())
        return QQuickItem::timerEvent(event);
    standing_.stop();
    setStill(false);
}
