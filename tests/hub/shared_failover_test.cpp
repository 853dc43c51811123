#include "data/journal/journal_at.h"
#include "models/kernel/history.h"
#include "models/nullgame/game.h"
#include "tests/hub/postgres_server.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTest>

#include <atomic>
#include <poll.h>
#include <set>
#include <thread>

using namespace torchside;
using namespace Qt::StringLiterals;
using Null = History<nullgame::Game>;

namespace {

constexpr int longestCallMs = 2'500;

// A phone at a hub: it asks for one thing after the other, and again until it knows that it is done.
class Phone {
public:
    Phone(Journal &journal, const std::string &name)
        : name_(name), history_(journal, dice_, [this] { return ++now_; })
    {
        history_.submit(nullgame::Start{{"Ann", "Bo"}});
    }

    SessionId id() const { return *history_.id(); }
    int done() const { return done_; }
    int asked() const { return asked_; }
    qint64 longest() const { return longest_; }
    std::set<std::string> codes() const { return codes_; }

    void askOnce()
    {
        const auto request = name_ + std::to_string(done_);
        QElapsedTimer time;
        time.start();
        ++asked_;
        const auto isDone = tried(request);
        longest_ = std::max(longest_, time.elapsed());
        if (isDone)
            ++done_;
        else
            QThread::msleep(20);
    }

private:
    bool tried(const std::string &request)
    {
        try {
            history_.catchUp();
            if (history_.doneAs(request))
                return true;
        } catch (const OutOfReach &) {
            return false;
        }
        const auto result = history_.submit(Rename{0, request}, {request, "Ann"});
        const auto *refusal = std::get_if<Refusal>(&result);
        if (refusal)
            codes_.insert(refusal->code);
        return !refusal;
    }

