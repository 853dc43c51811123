#pragma once

#include "models/json/session_document.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

namespace torchside::json {

inline constexpr int archiveVersion = 1;

// What a file may hold at most: beyond that it is no evening of anybody's, and is not read.
inline constexpr qint64 megabyte = 1'048'576;
inline constexpr qint64 largestArchive = 64 * megabyte;
inline constexpr qsizetype mostSessions = 5'000;
inline constexpr qsizetype mostSteps = 50'000; // in one session

// Everything in one file:
//     {"format":"torchside-everything","version":1,"written":…,"sessions":[session documents],
//      "people":[names],"cards":{"cards":[…],"decks":[…],"corrections":[…]},
//      "packs":[entries]}
struct ArchiveParts {
    std::vector<QByteArray> sessions; // documents
    QStringList people;
    QJsonObject cards;
    Moment written = 0;
    QJsonArray packs{}; // entries of what boxes hold
};
QByteArray archiveOf(const ArchiveParts &parts);
// A session's document with the entries that it used.
QByteArray withPacks(const QByteArray &document, const QJsonArray &packs);

// One session of a file: read, or in words why it can't be.
using Entry = std::variant<Document, Sentence>;

struct Archive {
    std::vector<Entry> sessions;
    QStringList people;
    QJsonObject cards;
    QJsonArray packs{};
};

Sentence tooLarge();

// Reads everything, or a single session's document as an archive of one; in words what is wrong with the
// whole.
std::variant<Archive, Sentence> readArchive(const QByteArray &json);

} // namespace torchside::json
