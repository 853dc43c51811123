#pragma once

#include "data/rulebook/rule_search.h"
#include "data/rulebook/rulebook.h"
#include "models/table/rows_model.h"

#include <QObject>
#include <QVariantMap>
#include <QtQmlIntegration/qqmlintegration.h>

#include <optional>

namespace torchside::app {

// The rules of all games as the pages read and search them. They are read when somebody first asks.
class Manual : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The app keeps one.")

    Q_PROPERTY(QAbstractItemModel *answers READ answers CONSTANT FINAL)

public:
    struct AnswerRow {
        QString game;
        QString gameTitle;
        QString passageId;
        QString section;
        QString kind;
        QString title; // with the matched words in bold
        QString text;
        bool operator==(const AnswerRow &) const = default;
    };

    explicit Manual(QObject *parent = nullptr);

    QAbstractItemModel *answers() { return &answers_; }

public Q_SLOTS:
    // Fills the answers; the game named comes first, or alone.
    void ask(const QString &question, const QString &game, bool onlyGame);
    QStringList suggestions(const QString &question);
    // {game, id, section, title, text, kind, before, after, see: [{id, title}]}; empty where there is none.
    QVariantMap passage(const QString &game, const QString &id);
    // The table of contents: [{title, passages: [{id, title}]}]
    QVariantList contents(const QString &game);

private:
    void read();

    std::optional<data::Rulebook> rulebook_;
    std::optional<data::RuleSearch> search_;
    table::RowsModel<AnswerRow> answers_;
};

} // namespace torchside::app
