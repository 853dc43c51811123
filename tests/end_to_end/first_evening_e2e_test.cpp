#include "tests/harness/real_window.h"

#include <QClipboard>
#include <QGuiApplication>

using namespace torchside;
using namespace Qt::StringLiterals;

// The first evening in the window: a game is watched, then played with a few words to lead it, then shown
// around.
class FirstEveningEndToEndTest : public QObject {
    Q_OBJECT

    static constexpr int drawn = 40'000; // ms: a large picture, by the slowest of renderers

    static QQuickItem *named(const tests::RealWindow &app, const QString &name)
    {
        for (auto *item : tests::allItems(app.window()->contentItem()))
            if (item->objectName() == name && tests::isSeen(item))
                return item;
        return nullptr;
    }

    static QQuickItem *bubble(const tests::RealWindow &app) { return named(app, u"bubble"_s); }

    static bool begin(tests::RealWindow &app)
    {
        app.app().preferences().remember({u"Ann"_s, u"Bo"_s});
        return app.tap(u"Dungeon of Mandom"_s) && app.tap(u"Into the dungeon"_s);
    }

    static void playOut(tests::RealWindow &app)
    {
        for (int i = 0; i < 4; ++i)
            app.app().shelf().table()->act({{u"do"_s, u"pass"_s}});
        app.sendOn();
    }

private Q_SLOTS:
    void aGameIsWatchedAndLeavesNothing_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("phone") << QSize(360, 800);
        QTest::newRow("tablet") << QSize(1280, 800);
    }
    void aGameIsWatchedAndLeavesNothing()
    {
        QFETCH(QSize, size);
        tests::RealWindow app(size);
        auto &demonstration = app.app().demonstration();
        QVERIFY(app.tap(u"Watch: Dungeon of Mandom"_s));
        QTRY_VERIFY(demonstration.isRunning());
        demonstration.setPaused(true);
        app.settle(600);
        const int first = demonstration.step();
        QVERIFY(app.tap(u"Next step"_s));
        QTRY_COMPARE(demonstration.step(), first + 1);
        // a tap on the table brings the next step too, and presses nothing there
        const auto seq = app.app().shelf().table()->seq();
        QTest::mouseClick(app.window(), Qt::LeftButton, {}, {size.width() / 2, size.height() - 40});
        QTRY_COMPARE(demonstration.step(), first + 2);
        QCOMPARE(app.app().shelf().table()->seq(), seq + 1);
        QTest::keyClick(app.window(), Qt::Key_Right);
        QTRY_COMPARE(demonstration.step(), first + 3);
        while (!demonstration.isDone()) {
            demonstration.next();
            app.sendOn();
        }
        QVERIFY(app.tap(u"Once more"_s));
        QTRY_COMPARE(demonstration.step(), 0);
        app.settle(400);
        QTest::keyClick(app.window(), Qt::Key_Escape);
        QTRY_VERIFY(!demonstration.isRunning());
        QVERIFY(app.shows(u"New game"_s));
        QVERIFY(app.app().journal().sessions().empty());
    }

    void fromTheDemonstrationToAGameOfOnesOwn()
    {
        tests::RealWindow app;
        auto &demonstration = app.app().demonstration();
        QVERIFY(app.tap(u"Watch: Dungeon of Mandom"_s));
        QTRY_VERIFY(demonstration.isRunning());
        while (!demonstration.isDone()) {
            demonstration.next();
            app.sendOn();
        }
        QVERIFY(app.tap(u"Play it"_s));
        QVERIFY(app.control(u"Into the dungeon"_s) || app.shows(u"Into the dungeon"_s));
        QVERIFY(!demonstration.isRunning());
    }

    void aFirstGameIsLedAndNeverAgain()
    {
        tests::RealWindow app;
        app.app().preferences().setHints(true);
        QVERIFY(begin(app));
        QTRY_VERIFY(bubble(app));
        app.settle(700); // before that a tap is one for the table
        const auto words = bubble(app)->property("text").toString();
        QVERIFY(app.tap(u"Got it"_s));
        QTRY_VERIFY(!bubble(app));
        QStringList told{words};
        for (const auto *step : {"place", "place", "place", "place", "pass", "place"}) {
            app.app().shelf().table()->act({{u"do"_s, QString::fromLatin1(step)}});
            app.settle(1600);
            if (!bubble(app))
                continue;
            const auto said = bubble(app)->property("text").toString();
            QVERIFY2(!told.contains(said), qPrintable(said));
            told.append(said);
            QTRY_VERIFY(bubble(app)->property("ready").toBool());
            QVERIFY(app.tap(u"Got it"_s));
            QTRY_VERIFY(!bubble(app));
        }
        QVERIFY2(told.size() >= 3 && told.size() <= 5, qPrintable(told.join(u'|')));
        app.app().shelf().putAway();
        QVERIFY(begin(app)); // the second evening
        app.settle(1600);
        QVERIFY(!bubble(app));
    }

    void whoGoesOnNeedsNoPressToSendAHintAway()
    {
        tests::RealWindow app;
        app.app().preferences().setHints(true);
        QVERIFY(begin(app));
        QTRY_VERIFY(bubble(app));
        for (int i = 0; i < 2; ++i)
            app.app().shelf().table()->act({{u"do"_s, u"place"_s}});
        QTRY_VERIFY(!bubble(app) || bubble(app)->property("text").toString() !=
                                        u"This says what to do now. The big button goes on."_s);
    }

    void hintsCanBeOff()
    {
        tests::RealWindow app;
        QVERIFY(begin(app));
        app.settle(1600);
        QVERIFY(!bubble(app));
    }

    void theEveningGoesAroundAsAPicture_data()
    {
        QTest::addColumn<bool>("moves");
        QTest::newRow("what is closed fades") << true;
        QTest::newRow("what is closed is gone at once") << false;
    }

    void theEveningGoesAroundAsAPicture()
    {
        QFETCH(bool, moves);
        tests::RealWindow app;
        app.app().preferences().setMotion(moves);
        QVERIFY(begin(app));
        playOut(app);
        QVERIFY(app.tap(u"Back"_s));
        QVERIFY(app.tap(u"Past games and statistics"_s));
        const auto line = app.app().shelf().lastLine();
        QVERIFY(app.tap(line));
        QVERIFY(app.tap(u"Share as a picture"_s));
        QTRY_VERIFY(named(app, u"eveningPicture"_s));
        QGuiApplication::clipboard()->clear();
        QVERIFY(app.tap(u"Copy the picture"_s));
        QTRY_COMPARE_WITH_TIMEOUT(QGuiApplication::clipboard()->image().size(), QSize(1080, 1350), drawn);
        app.platform().setSharesText(true);
        QVERIFY(app.tap(u"Share as a picture"_s));
        QVERIFY(app.tap(u"Share the picture"_s));
        QTRY_COMPARE_WITH_TIMEOUT(app.platform().pictures.size(), 1, drawn);
        const auto picture = app.platform().pictures.front();
        QCOMPARE(picture.size(), QSize(1080, 1350));
        QSet<QRgb> colours;
        for (int y = 0; y < picture.height(); y += 9)
            for (int x = 0; x < picture.width(); x += 9)
                colours.insert(picture.pixel(x, y));
        QVERIFY2(colours.size() > 60, qPrintable(QString::number(colours.size())));
    }

    void thePictureIsSavedUnderAName()
    {
        tests::RealWindow app;
        const QTemporaryDir folder;
        const auto before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(folder.path()));
        QVERIFY(begin(app));
        playOut(app);
        app.app().shelf().putAway();
        QVERIFY(app.tap(u"Past games and statistics"_s));
        QVERIFY(app.tap(app.app().shelf().lastLine()));
        QVERIFY(app.tap(u"Share as a picture"_s));
        QVERIFY(app.tap(u"Save"_s));
        QTRY_VERIFY_WITH_TIMEOUT(app.shows(u"Save as"_s), drawn);
        app.settle(400);
        QVERIFY(app.type(u"Name"_s, u"our evening"_s));
        const auto file = folder.filePath(u"our evening.png"_s);
        const bool saved = tests::soon([&] { return QFile::exists(file); });
        QDir::setCurrent(before);
        QVERIFY(saved);
        QCOMPARE(QImage(file).size(), QSize(1080, 1350));
    }

    void aPastGameIsRemovedAndComesBack()
    {
        tests::RealWindow app;
        QVERIFY(begin(app));
        playOut(app);
        app.app().shelf().putAway();
        const auto line = app.app().shelf().lastLine();
        QVERIFY(app.tap(u"Past games and statistics"_s));
        QVERIFY(app.tap(u"Remove “%1”"_s.arg(line)));
        QVERIFY(app.tap(u"Remove"_s));
        QTRY_VERIFY(app.app().journal().sessions().empty());
        QVERIFY(app.tap(u"Undo"_s));
        QTRY_COMPARE(app.app().journal().sessions().size(), std::size_t(1));
        QVERIFY(app.shows(line));
    }

    void theLookFollowsTheSystemUntilSomebodyChooses()
    {
        tests::RealWindow app;
        const auto isDark = [&app] { return app.grab().pixelColor(4, 4).lightness() < 128; };
        QTRY_VERIFY(isDark());
        QVERIFY(app.platform().barsAreDark);
        app.platform().setDark(false);
        QTRY_VERIFY(!isDark());
        QVERIFY(!app.platform().barsAreDark);
        app.app().preferences().setLook(u"dark"_s);
        QTRY_VERIFY(isDark());
        app.platform().setDark(true);
        app.app().preferences().setLook(u"system"_s);
        QTRY_VERIFY(isDark());
    }
};

QTEST_MAIN(FirstEveningEndToEndTest)
#include "first_evening_e2e_test.moc"
