#include "tests/harness/real_window.h"

using namespace torchside;
using namespace Qt::StringLiterals;

// Duel of Ages played by touch in the real window: three people, a change of sides, the end.
class DuelOfAgesEndToEndTest : public QObject {
    Q_OBJECT

private:
    static QQuickItem *counter(const tests::RealWindow &app, const QString &label)
    {
        for (auto *item : tests::allItems(app.window()->contentItem()))
            if (item->property("label").toString() == label &&
                item->metaObject()->indexOfSignal("padRequested()") >= 0 &&
                item->property("value").isValid() && item->property("compact").isValid() &&
                tests::isSeen(item))
                return item;
        return nullptr;
    }

    // Scrolls the number into sight and touches its right half.
    bool addOne(tests::RealWindow &app, const QString &label)
    {
        auto *item = counter(app, label);
        if (!item)
            return false;
        for (auto *each = item->parentItem(); each; each = each->parentItem())
            if (each->inherits("QQuickFlickable"))
                QMetaObject::invokeMethod(each, "ensureVisible", Q_ARG(QQuickItem *, item));
        app.settle(250);
        const auto before = item->property("value").toInt();
        const auto at = item->mapToScene({item->width() * 0.85, item->height() / 2}).toPoint();
        app.touch(at);
        app.settle(60);
        return item->property("value").toInt() == before + 1;
    }

    static void look(const tests::RealWindow &app, const char *name)
    {
        if (!qEnvironmentVariableIsSet("TORCHSIDE_PICTURES"))
            return;
        app.settle(300);
        app.grab().save(qEnvironmentVariable("TORCHSIDE_PICTURES") + u"/duel-"_s + QLatin1String(name) +
                        u".png"_s);
    }

    // Ann rolls highest: the Loner, against Bo and Cy.
    static void sitDown(tests::RealWindow &app, const QStringList &names)
    {
        QVERIFY(app.tap(u"Duel of Ages"_s));
        for (const auto &name : names)
            QVERIFY2(app.type(u"Add someone"_s, name), qPrintable(name));
        QVERIFY(app.tap(u"We roll"_s));
        QVERIFY(app.shows(u"They roll again"_s));
        QVERIFY(app.tap(u"Roll of %1: more"_s.arg(names.front())));
        look(app, qPrintable(u"setup-%1"_s.arg(app.window()->width())));
        QVERIFY(app.tap(u"Start the duel"_s));
        QVERIFY(app.shows(u"Turn 1"_s));
        app.settle(600); // the page has come in
    }

    static void defeat(tests::RealWindow &app, const QString &by, const QString &of, const QString &how = {})
    {
        QVERIFY(app.tap(u"Somebody is defeated…"_s));
        QVERIFY(app.tap(by));
        QVERIFY(app.tap(of));
        if (!how.isEmpty())
            QVERIFY(app.tap(how));
        look(app, qPrintable(u"defeat-%1"_s.arg(app.window()->width())));
        QVERIFY(app.tap(u"%1: a character %2"_s.arg(of, how.isEmpty() ? u"killed"_s : how.toLower())));
    }

    static bool goTo(tests::RealWindow &app, const QString &tab)
    {
        app.sendOn();
        return !app.control(tab) || app.tap(tab);
    }

