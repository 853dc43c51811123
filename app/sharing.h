#pragma once

#include <QImage>
#include <QObject>
#include <QUrl>
#include <QtQmlIntegration/qqmlintegration.h>

#include <functional>

namespace torchside::app {

class Platform;

// What leaves the app for another one: words by the system's sheet or the clipboard, a play by a link.
class Sharing : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The app keeps one.")

public:
    using Opener = std::function<bool(const QUrl &)>;

    // Without a platform that shares, the clipboard takes the words; links are opened by the desktop.
    explicit Sharing(Platform *platform = nullptr, QObject *parent = nullptr);
    void openBy(Opener opener) { open_ = std::move(opener); }

public Q_SLOTS:
    void share(const QString &title, const QString &text);
    void copy(const QString &text);
    void sharePicture(const QString &title, const QObject *drawn); // by a page, which grabbed it
    void hold(const QObject *drawn);                               // until it is known where to
    bool saveHeld(const QUrl &to);
    void openPlay(const QUrl &play);

Q_SIGNALS:
    void said(const QString &message);

private:
    Platform *platform_;
    Opener open_;
    QImage held_;
};

} // namespace torchside::app
