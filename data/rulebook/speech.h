#pragma once

#include "data/rulebook/words.h"

#include <QHash>
#include <QJsonObject>
#include <QSet>
#include <QStringList>

#include <vector>

namespace torchside::data {

// Another way to say something: stems in a row, how close it comes, and where it holds (empty: in every
// game).
struct Saying {
    QStringList stems;
    double closeness = 1;
    QString game;
};

// How people speak in one language: stems, words without weight, and what means the same.
class Speech {
public:
    static Speech load(const QString &language);

    QString stem(const QString &folded) const;
    QStringList stems(const QString &text) const; // of the words that aren't fillers
    // Words that only together mean something, “go in”, as the one word they stand for.
    std::vector<Word> joined(std::vector<Word> words) const;
    QStringList gamesNamed(const QString &folded) const // empty: no game's name
    {
        return gameNames_.value(folded);
    }
    QSet<QString> smallWords() const { return fillers_ | light_; }
    bool isFiller(const QString &folded) const { return fillers_.contains(folded); } // “the”, “of”: left out
    bool isLight(const QString &folded) const { return light_.contains(folded); } // “who”, “when”: a hint

    const std::vector<Saying> &sayingsFor(const QString &stems) const; // by stems joined with blanks
    qsizetype longestExpression() const { return longest_; }
    const QStringList &words() const { return words_; } // all that the lists contain, folded
    bool hasCompounds() const { return compounds_; }

private:
    void read(const QByteArray &json);
    void readForms(const QJsonObject &forms);
    void readIdioms(const QJsonObject &idioms);
    const QString *idiomAt(const std::vector<Word> &words, std::size_t at, std::size_t length) const;
    void readSayings(const QJsonObject &lists, const QString &game);
    void link(const QStringList &from, Saying to);

    bool compounds_ = false; // words are written together: “Lebenspunkte”
    QHash<QString, QString> forms_;
    QHash<QString, QString> idioms_; // by folded words joined with blanks
    QSet<QString> idiomStarts_;      // their first words
    std::size_t longestIdiom_ = 1;
    QHash<QString, QStringList> gameNames_;
    QSet<QString> fillers_;
    QSet<QString> light_;
    QHash<QString, std::vector<Saying>> sayings_;
    QStringList words_;
    qsizetype longest_ = 1;
};

} // namespace torchside::data
