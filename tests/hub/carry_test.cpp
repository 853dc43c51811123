#include "models/table/correction_draft.h"
#include "tests/hub/carrying_app.h"
#include "tests/hub/hub_process.h"

using namespace torchside;
using namespace torchside::tests;
using namespace Qt::StringLiterals;

// A table is carried from the app to a real hub and home again.
class CarryTest : public QObject {
    Q_OBJECT

    FreshFiles fresh;

private Q_SLOTS:
    void whatIsTappedIsDoneAtTheHubAndHomeAgain()
    {
        HubProcess hub(fresh(u"hub"_s));
        const auto file = fresh(u"app"_s);
        CarryingApp app(file);
        app.begin();
        const auto life = app.life(0);
        QVERIFY2(app.carry(hub.address(), hub.code()), qPrintable(app.carrying.trouble()));
        QTRY_COMPARE(app.carrying.hub(), u"Thursday club"_s);
        QCOMPARE(app.carrying.pin().size(), 6);
        QVERIFY(app.carrying.codeSide() > 20);

        QVERIFY(app.hurt(0));
        QCOMPARE(app.life(0), life); // shown when the hub has done it
        QTRY_COMPARE(app.life(0), life - 1);
        QTRY_COMPARE(app.carrying.waiting(), 0);

        auto phone = phoneAt(file, 1);
        const auto seq = app.seq();
        phone->act(u"a"_s, hurting(1));
        QTRY_COMPARE(app.seq(), seq + 1);
        QCOMPARE(app.journal().steps(app.shelf.sessionId(), seq + 1, seq + 1).front().origin.sender, "Bo");

        app.carrying.takeHome();
        QTRY_COMPARE(app.carrying.phase(), QString());
        QCOMPARE(app.told.last(), u"The table is home again."_s);
        QVERIFY(app.hurt(0));
        QCOMPARE(app.life(0), life - 2);
        QTRY_VERIFY(!phone->isThere()); // the hub has closed it
        QVERIFY(app.refused.isEmpty());
    }

    void aCardThatOnlyTheAppKnowsGoesAlong()
    {
        struct OneCard final : Library {
            std::vector<std::string> named(std::string_view kind, std::string_view text) const override
            {
                if (kind != "card" || text != "Weir Hound")
                    return {};
                return {R"({"id":"w1","card":{"name":"Weir Hound","type":"character","cost":3,"skill":2}})"};
            }
        };
        const OneCard library;
        HubProcess hub(fresh(u"hub"_s));
        CarryingApp app(fresh(u"app"_s), &library);
        QVERIFY(app.shelf.start(u"cthulhu"_s, {{u"stories"_s, QVariantList{u"One"_s, u"Two"_s, u"Three"_s}},
                                               {u"first"_s, u"player"_s}}));
        QVERIFY2(app.carry(hub.address(), hub.code()), qPrintable(app.carrying.trouble()));
        const auto seq = app.seq();
        QVERIFY(app.shelf.table()->act({{u"do"_s, u"scout"_s}, {u"card"_s, u"Weir Hound"_s}}));
        QTRY_COMPARE(app.carrying.waiting(), 0);
        QVERIFY2(app.refused.isEmpty(), qPrintable(app.refused.join(u' ')));
        QTRY_COMPARE(app.seq(), seq + 1);
        QVERIFY(app.shelf.session()->submit(R"({"do":"state"})").find("Weir Hound") != std::string::npos);
    }

    void stepsBackAndForthAndCorrectionsAreDoneAtTheHub()
    {
        HubProcess hub(fresh(u"hub"_s));
        CarryingApp app(fresh(u"app"_s));
        app.begin(3);
        const auto life = app.life(0);
        QVERIFY(app.carry(hub.address(), hub.code()));
        auto &table = *app.shelf.table();
        table.undo();
        QTRY_COMPARE(app.life(0), life + 1);
        QVERIFY(table.canRedo());
        QVERIFY(!table.toChange().isEmpty()); // on the table that stands here
        table.redo();
        QTRY_COMPARE(app.life(0), life);
        table.goTo(1);
        QTRY_COMPARE(app.seq(), 1);
        QVERIFY(app.hurt(1)); // cuts what was undone
        QTRY_COMPARE(app.seq(), 2);
        QTRY_VERIFY(!table.canRedo());
        QVERIFY(app.hurt(1));
        QTRY_COMPARE(app.seq(), 3);

        auto &draft = *table.correction();
        draft.open(2);
        draft.set(u"life"_s, -5);
        QTRY_VERIFY(!draft.isLooking());
        QVERIFY(draft.take());
        const auto bo = app.life(1);
        QTRY_COMPARE(app.life(1), bo - 4);
        table.undo(); // the whole correction
        QTRY_COMPARE(app.life(1), bo);
        QVERIFY(!table.note(u"late"_s));
        QCOMPARE(app.refused.last(), u"Notes are written when the table is home again."_s);
        app.carrying.takeHome();
        QTRY_COMPARE(app.carrying.phase(), QString());
        QCOMPARE(app.life(1), bo);
        QVERIFY(table.canRedo()); // the correction, as the hub had it
    }

