#pragma once

#include <QObject>
#include <QRectF>
#include <QVariantList>
#include <QtQmlIntegration/qqmlintegration.h>

// Where people sit around a tablet that lies flat: clockwise, the first at its lower edge, each facing
// outward; what all share is in the middle.
class RoundTable : public QObject {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(int seats MEMBER seats_ NOTIFY changed FINAL)
    Q_PROPERTY(QRectF room MEMBER room_ NOTIFY changed FINAL)
    Q_PROPERTY(qreal depth MEMBER depth_ NOTIFY changed FINAL) // of one seat, away from the edge
    Q_PROPERTY(bool fits READ fits NOTIFY changed FINAL)
    Q_PROPERTY(QRectF middle READ middle NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList places READ places NOTIFY changed
                   FINAL) // {x, y, width, height, rotation}, before turning

public:
    // As an item has it: its rectangle lies as if unturned, and is turned about its centre.
    struct Place {
        QRectF unturned;
        int rotation = 0;

        QRectF onScreen() const;
    };

    using QObject::QObject;

    bool fits() const; // as a tablet, with enough room left in the middle
    QRectF middle() const;
    QList<Place> seated() const;
    QVariantList places() const;

Q_SIGNALS:
    void changed();

private:
    bool isLying() const { return room_.width() >= room_.height(); }
    qreal strip() const;
    QRectF edge(int side) const;

    int seats_ = 0;
    QRectF room_;
    qreal depth_ = 0;
};
