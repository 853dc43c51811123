#include "artwork.h"

#include "artwork_sheet.h"

#include <QQuickWindow>
#include <QSGImageNode>

Artwork::Artwork(QQuickItem *parent) : QQuickItem(parent)
{
    setFlag(ItemHasContents);
    connect(this, &Artwork::changed, this, &Artwork::redraw);
}

bool Artwork::isThere() const
{
    return !name_.isEmpty() && !artworkSheet(name_).shapes.isEmpty();
}

void Artwork::redraw()
{
    drawn_ = false;
    picture_.reset();
    polish();
    update();
}

void Artwork::geometryChange(const QRectF &now, const QRectF &before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size())
        redraw();
}

void Artwork::itemChange(ItemChange change, const ItemChangeData &data)
{
    QQuickItem::itemChange(change, data);
    if (change == ItemDevicePixelRatioHasChanged ||
        (change == ItemVisibleHasChanged && data.boolValue && !drawn_))
        redraw();
}

ArtworkLook Artwork::look() const
{
    return {.name = name_,
            .tones = tones_,
            .covers = covers_,
            .repeats = repeats_,
            .aim = aim_,
            .across = across_,
            .down = down_,
            .radius = radius_,
            .fade = fade_,
            .fadeTo = fadeTo_,
            .fadeLength = fadeLength_,
            .size = size(),
            .ratio = window()->effectiveDevicePixelRatio()};
}

// All is in its place: what takes the longest is begun, while the frame is still being prepared.
void Artwork::updatePolish()
{
    if (!drawn_ && !picture_ && window() && isVisible() && isSeen())
        picture_ = ArtworkPicture::begun(look());
}

QSGNode *Artwork::updatePaintNode(QSGNode *old, UpdatePaintNodeData *)
{
    auto *node = static_cast<QSGImageNode *>(old);
    if (!isSeen()) {
        delete node;
        return nullptr;
    }
    if (!node || !drawn_) {
        if (!node) {
            node = window()->createImageNode();
            node->setOwnsTexture(true);
        }
        const auto picture = picture_ ? std::move(picture_) : std::make_shared<ArtworkPicture>(look());
        node->setTexture(window()->createTextureFromImage(picture->image()));
        picture_.reset(); // it is the texture's now
        drawn_ = true;
    }
    node->setFiltering(smooth() ? QSGTexture::Linear : QSGTexture::Nearest);
    node->setRect({QPointF(), QSizeF(size().toSize())}); // in whole pixels, as it is drawn
    return node;
}
