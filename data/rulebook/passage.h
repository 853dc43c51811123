#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace torchside::data {

// One thing a table asks about, complete in itself.
struct Passage {
    QString game = {};
    QString id = {};
    QString section = {};
    QString title = {};
    QString text = {};
    QStringList terms = {};
    QStringList asked = {};    // how a table asks for it
    QStringList explains = {}; // names it is the definition of, besides its title's
    QStringList see = {};      // ids of the same game
    QString kind = {};         // rule, faq, term, ruling
    QStringList when = {};     // the steps at which it matters
    QString source = {};
    QString language = {};

    bool operator==(const Passage &) const = default;
};

// The passages of a game's file; none if it can't be read. How people ask for them stands in a file of its
// own.
std::vector<Passage> readPassages(const QString &file, const QString &askedFile, const QString &game,
                                  const QString &language);

} // namespace torchside::data
