#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace torchside::data {

// Finds names as somebody types: beginnings of any word, accents and punctuation ignored, one slip of the
// finger forgiven, best first.
class NameIndex {
public:
    void add(const QString &name, const QString &subtitle);
    // Their places in the order in which they were added.
    std::vector<std::size_t> find(const QString &text, std::size_t limit) const;

    static QStringList foldedWords(const QString &text);
    // Whether that is the whole name, up to accents, punctuation and blanks.
    static bool isName(const QString &text, const QString &name);

private:
    struct Entry {
        QString name;
        QStringList words;         // of the name
        QStringList tails;         // the name from each of its words on, in one piece
        QStringList moreWords;     // of the subtitle
        std::uint64_t letters = 0; // which of them there are: most names are told apart by that alone
    };
    struct Asked {
        QStringList words;
        QString joined;
        std::uint64_t letters = 0;
        int slips = 0; // that are forgiven
    };
    static bool mayBe(const Entry &entry, const Asked &asked);
    static int score(const Entry &entry, const Asked &asked);
    static int joinedScore(const Entry &entry, const QString &asked);

    std::vector<Entry> entries_;
};

} // namespace torchside::data
