#include "data/journal/journal_at.h"
#include "models/kernel/history.h"
#include "models/nullgame/game.h"
#include "tests/hub/broken_wire.h"
#include "tests/hub/postgres_server.h"

#include <QElapsedTimer>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;
using Null = History<nullgame::Game>;
using tests::BrokenWire;

Q_DECLARE_METATYPE(tests::BrokenWire::Break)

// The wire breaks exactly when something is to be kept. Nobody is told that it failed before it was looked.
class SharedDoubtTest : public QObject {
    Q_OBJECT

    std::unique_ptr<tests::PostgresServer> server_;
    std::unique_ptr<BrokenWire> wire_;
    std::unique_ptr<data::SqlJournal> journal_;
    SeededDice dice_{1};
    Moment now_ = 0;

    static std::string codeOf(const Decision<nullgame::Event> &decision)
    {
        const auto *refusal = std::get_if<Refusal>(&decision);
        return refusal ? refusal->code : "";
    }
    Clock clock()
    {
        return [this] { return ++now_; };
    }

private Q_SLOTS:
    void initTestCase()
    {
        server_ = std::make_unique<tests::PostgresServer>();
        wire_ = std::make_unique<BrokenWire>(server_->port());
        journal_ =
            data::openJournalAt(tests::PostgresServer::addressOf(wire_->host()), data::Purpose::play).journal;
    }

    void whatIsDoneIsDoneOnce_data()
    {
        QTest::addColumn<BrokenWire::Break>("where");
        QTest::newRow("before it was kept") << BrokenWire::Break::before;
        QTest::newRow("after it was kept") << BrokenWire::Break::after;
    }
    void whatIsDoneIsDoneOnce()
    {
        QFETCH(BrokenWire::Break, where);
        Null history(*journal_, dice_, clock());
        history.submit(nullgame::Start{{"Ann", "Bo"}});
        const auto foreign = journal_->foreignChanges(*history.id());
        wire_->breakNext(where);
        QCOMPARE(codeOf(history.submit(nullgame::Count{0, 1})), std::string());
        QCOMPARE(journal_->session(*history.id())->last, std::int64_t(2));
        QCOMPARE(journal_->foreignChanges(*history.id()), foreign); // it is known as one's own
        wire_->breakNext(where);
        QVERIFY(std::holds_alternative<std::vector<Sentence>>(history.undo()));
        wire_->breakNext(where);
        QVERIFY(!history.note("Pizza"));
        QCOMPARE(journal_->notes(*history.id()).size(), std::size_t(1));
        wire_->breakNext(where);
        Null other(*journal_, dice_, clock());
        QCOMPARE(codeOf(other.submit(nullgame::Start{{"Ann", "Bo"}})), std::string());
        QVERIFY(*other.id() != *history.id());
        QVERIFY(!history.catchUp());
    }

    // Where nobody answers, nobody says that it failed; it shows later, here and to those who watch.
    void whatNobodyKnowsIsNotToldAsFailed()
    {
        Null history(*journal_, dice_, clock());
        history.submit(nullgame::Start{{"Ann", "Bo"}});
        const auto watch = journal_->watch();
        QVERIFY(QTest::qWaitFor([&] { return watch->news().isAll; }, 30'000));
        wire_->breakNext(BrokenWire::Break::silently);
        QElapsedTimer time;
        time.start();
        QCOMPARE(codeOf(history.submit(nullgame::Count{0, 1}, {"r1", "Ann"})), std::string("in-doubt"));
        QVERIFY(time.elapsed() <= 2'500);
        QCOMPARE(history.seq(), std::int64_t(1));
        std::set<SessionId> told;
        QVERIFY(QTest::qWaitFor(
            [&] {
                told.merge(watch->news().sessions);
                return history.catchUp();
            },
            30'000));
        QVERIFY(told.count(*history.id()) == 1);
        QCOMPARE(history.seq(), std::int64_t(2));
        QCOMPARE(history.doneAs("r1"), std::optional<std::int64_t>(2));
        QCOMPARE(codeOf(history.submit(nullgame::Count{0, 1}, {"r2", "Ann"})), std::string());
    }
};

QTEST_GUILESS_MAIN(SharedDoubtTest)
#include "shared_doubt_test.moc"
