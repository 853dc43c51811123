#include "tests/harness/real_window.h"

#include <QFile>
#include <QGuiApplication>
#include <QQmlExpression>
#include <QSignalSpy>

using namespace torchside;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

// What a device does to an app: it is killed, turned, darkened, called, covered and handed files.
class LifeOnAPhoneTest : public QObject {
    Q_OBJECT

private:
    static void sitDown(tests::RealWindow &app)
    {
        QVERIFY(app.isShown());
        QVERIFY(app.tap(u"Dungeon of Mandom"_s));
        for (const auto &name : {u"Ann"_s, u"Bo"_s})
            QVERIFY(app.type(u"Add someone"_s, name));
        QVERIFY(app.tap(u"Into the dungeon"_s));
        QVERIFY(app.shows(u"Round 1"_s));
    }

    // As if a keyboard had come up on the screen.
    static void coverFromBelow(tests::RealWindow &app, int height)
    {
        QQmlExpression cover(qmlContext(app.page()), app.page(), u"Theme.keyboard = %1"_s.arg(height));
        cover.evaluate();
        QVERIFY2(!cover.hasError(), qPrintable(cover.error().toString()));
        app.settle(300);
    }

    static QRectF placeOf(tests::RealWindow &app, const QString &name)
    {
        const auto *item = app.control(name);
        return item ? item->mapRectToScene({0, 0, item->width(), item->height()}) : QRectF();
    }

    static QObject *dialog(tests::RealWindow &app)
    {
        for (const auto *item : tests::allItems(app.window()->contentItem()))
            if (item->inherits("QQuickPopupItem") && tests::isSeen(item))
                return item->parent();
        return nullptr;
    }

private Q_SLOTS:
    void killedInTheBackgroundItComesBackToTheTable()
    {
        const QTemporaryDir folder;
        tests::RealWindow app({360, 800}, folder.path());
        sitDown(app);
        QVERIFY(app.tap(u"Dungeon"_s));
        QTRY_COMPARE(app.app().preferences().openSession(), app.app().shelf().sessionId());
        app.kill();
        tests::RealWindow again({360, 800}, folder.path());
        QVERIFY(again.shows(u"Bo draws a card"_s)); // without a touch
        QVERIFY(again.tap(u"Undo"_s));
        QVERIFY(again.shows(u"Ann draws a card"_s));
    }

    void killedAboveTheTableItComesBackToThatPage_data()
    {
        QTest::addColumn<QString>("button");
        QTest::addColumn<QString>("page");
        QTest::newRow("history") << u"History"_s << u"HistoryPage"_s;
        QTest::newRow("rules") << u"Rules"_s << u"RulesPage"_s;
    }
    void killedAboveTheTableItComesBackToThatPage()
    {
        QFETCH(QString, button);
        QFETCH(QString, page);
        const QTemporaryDir folder;
        tests::RealWindow app({360, 800}, folder.path());
        sitDown(app);
        QVERIFY(app.tap(button));
        QTRY_COMPARE(app.app().preferences().openPage(), page);
        app.kill();
        tests::RealWindow again({360, 800}, folder.path());
        QTRY_COMPARE(again.page()->objectName(), page);
        QVERIFY(again.tap(u"Back"_s));
        QVERIFY(again.shows(u"Ann draws a card"_s)); // the table lies beneath
    }

    void whatIsClosedOnPurposeBeginsAtHome()
    {
        const QTemporaryDir folder;
        {
            tests::RealWindow app({360, 800}, folder.path());
            sitDown(app);
            QTRY_VERIFY(app.app().preferences().openSession() > 0);
            app.window()->close();
            QTRY_COMPARE(app.app().preferences().openSession(), 0);
        }
        tests::RealWindow again({360, 800}, folder.path());
        QVERIFY(again.tap(u"Round 1, Ann to act"_s)); // one tap to the last table
    }

    void aTableThatWasLeftIsNotOpenedAgain()
    {
        const QTemporaryDir folder;
        tests::RealWindow app({360, 800}, folder.path());
        sitDown(app);
        QTRY_VERIFY(app.app().preferences().openSession() > 0);
        QVERIFY(app.tap(u"Back"_s));
        QTRY_COMPARE(app.app().preferences().openSession(), 0);
        app.kill();
        tests::RealWindow again({360, 800}, folder.path());
        QVERIFY(again.shows(u"New game"_s));
    }

    void aSessionThatBringsTheAppDownDoesSoOnce()
    {
        const QTemporaryDir folder;
        tests::RealWindow app({360, 800}, folder.path());
        sitDown(app);
        QTRY_VERIFY(app.app().preferences().openSession() > 0);
        app.kill();
        app::Preferences preferences(folder.filePath(u"preferences.ini"_s));
        preferences.keepOpen(4711); // there is no such session
        tests::RealWindow again({360, 800}, folder.path());
        QVERIFY(again.shows(u"New game"_s));
        QCOMPARE(again.app().preferences().openSession(), 0);
    }

