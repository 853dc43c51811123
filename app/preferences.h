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

public:
    explicit Preferences(const QString &file, QObject *parent = nullptr);

    QString look() const; // dark, light or contrast
    void setLook(const QString &look);
    double textScale() const; // 0.85 to 2
    void setTextScale(double scale);
    bool motion() const;
    void setMotion(bool motion);
    bool leftHanded() const;
    void setLeftHanded(bool leftHanded);

    QStringList lastTable() const;
    QStringList knownPeople() const; // those who played last first
    void remember(const QStringList &table);
    void meet(const QStringList &people); // who played elsewhere: known from now on, after all others

public Q_SLOTS:
    // What a page wants to know again next time, such as "setup/duelofages": the choices of the last new game there.
    QVariantMap memory(const QString &what) const;
    void keepMemory(const QString &what, const QVariantMap &memory);

Q_SIGNALS:
    void changed();

private:
    void set(const QString &key, const QVariant &value);

    QSettings settings_;
};

} // namespace torchside::app
