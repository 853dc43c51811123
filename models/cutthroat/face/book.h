#pragma once

#include "models/table/packs.h"

#include <QJsonObject>
#include <QObject>
#include <QStringList>

namespace torchside::cutthroat {

// What the packs know of creatures, attack cards and items, as the table asks for it.
class CreatureBook : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_MOC_INCLUDE("models/table/packs.h")

    Q_PROPERTY(torchside::table::Packs *packs READ packs WRITE setPacks NOTIFY changed FINAL)
    Q_PROPERTY(QStringList cards READ cards NOTIFY changed FINAL)
    Q_PROPERTY(QStringList items READ items NOTIFY changed FINAL)

public:
    using QObject::QObject;

    table::Packs *packs() const { return packs_; }
    void setPacks(table::Packs *packs);
    QStringList cards() const
    {
        return names(QStringLiteral("card"));
    } // those used last first, as are the items
    QStringList items() const { return names(QStringLiteral("item")); }

public Q_SLOTS:
    // By the first letters of a name, best first: {name, kind, life, prestige}; life 0 where it is not known
    // for so many players. Not one that is typed in full.
    QVariantList offers(const QString &letters, int players) const;
    // Its usual attack, {key, damage, poison}; empty where it is not known.
    QVariantMap strikeOf(const QString &name) const;
    // How a creature that is not known yet may strike: at whom the last one did; everybody, before the first.
    QVariantMap guessFor(const QString &name) const;

Q_SIGNALS:
    void changed();

private:
    QStringList names(const QString &kind) const;

    table::Packs *packs_ = nullptr;
};

// What was remembered of creatures, cards and items before there were packs, as entries: {kind, entry}.
QVariantList entriesFromMemory(const QVariantMap &memory);

} // namespace torchside::cutthroat
