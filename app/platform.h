#pragma once

#include <QMargins>
#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQmlIntegration/qqmlintegration.h>

#include <memory>

namespace torchside::app {

// What the system around the app does for it, and what it tells the app. One implementation for each system;
// where a system can't do a thing, the call does nothing and says so by its result.
class Platform : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The app has one.")

    Q_PROPERTY(QMargins cutOuts READ cutOuts NOTIFY cutOutsChanged FINAL)
    Q_PROPERTY(int cutTop READ cutTop NOTIFY cutOutsChanged FINAL)
    Q_PROPERTY(int cutBottom READ cutBottom NOTIFY cutOutsChanged FINAL)
    Q_PROPERTY(int cutLeft READ cutLeft NOTIFY cutOutsChanged FINAL)
    Q_PROPERTY(int cutRight READ cutRight NOTIFY cutOutsChanged FINAL)
    Q_PROPERTY(int keyboard READ keyboard NOTIFY cutOutsChanged FINAL)
    Q_PROPERTY(bool vibrates READ vibrates CONSTANT FINAL)
    Q_PROPERTY(bool sharesText READ sharesText CONSTANT FINAL)
    Q_PROPERTY(bool sharesPictures READ sharesPictures CONSTANT FINAL)
    Q_PROPERTY(bool dark READ isDark NOTIFY lookChanged FINAL)

public:
    explicit Platform(QObject *parent = nullptr);
    ~Platform() override = default;

    // Where the screen is covered by cameras, corners and system bars, in logical pixels of the window.
    virtual QMargins cutOuts() const { return {}; }
    int cutTop() const { return cutOuts().top(); } // QML knows no margins
    int cutBottom() const { return cutOuts().bottom(); }
    int cutLeft() const { return cutOuts().left(); }
    int cutRight() const { return cutOuts().right(); }
    // How much the keyboard on the screen covers from below, where Qt doesn't know.
    virtual int keyboard() const { return 0; }
    virtual bool vibrates() const { return false; }
    virtual bool sharesText() const
    {
        return false;
    } // without a sheet of the system, pages offer the clipboard
    virtual bool sharesPictures() const { return false; }
    virtual bool isDark() const;         // the system shows its own windows dark
    virtual void askForLocalNetwork() {} // that phones of the same network may come in, where the system asks

public Q_SLOTS:
    virtual void keepAwake(bool awake) = 0; // the screen stays on, or goes dark as the person set it
    virtual void vibrate(int milliseconds) = 0;
    virtual bool shareText(const QString &title, const QString &text) = 0;
    virtual bool sharePicture(const QString &title, const QString &file);
    virtual void darkBars(bool dark) = 0; // the system bars' own symbols fit a dark page, or a light one

Q_SIGNALS:
    void cutOutsChanged();
    void lookChanged();
    void fileOffered(const QUrl &file); // opened from outside: a deck, a set, a session
    void soundTaken();                  // a call, another player: be silent
    void soundGivenBack();
};

// The one that fits this system.
std::unique_ptr<Platform> systemPlatform();

} // namespace torchside::app
