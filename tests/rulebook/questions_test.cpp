#include "data/rulebook/rule_search.h"
#include "tests/rulebook/plain_bm25.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace torchside;

namespace {

struct Asked {
    QString game;
    QString half;
    QString question;
    QStringList answers;
};

struct Rates {
    int all = 0;
    int first = 0;
    int inThree = 0;
    int inFive = 0;
};

using Search = std::function<QStringList(const QString &question, const QString &game)>;

std::vector<Asked> questions(const QString &file)
{
    QFile stored(qEnvironmentVariable("TORCHSIDE_SOURCE") + u"/tests/rulebook/"_s + file);
    std::vector<Asked> all;
    if (!stored.open(QIODevice::ReadOnly))
        return all;
    for (const auto &entry : QJsonDocument::fromJson(stored.readAll()).array()) {
        const auto fields = entry.toObject();
        all.push_back({fields["game"_L1].toString(), fields["half"_L1].toString(),
                       fields["question"_L1].toString(), fields["answers"_L1].toVariant().toStringList()});
    }
    return all;
}

double percent(int part, int whole)
{
    return whole == 0 ? 0 : 100.0 * part / whole;
}

// The rules in one language, asked the questions of one file.
class Inquiry {
public:
    Inquiry(const QString &language, const QString &file)
        : rulebook_(data::Rulebook::load(language)), questions_(questions(file))
    {}

    const data::Rulebook &rulebook() const { return rulebook_; }
    const std::vector<Asked> &asked() const { return questions_; }

    Rates ours(const QString &group, bool names = false)
    {
        return reported(
            group, "Torchside",
            [this](const auto &question, const auto &game) { return found(question, game); }, names);
    }

    Rates plainBm25(const QString &group)
    {
        return reported(
            group, "plain bm25",
            [this](const auto &question, const auto &game) { return plain_.search(question, game); }, false);
    }

private:
    QStringList found(const QString &question, const QString &game)
    {
        QStringList ids;
        for (const auto &answer : search_.search(question, {.game = game, .onlyGame = true}))
            ids.append(answer.passage->id);
        return ids;
    }

    Rates rates(const QString &group, const Search &search, bool names)
    {
        Rates rates;
        for (const auto &asked : questions_) {
            if (asked.half != group)
                continue;
            const auto ids = search(asked.question, asked.game);
            const auto place =
                std::ranges::find_if(ids, [&](const auto &id) { return asked.answers.contains(id); });
            const auto before = place - ids.begin();
            const bool isFound = place != ids.end();
            ++rates.all;
            rates.first += isFound && before < 1 ? 1 : 0;
            rates.inThree += isFound && before < 3 ? 1 : 0;
            rates.inFive += isFound && before < 5 ? 1 : 0;
            if (names && (!isFound || before >= 3))
                qInfo("not in three: %s: %s", qPrintable(asked.game), qPrintable(asked.question));
        }
        return rates;
    }

    Rates reported(const QString &group, const char *who, const Search &search, bool names)
    {
        const auto result = rates(group, search, names);
        qInfo("%-9s %-10s: first %5.1f %%, in three %5.1f %%, in five %5.1f %% of %d questions",
              qPrintable(group), who, percent(result.first, result.all), percent(result.inThree, result.all),
              percent(result.inFive, result.all), result.all);
        return result;
    }

    data::Rulebook rulebook_;
    data::RuleSearch search_{rulebook_};
    tests::PlainBm25 plain_{rulebook_};
    std::vector<Asked> questions_;
};

void expectTheAim(const Rates &rates)
{
    QVERIFY(percent(rates.first, rates.all) >= 90);
    QVERIFY(percent(rates.inThree, rates.all) >= 98);
    QCOMPARE(rates.inFive, rates.all);
}

// Nothing was tuned on these when they were first asked: 82.2 % came first, 94.4 % in three, 96.7 % in five.
void expectNoneLost(const Rates &rates)
{
    qInfo("unseen    at its first run: first  82.2 %%, in three  94.4 %%, in five  96.7 %%");
    QVERIFY(percent(rates.first, rates.all) >= 87);
    QVERIFY(percent(rates.inThree, rates.all) >= 97);
    QVERIFY(percent(rates.inFive, rates.all) >= 98.5);
}

} // namespace

class QuestionsTest : public QObject {
    Q_OBJECT

private:
    Inquiry english_{u"en"_s, u"questions.json"_s};
    Inquiry german_{u"de"_s, u"questions.de.json"_s};

    static void expectQuestions(const Inquiry &asking, int fewest)
    {
        QHash<QString, int> counts;
        for (const auto &asked : asking.asked()) {
            ++counts[asked.game];
            QVERIFY2(!asked.answers.isEmpty(), qPrintable(asked.question));
            for (const auto &id : asked.answers)
                QVERIFY2(asking.rulebook().find(asked.game, id), qPrintable(asked.question + u" -> "_s + id));
        }
        for (const auto &game : asking.rulebook().games())
            QVERIFY2(counts.value(game) >= fewest, qPrintable(game));
    }

private slots:
    void everyGameHasItsQuestionsAndTheirAnswersExist()
    {
        expectQuestions(english_, 40);
        expectQuestions(german_, 15);
    }

    void theAnswerComesFirst()
    {
        // These are only reported; the blind ones, when first asked: 88.0 % first, 96.7 % in three.
        for (const auto &group : {u"tuned"_s, u"held-out"_s, u"fresh"_s, u"blind"_s}) {
            english_.plainBm25(group);
            english_.ours(group);
        }
        const auto bm25 = english_.plainBm25(u"reported"_s);
        const auto torchside = english_.ours(u"reported"_s, true);
        QVERIFY(torchside.first > bm25.first);
        expectTheAim(torchside);
    }

    // Nearly every sentence of the manuals. When first asked: 72 to 94 % first, 85 to 100 % in three.
    void everySentenceOfTheManualsIsFoundInBothLanguages()
    {
        expectTheAim(english_.ours(u"table"_s));
        expectTheAim(german_.ours(u"table"_s));
    }

    void questionsThatNobodyHadSeenAreAnswered()
    {
        const auto bm25 = english_.plainBm25(u"unseen"_s);
        const auto torchside = english_.ours(u"unseen"_s, true);
        QVERIFY(torchside.first > bm25.first);
        expectNoneLost(torchside);
    }

    // Written from the manuals before anything was tuned on them; when first asked, 84.2 % of the English
    // ones came first and 98.3 % in three, of the German ones 90.0 % and 98.3 %.
    void questionsAskedOnceBeforeAreStillAnswered()
    {
        const auto english = english_.ours(u"once"_s, true);
        QVERIFY(percent(english.first, english.all) >= 88);
        QVERIFY(percent(english.inThree, english.all) >= 98);
        const auto german = german_.ours(u"once"_s, true);
        QVERIFY(percent(german.first, german.all) >= 92);
        QVERIFY(percent(german.inThree, german.all) >= 98);
    }

    void germanQuestionsFindGermanPassages()
    {
        const auto bm25 = german_.plainBm25(u"german"_s);
        const auto torchside = german_.ours(u"german"_s, true);
        QVERIFY(torchside.first > bm25.first);
        expectTheAim(torchside);
    }
};

QTEST_APPLESS_MAIN(QuestionsTest)
#include "questions_test.moc"
