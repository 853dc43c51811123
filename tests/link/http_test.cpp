#include "app/link/gate.h"

#include <QTest>

using namespace torchside::link;
using namespace Qt::StringLiterals;

// What comes in from the net before anybody is known: requests, and by which name the table was asked for.
class HttpTest : public QObject {
    Q_OBJECT

    static Gate ours()
    {
        return {{QHostAddress(u"192.168.1.20"_s), QHostAddress(u"fd00::20"_s)}, u"table.local"_s, 7777};
    }

    static int statusOf(const QByteArray &arrived)
    {
        const auto head = readHead(arrived);
        if (const auto *fault = std::get_if<Fault>(&head))
            return fault->status;
        if (std::holds_alternative<NeedsMore>(head))
            return 0;
        const auto wish = ours().judge(std::get<Request>(head));
        if (const auto *fault = std::get_if<Fault>(&wish))
            return fault->status;
        return std::get<Wish>(wish) == Wish::page ? 200 : 101;
    }

    // Every name that a request may come by, with every page that it may come from.
    struct Name {
        const char *what;
        QByteArray text;
        bool isOurs;
    };
    static std::vector<Name> names()
    {
        return {{"our IPv4", "192.168.1.20:7777", true},
                {"our IPv6", "[fd00::20]:7777", true},
                {"our name", "table.local:7777", true},
                {"our name in capitals", "TABLE.LOCAL:7777", true},
                {"a foreign name", "evil.example:7777", false},
                {"a foreign name that is bent to us", "192.168.1.20.evil.example:7777", false},
                {"a foreign .local name", "tables.local:7777", false},
                {"our name with a point behind it", "table.local.:7777", false},
                {"our name without .local", "table:7777", false},
                {"a foreign IPv4", "192.168.1.21:7777", false},
                {"a foreign IPv6", "[fd00::21]:7777", false},
                {"the device itself", "localhost:7777", false},
                {"the device's own address", "127.0.0.1:7777", false},
                {"any address", "0.0.0.0:7777", false},
                {"our IPv4 as one number", "3232235796:7777", false},
                {"our IPv4 in base 16", "0xc0a80114:7777", false},
                {"our IPv4 within IPv6", "[::ffff:192.168.1.20]:7777", false},
                {"our IPv6 without brackets", "fd00::20:7777", false},
                {"our IPv6 written out", "[fd00:0:0:0:0:0:0:20]:7777", false},
                {"no port", "192.168.1.20", false},
                {"another port", "192.168.1.20:7778", false},
                {"a port with a nought before it", "192.168.1.20:07777", false},
                {"no port in IPv6", "[fd00::20]", false},
                {"no port behind our name", "table.local", false},
                {"somebody before it", "ann@192.168.1.20:7777", false},
                {"nothing", "", false},
                {"only a port", ":7777", false}};
    }

private Q_SLOTS:
    void whatIsNoRequestIsNamed_data()
    {
        QTest::addColumn<QByteArray>("arrived");
        QTest::addColumn<int>("status");
        const QByteArray host = "Host: 192.168.1.20:7777\r\n";
        QTest::newRow("a page") << QByteArray("GET / HTTP/1.1\r\n" + host + "\r\n") << 200;
        QTest::newRow("half of one") << QByteArray("GET / HTTP/1.1\r\n" + host) << 0;
        QTest::newRow("nothing yet") << QByteArray() << 0;
        QTest::newRow("another page") << QByteArray("GET /favicon.ico HTTP/1.1\r\n" + host + "\r\n") << 404;
        QTest::newRow("a way out of the folder")
            << QByteArray("GET /../etc/passwd HTTP/1.1\r\n" + host + "\r\n") << 404;
        QTest::newRow("another method") << "POST / HTTP/1.1\r\n" + host + "\r\n" << 405;
        QTest::newRow("another protocol") << QByteArray("GET / HTTP/2\r\n" + host + "\r\n") << 505;
        QTest::newRow("no target") << QByteArray("GET\r\n\r\n") << 400;
        QTest::newRow("a whole address")
            << QByteArray("GET http://192.168.1.20:7777/ HTTP/1.1\r\n" + host + "\r\n") << 400;
        QTest::newRow("a header without a name") << QByteArray("GET / HTTP/1.1\r\n: x\r\n\r\n") << 400;
        QTest::newRow("a folded header") << QByteArray("GET / HTTP/1.1\r\n" + host + " more\r\n\r\n") << 400;
        QTest::newRow("a zero in it") << QByteArray("GET / HTTP/1.1\r\nHost: a\0b\r\n\r\n", 29) << 400;
        QTest::newRow("an endless header")
            << QByteArray("GET / HTTP/1.1\r\nX: " + QByteArray(9000, 'x')) << 431;
        QTest::newRow("a table without an origin")
            << QByteArray("GET /table HTTP/1.1\r\nUpgrade: websocket\r\n" + host + "\r\n") << 403;
        QTest::newRow("a table") << QByteArray("GET /table HTTP/1.1\r\nUpgrade: websocket\r\nOrigin: "
                                               "http://192.168.1.20:7777\r\n" +
                                               host + "\r\n")
                                 << 101;
        QTest::newRow("a table that is no upgrade")
            << QByteArray("GET /table HTTP/1.1\r\nOrigin: http://192.168.1.20:7777\r\n" + host + "\r\n")
            << 400;
    }

