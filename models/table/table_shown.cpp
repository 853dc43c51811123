// Who is told what, when a table shows another state.
#include "models/table/table.h"

namespace torchside::table {

void Table::tellChange()
{
    ++beat_;
    tellDifferences();
    Q_EMIT changed();
}

void Table::connectNotify(const QMetaMethod &signal)
{
    const int index = signal.methodIndex();
    if (lookedAt_.contains(index))
        return;
    for (int i = QObject::staticMetaObject.propertyCount(); i < metaObject()->propertyCount(); ++i)
        if (const auto property = metaObject()->property(i); property.notifySignalIndex() == index)
            lookedAt_[index] = {property, property.read(this)};
}

// What nobody looks at is not worked out.
void Table::tellDifferences()
{
    std::erase_if(lookedAt_, [this](const auto &each) {
        return !isSignalConnected(each.second.property.notifySignal());
    });
    std::vector<QMetaMethod> differing;
    for (auto &[signal, at] : lookedAt_)
        if (auto value = at.property.read(this); value != at.seen) {
            at.seen = std::move(value);
            differing.push_back(at.property.notifySignal());
        }
    for (const auto &signal : differing)
        signal.invoke(this, Qt::DirectConnection);
}

} // namespace torchside::table
