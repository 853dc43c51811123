#pragma once

#include "artwork_picture.h"

#include <QQuickItem>

// A drawing of ours in several tones, named by its path below the drawings, such as "mandom/scene": vectors,
// so as good at 24 pixels as at 400. It is drawn once for each size, look and place.
class Artwork : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QString name MEMBER name_ NOTIFY changed FINAL)
    Q_PROPERTY(
        QVariantMap tones MEMBER tones_ NOTIFY changed FINAL)   // what each class of the drawing looks like
    Q_PROPERTY(bool covers MEMBER covers_ NOTIFY changed FINAL) // fills its place, and is cut at its edges
    Q_PROPERTY(
        bool repeats MEMBER repeats_ NOTIFY changed FINAL) // a strip, as high as its place, again and again
    Q_PROPERTY(qreal aim MEMBER aim_ NOTIFY changed FINAL) // 0 to 1: what of its width is looked at,
    Q_PROPERTY(qreal across MEMBER across_ NOTIFY changed FINAL) // and where in the place that stands
    Q_PROPERTY(qreal down MEMBER down_ NOTIFY changed FINAL)     // what stays where its height is cut
    Q_PROPERTY(qreal radius MEMBER radius_ NOTIFY changed FINAL)
    Q_PROPERTY(QColor fade MEMBER fade_ NOTIFY changed FINAL)    // into this it passes over,
    Q_PROPERTY(qreal fadeTo MEMBER fadeTo_ NOTIFY changed FINAL) // wholly from this part of its height on,
    Q_PROPERTY(qreal fadeLength MEMBER fadeLength_ NOTIFY changed FINAL) // and over such a part
    Q_PROPERTY(bool there READ isThere NOTIFY changed FINAL)

public:
    explicit Artwork(QQuickItem *parent = nullptr);
    bool isThere() const;

Q_SIGNALS:
    void changed();

protected:
    void geometryChange(const QRectF &now, const QRectF &before) override;
    void itemChange(ItemChange change, const ItemChangeData &data) override;
    void updatePolish() override;
    QSGNode *updatePaintNode(QSGNode *old, UpdatePaintNodeData *) override;

private:
    bool isSeen() const { return isThere() && width() > 0 && height() > 0; }
    ArtworkLook look() const;
    void redraw();

    QString name_;
    QVariantMap tones_;
    bool covers_ = false;
    bool repeats_ = false;
    qreal aim_ = 0.5;
    qreal across_ = 0.5;
    qreal down_ = 0.5;
    qreal radius_ = 0;
    QColor fade_ = Qt::transparent;
    qreal fadeTo_ = 1;
    qreal fadeLength_ = 0.35;
    std::shared_ptr<ArtworkPicture> picture_; // that is on its way to the screen
    bool drawn_ = false;
};
