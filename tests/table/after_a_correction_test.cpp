#include "models/table/correction_draft.h"
#include "models/table/story.h"
#include "models/table/table.h"
#include "tests/harness/patience.h"
#include "tests/harness/scripted_sessions.h"

#include "models/kernel/memory_journal.h"

#include <QUrl>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

// Everything that anybody is told of a session: at the table, on the phones, in the story, in the list of
// evenings, by BG Stats.
struct Told {
    QStringList views; // of everybody, the table's hand, each seat
    Chronicle story;
    QString share;
    QUrl play;
    QStringList statistics;
    QVariantList trace;
    QStringList history;
    bool operator==(const Told &) const = default;
};

QString shownTo(protocol::Session &session, const Viewer &viewer)
{
    return QString::fromStdString(session.view(viewer, english));
}

Told toldOf(protocol::Session &session, table::Table &table, const Journal &journal)
{
    Told told;
    told.views = {shownTo(session, {}), shownTo(session, {.isHand = true})};
    for (int seat = 0; seat < std::ssize(session.match().seats()); ++seat)
        told.views.append(shownTo(session, {.seat = seat}));
    told.story = session.match().chronicle();
    auto *evening = table.evening();
    evening->markOld();
    evening->read();
    told.share = evening->shareText();
    told.play = evening->playLink();
    const auto stored = journal.session(*session.match().id()).value();
    for (const auto &seat : stored.standing.seats)
        told.statistics.append(QString::fromStdString(seat));
    told.statistics.append(QString::fromStdString(english(stored.standing.line)));
    told.trace = table.past(u"seats.0"_s);
    for (const auto &entry : session.match().history())
        told.history.append(QString::fromStdString(english(entry.text) + " / " + english(entry.mended)));
    return told;
}

std::unique_ptr<protocol::Session> reopened(const QString &game, Journal &journal, Dice &dice)
{
    auto session = app::findGame(game.toStdString())
                       ->session(
                           journal, dice, [] { return Moment(1); }, nullptr);
    session->open(1);
    return session;
}

} // namespace