    void aTableThatIsClosedAtTheHubComesHomeByItself()
    {
        HubProcess hub(fresh(u"hub"_s));
        const auto file = fresh(u"app"_s);
        CarryingApp app(file);
        app.begin();
        QVERIFY(app.carry(hub.address(), hub.code()));
        QVERIFY(app.hurt(0));
        QTRY_COMPARE(app.seq(), 4);
        const auto other = fresh(u"other"_s); // another device with the table's hand
        for (const auto *part : {"", "-wal", "-away"})
            QFile::copy(file + QLatin1String(part), other + QLatin1String(part));
        CarryingApp theirs(other);
        QVERIFY(theirs.hurt(1));
        QTRY_COMPARE(theirs.seq(), 5);
        theirs.carrying.takeHome();
        QTRY_COMPARE(theirs.carrying.phase(), QString());
        QTRY_COMPARE(app.carrying.phase(), QString());
        QCOMPARE(app.seq(), 5);
        QVERIFY(app.told.last().startsWith(u"The table was closed at the hub."_s));
        QVERIFY(app.hurt(0));
    }

    void theTerminalLeavesATableAtAHubAlone()
    {
        HubProcess hub(fresh(u"hub"_s));
        const auto file = fresh(u"app"_s);
        CarryingApp app(file);
        app.begin();
        const auto resume = [&] {
            QProcess terminal;
            terminal.start(qEnvironmentVariable("TORCHSIDE_CLI"),
                           {u"resume"_s, QString::number(app.shelf.sessionId()), u"--db"_s, file});
            terminal.closeWriteChannel();
            terminal.waitForFinished();
            return std::pair(terminal.exitCode(), terminal.readAllStandardError());
        };
        QCOMPARE(resume().first, 0);
        QVERIFY(app.carry(hub.address(), hub.code()));
        QCOMPARE(resume().first, 2);
        QVERIFY(resume().second.startsWith("This session is played at a hub"));
    }

    void aPageThatFadesAsksForNothing()
    {
        HubProcess hub(fresh(u"hub"_s));
        CarryingApp app(fresh(u"app"_s));
        app.begin();
        QVERIFY(app.carry(hub.address(), hub.code()));
        auto *fading = app.shelf.table();
        app.shelf.putAway();
        QVERIFY(!fading->act({{u"do"_s, u"adjust"_s}, {u"player"_s, 0}, {u"life"_s, -1}}));
        QCOMPARE(fading->seq(), 3);
        QVERIFY(app.shelf.open(app.journal().sessions().front().id));
        QVERIFY(app.hurt(0));
        QTRY_COMPARE(app.seq(), 4);
    }

    void aWayThatLeadsToNoHubIsSaidInASentence_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("said");
        QTest::newRow("no address") << u"the club"_s << u"That isn’t a hub’s address."_s;
        QTest::newRow("plain, far away") << u"http://club.example"_s << u"That isn’t a hub’s address."_s;
        QTest::newRow("nobody there")
            << u"127.0.0.1:%1"_s.arg(HubProcess::freePort()) << u"No hub answers there."_s;
        QTest::newRow("another table") << u"here"_s << u"Whatever answers there isn’t a Torchside hub"_s;
    }
    void aWayThatLeadsToNoHubIsSaidInASentence()
    {
        QFETCH(QString, address);
        QFETCH(QString, said);
        QTcpServer other; // something else
        QVERIFY(other.listen(QHostAddress::LocalHost));
        connect(&other, &QTcpServer::newConnection, &other, [&] {
            auto *socket = other.nextPendingConnection();
            connect(socket, &QTcpSocket::readyRead, socket, [socket] {
                socket->write("HTTP/1.1 200 OK\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello");
                socket->disconnectFromHost();
            });
        });
        CarryingApp app(fresh(u"app"_s));
        app.begin();
        QVERIFY(!app.carry(address == u"here"_s ? u"127.0.0.1:%1"_s.arg(other.serverPort()) : address,
                           u"ABCDE-FGHIJ"_s));
        QVERIFY2(app.carrying.trouble().startsWith(said), qPrintable(app.carrying.trouble()));
        QVERIFY(app.hurt(0)); // it is played here as before
    }

    void aWrongCodeIsSaid()
    {
        HubProcess hub(fresh(u"hub"_s));
        CarryingApp app(fresh(u"app"_s));
        app.begin();
        QVERIFY(!app.carry(hub.address(), u"WRONG-CODES"_s));
        QVERIFY(app.carrying.trouble().startsWith(u"That is not the hub’s code."_s));
    }
};

QTEST_GUILESS_MAIN(CarryTest)
#include "carry_test.moc"
