#include "data/catalogue/name_index.h"

#include <QHash>

#include <algorithm>
#include <bit>

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

// One slip leaves one of the first two letters where it is, or next to it.
bool mayBegin(const QString &word, const QString &asked)
{
    const auto first = word.front();
    if (first == asked.front())
        return true;
    if (asked.size() < shortestForgiven)
        return false;
    return first == asked[1] || (word.size() > 1 && (word[1] == asked.front() || word[1] == asked[1]));
}

int wordScore(const QString &word, const QString &asked)
{
    if (!mayBegin(word, asked))
        return 0;
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

std::uint64_t lettersOf(const QStringList &words)
{
    constexpr unsigned kinds = 64;
    std::uint64_t letters = 0;
    for (const auto &word : words)
        for (const auto letter : word)
            letters |= std::uint64_t{1} << (letter.unicode() % kinds);
    return letters;
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

QStringList NameIndex::foldedWords(const QString &text)
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

bool NameIndex::isName(const QString &text, const QString &name)
{
    const auto asked = foldedWords(text).join(QString());
    return asked.isEmpty() ? !text.trimmed().isEmpty() && text.trimmed() == name.trimmed()
                           : asked == foldedWords(name).join(QString());
}

void NameIndex::add(const QString &name, const QString &subtitle)
{
    const auto words = foldedWords(name);
    QStringList tails;
    for (qsizetype from = 0; from < words.size(); ++from)
        tails.append(words.mid(from).join(QString()));
    const auto more = foldedWords(subtitle);
    entries_.push_back({name, words, tails, more, lettersOf(words) | lettersOf(more)});
}

// Blanks, hyphens and apostrophes are put in and left out as it comes: "deepone", "d ys".
int NameIndex::joinedScore(const Entry &entry, const QString &asked)
{
    if (asked.size() < shortestForgiven)
        return 0;
    int best = 0;
    for (const auto &tail : entry.tails)
        best = std::max(best, wordScore(tail, asked));
    const bool isAll = !entry.tails.isEmpty() && entry.tails.front() == asked;
    return isAll ? best * 3 + beginning : best * 3;
}

// Every letter that isn't there is a slip of the finger.
bool NameIndex::mayBe(const Entry &entry, const Asked &asked)
{
    return std::popcount(asked.letters & ~entry.letters) <= asked.slips;
}

// Every word that was asked for must be there; words of the name weigh more than those of the subtitle.
int NameIndex::score(const Entry &entry, const Asked &asked)
{
    int sum = 0;
    for (const auto &word : asked.words) {
        const int named = bestScore(entry.words, word) * 4;
        const int best = std::max(named, bestScore(entry.moreWords, word));
        if (best == 0)
            return joinedScore(entry, asked.joined);
        sum += best;
    }
    if (!entry.words.isEmpty() && entry.words.front().startsWith(asked.words.front()))
        sum += 2;
    return entry.words == asked.words ? sum + beginning : sum;
}

std::vector<std::size_t> NameIndex::find(const QString &text, std::size_t limit) const
{
    const auto name = text.trimmed();
    Asked asked{foldedWords(text), {}, 0, 0};
    asked.joined = asked.words.join(QString());
    asked.letters = lettersOf(asked.words);
    asked.slips = static_cast<int>(std::ranges::count_if(
        asked.words, [](const QString &word) { return word.size() >= shortestForgiven; }));
    if (asked.joined.size() >= shortestForgiven)
        asked.slips = std::max(asked.slips, 1);
    std::vector<std::pair<int, std::size_t>> hits;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const auto &entry = entries_[i];
        if (!mayBe(entry, asked))
            continue;
        const int points = asked.words.isEmpty() ? 0 : score(entry, asked);
        if (entry.name.size() == name.size() && entry.name.compare(name, Qt::CaseInsensitive) == 0)
            hits.emplace_back(2 * wholeName, i);
        else if (points > 0 && !entry.tails.isEmpty() && entry.tails.front() == asked.joined)
            hits.emplace_back(wholeName + points, i);
        else if (points > 0)
            hits.emplace_back(points, i);
    }
    const auto wanted = hits.begin() + static_cast<std::ptrdiff_t>(std::min(limit, hits.size()));
    std::partial_sort(hits.begin(), wanted, hits.end(), [&](const auto &a, const auto &b) {
        if (a.first != b.first)
            return a.first > b.first;
        const auto &one = entries_[a.second].name;
        const auto &other = entries_[b.second].name;
        if (one.size() != other.size())
            return one.size() < other.size();
        return one != other ? one < other : a.second < b.second;
    });
    std::vector<std::size_t> places;
    for (auto hit = hits.begin(); hit != wanted; ++hit)
        places.push_back(hit->second);
    return places;
}

} // namespace torchside::data
