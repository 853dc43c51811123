#pragma once

#include "data/rulebook/passage.h"

#include <QHash>

#include <vector>

namespace torchside::data {

// A chapter of a game's manual: its passages in reading order.
struct RuleSection {
    QString title;
    std::vector<const Passage *> passages;
};

struct RuleNeighbours {
    const Passage *before = nullptr;
    const Passage *after = nullptr;
};

// The passages of every game. A game that isn't translated yet speaks English.
class Rulebook {
public:
    static Rulebook load(const QString &language = {}, const QString &folder = {}); // the shipped passages
    static QStringList languages(const QString &folder = {}); // in which at least one game can be read
    explicit Rulebook(std::vector<Passage> passages);

    const std::vector<Passage> &passages() const { return passages_; } // game by game, in reading order
    const QStringList &games() const { return games_; }
    bool hasGame(const QString &game) const { return games_.contains(game); }

    const Passage *find(const QString &game, const QString &id) const;
    std::vector<RuleSection> manual(const QString &game) const;
    RuleNeighbours neighbours(const Passage &passage) const;
    std::vector<const Passage *> references(const Passage &passage) const; // its cross references

    // What matters at a step of a game: the passages written for few steps come first.
    std::vector<const Passage *> atStep(const QString &game, const QString &step) const;

private:
    std::vector<Passage> passages_;
    QStringList games_;
    QHash<QString, std::size_t> places_;
};

} // namespace torchside::data
