#include "curve.h"

#include <QJSValue>
#include <QPainter>
#include <QPolygonF>

Curve::Curve(QQuickItem *parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &Curve::changed, this, [this] { update(); });
}

void Curve::setCorners(const QVariant &corners)
{
    auto given = corners;
    if (given.metaType() == QMetaType::fromType<QJSValue>())
        given = given.value<QJSValue>().toVariant();
    QList<QPointF> points;
    if (given.metaType() == QMetaType::fromType<QList<QPointF>>())
        points = given.value<QList<QPointF>>();
    else
        for (const auto &each : given.toList())
            points.append(each.toPointF());
    if (points == corners_)
        return;
    corners_ = points;
    Q_EMIT changed();
}

void Curve::paint(QPainter *painter)
{
    static const QList<QList<qreal>> strokes{{},         {4, 2.5}, {0.1, 2.2}, {6, 2.2, 0.1, 2.2},
                                             {1.5, 1.8}, {9, 3}};
    QPen pen(ink_, weight_, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    if (const auto &stroke = strokes.at(dash_ % strokes.size()); !stroke.isEmpty())
        pen.setDashPattern(stroke);
    painter->setPen(pen);
    const qreal margin = weight_ / 2;
    QPolygonF line;
    for (const auto &corner : corners_)
        line.append({margin + corner.x() * (width() - weight_), margin + corner.y() * (height() - weight_)});
    if (line.size() == 1)
        line.append(line.first());
    painter->drawPolyline(line);
}
