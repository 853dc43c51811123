#include "tests/harness/real_window.h"

#include <QDir>
#include <QFile>
#include <QPointingDevice>

using namespace torchside;
using namespace Qt::StringLiterals;

// The Minion's game by touch in the real window: a whole turn of its, counted in taps, and a turn of the
// player's.
namespace {

// Our dialog for files begins where the app was started.
class InFolder {
public:
    explicit InFolder(const QString &path) : before_(QDir::currentPath()) { QDir::setCurrent(path); }
    ~InFolder() { QDir::setCurrent(before_); }
    InFolder(const InFolder &) = delete;
    InFolder &operator=(const InFolder &) = delete;

private:
    QString before_;
};

void write(const QString &path, const QByteArray &text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

} // namespace

class CthulhuEndToEndTest : public QObject {
    Q_OBJECT

private:
    int taps_ = 0;
    std::unique_ptr<QPointingDevice> finger_{QTest::createTouchDevice()};

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

    // A card among the hits: another copy of it may lie in the Minion's hand.
    bool tapHit(const tests::RealWindow &app, const QString &name)
    {
        ++taps_;
        const auto hit = [&]() -> QQuickItem * {
            for (auto *item : tests::allItems(app.window()->contentItem()))
                if (item->property("text").toString() == name && item->property("large").isValid() &&
                    item->property("detail").isValid() && tests::isSeen(item))
                    return item;
            return nullptr;
        };
        if (!tests::soon([&] { return hit() != nullptr; }))
            return false;
        app.settle(350);
        const auto *item = hit();
        const auto at = item->mapToScene({item->width() / 2, item->height() / 2}).toPoint();
        app.touch(at);
        app.settle(60);
        return true;
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
        QVERIFY(app.shows(u"until you find a character of cost 3"_s));
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

    static bool act(tests::RealWindow &app, const QVariantMap &command)
    {
        bool done = false;
        QMetaObject::invokeMethod(table(app), "act", Q_RETURN_ARG(bool, done), Q_ARG(QVariantMap, command));
        return done;
    }
    static QVariantMap own(tests::RealWindow &app, int at)
    {
        return table(app)->property("own").toList().value(at).toMap();
    }
    static void join(tests::RealWindow &app, const QString &name)
    {
        QVERIFY(act(app, {{u"do"_s, u"join"_s},
                          {u"name"_s, name},
                          {u"skill"_s, 2},
                          {u"icons"_s, QVariantMap{{u"combat"_s, 1}}}}));
    }
    // The Minion's turn by the table itself; what is tried then is the player's.
    static void toTheDrain(tests::RealWindow &app)
    {
        QVERIFY(act(app, {{u"do"_s, u"confirm"_s}}));
        QVERIFY(act(app, {{u"do"_s, u"draw"_s},
                          {u"cards"_s, QVariantList{u"Marsh Warden"_s, u"Drowned Bellringer"_s}}}));
        QVERIFY(act(app, {{u"do"_s, u"die"_s}, {u"value"_s, 1}}));
        app.settle(400);
    }
    static void toTheAnswer(tests::RealWindow &app)
    {
        toTheDrain(app);
        while (step(app) == u"drain"_s || step(app) == u"commit"_s)
            QVERIFY(act(app, {{u"do"_s, u"confirm"_s}}));
        QTRY_COMPARE(step(app), u"answer"_s);
        app.settle(400);
    }
    static void toThePlayersTurn(tests::RealWindow &app)
    {
        toTheAnswer(app);
        QVERIFY(act(app, {{u"do"_s, u"commits"_s}, {u"stories"_s, QVariantList{}}}));
        app.sendOn();
        QTRY_COMPARE(step(app), u"player"_s);
        app.settle(400);
    }
    static bool hasTheKeys(const tests::RealWindow &app, const QString &label)
    {
        for (const auto *item = app.window()->activeFocusItem(); item; item = item->parentItem())
            if (item->property("label").toString() == label)
                return true;
        return false;
    }
    // In our own dialog for files; what the system's says comes to the same.
    void chooseFiles(tests::RealWindow &app, const QStringList &names)
    {
        for (const auto &name : names)
            QVERIFY2(tap(app, name), qPrintable(name));
        QVERIFY(tap(app, names.size() == 1 ? u"Import 1 file"_s : u"Import %1 files"_s.arg(names.size())));
        app.settle(300);
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
        QVERIFY(isInSight(app, u"The Minion plays"_s)); // and what to do stays where its button is
        QVERIFY(done(u"Both done"_s));
        QTRY_COMPARE(step(app), u"commit"_s); // no card of the deck has an action to ask about
        QVERIFY(isInSight(app, u"The Minion commits"_s));
        QVERIFY(done(u"Done"_s));
        QTRY_COMPARE(step(app), u"answer"_s);
        const QVariantMap two{
            {u"story"_s, 0},
            {u"characters"_s, QVariantList{QVariantMap{{u"skill"_s, 1}, {u"icons"_s, QVariantMap{}}},
                                           QVariantMap{{u"skill"_s, 2}, {u"icons"_s, QVariantMap{}}}}}};
        act({{u"do"_s, u"commits"_s}, {u"stories"_s, QVariantList{two}}});
        QTRY_COMPARE(step(app), u"lose"_s);
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

    void aWholeTurnOfTheMinionsIsSixTapsAndSomeLetters_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("phone") << QSize(360, 800);
        QTest::newRow("tablet") << QSize(800, 1280);
        QTest::newRow("tablet, lying") << QSize(1280, 800);
    }
    void aWholeTurnOfTheMinionsIsSixTapsAndSomeLetters()
    {
        QFETCH(QSize, size);
        tests::RealWindow app(size);
        QVERIFY(app.isShown());
        sitDown(app);
        taps_ = 0;
        QVERIFY(app.shows(u"ready its exhausted characters"_s));
        QVERIFY(app.shows(u"Draw 2 cards"_s));
        QTRY_VERIFY(hasTheKeys(app, u"Card 1 of 2"_s));
        letters(app, u"mar"_s);
        QVERIFY(tapHit(app, u"Marsh Warden"_s));
        letters(app, u"dr be"_s);
        QVERIFY(tapHit(app, u"Drowned Bellringer"_s));
        QTRY_COMPARE(step(app), u"resource"_s);
        QVERIFY(tap(app, u"The die shows 3"_s));
        QTRY_COMPARE(step(app), u"drain"_s);
        look(app, u"drain-%1"_s.arg(size.width()));
        QVERIFY(tap(app, u"Both done"_s));
        QTRY_COMPARE(step(app), u"commit"_s);
        app.settle(400); // what comes next is read first
        QVERIFY(tap(app, u"Done"_s));
        QTRY_COMPARE(step(app), u"answer"_s);
        app.settle(400);
        QVERIFY(tap(app, u"Nobody defends"_s));
        QTRY_COMPARE(step(app), u"player"_s);
        QVERIFY(app.shows(u"What happened at the stories"_s));
        QVERIFY2(taps_ <= 6, qPrintable(u"%1 taps"_s.arg(taps_)));
        look(app, u"report-%1"_s.arg(size.width()));
    }

    // Whoever must say of one of them that it can't be done takes them one by one.
    void playsCanBeTakenOneAtATime()
    {
        tests::RealWindow app;
        sitDown(app);
        toTheDrain(app);
        const auto before = table(app)->seq();
        QVERIFY(app.tap(u"One at a time"_s));
        QVERIFY(app.tap(u"Done"_s));
        QTRY_COMPARE(table(app)->seq(), before + 1);
        QCOMPARE(step(app), u"drain"_s);
        QVERIFY(app.tap(u"Can’t be done"_s));
        QTRY_COMPARE(table(app)->seq(), before + 2);
    }

    void theReasonAndTheWhyNotAreATouchAway()
    {
        tests::RealWindow app;
        sitDown(app);
        QVERIFY(tapField(app, u"Card 1 of 2"_s));
        letters(app, u"mar"_s);
        QVERIFY(tapHit(app, u"Marsh Warden"_s));
        letters(app, u"hol"_s);
        QVERIFY(tapHit(app, u"Hollow Diver"_s));
        QVERIFY(app.tap(u"Roll for me"_s));
        QTRY_COMPARE(step(app), u"drain"_s);
        QVERIFY(app.tap(u"Why?"_s));
        QVERIFY(app.shows(u"Which drain is it?"_s));
        QVERIFY(app.tap(u"Why not Lamp Tender of Low Quay?"_s));
        QVERIFY(app.shows(u"Why not this one?"_s));
        QVERIFY(app.shows(u"goes before Lamp Tender of Low Quay"_s));
        QVERIFY(app.tap(u"Close"_s));
        app.settle(400);
        QVERIFY(app.shows(u"Which drain is it?"_s)); // the proof is still open beneath it
        QVERIFY(app.tap(u"Close"_s));
        QVERIFY(app.hides(u"Which drain is it?"_s));
    }

    void thePlayerCommitsAndEveryStruggleIsShown()
    {
        tests::RealWindow app;
        sitDown(app);
        toTheAnswer(app);
        QVERIFY(app.shows(u"If nobody defends:"_s)); // the Minion's attack, before anybody is chosen
        QVERIFY(app.shows(u"The Minion gets"_s));
        QVERIFY(app.tap(u"New character"_s));
        QVERIFY(app.shows(u"Send to First story"_s));
        QVERIFY(app.tap(u"Skill: more"_s));
        QVERIFY(app.tap(u"Combat icons: more"_s));
        QVERIFY(app.tap(u"Willpower"_s));
        QVERIFY(app.tap(u"Toughness: more"_s));
        QVERIFY(tapField(app, u"Name, if you like"_s));
        letters(app, u"Old Tom"_s);
        look(app, u"fighter"_s);
        QVERIFY(app.tap(u"Send"_s));
        app.settle(400);
        QVERIFY(app.shows(u"If they defend:"_s));
        QVERIFY(app.tap(u"They defend"_s));
        QVERIFY(app.shows(u"What happened at the stories"_s));
        QTRY_VERIFY(step(app) == u"player"_s || step(app) == u"lose"_s);
        look(app, u"after-defence"_s);
        // Known from now on: one tap sends him, and it is foretold what comes of it.
        taps_ = 0;
        QVERIFY(tap(app, u"Old Tom"_s));
        QVERIFY(tests::soon(
            [&] { return app.text(u"The Minion will defend"_s) || app.text(u"nobody ready to defend"_s); }));
        QCOMPARE(taps_, 1);
        look(app, u"forecast"_s);
        QVERIFY(app.tap(u"Put the report away"_s));
        QVERIFY(app.hides(u"What happened at the stories"_s));
        QVERIFY(app.tap(u"Commit them"_s));
        QTRY_VERIFY(step(app) != u"player"_s);
    }

    // A wrong story, a wrong number, and what befell one that stands there already.
    void whoIsCommittedIsMendedInTwoTaps()
    {
        tests::RealWindow app;
        sitDown(app);
        toThePlayersTurn(app);
        join(app, u"Nora"_s);
        join(app, u"Tom"_s);
        app.settle(400);
        const auto placeOf = [&](const QString &id) {
            for (auto *item : tests::allItems(app.window()->contentItem()))
                if (item->metaObject()->indexOfMethod("placeOf(QString)") >= 0 &&
                    item->property("gathering").isValid()) {
                    int there = -3;
                    QMetaObject::invokeMethod(item, "placeOf", Q_RETURN_ARG(int, there), Q_ARG(QString, id));
                    return there;
                }
            return -3;
        };
        QVERIFY(app.tap(u"Nora"_s));
        QCOMPARE(placeOf(u"p1"_s), 0);
        taps_ = 0;
        QVERIFY(tap(app, u"Second story"_s));
        app.settle(500); // sooner it would be the second half of a double tap
        QVERIFY(tap(app, u"Nora"_s));
        QCOMPARE(placeOf(u"p1"_s), 1);
        QCOMPARE(taps_, 2);
        taps_ = 0;
        QVERIFY(tap(app, u"Change Nora"_s));
        QVERIFY(tap(app, u"Skill: more"_s));
        QCOMPARE(taps_, 2);
        QCOMPARE(own(app, 0)[u"skill"_s].toInt(), 3);
        QVERIFY(app.tap(u"Close"_s));
        QCOMPARE(placeOf(u"p1"_s), 1); // and she is still on her way
        QVERIFY(app.tap(u"Commit them"_s));
        QTRY_VERIFY(step(app) != u"player"_s || table(app)->heading().contains(u"Minion"_s));
        if (step(app) == u"defend"_s) {
            taps_ = 0;
            QVERIFY(tap(app, u"Change Nora"_s));
            QVERIFY(tap(app, u"Insane"_s));
            QCOMPARE(taps_, 2);
            QCOMPARE(own(app, 0)[u"status"_s].toString(), u"insane"_s);
        }
    }

    void fingerMouseAndKeysSendAlike_data()
    {
        QTest::addColumn<QString>("hand");
        for (const auto *hand : {"finger", "mouse", "keys"})
            QTest::newRow(hand) << QString::fromUtf8(hand);
    }
    void fingerMouseAndKeysSendAlike()
    {
        QFETCH(QString, hand);
        tests::RealWindow app;
        sitDown(app);
        toThePlayersTurn(app);
        join(app, u"Nora"_s);
        app.settle(400);
        const auto press = [&](const QString &name) {
            auto *item = app.control(name);
            QVERIFY(item);
            const auto at = item->mapToScene({40, item->height() / 2}).toPoint();
            if (hand == u"keys"_s) {
                item->forceActiveFocus(Qt::TabFocusReason);
                QTest::keyClick(app.window(), Qt::Key_Space);
            } else if (hand == u"mouse"_s) {
                QTest::mouseClick(app.window(), Qt::LeftButton, {}, at);
            } else {
                QVERIFY(app.tap(name));
            }
            app.settle(400);
        };
        press(u"Second story"_s);
        press(u"Nora"_s);
        QVERIFY(app.control(u"Commit them"_s));
        press(u"Nora"_s); // and back again
        QVERIFY(app.control(u"End my turn"_s));
    }

    void whoCantGoIsNotSent()
    {
        tests::RealWindow app;
        sitDown(app);
        toThePlayersTurn(app);
        join(app, u"Nora"_s);
        QVERIFY(act(app, {{u"do"_s, u"mine"_s}, {u"id"_s, u"p1"_s}, {u"status"_s, u"insane"_s}}));
        app.settle(300);
        QVERIFY(app.tap(u"Nora"_s));
        QVERIFY(app.shows(u"Nora is insane."_s));
        QVERIFY(app.control(u"End my turn"_s));
    }

    void aCharacterIsDraggedToItsStory_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("phone") << QSize(360, 800);
        QTest::newRow("tablet, lying") << QSize(1280, 800);
    }
    void aCharacterIsDraggedToItsStory()
    {
        QFETCH(QSize, size);
        tests::RealWindow app(size);
        sitDown(app);
        toThePlayersTurn(app);
        join(app, u"Nora"_s);
        app.settle(400);
        QTRY_VERIFY(app.control(u"Nora"_s) && app.control(u"Third story"_s));
        const auto *tile = app.control(u"Nora"_s);
        const auto *story = app.control(u"Third story"_s);
        const auto from = tile->mapToScene({40, tile->height() / 2}).toPoint();
        const auto to = story->mapToScene({story->width() / 2, story->height() / 2}).toPoint();
        QTest::mousePress(app.window(), Qt::LeftButton, {}, from);
        for (int i = 1; i <= 10; ++i) {
            QTest::mouseMove(app.window(), from + (to - from) * i / 10);
            app.settle(20);
        }
        QTest::mouseRelease(app.window(), Qt::LeftButton, {}, to);
        QVERIFY(app.tap(u"Commit them"_s));
        QTRY_VERIFY(own(app, 0)[u"at"_s].toInt() == 2 || step(app) != u"player"_s);
    }

