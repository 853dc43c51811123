#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>
#include <QtQmlIntegration/qqmlintegration.h>

namespace torchside::cutthroat {

// The creatures that this table has typed once, with life and prestige by the number of players and how they
// strike, so that the next evening offers them by their first letters.
class CreatureBook : public QObject {
    Q_OBJECT
    QML_ELEMENT

    // All of it, as it is kept: {creatures: [{name, kind, prestige, life: {"4": 160}, strike: {key, damage,
    // poison}}], cards: [names of attack cards],
    // items: [their names]}
    Q_PROPERTY(QStringList cards READ cards NOTIFY changed FINAL)
    Q_PROPERTY(QStringList items READ items NOTIFY changed FINAL)
    Q_PROPERTY(QVariantMap memory READ memory WRITE setMemory NOTIFY changed FINAL)

public:
    using QObject::QObject;

    QVariantMap memory() const;
    void setMemory(const QVariantMap &memory);
    QStringList cards() const { return cards_; } // the latest first, as are the items
    QStringList items() const { return items_; }

public Q_SLOTS:
    // Those whose name, or a word of it, begins so, the latest first: {name, kind, life, prestige}; life 0
    // where it is not known for so many players.
    QVariantList offers(const QString &letters, int players) const;
    void learn(const QString &name, const QString &kind, int players, int life, int prestige);
    // {key, damage, poison}; empty where it is not known.
    QVariantMap strikeOf(const QString &name) const;
    // How a creature that is not known yet may strike: at whom the last one did; everybody, before the first.
    QVariantMap guessFor(const QString &name) const;
    void learnCard(const QString &card);
    void learnItem(const QString &item);
    void learnStrike(const QString &name, const QString &key, int damage, int poison);

Q_SIGNALS:
    void changed();

private:
    void learn(QStringList &names, const QString &typed);
    qsizetype find(const QString &name) const;
    QVariantMap taken(const QString &name);
    void keep(const QVariantMap &creature);

    QVariantList creatures_; // the latest first
    QStringList cards_;
    QStringList items_;
};

} // namespace torchside::cutthroat
