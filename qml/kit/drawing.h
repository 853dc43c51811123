#pragma once

#include <QQuickPaintedItem>

// A drawing of ours by its SVG paths, in one colour, with smooth edges. It is drawn once into a small
// picture: no shader and no multisampled layer has to be made before the first frame.
class Drawing : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QString outline MEMBER outline_ NOTIFY changed FINAL) // stroked, on a field of 24 × 24
    Q_PROPERTY(QString dots MEMBER dots_ NOTIFY changed FINAL)       // filled
    Q_PROPERTY(QColor ink MEMBER ink_ NOTIFY changed FINAL)
    Q_PROPERTY(qreal weight MEMBER weight_ NOTIFY changed FINAL)
    Q_PROPERTY(bool solid MEMBER solid_ NOTIFY changed FINAL) // the outline filled as well

public:
    explicit Drawing(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;

Q_SIGNALS:
    void changed();

private:
    QString outline_;
    QString dots_;
    QColor ink_;
    qreal weight_ = 1.8;
    bool solid_ = false;
};
