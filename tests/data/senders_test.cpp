#include "data/journal/open_journal.h"
#include "models/kernel/history.h"
#include "models/kernel/memory_journal.h"
#include "models/mandom/game.h"
#include "models/nullgame/game.h"

#include <QTemporaryDir>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

using Mandom = mandom::Game;
const Origin anns{"a1", "Ann"};

// The same table in memory and on the disk, as it is and after the app was gone.
struct Table {
    std::unique_ptr<Journal> journal;
    SeededDice dice{1};
    Moment now = 0;
    std::unique_ptr<History<Mandom>> history = std::make_unique<History<Mandom>>(*journal, dice, clock());

    explicit Table(std::unique_ptr<Journal> where) : journal(std::move(where))
    {
        history->submit(mandom::Start{{"Ann", "Bo"}, 0});
    }

    Clock clock()
    {
        return [this] { return now += 10'000; };
    }

    void comeBack()
    {
        const auto id = *history->id();
        history = std::make_unique<History<Mandom>>(*journal, dice, clock());
        history->open(id);
    }
};

} // namespace

// A step that came from somebody's phone says so, and its request is not done a second time.
class SendersTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    int files_ = 0;

    Table table(bool onDisk)
    {
        if (!onDisk)
            return Table(std::make_unique<MemoryJournal>());
        const auto path = folder_.filePath(QString::number(++files_));
        return Table(std::move(data::openJournal(path.toStdString(), data::Purpose::play).journal));
    }

    static void places()
    {
        QTest::addColumn<bool>("onDisk");
        QTest::newRow("in memory") << false;
        QTest::newRow("on the disk") << true;
    }

private Q_SLOTS:
    void aRequestIsKnownByItsName_data() { places(); }
    void aRequestIsKnownByItsName()
    {
        QFETCH(bool, onDisk);
        auto at = table(onDisk);
        at.history->submit(Rename{0, "Anna"}, anns);
        at.history->submit(Rename{1, "Bob"});
        QCOMPARE(at.history->doneAs("a1"), std::optional<std::int64_t>(2));
        QVERIFY(!at.history->doneAs("a2"));
        QVERIFY(!at.history->doneAs("")); // what was done at the table has no name
        at.comeBack();
        QCOMPARE(at.history->doneAs("a1"), std::optional<std::int64_t>(2));
        QCOMPARE(at.history->history(false)[1].sender, std::string("Ann"));
        QCOMPARE(at.history->history(false)[2].sender, std::string());
    }

    void itIsKnownAsLongAsItsStepIsThere_data() { places(); }
    void itIsKnownAsLongAsItsStepIsThere()
    {
        QFETCH(bool, onDisk);
        auto at = table(onDisk);
        at.history->submit(Rename{0, "Anna"}, anns);
        at.history->undo();
        QVERIFY(at.history->doneAs("a1"));
        at.history->submit(Rename{1, "Bob"}); // cuts it off
        QVERIFY(!at.history->doneAs("a1"));
    }

    void aCorrectionLeavesItKnown_data() { places(); }
    void aCorrectionLeavesItKnown()
    {
        QFETCH(bool, onDisk);
        auto at = table(onDisk);
        at.history->submit(Rename{1, "Bob"});
        at.history->submit(Rename{0, "Anna"}, anns);
        Correcting<mandom::Command> leaveOut;
        leaveOut.seq = 2;
        QVERIFY(!std::holds_alternative<Refusal>(at.history->correct(leaveOut)));
        QCOMPARE(at.history->doneAs("a1"), std::optional<std::int64_t>(2));
        at.history->undo();
        QCOMPARE(at.history->doneAs("a1"), std::optional<std::int64_t>(3));
        QCOMPARE(at.history->history(false)[2].sender, std::string("Ann"));
        at.history->redo();
        at.comeBack();
        QCOMPARE(at.history->history(false)[1].sender, std::string("Ann"));
    }

    void noTapAtTheTableJoinsAStepFromElsewhere_data()
    {
        QTest::addColumn<QByteArray>("sender");
        QTest::newRow("a seat's phone") << QByteArray("Ann");
        QTest::newRow("a phone without a seat, which may do everything") << QByteArray();
    }

    void noTapAtTheTableJoinsAStepFromElsewhere()
    {
        // Counters at the table become one step within two seconds; a phone's stays its own, or what it sends
        // again would be done again.
        QFETCH(QByteArray, sender);
        MemoryJournal journal;
        SeededDice dice{1};
        History<nullgame::Game> history(journal, dice, [] { return Moment(1); });
        history.submit(nullgame::Start{{"Ann", "Bo"}});
        history.submit(nullgame::Count{0, 1}, {"a1", sender.toStdString()});
        history.tap(nullgame::Count{0, 1});
        QCOMPARE(history.seq(), std::int64_t(3));
        QCOMPARE(history.doneAs("a1"), std::optional<std::int64_t>(2));
        history.tap(nullgame::Count{0, 1}); // the table's own two are one
        QCOMPARE(history.seq(), std::int64_t(3));
    }
};

QTEST_GUILESS_MAIN(SendersTest)
#include "senders_test.moc"
