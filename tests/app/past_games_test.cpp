#include "app/past_games.h"

#include "data/journal/open_journal.h"
#include "tests/harness/patience.h"
#include "tests/harness/scripted_sessions.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QTemporaryDir>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

QVariant cell(QAbstractItemModel *model, int row, const char *role)
{
    return model->index(row, 0).data(model->roleNames().key(role));
}

struct House {
    QTemporaryDir folder;
    std::unique_ptr<data::SqlJournal> journal =
        data::openJournal(folder.filePath(u"torchside.db"_s).toStdString(), data::Purpose::play).journal;
    SeededDice dice{1};
    app::PastGames past{*journal, dice, nullptr};
    table::Statistics &statistics = *past.statistics();

    House()
    {
        for (auto *model : {statistics.games(), statistics.people(), statistics.records(), statistics.past()})
            new QAbstractItemModelTester(model, QAbstractItemModelTester::FailureReportingMode::QtTest,
                                         &past);
    }
    void play(const QString &game, const QString &name, Moment from = 1'763'496'000'000)
    {
        tests::played(tests::script(qEnvironmentVariable("TORCHSIDE_SOURCE"), game, name), *journal, dice,
                      from);
    }
    void count()
    {
        past.read();
        QTRY_VERIFY(!past.counting());
        past.read();
    }
};

} // namespace

class PastGamesTest : public QObject {
    Q_OBJECT

private slots:
    void withoutAGameThereIsNothing()
    {
        House house;
        house.count();
        QCOMPARE(house.statistics.plays(), 0);
        QCOMPARE(house.statistics.past()->rowCount(), 0);
        QVERIFY(house.statistics.longest().isEmpty());
    }

    void whatEndedCountsAndWhatRunsIsSaid()
    {
        House house;
        house.play(u"mandom"_s, u"over"_s);    // Bo wins
        house.play(u"mandom"_s, u"bidding"_s); // goes on
        house.play(u"cutthroat"_s, u"over"_s);
        house.play(u"darkcastle"_s, u"won"_s);
        house.count();
        auto &statistics = house.statistics;
        QCOMPARE(statistics.plays(), 3);
        QCOMPARE(statistics.running(), 1);
        QCOMPARE(statistics.games()->rowCount(), 3);
        QCOMPARE(statistics.past()->rowCount(), 3);
        QVERIFY(!statistics.longest().isEmpty());
        QVERIFY(statistics.records()->rowCount() >= 4);
        int wins = 0;
        for (int row = 0; row < statistics.people()->rowCount(); ++row) {
            const auto name = cell(statistics.people(), row, "name").toString();
            const int won = cell(statistics.people(), row, "wins").toInt();
            QVERIFY2(won <= cell(statistics.people(), row, "plays").toInt(), qPrintable(name));
            wins += won;
        }
        int expected = 0;
        for (const auto &session : house.journal->sessions())
            if (session.standing.outcome)
                expected += static_cast<int>(session.standing.outcome->winners.size());
        QCOMPARE(wins, expected);
    }

    void ofOneGameOnlyThatIsCounted()
    {
        House house;
        house.play(u"mandom"_s, u"over"_s);
        house.play(u"cutthroat"_s, u"over"_s);
        house.count();
        house.statistics.setGame(u"mandom"_s);
        QCOMPARE(house.statistics.plays(), 1);
        QCOMPARE(house.statistics.past()->rowCount(), 1);
        QCOMPARE(house.statistics.games()->rowCount(), 2); // the others can still be chosen
        for (int row = 0; row < house.statistics.records()->rowCount(); ++row)
            QCOMPARE(cell(house.statistics.records(), row, "game").toString(), u"mandom"_s);
        house.statistics.setGame({});
        QCOMPARE(house.statistics.plays(), 2);
    }

    void recordsNameTheHighestAndLeadToTheirEvening()
    {
        House house;
        house.play(u"cutthroat"_s, u"over"_s);
        house.count();
        QStringList titles;
        for (int row = 0; row < house.statistics.records()->rowCount(); ++row) {
            titles.append(cell(house.statistics.records(), row, "title").toString());
            QCOMPARE(cell(house.statistics.records(), row, "sessionId").toLongLong(),
                     house.journal->sessions().front().id);
            QVERIFY(cell(house.statistics.records(), row, "value").toInt() > 0);
        }
        QVERIFY(titles.contains(u"Biggest blow"_s));
        QVERIFY(titles.contains(u"Highest prestige"_s));
    }

    void aPersonIsOneHoweverWritten()
    {
        table::Statistics statistics;
        table::Statistics::Play play;
        play.game = play.gameTitle = u"mandom"_s;
        play.over = true;
        play.winners = {0};
        play.people = {u"Ann"_s, u"Bo"_s};
        auto other = play;
        other.people = {u"ann "_s, u"BO"_s};
        statistics.show({play, other});
        QCOMPARE(statistics.people()->rowCount(), 2);
        QCOMPARE(cell(statistics.people(), 0, "name").toString(), u"Ann"_s);
        QCOMPARE(cell(statistics.people(), 0, "wins").toInt(), 2);
        QCOMPARE(cell(statistics.people(), 1, "wins").toInt(), 0);
    }

    void whatWasWorkedOutIsKeptUntilTheSessionChanges()
    {
        House house;
        house.play(u"mandom"_s, u"over"_s);
        house.count();
        QCOMPARE(house.journal->digests().size(), 1U);
        house.past.read();
        QVERIFY(!house.past.counting());
        const auto id = house.journal->sessions().front().id;
        auto session = app::findGame("mandom")->session(
            *house.journal, house.dice, [] { return Moment{1'763'500'000'000}; }, nullptr);
        session->open(id);
        QVERIFY(!session->match().rename(0, "Maximiliane"));
        house.past.read();
        QVERIFY(house.past.counting());
        QVERIFY(house.past.countOne());
        QVERIFY(!house.past.countOne());
        house.journal->remove(id);
        house.count();
        QCOMPARE(house.statistics.plays(), 0);
    }

    void threeHundredEveningsAreThereAtOnce()
    {
        House house;
        house.play(u"cutthroat"_s, u"over"_s);
        const auto session = house.journal->sessions().front();
        const auto steps = house.journal->steps(session.id, 1, session.last);
        house.journal->together([&] {
            for (int i = 1; i < 300; ++i) {
                auto copy = session;
                copy.started += i * 86'400'000LL;
                house.journal->take(copy, steps, {});
            }
        });
        QElapsedTimer timer;
        timer.start();
        house.past.read();
        qInfo("300 sessions, none worked out yet: %lld ms", timer.elapsed());
        timer.restart();
        while (house.past.countOne()) {
        }
        qInfo("working all of them out, between the frames: %lld ms", timer.elapsed());
        timer.restart();
        house.past.read();
        qInfo("300 sessions, all known: %lld ms", timer.elapsed());
        QCOMPARE(house.statistics.plays(), 300);
    }
};

QTEST_MAIN(PastGamesTest)
#include "past_games_test.moc"
