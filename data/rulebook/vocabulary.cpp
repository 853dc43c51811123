#include "data/rulebook/vocabulary.h"

#include "data/rulebook/sound.h"

#include <algorithm>
#include <array>
#include <bit>

using namespace Qt::StringLiterals;

namespace torchside::data {

namespace {

constexpr qsizetype shortestSlip = 4; // shorter words are too alike
constexpr qsizetype twoSlipsFrom = 8; // letters
constexpr qsizetype longestWord = 32;
constexpr std::size_t mostGuesses = 8;
constexpr double byEar = 0.7;
constexpr qsizetype shortestPart = 3; // of a compound
constexpr double ofCompound = 0.75;

// Which letters a word has: one slip adds, takes away or exchanges at most two of them.
std::uint32_t lettersOf(const QString &word)
{
    std::uint32_t letters = 0;
    for (const QChar c : word)
        letters |= 1U << (c.unicode() % 32);
    return letters;
}

double closenessOf(QStringView typed, QStringView word, int slips)
{
    return (slips == 1 ? 0.92 : 0.7) - (typed.front() == word.front() ? 0 : 0.2);
}

} // namespace

int slipsBetween(QStringView a, QStringView b, int limit)
{
    const auto n = a.size();
    const auto m = b.size();
    if (std::abs(n - m) > limit || n > longestWord || m > longestWord)
        return limit + 1;
    std::array<std::array<int, longestWord + 1>, 3> rows{};
    const auto row = [&](qsizetype i) -> auto &
    {
        return rows[static_cast<std::size_t>(i % 3)];
    };
    for (qsizetype j = 0; j <= m; ++j)
        row(0)[static_cast<std::size_t>(j)] = static_cast<int>(j);
    for (qsizetype i = 1; i <= n; ++i) {
        int least = row(i)[0] = static_cast<int>(i);
        for (qsizetype j = 1; j <= m; ++j) {
            const auto at = static_cast<std::size_t>(j);
            int slips = row(i - 1)[at - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            slips = std::min({slips, row(i - 1)[at] + 1, row(i)[at - 1] + 1});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                slips = std::min(slips, row(i - 2)[at - 2] + 1);
            row(i)[at] = slips;
            least = std::min(least, slips);
        }
        if (least > limit)
            return limit + 1;
    }
    return std::min(row(n)[static_cast<std::size_t>(m)], limit + 1);
}

StemId Vocabulary::learn(const QString &stem)
{
    const auto known = ids_.constFind(stem);
    if (known != ids_.constEnd())
        return *known;
    const auto id = static_cast<StemId>(stems_.size());
    stems_.push_back(stem);
    ids_.insert(stem, id);
    return id;
}

void Vocabulary::learnWord(const QString &folded, StemId stem)
{
    if (++counts_[folded] == 1)
        words_.push_back({folded, stem, 0, soundOf(folded), lettersOf(folded)});
}

void Vocabulary::close()
{
    for (auto &entry : words_)
        entry.count = counts_.value(entry.word);
    std::ranges::sort(words_, {}, &Entry::word);
    counts_.clear();
}

// The closest guess of each stem, the best first.
std::vector<Guess> Vocabulary::best(std::vector<Guess> guesses) const
{
    std::ranges::stable_sort(guesses, std::greater(), &Guess::closeness);
    std::vector<Guess> chosen;
    for (const auto &guess : guesses)
        if (chosen.size() < mostGuesses &&
            std::ranges::find(chosen, guess.stem, &Guess::stem) == chosen.end())
            chosen.push_back(guess);
    return chosen;
}

std::vector<Guess> Vocabulary::completions(const QString &start) const
{
    std::vector<const Entry *> found;
    for (auto entry = std::ranges::lower_bound(words_, start, {}, &Entry::word);
         entry != words_.end() && entry->word.startsWith(start); ++entry)
        found.push_back(&*entry);
    std::ranges::stable_sort(found, std::greater(), &Entry::count);
    std::vector<Guess> guesses;
    guesses.reserve(found.size());
    for (const auto *entry : found)
        guesses.push_back({entry->stem, entry->word == start ? 1 : 0.8});
    return best(std::move(guesses));
}

std::vector<Guess> Vocabulary::slips(const QString &folded) const
{
    if (folded.size() < shortestSlip || folded[0].isDigit())
        return {};
    std::vector<Guess> one;
    std::vector<Guess> two;
    const int limit = folded.size() >= twoSlipsFrom ? 2 : 1;
    const auto letters = lettersOf(folded);
    for (const auto &entry : words_) {
        if (std::abs(entry.word.size() - folded.size()) > limit || entry.word.size() < shortestSlip - 1 ||
            std::popcount(entry.letters ^ letters) > 2 * limit)
            continue;
        const int slips = slipsBetween(folded, entry.word, limit);
        if (slips <= limit)
            (slips <= 1 ? one : two).push_back({entry.stem, closenessOf(folded, entry.word, slips)});
    }
    return best(one.empty() ? std::move(two) : std::move(one));
}

std::vector<Guess> Vocabulary::soundingLike(const QString &folded) const
{
    const auto sound = soundOf(folded);
    std::vector<Guess> guesses;
    if (!sound.isEmpty())
        for (const auto &entry : words_)
            if (entry.sound == sound)
                guesses.push_back({entry.stem, byEar});
    return best(std::move(guesses));
}

std::vector<Guess> Vocabulary::compoundsWith(const QString &part) const
{
    std::vector<Guess> guesses;
    if (part.size() >= shortestSlip)
        for (const auto &entry : words_)
            if (entry.word.size() > part.size() && (entry.word.startsWith(part) || entry.word.endsWith(part)))
                guesses.push_back({entry.stem, 0.6});
    return best(std::move(guesses));
}

StemId Vocabulary::known(QStringView word) const
{
    const auto entry = std::ranges::lower_bound(words_, word, {}, &Entry::word);
    return entry != words_.end() && entry->word == word ? entry->stem : unknownStem;
}

// The front of a compound, as it is or with the letters that join it to the rest: “Abenteuer-s-ort”.
StemId Vocabulary::knownFront(QStringView front) const
{
    if (const auto stem = known(front); stem != unknownStem)
        return stem;
    for (const auto &joint : {u"s"_s, u"n"_s, u"en"_s, u"es"_s, u"er"_s})
        if (front.endsWith(joint) && front.size() - joint.size() >= shortestPart)
            if (const auto stem = known(front.chopped(joint.size())); stem != unknownStem)
                return stem;
    return known(front.toString() + u'e'); // “Endspiel”
}

std::vector<Guess> Vocabulary::partsOf(const QString &compound) const
{
    std::vector<Guess> parts;
    qsizetype mostEven = 0;
    for (qsizetype at = shortestPart; at + shortestPart <= compound.size(); ++at) {
        const auto front = knownFront(QStringView(compound).left(at));
        const auto back = known(QStringView(compound).sliced(at));
        const auto shorter = std::min(at, compound.size() - at);
        if (front == unknownStem || back == unknownStem || shorter <= mostEven)
            continue;
        mostEven = shorter;
        parts = {{front, ofCompound}, {back, ofCompound}};
    }
    return parts;
}

QStringList Vocabulary::nearest(const QString &folded, qsizetype atMost) const
{
    std::vector<std::pair<int, const Entry *>> near;
    for (const auto &entry : words_) {
        constexpr int limit = 3;
        const int slips = slipsBetween(folded, entry.word, limit);
        if (entry.word.size() >= 3 && slips <= limit && slips < entry.word.size() - 1)
            near.emplace_back(slips * 2 + (entry.word.front() == folded.front() ? 0 : 1), &entry);
    }
    std::ranges::stable_sort(near, {},
                             [](const auto &pair) { return std::pair(pair.first, -pair.second->count); });
    QStringList words;
    for (const auto &[distance, entry] : near)
        if (words.size() < atMost)
            words.append(entry->word);
    return words;
}

} // namespace torchside::data
