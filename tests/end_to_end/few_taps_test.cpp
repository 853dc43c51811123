#include "tests/gallery/scenes.h"
#include "tests/harness/patience.h"

#include <QPointingDevice>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

const auto ofThree = uR"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})"_s;
const auto dealt = uR"({"do":"initiative","order":[1,2,3]})"_s;
const auto hydra = uR"({"do":"encounter","name":"Hydra","prestige":5,"life":90})"_s;

} // namespace

// How many taps what happens often takes, by finger, mouse and keys.
class FewTapsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QPointingDevice> finger_{QTest::createTouchDevice()};
    QString pointer_;
    int taps_ = 0;

    static void pointers()
    {
        QTest::addColumn<QString>("pointer");
        for (const auto *pointer : {"touch", "mouse", "keys"})
            QTest::newRow(pointer) << QString::fromLatin1(pointer);
    }

    bool tap(tests::RealWindow &app, const QString &name)
    {
        ++taps_;
        if (pointer_ == u"touch"_s)
            return app.tap(name);
        if (!tests::soon([&] { return app.control(name) != nullptr; }))
            return false;
        app.settle(450); // what has just come takes nothing yet
        auto *item = app.control(name);
        if (!item)
            return false;
        if (pointer_ == u"keys"_s) {
            item->forceActiveFocus(Qt::TabFocusReason);
            QTest::keyClick(app.window(), Qt::Key_Space);
        } else {
            const auto at = item->mapToScene({item->width() / 2, item->height() / 2}).toPoint();
            QTest::mouseClick(app.window(), Qt::LeftButton, {}, at);
        }
        app.settle(150);
        return true;
    }

    void begin(tests::RealWindow &app, const QString &game, const QStringList &lines)
    {
        QFETCH(QString, pointer);
        pointer_ = pointer;
        taps_ = 0;
        app.app().preferences().setMotion(false);
        tests::playSession(app, game, lines);
        app.settle(400);
    }

    static QVariant cell(tests::RealWindow &app, int seat, const char *role)
    {
        auto *players = app.app().shelf().table()->property("players").value<QAbstractItemModel *>();
        return players->index(seat, 0).data(players->roleNames().key(role));
    }

    static int seq(tests::RealWindow &app) { return app.app().shelf().table()->property("seq").toInt(); }

