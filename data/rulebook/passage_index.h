#pragma once

#include "data/journal/sqlite.h"
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

// All passages in a full-text index (SQLite FTS5 in memory), and how rare each stem is.
class PassageIndex {
public:
    explicit PassageIndex(const Rulebook &rulebook);

    GameNumber numberOf(const QString &game) const { return static_cast<GameNumber>(games_.indexOf(game)); }
    const Vocabulary &vocabulary() const { return vocabulary_; }
    const std::vector<Speech> &speeches() const { return speeches_; }
    const Speech &speechOf(const Passage &passage) const;

    // The passages in which at least one of these expressions stands.
    std::vector<const IndexedPassage *> containing(const std::vector<std::vector<StemId>> &expressions,
                                                   GameNumber game) const;
    double rarity(StemId stem, GameNumber game) const;  // the fewer passages have it, the higher
    double weightOf(StemId stem, GameNumber game) const // the same, but light words weigh little
    {
        return weights_[scopeOf(game)][static_cast<std::size_t>(stem)];
    }
    double averageLength() const { return averageLength_; }

private:
    using Counts = std::vector<int>;

    void add(const Passage &passage);
    IndexedText learn(const QString &text, const Speech &speech);
    std::size_t scopeOf(GameNumber game) const
    {
        return game == everyGame ? sizes_.size() - 1 : static_cast<std::size_t>(game);
    }
    void weigh();
    void learnSynonyms();
    void count(const IndexedPassage &passage);
    std::string stored(const std::vector<StemId> &stems) const;
    std::string stored(const std::vector<std::vector<StemId>> &lists) const;
    void fill();

    QStringList games_;
    QStringList languages_;
    std::vector<Speech> speeches_; // one for each language
    Vocabulary vocabulary_;
    std::vector<float> emphasis_; // by stem: little for light words
    std::vector<IndexedPassage> passages_;
    std::vector<Counts> having_; // by game and stem, the last for all games: in how many passages it stands
    std::vector<int> sizes_;     // by game, the last for all games
    std::vector<std::vector<double>> weights_; // by game and stem, the last for all games
    double averageLength_ = 1;
    mutable Database db_;
    std::unique_ptr<Statement> find_;
};

} // namespace torchside::data