    std::string name_;
    SeededDice dice_{1};
    Moment now_ = 0;
    Null history_;
    std::atomic<int> done_ = 0;
    int asked_ = 0;
    qint64 longest_ = 0;
    std::set<std::string> codes_;
};

// Everything that was seen as done is there, once, in its order, and nothing else.
void isWhole(const Journal &journal, const Phone &phone, const std::string &name)
{
    const auto steps = journal.steps(phone.id(), 1, 1'000'000);
    QCOMPARE(static_cast<int>(steps.size()), phone.done() + 1);
    for (int i = 0; i < phone.done(); ++i)
        QCOMPARE(steps[static_cast<std::size_t>(i) + 1].origin.request, name + std::to_string(i));
}

void waitUntil(const std::function<bool()> &isSo)
{
    QElapsedTimer time;
    time.start();
    while (!isSo() && !time.hasExpired(60'000))
        QThread::msleep(5);
    QVERIFY(isSo());
}

// A hub that plays on by itself while its server is made to suffer.
class Hub {
public:
    explicit Hub(const std::string &address)
        : journal_(data::openJournalAt(address, data::Purpose::play).journal), phone_(*journal_, "r")
    {
        thread_ = std::thread([this] {
            while (!isOver_)
                phone_.askOnce();
        });
    }
    ~Hub() { stop(); }

    void playsOn(int steps = 10)
    {
        const int before = phone_.done();
        waitUntil([&] { return phone_.done() >= before + steps; });
    }
    void stop()
    {
        isOver_ = true;
        if (thread_.joinable())
            thread_.join();
    }
    const Phone &phone() const { return phone_; }

private:
    std::unique_ptr<data::SqlJournal> journal_;
    Phone phone_;
    std::atomic<bool> isOver_ = false;
    std::thread thread_;
};

} // namespace

class SharedFailoverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Whoever kills the first server and makes the second the first loses nothing that anybody saw as done.
    void nothingIsLostOrDoubledWhenTheFirstServerDies()
    {
        const int rounds = qEnvironmentVariableIsSet("TORCHSIDE_WHOLE") ? 20 : 1;
        auto first = std::make_unique<tests::PostgresServer>();
        auto second = std::make_unique<tests::PostgresServer>(*first);
        for (int round = 0; round < rounds; ++round) {
            const auto hosts = first->host() + ',' + second->host();
            Hub hub(tests::PostgresServer::addressOf(hosts));
            hub.playsOn(10 + round * 3);
            first->kill();
            second->promote();
            QElapsedTimer time;
            time.start();
            hub.playsOn(1);
            const auto again = time.elapsed();
            hub.playsOn();
            hub.stop();
            const auto journal = data::openJournalAt(second->address(), data::Purpose::play).journal;
            isWhole(*journal, hub.phone(), "r");
            qInfo("played on %lld ms after the promotion; %d asked for %d; the longest call %lld ms", again,
                  hub.phone().asked(), hub.phone().done(), hub.phone().longest());
            QVERIFY(again <= 5'000);
            if (round + 1 < rounds) {
                first = std::move(second);
                second = std::make_unique<tests::PostgresServer>(*first);
            }
        }
    }

    void aServerThatComesBackIsWrittenToAgain()
    {
        tests::PostgresServer server;
        Hub hub(server.address());
        for (int round = 0; round < (qEnvironmentVariableIsSet("TORCHSIDE_WHOLE") ? 20 : 2); ++round) {
            hub.playsOn();
            server.kill();
            QThread::msleep(100);
            server.start();
        }
        hub.playsOn();
        hub.stop();
        const auto journal = data::openJournalAt(server.address(), data::Purpose::play).journal;
        isWhole(*journal, hub.phone(), "r");
    }

    // A server that is there and says nothing is no different from one behind a cut net.
    void aSilentServerHoldsNobodyUp()
    {
        tests::PostgresServer server;
        const auto journal = data::openJournalAt(server.address(), data::Purpose::play).journal;
        Phone phone(*journal, "r");
        for (int i = 0; i < 5; ++i)
            phone.askOnce();
        QCOMPARE(phone.done(), 5);
        const auto watch = journal->watch();
        QVERIFY(QTest::qWaitFor([&] { return watch->news().isAll; }, 30'000));
        server.freeze();
        QElapsedTimer time;
        time.start();
        QVERIFY_THROWS_EXCEPTION(OutOfReach, journal->steps(phone.id(), 1, 2));
        QVERIFY(time.elapsed() <= longestCallMs);
        for (int i = 0; i < 5; ++i)
            phone.askOnce();
        QVERIFY2(phone.longest() <= longestCallMs, qPrintable(QString::number(phone.longest())));
        QCOMPARE(phone.done(), 5);
        QVERIFY(QTest::qWaitFor([&] { return watch->news().isBroken; }, 5'000));
        QVERIFY(journal->database().isOutOfReach());
        server.thaw();
        waitUntil([&] {
            phone.askOnce();
            return phone.done() >= 10;
        });
        isWhole(*journal, phone, "r");
        QVERIFY(QTest::qWaitFor([&] { return watch->news().isAll; }, 30'000));
    }

    void othersChangesAreTold()
    {
        tests::PostgresServer server;
        const auto here = data::openJournalAt(server.address(), data::Purpose::play).journal;
        const auto there = data::openJournalAt(server.address(), data::Purpose::play).journal;
        const auto watch = here->watch();
        QVERIFY(QTest::qWaitFor([&] { return watch->news().isAll; }, 30'000));
        Phone own(*here, "a");
        Phone others(*there, "b");
        own.askOnce();
        others.askOnce();
        pollfd readable{watch->handle(), POLLIN, 0};
        std::set<SessionId> told;
        for (int times = 0; told.empty() && times < 10; ++times) {
            poll(&readable, 1, 1'000);
            told = watch->news().sessions;
        }
        QCOMPARE(told, std::set<SessionId>{others.id()});
        QTest::qWait(50);
        watch->news();
        readable.revents = 0;
        QCOMPARE(poll(&readable, 1, 50), 0); // nobody calls for nothing
        own.askOnce();
        QTest::qWait(100);
        QVERIFY(watch->news().sessions.empty());
    }

    void whoComesBackToTablesOfANewerVersionIsRefused()
    {
        tests::PostgresServer server;
        const auto open = [&] { return data::openJournalAt(server.address(), data::Purpose::play); };
        QVERIFY_THROWS_EXCEPTION(data::OpenFailure,
                                 data::openJournalAt(server.address(), data::Purpose::read));
        std::vector<std::thread> hubs; // all at once; one makes the tables
        std::atomic<int> opened = 0;
        for (int i = 0; i < 4; ++i)
            hubs.emplace_back([&] { opened += open().journal ? 1 : 0; });
        for (auto &hub : hubs)
            hub.join();
        QCOMPARE(opened.load(), 4);
        server.run("UPDATE torchside SET version = 99");
        QString why;
        try {
            open();
        } catch (const data::OpenFailure &failure) {
            why = QString::fromStdString(failure.what());
        }
        QVERIFY2(why.contains(u"newer Torchside"_s), qPrintable(why));
        QVERIFY(!why.contains(QString::fromStdString(server.address())));
        server.run("DROP TABLE torchside");
        QVERIFY_THROWS_EXCEPTION(data::OpenFailure, open());
        server.kill();
        QVERIFY_THROWS_EXCEPTION(data::OpenFailure, open());
    }
};

int main(int argc, char **argv)
{
    qputenv("QTEST_FUNCTION_TIMEOUT", "7200000"); // the long form takes its time
    const QCoreApplication app(argc, argv);
    SharedFailoverTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "shared_failover_test.moc"