    void aHeldFingerDragsACharacterToItsStory_data() { aCharacterIsDraggedToItsStory_data(); }
    void aHeldFingerDragsACharacterToItsStory()
    {
        QFETCH(QSize, size);
        tests::RealWindow app(size);
        sitDown(app);
        toThePlayersTurn(app);
        join(app, u"Nora"_s);
        app.settle(400);
        glide(app, true);
        QVERIFY(app.tap(u"Commit them"_s));
        QTRY_VERIFY(own(app, 0)[u"at"_s].toInt() == 2 || step(app) != u"player"_s);
    }

    void aFingerThatOnlyPassesDragsNobody()
    {
        tests::RealWindow app({1280, 800});
        sitDown(app);
        toThePlayersTurn(app);
        join(app, u"Nora"_s);
        app.settle(400);
        glide(app, false);
        QVERIFY(app.control(u"End my turn"_s)); // it may have scrolled
    }

    // Several tokens at one story are told once, as they lie in the end.
    void theReportTellsWhereTheTokensLieInTheEnd()
    {
        tests::RealWindow app;
        sitDown(app);
        toThePlayersTurn(app);
        QVERIFY(act(app, {{u"do"_s, u"join"_s},
                          {u"name"_s, u"Nora"_s},
                          {u"skill"_s, 9},
                          {u"icons"_s, QVariantMap{{u"terror"_s, 9}, {u"investigation"_s, 9}}}}));
        const QVariantMap nora{{u"id"_s, u"p1"_s}};
        const QVariantMap sent{{u"story"_s, 2}, {u"characters"_s, QVariantList{nora}}};
        QVERIFY(act(app, {{u"do"_s, u"commits"_s}, {u"stories"_s, QVariantList{sent}}}));
        while (step(app) == u"defend"_s)
            QVERIFY(act(app, {{u"do"_s, u"confirm"_s}}));
        const auto fights = table(app)->property("fights").toList();
        QVERIFY(!fights.isEmpty());
        const auto lines = fights.last().toMap()[u"lines"_s].toStringList().filter(u"You have"_s);
        QVERIFY2(lines.size() == 1, qPrintable(QDebug::toString(fights)));
        QVERIFY2(lines.constFirst().contains(u"tokens"_s), qPrintable(lines.constFirst()));
    }

