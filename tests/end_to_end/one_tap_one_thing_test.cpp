#include "tests/gallery/scenes.h"
#include "tests/harness/patience.h"

#include <QPointingDevice>
#include <QSignalSpy>

#include <sys/mman.h>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

// Gives each touch a target as it lies in about every other run of the app: half of its address is odd.
class OddTarget : public QObject {
    struct Opened : QTouchEvent {
        static constexpr auto target = &Opened::m_target;
    };
    static constexpr size_t room = 4096;
    static constexpr quintptr wanted = 0x10100000000;
    void *place_ =
        mmap(reinterpret_cast<void *>(wanted), room, // NOLINT(performance-no-int-to-ptr): the place matters
             PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    QObject *odd_ = new (place_) QObject;

public:
    OddTarget() { qApp->installEventFilter(this); }
    ~OddTarget() override
    {
        odd_->~QObject();
        munmap(place_, room);
    }
    OddTarget(const OddTarget &) = delete;
    OddTarget &operator=(const OddTarget &) = delete;

    bool isOdd() const { return (reinterpret_cast<quintptr>(place_) >> 32) % 2 == 1; }
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::TouchBegin || event->type() == QEvent::TouchEnd)
            if (auto *touch = static_cast<QTouchEvent *>(event); touch->target())
                touch->*Opened::target = odd_;
        return false;
    }
};

} // namespace

// A tap does one thing: its second half is not the answer to what the first half asked.
class OneTapOneThingTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QPointingDevice> finger_{QTest::createTouchDevice()};

    // Twice on the same spot, as fast as a hand can.
    void tapTwice(tests::RealWindow &app, const QString &pointer, const QString &name)
    {
        QTRY_VERIFY(app.control(name));
        const auto *item = app.control(name);
        twiceAt(app, pointer, item->mapToScene({item->width() / 2, item->height() / 2}).toPoint());
    }

    void twiceAt(tests::RealWindow &app, const QString &pointer, QPoint at)
    {
        for (int i = 0; i < 2; ++i) {
            if (pointer == u"mouse"_s) {
                QTest::mouseClick(app.window(), Qt::LeftButton, {}, at);
            } else {
                QTest::touchEvent(app.window(), finger_.get()).press(1, at);
                QTest::touchEvent(app.window(), finger_.get()).release(1, at);
            }
            (void)QSignalSpy(app.window(), &QQuickWindow::frameSwapped).wait(120);
        }
        app.settle(500);
    }

    static void theHydraIsDueToStrike(tests::RealWindow &app, const QString &aim)
    {
        if (!aim.isEmpty())
            app.remembers(
                u"cutthroat"_s,
                {{u"creatures"_s,
                  QVariantList{QVariantMap{
                      {u"name"_s, u"Hydra"_s},
                      {u"strike"_s, QVariantMap{{u"key"_s, aim}, {u"damage"_s, 10}, {u"poison"_s, 0}}}}}}});
        tests::playSession(app, u"cutthroat"_s,
                           {uR"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})"_s,
                            uR"({"do":"encounter","name":"Hydra","prestige":5,"life":400})"_s,
                            uR"({"do":"initiative","order":[1,2,3]})"_s,
                            uR"({"do":"attack","player":0,"value":20,"factor":1})"_s,
                            uR"({"do":"attack","player":1,"value":25,"factor":1})"_s});
        QVERIFY(app.tap(u"30"_s) && app.tap(u"Attack for 30"_s));
    }

    static void aRiddleIsMet(tests::RealWindow &app)
    {
        tests::playSession(app, u"cutthroat"_s,
                           {uR"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})"_s,
                            uR"({"do":"encounter","name":"Riddle","prestige":4,"kind":"challenge"})"_s,
                            uR"({"do":"initiative","order":[1,2,3]})"_s});
    }
    static bool asksWhetherItIsSettled(tests::RealWindow &app)
    {
        return app.tap(u"Something else happens"_s) && app.tap(u"The encounter is settled"_s) &&
               app.shows(u"Is Riddle settled?"_s);
    }

    static QString toast(const tests::RealWindow &app)
    {
        for (const auto *item : tests::allItems(app.window()->contentItem()))
            if (item->objectName() == u"toast" && tests::isSeen(item))
                return tests::accessibleName(item);
        return {};
    }

    static int seq(tests::RealWindow &app) { return app.app().shelf().table()->property("seq").toInt(); }

