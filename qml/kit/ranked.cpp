#include "ranked.h"

#include <QMetaMethod>
#include <QMetaProperty>

#include <algorithm>

namespace {

QMetaProperty placeOf(const QQuickItem *item)
{
    return item->metaObject()->property(item->metaObject()->indexOfProperty("place"));
}

} // namespace

void Ranked::itemChange(ItemChange change, const ItemChangeData &data)
{
    if (change == ItemChildAddedChange) {
        if (const auto place = placeOf(data.item); place.hasNotifySignal())
            connect(data.item, place.notifySignal(), this,
                    metaObject()->method(metaObject()->indexOfSlot("arrange()")), Qt::UniqueConnection);
        arrange();
    }
    QQuickItem::itemChange(change, data);
}

void Ranked::updatePolish()
{
    QList<QQuickItem *> placed;
    for (auto *child : childItems())
        if (placeOf(child).isValid())
            placed.append(child);
    std::stable_sort(placed.begin(), placed.end(), [](const QQuickItem *a, const QQuickItem *b) {
        return placeOf(a).read(a).toInt() < placeOf(b).read(b).toInt();
    });
    for (qsizetype i = 1; i < placed.size(); ++i)
        placed[i]->stackAfter(placed[i - 1]);
}
