#include "qml/kit/round_table.h"

#include <QTest>
#include <QtMath>

// Where people sit around a tablet that lies flat between them.
class RoundTableTest : public QObject {
    Q_OBJECT

private:
    static constexpr qreal usual = 116; // what a seat needs, with the usual text
    static constexpr qreal twice = 208; // and with text twice as large

    static void set(RoundTable &table, int seats, QSizeF room, qreal depth)
    {
        table.setProperty("seats", seats);
        table.setProperty("room", QRectF({0, 0}, room));
        table.setProperty("depth", depth);
    }

private slots:
    void everybodyHasRoomOfTheirOwn_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QSizeF>("room");
        QTest::addColumn<qreal>("depth");
        for (int seats = 1; seats <= 6; ++seats)
            for (const auto &room :
                 {QSizeF(1280, 800), QSizeF(800, 1280), QSizeF(880, 800), QSizeF(1024, 768)})
                for (const qreal depth : {usual, twice})
                    QTest::addRow("%d at %.0f × %.0f, seats %.0f deep", seats, room.width(), room.height(),
                                  depth)
                        << seats << room << depth;
    }
    void everybodyHasRoomOfTheirOwn()
    {
        QFETCH(int, seats);
        QFETCH(QSizeF, room);
        QFETCH(qreal, depth);
        RoundTable table;
        set(table, seats, room, depth);
        QVERIFY(table.fits());
        const auto places = table.seated();
        QCOMPARE(places.size(), seats);
        const auto middle = table.middle();
        QVERIFY(middle.width() >= 300 && middle.height() >= 300);
        for (qsizetype i = 0; i < places.size(); ++i) {
            const auto seat = places[i].onScreen();
            QVERIFY(QRectF({0, 0}, room).contains(seat));
            QVERIFY(!seat.intersects(middle));
            QVERIFY(places[i].unturned.width() >= 240);
            QVERIFY(places[i].unturned.height() >=
                    std::min(depth, 0.28 * std::min(room.width(), room.height())));
            for (qsizetype j = i + 1; j < places.size(); ++j)
                QVERIFY(!seat.intersects(places[j].onScreen()));
        }
    }

    void peopleSitClockwiseAndFaceOutward_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QSizeF>("room");
        QTest::addColumn<QList<int>>("rotations");
        const QSizeF lying(1280, 800);
        const QSizeF standing(800, 1280);
        QTest::newRow("one") << 1 << lying << QList<int>{0};
        QTest::newRow("two, each across") << 2 << lying << QList<int>{0, 180};
        QTest::newRow("two, standing") << 2 << standing << QList<int>{0, 180};
        QTest::newRow("three") << 3 << lying << QList<int>{0, 90, 270};
        QTest::newRow("four, one a side") << 4 << standing << QList<int>{0, 90, 180, 270};
        QTest::newRow("five, lying") << 5 << lying << QList<int>{0, 0, 90, 180, 180};
        QTest::newRow("five, standing") << 5 << standing << QList<int>{0, 90, 90, 270, 270};
        QTest::newRow("six, lying") << 6 << lying << QList<int>{0, 0, 90, 180, 180, 270};
        QTest::newRow("six, standing") << 6 << standing << QList<int>{0, 90, 90, 180, 270, 270};
    }
    void peopleSitClockwiseAndFaceOutward()
    {
        QFETCH(int, seats);
        QFETCH(QSizeF, room);
        QFETCH(QList<int>, rotations);
        RoundTable table;
        set(table, seats, room, usual);
        const auto places = table.seated();
        QList<int> found;
        qreal before = -181;
        for (const auto &place : places) {
            found.append(place.rotation);
            const auto from = place.onScreen().center() - QRectF({0, 0}, room).center();
            // The angle from straight below, clockwise: it only grows around the table.
            qreal angle = qRadiansToDegrees(qAtan2(-from.x(), from.y()));
            if (place.rotation > 0 && angle < 0)
                angle += 360;
            QVERIFY(angle > before);
            before = angle;
        }
        QCOMPARE(found, rotations);
    }

    void aPhoneOrACrowdIsNoRoundTable()
    {
        RoundTable table;
        set(table, 4, {360, 800}, usual);
        QVERIFY(!table.fits());
        set(table, 4, {800, 590}, usual);
        QVERIFY(!table.fits());
        set(table, 7, {1280, 800}, usual);
        QVERIFY(!table.fits());
        set(table, 0, {1280, 800}, usual);
        QVERIFY(!table.fits());
        set(table, 4, {1280, 800}, 0);
        QVERIFY(!table.fits());
    }

    // One seat in the middle of a long edge reaches no corner: those on the short edges have the corners.
    void cornersThatNobodyReachesAreTheNeighbours()
    {
        RoundTable table;
        set(table, 4, {1280, 800}, usual); // 560 of 1280 taken above and below, 360 free on either side
        for (const auto &place : table.seated())
            QCOMPARE(place.unturned.width(), 560.0);
        set(table, 6, {1280, 800}, usual); // two above and two below: no corner is free
        for (const auto &place : table.seated())
            QVERIFY(place.rotation % 180 == 0 || place.unturned.width() < 560);
    }

    void placesAreToldAsItemsTakeThem()
    {
        RoundTable table;
        set(table, 2, {1280, 800}, usual);
        const auto second = table.places().at(1).toMap();
        QCOMPARE(second["rotation"].toInt(), 180);
        QCOMPARE(second["width"].toReal(), 560.0);
        QCOMPARE(second["height"].toReal(), usual);
        QCOMPARE(second["x"].toReal(), 360.0);
        QCOMPARE(second["y"].toReal(), 0.0);
        QCOMPARE(table.middle(), QRectF(0, 124, 1280, 552));
    }
};

QTEST_APPLESS_MAIN(RoundTableTest)
#include "round_table_test.moc"
