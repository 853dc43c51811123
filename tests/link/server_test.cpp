#include "app/link/server.h"
#include "tests/harness/patience.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTcpSocket>
#include <QTest>
#include <QWebSocket>

using namespace torchside::link;
using namespace Qt::StringLiterals;

// The net's end of the link, asked by strangers, by slow ones and by those who mean harm. On loopback only.
class ServerTest : public QObject {
    Q_OBJECT

    struct Open {
        explicit Open(Server::Limits limits = {}) : server(Page::ofTheApp(), limits)
        {
            server.listen(QHostAddress::LocalHost, 0);
            server.gate().addresses = {QHostAddress(QHostAddress::LocalHost)};
            host = "127.0.0.1:" + QByteArray::number(server.port());
        }

        Server server;
        QByteArray host;

        std::unique_ptr<QTcpSocket> connected() const
        {
            auto socket = std::make_unique<QTcpSocket>();
            socket->connectToHost(QHostAddress::LocalHost, server.port());
            (void)QTest::qWaitFor([&] { return socket->state() == QAbstractSocket::ConnectedState; }, 1000);
            return socket;
        }

        QByteArray asked(const QByteArray &request) const
        {
            const auto socket = connected();
            socket->write(request);
            const bool ended =
                QTest::qWaitFor([&] { return socket->state() == QAbstractSocket::UnconnectedState; }, 3000);
            return ended ? socket->readAll() : "no end";
        }

        std::unique_ptr<QWebSocket> guest() const
        {
            auto socket = std::make_unique<QWebSocket>(QString::fromLatin1("http://" + host));
            socket->open(QUrl(QString::fromLatin1("ws://" + host + "/table")));
            return socket;
        }
    };

private Q_SLOTS:
    void thePageComesWithItsRulesOfSafety()
    {
        const Open open;
        const auto page = open.asked("GET / HTTP/1.1\r\nHost: " + open.host + "\r\n\r\n");
        QVERIFY2(page.startsWith("HTTP/1.1 200 OK\r\n"), page.left(200));
        QVERIFY(page.contains("connect-src ws://" + open.host));
        QVERIFY(page.contains("default-src 'none'"));
        QVERIFY(page.contains("script-src 'sha256-"));
        QVERIFY(!page.contains("unsafe-inline"));
        QVERIFY(page.contains("hello(m)")); // the script is in it
        QVERIFY2(page.size() <= 60 * 1024, qPrintable(QString::number(page.size())));
    }

    void aRequestMayComeLetterByLetter()
    {
        const Open open;
        const auto socket = open.connected();
        const QByteArray request = "GET / HTTP/1.1\r\nHost: " + open.host + "\r\n\r\n";
        for (const char letter : request) {
            socket->write(&letter, 1);
            socket->flush();
            QTest::qWait(0);
        }
        QTRY_COMPARE(socket->state(), QAbstractSocket::UnconnectedState);
        QVERIFY(socket->readAll().startsWith("HTTP/1.1 200"));
    }

