#pragma once

#include "data/catalogue/card_reading.h"
#include "data/catalogue/entries.h"
#include "models/kernel/library.h"

namespace torchside::data {

// The Minion's cards and decks among what the boxes of all games hold.
class Catalogue final : public Library {
public:
    // In the journal's file; without one it holds only what comes with the app. Throws JournalFailure.
    explicit Catalogue(Database *file);
    void read();                            // anew: what was kept may have been taken back
    Entries &entries() { return entries_; } // of all games
    const Entries &entries() const { return entries_; }

    // What would come of keeping it: {"sets","cards","decks","problems":[…]}
    QJsonObject reportOf(const Harvest &harvest) const;
    void keep(const Harvest &harvest);
    QJsonObject import(const QStringList &files); // reads, keeps and reports
    void keepOwn(const QJsonObject &card);        // made at the table, found again by its name
    QJsonArray list() const;
    QJsonArray find(const QString &text, std::size_t limit) const;
    // The card as it is now, or what is wrong.
    struct Corrected {
        QJsonObject card;
        QString wrong;
    };
    Corrected correct(const QString &id, const QString &field, const QString &value);
    QJsonArray corrections() const;
    QStringList deckNames() const; // the imported ones
    QStringList storyNames() const;
    // A deck as it is kept, [{"id","name","count","card"?}]; without the card where its set is missing.
    QJsonArray deckLines(const QString &name) const;
    // In the place of the one that was called so before; an empty name: it is a new one.
    void keepDeck(const QString &before, const QString &name, const QJsonArray &lines);
    void removeDeck(const QString &name);
    std::size_t size() const { return cards().size(); }
    // Cards, decks and corrections as they go into one file with everything else, and out of such a file
    // again: only what can be read of it, and only what is not here yet.
    QJsonObject exported() const;
    struct Legible {
        QJsonObject parts;
        int unreadable = 0;
    };
    static Legible legible(const QJsonObject &exported);
    void takeOver(const QJsonObject &legible);
    static QString ownDeckName(); // of the one that comes with the app

    std::vector<std::string> named(std::string_view kind, std::string_view text) const override;

private:
    using Entry = Entries::Entry;
    const std::vector<Entry> &cards() const;
    void checkDecks(const Harvest &harvest, QJsonArray &problems) const;
    bool isKnown(const Harvest &harvest, const QString &id) const;
    const Entry *entry(const QString &id) const;
    static QJsonObject shown(const Entry &entry);
    QJsonArray keptLines(const QString &deck) const;
    QJsonArray deckNamed(const QString &name) const;

    Entries entries_;
};

} // namespace torchside::data
