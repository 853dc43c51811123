#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace torchside::data {

// Finds cards as somebody types: beginnings of any word, accents and punctuation ignored, one slip of the
// finger forgiven, best first.
class CardIndex {
public:
    void add(const QString &name, const QString &subtitle);
    // Places of the cards in the order in which they were added.
    std::vector<std::size_t> find(const QString &text, std::size_t limit) const;

    static QStringList foldedWords(const QString &text);
    // Whether that is the whole name, up to accents, punctuation and blanks.
    static bool isName(const QString &text, const QString &name);

private:
    struct Entry {
        QString name;
        QStringList words;     // of the name
        QStringList tails;     // the name from each of its words on, in one piece
        QStringList moreWords; // of the subtitle
    };
    static int score(const Entry &entry, const QStringList &asked);
    static int joinedScore(const Entry &entry, const QString &asked);

    std::vector<Entry> entries_;
};

} // namespace torchside::data
