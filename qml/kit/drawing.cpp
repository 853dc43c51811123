#include "drawing.h"

#include <QPainter>
#include <QSvgRenderer>

Drawing::Drawing(QQuickItem *parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &Drawing::changed, this, [this] { update(); });
}

void Drawing::paint(QPainter *painter)
{
    const auto colour = ink_.name(QColor::HexRgb);
    const auto svg =
        QStringLiteral(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
<path d="%1" fill="%2" stroke="%3" stroke-width="%4" stroke-linecap="round" stroke-linejoin="round"/>
<path d="%5" fill="%3"/></svg>)")
            .arg(outline_, solid_ ? colour : QStringLiteral("none"), colour, QString::number(weight_), dots_);
    QSvgRenderer renderer(svg.toUtf8());
    painter->setOpacity(ink_.alphaF());
    renderer.render(painter, QRectF(0, 0, width(), height()));
}
