#pragma once

#include "models/kernel/sentence.h"

#include <QJsonObject>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace torchside::data {

// Where an entry belongs: a game, and a kind of what its boxes hold.
struct Sort {
    QString game;
    QString kind;
    bool operator==(const Sort &) const = default;
    bool operator<(const Sort &other) const
    {
        return game != other.game ? game < other.game : kind < other.kind;
    }
};

// Whose entries have calls and documents of their own, from before there were other kinds.
inline const Sort cardSort{QStringLiteral("cthulhu"), QStringLiteral("card")};
inline const Sort deckSort{QStringLiteral("cthulhu"), QStringLiteral("deck")};

// A kind of entries, as its game declares it.
struct EntryKind {
    Sort sort;
    QJsonObject schema;
    // As its form writes it, or what is wrong with it.
    std::variant<QJsonObject, Sentence> (*read)(const QJsonObject &entry);
    // Sets one field from its text, by its place: "life.4"; says what is wrong with the text.
    std::optional<QString> (*set)(const EntryKind &kind, QJsonObject &entry, const QString &field,
                                  const QString &text);
    QJsonObject (*completed)(QJsonObject entry); // with everything that it is shown with
    bool hasIds = false;                         // of their own, which their names don't say
};

const std::vector<EntryKind> &entryKinds(); // by game, as the games declare them
const EntryKind *kindOf(const Sort &sort);
// Without what says nothing. That a card has no text says something: else nobody has told it.
QJsonObject writtenEntry(const QJsonObject &entry);
QJsonObject packSchema(); // of all that a pack's file may hold

// What stands at a field's place in an entry, and in its schema.
QJsonValue valueAt(const QJsonValue &entry, const QString &field);
QJsonObject schemaAt(const QJsonObject &schema, const QString &field);
// As somebody types it, and read again as the schema wants it.
QString textOf(const QJsonValue &value);
QJsonValue valueFrom(const QJsonObject &schema, const QString &text);
// With the value at that place; nothing where the text is empty.
void putAt(QJsonObject &entry, const QString &field, const QJsonValue &value);

} // namespace torchside::data
