#pragma once

#include <QColor>
#include <QQuickPaintedItem>

// A code to scan: dark squares on light, whatever the look, with the rim that scanners want.
class CodeSquare : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(int side MEMBER side_ NOTIFY changed FINAL)
    Q_PROPERTY(QString squares MEMBER squares_ NOTIFY changed FINAL) // row by row: 1 is dark
    Q_PROPERTY(QColor paper MEMBER paper_ NOTIFY changed FINAL)

public:
    explicit CodeSquare(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;

Q_SIGNALS:
    void changed();

private:
    int side_ = 0;
    QString squares_;
    QColor paper_ = Qt::white;
};
