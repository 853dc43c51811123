#include "data/rulebook/stem.h"

#include <array>
#include <span>

using namespace Qt::StringLiterals;

// After M. F. Porter, “An algorithm for suffix stripping” (1980).
namespace torchside::data {

namespace {

struct Rule {
    QLatin1StringView suffix;
    QLatin1StringView replacement;
};

bool isConsonant(QStringView word, qsizetype at)
{
    switch (word[at].unicode()) {
    case 'a':
    case 'e':
    case 'i':
    case 'o':
    case 'u': return false;
    case 'y': return at == 0 || !isConsonant(word, at - 1);
    default: return true;
    }
}

// How often a vowel is followed by a consonant: Porter's m.
int measure(QStringView word)
{
    int count = 0;
    for (qsizetype i = 1; i < word.size(); ++i)
        count += isConsonant(word, i) && !isConsonant(word, i - 1) ? 1 : 0;
    return count;
}

bool hasVowel(QStringView word)
{
    for (qsizetype i = 0; i < word.size(); ++i)
        if (!isConsonant(word, i))
            return true;
    return false;
}

bool endsDouble(QStringView word)
{
    const auto size = word.size();
    return size > 1 && word[size - 1] == word[size - 2] && isConsonant(word, size - 1);
}

bool endsShort(QStringView word) // consonant, vowel, consonant, as in “hop”
{
    const auto size = word.size();
    if (size < 3 || !isConsonant(word, size - 1) || isConsonant(word, size - 2) ||
        !isConsonant(word, size - 3))
        return false;
    const QChar last = word[size - 1];
    return last != u'w' && last != u'x' && last != u'y';
}

QStringView without(const QString &word, QLatin1StringView suffix)
{
    return QStringView(word).chopped(suffix.size());
}

// The first rule that fits decides, also when its stem is too short to be changed.
void apply(QString &word, std::span<const Rule> rules, int leastMeasure)
{
    for (const auto &[suffix, replacement] : rules) {
        if (!word.endsWith(suffix))
            continue;
        if (measure(without(word, suffix)) >= leastMeasure)
            word = without(word, suffix).toString() + replacement;
        return;
    }
}

void plural(QString &word)
{
    static constexpr std::array<Rule, 4> rules{
        {{"sses"_L1, "ss"_L1}, {"ies"_L1, "i"_L1}, {"ss"_L1, "ss"_L1}, {"s"_L1, ""_L1}}};
    apply(word, rules, 0);
}

void mend(QString &word) // after -ed and -ing
{
    const bool lostItsE = word.endsWith("at"_L1) || word.endsWith("bl"_L1) || word.endsWith("iz"_L1);
    if (!lostItsE && endsDouble(word) && !word.endsWith(u'l') && !word.endsWith(u's') && !word.endsWith(u'z'))
        word.chop(1);
    else if (lostItsE || (measure(word) == 1 && endsShort(word)))
        word += u'e';
}

void past(QString &word)
{
    if (word.endsWith("eed"_L1)) {
        if (measure(without(word, "eed"_L1)) > 0)
            word.chop(1);
        return;
    }
    for (const auto suffix : {"ed"_L1, "ing"_L1}) {
        if (word.endsWith(suffix) && hasVowel(without(word, suffix))) {
            word.chop(suffix.size());
            mend(word);
            return;
        }
    }
}

void derived(QString &word)
{
    static constexpr std::array<Rule, 20> second{
        {{"ational"_L1, "ate"_L1}, {"tional"_L1, "tion"_L1}, {"enci"_L1, "ence"_L1},
         {"anci"_L1, "ance"_L1},   {"izer"_L1, "ize"_L1},    {"abli"_L1, "able"_L1},
         {"alli"_L1, "al"_L1},     {"entli"_L1, "ent"_L1},   {"eli"_L1, "e"_L1},
         {"ousli"_L1, "ous"_L1},   {"ization"_L1, "ize"_L1}, {"ation"_L1, "ate"_L1},
         {"ator"_L1, "ate"_L1},    {"alism"_L1, "al"_L1},    {"iveness"_L1, "ive"_L1},
         {"fulness"_L1, "ful"_L1}, {"ousness"_L1, "ous"_L1}, {"aliti"_L1, "al"_L1},
         {"iviti"_L1, "ive"_L1},   {"biliti"_L1, "ble"_L1}}};
    static constexpr std::array<Rule, 7> third{{{"icate"_L1, "ic"_L1},
                                                {"ative"_L1, ""_L1},
                                                {"alize"_L1, "al"_L1},
                                                {"iciti"_L1, "ic"_L1},
                                                {"ical"_L1, "ic"_L1},
                                                {"ful"_L1, ""_L1},
                                                {"ness"_L1, ""_L1}}};
    apply(word, second, 1);
    apply(word, third, 1);
}

void endings(QString &word)
{
    static constexpr std::array<Rule, 20> rules{
        {{"ement"_L1, ""_L1}, {"ment"_L1, ""_L1},  {"ance"_L1, ""_L1}, {"ence"_L1, ""_L1},
         {"able"_L1, ""_L1},  {"ible"_L1, ""_L1},  {"ant"_L1, ""_L1},  {"ent"_L1, ""_L1},
         {"sion"_L1, "s"_L1}, {"tion"_L1, "t"_L1}, {"ism"_L1, ""_L1},  {"ate"_L1, ""_L1},
         {"iti"_L1, ""_L1},   {"ous"_L1, ""_L1},   {"ou"_L1, ""_L1}, // -ous that has lost its s
         {"ive"_L1, ""_L1},   {"ize"_L1, ""_L1},   {"al"_L1, ""_L1},   {"er"_L1, ""_L1},
         {"ic"_L1, ""_L1}}};
    apply(word, rules, 2);
}

void finalE(QString &word)
{
    if (word.endsWith(u'e')) {
        const auto rest = QStringView(word).chopped(1);
        if (measure(rest) > 1 || (measure(rest) == 1 && !endsShort(rest)))
            word.chop(1);
    }
    if (measure(word) > 1 && endsDouble(word) && word.endsWith(u'l'))
        word.chop(1);
}

} // namespace

QString englishStem(const QString &word)
{
    if (word.size() < 3)
        return word;
    QString stem = word;
    plural(stem);
    past(stem);
    if (stem.endsWith(u'y') && hasVowel(QStringView(stem).chopped(1)))
        stem[stem.size() - 1] = u'i';
    derived(stem);
    endings(stem);
    finalE(stem);
    return stem;
}

} // namespace torchside::data
