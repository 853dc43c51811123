#pragma once

#include "data/journal/sql/database.h"
#include "data/rulebook/rulebook.h"

namespace torchside::tests {

// What SQLite does by itself: Porter's stems, every word of the question joined by OR, bm25 as it comes.
class PlainBm25 {
public:
    explicit PlainBm25(const data::Rulebook &rulebook) : db_(":memory:", data::Database::Access::readWrite)
    {
        db_.run("CREATE VIRTUAL TABLE plain USING fts5(game UNINDEXED, id UNINDEXED, title, terms, body, "
                "tokenize = 'porter unicode61')");
        data::Statement insert(db_, "INSERT INTO plain VALUES (?, ?, ?, ?, ?)");
        for (const auto &passage : rulebook.passages()) {
            for (const auto &field :
                 {passage.game, passage.id, passage.title, passage.terms.join(u' '), passage.text})
                insert.bind(std::string_view(field.toStdString()));
            insert.run();
        }
    }

    QStringList search(const QString &question, const QString &game)
    {
        QString words;
        for (const QChar c : question)
            words += c.isLetterOrNumber() ? c : QChar(u' ');
        QStringList quoted;
        for (const auto &word : words.split(u' ', Qt::SkipEmptyParts))
            quoted.append(u'"' + word + u'"');
        data::Statement find(db_,
                             "SELECT id FROM plain WHERE plain MATCH ? AND game = ? ORDER BY rank LIMIT 10");
        find.bind(std::string_view(quoted.join(QStringLiteral(" OR ")).toStdString()));
        find.bind(std::string_view(game.toStdString()));
        QStringList ids;
        while (find.next())
            ids.append(QString::fromStdString(find.text(0)));
        return ids;
    }

private:
    data::Database db_;
};

} // namespace torchside::tests
