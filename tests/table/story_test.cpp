#include "models/table/story.h"

#include "models/kernel/memory_journal.h"
#include "models/protocol/session.h"
#include "models/table/story_shape.h"
#include "models/table/story_words.h"
#include "tests/harness/scripted_sessions.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QSignalSpy>

using namespace torchside;
using namespace Qt::StringLiterals;
using table::Story;

namespace {

QVariant cell(QAbstractItemModel *model, int row, const char *role)
{
    return model->index(row, 0).data(model->roleNames().key(role));
}

QStringList column(QAbstractItemModel *model, const char *role)
{
    QStringList all;
    for (int row = 0; row < model->rowCount(); ++row)
        all.append(cell(model, row, role).toString());
    return all;
}

// A session and its story, with every list watched for what a list model must never do.
struct Told {
    MemoryJournal journal;
    SeededDice dice{1};
    std::unique_ptr<protocol::Session> session;
    Story story;

    explicit Told(const tests::Script &script)
        : session(tests::played(script, journal, dice)), story(session->match(), script.game, script.game)
    {
        for (auto *model : {story.curves(), story.marks(), story.levels(), story.chapters(), story.places()})
            new QAbstractItemModelTester(model, QAbstractItemModelTester::FailureReportingMode::QtTest,
                                         &story);
        story.read();
    }
    Told(const QString &game, const QString &name)
        : Told(tests::script(qEnvironmentVariable("TORCHSIDE_SOURCE"), game, name))
    {}
};

Graph graphOf(std::vector<Point> points)
{
    return {"g", say("G"), {Curve{0, literally("Ann"), std::move(points), 0}}};
}

} // namespace

