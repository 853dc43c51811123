#include "drawing.h"

#include "path_data.h"

#include <QPainter>

namespace {

constexpr double field = 24;

}

Drawing::Drawing(QQuickItem *parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &Drawing::changed, this, [this] { update(); });
}

void Drawing::paint(QPainter *painter)
{
    const double scale = std::min(width(), height()) / field;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setOpacity(ink_.alphaF());
    painter->translate((width() - field * scale) / 2, (height() - field * scale) / 2);
    painter->scale(scale, scale);
    auto ink = ink_;
    ink.setAlphaF(1);
    painter->setPen(QPen(ink, weight_, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->setBrush(solid_ ? QBrush(ink) : QBrush(Qt::NoBrush));
    painter->drawPath(pathOf(outline_));
    painter->fillPath(pathOf(dots_), ink);
}
