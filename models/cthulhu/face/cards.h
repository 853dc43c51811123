#pragma once

#include "models/cthulhu/cards/limits.h"

#include <QList>
#include <QObject>
#include <QStringList>
#include <QUrl>
#include <QVariantList>
#include <QVariantMap>
#include <QtQmlIntegration/qqmlintegration.h>

namespace torchside::cthulhu {

// Where the cards come from that are named by typing, and where decks and imported files are kept. The app
// has one; a page only knows what it can be asked.
class CardSource : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The app keeps one.")

    Q_PROPERTY(QStringList decks READ decks NOTIFY changed FINAL)
    Q_PROPERTY(QString ownDeck READ ownDeck CONSTANT FINAL)
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(bool keeps READ keeps CONSTANT FINAL)
    Q_PROPERTY(int longestName READ longestName CONSTANT FINAL)
    Q_PROPERTY(QStringList stories READ stories NOTIFY changed FINAL)

public:
    using QObject::QObject;

    virtual QStringList decks() const = 0; // the imported ones
    virtual QString ownDeck() const = 0;   // the one that comes with the app
    virtual int count() const = 0;         // of the catalogue's cards
    virtual bool keeps() const = 0;        // whether what is imported is there tomorrow
    static int longestName() { return static_cast<int>(torchside::cards::longestName); }
    virtual QStringList stories() const = 0; // the names of the catalogue's story cards

public Q_SLOTS:
    // Best first, those of the session (`known`, as CthulhuTable::known tells them) before the catalogue's:
    // {name, detail, own, id, card}. Without a text, those of the session. A type or a cost that is wanted
    // keeps the others out; -1 is any cost.
    virtual QVariantList find(const QString &text, const QVariantList &known, const QString &type,
                              int cost) = 0;
    // What an import would bring, {sets, cards, decks, problems: [{file, card, field, text}]}; nothing is
    // changed.
    virtual QVariantMap preview(const QList<QUrl> &files) = 0;
    virtual QVariantMap import(const QList<QUrl> &files) = 0;
    // Keeps a card that was made at the table for the next game.
    virtual void keep(const QVariantMap &card) = 0;
    // What stands in a deck, [{id, name, detail, count, missing}]; missing: its set is not imported.
    virtual QVariantList deck(const QString &name) const = 0;
    // In the place of the one that was called so before; lines are {id, name, count}.
    virtual bool keepDeck(const QString &before, const QString &name, const QVariantList &lines) = 0;
    virtual bool removeDeck(const QString &name) = 0;

Q_SIGNALS:
    void changed();
    void failed(const QString &message);
};

} // namespace torchside::cthulhu