private Q_SLOTS:
    void twiceOnItAttacksStrikesNobody_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QSize>("size");
        for (const auto *pointer : {"mouse", "touch"})
            for (const QSize size : {QSize(360, 800), QSize(1280, 800)})
                QTest::addRow("%s, %d", pointer, size.width()) << QString::fromLatin1(pointer) << size;
    }
    void twiceOnItAttacksStrikesNobody()
    {
        QFETCH(QString, pointer);
        QFETCH(QSize, size);
        tests::RealWindow app(size);
        theHydraIsDueToStrike(app, u"dealt-most"_s);
        const auto before = seq(app);
        tapTwice(app, pointer, u"Attacks differently…"_s);
        QCOMPARE(seq(app), before);
        QVERIFY(app.shows(u"Hydra attacks"_s));
    }

    void twiceOnTheBlowStrikesOnceAndDealsNothing_data() { twiceOnItAttacksStrikesNobody_data(); }
    void twiceOnTheBlowStrikesOnceAndDealsNothing()
    {
        QFETCH(QString, pointer);
        QFETCH(QSize, size);
        tests::RealWindow app(size);
        theHydraIsDueToStrike(app, u"dealt-most"_s);
        const auto before = seq(app);
        tapTwice(app, pointer, u"Cy: −10"_s);
        QCOMPARE(seq(app), before + 1);
        QVERIFY(app.shows(u"Hydra has attacked"_s));
    }

    void twiceOnNoAttackIsOnePersonsTurn_data() { twiceOnItAttacksStrikesNobody_data(); }
    void twiceOnNoAttackIsOnePersonsTurn()
    {
        QFETCH(QString, pointer);
        QFETCH(QSize, size);
        tests::RealWindow app(size);
        tests::playSession(app, u"cutthroat"_s,
                           {uR"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})"_s,
                            uR"({"do":"encounter","name":"Hydra","prestige":5,"life":400})"_s,
                            uR"({"do":"initiative","order":[1,2,3]})"_s});
        QVERIFY(app.shows(u"Ann shows the set card."_s));
        app.settle(500);
        const auto before = seq(app);
        tapTwice(app, pointer, u"No attack"_s);
        QCOMPARE(seq(app), before + 1);
        QVERIFY(app.shows(u"Bo shows the set card."_s));
    }

    void twiceOnASettledEncounterEndsOne_data() { twiceOnItAttacksStrikesNobody_data(); }
    void twiceOnASettledEncounterEndsOne()
    {
        QFETCH(QString, pointer);
        QFETCH(QSize, size);
        tests::RealWindow app(size);
        aRiddleIsMet(app);
        const auto before = seq(app);
        QVERIFY(asksWhetherItIsSettled(app));
        tapTwice(app, pointer, u"Not yet"_s);
        QVERIFY(app.hides(u"Is Riddle settled?"_s));
        QCOMPARE(seq(app), before);
        QVERIFY(asksWhetherItIsSettled(app));
        tapTwice(app, pointer, u"Bo"_s); // taken and not taken back
        QVERIFY(app.control(u"4 prestige to Bo"_s));
        tapTwice(app, pointer, u"4 prestige to Bo"_s);
        QVERIFY(app.shows(u"1 of 9 met"_s));
        QCOMPARE(seq(app), before + 1);
    }

    // Somebody's phone was quicker: what is asked about is over.
    void anEncounterThatIsOverIsNotClosedAgain_data() { twiceOnItAttacksStrikesNobody_data(); }
    void anEncounterThatIsOverIsNotClosedAgain()
    {
        QFETCH(QString, pointer);
        QFETCH(QSize, size);
        tests::RealWindow app(size);
        aRiddleIsMet(app);
        QVERIFY(asksWhetherItIsSettled(app));
        QVERIFY(app.app().shelf().table()->act({{u"do"_s, u"end-encounter"_s}}));
        const auto before = seq(app);
        tapTwice(app, pointer, u"Close the encounter"_s); // out of use by now: it says why
        QCOMPARE(seq(app), before);
        const auto why = app.app().shelf().table()->property("whyNoClose").toString();
        QVERIFY(!why.isEmpty() && app.shows(why));
        QVERIFY(app.shows(u"1 of 9 met"_s));
    }

    void twiceBesideADialogClosesIt_data()
    {
        QTest::addColumn<QString>("pointer");
        for (const auto *pointer : {"mouse", "touch"})
            QTest::addRow("%s", pointer) << QString::fromLatin1(pointer);
    }
    void twiceBesideADialogClosesIt()
    {
        QFETCH(QString, pointer);
        tests::RealWindow app;                    // on a phone the seats reach out beside it
        app.app().preferences().setMotion(false); // the dialog is gone at once
        tests::playSession(app, u"cutthroat"_s,
                           {uR"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})"_s});
        QVERIFY(app.shows(u"Set up first"_s) && app.tap(u"Turn over an encounter"_s));
        QVERIFY(app.shows(u"The encounter card"_s));
        app.settle(500);
        const auto before = seq(app);
        for (const auto *item : tests::allItems(app.window()->contentItem()))
            if (tests::accessibleName(item) == u"Life of Ann"_s && tests::isSeen(item))
                twiceAt(app, pointer, item->mapToScene({item->width() / 8, item->height() / 2}).toPoint());
        QVERIFY(app.hides(u"The encounter card"_s));
        QCOMPARE(seq(app), before);
    }

