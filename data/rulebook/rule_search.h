#pragma once

#include "data/rulebook/passage_index.h"
#include "data/rulebook/ranking.h"

namespace torchside::data {

struct RuleAnswer {
    const Passage *passage = nullptr;
    double score = 0; // the higher the better
    std::vector<TextRange> inTitle;
    std::vector<TextRange> inText;
};

struct RuleScope {
    QString game = {};     // the game on the table: its passages come first
    QString step = {};     // the step it is at
    bool onlyGame = false; // nothing of the other games
    std::size_t limit = 10;
};

// Answers questions as they are asked at a table. The index is made at the first question.
class RuleSearch {
public:
    explicit RuleSearch(const Rulebook &rulebook, RankingWeights weights = {});

    std::vector<RuleAnswer> search(const QString &question, const RuleScope &scope = {});

    // Words that can be found, near to those of a question that found nothing.
    QStringList suggestions(const QString &question, qsizetype atMost = 5);

    void prepare(); // makes the index now, so that the first key is as quick as the others

private:
    RuleAnswer answer(const Ranking &ranking, const IndexedPassage &passage, double score) const;

    const Rulebook &rulebook_;
    RankingWeights weights_;
    std::unique_ptr<PassageIndex> index_;
};

} // namespace torchside::data
