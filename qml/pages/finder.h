#pragma once

#include <QObject>
#include <QString>
#include <QtQmlIntegration/qqmlintegration.h>

namespace torchside::pages {

// Finds settings by what people type: every word of it, in any order, as the beginning of a word or, from
// three letters on, anywhere in one. Accents, capitals and "ß" make no difference.
class Finder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    Q_INVOKABLE static bool finds(const QString &typed, const QString &about);
};

} // namespace torchside::pages
