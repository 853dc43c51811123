#include "models/cutthroat/face/cutthroat_table.h"
#include "tests/harness/real_window.h"

#include <QStringList>

using namespace torchside;
using namespace Qt::StringLiterals;

// Cutthroat Caverns played by touch in the real window: an encounter from its card to its spoils, and the
// end.
class CutthroatEndToEndTest : public QObject {
    Q_OBJECT

private:
    int taps_ = 0;

    static void look(const tests::RealWindow &app, const QString &name)
    {
        if (!qEnvironmentVariableIsSet("TORCHSIDE_PICTURES"))
            return;
        app.settle(300);
        app.grab().save(qEnvironmentVariable("TORCHSIDE_PICTURES") + u"/cutthroat-"_s + name + u".png"_s);
    }

    bool tap(tests::RealWindow &app, const QString &name)
    {
        ++taps_;
        return app.tap(name);
    }

    static void sitDown(tests::RealWindow &app, const QStringList &names)
    {
        QVERIFY(app.tap(u"Cutthroat Caverns"_s));
        for (const auto &name : names)
            QVERIFY2(app.type(u"Add someone"_s, name), qPrintable(name));
        QVERIFY(app.tap(u"Into the caverns"_s));
        QVERIFY(app.shows(u"0 of 9 met"_s));
        app.settle(600); // the page has come in
    }

    static void turnOver(tests::RealWindow &app, const QString &name, const QString &life)
    {
        QVERIFY(app.tap(u"Turn over an encounter"_s));
        QVERIFY(app.type(u"Name"_s, name));
        for (auto *item : tests::allItems(app.window()->contentItem()))
            if (const auto label = item->property("label").toString();
                label.startsWith(u"Life for"_s) && tests::isSeen(item))
                QVERIFY(app.type(label, life));
        QVERIFY(app.tap(u"Face it"_s));
        app.settle(500); // the dialog has gone
    }

    // One that is found by its name under "Something special".
    static void turnOverSpecial(tests::RealWindow &app, const QString &name, const QString &label)
    {
        QVERIFY(app.tap(u"Turn over an encounter"_s));
        QVERIFY(app.tap(u"Something special…"_s));
        QVERIFY(app.tap(name));
        QVERIFY(app.type(label, u"20"_s));
        QVERIFY(app.tap(u"Face it"_s));
        app.settle(500);
        QVERIFY(app.shows(name));
    }

    static cutthroat::CutthroatTable &tableOf(tests::RealWindow &app)
    {
        return *qobject_cast<cutthroat::CutthroatTable *>(app.app().shelf().table());
    }

    static QVariantMap hydra()
    {
        const QVariantMap strike{{u"key"_s, u"dealt-most"_s}, {u"damage"_s, 10}, {u"poison"_s, 0}};
        return {{u"creatures"_s, QVariantList{QVariantMap{{u"name"_s, u"Hydra"_s}, {u"strike"_s, strike}}}}};
    }

    // The button that lets the creature strike for 10, whomever it finds.
    static QString blow(const tests::RealWindow &app)
    {
        QString found;
        for (auto *item : tests::allItems(app.window()->contentItem()))
            if (const auto text = item->property("text").toString();
                text.endsWith(u": −10"_s) && tests::isSeen(item))
                found = text;
        return found;
    }

