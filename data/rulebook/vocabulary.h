#pragma once

#include <QHash>
#include <QStringList>

#include <vector>

namespace torchside::data {

using StemId = int;
constexpr StemId unknownStem = -1;

// What an unknown or unfinished word may be meant for.
struct Guess {
    StemId stem = unknownStem;
    double closeness = 1;
};

// Every word that can be found: its stem, and who comes near to a slip of the finger.
class Vocabulary {
public:
    StemId learn(const QString &stem);
    StemId find(const QString &stem) const { return ids_.value(stem, unknownStem); }
    void learnWord(const QString &folded, StemId stem);
    void close(); // no more words come

    std::size_t size() const { return stems_.size(); }
    const QString &stem(StemId id) const { return stems_[static_cast<std::size_t>(id)]; }

    std::vector<Guess> completions(const QString &start) const;
    std::vector<Guess> slips(const QString &folded) const;        // one slip, two in a long word
    std::vector<Guess> soundingLike(const QString &folded) const; // written by ear
    std::vector<Guess> compoundsWith(const QString &part) const;  // words that begin or end so
    std::vector<Guess> partsOf(const QString &compound) const;    // words that it is put together from
    QStringList nearest(const QString &folded, qsizetype atMost) const;

private:
    struct Entry {
        QString word;
        StemId stem;
        int count;
        QString sound;
        std::uint32_t letters;
    };
    StemId known(QStringView word) const;
    StemId knownFront(QStringView front) const;
    std::vector<Guess> best(std::vector<Guess> guesses) const;

    QHash<QString, StemId> ids_;
    std::vector<QString> stems_;
    QHash<QString, int> counts_; // of each word, until the vocabulary is closed
    std::vector<Entry> words_;   // in alphabetical order
};

// Letters wrong, missing, added or exchanged with a neighbour; limit + 1 if there are more than limit.
int slipsBetween(QStringView a, QStringView b, int limit);

} // namespace torchside::data
