#include "models/table/seating.h"

#include <QSignalSpy>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;

// Who sits where before a game, in which colour, and who begins.
class SeatingTest : public QObject {
    Q_OBJECT

private:
    SeededDice dice_{7};

private slots:
    void everybodyHasAColourAndNoTwoAreAlike_data()
    {
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<QVariantMap>("remembered");
        QTest::addColumn<QList<int>>("hues");
        const QStringList three{u"Ann"_s, u"Bo"_s, u"Cy"_s};
        QTest::newRow("nobody chose") << three << QVariantMap{} << QList<int>{0, 1, 2};
        QTest::newRow("one chose") << three << QVariantMap{{u"Bo"_s, 5}} << QList<int>{0, 5, 1};
        QTest::newRow("the first one's is somebody's own")
            << three << QVariantMap{{u"Cy"_s, 0}} << QList<int>{1, 2, 0};
        QTest::newRow("two have the same")
            << three << QVariantMap{{u"Ann"_s, 3}, {u"Cy"_s, 3}} << QList<int>{3, 1, 0};
        QTest::newRow("nonsense") << three << QVariantMap{{u"Ann"_s, -4}, {u"Bo"_s, u"red"_s}, {u"Cy"_s, 99}}
                                  << QList<int>{0, 1, 2};
    }
    void everybodyHasAColourAndNoTwoAreAlike()
    {
        QFETCH(QStringList, names);
        QFETCH(QVariantMap, remembered);
        QFETCH(QList<int>, hues);
        QCOMPARE(table::Seating::huesOf(names, remembered), hues);
        table::Seating seating(dice_);
        seating.seat(names, names, 6, remembered);
        QCOMPARE(seating.hues(), hues);
    }

    void whoTakesAColourSwapsItWithWhoHadIt()
    {
        table::Seating seating(dice_);
        seating.seat({u"Ann"_s, u"Bo"_s}, {}, 6);
        const QSignalSpy changed(&seating, &table::Seating::changed);
        seating.paint(0, 1);
        QCOMPARE(seating.hues(), (QList<int>{1, 0}));
        seating.paint(1, 6);
        QCOMPARE(seating.hues(), (QList<int>{1, 6}));
        QCOMPARE(changed.count(), 2);
        for (const auto &[seat, hue] : {std::pair(-1, 2), std::pair(2, 2), std::pair(0, 8), std::pair(0, -1)})
            seating.paint(seat, hue);
        QCOMPARE(seating.hues(), (QList<int>{1, 6}));
    }

    void aColourGoesWithItsPersonToAnotherSeat()
    {
        table::Seating seating(dice_);
        seating.seat({u"Ann"_s, u"Bo"_s, u"Cy"_s}, {}, 6);
        seating.move(0, 2);
        QCOMPARE(seating.names(), (QStringList{u"Bo"_s, u"Cy"_s, u"Ann"_s}));
        QCOMPARE(seating.hues(), (QList<int>{1, 2, 0}));
        seating.remove(0);
        QVERIFY(seating.add(u"Di"_s)); // the colour that has become free
        QCOMPARE(seating.hues(), (QList<int>{2, 0, 1}));
    }

    void eachFingerIsTakenAsOftenAsTheOthers()
    {
        table::Seating seating(dice_);
        QList<int> taken(4);
        for (int i = 0; i < 4000; ++i)
            ++taken[seating.oneOf(4)];
        for (const int times : taken)
            QVERIFY2(times > 880 && times < 1120, qPrintable(QString::number(times)));
        QCOMPARE(seating.oneOf(1), 0);
        QCOMPARE(seating.oneOf(0), -1);
    }
};

QTEST_APPLESS_MAIN(SeatingTest)
#include "seating_test.moc"
