#include "app/link/addresses.h"
#include "app/link/book.h"
#include "app/link/code.h"
#include "app/link/proof.h"

#include <QSet>
#include <QTest>

using namespace torchside::link;
using namespace Qt::StringLiterals;

// What opens a table to a phone: the secret, the code that shows it, the address it stands at.
class ProofTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aProofIsTheOneThatEverybodyComputes()
    {
        // RFC 4231, case 2; a page's own few lines are held against the same one in the browser.
        QCOMPARE(proofOf("Jefe", "what do ya want ", "for nothing?"),
                 QByteArray("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"));
        QVERIFY(isSame("abc", "abc"));
        QVERIFY(!isSame("abc", "abd"));
        QVERIFY(!isSame("abc", "ab"));
        QVERIFY(!isSame("", "a"));
    }

    void secretsAreLongAndNeverTheSame()
    {
        QSet<QByteArray> tokens;
        for (int i = 0; i < 1000; ++i)
            tokens.insert(freshToken());
        QCOMPARE(tokens.size(), 1000);
        QCOMPARE(freshToken().size(), 26); // of five bits each
        QCOMPARE(freshPin().size(), 6);
        QVERIFY(freshNonce() != freshNonce());
    }

    void theLikeliestAddressComesFirst()
    {
        const auto at = [](const char *text) { return QHostAddress(QString::fromLatin1(text)); };
        const auto found = reachable({{at("172.17.0.1"), false, true},
                                      {at("fe80::1"), true, false},
                                      {at("fd00::20"), true, false},
                                      {at("10.0.0.4"), false, false},
                                      {at("8.8.8.8"), false, false},
                                      {at("192.168.1.20"), true, false},
                                      {at("127.0.0.1"), false, false}});
        QCOMPARE(found,
                 (QList<QHostAddress>{at("192.168.1.20"), at("10.0.0.4"), at("fd00::20"), at("172.17.0.1")}));
        QVERIFY(reachable({}).isEmpty());
        QCOMPARE(inAddressBar(at("fd00::20"), 7777), u"[fd00::20]:7777"_s);
        QCOMPARE(inAddressBar(at("192.168.1.20"), 7777), u"192.168.1.20:7777"_s);
    }

    void ourOwnNameIsOneThatAnAddressMayHold()
    {
        QCOMPARE(nameAtHome(u"Table"_s), u"table.local"_s);
        QCOMPARE(nameAtHome(u"anns-tablet.fritz.box"_s), u"anns-tablet.local"_s);
        for (const auto &none : {u""_s, u"localhost"_s, u"Anns Tisch"_s, u"-a"_s, u"a:7777"_s, u"ännchen"_s})
            QVERIFY2(nameAtHome(none).isEmpty(), qPrintable(none));
    }

    void whatOthersCallADeviceIsNotItsName()
    {
        const QByteArray device = "00112233445566778899aabbccddeeff";
        QCOMPARE(handleOf(device), handleOf(device));
        QVERIFY(handleOf(device) != handleOf("ffeeddccbbaa99887766554433221100"));
        QVERIFY(!device.contains(handleOf(device)));
    }

    void theCodeInCapitalsIsSmall()
    {
        const auto code = codeOf("HTTP://192.168.178.120:47777/#" + QByteArray(26, 'A'));
        QVERIFY2(code.side > 20 && code.side <= 37, qPrintable(QString::number(code.side)));
        QCOMPARE(static_cast<int>(code.dark.size()), code.side * code.side);
        QVERIFY(code.dark[0]); // the corner that a scanner looks for
        QCOMPARE(codeOf(QByteArray(8000, 'x')), Code());
    }

    void anOpeningIsRememberedAsItWas()
    {
        auto book = Book::fresh(7);
        book.port = 7777;
        book.wrongPins = 2;
        book.devices["00112233445566778899aabbccddeeff"] = {1, Rights::everything, 12};
        book.devices["ffeeddccbbaa99887766554433221100"] = {std::nullopt, Rights::watch, 0};
        book.barred.insert("0123456789abcdef0123456789abcdef");
        QCOMPARE(Book::read(book.written()), std::optional(book));
        for (const auto *text : {"", "{", "[]", "{}", "{\"session\":1,\"port\":1,\"token\":\"short\"}"})
            QVERIFY(!Book::read(text));
    }
};

QTEST_GUILESS_MAIN(ProofTest)
#include "proof_test.moc"
