#include "app/link/hand_over.h"
#include "app/link/pack_fetch.h"
#include "app/link/proof.h"
#include "app/link/server.h"
#include "tests/harness/patience.h"

#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

using namespace torchside::link;
using namespace Qt::StringLiterals;
using torchside::tests::soon;

// A pack from one device to another: who gets it, and what becomes of those who send something else. On
// loopback only.
class HandOverTest : public QObject {
    Q_OBJECT

    struct Giver {
        explicit Giver(Server::Limits limits = {}) : server({"<p>page</p>", {}, {}}, limits)
        {
            server.listen(QHostAddress::LocalHost, 0);
            server.gate().addresses = {QHostAddress(QHostAddress::LocalHost)};
            server.handOver([this](const QByteArray &asked) {
                return isSame(asked, ticket) ? std::optional(pack) : std::nullopt;
            });
        }
        PackPlace place() const { return {u"127.0.0.1"_s, server.port(), ticket}; }

        QByteArray ticket = freshToken();
        QByteArray pack = R"({"format":"torchside-pack"})";
        Server server;
    };

    // Answers whatever is asked with the same bytes, again and again where it never ends.
    struct Liar {
        explicit Liar(QByteArray bytes, bool isEndless = false)
        {
            server.listen(QHostAddress::LocalHost);
            connect(&server, &QTcpServer::newConnection, &server, [this, bytes, isEndless] {
                auto *socket = server.nextPendingConnection();
                socket->write(bytes);
                if (isEndless)
                    connect(socket, &QTcpSocket::bytesWritten, socket, [socket] {
                        if (socket->bytesToWrite() < 65536)
                            socket->write(QByteArray(65536, 'x'));
                    });
                else
                    socket->disconnectFromHost();
            });
        }
        PackPlace place() const { return {u"127.0.0.1"_s, server.serverPort(), "AAAA"}; }
        QTcpServer server;
    };

    // What comes of it: the pack, or the trouble's number.
    static QByteArray fetched(const PackPlace &place, PackFetch::Limits limits = {})
    {
        PackFetch fetch(limits, nullptr);
        QSignalSpy came(&fetch, &PackFetch::came);
        QSignalSpy failed(&fetch, &PackFetch::failed);
        fetch.fetch(place);
        if (!soon([&] { return came.size() + failed.size() > 0; }))
            return "nothing came of it";
        if (!came.empty())
            return came[0][0].toByteArray();
        return "trouble " + QByteArray::number(static_cast<int>(failed[0][0].value<PackFetch::Trouble>()));
    }
    static QByteArray trouble(PackFetch::Trouble why)
    {
        return "trouble " + QByteArray::number(static_cast<int>(why));
    }