    // As a hand with a mouse would: what lies out of sight is wheeled in first.
    static bool click(tests::RealWindow &app, const QString &name)
    {
        QQuickItem *item = nullptr;
        (void)tests::soon([&] { return (item = app.control(name)) != nullptr; });
        if (!item)
            return false;
        for (auto *each = item->parentItem(); each; each = each->parentItem())
            if (each->inherits("QQuickFlickable"))
                QMetaObject::invokeMethod(each, "ensureVisible", Q_ARG(QQuickItem *, item));
        app.settle(300);
        QTest::mouseClick(app.window(), Qt::LeftButton, {},
                          item->mapToScene({item->width() / 2, item->height() / 2}).toPoint());
        app.settle(500);
        return true;
    }

private slots:
    void aClockIsSetPausedAndSetAnewByTheMouse()
    {
        tests::RealWindow app(QSize(360, 800));
        sitDown(app, {u"Ann"_s, u"Bo"_s, u"Cy"_s});
        QVERIFY(click(app, u"Play against the clock…"_s));
        QVERIFY(app.shows(u"How long may the game take?"_s));
        QVERIFY(click(app, u"Minutes: less"_s));
        QVERIFY(click(app, u"Start the clock"_s));
        QVERIFY(app.shows(u"1:2"_s)); // 85 minutes, and going
        QVERIFY(click(app, u"Pause"_s));
        QVERIFY(app.shows(u"left, paused"_s));
        const auto paused = app.text(u"left, paused"_s)->property("text").toString();
        app.settle(2100);
        QCOMPARE(app.text(u"left, paused"_s)->property("text").toString(), paused);
        QVERIFY(click(app, u"Go on"_s));
        QVERIFY(app.hides(u"paused"_s));
        QVERIFY(click(app, u"Set"_s));
        QVERIFY(click(app, u"Cancel"_s));
        QVERIFY(app.hides(u"How long may the game take?"_s));
        QVERIFY(click(app, u"Undo"_s));
        QVERIFY(app.shows(u"left"_s));
    }

    void aCardIsPinnedToItsOwnerByTheMouseAndTakenOffAgain()
    {
        tests::RealWindow app(QSize(360, 800));
        sitDown(app, {u"Ann"_s, u"Bo"_s, u"Cy"_s});
        QVERIFY(click(app, u"Pin a card’s note…"_s));
        QVERIFY(click(app, u"Cy"_s));
        QVERIFY(click(app, u"Avindel"_s));
        const auto isPinned = [&](const QString &card) {
            return app.control(card) && app.control(card)->property("selected").toBool();
        };
        QTRY_VERIFY(isPinned(u"Avindel"_s));
        QVERIFY(click(app, u"Ann"_s));
        QTRY_VERIFY(!isPinned(u"Avindel"_s)); // it is Cy's
        QVERIFY(click(app, u"Devon Regal"_s));
        QTRY_VERIFY(isPinned(u"Devon Regal"_s));
        for (const auto *owner :
             {"Ann", "Bo", "Cy"}) // nobody scrolls away while the cards are looked through
            QVERIFY(app.control(QString::fromLatin1(owner)));
        QVERIFY(click(app, u"Close"_s));
        QVERIFY(app.hides(u"Whose card is it?"_s));
        QVERIFY(app.shows(u"Avindel"_s) && app.shows(u"Devon Regal"_s)); // beside their owners
        QVERIFY(click(app, u"Pin a card’s note…"_s));
        QVERIFY(click(app, u"Ann"_s) && click(app, u"Devon Regal"_s));
        QVERIFY(click(app, u"Close"_s));
        QVERIFY(app.hides(u"Devon Regal"_s));
    }

