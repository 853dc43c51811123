#pragma once

#include "data/catalogue/entries.h"

#include <QJsonArray>

namespace torchside::data {

// An entry as it goes from one table to another.
struct Packed {
    Sort sort;
    QString id;
    QJsonObject entry;
};
using Pack = std::vector<Packed>;

inline constexpr qsizetype largestPack = 16 * 1024 * 1024;
inline constexpr std::size_t mostPacked = 20'000;

// What there is of a game, of all of them where none is named: as it is now, corrections and all.
Pack packed(const Entries &entries, const QString &game = {});

QByteArray packDocument(const Pack &pack); // JSON
QByteArray packTable(const Pack &pack);    // CSV, for who likes spreadsheets

QJsonArray packedList(const Pack &pack); // as a part of another document

bool isPack(const QByteArray &start); // of a file
// All of it, or what is wrong with it in one sentence.
std::variant<Pack, Sentence> readPack(const QByteArray &file);
std::variant<Pack, Sentence> readPackedList(const QJsonArray &list);

// The parts of reading: a row or an element becomes an entry by its kind's form.
std::variant<Packed, Sentence> readPacked(const Sort &sort, const QString &id, const QJsonObject &entry);
std::variant<Pack, Sentence> readPackTable(const QByteArray &csv);

} // namespace torchside::data
