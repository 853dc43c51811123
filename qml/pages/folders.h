#pragma once

#include <QObject>
#include <QUrl>
#include <QtQmlIntegration/qqmlintegration.h>

namespace torchside::pages {

// Where files are looked for first.
class Folders : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

    Q_PROPERTY(QUrl start READ start CONSTANT FINAL)

public:
    explicit Folders(QObject *parent = nullptr) : QObject(parent) {}
    QUrl start() const; // where the app was started; at home where that is the root
};

} // namespace torchside::pages