    void aGameOfThreeWithAChangeOfSides_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("phone") << QSize(360, 800);
        QTest::newRow("phone, lying") << QSize(680, 360);
        QTest::newRow("tablet") << QSize(800, 1280);
        QTest::newRow("tablet, lying") << QSize(1280, 800);
    }
    void aGameOfThreeWithAChangeOfSides()
    {
        QFETCH(QSize, size);
        tests::RealWindow app(size);
        QVERIFY(app.isShown());
        sitDown(app, {u"Ann"_s, u"Bo"_s, u"Cy"_s});
        QVERIFY(app.shows(u"Loner · acting"_s));
        for (const auto *name : {"Ann", "Bo", "Cy"})
            for (int i = 0; i < 2; ++i)
                QVERIFY(addOne(app, QLatin1String(name) + u": characters"_s));
        QVERIFY(addOne(app, u"Bo: equipment"_s));
        QVERIFY(addOne(app, u"Cards in the Vault"_s));
        look(app, qPrintable(u"people-%1"_s.arg(size.width())));

        defeat(app, u"Bo"_s, u"Ann"_s, u"Imprisoned"_s);
        QVERIFY(app.shows(u"took one of Ann’s"_s));
        QVERIFY(app.shows(u"may take the Loner's place"_s));
        QVERIFY(app.tap(u"End the game"_s)); // says why not
        QVERIFY(app.shows(u"lost somebody in this turn"_s));
        look(app, qPrintable(u"refused-%1"_s.arg(size.width())));
        QVERIFY(app.tap(u"End the turn"_s));
        QVERIFY(app.shows(u"Bo, do you become the Loner?"_s));
        look(app, qPrintable(u"offer-%1"_s.arg(size.width())));
        QVERIFY(app.tap(u"Yes, be the Loner"_s));
        QVERIFY(app.shows(u"Bo, the Loner, takes a turn."_s));

        QVERIFY(goTo(app, u"Adventures"_s));
        QVERIFY(app.tap(u"Ruins: Cy"_s));
        QVERIFY(app.tap(u"Ruins: Cy"_s));
        QVERIFY(app.tap(u"Merc Camp: Bo"_s));
        look(app, qPrintable(u"adventures-%1"_s.arg(size.width())));
        QVERIFY(goTo(app, u"Score"_s));
        QVERIFY(app.shows(u"in front"_s));
        look(app, qPrintable(u"score-%1"_s.arg(size.width())));
        QVERIFY(goTo(app, u"People"_s));
        QVERIFY(app.tap(u"HQ destroyed…"_s));
        QVERIFY(app.tap(u"Cy"_s));
        QVERIFY(app.shows(u"destroyed by Cy, 3 points"_s));

        QVERIFY(app.tap(u"End the game"_s));
        look(app, qPrintable(u"why-%1"_s.arg(size.width())));
        QVERIFY(app.tap(u"Time is up"_s));
        QVERIFY(app.shows(u"wins with"_s));
        look(app, qPrintable(u"over-%1"_s.arg(size.width())));
        QVERIFY(app.tap(u"Home"_s));
        QTRY_VERIFY(app.control(u"Cy has won"_s) || app.shows(u"Cy"_s));
    }

    void theLonerSaysWhoIsAskedFirst()
    {
        tests::RealWindow app;
        sitDown(app, {u"Ann"_s, u"Bo"_s, u"Cy"_s});
        for (int i = 0; i < 3; ++i)
            QVERIFY(addOne(app, u"Ann: henchmen"_s));
        for (const auto *by : {"Bo", "Cy"}) {
            QVERIFY(app.tap(u"Somebody is defeated…"_s));
            QVERIFY(app.tap(QLatin1String(by)));
            QVERIFY(app.tap(u"Ann"_s));
            QVERIFY(app.tap(u"Character"_s)); // a henchman is chosen already, as there is nobody else
            QVERIFY(app.shows(u"has no characters on the board"_s)); // and can't be noted
            QVERIFY(app.tap(u"Henchman"_s));
            QVERIFY(app.tap(u"Ann: a henchman killed"_s));
        }
        QVERIFY(app.tap(u"End the turn"_s));
        QVERIFY(app.shows(u"Ann, the Loner, says who is asked first"_s));
        look(app, "choose");
        QVERIFY(app.tap(u"Cy is asked first"_s));
        QVERIFY(app.tap(u"No"_s));
        QVERIFY(app.shows(u"Bo, do you become the Loner?"_s));
        QVERIFY(app.tap(u"No"_s));
        QVERIFY(app.shows(u"Bo and Cy take their turn together."_s));
        QVERIFY(app.tap(u"Undo"_s));
        QVERIFY(app.shows(u"Bo, do you become the Loner?"_s));
    }

    void ofFourTheLesserChoosesANewPartner()
    {
        tests::RealWindow app;
        sitDown(app, {u"Ann"_s, u"Bo"_s, u"Cy"_s, u"Di"_s});
        QVERIFY(app.shows(u"First alliance · acting"_s));
        for (const auto *name : {"Ann", "Bo", "Cy", "Di"})
            QVERIFY(addOne(app, QLatin1String(name) + u": characters"_s));
        defeat(app, u"Di"_s, u"Bo"_s);
        defeat(app, u"An adventure"_s, u"Cy"_s);
        look(app, "four");
        QVERIFY(app.tap(u"Our own dice"_s));
        QVERIFY(app.tap(u"Bo: 2"_s));
        QVERIFY(app.tap(u"Cy: 5"_s));
        look(app, "dice");
        QVERIFY(app.tap(u"End the turn"_s));
        QVERIFY(app.shows(u"Bo, do you stay with Cy"_s));
        look(app, "partner");
        QTRY_VERIFY(app.control(u"Stay with Cy"_s));
        QVERIFY(app.tap(u"Go with Di"_s));
        QVERIFY(app.shows(u"Bo and Di take their turn together."_s));
    }

    void aTableHasItsOwnMapAndKeepsItForTheNextGame()
    {
        tests::RealWindow app;
        QVERIFY(app.tap(u"Duel of Ages"_s));
        QVERIFY(app.tap(u"The printed map"_s));
        QVERIFY(app.tap(u"Remove Merc Camp"_s));
        QVERIFY(app.type(u"Add a location"_s, u"Ruins"_s));
        QVERIFY(app.shows(u"is there already"_s));
        for (const auto *name : {"Ann", "Bo", "Cy"})
            QVERIFY(app.type(u"Add someone"_s, QLatin1String(name)));
        QTRY_VERIFY(app.control(u"Our own map"_s));
        look(app, "map");
        QVERIFY(app.tap(u"Start the duel"_s));
        QVERIFY(app.tap(u"Adventures"_s));
        QTRY_VERIFY(app.control(u"Ruins: Ann"_s));
        QTRY_VERIFY(!app.control(u"Merc Camp: Ann"_s));

        QVERIFY(app.tap(u"Back"_s));
        QVERIFY(app.tap(u"Duel of Ages"_s));
        QVERIFY(app.tap(u"Our own map"_s));
        QTRY_VERIFY(app.control(u"Remove Ruins"_s));
        QTRY_VERIFY(!app.control(u"Remove Merc Camp"_s));
        QVERIFY(app.tap(u"Back to the printed map"_s));
        QVERIFY(app.tap(u"Start the duel"_s));
        QVERIFY(app.tap(u"Back"_s));
        QVERIFY(app.tap(u"Duel of Ages"_s));
        QTRY_VERIFY(app.control(u"The printed map"_s));
    }

    void longNamesInEveryLookStandOnThePage_data()
    {
        QTest::addColumn<QString>("look");
        QTest::addColumn<double>("scale");
        QTest::addColumn<QSize>("size");
        QTest::newRow("light") << u"light"_s << 1.0 << QSize(360, 800);
        QTest::newRow("contrast") << u"contrast"_s << 1.0 << QSize(360, 800);
        QTest::newRow("twice as large") << u"dark"_s << 2.0 << QSize(360, 800);
        QTest::newRow("twice as large, tablet") << u"dark"_s << 2.0 << QSize(800, 1280);
    }
    void longNamesInEveryLookStandOnThePage()
    {
        QFETCH(QString, look);
        QFETCH(double, scale);
        QFETCH(QSize, size);
        tests::RealWindow app(size);
        const auto picture = [&](const char *part) {
            DuelOfAgesEndToEndTest::look(
                app, qPrintable(QLatin1String(QTest::currentDataTag()) + u'-' + QLatin1String(part)));
        };
        const auto longName = u"Maximiliane-Charlotte"_s;
        app.app().preferences().setLook(look);
        sitDown(app, {longName, u"Bo"_s, u"Cy"_s});
        QVERIFY(addOne(app, longName + u": characters"_s));
        app.app().preferences().setTextScale(scale);
        picture("people");
        QVERIFY(app.tap(u"Somebody is defeated…"_s));
        QVERIFY(app.tap(u"Bo"_s));
        QVERIFY(app.tap(longName));
        picture("defeat");
        QVERIFY(app.tap(longName + u": a character killed"_s));
        QVERIFY(goTo(app, u"Adventures"_s));
        app.settle(1000); // laid out anew
        QVERIFY(app.tap(u"Royal Tournament: %1"_s.arg(longName)));
        picture("adventures");
        QVERIFY(goTo(app, u"Score"_s));
        picture("score");
        QVERIFY(app.tap(u"End the turn"_s));
        picture("offer");
        QVERIFY(app.tap(u"No"_s));
    }
};

QTEST_MAIN(DuelOfAgesEndToEndTest)
#include "duelofages_e2e_test.moc"
