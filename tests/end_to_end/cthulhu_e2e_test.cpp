#include "tests/harness/real_window.h"

#include <QFile>
#include <QPointingDevice>

using namespace torchside;
using namespace Qt::StringLiterals;

// The Minion's game by touch in the real window: a whole turn of its, counted in taps, and a turn of the
// player's.
class CthulhuEndToEndTest : public QObject {
    Q_OBJECT

private:
    int taps_ = 0;

    bool tap(tests::RealWindow &app, const QString &name)
    {
        ++taps_;
        return app.tap(name);
    }

    static QQuickItem *field(const tests::RealWindow &app, const QString &label)
    {
        for (auto *item : tests::allItems(app.window()->contentItem()))
            if (item->property("label").toString() == label && tests::isSeen(item) &&
                item->metaObject()->indexOfSignal("accepted()") >= 0)
                return item;
        return nullptr;
    }

    bool tapField(tests::RealWindow &app, const QString &label)
    {
        auto *item = field(app, label);
        if (!item)
            return false;
        ++taps_;
        QMetaObject::invokeMethod(item, "focusNow");
        app.settle(60);
        return true;
    }

    // Letters on the keyboard, which stays with the field: these are not counted.
    static void letters(const tests::RealWindow &app, const QString &words)
    {
        for (const auto letter : words)
            QTest::sendKeyEvent(QTest::Click, app.window(), Qt::Key_unknown, QString(letter), {});
        app.settle(150);
    }

    // What the system's dialog says when a file was chosen in it.
    static void choose(const tests::RealWindow &app, const QString &path)
    {
        for (auto *item : tests::allItems(app.window()->contentItem())) {
            auto *picker =
                item->inherits("QQuickLoader") ? item->property("item").value<QObject *>() : nullptr;
            if (!picker || picker->metaObject()->indexOfSignal("picked(QVariant)") < 0)
                continue;
            QMetaObject::invokeMethod(picker, "close");
            app.settle(300);
            QMetaObject::invokeMethod(
                picker, "picked",
                Q_ARG(QVariant, QVariant::fromValue(QVariantList{QUrl::fromLocalFile(path)})));
            app.settle(200);
            return;
        }
        QFAIL("nobody was asked for a file");
    }

    static void look(const tests::RealWindow &app, const QString &name)
    {
        if (!qEnvironmentVariableIsSet("TORCHSIDE_PICTURES"))
            return;
        app.settle(300);
        app.grab().save(qEnvironmentVariable("TORCHSIDE_PICTURES") + u"/cthulhu-"_s + name + u".png"_s);
    }

    static table::Table *table(tests::RealWindow &app) { return app.app().shelf().table(); }
    static QString step(tests::RealWindow &app) { return table(app)->property("stepId").toString(); }

    // Three stories, the shipped deck, the Minion begins; its scout is offered without a letter typed.
    void sitDown(tests::RealWindow &app)
    {
        QVERIFY(app.tap(u"Cthulhu Rising"_s));
        look(app, u"home"_s);
        QVERIFY(app.tap(u"The Minion"_s));
        look(app, u"setup-%1"_s.arg(app.window()->width()));
        QVERIFY(app.tap(u"Face the Minion"_s));
        QVERIFY(app.shows(u"until a character of cost 3"_s));
        app.settle(600); // the page has come in
        QVERIFY(app.tap(u"Choir of the Weir"_s));
        QTRY_COMPARE(step(app), u"opening"_s);
        QVERIFY(tapField(app, u"Card 1 of 5"_s));
        for (const auto &card :
             QStringList{u"Marsh Warden"_s, u"Drowned Bellringer"_s, u"Salt-Eyed Ferryman"_s,
                         u"Lamp Tender of Low Quay"_s, u"Hollow Diver"_s}) {
            letters(app, card.left(3));
            QVERIFY2(app.tap(card), qPrintable(card));
        }
        look(app, u"opening-%1"_s.arg(app.window()->width()));
        QTRY_COMPARE(step(app), u"refresh"_s);
    }

