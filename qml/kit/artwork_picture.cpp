#include "artwork_picture.h"

#include "artwork_sheet.h"

#include <QLinearGradient>
#include <QPainter>
#include <QRadialGradient>
#if QT_CONFIG(thread)
#include <QThreadPool>
#endif

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

QImage ArtworkLook::drawn() const
{
    QImage image((size * ratio).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(image.width() / size.width(), image.height() / size.height());
    paint(painter);
    return image;
}

QRectF ArtworkLook::placeOf(QSizeF sheet) const
{
    const double wide = size.width() / sheet.width();
    const double high = size.height() / sheet.height();
    const QSizeF whole = sheet * (repeats ? high : covers ? std::max(wide, high) : std::min(wide, high));
    const double over = size.width() - whole.width();
    const double left =
        std::clamp(size.width() * across - whole.width() * aim, std::min(0.0, over), std::max(0.0, over));
    return {QPointF(repeats ? 0 : left, (size.height() - whole.height()) * down), whole};
}

void ArtworkLook::paint(QPainter &painter) const
{
    const auto &sheet = artworkSheet(name);
    const auto place = placeOf(sheet.size);
    const int times = repeats ? static_cast<int>(std::ceil(size.width() / place.width())) : 1;
    for (int i = 0; i < times; ++i) {
        painter.save();
        painter.translate(place.left() + i * place.width(), place.top());
        painter.scale(place.width() / sheet.size.width(), place.height() / sheet.size.height());
        paintSheet(painter);
        painter.restore();
    }
    passOver(painter);
    roundCorners(painter);
}

void ArtworkLook::paintSheet(QPainter &painter) const
{
    const auto &sheet = artworkSheet(name);
    const bool large = std::min(size.width(), size.height()) >= largeFrom;
    for (const auto &shape : sheet.shapes) {
        const auto tone = tones.value(shape.tone).value<QColor>();
        if (!tone.isValid() || tone.alpha() == 0 || (shape.fine && !large))
            continue;
        QPainterPath path; // its own, as a path keeps what is worked out of it, for one thread at a time
        path.addPath(shape.path);
        path.setFillRule(shape.path.fillRule());
        painter.setOpacity(shape.opacity);
        if (shape.tone == "sky"_L1)
            painter.fillPath(path,
                             skyOver(path.boundingRect(), tone, tones.value(u"haze"_s).value<QColor>()));
        else
            painter.fillPath(path, shape.light.isNull() ? QBrush(tone) : lightOver(shape.light, tone));
    }
    painter.setOpacity(1);
}

void ArtworkLook::passOver(QPainter &painter) const
{
    if (fade.alpha() == 0)
        return;
    auto clear = fade;
    clear.setAlphaF(0);
    const double from = size.height() * std::max(0.0, fadeTo - fadeLength);
    QLinearGradient gradient(0, from, 0, size.height() * fadeTo);
    gradient.setColorAt(0, clear);
    gradient.setColorAt(1, fade);
    painter.fillRect(QRectF(0, from, size.width(), size.height()), gradient);
}

void ArtworkLook::roundCorners(QPainter &painter) const
{
    if (radius <= 0)
        return;
    QPainterPath outside;
    outside.addRect(-1, -1, size.width() + 2, size.height() + 2);
    outside.addRoundedRect(QRectF(0, 0, size.width(), size.height()), radius, radius);
    painter.setCompositionMode(QPainter::CompositionMode_DestinationOut);
    painter.fillPath(outside, Qt::black);
}

ArtworkPicture::ArtworkPicture(ArtworkLook look) : look_(std::move(look))
{}

std::shared_ptr<ArtworkPicture> ArtworkPicture::begun(ArtworkLook look)
{
    auto picture = std::make_shared<ArtworkPicture>(std::move(look));
#if QT_CONFIG(thread)
    QThreadPool::globalInstance()->start([picture] { picture->image(); });
#endif
    return picture;
}

const QImage &ArtworkPicture::image()
{
    std::call_once(drawn_, [this] { image_ = look_.drawn(); });
    return image_;
}
