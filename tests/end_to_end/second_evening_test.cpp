#include "tests/harness/real_window.h"

#include <QSignalSpy>

using namespace torchside;
using namespace Qt::StringLiterals;

// A second evening with the same boxes: what was typed once is one tap now. A letter counts as a tap.
class SecondEveningTest : public QObject {
    Q_OBJECT

    int taps_ = 0;

    bool tap(tests::RealWindow &app, const QString &name, int times = 1)
    {
        taps_ += times;
        for (int i = 0; i < times; ++i)
            if (!app.tap(name))
                return false;
        return true;
    }

    bool type(tests::RealWindow &app, const QString &field, const QString &words)
    {
        taps_ += 1 + static_cast<int>(words.size());
        return app.type(field, words);
    }

    int counted() { return std::exchange(taps_, 0); }

    static void sitDown(tests::RealWindow &app, const QString &game, const QString &begin)
    {
        QVERIFY(app.tap(game));
        if (!app.control(u"Ann"_s)) // who sat here last sits here again
            for (const auto *name : {"Ann", "Bo", "Cy"})
                app.type(u"Add someone"_s, QLatin1String(name));
        QVERIFY(app.tap(begin));
    }

    static void leave(tests::RealWindow &app)
    {
        app.app().shelf().putAway();
        app.settle(600);
    }

    // An encounter and the creature's first attack.
    void encounter(tests::RealWindow &app, bool isFirst)
    {
        sitDown(app, u"Cutthroat Caverns"_s, u"Into the caverns"_s);
        QVERIFY(tap(app, u"Turn over an encounter"_s));
        if (isFirst) {
            QVERIFY(type(app, u"Name"_s, u"Battle Troll"_s));
            QVERIFY(type(app, u"Life for 3 players"_s, u"400"_s));
            QVERIFY(tap(app, u"Prestige: more"_s, 2));
        } else {
            QVERIFY(app.shows(u"Life for 3 players 400"_s)); // what is known of it
            QVERIFY(tap(app, u"Battle Troll"_s));
        }
        QVERIFY(tap(app, u"Face it"_s));
        app.settle(500);
        const int entered = counted();
        QVERIFY(app.tap(u"Deal the numbers"_s));
        for (int i = 0; i < 3; ++i)
            QVERIFY(app.tap(u"No attack"_s));
        taps_ = entered;
        if (isFirst) {
            QVERIFY(tap(app, u"It attacks…"_s) && tap(app, u"Everybody"_s) && tap(app, u"15"_s));
            QVERIFY(tap(app, u"Everybody: −15"_s));
        } else {
            QVERIFY(tap(app, u"Everybody: −15"_s));
        }
        QVERIFY(app.shows(u"has attacked"_s));
        leave(app);
    }

    // A chapter with an enemy, and the item that its end brings.
    void chapter(tests::RealWindow &app, bool isFirst)
    {
        sitDown(app, u"Escape the Dark Castle"_s, u"Into the castle"_s);
        QVERIFY(app.tap(u"Ann turns it"_s));
        QVERIFY(tap(app, u"Combat"_s));
        app.settle(400);
        if (isFirst) {
            QVERIFY(type(app, u"The enemy’s name"_s, u"The Twins"_s));
            QVERIFY(tap(app, u"Might: more"_s, 1) && tap(app, u"Cunning: more"_s, 2));
            QVERIFY(tap(app, u"Its blow: more"_s));
        } else {
            QVERIFY(tap(app, u"The Twins"_s));
        }
        QVERIFY(tap(app, u"Fight 3 dice"_s));
        QVERIFY(app.shows(u"Round 1"_s));
        const int entered = counted();
        auto *table = app.app().shelf().table();
        QVERIFY(table->act(
            {{u"do"_s, u"change"_s}, {u"dice"_s, QVariantMap{{u"might"_s, -1}, {u"cunning"_s, -2}}}}));
        app.settle(800);
        taps_ = entered;
        if (isFirst) {
            QVERIFY(type(app, u"The drawn item"_s, u"Rusty Key"_s));
            QVERIFY(tap(app, u"Both hands"_s));
        } else {
            QVERIFY(tap(app, u"Rusty Key"_s));
        }
        QVERIFY(tap(app, u"Ann takes it"_s));
        QTRY_COMPARE(table->seq(), 5);
        leave(app);
    }

    void map(tests::RealWindow &app, bool isFirst)
    {
        QVERIFY(app.tap(u"Duel of Ages"_s));
        if (!app.control(u"Ann"_s))
            for (const auto *name : {"Ann", "Bo", "Cy"})
                app.type(u"Add someone"_s, QLatin1String(name));
        QVERIFY(tap(app, isFirst ? u"The printed map"_s : u"Our own map"_s));
        if (!isFirst)
            QVERIFY(app.tap(u"Back to the printed map"_s)); // as if another group had played between
        for (const auto *name : {"The Quarry", "Old Harbour"}) {
            if (isFirst)
                QVERIFY(type(app, u"Add a location"_s, QLatin1String(name)));
            else
                QVERIFY(tap(app, QLatin1String(name)));
        }
        QVERIFY(app.tap(u"Start the duel"_s));
        app.settle(600);
        QVERIFY(app.app().shelf().table());
        leave(app);
    }