    static bool isInSight(const tests::RealWindow &app, const QString &words)
    {
        app.settle(700);
        const auto *item = app.text(words);
        const auto y = item ? item->mapToScene({0, 0}).y() : -1;
        return y >= 0 && y + item->height() <= app.window()->height();
    }

private slots:
    // Though one had scrolled down, and though what happened at the stories lies above it.
    void theInstructionStandsWhereItsButtonDoes_data()
    {
        QTest::addColumn<bool>("mouse");
        QTest::newRow("mouse") << true;
        QTest::newRow("touch") << false;
    }
    void theInstructionStandsWhereItsButtonDoes()
    {
        QFETCH(bool, mouse);
        tests::RealWindow app;
        sitDown(app);
        const auto act = [&](const QVariantMap &command) {
            QMetaObject::invokeMethod(table(app), "act", Q_ARG(QVariantMap, command));
            app.settle(400);
        };
        const auto done = [&](const QString &name) {
            app.settle(400);
            if (!mouse)
                return app.tap(name);
            const auto *button = app.control(name);
            if (button)
                QTest::mouseClick(app.window(), Qt::LeftButton, {},
                                  button->mapToScene({button->width() / 2, button->height() / 2}).toPoint());
            return button != nullptr;
        };
        act({{u"do"_s, u"confirm"_s}});
        act({{u"do"_s, u"draw"_s}, {u"cards"_s, QVariantList{u"Marsh Warden"_s, u"Drowned Bellringer"_s}}});
        act({{u"do"_s, u"die"_s}, {u"value"_s, 3}});
        QTRY_COMPARE(step(app), u"drain"_s);
        QVERIFY(app.tap(u"Something else happened"_s)); // scrolls down to it
        QVERIFY(app.tap(u"Close"_s));
        QVERIFY(!isInSight(app, u"The Minion plays"_s));
        QVERIFY(done(u"Done"_s));
        QVERIFY(isInSight(app, u"The Minion plays"_s));
        act({{u"do"_s, u"confirm"_s}});
        act({{u"do"_s, u"skip"_s}});
        act({{u"do"_s, u"confirm"_s}});
        QTRY_COMPARE(step(app), u"answer"_s);
        const QVariantMap two{
            {u"story"_s, 0},
            {u"characters"_s, QVariantList{QVariantMap{{u"skill"_s, 1}, {u"icons"_s, QVariantMap{}}},
                                           QVariantMap{{u"skill"_s, 2}, {u"icons"_s, QVariantMap{}}}}}};
        act({{u"do"_s, u"commits"_s}, {u"stories"_s, QVariantList{two}}});
        QTRY_COMPARE(step(app), u"lose"_s); // answered on its card, there is no sheet
        QVERIFY(app.shows(u"What happened at the stories"_s));
        QVERIFY(isInSight(app, u"choose who"_s));
        table(app)->undo();
        QTRY_COMPARE(step(app), u"answer"_s);
        QVERIFY(!table(app)->toChange().isEmpty()); // two of the player's are taken back
        table(app)->changesMade();
        app.settle(400);
        QVERIFY(done(u"Nobody defends"_s));
        QTRY_COMPARE(step(app), u"player"_s);
        QVERIFY(app.shows(u"What happened at the stories"_s));
        QVERIFY(isInSight(app, u"Your turn: refresh"_s));
    }

