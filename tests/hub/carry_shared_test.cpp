#include "tests/hub/carrying_app.h"
#include "tests/hub/hub_process.h"
#include "tests/hub/postgres_server.h"

using namespace torchside;
using namespace torchside::tests;
using namespace Qt::StringLiterals;

// A table is carried to one of several hubs that share a PostgreSQL server, and is played on at the others.
class CarrySharedTest : public QObject {
    Q_OBJECT

    FreshFiles fresh;

private Q_SLOTS:
    void whereOneHubIsKilledItIsPlayedOnAtTheOther()
    {
        if (!PostgresServer::isInstalled())
            QSKIP("no PostgreSQL server is installed");
        PostgresServer server;
        const auto journal = QString::fromStdString(server.address());
        HubProcess one(journal);
        HubProcess other(journal);
        QCOMPARE(one.code(), other.code());
        const auto file = fresh(u"app"_s);
        CarryingApp app(file);
        app.begin();
        QVERIFY2(app.carry(one.address(), one.code()), qPrintable(app.carrying.trouble()));
        QTRY_COMPARE(keptOf(file)[u"hubs"_s].toArray().size(), 2); // where else it may go
        const auto life = app.life(0);
        QVERIFY(app.hurt(0));
        QTRY_COMPARE(app.life(0), life - 1);

        one.kill();
        const auto seq = app.seq();
        QVERIFY(app.hurt(0)); // asked for while nobody answers
        QTRY_COMPARE(app.life(0), life - 2);
        QTRY_COMPARE(app.carrying.waiting(), 0);
        QCOMPARE(app.seq(), seq + 1);

        one.start();
        auto phone = phoneAt(file, 1); // by the code of the hub that was asked first
        phone->act(u"a"_s, hurting(1));
        QTRY_COMPARE(app.seq(), seq + 2);
        app.carrying.takeHome();
        QTRY_COMPARE(app.carrying.phase(), QString());
        QVERIFY(app.hurt(0));
        QCOMPARE(app.life(0), life - 3);
        QVERIFY2(app.refused.isEmpty(), qPrintable(app.refused.join(u' ')));
    }

    void whatTheDatabaseDoesNotTakeWaits()
    {
        if (!PostgresServer::isInstalled())
            QSKIP("no PostgreSQL server is installed");
        PostgresServer server;
        HubProcess hub(QString::fromStdString(server.address()));
        CarryingApp app(fresh(u"app"_s));
        app.begin();
        QVERIFY2(app.carry(hub.address(), hub.code()), qPrintable(app.carrying.trouble()));
        const auto life = app.life(0);
        server.kill();
        QVERIFY(app.hurt(0));
        QTRY_VERIFY_WITH_TIMEOUT(app.carrying.isSilent(), 20'000);
        QCOMPARE(app.life(0), life);
        QCOMPARE(app.carrying.waiting(), 1);
        server.start();
        QTRY_COMPARE_WITH_TIMEOUT(app.life(0), life - 1, 30'000);
        QTRY_COMPARE(app.carrying.waiting(), 0);
    }
};

QTEST_GUILESS_MAIN(CarrySharedTest)
#include "carry_shared_test.moc"
