#include "data/journal/journal_at.h"
#include "models/kernel/history.h"
#include "models/nullgame/game.h"
#include "tests/hub/broken_wire.h"
#include "tests/hub/postgres_server.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTest>
#include <QThread>

#include <unistd.h>

#include <iostream>

using namespace torchside;
using namespace Qt::StringLiterals;
using Null = History<nullgame::Game>;

namespace {

// A hub behind the net that is cut: it says of each thing that it tried what became of it and after how long,
// and what its watch says.
int play(const std::string &address)
{
    const auto journal = data::openJournalAt(address, data::Purpose::play).journal;
    const auto watch = journal->watch();
    SeededDice dice(1);
    Moment now = 0;
    Null history(*journal, dice, [&now] { return ++now; });
    history.submit(nullgame::Start{{"Ann", "Bo"}});
    std::cout << "session " << *history.id() << std::endl;
    for (int done = 0; getppid() != 1;) {
        const auto request = std::to_string(done);
        QElapsedTimer time;
        time.start();
        history.catchUp();
        bool isDone = false;
        std::string code = "out of reach";
        try {
            isDone = history.doneAs(request).has_value();
            if (!isDone) {
                const auto result = history.submit(Rename{0, request}, {request, "Ann"});
                const auto *refusal = std::get_if<Refusal>(&result);
                isDone = !refusal;
                code = refusal ? refusal->code : "";
            }
        } catch (const OutOfReach &) {
        }
        std::cout << (isDone ? "done " : "not ") << time.elapsed() << ' ' << (isDone ? request : code)
                  << (watch->news().isBroken ? " broken" : "") << std::endl;
        done += isDone ? 1 : 0;
        QThread::msleep(50);
    }
    return 0;
}

void ip(const QString &words)
{
    QProcess process;
    process.start(u"ip"_s, words.split(u' '));
    process.waitForFinished();
    if (process.exitCode() != 0)
        throw std::runtime_error(process.readAllStandardError().toStdString());
}

// A net of two, which can be cut.
class Net {
public:
    Net()
    {
        ip(u"netns add "_s + name_);
        ip(u"link add %1 type veth peer name %1p"_s.arg(name_));
        ip(u"link set %1p netns %1"_s.arg(name_));
        ip(u"addr add 10.213.77.1/30 dev "_s + name_);
        ip(u"link set %1 up"_s.arg(name_));
        ip(u"-n %1 addr add 10.213.77.2/30 dev %1p"_s.arg(name_));
        ip(u"-n %1 link set %1p up"_s.arg(name_));
    }
    ~Net() { QProcess::execute(u"ip"_s, {u"netns"_s, u"del"_s, name_}); }
    void cut() { ip(u"link set %1 down"_s.arg(name_)); }
    void mend() { ip(u"link set %1 up"_s.arg(name_)); }
    QStringList within() const { return {u"netns"_s, u"exec"_s, name_}; }

private:
    QString name_ = u"cut%1"_s.arg(QCoreApplication::applicationPid());
};

} // namespace

class SharedCutTest : public QObject {
    Q_OBJECT

    QProcess hub_;

    QByteArrayList line(int patience = 30'000)
    {
        QElapsedTimer time;
        time.start();
        while (!hub_.canReadLine())
            if (time.hasExpired(patience) || !hub_.waitForReadyRead(patience))
                return {"silence", "0", ""};
        return hub_.readLine().trimmed().split(' ');
    }

private Q_SLOTS:
    void aHubBehindACutNetSaysSoAndDoesNothing()
    {
        if (!qEnvironmentVariableIsSet("TORCHSIDE_WHOLE") || geteuid() != 0)
            QSKIP("needs TORCHSIDE_WHOLE=1, and root to make a net");
        tests::PostgresServer server;
        Net net;
        tests::BrokenWire wire(server.port(), "10.213.77.1");
        hub_.start(u"ip"_s, net.within()
                                << QCoreApplication::applicationFilePath() << u"play"_s
                                << QString::fromStdString(tests::PostgresServer::addressOf(wire.host())));
        const auto id = line()[1].toLongLong();
        const auto journal = data::openJournalAt(server.address(), data::Purpose::play).journal;
        for (int cuts = 0; cuts < 5; ++cuts) {
            while (line()[0] != "done") {
            }
            net.cut();
            QElapsedTimer time;
            time.start();
            bool isBroken = false;
            qint64 longest = 0;
            while (!time.hasExpired(7'000)) {
                const auto words = line();
                longest = std::max<qint64>(longest, words[1].toLongLong());
                if (words[0] == "not" && words.back() == "broken" && !std::exchange(isBroken, true))
                    QVERIFY2(time.elapsed() <= 5'000, qPrintable(QString::number(time.elapsed())));
                QVERIFY(!isBroken || words[0] == "not");
            }
            QVERIFY(isBroken);
            QVERIFY2(longest <= 2'500, qPrintable(QString::number(longest)));
            const auto there = journal->session(id)->last;
            net.mend();
            time.restart();
            while (line()[0] != "done") {
            }
            qInfo("the longest call took %lld ms; played on %lld ms after the net was there again", longest,
                  time.elapsed());
            QVERIFY(journal->session(id)->last >= there);
        }
        hub_.kill();
        hub_.waitForFinished();
        const auto steps = journal->steps(id, 1, 1'000'000);
        for (std::size_t i = 1; i < steps.size(); ++i) // each once, in its order
            QCOMPARE(steps[i].origin.request, std::to_string(i - 1));
    }
};

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const auto arguments = QCoreApplication::arguments();
    if (arguments.value(1) == u"play"_s)
        return play(arguments.value(2).toStdString());
    SharedCutTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "shared_cut_test.moc"
