#include "tests/harness/real_window.h"

#include <QSignalSpy>

#include <algorithm>

using namespace torchside;
using namespace Qt::StringLiterals;

// Dungeon of Mandom played by touch in the real window, from an empty shelf to the winner.
class MandomEndToEndTest : public QObject {
    Q_OBJECT

private:
    static void sitDown(tests::RealWindow &app, const QStringList &names)
    {
        QVERIFY(app.tap(u"Dungeon of Mandom"_s));
        for (const auto &name : names)
            QVERIFY2(app.type(u"Add someone"_s, name), qPrintable(name));
        QVERIFY(app.tap(u"Into the dungeon"_s));
        QVERIFY(app.shows(u"Round 1"_s));
    }

private slots:
    void aWholeGame_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("phone") << QSize(360, 800);
        QTest::newRow("phone, lying") << QSize(800, 360);
        QTest::newRow("tablet") << QSize(800, 1280);
        QTest::newRow("tablet, lying") << QSize(1280, 800);
    }
    void aWholeGame()
    {
        QFETCH(QSize, size);
        tests::RealWindow app(size);
        QVERIFY(app.isShown());
        sitDown(app, {u"Ann"_s, u"Bo"_s});
        QVERIFY(app.tap(u"Dungeon"_s));            // Ann
        QVERIFY(app.tap(u"Torch: on the hero"_s)); // Bo takes it off
        QTRY_VERIFY(app.control(u"Torch: off"_s));
        QVERIFY(app.tap(u"Dungeon"_s)); // Ann
        QVERIFY(app.tap(u"Pass"_s));    // Bo: Ann goes in
        QVERIFY(app.shows(u"still to turn"_s));
        QVERIFY(app.tap(u"Name a kind"_s));
        QVERIFY(app.tap(u"Golem, strength 5"_s));
        QVERIFY(app.tap(u"Name it"_s));
        QVERIFY(app.tap(u"Golem, strength 5"_s));
        QVERIFY(app.tap(u"Demon, strength 7"_s));
        QVERIFY(app.shows(u"Whoever put a monster aside shows it."_s)); // with the Torch
        QVERIFY(app.shows(u"Round 2"_s));
        QVERIFY(app.shows(u"Ann survived: 7 damage against 11 HP"_s));
        QVERIFY(app.tap(u"Pass"_s)); // Ann: Bo enters the empty dungeon
        QVERIFY(app.tap(u"Pass"_s)); // Bo: Ann does, for the second time
        QVERIFY(app.shows(u"Ann wins the Dungeon of Mandom!"_s));
        app.sendOn();
        const auto seen = [&](const QString &words) {
            const auto items = tests::allItems(app.window()->contentItem());
            return std::count_if(items.begin(), items.end(), [&](const auto *item) {
                return item->inherits("QQuickText") && item->property("text").toString() == words &&
                       tests::isSeen(item);
            });
        };
        QTRY_COMPARE(seen(u"Ann survived: 0 damage against 11 HP"_s), 1); // once is enough
        QCOMPARE(seen(u"passed"_s), 0);                                   // nobody bids any more
        QVERIFY(app.tap(u"Home"_s));
        QVERIFY(app.tap(u"Past games and statistics"_s)); // what is over lies there
        QTRY_VERIFY(app.control(u"Ann has won"_s));
    }

    // Beside what its person did, with marks, and with big text.
    void aShortNameStandsWhole_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("phone") << QSize(360, 800);
        QTest::newRow("tablet") << QSize(800, 1280);
        QTest::newRow("tablet, lying") << QSize(1280, 800);
    }
    void aShortNameStandsWhole()
    {
        QFETCH(QSize, size);
        tests::RealWindow app(size);
        app.app().preferences().setTextScale(2);
        sitDown(app, {u"Ann"_s, u"Bo"_s, u"Cy"_s, u"Dietlinde"_s});
        for (int i = 0; i < 4; ++i) // Dietlinde goes into the empty dungeon, and passes in the next round
            QVERIFY(app.tap(u"Pass"_s));
        app.sendOn();
        QVERIFY(app.shows(u"Round 2"_s));
        for (const auto *name : {"Ann", "Bo", "Cy", "Dietlinde"}) {
            const auto *words = app.text(QLatin1String(name));
            QVERIFY2(words && !words->property("truncated").toBool(), name);
        }
    }

    void everyStepCanBeTakenBackAndIsToldInTheHistory()
    {
        tests::RealWindow app;
        sitDown(app, {u"Ann"_s, u"Bo"_s});
        QVERIFY(app.tap(u"Dungeon"_s));
        QVERIFY(app.tap(u"Torch: on the hero"_s));
        QVERIFY(app.tap(u"Undo"_s));
        QVERIFY(app.shows(u"Put the Torch back on the hero."_s));
        QVERIFY(app.tap(u"Redo"_s));
        QVERIFY(app.tap(u"History"_s));
        QVERIFY(app.shows(u"you are here"_s));
        QVERIFY(app.tap(u"Ann and Bo sit down; Ann starts."_s));
        QVERIFY(app.shows(u"Put the Torch back on the hero."_s));
        QVERIFY(app.tap(app.page()->property("targetTime").toString().prepend(u"Back to "_s)));
        QVERIFY(app.tap(u"Back"_s));
        QTRY_VERIFY(app.control(u"Torch: on the hero"_s));
        QVERIFY(app.tap(u"Redo"_s));
    }

    void whatOneHasDrawnInPrivateShowsOnlyWhileHeld()
    {
        tests::RealWindow app;
        sitDown(app, {u"Ann"_s, u"Bo"_s});
        QVERIFY(app.tap(u"Note in private what you drew"_s));
        QVERIFY(app.tap(u"I’m looking alone"_s));
        QVERIFY(app.tap(u"Dragon, strength 9"_s));
        QVERIFY(app.tap(u"Dungeon"_s)); // Ann, in private
        QVERIFY(app.shows(u"Bo draws a card"_s));
        QVERIFY(app.tap(u"Dungeon"_s)); // Bo
        QVERIFY(app.hides(u"Dragon in the dungeon"_s));
        bool seen = false;
        QVERIFY(app.hold(u"Hold to see Ann’s own odds"_s, [&] {
            seen = app.shows(u"Dragon in the dungeon"_s) && app.shows(u"to survive now"_s);
        }));
        QVERIFY(seen);
        QVERIFY(app.hides(u"Dragon in the dungeon"_s));
        QVERIFY(app.tap(u"History"_s));
        QVERIFY(app.hides(u"ragon"_s));
    }

    void aGameIsThereAfterTheAppWasClosed()
    {
        const QTemporaryDir folder;
        {
            tests::RealWindow app({360, 800}, folder.path());
            sitDown(app, {u"Ann"_s, u"Bo"_s});
            QVERIFY(app.tap(u"Dungeon"_s));
        }
        tests::RealWindow app({360, 800}, folder.path());
        QVERIFY(app.tap(u"Round 1, Bo to act"_s)); // one tap from the start to the table
        QVERIFY(app.shows(u"Bo draws a card"_s));
        QVERIFY(app.tap(u"Undo"_s));
        QVERIFY(app.shows(u"Ann draws a card"_s));
    }

    void aSessionIsRemovedAndTakenBack()
    {
        tests::RealWindow app;
        sitDown(app, {u"Ann"_s, u"Bo"_s});
        QVERIFY(app.tap(u"Back"_s));
        QVERIFY(app.tap(u"Remove “Round 1, Ann to act”"_s));
        QVERIFY(app.tap(u"Remove"_s));
        QTRY_VERIFY(!app.control(u"Round 1, Ann to act"_s));
        QVERIFY(app.tap(u"Undo"_s));
        QTRY_VERIFY(app.control(u"Round 1, Ann to act"_s));
    }

    void theLookChangesAtOnce()
    {
        tests::RealWindow app;
        QVERIFY(app.tap(u"Settings"_s));
        const auto dark = app.grab().pixelColor(5, 400).lightness();
        QVERIFY(app.tap(u"Light"_s));
        QVERIFY(app.grab().pixelColor(5, 400).lightness() > dark + 100);
        QVERIFY(app.tap(u"200 %"_s));
        QCOMPARE(app.app().preferences().textScale(), 2.0);
    }
};

QTEST_MAIN(MandomEndToEndTest)
#include "mandom_e2e_test.moc"
