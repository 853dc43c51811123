#pragma once

#include "data/rulebook/rulebook.h"
#include "data/rulebook/speech.h"
#include "data/rulebook/vocabulary.h"

namespace torchside::data {

using GameNumber = int;
constexpr GameNumber everyGame = -1;
constexpr float lightEmphasis = 0.25F; // of a light word, such as “who”

// Stems in a row, without fillers, and where each of them stands in the text they were taken from.
struct IndexedText {
    std::vector<StemId> stems;
    std::vector<TextRange> places;
};

// A passage in stems.
struct IndexedPassage {
    const Passage *passage = nullptr;
    GameNumber game = 0;
    IndexedText title;
    std::vector<std::vector<StemId>> terms;
    std::vector<std::vector<StemId>> asked;
    IndexedText text;
};

// All passages by the stems that stand in them, and how rare each stem is.
class PassageIndex {
public:
    explicit PassageIndex(const Rulebook &rulebook);

    GameNumber numberOf(const QString &game) const { return static_cast<GameNumber>(games_.indexOf(game)); }
    const Vocabulary &vocabulary() const { return vocabulary_; }
    const std::vector<Speech> &speeches() const { return speeches_; }
    const Speech &speechOf(const Passage &passage) const;

    // The passages in which at least one of these stems stands, in reading order.
    std::vector<const IndexedPassage *> containing(const std::vector<StemId> &stems, GameNumber game) const;
    // The fewer passages have it, the higher.
    double rarity(StemId stem, GameNumber game) const
    {
        return rarities_[game == everyGame ? rarities_.size() - 1 : static_cast<std::size_t>(game)]
                        [static_cast<std::size_t>(stem)];
    }
    double weightOf(StemId stem, GameNumber game) const // the same, but light words weigh little
    {
        return static_cast<double>(emphasis_[static_cast<std::size_t>(stem)]) * rarity(stem, game);
    }
    double averageLength() const { return averageLength_; }

private:
    void add(const Passage &passage);
    IndexedText learn(const QString &text, const Speech &speech);
    void weigh();
    void learnSynonyms();
    void place(const IndexedPassage &passage);

    QStringList games_;
    QStringList languages_;
    std::vector<Speech> speeches_; // one for each language
    Vocabulary vocabulary_;
    std::vector<float> emphasis_; // by stem: little for light words
    std::vector<IndexedPassage> passages_;
    std::vector<std::vector<const IndexedPassage *>> standing_; // by stem, in reading order
    std::vector<std::vector<double>> rarities_;                 // by game and stem, the last for all games
    double averageLength_ = 1;
};

} // namespace torchside::data