class StoryTest : public QObject {
    Q_OBJECT

private slots:
    void everySessionOfEveryGameHasAStoryThatStaysWithinItsField_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("name");
        for (const auto &script : tests::scriptedSessions(qEnvironmentVariable("TORCHSIDE_SOURCE")))
            QTest::addRow("%s %s", qPrintable(script.game), qPrintable(script.name))
                << script.game << script.name;
    }
    void everySessionOfEveryGameHasAStoryThatStaysWithinItsField()
    {
        QFETCH(QString, game);
        QFETCH(QString, name);
        Told told(game, name);
        auto &story = told.story;
        QVERIFY(!story.headline().isEmpty());
        QVERIFY(!story.graphs().isEmpty());
        QCOMPARE(story.values().size(), story.curves()->rowCount());
        QVERIFY(story.places()->rowCount() > 0);
        for (int graph = 0; graph < story.graphs().size(); ++graph) {
            story.setGraph(graph);
            QVERIFY(story.curves()->rowCount() > 0);
            for (int row = 0; row < story.curves()->rowCount(); ++row) {
                const auto corners = cell(story.curves(), row, "corners").value<QList<QPointF>>();
                QVERIFY(!corners.isEmpty());
                double before = -1;
                for (const auto &corner : corners) {
                    QVERIFY(corner.x() >= before && corner.x() <= 1);
                    QVERIFY(corner.y() >= 0 && corner.y() <= 1);
                    before = corner.x();
                }
            }
        }
        for (int row = 0; row < story.marks()->rowCount(); ++row) {
            QVERIFY(!cell(story.marks(), row, "line").toString().isEmpty());
            QVERIFY(cell(story.marks(), row, "across").toDouble() <= 1);
        }
        QVERIFY(story.shareText().contains(story.headline()));
        for (const auto &person : column(story.places(), "name"))
            QVERIFY2(story.shareText().contains(person), qPrintable(person));
    }

    void aWonEveningIsToldByWhoWonAndWhoFell()
    {
        Told told(u"cutthroat"_s, u"over"_s);
        auto &story = told.story;
        QVERIFY(story.over());
        const auto winner = told.session->match().outcome()->winners.front();
        const auto name =
            QString::fromStdString(told.session->match().seats()[static_cast<std::size_t>(winner)]);
        QCOMPARE(story.headline(), name + u" leaves the caverns first."_s);
        QVERIFY(story.overline().endsWith(u" prestige"_s));
        QCOMPARE(cell(story.places(), 0, "name").toString(), name);
        QCOMPARE(cell(story.places(), 0, "rank").toInt(), 1);
        QVERIFY(cell(story.places(), 0, "won").toBool());
        QVERIFY(story.subtitle().endsWith(u" min"_s));
        for (int row = 0; row < story.places()->rowCount(); ++row)
            if (cell(story.places(), row, "out").toBool())
                QVERIFY(cell(story.places(), row, "fate").toString().startsWith(u"fell in encounter "_s));
    }

    void theBossIsNoSixteenthChapter()
    {
        Told told(u"darkcastle"_s, u"won"_s);
        auto &story = told.story;
        QVERIFY(story.over());
        QCOMPARE(story.overline(), u"the boss"_s);
        QVERIFY2(!story.shareText().contains(u"chapter 16"_s), qPrintable(story.shareText()));
    }

    void aDeathEndsTheCurveAndIsMarkedOnIt()
    {
        Told told(u"darkcastle"_s, u"lost"_s);
        auto &story = told.story;
        QCOMPARE(story.graphs().front(), u"Health"_s);
        const auto feats = column(story.marks(), "feat");
        QVERIFY(feats.contains(u"death"_s));
        const int mark = static_cast<int>(feats.indexOf(u"death"_s));
        const int curve = cell(story.marks(), mark, "key").toInt();
        QVERIFY(cell(story.curves(), curve, "ended").toBool());
        QCOMPARE(cell(story.marks(), mark, "down").toDouble(), 1.0); // at nothing left
        // What the evening is remembered by is what one sees first.
        QCOMPARE(story.atSeq(),
                 cell(story.marks(), static_cast<int>(feats.lastIndexOf(u"death"_s)), "seq").toInt());
        QVERIFY(story.momentText().contains(u"dead"_s));
    }

    void lookingAlongTellsEachMomentAndItsValues()
    {
        Told told(u"mandom"_s, u"over"_s);
        auto &story = told.story;
        QSignalSpy moved(&story, &Story::moved);
        story.scrubTo(0);
        QCOMPARE(story.atSeq(), 1);
        QCOMPARE(story.values(), (QStringList{u"0"_s, u"0"_s}));
        QCOMPARE(story.momentText(), u"Ann and Bo sit down; Ann starts."_s);
        QVERIFY(story.momentTitle().endsWith(u", round 1"_s));
        story.stepBy(1);
        QCOMPARE(story.atSeq(), 2);
        story.scrubTo(7);
        QCOMPARE(story.atSeq(), static_cast<int>(told.session->match().seq()));
        QVERIFY(story.values().contains(u"1"_s));
        story.stepBy(50);
        QCOMPARE(story.atSeq(), static_cast<int>(told.session->match().seq()));
        story.look(1);
        story.jumpBy(1);
        QCOMPARE(story.atSeq(), cell(story.marks(), 0, "seq").toInt());
        story.jumpBy(-1);
        QCOMPARE(story.atSeq(), 1);
        QVERIFY(moved.count() >= 5);
        QVERIFY(story.momentMarkup().startsWith(u"<b>"_s));
    }

    void aRunningGameStandsAtItsNewestStepAndGoesOnWithIt()
    {
        Told told(u"mandom"_s, u"bidding"_s);
        auto &story = told.story;
        QVERIFY(!story.over());
        QCOMPARE(story.atSeq(), static_cast<int>(told.session->match().seq()));
        told.session->submit(R"({"do":"pass"})");
        story.read();
        QCOMPARE(story.atSeq(),
                 static_cast<int>(told.session->match().seq()) - 1); // nobody said that it is old
        story.markOld();
        story.read();
        QCOMPARE(story.atSeq(), static_cast<int>(told.session->match().seq()));
    }

    void whatWasTakenBackIsNoPartOfTheStory()
    {
        Told told(u"mandom"_s, u"over"_s);
        const auto marks = told.story.marks()->rowCount();
        told.session->match().goTo(2);
        told.story.markOld();
        told.story.read();
        QVERIFY(told.story.marks()->rowCount() < marks);
        QCOMPARE(told.story.atSeq(), 2);
        QVERIFY(!told.story.over());
    }

    void levelsAreFewAndRound_data()
    {
        QTest::addColumn<int>("lowest");
        QTest::addColumn<int>("highest");
        QTest::addColumn<QList<int>>("levels");
        QTest::newRow("life") << 0 << 100 << QList<int>{0, 50, 100};
        QTest::newRow("one") << 0 << 1 << QList<int>{0, 1};
        QTest::newRow("stories") << 0 << 3 << QList<int>{0, 1, 2, 3};
        QTest::newRow("prestige") << -4 << 17 << QList<int>{-10, 0, 10, 20};
        QTest::newRow("nothing") << 0 << 0 << QList<int>{0, 1};
        QTest::newRow("health") << 0 << 18 << QList<int>{0, 5, 10, 15, 20};
    }
    void levelsAreFewAndRound()
    {
        QFETCH(int, lowest);
        QFETCH(int, highest);
        QTEST(table::levelsFor(graphOf({{1, highest}, {2, lowest}})), "levels");
    }

    void aValueHoldsUntilItChangesAndAfterTheEndThereIsNone()
    {
        const Curve curve{0, literally("Ann"), {{2, 10}, {5, 4}}, 7};
        QVERIFY(!table::valueAt(curve, 1));
        QCOMPARE(table::valueAt(curve, 4), std::optional(10));
        QCOMPARE(table::valueAt(curve, 5), std::optional(4));
        QVERIFY(!table::valueAt(curve, 8));
    }

    void pausesAreNoPlay()
    {
        const auto minutes = [](int minute) { return Moment{minute} * 60'000; };
        std::vector<Beat> beats;
        for (const int at : {0, 10, 25, 600, 605}) // the next morning they went on
            beats.push_back({static_cast<std::int64_t>(beats.size()) + 1, minutes(at), 0, {}, {}});
        QCOMPARE(lengthOf(beats), minutes(30));
        QCOMPARE(table::lengthText(minutes(102)), u"1 h 42 min"_s);
        QCOMPARE(table::lengthText(minutes(0)), QString());
    }

    void fiveHundredStepsAreToldAtOnce()
    {
        auto script = tests::script(qEnvironmentVariable("TORCHSIDE_SOURCE"), u"cutthroat"_s, u"six"_s);
        while (script.lines.size() < 500)
            script.lines.append(script.lines.size() % 2 ? R"({"do":"adjust","player":1,"life":-1})"
                                                        : R"({"do":"adjust","player":1,"life":1})");
        Told told(script);
        told.story.markOld();
        QElapsedTimer timer;
        timer.start();
        told.story.read();
        qInfo("the story of %d steps is read in %.1f ms", static_cast<int>(told.session->match().seq()),
              static_cast<double>(timer.nsecsElapsed()) / 1e6);
        QCOMPARE(told.session->match().seq(), 500);
        timer.restart();
        for (int step = 0; step < 100; ++step)
            told.story.scrubTo(step / 100.0);
        qInfo("a scrubbed step takes %.3f ms", static_cast<double>(timer.nsecsElapsed()) / 1e8);
    }
};

QTEST_GUILESS_MAIN(StoryTest)
#include "story_test.moc"
