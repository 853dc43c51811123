#pragma once

#include "data/catalogue/card_index.h"
#include "data/catalogue/card_reading.h"
#include "data/journal/sqlite.h"
#include "models/kernel/library.h"

#include <memory>

namespace torchside::data {

// The cards and decks that were imported, with what was corrected by hand. It stands in the journal's file.
class Catalogue final : public Library {
public:
    enum class Purpose { change, read };

    // Without a path it holds only what comes with the app. Throws OpenFailure and JournalFailure.
    Catalogue(const QString &path, Purpose purpose);

    // {"sets","cards","decks","problems":[…]}
    QJsonObject import(const QStringList &files);
    QJsonObject preview(const QStringList &files) const; // the same report, and nothing is kept
    void keepOwn(const QJsonObject &card);               // made at the table, found again by its name
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
    std::size_t size() const { return cards_.size(); }
    // Cards, decks and corrections as they go into one file with everything else, and out of such a file
    // again: only what is not here yet, within the transaction of whoever takes it in. Says how many cards
    // and decks came.
    QJsonObject exported() const;
    struct Taken {
        int cards = 0;
        int decks = 0;
        int unreadable = 0;
    };
    static Taken takeOver(Database &into, const QJsonObject &exported);
    static QString ownDeckName(); // of the one that comes with the app

    std::vector<std::string> named(std::string_view kind, std::string_view text) const override;

private:
    struct Entry {
        QString id;
        QJsonObject card;
    };
    void load();
    void keep(const Harvest &harvest);
    void checkDecks(const Harvest &harvest, QJsonArray &problems) const;
    QJsonObject reportOf(const Harvest &harvest) const;
    bool isKnown(const Harvest &harvest, const QString &id) const;
    const Entry *entry(const QString &id) const;
    static QJsonObject shown(const Entry &entry);
    QJsonArray deckNamed(const QString &name) const;

    std::unique_ptr<Database> db_;
    std::vector<Entry> cards_; // by id
    CardIndex index_;
};

} // namespace torchside::data