    void whatIsNoRequestIsNamed()
    {
        QFETCH(QByteArray, arrived);
        QTEST(statusOf(arrived), "status");
    }

    void onlyOurOwnNamesLetIn_data()
    {
        QTest::addColumn<QByteArray>("host");
        QTest::addColumn<bool>("isOurs");
        for (const auto *host :
             {"192.168.1.20:7777", "[fd00::20]:7777", "table.local:7777", "TABLE.local:7777"})
            QTest::newRow(host) << QByteArray(host) << true;
        for (const auto *host :
             {"192.168.1.20", "192.168.1.20:80", "192.168.1.21:7777", "evil.example:7777", "127.0.0.1:7777",
              "3232235796:7777", "0xc0a80114:7777", "192.168.1.020:7777", "192.168.1.20.:7777",
              "fd00::20:7777", "192.168.1.20:7777:7777", "table.local.evil.example:7777", "", ":7777",
              "192.168.1.20:7777@evil", "[192.168.1.20]:7777x"})
            QTest::newRow(host) << QByteArray(host) << false;
    }

    void onlyOurOwnNamesLetIn()
    {
        QFETCH(QByteArray, host);
        QTEST(ours().isOurs(host), "isOurs");
    }

    void theTableOfHostsAndOriginsIsWhole_data()
    {
        QTest::addColumn<QByteArray>("headers");
        QTest::addColumn<int>("page");
        QTest::addColumn<int>("table");
        for (const auto &host : names()) {
            const auto from = "Host: " + host.text + "\r\n";
            QTest::addRow("%s, no origin", host.what)
                << from << (host.isOurs ? 200 : 421) << (host.isOurs ? 403 : 421);
            for (const auto &origin : names())
                for (const QByteArray scheme : {"http://", "https://", ""}) {
                    const bool isOurs = origin.isOurs && scheme == "http://";
                    const int turned = !host.isOurs ? 421 : !isOurs ? 403 : 0;
                    QTest::addRow("%s, from %s%s", host.what, scheme.constData(), origin.what)
                        << from + "Origin: " + scheme + origin.text + "\r\n"
                        << (turned ? turned : 200) << (turned ? turned : 101);
                }
        }
    }

    void theTableOfHostsAndOriginsIsWhole()
    {
        QFETCH(QByteArray, headers);
        QTEST(statusOf("GET / HTTP/1.1\r\n" + headers + "\r\n"), "page");
        QTEST(statusOf("GET /table HTTP/1.1\r\nUpgrade: websocket\r\n" + headers + "\r\n"), "table");
    }

    void aPageOfSomebodyElsesIsTurnedAway_data()
    {
        QTest::addColumn<QByteArray>("headers");
        QTest::addColumn<int>("status");
        const QByteArray host = "Host: 192.168.1.20:7777\r\nUpgrade: websocket\r\n";
        QTest::newRow("its own") << QByteArray(host + "Origin: http://192.168.1.20:7777\r\n") << 101;
        QTest::newRow("by our other name") << QByteArray(host + "Origin: http://table.local:7777\r\n") << 101;
        for (const auto *origin : {"http://evil.example", "https://192.168.1.20:7777", "null", "",
                                   "http://192.168.1.20:7777.evil.example", "file://"})
            QTest::newRow(origin) << QByteArray(host + "Origin: " + origin + "\r\n") << 403;
        QTest::newRow("two origins")
            << QByteArray(host + "Origin: http://192.168.1.20:7777\r\nOrigin: http://evil\r\n") << 403;
        QTest::newRow("two hosts") << QByteArray(host + "Host: evil.example\r\n") << 421;
        QTest::newRow("a bent name") << QByteArray("Host: evil.example:7777\r\n") << 421;
        QTest::newRow("no host") << QByteArray("X: y\r\n") << 421;
    }

    void aPageOfSomebodyElsesIsTurnedAway()
    {
        QFETCH(QByteArray, headers);
        QTEST(statusOf("GET /table HTTP/1.1\r\n" + headers + "\r\n"), "status");
    }
};

QTEST_GUILESS_MAIN(HttpTest)
#include "http_test.moc"
