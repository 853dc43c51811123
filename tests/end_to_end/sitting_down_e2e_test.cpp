#include "tests/harness/real_window.h"

#include <QPointingDevice>

using namespace torchside;
using namespace Qt::StringLiterals;

// Before a game: people sit down, change seats and colours, and find out who begins; the rules stand beside.
class SittingDownEndToEndTest : public QObject {
    Q_OBJECT

private:
    const std::unique_ptr<QPointingDevice> hand_{QTest::createTouchDevice()};

    static QQuickItem *field(const tests::RealWindow &app, const QString &label)
    {
        for (auto *item : tests::allItems(app.window()->contentItem()))
            if (item->property("label").toString() == label &&
                item->metaObject()->indexOfSignal("edited(QString)") >= 0 && tests::isSeen(item))
                return item;
        return nullptr;
    }

    void touch(const tests::RealWindow &app, QPoint at) const
    {
        app.touch(at);
        app.settle(60);
    }

    static QPoint centre(const QQuickItem *item)
    {
        return item->mapToScene({item->width() / 2, item->height() / 2}).toPoint();
    }

    static void write(const tests::RealWindow &app, const QString &words)
    {
        for (const auto letter : words)
            QTest::sendKeyEvent(QTest::Click, app.window(), Qt::Key_unknown, QString(letter), {});
        QTest::keyClick(app.window(), Qt::Key_Return);
        app.settle(60);
    }

    static QStringList names(tests::RealWindow &app) { return app.app().shelf().seating()->names(); }

    static void sitDown(tests::RealWindow &app, const QString &game, const QStringList &people)
    {
        QVERIFY(app.tap(game));
        for (const auto &name : people)
            QVERIFY2(app.type(u"Add someone"_s, name), qPrintable(name));
    }

    void fingersDown(const tests::RealWindow &app, int count) const
    {
        auto sequence = QTest::touchEvent(app.window(), hand_.get());
        for (int i = 0; i < count; ++i)
            sequence.press(i, QPoint(80 + 90 * i, 300 + 60 * i));
        sequence.commit();
    }

    void fingersUp(const tests::RealWindow &app, int from, int count) const
    {
        auto sequence = QTest::touchEvent(app.window(), hand_.get());
        for (int i = 0; i < from; ++i)
            sequence.stationary(i);
        for (int i = from; i < count; ++i)
            sequence.release(i, QPoint(80 + 90 * i, 300 + 60 * i));
        sequence.commit();
    }

private slots:
    // From an app that was never opened to the first encounter of four people.
    void whoNeverSawItStartsAGameOfFourInAFewTaps()
    {
        tests::RealWindow app;
        QVERIFY(app.isShown());
        int taps = 0;
        QVERIFY(app.tap(u"Cutthroat Caverns"_s));
        ++taps;
        app.settle(300);
        auto *line = field(app, u"Add someone"_s);
        QVERIFY(line);
        touch(app, centre(line));
        ++taps;
        for (const auto *name : {"Ann", "Bo", "Cy", "Dietlinde"})
            write(app, QLatin1String(name)); // the line stays ready for the next one
        QCOMPARE(names(app), (QStringList{u"Ann"_s, u"Bo"_s, u"Cy"_s, u"Dietlinde"_s}));
        QVERIFY(app.tap(u"Into the caverns"_s));
        ++taps;
        QVERIFY(app.shows(u"0 of 9 met"_s));
        qInfo("four people in the caverns: %d taps and the typing", taps);
        QVERIFY(taps <= 8);
    }

    // From the set-up the page goes straight to the table, not by Home.
    void homeIsNotSeenBetweenTheSetUpAndTheTable()
    {
        tests::RealWindow app;
        sitDown(app, u"Duel of Ages"_s, {u"Ann"_s, u"Bo"_s, u"Cy"_s});
        QVERIFY(tests::soon([&] { return app.control(u"Start the duel"_s) != nullptr; }));
        app.settle(400);
        bool seen = false;
        connect(
            app.window(), &QQuickWindow::beforeSynchronizing, app.window(),
            [&] {
                for (const auto *item : tests::allItems(app.window()->contentItem()))
                    seen = seen || (item->property("text").toString() == u"Watch: Duel of Ages"_s &&
                                    tests::isSeen(item));
            },
            Qt::DirectConnection);
        touch(app, centre(app.control(u"Start the duel"_s)));
        QTRY_VERIFY(app.app().shelf().table());
        QVERIFY(app.shows(u"Turn 1"_s));
        QVERIFY(!seen);
    }

    void whoSatHereLastSitsDownByOneTap()
    {
        tests::RealWindow app;
        app.app().preferences().remember({u"Ann"_s, u"Bo"_s, u"Cy"_s, u"Di"_s});
        QVERIFY(app.tap(u"Cutthroat Caverns"_s));
        QVERIFY(app.tap(u"Into the caverns"_s));
        QVERIFY(app.shows(u"0 of 9 met"_s));
    }