    void attackOf(tests::RealWindow &app, int value, const QString &confirm = u"Attack for %1"_s)
    {
        QVERIFY2(tap(app, QString::number(value)), qPrintable(QString::number(value)));
        QVERIFY2(tap(app, confirm.contains(u'%') ? confirm.arg(value) : confirm), qPrintable(confirm));
    }

private slots:
    void oneEncounterByTouch_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<QString>("rotation");
        const auto off = u"off"_s;
        const auto around = u"auto"_s;
        const QStringList three{u"Ann"_s, u"Bo"_s, u"Cy"_s};
        const auto six = three + QStringList{u"Di"_s, u"Ed"_s, u"Fay"_s};
        QTest::newRow("phone, three") << QSize(360, 800) << three << off;
        QTest::newRow("phone, six") << QSize(360, 800) << six << off;
        QTest::newRow("phone lying, three") << QSize(800, 360) << three << off;
        QTest::newRow("tablet, three") << QSize(800, 1280) << three << off;
        QTest::newRow("tablet lying, six") << QSize(1280, 800) << six << off;
        QTest::newRow("tablet between three") << QSize(800, 1280) << three << around;
        QTest::newRow("tablet between six") << QSize(1280, 800) << six << around;
    }
    void oneEncounterByTouch()
    {
        QFETCH(QSize, size);
        QFETCH(QStringList, names);
        QFETCH(QString, rotation);
        tests::RealWindow app(size);
        app.app().preferences().setSeatRotation(rotation);
        QVERIFY(app.isShown());
        sitDown(app, names);
        turnOver(app, u"Battle Troll"_s, u"100"_s);
        QVERIFY(app.shows(u"Battle Troll"_s));
        QVERIFY(app.tap(u"Deal the numbers"_s));
        QVERIFY(app.shows(u"100 or more kills Battle Troll."_s));
        QVERIFY(app.tap(u"20"_s) && app.tap(u"Double"_s));
        QVERIFY(app.shows(u"20 × 2 = 40"_s));
        QVERIFY(app.tap(u"Attack for 40"_s));
        QVERIFY(app.shows(u"60 after this stack"_s));
        for (int i = 2; i < names.size(); ++i)
            QVERIFY(app.tap(u"No attack"_s));
        attackOf(app, 10);
        look(app, u"creature-%1-%2"_s.arg(size.width()).arg(names.size()));
        QVERIFY(app.tap(u"It attacks…"_s));
        QVERIFY(app.tap(u"Everybody"_s));
        QVERIFY(app.tap(u"15"_s));
        look(app, u"strike-%1-%2"_s.arg(size.width()).arg(names.size()));
        QVERIFY(app.tap(u"Everybody: −15"_s));
        app.settle(600);
        QVERIFY(app.shows(u"has attacked"_s));
        QVERIFY(app.tap(u"Deal for round 2"_s));
        QVERIFY(app.tap(u"Begin round 2"_s));
        QVERIFY(app.tap(u"50"_s));
        QVERIFY(app.tap(u"50 kills it"_s));
        QVERIFY(app.shows(u"kills Battle Troll!"_s));
        look(app, u"kill-%1-%2"_s.arg(size.width()).arg(names.size()));
        QVERIFY(app.tap(u"Close the encounter"_s));
        QVERIFY(app.shows(u"1 of 9 met"_s));
        // The creature is known by its first letters from now on, and in the next session.
        QVERIFY(app.tap(u"Turn over an encounter"_s));
        QVERIFY(app.type(u"Name"_s, u"ba"_s));
        QVERIFY(app.tap(u"Battle Troll"_s));
        QVERIFY(app.tap(u"Face it"_s));
        QVERIFY(app.shows(u"100 of 100 life"_s));
        QCOMPARE(app.app().packs().offers(u"cutthroat"_s, u"creature"_s, {}, 9).size(), 1);
    }

    void theLichComesAfterItsSkeletons()
    {
        tests::RealWindow app(QSize(360, 800));
        QVERIFY(app.isShown());
        sitDown(app, {u"Ann"_s, u"Bo"_s, u"Cy"_s});
        turnOverSpecial(app, u"Emperor Lich"_s, u"Life of one skeleton"_s);
        QVERIFY(app.tap(u"Deal the numbers"_s));
        for (int i = 0; i < 3; ++i) {
            const auto own = tableOf(app).targets().constFirst().toMap()[u"text"_s].toString();
            QVERIFY(app.tap(own) && app.tap(u"20"_s) && app.tap(u"20 kills it"_s));
        }
        QVERIFY(app.shows(u"This stage is done."_s));
        QVERIFY(app.tap(u"What comes next…"_s));
        QVERIFY(app.shows(u"Nobody is dead, so no fallen rise."_s));
        QVERIFY(app.tap(u"Done"_s));
        app.settle(600);
        QVERIFY(app.tap(u"Deal the numbers"_s));
        attackOf(app, 60, u"60 kills it"_s);
        QVERIFY(app.shows(u"kills Emperor Lich!"_s));
        QVERIFY(app.tap(u"Close the encounter"_s));
        QVERIFY(app.shows(u"1 of 9 met"_s));
    }

    void theHivemindIsFoughtTokenByToken()
    {
        tests::RealWindow app(QSize(360, 800));
        QVERIFY(app.isShown());
        sitDown(app, {u"Ann"_s, u"Bo"_s, u"Cy"_s});
        turnOverSpecial(app, u"Hivemind"_s, u"Life for 3 players"_s);
        QVERIFY(app.tap(u"Deal the numbers"_s));
        QVERIFY(app.tap(u"20"_s));
        QVERIFY(app.shows(u"Say first what the attack goes to."_s));
        QVERIFY(app.tap(u"Token 1"_s) && app.tap(u"20 on Token 1"_s));
        QVERIFY(app.tap(u"Hivemind 1"_s) && app.tap(u"It is called ugly and splits"_s));
        QVERIFY(app.tap(u"Bo"_s) && app.tap(u"It splits before Bo"_s));
        app.settle(600);
        for (const auto &token : {u"Hivemind 2"_s, u"Hivemind 1"_s}) {
            QVERIFY2(app.tap(token) && app.tap(u"Ann"_s) && app.tap(u"Ann destroys it"_s), qPrintable(token));
            app.settle(600);
        }
        QVERIFY(app.shows(u"No token of the Hivemind is left: close the encounter."_s));
        QVERIFY(app.tap(u"It is settled…"_s) && app.tap(u"Close the encounter"_s));
        QVERIFY(app.shows(u"1 of 9 met"_s));
    }

    // Whoever is said to have settled it, and for whatever bonus: the buttons stay under the finger.
    void whoSettledItMovesNoButton_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<double>("textScale");
        QTest::addColumn<QString>("longest");
        for (const int width : {340, 360})
            QTest::addRow("%d wide", width) << width << 1.0 << u"Cy"_s;
        QTest::newRow("large text") << 360 << 2.0 << u"Cy"_s;
        QTest::newRow("a long name") << 360 << 1.0 << u"Cynthia Featherstonehaugh"_s;
        QTest::newRow("both") << 360 << 2.0 << u"Cynthia Featherstonehaugh"_s;
    }
    void whoSettledItMovesNoButton()
    {
        QFETCH(int, width);
        QFETCH(double, textScale);
        QFETCH(QString, longest);
        tests::RealWindow app(QSize(width, 800));
        QVERIFY(app.isShown());
        app.app().preferences().setTextScale(textScale);
        sitDown(app, {u"Ann"_s, u"Bo"_s, longest});
        QVERIFY(app.tap(u"Turn over an encounter"_s) && app.type(u"Name"_s, u"Riddle"_s));
        QVERIFY(app.tap(u"Challenge"_s) && app.tap(u"Face it"_s) && app.tap(u"Deal the numbers"_s));
        QVERIFY(app.tap(u"Something else happens"_s) && app.tap(u"The encounter is settled"_s));
        app.settle(400);
        const auto place = [&app] {
            const auto *back = app.control(u"Not yet"_s);
            return back ? back->mapRectToScene(back->boundingRect()) : QRectF();
        };
        const auto asItWas = place();
        QVERIFY(asItWas.isValid());
        for (const auto &who : {u"Bo"_s, longest, u"nobody"_s}) {
            QVERIFY2(app.tap(who), qPrintable(who));
            app.settle();
            QCOMPARE(place(), asItWas);
        }
        QVERIFY(app.tap(longest) && app.tap(u"Bonus prestige…"_s));
        app.settle(400);
        const auto opened = place();
        QVERIFY(app.tap(u"Bonus for Bo: more"_s));
        app.settle();
        QCOMPARE(place(), opened);
    }

    void blinkDogsBiteBeforeTheDraw()
    {
        tests::RealWindow app(QSize(360, 800));
        QVERIFY(app.isShown());
        sitDown(app, {u"Ann"_s, u"Bo"_s, u"Cy"_s});
        turnOverSpecial(app, u"Blink Dogs"_s, u"Life for 3 players"_s);
        QVERIFY(app.shows(u"Blink Dogs attack as soon as they come into play."_s));
        QVERIFY(app.tap(u"It attacks…"_s) && app.tap(u"Everybody"_s) && app.tap(u"10"_s));
        QVERIFY(app.tap(u"Everybody: −10"_s));
        app.settle(600);
        QVERIFY(app.tap(u"Bo"_s) && app.tap(u"Another…"_s));
        QVERIFY(app.shows(u"Cure Wounds +15"_s));
        QVERIFY(!app.text(u"Prestige for another’s potion"_s)); // it is printed on the card
        QVERIFY(app.tap(u"Healing +25"_s));
        QVERIFY(app.tap(u"Bo +25"_s));
        app.settle(600);
        QVERIFY(app.shows(u"100"_s));
        QVERIFY(app.tap(u"Deal the numbers"_s));
    }

    void aMagusRaisesTheBarrierByItself()
    {
        tests::RealWindow app(QSize(360, 800));
        QVERIFY(app.isShown());
        sitDown(app, {u"Ann"_s, u"Bo"_s, u"Cy"_s});
        turnOverSpecial(app, u"Barrier Magus"_s, u"Life for 3 players"_s);
        QVERIFY(app.tap(u"Deal the numbers"_s));
        QVERIFY(app.tap(u"Something else happens"_s) && app.tap(u"The barrier is knocked down"_s));
        app.settle(600);
        for (int i = 0; i < 3; ++i)
            QVERIFY(app.tap(u"No attack"_s));
        QVERIFY(app.shows(u"its barrier goes up again when the round ends"_s));
        QVERIFY(!app.text(u"It attacks…"_s));
        QVERIFY(app.tap(u"Deal for round 2"_s) && app.tap(u"Begin round 2"_s));
        QVERIFY(app.shows(u"The barrier is up"_s));
    }

    // Numbers dealt at both ends of the round, four attacks, the creature's attack as it is known to strike.
    void aRoundOfFourTakesTwelveTapsAtMost()
    {
        tests::RealWindow app;
        app.remembers(u"cutthroat"_s, hydra());
        sitDown(app, {u"Ann"_s, u"Bo"_s, u"Cy"_s, u"Di"_s});
        turnOver(app, u"Hydra"_s, u"400"_s);
        taps_ = 0;
        QVERIFY(tap(app, u"Deal the numbers"_s));
        for (const int value : {20, 25, 30, 35})
            attackOf(app, value);
        QVERIFY(tap(app, blow(app)));
        QVERIFY(tap(app, u"Deal for round 2"_s));
        QVERIFY(tap(app, u"Begin round 2"_s));
        QVERIFY(app.shows(u"Round 2 · attacks"_s));
        qInfo("a round of four: %d taps", taps_);
        QVERIFY2(taps_ <= 12, qPrintable(QString::number(taps_)));
    }

    void fromItsSecondAttackOnACreatureStrikesByOneTap()
    {
        tests::RealWindow app;
        sitDown(app, {u"Ann"_s, u"Bo"_s, u"Cy"_s});
        turnOver(app, u"Hydra"_s, u"400"_s);
        QVERIFY(app.tap(u"Deal the numbers"_s));
        for (const int value : {20, 25, 30})
            attackOf(app, value);
        QVERIFY(app.tap(u"It attacks…"_s));
        QVERIFY(app.tap(u"Dealt most"_s));
        QVERIFY(app.tap(u"10"_s));
        QVERIFY(app.tap(blow(app)));
        app.settle(500);
        QVERIFY(app.tap(u"Deal for round 2"_s));
        QVERIFY(app.tap(u"Begin round 2"_s));
        for (const int value : {20, 25, 30})
            attackOf(app, value);
        QVERIFY(app.shows(u"It attacks as before: Dealt most."_s));
        QVERIFY(app.tap(blow(app)));
        QVERIFY(app.shows(u"Hydra has attacked"_s));
    }

    // Everybody is the first guess; whom the last creature struck at is the next one.
    void aCreaturesFirstAttackTakesThreeTaps()
    {
        tests::RealWindow app;
        sitDown(app, {u"Ann"_s, u"Bo"_s, u"Cy"_s});
        turnOver(app, u"Hydra"_s, u"400"_s);
        QVERIFY(app.tap(u"Deal the numbers"_s));
        for (int i = 0; i < 3; ++i)
            QVERIFY(app.tap(u"No attack"_s));
        QVERIFY(app.tap(u"It attacks…"_s));
        QVERIFY(app.tap(u"10"_s));
        QVERIFY(app.tap(u"Everybody: −10"_s));
        QVERIFY(app.shows(u"Hydra has attacked"_s));
    }

    void anAttackCardIsNamedByWhoWantsToAndOfferedFromThenOn()
    {
        tests::RealWindow app;
        sitDown(app, {u"Ann"_s, u"Bo"_s, u"Cy"_s});
        turnOver(app, u"Hydra"_s, u"400"_s);
        QVERIFY(app.tap(u"Deal the numbers"_s));
        QVERIFY(app.tap(u"More about this attack"_s));
        QVERIFY(app.type(u"Name of the card"_s, u"Backstab"_s));
        attackOf(app, 20);
        QVERIFY(app.tap(u"More about this attack"_s));
        QVERIFY(app.tap(u"Backstab"_s));
        attackOf(app, 10);
        QVERIFY(app.tap(u"History"_s));
        QVERIFY(app.shows(u"Backstab"_s));
        const auto cards = app.app().packs().offers(u"cutthroat"_s, u"card"_s, {}, 9);
        QCOMPARE(cards.size(), 1);
        QCOMPARE(cards[0].toMap()[u"name"_s], u"Backstab"_s);
    }

    void aDeathItsLootAndTheEnd()
    {
        tests::RealWindow app;
        sitDown(app, {u"Ann"_s, u"Bo"_s, u"Cy"_s});
        QVERIFY(app.tap(u"Bo"_s));
        QVERIFY(app.tap(u"New item…"_s));
        QVERIFY(app.type(u"Name of the item"_s, u"Rope"_s));
        QVERIFY(app.tap(u"Close"_s));
        app.settle(500);
        turnOver(app, u"Spider"_s, u"40"_s);
        QVERIFY(app.tap(u"Our own draw…"_s));
        QVERIFY(app.tap(u"Bo"_s));
        QVERIFY(app.tap(u"Ann"_s));
        app.settle(500);
        QVERIFY(app.shows(u"Bo shows the set card."_s));
        for (int i = 0; i < 3; ++i)
            QVERIFY(app.tap(u"No attack"_s));
        QVERIFY(app.tap(u"It attacks…"_s));
        QVERIFY(app.tap(u"Bo"_s));
        QVERIFY(app.tap(u"Other…"_s));
        app.settle(500);
        for (const auto *key : {"1", "0", "0"})
            QVERIFY(app.tap(QLatin1String(key)));
        QVERIFY(app.tap(u"Set to 100"_s));
        app.settle(500);
        QVERIFY(app.tap(u"Bo: −100"_s));
        app.settle(500);
        QVERIFY(app.shows(u"dead"_s));
        QVERIFY(app.tap(u"Deal for round 2"_s));
        QVERIFY(app.tap(u"Begin round 2"_s));
        attackOf(app, 40, u"40 kills it"_s);
        QVERIFY(app.tap(u"Close the encounter"_s));
        QVERIFY(app.shows(u"What the dead have left"_s));
        QVERIFY(app.tap(u"Deal the numbers"_s));
        QVERIFY(app.tap(u"Rope"_s));
        QVERIFY(app.shows(u"1 of 9 met"_s));
        QVERIFY(app.tap(u"Something else…"_s));
        QVERIFY(app.tap(u"The game ends another way"_s));
        QVERIFY(app.tap(u"Cy"_s));
        QVERIFY(app.type(u"How?"_s, u"the quest of the crown"_s));
        QVERIFY(app.tap(u"End the game"_s));
        app.settle(500);
        QVERIFY(app.shows(u"Cy wins"_s));
        QVERIFY(app.shows(u"The story of the evening"_s));
        look(app, u"over"_s);
        QVERIFY(app.tap(u"Home"_s));
    }

    void reputationsAreDraftedAndCostLife()
    {
        tests::RealWindow app;
        QVERIFY(app.tap(u"Cutthroat Caverns"_s));
        for (const auto *name : {"Ann", "Bo", "Cy"})
            QVERIFY(app.type(u"Add someone"_s, QLatin1String(name)));
        QVERIFY(app.tap(u"Draft reputations…"_s));
        QVERIFY(app.tap(u"Standard"_s));
        QVERIFY(app.shows(u"Ann keeps one"_s));
        QString card;
        QVERIFY(tests::soon([&] {
            for (auto *item : tests::allItems(app.window()->contentItem()))
                if (const auto text = item->property("text").toString();
                    text.startsWith(u"Card "_s) && tests::isSeen(item))
                    card = text;
            return !card.isEmpty();
        }));
        QVERIFY(app.tap(card));
        QVERIFY(app.shows(u"Bo keeps one"_s));
        look(app, u"draft"_s);
        QVERIFY(app.tap(u"Cancel"_s));
        app.settle(500);
        QVERIFY(app.tap(u"Bo"_s));
        QVERIFY(app.tap(u"Character…"_s));
        QVERIFY(app.type(u"Character"_s, u"Nyx"_s));
        app.settle(500);
        QVERIFY(app.shows(u"Nyx"_s));
        look(app, u"setup"_s);
    }
};

QTEST_MAIN(CutthroatEndToEndTest)
#include "cutthroat_e2e_test.moc"
