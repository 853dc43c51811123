#include "models/kernel/letters.h"

#include <QString>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;

// The kernel knows no Qt; here its letters are held against Qt's.
class LettersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyLetterIsTheSameHoweverItIsComposed()
    {
        int composed = 0;
        for (char32_t code = 1; code < 0x30000; ++code) {
            if (code >= 0xd800 && code < 0xe000)
                continue;
            const auto letter = QString::fromUcs4(&code, 1) + u"x"_s;
            const auto apart = letter.normalized(QString::NormalizationForm_D, QChar::Unicode_13_0);
            composed += apart != letter;
            QVERIFY2(sameLetters(letter.toStdString(), apart.toStdString()),
                     qPrintable(QString::number(code, 16)));
        }
        QVERIFY(composed > 13'000); // with Hangul
    }

    void lettersAreTheSameOrNot_data()
    {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        QTest::addColumn<bool>("same");
        QTest::newRow("the same bytes") << u"Zoë"_s << u"Zoë"_s << true;
        QTest::newRow("an accent of its own") << u"Zo\u00eb"_s << u"Zoe\u0308"_s << true;
        QTest::newRow("two marks in another order") << u"a\u0323\u0307"_s << u"a\u0307\u0323"_s << true;
        QTest::newRow("two marks of one class") << u"a\u0301\u0300"_s << u"a\u0300\u0301"_s << false;
        QTest::newRow("Angstrom") << u"\u212b"_s << u"A\u030a"_s << true;
        QTest::newRow("Hangul") << u"\ud55c"_s << u"\u1112\u1161\u11ab"_s << true;
        QTest::newRow("a small letter") << u"ann"_s << u"Ann"_s << false;
        QTest::newRow("another letter") << u"\u00eb"_s << u"\u00e9"_s << false;
        QTest::newRow("a ligature is a letter of its own") << u"\ufb01"_s << u"fi"_s << false;
        QTest::newRow("one is longer") << u"Ann"_s << u"Anna"_s << false;
    }
    void lettersAreTheSameOrNot()
    {
        QFETCH(QString, one);
        QFETCH(QString, other);
        QTEST(sameLetters(one.toStdString(), other.toStdString()), "same");
        QTEST(sameLetters(other.toStdString(), one.toStdString()), "same");
    }

    void whatCanBeSeenIsSeen_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("seen");
        QTest::newRow("nothing") << QString() << false;
        QTest::newRow("blanks") << u" \u00a0\u2003\u3000"_s << false;
        QTest::newRow("no width") << u"\u200b\u200d\ufeff\u2060"_s << false;
        QTest::newRow("marks on nothing") << u"\u0301\u20dd"_s << false;
        QTest::newRow("a filler") << u"\u3164"_s << false;
        QTest::newRow("a variation selector") << u"\ufe0f"_s << false;
        QTest::newRow("a tag") << QString::fromUcs4(U"\U000e0041") << false;
        QTest::newRow("a letter among them") << u"\u200bA"_s << true;
        QTest::newRow("a sign") << u"?"_s << true;
        QTest::newRow("an emoji") << u"🧙"_s << true;
        QTest::newRow("Chinese") << u"王"_s << true;
    }
    void whatCanBeSeenIsSeen()
    {
        QFETCH(QString, text);
        QTEST(canBeSeen(text.toStdString()), "seen");
    }

    void controlsAreFound_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("has");
        QTest::newRow("none") << u"Ann-Ma 'Ä' 👨‍👩‍👧"_s << false;
        QTest::newRow("a line break") << u"A\nB"_s << true;
        QTest::newRow("a tab") << u"A\tB"_s << true;
        QTest::newRow("NUL") << u"A\0B"_s << true;
        QTest::newRow("delete") << u"A\u007f"_s << true;
        QTest::newRow("next line") << u"A\u0085B"_s << true;
        QTest::newRow("a line separator") << u"A\u2028B"_s << true;
        QTest::newRow("a paragraph separator") << u"A\u2029B"_s << true;
    }
    void controlsAreFound()
    {
        QFETCH(QString, text);
        QTEST(hasControls(text.toStdString()), "has");
    }

    void bytesThatAreNoTextAreReadAllTheSame()
    {
        for (const auto *text : {"\xff", "\xc3", "\xe2\x82", "\xf0\x9f", "\x80"}) {
            QVERIFY(sameLetters(text, std::string(text)));
            QVERIFY(!sameLetters(text, "Ann"));
            hasControls(text);
            canBeSeen(text);
        }
    }
};

QTEST_APPLESS_MAIN(LettersTest)
#include "letters_test.moc"
