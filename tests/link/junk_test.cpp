#include "app/link/opening.h"
#include "tests/harness/guest_phone.h"
#include "tests/harness/patience.h"
#include "tests/link/paper_table.h"

#include <QDir>
#include <QTcpSocket>
#include <QTest>

#include <deque>

using namespace torchside::link;
using namespace Qt::StringLiterals;

namespace {

// A table that is open on loopback, and tells its phones of every change.
struct Hall {
    PaperTable table;
    Opening opening;

    explicit Hall(Server::Limits limits = {}) : opening(table, 7, options(limits)) {}

    static Opening::Options options(Server::Limits limits)
    {
        Opening::Options options;
        options.addresses = {QHostAddress(QHostAddress::LocalHost)};
        options.listenAt = QHostAddress::LocalHost;
        options.limits = limits;
        return options;
    }
    QByteArray host() const { return "127.0.0.1:" + QByteArray::number(opening.port()); }

    std::unique_ptr<QTcpSocket> stranger(const QByteArray &says = {}, const QString &from = {}) const
    {
        auto socket = std::make_unique<QTcpSocket>();
        if (!from.isEmpty())
            socket->bind(QHostAddress(from));
        socket->connectToHost(QHostAddress::LocalHost, opening.port());
        socket->write(says);
        return socket;
    }
    QByteArray upgrade() const
    {
        return "GET /table HTTP/1.1\r\nHost: " + host() + "\r\nOrigin: http://" + host() +
               "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: "
               "dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";
    }
};

// One that counts.
struct Phone : torchside::tests::GuestPhone {
    Phone(const Hall &hall, int number)
        : GuestPhone(hall.opening.link(QHostAddress(QHostAddress::LocalHost)), number)
    {}
    void count(const QString &id, int seat) { act(id, {{u"do"_s, u"count"_s}, {u"seat"_s, seat}}); }
};

} // namespace

// What strangers throw at a table while people play at it. On loopback only.
class JunkTest : public QObject {
    Q_OBJECT

