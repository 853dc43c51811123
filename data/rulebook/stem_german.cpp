#include "data/rulebook/stem.h"

#include <array>

using namespace Qt::StringLiterals;

namespace torchside::data {

namespace {

constexpr qsizetype shortest = 4; // what must be left

constexpr std::array<QLatin1StringView, 13> germanEndings{
    "erinnen"_L1, "innen"_L1, "ungen"_L1, "ern"_L1, "em"_L1, "er"_L1, "en"_L1,
    "es"_L1,      "nd"_L1,    "e"_L1,     "s"_L1,   "n"_L1,  "t"_L1,
};

bool chopEnding(QString &word)
{
    for (const auto ending : germanEndings) {
        if (word.endsWith(ending) && word.size() - ending.size() >= shortest) {
            word.chop(ending.size());
            return true;
        }
    }
    return false;
}

} // namespace

QString germanStem(const QString &word)
{
    QString stem = word;
    if (stem.size() > 6 && stem.startsWith(u"ge"_s))
        stem.remove(0, 2);
    for (int round = 0; round < 3 && chopEnding(stem); ++round) {
    }
    return stem;
}

} // namespace torchside::data
