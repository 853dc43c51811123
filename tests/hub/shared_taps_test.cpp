#include "tests/hub/club.h"
#include "tests/hub/postgres_server.h"

#include <QTest>

#include <thread>

using namespace torchside;
using namespace torchside::hub;
using namespace Qt::StringLiterals;

// Everybody taps at one table at the same moment, half of them at one hub and half at the other.
class SharedTapsTest : public QObject {
    Q_OBJECT

    static constexpr int rounds = 40;

    static void tap(Club &club, int seat, int number)
    {
        const QJsonObject one{{u"do"_s, u"adjust"_s}, {u"player"_s, seat}, {u"prestige"_s, 1}};
        const QJsonObject message{
            {u"type"_s, u"do"_s}, {u"id"_s, u"%1-%2"_s.arg(seat).arg(number)}, {u"do"_s, one}};
        club.rooms.said(1, QJsonDocument(message).toJson());
    }
    // What was refused; a deed of which nothing was heard is one, too.
    static QStringList tapped(const std::string &address, SessionId table, int seat, int together)
    {
        Club club(QString::fromStdString(address));
        club.sit(1, table, seat);
        for (int round = 0; round < rounds; ++round) {
            for (int i = 0; i < together; ++i)
                tap(club, seat, round * together + i);
            club.work();
        }
        QStringList refused;
        int answers = 0;
        for (const auto &message : club.heard.value(1)) {
            if (message[u"type"_s] != u"done"_s)
                continue;
            ++answers;
            if (!message[u"ok"_s].toBool())
                refused.append(message[u"code"_s].toString());
        }
        if (answers != rounds * together)
            refused.append(u"%1 answers"_s.arg(answers));
        return refused;
    }

private Q_SLOTS:
    void nobodysTapIsRefusedBecauseOthersAreQuicker_data()
    {
        QTest::addColumn<int>("together");
        QTest::newRow("one by one") << 1;
        QTest::newRow("many at once") << 5;
    }
    void nobodysTapIsRefusedBecauseOthersAreQuicker()
    {
        QFETCH(int, together);
        if (!tests::PostgresServer::isInstalled())
            QSKIP("no PostgreSQL server is installed");
        tests::PostgresServer server;
        Club club(QString::fromStdString(server.address()));
        const auto table = club.open(
            R"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})", "cutthroat");
        QStringList there;
        std::thread other([&] { there = tapped(server.address(), table, 1, together); });
        const auto here = tapped(server.address(), table, 0, together);
        other.join();
        QCOMPARE(here.join(u' '), QString());
        QCOMPARE(there.join(u' '), QString());
        QCOMPARE(club.tables.session(table)->match().seq(), 1 + 2 * rounds * together);
    }
};

QTEST_GUILESS_MAIN(SharedTapsTest)
#include "shared_taps_test.moc"
