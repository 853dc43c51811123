#include "artwork.h"

#include "artwork_sheet.h"

#include <QLinearGradient>
#include <QPainter>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

constexpr double largeFrom = 64; // pixels: from there on the fine strokes are drawn

QBrush skyOver(const QRectF &place, const QColor &top, const QColor &foot)
{
    QLinearGradient gradient(place.topLeft(), place.bottomLeft());
    gradient.setColorAt(0, top);
    gradient.setColorAt(1, foot);
    return gradient;
}

// Light falls off quickly at first and leaves no edge.
QBrush lightOver(const QRectF &round, QColor colour)
{
    QRadialGradient gradient(round.center(), round.width() / 2);
    for (int i = 0; i <= 8; ++i) {
        const double far = i / 8.0;
        colour.setAlphaF(static_cast<float>((1 - far) * (1 - far)));
        gradient.setColorAt(far, colour);
    }
    return gradient;
}

} // namespace

Artwork::Artwork(QQuickItem *parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &Artwork::changed, this, [this] { update(); });
}

bool Artwork::isThere() const
{
    return !name_.isEmpty() && !artworkSheet(name_).shapes.isEmpty();
}

QRectF Artwork::placeOf(QSizeF sheet) const
{
    const double wide = width() / sheet.width();
    const double high = height() / sheet.height();
    const double scale = repeats_ ? high : covers_ ? std::max(wide, high) : std::min(wide, high);
    const QSizeF size = sheet * scale;
    const double left =
        std::clamp(width() * across_ - size.width() * aim_, std::min(0.0, width() - size.width()),
                   std::max(0.0, width() - size.width()));
    return {QPointF(repeats_ ? 0 : left, (height() - size.height()) * down_), size};
}

void Artwork::paint(QPainter *painter)
{
    if (!isThere() || width() <= 0 || height() <= 0)
        return;
    const auto &sheet = artworkSheet(name_);
    const auto place = placeOf(sheet.size);
    painter->setRenderHint(QPainter::Antialiasing);
    const int times = repeats_ ? static_cast<int>(std::ceil(width() / place.width())) : 1;
    for (int i = 0; i < times; ++i) {
        painter->save();
        painter->translate(place.left() + i * place.width(), place.top());
        painter->scale(place.width() / sheet.size.width(), place.height() / sheet.size.height());
        paintSheet(*painter);
        painter->restore();
    }
    passOver(*painter);
    roundCorners(*painter);
}

void Artwork::paintSheet(QPainter &painter) const
{
    const auto &sheet = artworkSheet(name_);
    const bool large = std::min(width(), height()) >= largeFrom;
    for (const auto &shape : sheet.shapes) {
        const auto tone = tones_.value(shape.tone).value<QColor>();
        if (!tone.isValid() || tone.alpha() == 0 || (shape.fine && !large))
            continue;
        painter.setOpacity(shape.opacity);
        if (shape.tone == "sky"_L1)
            painter.fillPath(shape.path, skyOver(shape.path.boundingRect(), tone,
                                                 tones_.value(u"haze"_s).value<QColor>()));
        else
            painter.fillPath(shape.path, shape.light.isNull() ? QBrush(tone) : lightOver(shape.light, tone));
    }
    painter.setOpacity(1);
}

void Artwork::passOver(QPainter &painter) const
{
    if (fade_.alpha() == 0)
        return;
    auto clear = fade_;
    clear.setAlphaF(0);
    const double from = height() * std::max(0.0, fadeTo_ - fadeLength_);
    QLinearGradient gradient(0, from, 0, height() * fadeTo_);
    gradient.setColorAt(0, clear);
    gradient.setColorAt(1, fade_);
    painter.fillRect(QRectF(0, from, width(), height()), gradient);
}

void Artwork::roundCorners(QPainter &painter) const
{
    if (radius_ <= 0)
        return;
    QPainterPath outside;
    outside.addRect(-1, -1, width() + 2, height() + 2);
    outside.addRoundedRect(QRectF(0, 0, width(), height()), radius_, radius_);
    painter.setCompositionMode(QPainter::CompositionMode_DestinationOut);
    painter.fillPath(outside, Qt::black);
}
