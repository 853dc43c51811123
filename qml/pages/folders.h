#pragma once

#include <QObject>
#include <QUrl>
#include <QVariantList>
#include <QtQmlIntegration/qqmlintegration.h>

namespace torchside::pages {

// Where files are looked for and kept, where the app asks for itself.
class Folders : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

    Q_PROPERTY(QUrl start READ start CONSTANT FINAL)

public:
    explicit Folders(QObject *parent = nullptr) : QObject(parent) {}
    QUrl start() const; // where the app was started; at home where that is the root

    Q_INVOKABLE static QVariantList places();           // people's own folders that are there: [{name, url}]
    Q_INVOKABLE static QString pathOf(const QUrl &url); // as people write it
    // The file of that name there, with the ending where the name has none of its own.
    Q_INVOKABLE static QUrl file(const QUrl &folder, const QString &name, const QString &ending);
    Q_INVOKABLE static bool exists(const QUrl &file);
    Q_INVOKABLE static QString sizeText(double bytes);
};

} // namespace torchside::pages