    // Four beside each other where it lies, and who stands at them.
    void namesOfStoriesAreWholeBesideAConspiracy()
    {
        tests::RealWindow app({1280, 800});
        sitDown(app);
        toThePlayersTurn(app);
        QVERIFY(act(app, {{u"do"_s, u"story"_s}, {u"index"_s, 0}, {u"name"_s, u"Ash Wednesday"_s}}));
        QVERIFY(act(app, {{u"do"_s, u"put-into-play"_s}, {u"card"_s, u"Treaty of the Reef"_s}}));
        QVERIFY(act(app, {{u"do"_s, u"put-into-play"_s}, {u"card"_s, u"Reader of the Tide Ledger"_s}}));
        join(app, u"Nora"_s);
        const QVariantMap sent{{u"story"_s, 1},
                               {u"characters"_s, QVariantList{QVariantMap{{u"id"_s, u"p1"_s}}}}};
        QVERIFY(act(app, {{u"do"_s, u"commits"_s}, {u"stories"_s, QVariantList{sent}}}));
        QVERIFY(act(app, {{u"do"_s, u"confirm"_s}}));
        app.settle(500);
        look(app, u"lanes"_s);
        int lanes = 0;
        for (auto *lane : tests::allItems(app.window()->contentItem())) {
            if (!lane->property("minionTeam").isValid() || !tests::isSeen(lane))
                continue;
            ++lanes;
            for (const auto *item : tests::allItems(lane))
                QVERIFY2(!item->inherits("QQuickText") || !item->property("truncated").toBool(),
                         qPrintable(item->property("text").toString()));
        }
        QCOMPARE(lanes, 4);
    }

private:
    static bool isGripped(const QQuickItem *tile)
    {
        for (const auto *item : tile->childItems())
            if (item->property("grips").toBool())
                return true;
        return false;
    }
    // A finger on Nora's tile that goes to the third story, held there first or not.
    void glide(tests::RealWindow &app, bool held)
    {
        QTRY_VERIFY(app.control(u"Nora"_s) && app.control(u"Third story"_s));
        const QPointer<QQuickItem> tile = app.control(u"Nora"_s);
        const auto *story = app.control(u"Third story"_s);
        const auto from = tile->mapToScene({40, tile->height() / 2}).toPoint();
        const auto to = story->mapToScene({story->width() / 2, story->height() / 2}).toPoint();
        QTest::touchEvent(app.window(), finger_.get()).press(1, from);
        if (held)
            QTRY_VERIFY(tile && isGripped(tile));
        for (int i = 1; i <= 10; ++i) {
            QTest::touchEvent(app.window(), finger_.get()).move(1, from + (to - from) * i / 10);
            app.settle(20);
        }
        QTest::touchEvent(app.window(), finger_.get()).release(1, to);
        app.settle(400);
    }

private Q_SLOTS:
    void ownDomainsAreCountedForWhoeverLikes()
    {
        tests::RealWindow app;
        sitDown(app);
        toThePlayersTurn(app);
        QVERIFY(app.tap(u"Count your domains too"_s));
        app.settle(400);
        QVERIFY(app.tap(u"Your domain 2"_s));
        QTRY_VERIFY(table(app)->property("ownDomains").toList().value(1).toMap()[u"drained"_s].toBool());
        QVERIFY(app.tap(u"Change your domains"_s));
        QVERIFY(app.tap(u"Resources of your domain 1: more"_s));
        QVERIFY(app.tap(u"Close"_s));
        QTRY_COMPARE(table(app)->property("ownDomains").toList().value(0).toMap()[u"resources"_s].toInt(), 2);
        table(app)->undo();
        QCOMPARE(table(app)->property("ownDomains").toList().value(0).toMap()[u"resources"_s].toInt(), 1);
    }

