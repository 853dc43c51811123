#pragma once

#include "models/kernel/journal.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>

#include <functional>
#include <variant>

namespace torchside::json {

inline constexpr int documentVersion = 1;

// A whole session as one JSON document: the way a session leaves one device and enters another.
QByteArray documentOf(const Journal &journal, const StoredSession &session, std::string_view title);

// What a document holds, read but not yet believed: its game has to replay it.
struct Document {
    StoredSession session;
    std::vector<StoredStep> steps;
    std::vector<StoredNote> notes;
    std::vector<Aside> asides; // they speak of the notes as the first, the second …
};

// What came of replaying foreign steps: nothing where they don't make a game.
struct Replayed {
    std::vector<StoredStep> steps; // with their lines, standings and snapshots made anew
};

using Replay = std::function<std::optional<Replayed>(std::vector<StoredStep>)>;

// Reads a document; in words what is wrong with it where it can't be taken.
std::variant<Document, Sentence> readDocument(const QByteArray &json);
std::variant<Document, Sentence> readDocument(const QJsonObject &root);

// Steps as a document has them, the first of this number; read but not yet believed.
std::optional<std::vector<StoredStep>> readSteps(const QJsonArray &json, std::int64_t first);

// Its steps made anew by its game's own rules of evolution; in words why they make no game.
std::variant<Document, Sentence> replayed(Document document, const Replay &replay);

} // namespace torchside::json