    void turnedWhileADialogIsOpenItKeepsEverything()
    {
        tests::RealWindow app({360, 800});
        sitDown(app);
        QVERIFY(app.tap(u"Dungeon"_s));
        QVERIFY(app.tap(u"Dungeon"_s));
        QVERIFY(app.tap(u"Pass"_s));
        QVERIFY(app.tap(u"Name a kind"_s));
        QVERIFY(app.tap(u"Golem, strength 5"_s));
        auto *open = dialog(app);
        QVERIFY(open);
        app.window()->resize(800, 360);
        QTRY_COMPARE(app.window()->width(), 800);
        app.settle(200);
        QCOMPARE(dialog(app), open);
        QVERIFY(app.tap(u"Name it"_s)); // what was chosen before is still chosen
        QVERIFY(app.shows(u"Golem"_s));
        QTRY_VERIFY(!dialog(app));
        app.window()->resize(360, 800);
        QVERIFY(app.tap(u"Golem, strength 5"_s));
    }

    void whatIsTypedOutlastsTheTurn()
    {
        tests::RealWindow app({360, 800});
        QVERIFY(app.tap(u"Dungeon of Mandom"_s));
        QVERIFY(app.type(u"Add someone"_s, u"Maximiliane"_s));
        app.window()->resize(800, 360);
        QVERIFY(app.shows(u"Maximiliane"_s));
    }

    void aCallMakesItSilent()
    {
        tests::RealWindow app;
        sitDown(app);
        QVERIFY(app.tap(u"Dungeon"_s));
        QVERIFY(!app.heard.isEmpty());
        const auto before = app.heard.size();
        Q_EMIT app.platform().soundTaken();
        QVERIFY(app.tap(u"Dungeon"_s));
        app.settle(300);
        QCOMPARE(app.heard.size(), before);
        Q_EMIT app.platform().soundGivenBack();
        QVERIFY(app.tap(u"Undo"_s));
        QTRY_VERIFY(app.heard.size() > before);
        QCOMPARE(app.heard.last().kind, table::CueKind::tap);
    }

    void whatHappensIsSaidWhereThePersonWantsIt()
    {
        tests::RealWindow app;
        sitDown(app);
        app.app().preferences().setSpoken(true);
        QVERIFY(app.tap(u"Dungeon"_s));
        QTRY_COMPARE(app.said, QStringList{u"Bo is next."_s});
    }

    void backClosesTheDialogFirst()
    {
        tests::RealWindow app;
        sitDown(app);
        QVERIFY(app.tap(u"Dungeon"_s));
        QVERIFY(app.tap(u"Dungeon"_s));
        QVERIFY(app.tap(u"Pass"_s));
        QVERIFY(app.tap(u"Name a kind"_s));
        QVERIFY(dialog(app));
        auto *table = app.page();
        QTest::keyClick(app.window(), Qt::Key_Back);
        QTRY_VERIFY(!dialog(app));
        QCOMPARE(app.page(), table);
        QVERIFY(app.tap(u"History"_s));
        QTest::keyClick(app.window(), Qt::Key_Back);
        QTRY_COMPARE(app.page(), table);
        QTest::keyClick(app.window(), Qt::Key_Back);
        QVERIFY(app.shows(u"New game"_s));
    }

    void theScreenStaysOnWhileAGameRuns()
    {
        tests::RealWindow app;
        QVERIFY(!app.platform().isAwake);
        sitDown(app);
        QTRY_VERIFY(app.platform().isAwake);
        Q_EMIT qGuiApp->applicationStateChanged(Qt::ApplicationSuspended);
        QVERIFY(!app.platform().isAwake);
        Q_EMIT qGuiApp->applicationStateChanged(Qt::ApplicationActive);
        QVERIFY(app.platform().isAwake);
        app.app().preferences().setKeepAwake(false);
        QVERIFY(!app.platform().isAwake);
        app.app().preferences().setKeepAwake(true);
        QVERIFY(app.platform().isAwake);
        QVERIFY(app.tap(u"Back"_s));
        QTRY_VERIFY(!app.platform().isAwake);
    }

    void aGameThatIsOverLetsTheScreenSleep()
    {
        tests::RealWindow app;
        sitDown(app);
        for (int i = 0; i < 3; ++i)
            QVERIFY(app.tap(u"Pass"_s));
        QVERIFY(app.shows(u"wins the Dungeon of Mandom!"_s));
        QTRY_VERIFY(!app.platform().isAwake);
    }

