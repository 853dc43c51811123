#pragma once

#include <QString>
#include <QStringList>

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

} // namespace torchside::data
