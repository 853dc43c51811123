#pragma once

#include "data/rulebook/question.h"

#include <span>

namespace torchside::data {

// How much each observation about a passage counts; found by tuning on one half of the questions.
struct RankingWeights {
    double title = 3;   // a word in the title, against one in the text
    double terms = 2.5; // a word among the terms
    double asked = 1;   // a word in one of the ways people ask
    double text = 0.5;
    double saturation = 1.8; // how soon more of the same word stops counting
    double lengthShare = 0.5;
    double titleShare = 0.4; // how much of the title was asked for
    double termShare = 0.4;  // how much of the best term was asked for
    double secondTerm = 0.3; // and how much a second one adds to it
    double askedShare = 0.8; // how much of the likest way to ask was asked
    double whole = 0.5;      // how much a way to ask must be the whole question
    double near = 0.3;       // words of the question close together in the text
    double coverage = 0.85;  // how much of the question the passage speaks of
    double ruling = 0.88;    // a ruling, against a rule
};

// Compares passages with one question.
class Ranking {
public:
    Ranking(const PassageIndex &index, const Question &question, GameNumber game,
            const RankingWeights &weights);

    double score(const IndexedPassage &passage);

    // The places of a text's stems that the question speaks of.
    std::vector<bool> marks(std::span<const StemId> stems, GameNumber game) const;

private:
    struct Way {
        std::size_t notion;
        const Variant *variant;
    };
    struct Hit {
        std::size_t notion;
        double closeness;
        std::size_t from;
        std::size_t length;
    };

    void collect(std::span<const StemId> stems, GameNumber game, std::vector<Hit> &hits) const;
    void note(const std::vector<Hit> &hits, double fieldWeight);
    double share(std::span<const StemId> stems, const std::vector<Hit> &hits) const;
    double asked(const std::vector<Hit> &hits);
    double byWords(const IndexedPassage &passage) const;
    double nearness(const std::vector<Hit> &hits) const;
    double bestOf(const std::vector<std::vector<StemId>> &phrases, GameNumber game, double fieldWeight);

    const PassageIndex &index_;
    const Question &question_;
    GameNumber game_;
    const RankingWeights &weights_;
    double total_ = 0;                    // of all notions
    std::vector<std::vector<Way>> ways_;  // that begin with the same stem
    std::vector<std::uint16_t> starting_; // by stem: which of the ways, 0 for none
    std::vector<double> often_;           // by notion, in the passage at hand
    std::vector<double> closest_;
    std::vector<double> seen_;
    std::vector<double> seenBest_;
    std::vector<Hit> hits_;
};

} // namespace torchside::data