    void theTouchThatWakesTheScreenPressesNothing()
    {
        tests::RealWindow app;
        sitDown(app);
        const int seq = app.app().shelf().table()->seq();
        app.app().preferences().setDimAfter(1);
        app.app().wakefulness().setMinute(300ms);
        QTRY_VERIFY(app.app().wakefulness().dimmed());
        app.settle(1200); // it has grown dark
        const auto dark = app.grab().pixelColor(180, 400).lightness();
        app.app().wakefulness().setMinute(1h);
        QVERIFY(app.tap(u"Dungeon"_s));
        QVERIFY(!app.app().wakefulness().dimmed());
        QCOMPARE(app.app().shelf().table()->seq(), seq);
        app.settle(400);
        QVERIFY(app.grab().pixelColor(180, 400).lightness() >= dark);
        QVERIFY(app.tap(u"Dungeon"_s));
        QTRY_COMPARE(app.app().shelf().table()->seq(), seq + 1);
    }

    void theKeyThatWakesTheScreenPressesNothing()
    {
        tests::RealWindow app;
        sitDown(app);
        app.app().preferences().setDimAfter(1);
        app.app().wakefulness().setMinute(200ms);
        QTRY_VERIFY(app.app().wakefulness().dimmed());
        app.app().wakefulness().setMinute(1h);
        auto *table = app.page();
        QTest::keyClick(app.window(), Qt::Key_Back);
        app.settle(200);
        QCOMPARE(app.page(), table);
        QVERIFY(!app.app().wakefulness().dimmed());
    }

    void homeIsNeverDimmed()
    {
        tests::RealWindow app;
        app.app().preferences().setDimAfter(1);
        app.app().wakefulness().setMinute(20ms);
        app.settle(200);
        QVERIFY(!app.app().wakefulness().dimmed());
    }

    void camerasAndBarsCoverNothing_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QMargins>("cutOuts");
        QTest::newRow("standing") << QSize(360, 800) << QMargins(0, 40, 0, 32);
        QTest::newRow("lying, camera at the left") << QSize(800, 360) << QMargins(44, 0, 0, 20);
        QTest::newRow("lying, camera at the right") << QSize(800, 360) << QMargins(0, 0, 44, 20);
    }
    void camerasAndBarsCoverNothing()
    {
        QFETCH(QSize, size);
        QFETCH(QMargins, cutOuts);
        tests::RealWindow app(size);
        app.platform().setCutOuts(cutOuts);
        sitDown(app);
        const auto free = QRectF(QPointF(), size).marginsRemoved(cutOuts);
        for (const auto &name : {u"Back"_s, u"Undo"_s, u"Rules"_s, u"Pass"_s, u"Dungeon"_s})
            if (app.control(name) && name != u"Dungeon"_s)
                QVERIFY2(free.contains(placeOf(app, name)), qPrintable(name));
        const auto page = app.page()->property("edge").toReal();
        QVERIFY(page >= cutOuts.bottom());
    }

    void theKeyboardCoversNeitherTheSheetNorADialog()
    {
        tests::RealWindow app;
        sitDown(app);
        coverFromBelow(app, 280);
        QVERIFY(placeOf(app, u"Pass"_s).isValid());
        QVERIFY(placeOf(app, u"Pass"_s).bottom() <= 800 - 280);
        coverFromBelow(app, 0);
        QVERIFY(app.tap(u"Dungeon"_s));
        QVERIFY(app.tap(u"Dungeon"_s));
        QVERIFY(app.tap(u"Pass"_s));
        QVERIFY(app.tap(u"Name a kind"_s));
        coverFromBelow(app, 280);
        QVERIFY(placeOf(app, u"Name it"_s).bottom() <= 800 - 280);
        coverFromBelow(app, 0);
    }

    void aFileFromOutsideIsLookedThroughFirst()
    {
        tests::RealWindow app;
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"mine.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("name,type,skill,cost\nPale Rider,character,2,3\n");
        file.close();
        Q_EMIT app.platform().fileOffered(QUrl::fromLocalFile(file.fileName()));
        QVERIFY(app.shows(u"In this file"_s));
        QVERIFY(app.shows(u"Cards: 1 · decks: 0."_s));
        QCOMPARE(app.app().cards().find(u"Pale Rider"_s, {}, {}, -1).size(), 0);
        QVERIFY(app.tap(u"Import it"_s));
        QTRY_COMPARE(app.app().cards().find(u"Pale Rider"_s, {}, {}, -1).size(), 1);
    }

    void theBarsOfTheSystemFollowTheLook()
    {
        tests::RealWindow app;
        QVERIFY(app.platform().barsAreDark);
        app.app().preferences().setLook(u"light"_s);
        QVERIFY(!app.platform().barsAreDark);
    }

    void withoutQuestionsASessionGoesAtOnce()
    {
        tests::RealWindow app;
        sitDown(app);
        QVERIFY(app.tap(u"Back"_s));
        app.app().preferences().setConfirmations(false);
        QVERIFY(app.tap(u"Remove “Round 1, Ann to act”"_s));
        QTRY_VERIFY(!app.control(u"Round 1, Ann to act"_s));
        QVERIFY(app.tap(u"Undo"_s));
        QTRY_VERIFY(app.control(u"Round 1, Ann to act"_s));
    }
};

QTEST_MAIN(LifeOnAPhoneTest)
#include "life_on_a_phone_test.moc"
