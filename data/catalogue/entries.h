#pragma once

#include "data/catalogue/kinds.h"
#include "data/catalogue/name_index.h"
#include "data/journal/sql/database.h"

#include <map>

namespace torchside::data {

// What the boxes of all games hold, as it was typed, learnt or imported, with what was corrected by hand. It
// stands in the journal's file.
class Entries {
public:
    struct Entry {
        QString id;
        QJsonObject json;
        std::int64_t session = 0; // that it was learnt in; 0 where it came otherwise
        std::int64_t used = 0;    // when it last was
    };
    struct Correction {
        QString id;
        QString field;
        QString value;
    };

    explicit Entries(Database *file); // without one there are none
    void read();                      // anew: what was kept may have been taken back

    const std::vector<Entry> &all(const Sort &sort) const; // by id. Throws JournalFailure
    const Entry *entry(const Sort &sort, const QString &id) const;
    // Best first; without a text those that were used last.
    std::vector<const Entry *> find(const Sort &sort, const QString &text, std::size_t limit) const;
    // An entry that needs no id of its own is known by its name, whatever accents it is written with.
    static QString idFor(const QString &name);
    // The entry that is called so now, also where its name was corrected; else the id it would have.
    QString idOf(const Sort &sort, const QString &name) const;

    QJsonObject asKept(const Sort &sort, const QString &id) const; // without what was corrected
    void keep(const Sort &sort, const Entry &entry);               // in the place of what was there
    void keep(const Sort &sort, const std::vector<Entry> &several);
    void use(const Sort &sort, const QString &id, std::int64_t now);
    void remove(const Sort &sort, const QString &id); // with its corrections

    std::vector<Correction> corrections(const Sort &sort) const; // by entry and field
    // What is wrong with the text; nothing where it is done.
    std::optional<QString> correct(const Sort &sort, const QString &id, const QString &field,
                                   const QString &text);
    void keepCorrection(const Sort &sort, const Correction &correction); // as it was exported once
    void forgetCorrection(const Sort &sort, const QString &id, const QString &field);

    Database *file() const { return db_; }

private:
    struct Heap {
        std::vector<Entry> entries;
        NameIndex index;
        bool isIndexed = false;
        std::map<QString, QString> renamed; // by what their names would make their ids
    };
    Heap &heap(const Sort &sort) const;
    Heap load(const Sort &sort) const;
    void applyCorrections(const Sort &sort, Heap &heap) const;

    Database *db_;
    mutable std::map<Sort, Heap> heaps_; // those that were asked for
};

} // namespace torchside::data