    void aCardThatNobodyKnowsIsMadeInPlaceAndKept()
    {
        tests::RealWindow app;
        sitDown(app);
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

    void severalFilesAreImportedInFiveTaps()
    {
        const QTemporaryDir folder;
        write(folder.filePath(u"cards.csv"_s), "name,type,cost,skill,terror\nTide Reader,character,2,1,1\n");
        write(folder.filePath(u"more.csv"_s),
              "name,type,cost,skill,terror\nThe Weir Floods,story,0,0,0\nThe Weir Sleeps,story,0,0,0\n");
        const InFolder in(folder.path());
        tests::RealWindow app;
        auto &cards = app.app().cards();
        QVERIFY(app.tap(u"Cthulhu Rising"_s));
        taps_ = 0;
        QVERIFY(tap(app, u"Import cards or a deck"_s));
        chooseFiles(app, {u"cards.csv"_s, u"more.csv"_s});
        QVERIFY(app.shows(u"In these files: 3 cards, 0 decks."_s));
        QCOMPARE(cards.count(), 0); // only looked at
        QVERIFY(tap(app, u"Import them"_s));
        QVERIFY(app.shows(u"3 cards are in the catalogue."_s));
        QCOMPARE(cards.count(), 3);
        QVERIFY2(taps_ <= 5, qPrintable(u"%1 taps"_s.arg(taps_)));
        // The story cards among them are offered where stories are asked for.
        QVERIFY(app.tap(u"The Weir Floods"_s));
        QCOMPARE(field(app, u"Nearest the Deep"_s)->property("text").toString(), u"The Weir Floods"_s);
    }

    void whatCantBeReadIsSaidAndTheRestGoesIn()
    {
        const QTemporaryDir folder;
        write(folder.filePath(u"cards.csv"_s),
              "name,type,cost,skill,terror\nTide Reader,character,2,1,1\nBroken,character,many,1,0\n");
        const InFolder in(folder.path());
        tests::RealWindow app;
        auto &cards = app.app().cards();
        QVERIFY(app.tap(u"Cthulhu Rising"_s));
        QVERIFY(app.shows(u"No cards are imported yet."_s));
        QVERIFY(app.tap(u"Import cards or a deck"_s));
        chooseFiles(app, {u"cards.csv"_s});
        QVERIFY(app.shows(u"In these files: 2 cards, 0 decks."_s));
        QVERIFY(app.shows(u"One thing could not be read"_s));
        QVERIFY(app.shows(u"Broken"_s));
        look(app, u"import"_s);
        QVERIFY(app.tap(u"Import them"_s));
        QVERIFY(app.shows(u"Imported: 2 cards, 0 decks."_s));
        QCOMPARE(cards.count(), 2);
        QVERIFY(app.tap(u"Close"_s));
        QVERIFY(app.shows(u"2 cards are in the catalogue."_s));
        QCOMPARE(cards.find(u"tid"_s, {}, {}, -1).size(), 1);
    }

    void aHostileFileBringsNothingAndIsSaidSo()
    {
        const QTemporaryDir folder;
        write(folder.filePath(u"set.xml"_s),
              "<?xml version=\"1.0\"?><!DOCTYPE set [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b "
              "\"&a;&a;&a;\">]><set name=\"&b;\"/>");
        const InFolder in(folder.path());
        tests::RealWindow app;
        QVERIFY(app.tap(u"Cthulhu Rising"_s));
        QVERIFY(app.tap(u"Import cards or a deck"_s));
        chooseFiles(app, {u"set.xml"_s});
        QVERIFY(app.shows(u"In these files: 0 cards, 0 decks."_s));
        QVERIFY(app.tap(u"Import them"_s)); // refused: there is nothing
        QVERIFY(app.shows(u"There is nothing in these files"_s));
        QCOMPARE(app.app().cards().count(), 0);
    }

    void aDeckIsOpenedChangedAndDeleted()
    {
        tests::RealWindow app;
        auto &cards = app.app().cards();
        for (const auto *name : {"Ann", "Bo"})
            cards.keep({{u"name"_s, QString::fromUtf8(name)},
                        {u"type"_s, u"character"_s},
                        {u"cost"_s, 2},
                        {u"skill"_s, 1}});
        const auto ann = cards.find(u"Ann"_s, {}, {}, -1).value(0).toMap()[u"id"_s].toString();
        QVERIFY(!ann.isEmpty());
        QVERIFY(cards.keepDeck({}, u"My friends"_s,
                               {QVariantMap{{u"id"_s, ann}, {u"name"_s, u"Ann"_s}, {u"count"_s, 2}}}));
        QVERIFY(app.tap(u"Cthulhu Rising"_s));
        QVERIFY(app.tap(u"My friends"_s)); // the lower one: one's own
        QVERIFY(app.tap(u"Look at your deck"_s));
        QVERIFY(app.shows(u"2 cards."_s));
        QVERIFY(app.tap(u"Ann: more"_s));
        QVERIFY(tapField(app, u"Add a card"_s));
        letters(app, u"bo"_s);
        QVERIFY(app.tap(u"Bo"_s));
        look(app, u"deck"_s);
        QVERIFY(app.tap(u"Save the deck"_s));
        QTRY_COMPARE(cards.deck(u"My friends"_s).size(), 2);
        QCOMPARE(cards.deck(u"My friends"_s).value(0).toMap()[u"count"_s].toInt(), 3);
        app.settle(400);
        QVERIFY(app.tap(u"Look at your deck"_s));
        QVERIFY(app.tap(u"Delete"_s));
        QVERIFY(app.tap(u"Delete the deck"_s));
        QTRY_VERIFY(cards.decks().isEmpty());
        QCOMPARE(cards.count(), 2); // its cards stay
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
        QVERIFY(app.tap(u"Home"_s));
    }
};

QTEST_MAIN(CthulhuEndToEndTest)
#include "cthulhu_e2e_test.moc"