    static QByteArray said(const Giver &giver, const QByteArray &request)
    {
        QTcpSocket socket;
        socket.connectToHost(QHostAddress::LocalHost, giver.server.port());
        if (!soon([&] { return socket.state() == QAbstractSocket::ConnectedState; }))
            return "no link";
        socket.write(request);
        const bool ended = soon([&] { return socket.state() == QAbstractSocket::UnconnectedState; });
        return ended ? socket.readAll() : "no end";
    }

private Q_SLOTS:
    void anAddressIsReadAsItIsTyped_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("read"); // empty: it is none
        const auto row = [](const char *typed, const char *read) {
            QTest::newRow(typed) << QString::fromLatin1(typed) << QString::fromLatin1(read);
        };
        row("HTTP://192.168.1.20:7777/PACK/ABCD", "192.168.1.20 7777 ABCD");
        row(" 192.168.1.20:7777/pack/abcd ", "192.168.1.20 7777 ABCD");
        row("192.168.1.20:7777/pack/ABCD EFGH 2345", "192.168.1.20 7777 ABCDEFGH2345");
        row("http://[fe80::1]:7777/pack/ABCD", "fe80::1 7777 ABCD");
        row("table.local/pack/ABCD", "table.local 80 ABCD");
        row("", "");
        row("192.168.1.20:7777", "");
        row("192.168.1.20:7777/pack/", "");
        row("192.168.1.20:7777/pack/ABC1", "");
        row("192.168.1.20:7777/pack/ABCD?x=1", "");
        row("192.168.1.20:7777/pack/AB%0D%0ACD", "");
        row("https://192.168.1.20:7777/pack/ABCD", "");
        row("file:///pack/ABCD", "");
        row("example.org/pack/ABCD", "");
        row("me@192.168.1.20:7777/pack/ABCD", "");
    }
    void anAddressIsReadAsItIsTyped()
    {
        QFETCH(QString, typed);
        QFETCH(QString, read);
        const auto place = packPlaceOf(typed);
        QCOMPARE(place
                     ? u"%1 %2 %3"_s.arg(place->host).arg(place->port).arg(QString::fromLatin1(place->ticket))
                     : QString(),
                 read);
    }

    void aPackComesOverAsItIs()
    {
        Giver giver;
        giver.pack = QByteArray(3'000'000, 'x') + "end";
        QSignalSpy handed(&giver.server, &Server::handed);
        QCOMPARE(fetched(giver.place()).size(), giver.pack.size());
        QCOMPARE(handed.size(), 1);
    }

    void whoHasNoTicketGetsNothing()
    {
        const Giver giver;
        auto wrong = giver.place();
        wrong.ticket = freshToken();
        QCOMPARE(fetched(wrong), trouble(PackFetch::Trouble::gone));
        wrong.ticket = giver.ticket.first(10);
        QCOMPARE(fetched(wrong), trouble(PackFetch::Trouble::gone));
    }

    void aLinkThatIsClosedGivesNothing()
    {
        Giver giver;
        const auto place = giver.place();
        giver.server.close();
        QCOMPARE(fetched(place), trouble(PackFetch::Trouble::unreachable));
    }

    void aPackIsGivenOnlyByTheSameRulesAsThePage_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("headers");
        QTest::addColumn<QByteArray>("status");
        QTest::newRow("rightly") << QByteArray("GET") << QByteArray("Host: HOST\r\n") << QByteArray("200");
        QTest::newRow("another host")
            << QByteArray("GET") << QByteArray("Host: example.org\r\n") << QByteArray("421");
        QTest::newRow("no host") << QByteArray("GET") << QByteArray() << QByteArray("421");
        QTest::newRow("a page of others")
            << QByteArray("GET") << QByteArray("Host: HOST\r\nOrigin: http://example.org\r\n")
            << QByteArray("403");
        QTest::newRow("a thing to send")
            << QByteArray("POST") << QByteArray("Host: HOST\r\n") << QByteArray("405");
    }
    void aPackIsGivenOnlyByTheSameRulesAsThePage()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, headers);
        QFETCH(QByteArray, status);
        const Giver giver;
        headers.replace("HOST", "127.0.0.1:" + QByteArray::number(giver.server.port()));
        const auto answer =
            said(giver, line + " " + packPath(giver.ticket) + " HTTP/1.1\r\n" + headers + "\r\n");
        QVERIFY2(answer.startsWith("HTTP/1.1 " + status), answer.left(200));
        QCOMPARE(answer.contains("torchside-pack"), status == "200");
        if (status == "200")
            QVERIFY(answer.contains("attachment") && answer.contains("nosniff") &&
                    answer.contains("no-store"));
    }

    void fewTakeAtOnce()
    {
        Giver giver({.takers = 1});
        giver.pack =
            QByteArray(8'000'000, 'x'); // more than lies on the way: whoever doesn't read keeps it up
        QTcpSocket slow;
        slow.setReadBufferSize(1);
        slow.connectToHost(QHostAddress::LocalHost, giver.server.port());
        QTRY_COMPARE(slow.state(), QAbstractSocket::ConnectedState);
        slow.write("GET " + packPath(giver.ticket) +
                   " HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(giver.server.port()) + "\r\n\r\n");
        QTRY_VERIFY(slow.bytesAvailable() > 0);
        QCOMPARE(fetched(giver.place()), trouble(PackFetch::Trouble::nonsense));
        slow.abort();
        QTRY_COMPARE(fetched(giver.place()).size(), giver.pack.size());
    }

    void whatIsNoPackIsNotTaken_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("why");
        const auto row = [](const char *name, const QByteArray &bytes, PackFetch::Trouble why) {
            QTest::newRow(name) << bytes << static_cast<int>(why);
        };
        using Trouble = PackFetch::Trouble;
        row("nothing at all", "", Trouble::nonsense);
        row("no answer", "hello\r\n\r\n", Trouble::nonsense);
        row("another protocol", "SSH-2.0-x\r\n", Trouble::nonsense);
        row("sent on to elsewhere",
            "HTTP/1.1 302 Found\r\nLocation: http://example.org/\r\nContent-Length: 0\r\n\r\n",
            Trouble::nonsense);
        row("too large", "HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n", Trouble::tooLarge);
        row("below nothing", "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n", Trouble::nonsense);
        row("no length", "HTTP/1.1 200 OK\r\n\r\nxyz", Trouble::nonsense);
        row("two lengths", "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 3\r\n\r\nxyz",
            Trouble::nonsense);
        row("in pieces", "HTTP/1.1 200 OK\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nxyz",
            Trouble::nonsense);
        row("less than announced", "HTTP/1.1 200 OK\r\nContent-Length: 30\r\n\r\nxyz", Trouble::nonsense);
        row("more than announced", "HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nxyz", Trouble::nonsense);
        row("a head without end", "HTTP/1.1 200 OK\r\n" + QByteArray(20'000, 'x'), Trouble::nonsense);
    }
    void whatIsNoPackIsNotTaken()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, why);
        const Liar liar(bytes);
        QCOMPARE(fetched(liar.place()), trouble(static_cast<PackFetch::Trouble>(why)));
    }

    void whatNeverEndsIsCutOff_data()
    {
        QTest::addColumn<QByteArray>("head");
        QTest::newRow("a head") << QByteArray("HTTP/1.1 200 OK\r\n");
        QTest::newRow("a pack") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n");
    }
    void whatNeverEndsIsCutOff()
    {
        QFETCH(QByteArray, head);
        const Liar liar(head, true);
        QCOMPARE(fetched(liar.place()), trouble(PackFetch::Trouble::nonsense));
    }

    void whoSaysNothingIsNotWaitedForForEver()
    {
        QTcpServer silent;
        silent.listen(QHostAddress::LocalHost);
        QCOMPARE(fetched({u"127.0.0.1"_s, silent.serverPort(), "AAAA"}, {.toFinish = 200}),
                 trouble(PackFetch::Trouble::slow));
    }
};

QTEST_GUILESS_MAIN(HandOverTest)
#include "hand_over_test.moc"
