#include "data/journal/journal_at.h"
#include "models/json/codec.h"
#include "models/kernel/history.h"
#include "models/nullgame/game.h"
#include "tests/hub/postgres_server.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTest>

#include <atomic>
#include <iostream>
#include <thread>

using namespace torchside;
using namespace Qt::StringLiterals;
using Null = History<nullgame::Game>;

namespace {

Clock clockOf(Moment &now)
{
    return [&now] { return ++now; };
}

std::string wholeOf(const Null &history, const Journal &journal)
{
    auto text = Codec<nullgame::Game>::text(history.state());
    for (const auto &step : journal.steps(*history.id(), 1, history.last()))
        text += ' ' + step.command + step.events + step.origin.request;
    return text;
}

// A hub of its own: on the word it tries the next step, and says what became of it.
int race(const std::string &address, SessionId id, const std::string &name)
{
    const auto journal = data::openJournalAt(address, data::Purpose::play).journal;
    SeededDice dice(1);
    Moment now = 0;
    Null history(*journal, dice, clockOf(now));
    history.open(id);
    std::cout << "ready" << std::endl;
    for (std::string request; std::getline(std::cin, request);) {
        if (request == "end") {
            history.catchUp();
            std::cout << std::hash<std::string>()(wholeOf(history, *journal)) << std::endl;
            continue;
        }
        const auto result = history.submit(Rename{0, name + request}, {request, name});
        const auto *refusal = std::get_if<Refusal>(&result);
        const auto done = history.doneAs(request);
        std::cout << (refusal ? refusal->code : "won") << ' ' << done.value_or(0) << std::endl;
    }
    return 0;
}

struct Racer {
    QProcess process;

    Racer(const std::string &address, SessionId id, const QString &name)
    {
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(QCoreApplication::applicationFilePath(),
                      {u"racer"_s, QString::fromStdString(address), QString::number(id), name});
    }
    ~Racer()
    {
        process.closeWriteChannel();
        process.waitForFinished();
    }
    void say(const QByteArray &word)
    {
        process.write(word + '\n');
        process.waitForBytesWritten();
    }
    QByteArray answer()
    {
        while (!process.canReadLine())
            if (!process.waitForReadyRead(30'000))
                return "silence";
        return process.readLine().trimmed();
    }
};

} // namespace

class SharedRaceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The same request goes to both, as from a phone that is not sure, or another to each.
    void oneOfTwoHubsWritesAStep()
    {
        const int rounds = qEnvironmentVariableIsSet("TORCHSIDE_WHOLE") ? 10'000 : 100;
        tests::PostgresServer server;
        const auto address = server.address();
        const auto journal = data::openJournalAt(address, data::Purpose::play).journal;
        SeededDice dice(1);
        Moment now = 0;
        Null history(*journal, dice, clockOf(now));
        history.submit(nullgame::Start{{"Ann", "Bo"}});
        Racer one(address, *history.id(), u"A"_s);
        Racer other(address, *history.id(), u"B"_s);
        QCOMPARE(one.answer(), QByteArray("ready"));
        QCOMPARE(other.answer(), QByteArray("ready"));
        int wonByOne = 0;
        for (int round = 2; round <= rounds + 1; ++round) {
            const auto number = QByteArray::number(round);
            const bool isSame = round % 2 == 0;
            auto *first = round % 4 < 2 ? &one : &other;
            auto *second = first == &one ? &other : &one;
            first->say(isSame ? number : "f" + number);
            second->say(isSame ? number : "s" + number);
            const auto ofFirst = first->answer().split(' ');
            const auto ofSecond = second->answer().split(' ');
            QCOMPARE((ofFirst[0] == "won") + (ofSecond[0] == "won"), 1);
            QCOMPARE((ofFirst[0] == "moved-on") + (ofSecond[0] == "moved-on"), 1);
            const auto &lost = ofFirst[0] == "won" ? ofSecond : ofFirst;
            QCOMPARE((ofFirst[0] == "won" ? ofFirst : ofSecond)[1], number);
            QCOMPARE(lost[1], isSame ? number : QByteArray("0"));
            wonByOne += (ofFirst[0] == "won") == (first == &one) ? 1 : 0;
        }
        one.say("end");
        other.say("end");
        history.catchUp();
        const auto here =
            QByteArray::number(static_cast<qulonglong>(std::hash<std::string>()(wholeOf(history, *journal))));
        QCOMPARE(history.last(), std::int64_t(rounds) + 1);
        QCOMPARE(one.answer(), here);
        QCOMPARE(other.answer(), here);
        qInfo("%d steps, of which the one hub wrote %d", rounds, wonByOne);
    }

    // Many sessions and no two hubs at the same one: nobody comes too late.
    void hubsAtDifferentTablesDoNotHinderEachOther()
    {
        tests::PostgresServer server;
        const auto one = data::openJournalAt(server.address(), data::Purpose::play).journal;
        const auto other = data::openJournalAt(server.address(), data::Purpose::play).journal;
        const auto plays = [](Journal &journal) {
            int refused = 0;
            std::vector<std::unique_ptr<Null>> tables;
            SeededDice dice(1);
            Moment now = 0;
            for (int table = 0; table < 10; ++table) {
                tables.push_back(std::make_unique<Null>(journal, dice, clockOf(now)));
                tables.back()->submit(nullgame::Start{{"Ann", "Bo"}});
            }
            for (int step = 0; step < 10; ++step)
                for (const auto &table : tables)
                    refused += table->rename(0, "Ann " + std::to_string(step)) ? 1 : 0;
            return refused;
        };
        std::atomic<int> refused = 0;
        std::thread beside([&] { refused += plays(*other); });
        refused += plays(*one);
        beside.join();
        QCOMPARE(refused.load(), 0);
        QCOMPARE(one->sessions().size(), std::size_t(20));
    }
};

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const auto arguments = QCoreApplication::arguments();
    if (arguments.value(1) == u"racer"_s)
        return race(arguments.value(2).toStdString(), arguments.value(3).toLongLong(),
                    arguments.value(4).toStdString());
    qputenv("QTEST_FUNCTION_TIMEOUT", "7200000"); // the long form takes its time
    SharedRaceTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "shared_race_test.moc"
