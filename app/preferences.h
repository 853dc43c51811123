#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>
#include <QVariantMap>
#include <QtQmlIntegration/qqmlintegration.h>

namespace torchside::app {

// What a person has set for this device, and who played here lately. Kept in a file of its own.
class Preferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The app keeps one.")

    Q_PROPERTY(QString look READ look WRITE setLook NOTIFY changed FINAL)
    Q_PROPERTY(double textScale READ textScale WRITE setTextScale NOTIFY changed FINAL)
    Q_PROPERTY(bool motion READ motion WRITE setMotion NOTIFY changed FINAL)
    Q_PROPERTY(bool leftHanded READ leftHanded WRITE setLeftHanded NOTIFY changed FINAL)
    Q_PROPERTY(bool sounds READ sounds WRITE setSounds NOTIFY changed FINAL)
    Q_PROPERTY(int volume READ volume WRITE setVolume NOTIFY changed FINAL)
    Q_PROPERTY(int tapVolume READ tapVolume WRITE setTapVolume NOTIFY changed FINAL)
    Q_PROPERTY(int hitVolume READ hitVolume WRITE setHitVolume NOTIFY changed FINAL)
    Q_PROPERTY(int momentVolume READ momentVolume WRITE setMomentVolume NOTIFY changed FINAL)
    Q_PROPERTY(int turnVolume READ turnVolume WRITE setTurnVolume NOTIFY changed FINAL)
    Q_PROPERTY(bool vibration READ vibration WRITE setVibration NOTIFY changed FINAL)
    Q_PROPERTY(bool spoken READ spoken WRITE setSpoken NOTIFY changed FINAL)
    Q_PROPERTY(bool keepAwake READ keepAwake WRITE setKeepAwake NOTIFY changed FINAL)
    Q_PROPERTY(int dimAfter READ dimAfter WRITE setDimAfter NOTIFY changed FINAL)
    Q_PROPERTY(QString seatRotation READ seatRotation WRITE setSeatRotation NOTIFY changed FINAL)
    Q_PROPERTY(bool confirmations READ confirmations WRITE setConfirmations NOTIFY changed FINAL)
    Q_PROPERTY(bool hints READ hints WRITE setHints NOTIFY changed FINAL)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed FINAL)

public:
    explicit Preferences(const QString &file, QObject *parent = nullptr);

    QString look() const; // system, dark, light or contrast
    void setLook(const QString &look);
    double textScale() const; // 0.85 to 2
    void setTextScale(double scale);
    bool motion() const;
    void setMotion(bool motion);
    bool leftHanded() const;
    void setLeftHanded(bool leftHanded);
    bool sounds() const;
    void setSounds(bool sounds);
    int volume() const; // each volume 0 to 100; a group's is a part of the whole
    void setVolume(int volume);
    int tapVolume() const;
    void setTapVolume(int volume);
    int hitVolume() const; // dice, hits, healing
    void setHitVolume(int volume);
    int momentVolume() const; // a kill, a story won, a victory
    void setMomentVolume(int volume);
    int turnVolume() const;
    void setTurnVolume(int volume);
    bool vibration() const;
    void setVibration(bool vibration);
    bool spoken() const;
    void setSpoken(bool spoken);
    bool keepAwake() const;
    void setKeepAwake(bool keepAwake);
    int dimAfter() const; // minutes without a touch; 0: never
    void setDimAfter(int minutes);
    QString seatRotation() const; // off or auto
    void setSeatRotation(const QString &rotation);
    bool confirmations() const; // ask before something is removed or ended
    void setConfirmations(bool confirmations);
    bool hints() const; // a first evening with a game is led
    void setHints(bool hints);
    QString language() const; // en, de; empty: the system's
    void setLanguage(const QString &language);

    // The session that lay on the table when the app was last seen, and the page above it; 0 where it was put
    // away.
    qlonglong openSession() const;
    QString openPage() const;
    // How the physical table of a session lies, as long as there is something to change on it.
    std::string lying(qlonglong session) const;
    void keepLying(qlonglong session, const std::string &lying);
    void keepOpen(qlonglong session, const QString &page = {});

    QStringList lastTable() const;
    QStringList knownPeople() const; // those who played last first
    void remember(const QStringList &table);
    void meet(const QStringList &people); // who played elsewhere: known from now on, after all others

public Q_SLOTS:
    // What a page wants to know again next time, such as "setup/duelofages": the choices of the last new game
    // there.
    QVariantMap memory(const QString &what) const;
    void keepMemory(const QString &what, const QVariantMap &memory);

Q_SIGNALS:
    void changed();

private:
    void set(const QString &key, const QVariant &value);
    bool flag(const QString &key, bool fallback) const;
    int number(const QString &key, int fallback, int most) const; // from 0
    void setNumber(const QString &key, int value, int most);
    QString oneOf(const QString &key,
                  const QStringList &values) const; // the first where the file says something else
    void setOneOf(const QString &key, const QStringList &values, const QString &value);

    QSettings settings_;
};

} // namespace torchside::app