// The table, the phones, the story, the statistics, a value's past and BG Stats are told the corrected past,
// and of one and the same.
class AfterACorrectionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allAreToldTheSame()
    {
        int tried = 0;
        for (const auto &script : tests::scriptedSessions(QStringLiteral(TEST_FOLDER "/../.."))) {
            MemoryJournal journal;
            SeededDice dice{1};
            const auto session = tests::played(script, journal, dice);
            const auto *game = app::findGame(script.game.toStdString());
            if (session->match().seq() < 3 || !game->table)
                continue;
            const auto table = game->table(*session);
            const auto before = toldOf(*session, *table, journal);
            const auto done = session->correct(QJsonObject{
                {u"do"_s, u"correct"_s},
                {u"after"_s, 1},
                {u"command"_s,
                 QJsonObject{{u"do"_s, u"rename"_s}, {u"player"_s, 0}, {u"name"_s, u"Wilhelmine"_s}}}});
            if (std::holds_alternative<Refusal>(done))
                continue; // nobody sits there
            if (session->match().seats().front() != "Wilhelmine")
                continue; // called otherwise later on
            ++tried;
            const auto after = toldOf(*session, *table, journal);
            const auto what = qPrintable(script.game + u' ' + script.name);
            QVERIFY2(!(after == before), what);
            QVERIFY2(after.statistics.contains(u"Wilhelmine"_s), what);
            QVERIFY2(after.trace.front().toMap()[u"to"_s].toString().contains(u"Wilhelmine"_s), what);
            QVERIFY2(after.history.filter(u"Put in later."_s).size() ==
                         before.history.filter(u"Put in later."_s).size() + 1,
                     what);
            if (session->match().outcome())
                QVERIFY2(after.play.query(QUrl::FullyDecoded).contains(u"Wilhelmine"_s),
                         qPrintable(after.play.toString()));
            SeededDice others{2};
            const auto again = reopened(script.game, journal, others);
            const auto newTable = game->table(*again);
            const auto anew = toldOf(*again, *newTable, journal);
            for (qsizetype i = 0; i < after.views.size(); ++i)
                QCOMPARE(anew.views[i], after.views[i]);
            QCOMPARE(anew.history, after.history);
            QCOMPARE(anew.statistics, after.statistics);
            QCOMPARE(anew.share, after.share);
            QCOMPARE(anew.play, after.play);
            QCOMPARE(anew.trace, after.trace);
            QVERIFY2(anew == after, what);
            table->undo();
            QVERIFY2(toldOf(*session, *table, journal) == before, what);
        }
        QVERIFY2(tried > 40, qPrintable(QString::number(tried)));
    }

    // As if it had been entered so from the start.
    void aNumberIsTheSameEverywhere()
    {
        const QList<QByteArray> start{
            R"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})"};
        const auto with = [&](const QByteArray &line) {
            return tests::Script{u"cutthroat"_s,
                                 {},
                                 start + QList<QByteArray>{line, R"({"do":"adjust","player":0,"life":-10})",
                                                           R"({"do":"finish","why":"late","winners":[1]})"}};
        };
        MemoryJournal journal;
        MemoryJournal other;
        SeededDice dice{1};
        const auto wrong = tests::played(with(R"({"do":"adjust","player":0,"life":-30})"), journal, dice);
        const auto right = tests::played(with(R"({"do":"adjust","player":0,"life":-40})"), other, dice);
        const auto table = app::findGame("cutthroat")->table(*wrong);
        const auto rightTable = app::findGame("cutthroat")->table(*right);
        table->correction()->open(2);
        table->correction()->set(u"life"_s, -40);
        QTRY_VERIFY(!table->correction()->isLooking());
        QVERIFY(table->correction()->take());
        auto told = toldOf(*wrong, *table, journal);
        auto expected = toldOf(*right, *rightTable, other);
        QVERIFY(told.history.takeAt(1).contains(u"Corrected: before, it was"_s));
        expected.history.removeAt(1);
        for (qsizetype i = 0; i < told.views.size(); ++i)
            QCOMPARE(told.views[i], expected.views[i]);
        QVERIFY(told == expected);
        QCOMPARE(table->past(u"players.0.life"_s), rightTable->past(u"players.0.life"_s));
    }

    // A step from somebody's phone comes in between: what was found before it is not what is taken.
    void whatIsFoundIsNeverThatOfAnotherSession()
    {
        MemoryJournal journal;
        SeededDice dice{1};
        const auto session =
            tests::played({u"cutthroat"_s,
                           {},
                           {R"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})",
                            R"({"do":"adjust","player":0,"life":-30})"}},
                          journal, dice);
        const auto table = app::findGame("cutthroat")->table(*session);
        auto *draft = table->correction();
        draft->open(2);
        draft->set(u"life"_s, -40);
        QTRY_VERIFY(!draft->isLooking());
        QCOMPARE(draft->numbers().front().toMap()[u"to"_s].toInt(), 60);
        session->submit(R"({"do":"adjust","player":0,"life":-5})");
        QVERIFY(!draft->take());
        QTRY_VERIFY(!draft->isLooking());
        QCOMPARE(draft->numbers().front().toMap()[u"to"_s].toInt(), 55);
        table->actFrom({.isHand = true}, {{u"do"_s, u"adjust"_s}, {u"player"_s, 0}, {u"life"_s, -5}}, {},
                       english);
        QCOMPARE(table->seq(), 4);
        QTRY_VERIFY(!draft->isLooking());
        QCOMPARE(draft->numbers().front().toMap()[u"to"_s].toInt(), 50);
        QVERIFY(draft->take());
        QCOMPARE(table->past(u"players.0.life"_s).front().toMap()[u"to"_s].toString(), u"50"_s);
    }
};

QTEST_GUILESS_MAIN(AfterACorrectionTest)
#include "after_a_correction_test.moc"
