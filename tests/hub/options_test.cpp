#include "app/hub/options.h"

#include <QTest>

using namespace torchside::hub;
using namespace Qt::StringLiterals;

// How the program is called.
class OptionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void leftOutItIsAFileHereAndEveryAddress()
    {
        const auto options = Options::of({});
        QCOMPARE(options.what, Options::What::serve);
        QCOMPARE(options.journal, u"torchside-hub.sqlite"_s);
        QCOMPARE(options.listen, (Listening{QHostAddress(QHostAddress::Any), 7777}));
        QVERIFY(!options.metrics);
        QVERIFY(!options.name);
    }

    void whatIsSaidIsTaken()
    {
        const auto options =
            Options::of({u"--journal"_s, u"postgresql://db/club"_s, u"--listen"_s, u"[::1]:80"_s, u"--name"_s,
                         u" Thursday  club "_s, u"--metrics"_s, u"127.0.0.1:9000"_s, u"--behind-proxy"_s,
                         u"Club.example"_s, u"club.example:8443"_s});
        QCOMPARE(options.journal, u"postgresql://db/club"_s);
        QCOMPARE(options.listen, (Listening{QHostAddress(QHostAddress::LocalHostIPv6), 80}));
        QCOMPARE(*options.name, u"Thursday club"_s);
        QCOMPARE(options.metrics->port, 9000);
        QCOMPARE(options.proxied, (QByteArrayList{"club.example", "club.example:8443"}));
    }

    void aWrongCallSaysWhatWouldBeRight_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("told");
        QTest::newRow("an unknown option") << QStringList{u"--jornal"_s} << u"jornal"_s;
        QTest::newRow("no value") << QStringList{u"--listen"_s} << u"listen"_s;
        QTest::newRow("no port") << QStringList{u"--listen"_s, u"127.0.0.1"_s} << u"127.0.0.1:7777"_s;
        QTest::newRow("no address") << QStringList{u"--listen"_s, u"club.example:7777"_s}
                                    << u"127.0.0.1:7777"_s;
        QTest::newRow("half of a certificate") << QStringList{u"--certificate"_s, u"a.pem"_s} << u"--key"_s;
        QTest::newRow("a host that is an address")
            << QStringList{u"--behind-proxy"_s, u"https://club.example/"_s} << u"club.example"_s;
        QTest::newRow("an address with a path")
            << QStringList{u"--address"_s, u"https://club.example/hub"_s} << u"https://club.example"_s;
        QTest::newRow("a word too much") << QStringList{u"serve"_s} << u"serve"_s;
        QTest::newRow("nowhere") << QStringList{u"--journal"_s, QString()} << u"postgresql://"_s;
    }

    void aWrongCallSaysWhatWouldBeRight()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, told);
        try {
            Options::of(words);
            QFAIL("it was taken");
        } catch (const WrongCall &wrong) {
            QVERIFY2(QString::fromUtf8(wrong.what()).contains(told), wrong.what());
            QVERIFY(!QString::fromUtf8(wrong.what()).contains(u'\n'));
        }
    }
};

QTEST_GUILESS_MAIN(OptionsTest)
#include "options_test.moc"
