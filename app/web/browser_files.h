#pragma once

#include <QObject>
#include <QUrl>
#include <QtQmlIntegration/qqmlintegration.h>

namespace torchside::app {

// Files in a browser: picked ones are copied to where the app can read them, written ones are downloaded.
class BrowserFiles : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit BrowserFiles(QObject *parent = nullptr);
    ~BrowserFiles() override;

    void take(const QStringList &paths); // told by the page

    Q_INVOKABLE void choose();
    Q_INVOKABLE static QUrl place(const QString &name); // where a file of that name can be written
    Q_INVOKABLE static void download(const QUrl &file);

Q_SIGNALS:
    void picked(const QVariantList &urls);
};

} // namespace torchside::app
