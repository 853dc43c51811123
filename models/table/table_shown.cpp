// Who is told what, when a table shows another state.
#include "models/table/table.h"

namespace torchside::table {

void Table::tellChange()
{
    ++beat_;
    tellDifferences();
    Q_EMIT changed();
}

// What nobody looks at is not worked out; who looks at it later is told once too often at worst.
void Table::tellDifferences()
{
    if (shown_.empty())
        for (int i = QObject::staticMetaObject.propertyCount(); i < metaObject()->propertyCount(); ++i)
            if (const auto each = metaObject()->property(i);
                each.hasNotifySignal() && each.notifySignal() != QMetaMethod::fromSignal(&Table::changed))
                shown_.push_back({each, {}});
    std::vector<QMetaMethod> differing;
    for (auto &[property, told] : shown_) {
        auto value = isSignalConnected(property.notifySignal()) ? property.read(this) : QVariant();
        if (value.isValid() && value != told)
            differing.push_back(property.notifySignal());
        told = std::move(value);
    }
    for (const auto &signal : differing)
        signal.invoke(this, Qt::DirectConnection);
}

} // namespace torchside::table
