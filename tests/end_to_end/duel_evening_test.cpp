#include "tests/harness/one_tap.h"

#include <QAbstractItemModel>

using namespace torchside;
using namespace Qt::StringLiterals;

// A whole duel to its end by touch: sides change, nobody's numbers move by themselves, and the score is what
// the table counts by hand.
class DuelEveningTest : public QObject {
    Q_OBJECT

    static QVariant of(tests::RealWindow &app, const char *name)
    {
        return tests::tableOf(app)->property(name);
    }

    static int cell(tests::RealWindow &app, int seat, const char *role)
    {
        auto *players = of(app, "players").value<QAbstractItemModel *>();
        return players->index(seat, 0).data(players->roleNames().key(role)).toInt();
    }

    // Characters, henchmen and equipment of all three.
    static QList<int> numbers(tests::RealWindow &app)
    {
        QList<int> all;
        for (int seat = 0; seat < 3; ++seat)
            for (const auto *role : {"characters", "henchmen", "equipment"})
                all.append(cell(app, seat, role));
        return all;
    }

    static bool defeat(tests::RealWindow &app, const QString &by, const QString &whose, const QString &unit,
                       const QString &how)
    {
        const auto deed = u"%1: a %2 %3"_s.arg(whose, unit.toLower(), how.toLower());
        return tests::once(app, u"Somebody is defeated…"_s, 0) && app.tap(by) && app.tap(whose) &&
               app.tap(unit) && app.tap(how) && tests::once(app, deed);
    }

    static bool part(tests::RealWindow &app, const QString &tab)
    {
        app.sendOn();
        return !app.control(tab) || app.tap(tab);
    }

    static int marker(tests::RealWindow &app, const QString &location, int seat)
    {
        const auto *model = of(app, "markers").value<QAbstractItemModel *>();
        for (int row = 0; row < model->rowCount(); ++row)
            if (const auto index = model->index(row, 0);
                index.data(model->roleNames().key("location")).toString() == location)
                return index.data(model->roleNames().key("values")).toList().value(seat).toInt();
        return -1;
    }

    // Each tap is one on; several in a row are one line of the history.
    static bool markers(tests::RealWindow &app, const QString &location, const QString &name, int count)
    {
        const auto seat = static_cast<int>(QStringList{u"Ann"_s, u"Bo"_s, u"Cy"_s}.indexOf(name));
        const int before = marker(app, location, seat);
        for (int i = 1; i <= count; ++i) {
            if (!app.tap(u"%1: %2"_s.arg(location, name)))
                return false;
            app.settle(250);
            if (marker(app, location, seat) != before + i) {
                qWarning("%s of %s: %d", qPrintable(location), qPrintable(name), marker(app, location, seat));
                return false;
            }
        }
        return true;
    }