    // Letters on the keyboard, in the field that is called so.
    bool letters(tests::RealWindow &app, const QString &label, const QString &words)
    {
        for (auto *item : tests::allItems(app.window()->contentItem()))
            if (item->property("label").toString() == label && tests::isSeen(item) &&
                item->metaObject()->indexOfSignal("accepted()") >= 0) {
                QMetaObject::invokeMethod(item, "focusNow");
                app.settle(60);
                for (const auto letter : words)
                    QTest::sendKeyEvent(QTest::Click, app.window(), Qt::Key_unknown, QString(letter), {});
                app.settle(150);
                taps_ += 1 + static_cast<int>(words.size());
                return true;
            }
        return false;
    }

    // A card that the Minion draws and nobody knows.
    void draw(tests::RealWindow &app, bool isFirst)
    {
        QVERIFY(app.app().shelf().start(u"cthulhu"_s,
                                        {{u"stories"_s, QStringList{u"One"_s, u"Two"_s, u"Three"_s}},
                                         {u"first"_s, u"minion"_s},
                                         {u"deckName"_s, app.app().cards().ownDeck()}}));
        auto *table = app.app().shelf().table();
        QVERIFY(table->act({{u"do"_s, u"scout"_s}, {u"card"_s, u"Choir of the Weir"_s}}));
        QVERIFY(table->act(
            {{u"do"_s, u"draw"_s},
             {u"cards"_s, QStringList{u"Marsh Warden"_s, u"Drowned Bellringer"_s, u"Salt-Eyed Ferryman"_s,
                                      u"Lamp Tender of Low Quay"_s, u"Hollow Diver"_s}}}));
        QVERIFY(table->act({{u"do"_s, u"confirm"_s}}));
        app.settle(900);
        QVERIFY(letters(app, u"Card 1 of 2"_s, isFirst ? u"Zzyzx of the Quay"_s : u"zz"_s));
        if (isFirst)
            QVERIFY(tap(app, u"Make “Zzyzx of the Quay”"_s) && tap(app, u"Support"_s) &&
                    tap(app, u"Take it"_s));
        else
            QVERIFY(tap(app, u"Zzyzx of the Quay"_s));
        app.settle(400);
        leave(app);
    }

    // A quest and a reputation before the game, and a relic that is found in it.
    void caverns(tests::RealWindow &app, bool isFirst)
    {
        QVERIFY(app.tap(u"Cutthroat Caverns"_s));
        if (!app.control(u"Ann"_s))
            for (const auto *name : {"Ann", "Bo", "Cy"})
                app.type(u"Add someone"_s, QLatin1String(name));
        if (isFirst)
            QVERIFY(letters(app, u"Quest or adventure"_s, u"The Deep Well"_s));
        else
            QVERIFY(tap(app, u"The Deep Well"_s));
        QVERIFY(tap(app, u"Ann"_s) && tap(app, u"Character…"_s));
        if (isFirst)
            QVERIFY(letters(app, u"A reputation"_s, u"Boldest"_s) && tap(app, u"It costs: more"_s, 5) &&
                    tap(app, u"Add “Boldest”"_s));
        else
            QVERIFY(tap(app, u"Boldest"_s));
        QVERIFY(app.shows(u"Starts with 95 life"_s));
        QVERIFY(tap(app, u"Done"_s));
        QVERIFY(app.tap(u"Into the caverns"_s));
        app.settle(900);
        QVERIFY(tap(app, u"Ann"_s) && tap(app, u"New item…"_s));
        if (isFirst)
            QVERIFY(tap(app, u"It is a relic"_s) && type(app, u"Name of the item"_s, u"Bone Flute"_s));
        else
            QVERIFY(tap(app, u"Bone Flute"_s));
        QTRY_COMPARE(app.app().shelf().table()->seq(), 2);
        const auto &packs = app.app().packs();
        QCOMPARE(packs.known(u"cutthroat"_s, u"reputation"_s, u"Boldest"_s)[u"cost"_s].toInt(), 5);
        QVERIFY(!packs.known(u"cutthroat"_s, u"relic"_s, u"Bone Flute"_s).isEmpty());
        leave(app);
    }