    void anEndlessHeaderIsCutOff()
    {
        const Open open;
        QVERIFY(open.asked("GET / HTTP/1.1\r\nX: " + QByteArray(20'000, 'x')).startsWith("HTTP/1.1 431"));
    }

    void whoNeverFinishesIsCutOff()
    {
        const Open open({.toAsk = 200});
        QVERIFY(open.asked("GET / HT").startsWith("HTTP/1.1 408"));
    }

    void aGuestSpeaksAndIsSpokenTo()
    {
        Open open;
        QSignalSpy came(&open.server, &Server::came);
        QSignalSpy said(&open.server, &Server::said);
        QSignalSpy left(&open.server, &Server::left);
        const auto guest = open.guest();
        QSignalSpy heard(guest.get(), &QWebSocket::textMessageReceived);
        QTRY_COMPARE(came.size(), 1);
        const int who = came[0][0].toInt();
        open.server.send(who, "{\"type\":\"hello\"}");
        QTRY_COMPARE(heard.size(), 1);
        guest->sendTextMessage(u"hi"_s);
        QTRY_COMPARE(said.size(), 1);
        guest->close();
        QTRY_COMPARE(left.size(), 1);
    }

    void whoDoesNotSayWhoTheyAreIsShownOut()
    {
        Open open({.toJoin = 200});
        QSignalSpy came(&open.server, &Server::came);
        const auto silent = open.guest();
        const auto known = open.guest();
        QTRY_COMPARE(came.size(), 2);
        open.server.hasJoined(came[1][0].toInt());
        QTRY_COMPARE(silent->state(), QAbstractSocket::UnconnectedState);
        QTest::qWait(300);
        QCOMPARE(known->state(), QAbstractSocket::ConnectedState);
    }

    void tooLongTooManyAndRawBytesEndATalk_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("a message of 17 KB") << 0;
        QTest::newRow("bytes instead of words") << 1;
        QTest::newRow("a flood") << 2;
    }

    void tooLongTooManyAndRawBytesEndATalk()
    {
        QFETCH(int, kind);
        Open open;
        QSignalSpy came(&open.server, &Server::came);
        QSignalSpy said(&open.server, &Server::said);
        const auto guest = open.guest();
        QTRY_COMPARE(came.size(), 1);
        open.server.hasJoined(came[0][0].toInt());
        if (kind == 0)
            guest->sendTextMessage(QString(17 * 1024, u'x'));
        else if (kind == 1)
            guest->sendBinaryMessage("x");
        else
            for (int i = 0; i < 5000; ++i)
                guest->sendTextMessage(u"x"_s);
        QTRY_COMPARE(guest->state(), QAbstractSocket::UnconnectedState);
        const Server::Limits limits; // and what it earns while it is heard out
        QVERIFY2(said.size() < 5000 && said.size() <= 4 * limits.messages,
                 qPrintable(QString::number(said.size())));
    }

    void strangersDontThrowOutWhoPlays()
    {
        Open open({.strangers = 20});
        QSignalSpy came(&open.server, &Server::came);
        const auto player = open.guest();
        QTRY_COMPARE(came.size(), 1);
        open.server.hasJoined(came[0][0].toInt());
        std::vector<std::unique_ptr<QTcpSocket>> strangers;
        for (int i = 0; i < 200; ++i)
            strangers.push_back(open.connected());
        const auto standing = [&] {
            return std::count_if(strangers.begin(), strangers.end(), [](const auto &each) {
                return each->state() == QAbstractSocket::ConnectedState;
            });
        };
        QTRY_VERIFY(standing() <= 20);
        QCOMPARE(player->state(), QAbstractSocket::ConnectedState);
        QVERIFY(open.asked("GET / HTTP/1.1\r\nHost: " + open.host + "\r\n\r\n").startsWith("HTTP/1.1 200"));
    }

    void whoDoesNotReadIsLetGo()
    {
        Open open({.unsent = 64 * 1024});
        QSignalSpy came(&open.server, &Server::came);
        QSignalSpy left(&open.server, &Server::left);
        const auto deaf = open.connected();
        deaf->setReadBufferSize(1024);
        deaf->write("GET /table HTTP/1.1\r\nHost: " + open.host + "\r\nOrigin: http://" + open.host +
                    "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: "
                    "dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
        QTRY_COMPARE(came.size(), 1);
        const int who = came[0][0].toInt();
        open.server.hasJoined(who);
        for (int i = 0; i < 2000 && left.isEmpty(); ++i) {
            open.server.send(who, QByteArray(10'000, 'x'));
            if (i % 50 == 0)
                QTest::qWait(1);
        }
        QTRY_COMPARE(left.size(), 1);
    }

    void aTableThatIsClosedTakesNobody()
    {
        Open open;
        QSignalSpy came(&open.server, &Server::came);
        const auto guest = open.guest();
        QTRY_COMPARE(came.size(), 1);
        open.server.close();
        QTRY_COMPARE(guest->state(), QAbstractSocket::UnconnectedState);
        QVERIFY(open.asked("GET / HTTP/1.1\r\n\r\n").isEmpty());
    }
};

QTEST_GUILESS_MAIN(ServerTest)
#include "server_test.moc"