private:
    // Where each key of the attack pad lies.
    static QStringList keys(const tests::RealWindow &app)
    {
        QStringList places;
        for (const auto *item : tests::allItems(app.window()->contentItem()))
            if (item->property("glyph").isValid() && item->property("word").isValid() &&
                tests::isSeen(item)) {
                const auto at = item->mapRectToScene({0, 0, item->width(), item->height()});
                places.append(u"%1: %2 %3 %4 %5"_s.arg(item->property("text").toString())
                                  .arg(at.x())
                                  .arg(at.y())
                                  .arg(at.width())
                                  .arg(at.height()));
            }
        return places;
    }

    void tapOnce(tests::RealWindow &app, const QString &pointer, const QString &name)
    {
        QTRY_VERIFY(app.control(name));
        const auto *item = app.control(name);
        const auto at = item->mapToScene({item->width() / 2, item->height() / 2}).toPoint();
        if (pointer == u"mouse"_s) {
            QTest::mouseClick(app.window(), Qt::LeftButton, {}, at);
        } else {
            QTest::touchEvent(app.window(), finger_.get()).press(1, at);
            QTest::touchEvent(app.window(), finger_.get()).release(1, at);
        }
        app.settle(100);
    }

private Q_SLOTS:
    void theKeysOfThePadKeepTheirPlaces_data() { twiceOnItAttacksStrikesNobody_data(); }
    void theKeysOfThePadKeepTheirPlaces()
    {
        QFETCH(QString, pointer);
        QFETCH(QSize, size);
        tests::RealWindow app(size);
        app.app().preferences().setMotion(false);
        tests::playSession(app, u"cutthroat"_s,
                           {uR"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})"_s,
                            uR"({"do":"encounter","name":"Hydra","prestige":5,"life":90})"_s,
                            uR"({"do":"initiative","order":[1,2,3]})"_s});
        QVERIFY(app.shows(u"Tap the value printed on the card first."_s));
        app.settle(400);
        const auto before = keys(app);
        QCOMPARE(before.size(), 17);
        for (const auto *name : {"25", "Half", "Double", "60", "Protected", "5"}) { // 60 twice kills it
            tapOnce(app, pointer, QLatin1String(name));
            QCOMPARE(keys(app), before);
        }
        tapOnce(app, pointer, u"Attack for 10"_s);
        QVERIFY(app.shows(u"Bo shows the set card."_s));
        app.settle(400);
        QCOMPARE(keys(app), before); // what was used last is where it was
    }

    void theBlowsButtonNamesThePoisonToo()
    {
        tests::RealWindow app;
        theHydraIsDueToStrike(app, u"dealt-most"_s);
        QVERIFY(app.tap(u"Attacks differently…"_s));
        QVERIFY(app.tap(u"20"_s));
        QVERIFY(app.tap(u"Poison tokens: more"_s));
        QVERIFY(app.tap(u"Cy: −20 and a poison token"_s));
        QVERIFY(app.shows(u"Hydra has attacked"_s));
    }

    // With forty letters to a name and tokens to aim at, too: what folds out does so above the keys.
    void whatFoldsOutMovesNoKey_data() { twiceOnItAttacksStrikesNobody_data(); }
    void whatFoldsOutMovesNoKey()
    {
        QFETCH(QString, pointer);
        QFETCH(QSize, size);
        tests::RealWindow app(size);
        app.app().preferences().setMotion(false);
        QStringList lines{
            uR"({"do":"start","players":[{"name":"Bartholomew Fitzgerald Montgomery-Smythe"},{"name":"Bo"},{"name":"Cy"}]})"_s,
            uR"({"do":"encounter","name":"Seventy-Seven Sleepless Skeletons of Ur","prestige":5,"life":90})"_s};
        for (int i = 0; i < 12; ++i)
            lines.append(uR"({"do":"token","add":"undead","player":2})"_s);
        lines.append(uR"({"do":"initiative","order":[1,2,3]})"_s);
        tests::playSession(app, u"cutthroat"_s, lines);
        QVERIFY(app.shows(u"Tap the value printed on the card first."_s));
        app.settle(400);
        const auto before = keys(app);
        for (const auto *name :
             {"Riders", "More about this attack", "25", "More about this attack", "Half"}) {
            tapOnce(app, pointer, QLatin1String(name));
            QTRY_COMPARE(keys(app), before);
        }
    }

    void thePadLeadsBackToTheBlow()
    {
        tests::RealWindow app;
        theHydraIsDueToStrike(app, u"dealt-most"_s);
        QVERIFY(app.tap(u"Attacks differently…"_s));
        QVERIFY(app.tap(u"Dealt least"_s));
        QVERIFY(app.tap(u"Other…"_s));
        QVERIFY(app.shows(u"Damage of the attack"_s));
        QVERIFY(app.tap(u"Cancel"_s));
        QVERIFY(app.tap(u"Other…"_s));
        QVERIFY(app.tap(u"7"_s) && app.tap(u"Set to 7"_s));
        QVERIFY(app.tap(u"Ann: −7"_s));
        QVERIFY(app.shows(u"Hydra has attacked"_s));
    }

    void howItStrikesIsKnownInASessionThatIsOpenedAgain()
    {
        const QTemporaryDir folder;
        {
            tests::RealWindow app({360, 800}, folder.path());
            theHydraIsDueToStrike(app, u"dealt-most"_s);
            app.kill();
        }
        tests::RealWindow app({360, 800}, folder.path());
        QVERIFY(app.shows(u"It attacks as before: Dealt most."_s));
        QTRY_VERIFY(app.control(u"Cy: −10"_s)); // as soon as the sheet takes presses
    }

    void twiceOnAMonsterTurnsOneCard_data() { twiceOnItAttacksStrikesNobody_data(); }
    void twiceOnAMonsterTurnsOneCard()
    {
        QFETCH(QString, pointer);
        QFETCH(QSize, size);
        tests::RealWindow app(size);
        tests::playSession(app, u"mandom"_s,
                           {uR"({"do":"start","players":["Ann","Bo"]})"_s, uR"({"do":"place"})"_s,
                            uR"({"do":"place"})"_s, uR"({"do":"place"})"_s, uR"({"do":"pass"})"_s});
        const auto before = seq(app);
        tapTwice(app, pointer, u"Goblin, strength 1"_s);
        QCOMPARE(seq(app), before + 1);
        tapTwice(app, pointer, u"Goblin, strength 1"_s);
        QCOMPARE(seq(app), before + 2);
    }

    void whyItCouldNotBeDoneGoesWithTheNextStep()
    {
        tests::RealWindow app;
        tests::playSession(app, u"mandom"_s,
                           {uR"({"do":"start","players":["Ann","Bo"]})"_s, uR"({"do":"place"})"_s});
        QMetaObject::invokeMethod(
            app.app().shelf().table(), "act",
            Q_ARG(QVariantMap, (QVariantMap{{u"do"_s, u"reveal"_s}, {u"monster"_s, u"goblin"_s}})));
        QString why;
        QTRY_VERIFY(!(why = toast(app)).isEmpty());
        QVERIFY(app.tap(u"Dungeon"_s));
        QTRY_VERIFY(toast(app).isEmpty());
    }

    // The initiative of the round to come is not known yet.
    void whomItCantAttackNowIsNotChosenFromTheStart()
    {
        tests::RealWindow app;
        theHydraIsDueToStrike(app, u"initiative-1"_s);
        QVERIFY(
            app.tap(app.control(u"Attacks differently…"_s) ? u"Attacks differently…"_s : u"It attacks…"_s));
        QVERIFY(app.shows(u"Hydra attacks"_s));
        const auto *why = app.text(u"Say whom it attacks."_s);
        QVERIFY(why && QRectF(QPointF(), app.window()->size()).contains(why->mapToScene({0, 0})));
        for (const auto *item : tests::allItems(app.window()->contentItem()))
            QVERIFY(!(item->property("who").isValid() && item->property("selected").toBool()));
    }

    // The words of a dialog were touched, and then no click beside it closed it.
    void aMouseIsFeltWhereAFingerWas()
    {
        tests::RealWindow app;
        tests::playSession(app, u"mandom"_s,
                           {uR"({"do":"start","players":["Ann","Bo"]})"_s, uR"({"do":"place"})"_s});
        const OddTarget odd;
        QVERIFY(odd.isOdd());
        QVERIFY(app.tap(u"The rule"_s));
        app.settle(500);
        const auto *good = app.control(u"Got it"_s);
        QVERIFY(good);
        const auto beside = good->mapToScene({good->width() / 2, good->height() + 12}).toPoint();
        QTest::touchEvent(app.window(), finger_.get()).press(1, beside);
        QTest::touchEvent(app.window(), finger_.get()).release(1, beside);
        app.settle(100);
        QVERIFY(app.control(u"Got it"_s));
        QTest::mouseClick(app.window(), Qt::LeftButton, {}, {3, 3});
        QTRY_VERIFY(!app.control(u"Got it"_s));
    }

    void twiceOnRollStillShowsWhoBegins_data() { twiceOnItAttacksStrikesNobody_data(); }
    void twiceOnRollStillShowsWhoBegins()
    {
        QFETCH(QString, pointer);
        QFETCH(QSize, size);
        tests::RealWindow app(size);
        QVERIFY(app.tap(u"Dungeon of Mandom"_s));
        QVERIFY(app.type(u"Add someone"_s, u"Ann"_s) && app.type(u"Add someone"_s, u"Bo"_s));
        tapTwice(app, pointer, u"Who starts?"_s);
        QVERIFY(app.control(u"Roll instead"_s));
        tapTwice(app, pointer, u"Roll instead"_s);
        QVERIFY(app.control(u"Once more"_s));
        QVERIFY(app.tap(u"Done"_s));
        QVERIFY(app.control(u"Who starts?"_s));
    }

    // It said "player must be a whole number."
    void aFormSaysWhatIsOpenInItsOwnWords()
    {
        tests::RealWindow app;
        theHydraIsDueToStrike(app, u"dealt-most"_s);
        QVERIFY(app.tap(u"Something else…"_s));
        QVERIFY(app.tap(u"A healing potion"_s));
        QVERIFY(app.shows(u"Who is healed?"_s));
        QVERIFY(!app.text(u"must be"_s));
    }
};

QTEST_MAIN(OneTapOneThingTest)
#include "one_tap_one_thing_test.moc"