private slots:
    void aSecondTapOnTheValueIsTheAttack_data() { pointers(); }
    void aSecondTapOnTheValueIsTheAttack()
    {
        tests::RealWindow app;
        begin(app, u"cutthroat"_s, {ofThree, hydra, dealt});
        const auto before = seq(app);
        QVERIFY(tap(app, u"20"_s));
        app.settle(400);
        QVERIFY(tap(app, u"20"_s));
        QTRY_COMPARE(seq(app), before + 1);
        QCOMPARE(taps_, 2);
        QVERIFY(app.shows(u"Bo shows the set card."_s));
    }

    // The second half of a hasty tap is none.
    void aDoubleTapOnTheValueIsNoAttack()
    {
        tests::RealWindow app;
        tests::playSession(app, u"cutthroat"_s, {ofThree, hydra, dealt});
        app.settle(400);
        const auto before = seq(app);
        const auto *key = app.control(u"20"_s);
        QVERIFY(key);
        const auto at = key->mapToScene({key->width() / 2, key->height() / 2}).toPoint();
        for (int i = 0; i < 2; ++i) {
            QTest::touchEvent(app.window(), finger_.get()).press(1, at);
            QTest::touchEvent(app.window(), finger_.get()).release(1, at);
            app.settle(60);
        }
        app.settle(400);
        QCOMPARE(seq(app), before);
        QVERIFY(app.control(u"Attack for 20"_s));
    }

    void aPotionForAnotherTakesThree_data() { pointers(); }
    void aPotionForAnotherTakesThree()
    {
        tests::RealWindow app;
        begin(app, u"cutthroat"_s, {ofThree, uR"({"do":"adjust","player":1,"life":-50})"_s});
        QVERIFY(tap(app, u"Bo"_s));
        QVERIFY(tap(app, u"Healing +25"_s));
        QVERIFY(tap(app, u"From Ann"_s));
        QTRY_COMPARE(cell(app, 1, "life").toInt(), 75);
        QCOMPARE(cell(app, 0, "prestige").toInt(), 3);
        QCOMPARE(taps_, 3);
    }

    void anItemComesByItsPastNameAndTheSheetStays_data() { pointers(); }
    void anItemComesByItsPastNameAndTheSheetStays()
    {
        tests::RealWindow app;
        app.remembers(u"cutthroat"_s, {{u"items"_s, QStringList{u"Rope"_s, u"Lantern"_s}}});
        begin(app, u"cutthroat"_s, {ofThree});
        QVERIFY(tap(app, u"Bo"_s));
        QVERIFY(tap(app, u"New item…"_s));
        QVERIFY(tap(app, u"Rope"_s));
        QTRY_COMPARE(cell(app, 1, "items").toList().size(), 1);
        QVERIFY(tap(app, u"Lantern"_s)); // the sheet is still open
        QTRY_COMPARE(cell(app, 1, "items").toList().size(), 2);
        QCOMPARE(taps_, 4);
        QVERIFY(app.control(u"Close"_s));
    }

    // Which of the undead: one tap, before the value's two.
    void theHordeAsksItsTargetAtOnce_data() { pointers(); }
    void theHordeAsksItsTargetAtOnce()
    {
        tests::RealWindow app;
        begin(app, u"cutthroat"_s,
              {ofThree, uR"({"do":"encounter","name":"Horde","prestige":4,"kind":"undead","tokens":3})"_s,
               dealt});
        const auto before = seq(app);
        QVERIFY(tap(app, u"Token 1 before Ann"_s));
        QVERIFY(tap(app, u"15"_s));
        app.settle(400);
        QVERIFY(tap(app, u"15"_s));
        QTRY_COMPARE(seq(app), before + 1);
        QCOMPARE(taps_, 3);
    }

    void theVampyreBitesFromTheSheet_data() { pointers(); }
    void theVampyreBitesFromTheSheet()
    {
        tests::RealWindow app;
        begin(app, u"cutthroat"_s,
              {ofThree, hydra, uR"({"do":"form","player":2,"form":"vampyre"})"_s, dealt});
        QVERIFY(tap(app, u"Cy, the Vampyre, bites somebody for 5 life this round."_s));
        QVERIFY(tap(app, u"Ann"_s));
        QVERIFY(tap(app, u"Ann: −5 life"_s));
        QTRY_COMPARE(cell(app, 0, "life").toInt(), 95);
        QCOMPARE(taps_, 3);
        QVERIFY(app.hides(u"bites somebody for 5 life this round"_s));
    }

    void aReminderIsTickedOffByHand_data() { pointers(); }
    void aReminderIsTickedOffByHand()
    {
        tests::RealWindow app;
        begin(app, u"cutthroat"_s, {ofThree, hydra, dealt});
        const auto line =
            u"Everybody sets an attack card face down. None in hand? Bluff with an action card."_s;
        QVERIFY(app.control(line) && !app.control(line)->property("selected").toBool());
        QVERIFY(tap(app, line));
        QTRY_VERIFY(!app.control(line)); // done, and nothing stands beside it
        QVERIFY(app.tap(u"20"_s) && app.tap(u"Attack for 20"_s));
        QVERIFY(app.tap(u"Undo"_s));
        app.settle(400);
        QVERIFY(!app.control(line)); // the cards still lie there
    }

    void everybodyHasEightInTwo_data() { pointers(); }
    void everybodyHasEightInTwo()
    {
        tests::RealWindow app;
        begin(app, u"duelofages"_s, {uR"({"do":"start","players":["Ann","Bo","Cy"],"rolls":[9,7,5]})"_s});
        QVERIFY(tap(app, u"Enter what everybody has: characters, henchmen, equipment."_s));
        QVERIFY(tap(app, u"Characters: 8 each"_s));
        for (int seat = 0; seat < 3; ++seat)
            QTRY_COMPARE(cell(app, seat, "characters").toInt(), 8);
        QCOMPARE(taps_, 2);
    }

    void howATabletLiesIsAskedAtTheSetUp_data() { pointers(); }
    void howATabletLiesIsAskedAtTheSetUp()
    {
        QFETCH(QString, pointer);
        pointer_ = pointer;
        tests::RealWindow app({800, 1280});
        app.app().preferences().setMotion(false);
        app.app().preferences().remember({u"Ann"_s, u"Bo"_s, u"Cy"_s});
        QVERIFY(app.tap(u"Cutthroat Caverns"_s));
        QCOMPARE(app.app().preferences().seatRotation(), u"off"_s);
        QVERIFY(app.control(u"In front of all of us"_s)->property("selected").toBool());
        QVERIFY(tap(app, u"Flat in the middle, each seat facing its player"_s));
        QTRY_COMPARE(app.app().preferences().seatRotation(), u"auto"_s);
        QVERIFY(app.tap(u"Into the caverns"_s));
        QTRY_VERIFY(app.page()->property("around").toBool());
    }

    void aPhoneIsNotAskedHowItLies()
    {
        tests::RealWindow app;
        app.app().preferences().remember({u"Ann"_s, u"Bo"_s, u"Cy"_s});
        QVERIFY(app.tap(u"Cutthroat Caverns"_s));
        QVERIFY(app.shows(u"Into the caverns"_s) || app.control(u"Into the caverns"_s));
        QVERIFY(!app.control(u"In front of all of us"_s));
    }

    // What is laid out before the first turn is skipped at once by who knows it.
    void theSetUpIsSkippedInOne_data() { pointers(); }
    void theSetUpIsSkippedInOne()
    {
        tests::RealWindow app;
        begin(
            app, u"darkcastle"_s,
            {uR"({"do":"start","characters":[{"id":"abbot","player":"Ann"},{"id":"smith","player":"Bo"}]})"_s});
        QVERIFY(app.text(u"Set up first"_s));
        QVERIFY(tap(app, u"All set up"_s));
        QVERIFY(app.hides(u"Set up first"_s));
        QCOMPARE(taps_, 1);
        QVERIFY(app.tap(u"Ann turns it"_s));
    }
};

QTEST_MAIN(FewTapsTest)
#include "few_taps_test.moc"
