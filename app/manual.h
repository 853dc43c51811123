#pragma once

#include "data/rulebook/rule_search.h"
#include "data/rulebook/rulebook.h"
#include "data/rulebook/terms.h"
#include "models/table/rows_model.h"

#include <QObject>
#include <QVariantMap>
#include <QtQmlIntegration/qqmlintegration.h>

#include <optional>

namespace torchside::app {

// The rules of all games as the pages read and search them, in the language of the app's default locale. They
// are read when somebody first asks.
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
        QString plainTitle; // without marks, to be spoken
        QString plainText;
        QString see; // titles of what belongs to it
        bool operator==(const AnswerRow &) const = default;
    };

    explicit Manual(QObject *parent = nullptr);

    QAbstractItemModel *answers() { return &answers_; }

public Q_SLOTS:
    void retranslate(); // the app speaks another language now
    // Fills the answers; the game named comes first, or alone, and in it what belongs to the rule in force
    // now.
    void ask(const QString &question, const QString &game, bool onlyGame, const QString &nowRule = {});
    QStringList suggestions(const QString &question);
    // {game, id, section, title, text, linked, kind, before, after, see: [{id, title}], terms: [{id,
    // title}]}; empty where there is none. In `linked`, marked up, every term leads to the id that explains
    // it.
    QVariantMap passage(const QString &game, const QString &id);
    // What matters where a rule is in force, that rule first: [{id, title}]
    QVariantList belonging(const QString &game, const QString &rule);
    // The table of contents: [{title, passages: [{id, title}]}]
    QVariantList contents(const QString &game);

private:
    struct Asked {
        QString question;
        QString game;
        bool onlyGame = false;
        QString nowRule;
    };

    void read();
    QString stepOf(const QString &game, const QString &rule) const;

    std::optional<data::Rulebook> rulebook_;
    std::optional<data::RuleSearch> search_;
    std::optional<data::Terms> terms_;
    table::RowsModel<AnswerRow> answers_;
    std::optional<Asked> asked_; // the question on the screen
};

} // namespace torchside::app