    void aSeatIsDraggedToItsPlace()
    {
        tests::RealWindow app;
        sitDown(app, u"Dungeon of Mandom"_s, {u"Ann"_s, u"Bo"_s, u"Cy"_s});
        app.settle(200);
        QList<QQuickItem *> handles;
        for (auto *item : tests::allItems(app.window()->contentItem()))
            if (item->inherits("QQuickMouseArea") && item->property("preventStealing").toBool() &&
                tests::isSeen(item))
                handles.append(item);
        QCOMPARE(handles.size(), 3);
        const auto from = centre(handles[0]);
        const auto to = centre(handles[2]);
        QTest::touchEvent(app.window(), hand_.get()).press(1, from);
        for (int step = 1; step <= 8; ++step) {
            QTest::touchEvent(app.window(), hand_.get()).move(1, from + (to - from) * step / 8);
            app.settle(16);
        }
        QCOMPARE(names(app), (QStringList{u"Ann"_s, u"Bo"_s, u"Cy"_s})); // not before it is let go
        QTest::touchEvent(app.window(), hand_.get()).release(1, to);
        QTRY_COMPARE(names(app), (QStringList{u"Bo"_s, u"Cy"_s, u"Ann"_s}));
        QVERIFY(app.shows(u"Ann starts."_s)); // the one to begin keeps that
    }

    void aPersonsColourIsKeptAndNoTwoAreAlike()
    {
        const QTemporaryDir folder;
        {
            tests::RealWindow app({360, 800}, folder.path());
            sitDown(app, u"Dungeon of Mandom"_s, {u"Ann"_s, u"Bo"_s});
            QVERIFY(app.tap(u"Ann"_s));
            QVERIFY(app.tap(u"Sky"_s));
            QCOMPARE(app.app().shelf().seating()->hues(), (QList<int>{1, 0}));
            QVERIFY(app.tap(u"Into the dungeon"_s));
            QVERIFY(app.shows(u"Round 1"_s));
            QCOMPARE(app.app().shelf().hues(), (QList<int>{1, 0}));
        }
        tests::RealWindow app({360, 800}, folder.path());
        QVERIFY(app.tap(u"Cutthroat Caverns"_s));
        QCOMPARE(app.app().shelf().seating()->hues(), (QList<int>{1, 0}));
    }

    void fingersOnTheScreenFindWhoBegins()
    {
        tests::RealWindow app;
        sitDown(app, u"Dungeon of Mandom"_s, {u"Ann"_s, u"Bo"_s, u"Cy"_s});
        QVERIFY(app.tap(u"Who starts?"_s));
        QVERIFY(app.shows(u"Everybody, put a finger on the screen"_s));
        fingersDown(app, 3);
        QVERIFY(app.shows(u"Keep still…"_s));
        QVERIFY(app.shows(u"Whose finger is it?"_s));
        fingersUp(app, 0, 3);
        QVERIFY(app.shows(u"Whose finger is it?"_s)); // lifting afterwards changes nothing
        QVERIFY(app.tap(u"Bo"_s));
        QVERIFY(app.shows(u"Bo starts."_s));
        QCOMPARE(app.app().shelf().seating()->first(), 1);
    }

    void liftingAFingerStopsIt()
    {
        tests::RealWindow app;
        sitDown(app, u"Dungeon of Mandom"_s, {u"Ann"_s, u"Bo"_s});
        QVERIFY(app.tap(u"Who starts?"_s));
        fingersDown(app, 2);
        QVERIFY(app.shows(u"Keep still…"_s));
        fingersUp(app, 1, 2);
        QVERIFY(app.shows(u"At least one more finger."_s));
        app.settle(2200);
        QVERIFY(app.text(u"Whose finger is it?"_s) == nullptr);
        fingersUp(app, 0, 1);
        QVERIFY(app.tap(u"Roll instead"_s));
        QVERIFY(app.shows(u"starts."_s));
        QVERIFY(app.tap(u"Done"_s));
        QVERIFY(app.tap(u"Into the dungeon"_s));
        QVERIFY(app.shows(u"Round 1"_s));
    }

    void theRulesStandBesideATableOnAWideScreen()
    {
        tests::RealWindow app({1280, 800});
        sitDown(app, u"Dungeon of Mandom"_s, {u"Ann"_s, u"Bo"_s});
        QVERIFY(app.tap(u"Into the dungeon"_s));
        QVERIFY(app.shows(u"Round 1"_s));
        QVERIFY(app.tap(u"Rules"_s));
        QTRY_VERIFY(field(app, u"Ask the rules"_s));
        QVERIFY(app.shows(u"For this step"_s));
        QVERIFY(onlyIn(app, field(app, u"Ask the rules"_s), 1280 - 380, 1280));
        QVERIFY(app.tap(u"Dungeon"_s)); // the table is live beside it
        QVERIFY(app.shows(u"Bo draws a card"_s));
        QVERIFY(app.type(u"Ask the rules"_s, u"torch"_s));
        QVERIFY(app.shows(u"Torch"_s));
        QVERIFY(app.tap(u"Rules"_s));
        QTRY_VERIFY(!field(app, u"Ask the rules"_s));
        QVERIFY(app.tap(u"Rules"_s));
        QVERIFY(app.tap(u"Undo"_s));
        QVERIFY(app.tap(u"Pass"_s));
        app.window()->resize(800, 1280); // turned: one beside the other has no room
        QTRY_VERIFY(!field(app, u"Ask the rules"_s));
        QVERIFY(app.tap(u"Rules"_s));
        QTRY_VERIFY(field(app, u"Ask the rules"_s));
        QTRY_VERIFY(!app.control(u"Pass"_s)); // a page of its own
    }

private:
    static bool onlyIn(const tests::RealWindow &, const QQuickItem *item, qreal from, qreal to)
    {
        const auto rect = item->mapRectToScene({0, 0, item->width(), item->height()});
        return rect.left() >= from && rect.right() <= to;
    }
};

QTEST_MAIN(SittingDownEndToEndTest)
#include "sitting_down_e2e_test.moc"
