#pragma once

#include <QColor>
#include <QList>
#include <QPointF>
#include <QQuickPaintedItem>

// A line through corners that are given in a field of 1 × 1, with smooth edges and round joints; it leaves a
// margin of its own width, so that nothing of it is cut off.
class Curve : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QVariant corners READ corners WRITE setCorners NOTIFY changed FINAL)
    Q_PROPERTY(QColor ink MEMBER ink_ NOTIFY changed FINAL)
    Q_PROPERTY(qreal weight MEMBER weight_ NOTIFY changed FINAL)
    Q_PROPERTY(int dash MEMBER dash_ NOTIFY changed FINAL) // 0: a whole line; 1, 2, …: ever other strokes

public:
    explicit Curve(QQuickItem *parent = nullptr);
    QVariant corners() const { return QVariant::fromValue(corners_); }
    void setCorners(const QVariant &corners); // points, from a model or written in a page
    void paint(QPainter *painter) override;

Q_SIGNALS:
    void changed();

private:
    QList<QPointF> corners_;
    QColor ink_;
    qreal weight_ = 2.5;
    int dash_ = 0;
};