    // A card and a character that a duel's table pins by their names.
    void pins(tests::RealWindow &app, bool isFirst)
    {
        QVERIFY(
            app.app().shelf().start(u"duelofages"_s, {{u"players"_s, QStringList{u"Ann"_s, u"Bo"_s, u"Cy"_s}},
                                                      {u"rolls"_s, QVariantList{9, 5, 7}}}));
        app.settle(600);
        QVERIFY(tap(app, u"Pin a card’s note…"_s));
        if (isFirst)
            QVERIFY(type(app, u"A card or character by its name"_s, u"Sable Cloak"_s) &&
                    tap(app, u"A character"_s) &&
                    type(app, u"A card or character by its name"_s, u"The Miller"_s));
        else
            QVERIFY(tap(app, u"Sable Cloak"_s) && tap(app, u"The Miller"_s));
        QTRY_COMPARE(app.app().shelf().table()->seq(), 3);
        leave(app);
    }

private slots:
    void aSecondEveningTakesHalfTheTaps_data()
    {
        QTest::addColumn<void (SecondEveningTest::*)(tests::RealWindow &, bool)>("evening");
        QTest::newRow("cutthroat") << &SecondEveningTest::encounter;
        QTest::newRow("darkcastle") << &SecondEveningTest::chapter;
        QTest::newRow("duelofages") << &SecondEveningTest::map;
        QTest::newRow("cthulhu") << &SecondEveningTest::draw;
        QTest::newRow("cutthroat, what is known before it") << &SecondEveningTest::caverns;
        QTest::newRow("duelofages, own cards") << &SecondEveningTest::pins;
    }
    void aSecondEveningTakesHalfTheTaps()
    {
        using Evening = void (SecondEveningTest::*)(tests::RealWindow &, bool);
        QFETCH(Evening, evening);
        tests::RealWindow app;
        QVERIFY(app.isShown());
        (this->*evening)(app, true);
        const int first = counted();
        (this->*evening)(app, false);
        const int second = counted();
        qInfo("the first evening: %d taps, the second: %d", first, second);
        QVERIFY(second > 0 && first > 0);
        QVERIFY2(2 * second <= first, qPrintable(u"%1 after %2"_s.arg(second).arg(first)));
    }

    void whatDiffersIsAskedOnceAndCorrectedByOneTap()
    {
        tests::RealWindow app;
        QVERIFY(app.isShown());
        app.remembers(u"cutthroat"_s,
                      {{u"creatures"_s, QVariantList{QVariantMap{{u"name"_s, u"Hydra"_s},
                                                                 {u"kind"_s, u"creature"_s},
                                                                 {u"prestige"_s, 5},
                                                                 {u"life"_s, QVariantMap{{u"3"_s, 90}}}}}}});
        QVERIFY(app.app().preferences().memory(u"cutthroat"_s).isEmpty());
        QSignalSpy differs(&app.app().packs(), &app::PackShelf::differs);
        sitDown(app, u"Cutthroat Caverns"_s, u"Into the caverns"_s);
        auto *table = app.app().shelf().table();
        QVERIFY(table->act(
            {{u"do"_s, u"encounter"_s}, {u"name"_s, u"Hydra"_s}, {u"life"_s, 120}, {u"prestige"_s, 5}}));
        QCOMPARE(differs.count(), 1);
        QVERIFY(app.shows(u"Hydra: Life for 3 players was 90 last time, and is 120 today."_s));
        const auto life = [&] {
            return app.app().packs().known(u"cutthroat"_s, u"creature"_s, u"hydra"_s)[u"life"_s].toMap();
        };
        QCOMPARE(life()[u"3"_s].toInt(), 90); // until somebody says so it is only today
        QVERIFY(app.tap(u"Correct the pack"_s));
        QTRY_COMPARE(life()[u"3"_s].toInt(), 120);
    }

    void thePacksAreLookedThroughAndCorrected()
    {
        tests::RealWindow app;
        QVERIFY(app.isShown());
        app.app().packs().add(u"cutthroat"_s, u"creature"_s, u"Battle Troll"_s);
        app.app().packs().add(u"cutthroat"_s, u"creature"_s, u"Batle Troll"_s);
        QVERIFY(app.tap(u"Packs"_s));
        QVERIFY(app.tap(u"Creatures"_s));
        QVERIFY(app.tap(u"Battle Troll"_s));
        QVERIFY(app.type(u"Life for 4 players"_s, u"160"_s));
        QVERIFY(app.tap(u"Keep it so"_s));
        const auto known = [&] {
            return app.app().packs().known(u"cutthroat"_s, u"creature"_s, u"battle troll"_s);
        };
        QTRY_COMPARE(known()[u"life"_s].toMap()[u"4"_s].toInt(), 160);
        QVERIFY(app.shows(u"“Batle Troll” and “Battle Troll” are much alike."_s));
        QVERIFY(app.tap(u"Make one of Batle Troll and Battle Troll"_s));
        QVERIFY(app.tap(u"Make it one"_s));
        QTRY_COMPARE(app.app().packs().entries(u"cutthroat"_s, u"creature"_s, {}).size(), 1);
    }
};

QTEST_MAIN(SecondEveningTest)
#include "second_evening_test.moc"
