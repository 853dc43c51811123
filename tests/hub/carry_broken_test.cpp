#include "tests/hub/carrying_app.h"
#include "tests/hub/hub_process.h"

using namespace torchside;
using namespace torchside::tests;
using namespace Qt::StringLiterals;

// A table on its way to a real hub, there, and on its way home, where the app or the hub is killed: it is
// what it was, nothing is done twice, and nothing is mixed.
class CarryBrokenTest : public QObject {
    Q_OBJECT

    FreshFiles fresh;

private Q_SLOTS:
    void killedAtAnyMomentItIsTheSameTable()
    {
        HubProcess hub(fresh(u"hub"_s));
        const auto file = fresh(u"app"_s);
        QByteArray onItsWay;
        {
            CarryingApp app(file);
            app.begin();
            app.carrying.carry(hub.address(), hub.code()); // and it is gone before a word was sent
            QVERIFY(!app.hurt(0));                         // nothing is done here meanwhile
            QFile kept(file + u"-away"_s);
            QVERIFY(kept.open(QIODevice::ReadOnly));
            onItsWay = kept.readAll();
        }
        QByteArray link;
        for (int times = 0; times < 3; ++times) {
            {
                CarryingApp app(file);
                QTRY_COMPARE(app.carrying.phase(), u"there"_s);
                QVERIFY(link.isEmpty() || link == linkOf(file));
                link = linkOf(file);
            }
            QFile kept(file + u"-away"_s); // killed after the hub had it, before its answer was kept
            QVERIFY(kept.open(QIODevice::WriteOnly));
            kept.write(onItsWay);
        }
        CarryingApp app(file);
        QTRY_COMPARE(app.carrying.phase(), u"there"_s);
        const auto seq = app.seq();
        QVERIFY(app.hurt(0));
        QTRY_COMPARE(app.seq(), seq + 1);
    }

    void whatWaitsWhenTheAppIsKilledIsDoneOnce()
    {
        HubProcess hub(fresh(u"hub"_s));
        const auto file = fresh(u"app"_s);
        std::int64_t seq = 0;
        {
            CarryingApp app(file);
            app.begin();
            QVERIFY(app.carry(hub.address(), hub.code()));
            QVERIFY(app.hurt(0));
            QTRY_COMPARE(app.carrying.waiting(), 0);
            seq = app.seq();
            QVERIFY(app.hurt(0)); // and it is gone: asked for or not
            QCOMPARE(app.carrying.waiting(), 1);
        }
        for (int times = 0; times < 2; ++times) {
            CarryingApp app(file);
            QTRY_COMPARE(app.seq(), seq + 1);
            QTRY_COMPARE(app.carrying.waiting(), 0);
        }
    }

    void killedOnTheWayHomeItComesHome()
    {
        HubProcess hub(fresh(u"hub"_s));
        const auto file = fresh(u"app"_s);
        const QString kept = file + u"-away"_s;
        {
            CarryingApp app(file);
            app.begin();
            QVERIFY(app.carry(hub.address(), hub.code()));
            QVERIFY(app.hurt(0));
            QTRY_COMPARE(app.seq(), 4);
            app.carrying.takeHome(); // and it is gone
        }
        QVERIFY(QFile::copy(kept, kept + u"-copy"_s));
        for (int times = 0; times < 2; ++times) {
            CarryingApp app(file);
            QTRY_COMPARE(app.carrying.phase(), QString());
            QCOMPARE(app.seq(), 4);
            QVERIFY(QFile::remove(kept)); // killed after the hub had closed it, before that was kept
            QVERIFY(QFile::copy(kept + u"-copy"_s, kept));
        }
    }