    static std::vector<QByteArray> junk(const Hall &hall)
    {
        return {{},
                "GET / HT",
                "GET / HTTP/1.1\r\nHost: " + hall.host() + "\r\nX: " + QByteArray(7'000, 'x'),
                "GET / HTTP/1.1\r\nX: " + QByteArray(50'000, 'x'),
                QByteArray(9'000, '\0'),
                "\r\n\r\n",
                QByteArray::fromHex("1603010200010001fc0303"), // somebody tries it encrypted
                "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: " + hall.host() + "\r\n\r\n", // and never reads the page
                hall.upgrade(),                                        // and never says who it is
                hall.upgrade() + QByteArray::fromHex("8185010203047e7e7e7e7e"),
                hall.upgrade() + QByteArray(4'000, '\xff')};
    }

    // Everybody does something once, and everybody sees all of it.
    static void round(Hall &hall, std::vector<std::unique_ptr<Phone>> &phones, int number)
    {
        const auto expected = hall.table.seq + static_cast<qint64>(phones.size());
        for (std::size_t i = 0; i < phones.size(); ++i)
            phones[i]->count(QString::number(number) + u'-' + QString::number(i), static_cast<int>(i));
        QTRY_COMPARE(hall.table.seq, expected);
        hall.opening.tableChanged();
        for (const auto &phone : phones)
            QTRY_COMPARE(phone->seq, expected);
    }

private Q_SLOTS:
    void aThousandStrangersDontDisturbThePlay()
    {
        Hall hall;
        std::vector<std::unique_ptr<Phone>> phones;
        for (int i = 0; i < 3; ++i)
            phones.push_back(std::make_unique<Phone>(hall, i + 1));
        for (std::size_t i = 0; i < phones.size(); ++i) {
            QTRY_VERIFY(phones[i]->joined);
            phones[i]->sit(static_cast<int>(i));
        }
        QTRY_COMPARE(hall.opening.lobby().book().devices.size(), std::size_t(3));
        const auto kinds = junk(hall);
        std::deque<std::unique_ptr<QTcpSocket>> strangers; // as many at once as a process may hold files
        for (int i = 0; i < 1000; ++i) {
            strangers.push_back(hall.stranger(kinds[static_cast<std::size_t>(i) % kinds.size()]));
            if (strangers.size() > 200)
                strangers.pop_front();
            if (i % 100 == 99)
                round(hall, phones, i);
            if (QTest::currentTestFailed())
                return;
        }
        for (const auto &phone : phones)
            QVERIFY(phone->isThere());
        Phone late(hall, 9);
        QTRY_VERIFY(late.joined); // somebody else can still come
    }

    void theOldestStrangerOfTheAddressWithMostIsShownOut()
    {
        Hall hall({.strangers = 6});
        const auto lonely = hall.stranger({}, u"127.0.0.2"_s);
        QTRY_COMPARE(lonely->state(), QAbstractSocket::ConnectedState);
        std::vector<std::unique_ptr<QTcpSocket>> many;
        for (int i = 0; i < 8; ++i) {
            many.push_back(hall.stranger());
            QTRY_COMPARE(many.back()->state(), QAbstractSocket::ConnectedState);
            QTest::qWait(1); // one after the other, as the server sees them
        }
        QTRY_COMPARE(many[2]->state(), QAbstractSocket::UnconnectedState);
        for (std::size_t i = 0; i < many.size(); ++i)
            QCOMPARE(many[i]->state() == QAbstractSocket::UnconnectedState, i < 3);
        QCOMPARE(lonely->state(), QAbstractSocket::ConnectedState); // though it came first
    }

    // Each waits for a last word to be read: they are not more than strangers may come.
    void thoseShownOutDontPileUp()
    {
        Hall hall({.toAsk = 60'000, .toJoin = 60'000, .strangers = 8});
        const auto open = [] {
            return QDir(u"/proc/self/fd"_s).entryList(QDir::System | QDir::Files).size();
        };
        const auto before = open();
        std::vector<std::unique_ptr<QTcpSocket>> deaf;
        for (int i = 0; i < 60; ++i) {
            deaf.push_back(hall.stranger(hall.upgrade()));
            deaf.back()->setReadBufferSize(1);
            QTRY_COMPARE(deaf.back()->state(), QAbstractSocket::ConnectedState);
        }
        QTRY_VERIFY2(open() - before <= 60 + 2 * 8 + 4, qPrintable(QString::number(open() - before)));
    }

    void whoNeverReadsGetsTheNewestAndHoldsNobodyUp()
    {
        Hall hall;
        Phone quick(hall, 1);
        Phone slow(hall, 2);
        slow.reads = false;
        QTRY_VERIFY(quick.joined && slow.joined);
        quick.sit(0);
        slow.sit(1);
        QTRY_VERIFY(slow.views > 0);
        const int before = slow.views;
        for (int i = 0; i < 40; ++i) {
            quick.count(QString::number(i), 0);
            QTRY_COMPARE(hall.table.seq, i + 2);
            hall.opening.tableChanged();
            QTRY_COMPARE(quick.seq, i + 2);
        }
        QVERIFY2(slow.views - before <= Lobby::unread, qPrintable(QString::number(slow.views - before)));
        slow.count(u"still"_s, 1); // what it asks for is done
        QTRY_COMPARE(slow.done, QStringList{u"still"_s});
        slow.acknowledge();
        QTRY_COMPARE(slow.seq, hall.table.seq);
        QVERIFY(slow.views - before <= Lobby::unread + 1);
    }

    void aFloodOrTooLongAWordLosesItsPhoneNotItsSeat_data()
    {
        QTest::addColumn<int>("length");
        QTest::addColumn<int>("many");
        QTest::newRow("a word of 17 KB") << 17 * 1024 << 1;
        QTest::newRow("a flood") << 10 << 5000;
    }

    void aFloodOrTooLongAWordLosesItsPhoneNotItsSeat()
    {
        QFETCH(int, length);
        QFETCH(int, many);
        Hall hall;
        Phone good(hall, 1);
        Phone mad(hall, 2);
        QTRY_VERIFY(good.joined && mad.joined);
        good.sit(0);
        mad.sit(1);
        QTRY_VERIFY(mad.views > 0 && good.views > 0);
        for (int i = 0; i < many; ++i)
            mad.say({{u"type"_s, u"ping"_s}, {u"more"_s, QString(length, u'x')}});
        QTRY_VERIFY(!mad.isThere());
        good.count(u"a"_s, 0);
        QTRY_COMPARE(good.done, QStringList{u"a"_s});
        Phone again(hall, 2); // and it may come back
        QTRY_VERIFY(again.joined);
        again.count(u"b"_s, 1);
        QTRY_COMPARE(again.done, QStringList{u"b"_s});
        QCOMPARE(hall.table.numberAt(1), 1);
    }
};

QTEST_GUILESS_MAIN(JunkTest)
#include "junk_test.moc"
