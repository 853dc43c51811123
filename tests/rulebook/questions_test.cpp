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

std::vector<Asked> questions()
{
    QFile file(qEnvironmentVariable("TORCHSIDE_SOURCE") + u"/tests/rulebook/questions.json"_s);
    std::vector<Asked> all;
    if (!file.open(QIODevice::ReadOnly))
        return all;
    for (const auto &entry : QJsonDocument::fromJson(file.readAll()).array()) {
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

} // namespace

class QuestionsTest : public QObject {
    Q_OBJECT

private:
    data::Rulebook rulebook_ = data::Rulebook::load();
    data::RuleSearch search_{rulebook_};
    tests::PlainBm25 plain_{rulebook_};
    std::vector<Asked> questions_ = questions();

    QStringList found(const QString &question, const QString &game)
    {
        QStringList ids;
        for (const auto &answer : search_.search(question, {.game = game, .onlyGame = true}))
            ids.append(answer.passage->id);
        return ids;
    }

    Rates rates(const QString &half, const Search &search, bool names)
    {
        Rates rates;
        for (const auto &asked : questions_) {
            if (asked.half != half)
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

    Rates reported(const QString &half, const char *who, const Search &search, bool names = false)
    {
        const auto result = rates(half, search, names);
        qInfo("%-8s half, %-10s: first %5.1f %%, in three %5.1f %%, in five %5.1f %% of %d questions",
              qPrintable(half), who, percent(result.first, result.all), percent(result.inThree, result.all),
              percent(result.inFive, result.all), result.all);
        return result;
    }

private slots:
    void everyGameHasFortyQuestionsAndTheirAnswersExist()
    {
        QHash<QString, int> counts;
        for (const auto &asked : questions_) {
            ++counts[asked.game];
            QVERIFY2(!asked.answers.isEmpty(), qPrintable(asked.question));
            for (const auto &id : asked.answers)
                QVERIFY2(rulebook_.find(asked.game, id), qPrintable(asked.question + u" -> "_s + id));
        }
        for (const auto &game : rulebook_.games())
            QVERIFY2(counts.value(game) >= 40, qPrintable(game));
    }

    void theAnswerComesFirst()
    {
        const Search ours = [this](const auto &question, const auto &game) { return found(question, game); };
        const Search plain = [this](const auto &question, const auto &game) {
            return plain_.search(question, game);
        };
        for (const auto &half : {u"tuned"_s, u"held-out"_s}) { // the held-out ones are reported only
            reported(half, "plain bm25", plain);
            reported(half, "Torchside", ours);
        }
        const auto bm25 = reported(u"reported"_s, "plain bm25", plain);
        const auto torchside = reported(u"reported"_s, "Torchside", ours, true);
        QVERIFY(torchside.first > bm25.first);
        QVERIFY(percent(torchside.first, torchside.all) >= 90);
        QVERIFY(percent(torchside.inThree, torchside.all) >= 98);
        QCOMPARE(torchside.inFive, torchside.all);
    }
};

QTEST_APPLESS_MAIN(QuestionsTest)
#include "questions_test.moc"
