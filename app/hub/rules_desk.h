#pragma once

#include "data/rulebook/rule_search.h"

#include <QJsonArray>

#include <map>
#include <memory>

namespace torchside::hub {

// Answers rules questions in the language of whoever asks. A language is read when it is first spoken.
class RulesDesk {
public:
    // The passages that answer best, {game, section, title, text}; those of the table's game come first.
    QJsonArray answer(const QString &language, const QString &game, const QString &question);

private:
    struct Manual {
        explicit Manual(const QString &language) : book(data::Rulebook::load(language)), search(book) {}

        data::Rulebook book;
        data::RuleSearch search;
    };

    std::map<QString, std::unique_ptr<Manual>> manuals_;
};

} // namespace torchside::hub