    void aWholeTurnOfTheMinionsIsAtMostTwelveTaps_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("phone") << QSize(360, 800);
        QTest::newRow("tablet") << QSize(800, 1280);
        QTest::newRow("tablet, lying") << QSize(1280, 800);
    }
    void aWholeTurnOfTheMinionsIsAtMostTwelveTaps()
    {
        QFETCH(QSize, size);
        tests::RealWindow app(size);
        QVERIFY(app.isShown());
        sitDown(app);
        taps_ = 0;
        QVERIFY(tap(app, u"Done"_s));
        QTRY_COMPARE(step(app), u"draw"_s);
        QVERIFY(tapField(app, u"Card 1 of 2"_s));
        letters(app, u"mar"_s);
        QVERIFY(tap(app, u"Marsh Warden"_s));
        letters(app, u"dr be"_s);
        QVERIFY(tap(app, u"Drowned Bellringer"_s));
        QTRY_COMPARE(step(app), u"resource"_s);
        QVERIFY(tap(app, u"The die shows 3"_s));
        QTRY_COMPARE(step(app), u"drain"_s);
        look(app, u"drain-%1"_s.arg(size.width()));
        QVERIFY(tap(app, u"Done"_s));
        QVERIFY(app.shows(u"Second drain"_s));
        QVERIFY(tap(app, u"Done"_s));
        QTRY_COMPARE(step(app), u"third"_s);
        QVERIFY(tap(app, u"No action"_s));
        QTRY_COMPARE(step(app), u"commit"_s);
        QVERIFY(tap(app, u"Done"_s));
        QTRY_COMPARE(step(app), u"answer"_s);
        QVERIFY(tap(app, u"Nobody defends"_s));
        QTRY_COMPARE(step(app), u"player"_s);
        QVERIFY(app.shows(u"What happened at the stories"_s));
        QVERIFY2(taps_ <= 12, qPrintable(u"%1 taps"_s.arg(taps_)));
        look(app, u"report-%1"_s.arg(size.width()));
    }

    void theReasonAndTheWhyNotAreATouchAway()
    {
        tests::RealWindow app;
        sitDown(app);
        QVERIFY(app.tap(u"Done"_s));
        QVERIFY(tapField(app, u"Card 1 of 2"_s));
        letters(app, u"mar"_s);
        QVERIFY(app.tap(u"Marsh Warden"_s));
        letters(app, u"hol"_s);
        QVERIFY(app.tap(u"Hollow Diver"_s));
        QVERIFY(app.tap(u"Throw for me"_s));
        QTRY_COMPARE(step(app), u"drain"_s);
        QVERIFY(app.tap(u"Why?"_s));
        QVERIFY(app.shows(u"Which drain is it?"_s));
        QVERIFY(app.tap(u"Why not Lamp Tender of Low Quay?"_s));
        QVERIFY(app.shows(u"Why not this one?"_s));
        QVERIFY(app.shows(u"goes before Lamp Tender of Low Quay"_s));
        QVERIFY(app.tap(u"Close"_s));
        app.settle(400);
        const auto before = table(app)->seq();
        QVERIFY(app.tap(u"Can’t be done"_s));
        QTRY_COMPARE(table(app)->seq(), before + 1);
        QCOMPARE(step(app), u"drain"_s);
    }

    void thePlayerCommitsAndEveryStruggleIsShown()
    {
        tests::RealWindow app;
        sitDown(app);
        // The Minion's turn by the table itself; what is tried here is the player's.
        const auto act = [&](const QVariantMap &command) {
            bool done = false;
            QMetaObject::invokeMethod(table(app), "act", Q_RETURN_ARG(bool, done),
                                      Q_ARG(QVariantMap, command));
            return done;
        };
        QVERIFY(act({{u"do"_s, u"confirm"_s}}));
        QVERIFY(act(
            {{u"do"_s, u"draw"_s}, {u"cards"_s, QVariantList{u"Marsh Warden"_s, u"Drowned Bellringer"_s}}}));
        QVERIFY(act({{u"do"_s, u"die"_s}, {u"value"_s, 1}}));
        while (step(app) == u"drain"_s || step(app) == u"commit"_s)
            QVERIFY(act({{u"do"_s, u"confirm"_s}}));
        QVERIFY(act({{u"do"_s, u"skip"_s}}));
        QVERIFY(act({{u"do"_s, u"confirm"_s}}));
        QTRY_COMPARE(step(app), u"answer"_s);
        QVERIFY(app.tap(u"Send to First story"_s));
        QVERIFY(app.tap(u"Skill: more"_s));
        QVERIFY(app.tap(u"Combat icons: more"_s));
        QVERIFY(app.tap(u"Willpower"_s));
        QVERIFY(tapField(app, u"Name, if you like"_s));
        letters(app, u"Old Tom"_s);
        look(app, u"fighter"_s);
        QVERIFY(app.tap(u"Send"_s));
        app.settle(400);
        QVERIFY(app.tap(u"They defend"_s));
        QVERIFY(app.shows(u"What happened at the stories"_s));
        QTRY_VERIFY_WITH_TIMEOUT(app.text(u"Investigation"_s) != nullptr, 8000);
        QTRY_VERIFY(step(app) == u"player"_s || step(app) == u"lose"_s);
        look(app, u"after-defence"_s);
        QVERIFY(app.tap(u"Send to Second story"_s));
        QTRY_VERIFY2(app.control(u"Old Tom · skill 2 · C1"_s), "who was there before is offered again");
        QVERIFY(app.tap(u"Old Tom · skill 2 · C1"_s));
        app.settle(400);
        QVERIFY(app.tap(u"Commit them"_s));
        QTRY_VERIFY(step(app) != u"player"_s);
    }

    void aCardThatNobodyKnowsIsMadeInPlaceAndKept()
    {
        tests::RealWindow app;
        sitDown(app);
        QVERIFY(app.tap(u"Done"_s));
        QVERIFY(tapField(app, u"Card 1 of 2"_s));
        letters(app, u"Zzyzx"_s);
        QVERIFY(app.tap(u"Make “Zzyzx”"_s));
        look(app, u"maker"_s);
        QVERIFY(app.tap(u"Support"_s));
        QVERIFY(app.tap(u"Take it"_s));
        app.settle(400);
        QVERIFY(field(app, u"Card 2 of 2"_s));
        QCOMPARE(app.app().cards().find(u"zzy"_s, {}, {}, -1).size(), 1);
        QVERIFY(app.app().cards().find(u"zzy"_s, {}, u"character"_s, -1).isEmpty());
    }

    // The file is chosen in the system's dialog: that alone is done for it here.
    void anImportIsLookedThroughBeforeItIsTakenIn()
    {
        tests::RealWindow app;
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"cards.csv"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("name,type,cost,skill,terror\nTide Reader,character,2,1,1\nBroken,character,many,1,0\n");
        file.close();
        auto &cards = app.app().cards();
        QVERIFY(app.tap(u"Cthulhu Rising"_s));
        QVERIFY(app.shows(u"No cards are imported yet."_s));
        QVERIFY(app.tap(u"Import cards or a deck"_s));
        QVERIFY(app.tap(u"Choose files"_s));
        app.settle(500);
        choose(app, path);
        QVERIFY(app.shows(u"In these files: 2 cards, 0 decks."_s));
        QVERIFY(app.shows(u"One thing could not be read"_s));
        QVERIFY(app.shows(u"Broken"_s));
        look(app, u"import"_s);
        QCOMPARE(cards.count(), 0); // only looked at
        QVERIFY(app.tap(u"Take them in"_s));
        QVERIFY(app.shows(u"Taken in: 2 cards, 0 decks."_s));
        QCOMPARE(cards.count(), 2);
        QVERIFY(app.tap(u"Good"_s));
        QVERIFY(app.shows(u"2 cards are in the catalogue."_s));
        QCOMPARE(cards.find(u"tid"_s, {}, {}, -1).size(), 1);
    }

    void aHostileFileBringsNothingAndIsSaidSo()
    {
        tests::RealWindow app;
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"set.xml"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("<?xml version=\"1.0\"?><!DOCTYPE set [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b "
                   "\"&a;&a;&a;\">]><set name=\"&b;\"/>");
        file.close();
        QVERIFY(app.tap(u"Cthulhu Rising"_s));
        QVERIFY(app.tap(u"Import cards or a deck"_s));
        QVERIFY(app.tap(u"Choose files"_s));
        app.settle(500);
        choose(app, path);
        QVERIFY(app.shows(u"In these files: 0 cards, 0 decks."_s));
        QVERIFY(app.tap(u"Take them in"_s)); // refused: there is nothing
        QVERIFY(app.shows(u"There is nothing in these files"_s));
        QCOMPARE(app.app().cards().count(), 0);
    }

    void theTablesHandReachesCardsStoriesAndDomains()
    {
        tests::RealWindow app;
        sitDown(app);
        QVERIFY(app.tap(u"Choir of the Weir"_s));
        QVERIFY(app.tap(u"Exhaust"_s));
        QVERIFY(app.shows(u"exhausted · CP 5"_s));
        QVERIFY(app.tap(u"Second story"_s));
        QVERIFY(app.tap(u"Your tokens: more"_s));
        QVERIFY(app.tap(u"Close"_s));
        app.settle(400);
        QVERIFY(app.tap(u"Domain 2"_s));
        QVERIFY(app.tap(u"Resources: more"_s));
        QVERIFY(app.tap(u"Drained"_s));
        QVERIFY(app.tap(u"Close"_s));
        app.settle(400);
        const auto steps = table(app)->seq();
        table(app)->goTo(steps - 4);
        QCOMPARE(table(app)->seq(), steps - 4);
        QVERIFY(app.shows(u"ready · CP 5"_s));
        QVERIFY(app.tap(u"Something else happened"_s));
        QVERIFY(app.tap(u"Your deck is out of cards"_s));
        QVERIFY(app.shows(u"The Minion has won."_s));
        QVERIFY(app.tap(u"Back to the shelf"_s));
    }
};

QTEST_MAIN(CthulhuEndToEndTest)
#include "cthulhu_e2e_test.moc"
