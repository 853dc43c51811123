#include "data/rulebook/rule_search.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <span>

using namespace Qt::StringLiterals;
using namespace torchside;

namespace {

struct LeftOut {
    QString game;
    QString id;
    QString question;
};

struct Rates {
    int all = 0;
    int first = 0;
    int inThree = 0;
    int inFive = 0;

    double percent(int part) const { return all == 0 ? 0 : 100.0 * part / all; }
};

// One way to ask for each passage is taken out of the index and asked: the others have to find it.
std::vector<LeftOut> takeOut(std::vector<data::Passage> &passages, qsizetype number)
{
    std::vector<LeftOut> taken;
    for (auto &passage : passages)
        if (passage.asked.size() > number)
            taken.push_back({passage.game, passage.id, passage.asked.takeAt(number)});
    return taken;
}

void ask(const std::vector<LeftOut> &taken, std::vector<data::Passage> passages, Rates &rates)
{
    const data::Rulebook rulebook(std::move(passages));
    data::RuleSearch search(rulebook);
    for (const auto &each : taken) {
        const auto answers =
            search.search(each.question, {.game = each.game, .step = {}, .onlyGame = true, .limit = 5});
        const auto found =
            std::ranges::find_if(answers, [&](const auto &answer) { return answer.passage->id == each.id; });
        const auto before = found - answers.begin();
        const bool isFound = found != answers.end();
        ++rates.all;
        rates.first += isFound && before < 1 ? 1 : 0;
        rates.inThree += isFound && before < 3 ? 1 : 0;
        rates.inFive += isFound ? 1 : 0;
    }
}

Rates leftOut(const QString &language, std::span<const qsizetype> numbers)
{
    const auto whole = data::Rulebook::load(language).passages();
    Rates rates;
    for (const auto number : numbers) {
        auto passages = whole;
        const auto taken = takeOut(passages, number);
        ask(taken, std::move(passages), rates);
    }
    qInfo("%s left out: first %.1f %%, in three %.1f %%, in five %.1f %% of %d", qPrintable(language),
          rates.percent(rates.first), rates.percent(rates.inThree), rates.percent(rates.inFive), rates.all);
    return rates;
}

} // namespace

// A way to ask that the index does not know, and only the one passage it was written for counts as right.
class LeftOutTest : public QObject {
    Q_OBJECT

private slots:
    void everyPassageIsAskedForInManyWays()
    {
        const auto english = data::Rulebook::load();
        for (const auto &passage : english.passages())
            QVERIFY2(passage.asked.size() >= 8, qPrintable(passage.game + u'/' + passage.id));
        const auto german = data::Rulebook::load(u"de"_s);
        for (const auto &passage : german.passages())
            QVERIFY2(passage.asked.size() >= 6, qPrintable(passage.game + u'/' + passage.id));
    }

    void theOtherWaysToAskFindThePassage()
    {
        constexpr std::array<qsizetype, 3> some{1, 6, 9};
        const auto rates = leftOut(u"en"_s, some);
        QVERIFY(rates.percent(rates.first) >= firstInEnglish);
        QVERIFY(rates.percent(rates.inThree) >= inThreeInEnglish);
    }

    void theOtherWaysToAskFindItInGermanToo()
    {
        constexpr std::array<qsizetype, 2> some{0, 4};
        const auto rates = leftOut(u"de"_s, some);
        QVERIFY(rates.percent(rates.first) >= firstInGerman);
        QVERIFY(rates.percent(rates.inThree) >= inThreeInGerman);
    }

private:
    static constexpr double firstInEnglish = 60;
    static constexpr double inThreeInEnglish = 80;
    static constexpr double firstInGerman = 55;
    static constexpr double inThreeInGerman = 72;
};

QTEST_APPLESS_MAIN(LeftOutTest)
#include "left_out_test.moc"
