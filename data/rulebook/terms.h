#pragma once

#include "data/rulebook/rulebook.h"
#include "data/rulebook/speech.h"

#include <map>

namespace torchside::data {

// A word of a passage that another passage explains: where it stands, and which passage that is.
struct TermLink {
    qsizetype from = 0;
    qsizetype length = 0;
    QString id;

    bool operator==(const TermLink &) const = default;
};

// The names of things in every game, and the passages that explain them.
class Terms {
public:
    explicit Terms(const Rulebook &rulebook);

    // Each term at its first place, in the order of the text; a passage doesn't explain itself.
    std::vector<TermLink> in(const Passage &passage) const;
    QString explaining(const QString &game, const QString &name) const; // the id; empty for no term

private:
    const Speech &speechOf(const QString &language) const;
    void learnParts(const Passage &passage);
    void learn(const Passage &passage, const QString &name);
    QString keyOf(const QString &game, const std::vector<Word> &words, std::size_t from, std::size_t length,
                  const Speech &speech) const;

    std::map<QString, Speech> speeches_;
    QHash<QString, QString> names_; // ids by game and stems
    std::size_t longest_ = 1;
};

} // namespace torchside::data
