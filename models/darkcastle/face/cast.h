#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQmlIntegration/qqmlintegration.h>

namespace torchside::darkcastle {

// The six prisoners to choose from, before there is a table.
class DarkcastleCast : public QObject {
    Q_OBJECT
    QML_ELEMENT

    // Each {id, name, might, cunning, wisdom, best}
    Q_PROPERTY(QVariantList prisoners READ prisoners CONSTANT FINAL)
    Q_PROPERTY(int usualChapters READ chapters CONSTANT FINAL)

public:
    using QObject::QObject;

    QVariantList prisoners() const;
    int chapters() const;

public Q_SLOTS:
    int hpAmong(int characters) const;
};

} // namespace torchside::darkcastle