    static void sitDown(tests::RealWindow &app)
    {
        QVERIFY(app.tap(u"Duel of Ages"_s));
        for (const auto *name : {"Ann", "Bo", "Cy"})
            QVERIFY(app.type(u"Add someone"_s, QLatin1String(name)));
        QVERIFY(app.tap(u"We roll"_s) && app.tap(u"Roll of Ann: more"_s));
        QVERIFY(app.tap(u"Start the duel"_s));
        QVERIFY(tests::soon([&] { return tests::tableOf(app) != nullptr; }));
        app.settle(600);
        QVERIFY(app.tap(u"Enter what everybody has: characters, henchmen, equipment."_s));
        QVERIFY(tests::once(app, u"Characters: 4 each"_s));
        QVERIFY(tests::once(app, u"Henchmen: 2 each"_s));
        QVERIFY(tests::once(app, u"Equipment: 5 each"_s));
        QVERIFY(app.tap(u"Close"_s));
    }

private slots:
    void toTheEndByTouch_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("phone") << QSize(412, 915);
        QTest::newRow("tablet") << QSize(800, 1280);
        QTest::newRow("tablet, lying") << QSize(1280, 800);
    }
    void toTheEndByTouch()
    {
        QFETCH(QSize, size);
        tests::RealWindow app(size);
        app.app().preferences().setMotion(false);
        sitDown(app);
        QCOMPARE(numbers(app), (QList<int>{4, 2, 5, 4, 2, 5, 4, 2, 5}));
        const auto *deed = app.control(u"Somebody is defeated…"_s); // whatever is unfolded
        QVERIFY(deed && deed->mapToScene({0, deed->height()}).y() <
                            app.window()->height() - app.page()->property("sheetHeight").toReal());

        // Ann, the Loner: nothing is lost, nobody may change.
        QVERIFY(part(app, u"Adventures"_s));
        QVERIFY(markers(app, u"Ruins"_s, u"Ann"_s, 2));
        QVERIFY(tests::once(app, u"End the turn"_s));
        QCOMPARE(of(app, "loner").toInt(), 0);
        QCOMPARE(of(app, "turn").toInt(), 2);

        // The Alliance: Bo takes a character, Cy two henchmen; characters come first, and Bo says no.
        QVERIFY(markers(app, u"Merc Camp"_s, u"Bo"_s, 1));
        QVERIFY(part(app, u"People"_s));
        const auto *folded = app.control(u"Ann, show the counters"_s);
        QCOMPARE(folded != nullptr, size.height() < 1000); // no room for all
        if (size.width() > size.height())                  // and the number is read across the table
            QVERIFY(folded->parentItem()->property("large").toBool());
        QVERIFY(defeat(app, u"Bo"_s, u"Ann"_s, u"Character"_s, u"Killed"_s));
        QVERIFY(defeat(app, u"Cy"_s, u"Ann"_s, u"Henchman"_s, u"Killed"_s));
        QVERIFY(defeat(app, u"Cy"_s, u"Ann"_s, u"Henchman"_s, u"Taken over"_s));
        QCOMPARE(numbers(app), (QList<int>{3, 0, 5, 4, 2, 5, 4, 3, 5}));
        QVERIFY(tests::once(app, u"End the turn"_s));
        QVERIFY(app.shows(u"Bo, do you become the Loner?"_s));
        QVERIFY(tests::once(app, u"No"_s));
        QVERIFY(app.shows(u"Cy, do you become the Loner?"_s));
        QVERIFY(tests::once(app, u"Yes, be the Loner"_s));
        QCOMPARE(of(app, "loner").toInt(), 2);
        QCOMPARE(numbers(app), (QList<int>{3, 0, 5, 4, 2, 5, 4, 3, 5}));

        // Cy, the Loner, loses somebody to an adventure: the game can't end in this turn.
        QVERIFY(defeat(app, u"An adventure"_s, u"Cy"_s, u"Character"_s, u"Imprisoned"_s));
        QVERIFY(tests::once(app, u"End the game"_s, 0));
        QVERIFY(app.shows(u"lost somebody in this turn"_s));
        QVERIFY(tests::once(app, u"End the turn"_s));
        if (app.control(u"Cy, show the counters"_s)) // who isn't acting is folded on a phone
            QVERIFY(tests::once(app, u"Cy, show the counters"_s, 0));
        QVERIFY(tests::once(app, u"Free one of Cy’s prisoners"_s));
        QCOMPARE(cell(app, 2, "characters"), 4);
        QVERIFY(tests::once(app, u"End the turn"_s));

        // Cy again, without a loss: the HQ falls, and time is up.
        QVERIFY(tests::once(app, u"HQ destroyed…"_s, 0));
        QVERIFY(tests::once(app, u"Ann"_s));
        QVERIFY(part(app, u"Adventures"_s));
        QVERIFY(markers(app, u"Royal Tournament"_s, u"Cy"_s, 2));
        QVERIFY(part(app, u"People"_s));
        QVERIFY(tests::once(app, u"End the game"_s, 0));
        QVERIFY(tests::once(app, u"Time is up"_s));
        // Ruins 3 1 1, Merc Camp 1 3 1, Tournament 1 1 3, six places level 2 each, characters 1 2 2, HQ 3.
        QVERIFY(app.shows(u"Ann wins with 21 points."_s));
        QVERIFY(app.tap(u"Home"_s));
    }
};

QTEST_MAIN(DuelEveningTest)
#include "duel_evening_test.moc"
