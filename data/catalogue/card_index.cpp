#include "data/catalogue/card_index.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::data {

namespace {

constexpr int wholeName = 10'000; // more than any name of parts comes to
constexpr int wholeWord = 4;
constexpr int beginning = 3;
constexpr int slip = 1;
constexpr int shortestForgiven = 3;

// Does the word begin with the text, but for one letter left out, put in, changed or swapped with the next?
bool nearlyBegins(const QString &word, const QString &text)
{
    qsizetype same = 0;
    while (same < word.size() && same < text.size() && word[same] == text[same])
        ++same;
    const auto restOfWord = QStringView(word).mid(same);
    const auto rest = QStringView(text).mid(same);
    if (rest.isEmpty())
        return true;
    if (restOfWord.startsWith(rest.mid(1)) || restOfWord.mid(1).startsWith(rest.mid(1)) ||
        restOfWord.mid(1).startsWith(rest))
        return true;
    return rest.size() > 1 && restOfWord.size() > 1 && rest[0] == restOfWord[1] && rest[1] == restOfWord[0] &&
           restOfWord.mid(2).startsWith(rest.mid(2));
}

int wordScore(const QString &word, const QString &asked)
{
    if (word == asked)
        return wholeWord;
    if (word.startsWith(asked))
        return beginning;
    return asked.size() >= shortestForgiven && nearlyBegins(word, asked) ? slip : 0;
}

int bestScore(const QStringList &words, const QString &asked)
{
    int best = 0;
    for (const auto &word : words)
        best = std::max(best, wordScore(word, asked));
    return best;
}

// Letters that fall into no plain one with an accent.
QString plain(QChar letter)
{
    static const QHash<QChar, QString> plainly{{u'ß', u"ss"_s}, {u'æ', u"ae"_s}, {u'œ', u"oe"_s},
                                               {u'ø', u"o"_s},  {u'ł', u"l"_s},  {u'đ', u"d"_s},
                                               {u'ð', u"d"_s},  {u'þ', u"th"_s}};
    return plainly.value(letter, letter);
}

} // namespace

QStringList CardIndex::foldedWords(const QString &text)
{
    QString folded;
    for (const auto c : text.normalized(QString::NormalizationForm_KD)) {
        if (c.isLetterOrNumber())
            folded += c < QChar(0x80) ? QString(c.toLower()) : plain(c.toLower());
        else if (c.category() != QChar::Mark_NonSpacing && c != u'\'' && c != QChar(0x2019))
            folded += u' ';
    }
    return folded.split(u' ', Qt::SkipEmptyParts);
}

bool CardIndex::isName(const QString &text, const QString &name)
{
    const auto asked = foldedWords(text).join(QString());
    return asked.isEmpty() ? !text.trimmed().isEmpty() && text.trimmed() == name.trimmed()
                           : asked == foldedWords(name).join(QString());
}

void CardIndex::add(const QString &name, const QString &subtitle)
{
    const auto words = foldedWords(name);
    QStringList tails;
    for (qsizetype from = 0; from < words.size(); ++from)
        tails.append(words.mid(from).join(QString()));
    entries_.push_back({name, words, tails, foldedWords(subtitle)});
}

// Blanks, hyphens and apostrophes are put in and left out as it comes: "deepone", "d ys".
int CardIndex::joinedScore(const Entry &entry, const QString &asked)
{
    if (asked.size() < shortestForgiven)
        return 0;
    int best = 0;
    for (const auto &tail : entry.tails)
        best = std::max(best, wordScore(tail, asked));
    const bool isAll = !entry.tails.isEmpty() && entry.tails.front() == asked;
    return isAll ? best * 3 + beginning : best * 3;
}

// Every word that was asked for must be there; words of the name weigh more than those of the subtitle.
int CardIndex::score(const Entry &entry, const QStringList &asked)
{
    int sum = 0;
    for (const auto &word : asked) {
        const int named = bestScore(entry.words, word) * 4;
        const int best = std::max(named, bestScore(entry.moreWords, word));
        if (best == 0)
            return joinedScore(entry, asked.join(QString()));
        sum += best;
    }
    if (!entry.words.isEmpty() && entry.words.front().startsWith(asked.front()))
        sum += 2;
    return entry.words == asked ? sum + beginning : sum;
}

std::vector<std::size_t> CardIndex::find(const QString &text, std::size_t limit) const
{
    const auto asked = foldedWords(text);
    std::vector<std::pair<int, std::size_t>> hits;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const auto &entry = entries_[i];
        const int points = asked.isEmpty() ? 0 : score(entry, asked);
        if (entry.name.compare(text.trimmed(), Qt::CaseInsensitive) == 0)
            hits.emplace_back(2 * wholeName, i);
        else if (points > 0 && entry.words.join(QString()) == asked.join(QString()))
            hits.emplace_back(wholeName + points, i);
        else if (points > 0)
            hits.emplace_back(points, i);
    }
    std::sort(hits.begin(), hits.end(), [&](const auto &a, const auto &b) {
        if (a.first != b.first)
            return a.first > b.first;
        const auto &one = entries_[a.second].name;
        const auto &other = entries_[b.second].name;
        if (one.size() != other.size())
            return one.size() < other.size();
        return one != other ? one < other : a.second < b.second;
    });
    std::vector<std::size_t> places;
    for (const auto &[points, at] : hits)
        if (places.size() < limit)
            places.push_back(at);
    return places;
}

} // namespace torchside::data
