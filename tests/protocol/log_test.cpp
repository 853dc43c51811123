#include "app/games.h"
#include "models/json/line.h"
#include "models/kernel/memory_journal.h"
#include "models/protocol/session.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;

// The log that a reply tells, whatever has been told before.
class LogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Its lines are put into words once: who opens the session only now must read the same.
    void itReadsAsForSomebodyWhoOpensTheSessionNow()
    {
        const auto &game = *app::findGame("mandom");
        MemoryJournal journal;
        SeededDice dice(1);
        const auto clock = [] { return Moment{1'000'000}; };
        const auto played = game.session(journal, dice, clock, nullptr);
        const QByteArrayList asked{
            R"({"do":"start","players":["Ann","Bo","Cy"]})",
            R"({"do":"note","text":"again"})",
            R"({"do":"note","text":"again"})",
            R"({"do":"place"})",
            R"({"do":"rename","player":1,"name":"Bob \u0022the\u0022 Bard"})",
            R"({"do":"undo"})",
            R"({"do":"undo"})",
            R"({"do":"note","text":"after that"})",
            R"({"do":"redo"})",
            R"({"do":"place"})",
            R"({"do":"place"})",
            R"({"do":"correct","seq":2,"command":{"do":"pass"},"drop":true})",
            R"({"do":"undo"})",
            R"({"do":"redo"})",
            R"({"do":"goto","seq":1})",
            R"({"do":"pass"})",
        };
        for (const auto &line : asked) {
            played->submit(line.toStdString());
            const auto opened = game.session(journal, dice, clock, nullptr);
            opened->open(*played->match().id());
            QCOMPARE(QByteArray::fromStdString(played->submit(R"({"do":"state"})")),
                     QByteArray::fromStdString(opened->submit(R"({"do":"state"})")));
        }
    }
    // More lines than are told, one of them new each time.
    void theNewestLinesAreTold()
    {
        const auto &game = *app::findGame("mandom");
        MemoryJournal journal;
        SeededDice dice(1);
        const auto session = game.session(
            journal, dice, [] { return Moment{1}; }, nullptr);
        session->submit(R"({"do":"start","players":["Ann","Bo"]})");
        for (int i = 1; i <= 30; ++i) {
            const auto name = u"Bo %1"_s.arg(i);
            const auto reply = session->submit(
                json::compact(QJsonObject{{u"do"_s, u"rename"_s}, {u"player"_s, 1}, {u"name"_s, name}})
                    .toStdString());
            const auto log = QJsonDocument::fromJson(QByteArray::fromStdString(reply))
                                 .object()[u"state"_s][u"log"_s]
                                 .toArray();
            QCOMPARE(log.size(), std::min(i + 1, 20));
            const auto newest = log.last().toObject();
            QCOMPARE(newest[u"seq"_s].toInt(), i + 1);
            QVERIFY(newest[u"text"_s].toString().contains(name));
        }
    }
};

QTEST_GUILESS_MAIN(LogTest)

#include "log_test.moc"