    void aHubThatIsKilledAndComesBackDoesWhatWaitsOnce()
    {
        HubProcess hub(fresh(u"hub"_s));
        CarryingApp app(fresh(u"app"_s));
        app.begin();
        QVERIFY(app.carry(hub.address(), hub.code()));
        QVERIFY(app.hurt(0));
        QTRY_COMPARE(app.seq(), 4);
        hub.kill();
        QTRY_VERIFY(app.carrying.isSilent());
        QVERIFY(app.carrying.news().startsWith(u"The hub has been silent since"_s));
        QVERIFY(app.hurt(0));
        QVERIFY(app.hurt(1));
        QCOMPARE(app.seq(), 4);
        QCOMPARE(app.carrying.waiting(), 2);
        hub.start();
        QTRY_COMPARE(app.seq(), 6);
        QTRY_COMPARE(app.carrying.waiting(), 0);
        QVERIFY(!app.carrying.isSilent());
    }

    void whereOneHubIsGoneTheTableGoesOnAtTheNext()
    {
        const auto shared = fresh(u"hubs"_s);
        HubProcess one(shared);
        HubProcess two(shared);
        const auto file = fresh(u"app"_s);
        CarryingApp app(file);
        app.begin();
        QVERIFY(app.carry(one.address(), one.code()));
        const auto knowsBoth = [&] {
            QFile kept(file + u"-away"_s);
            return kept.open(QIODevice::ReadOnly) && kept.readAll().contains(two.address().toLatin1());
        };
        QTRY_VERIFY_WITH_TIMEOUT(knowsBoth(), 10'000);
        QVERIFY(app.hurt(0));
        QTRY_COMPARE(app.seq(), 4);
        one.kill();
        QVERIFY(app.hurt(1));
        QTRY_COMPARE(app.seq(), 5);
        QCOMPARE(app.carrying.waiting(), 0);
        app.carrying.takeHome();
        QTRY_COMPARE(app.carrying.phase(), QString());
        QCOMPARE(app.seq(), 5);
    }

    void aTableOfASilentHubIsPlayedOnHere()
    {
        HubProcess hub(fresh(u"hub"_s));
        const auto file = fresh(u"app"_s);
        CarryingApp app(file);
        app.begin();
        QVERIFY(app.carry(hub.address(), hub.code()));
        const auto life = app.life(0);
        QVERIFY(app.hurt(0));
        QTRY_COMPARE(app.life(0), life - 1);
        hub.kill();
        QTRY_VERIFY(app.carrying.isSilent());
        QVERIFY(app.hurt(0)); // waits
        app.carrying.playOn();
        QCOMPARE(app.carrying.phase(), u"left"_s);
        QCOMPARE(app.life(0), life - 2); // and is done here, once
        QVERIFY(app.hurt(0));
        QCOMPARE(app.life(0), life - 3);
        hub.start(); // nothing was done there since: it closes its copy
        QTRY_COMPARE(app.carrying.phase(), QString());
        QVERIFY(app.told.last().contains(u"has closed its copy"_s));
        QCOMPARE(app.life(0), life - 3);
    }

    void whatWasDoneThereSinceIsNotMixedWithWhatIsHere()
    {
        HubProcess hub(fresh(u"hub"_s));
        const auto file = fresh(u"app"_s);
        std::unique_ptr<GuestPhone> phone;
        {
            CarryingApp app(file);
            app.begin();
            QVERIFY(app.carry(hub.address(), hub.code()));
            hub.kill();
            QTRY_VERIFY(app.carrying.isSilent());
            app.carrying.playOn();
        }
        hub.start();
        phone = phoneAt(file, 1);
        phone->act(u"a"_s, hurting(1));
        QTRY_COMPARE(phone->done.size(), 1);
        CarryingApp app(file);
        const auto seq = app.seq();
        QTRY_COMPARE(app.carrying.phase(), u"parted"_s);
        QVERIFY(app.told.last().contains(u"people went on there"_s));
        QCOMPARE(app.seq(), seq);
        QVERIFY(app.hurt(0));
        QCOMPARE(app.seq(), seq + 1);
        QVERIFY(phone->isThere());
        app.carrying.understood();
        QCOMPARE(app.carrying.phase(), QString());
    }
};

QTEST_GUILESS_MAIN(CarryBrokenTest)
#include "carry_broken_test.moc"
