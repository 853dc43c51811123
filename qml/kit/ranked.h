#pragma once

#include <QQuickItem>

// An item whose children follow one another by their property `place`, so that Tab and screen readers come by
// in the order of sight, wherever each child is moved to.
class Ranked : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT

public:
    using QQuickItem::QQuickItem;

public Q_SLOTS:
    void arrange() { polish(); } // once for all the moves of a moment

protected:
    void itemChange(ItemChange change, const ItemChangeData &data) override;
    void updatePolish() override;
};
