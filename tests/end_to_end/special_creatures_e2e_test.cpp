#include "models/table/table.h"
#include "tests/harness/real_window.h"

#include <QStringList>

#include <algorithm>

using namespace torchside;
using namespace Qt::StringLiterals;

// The creatures with rules of their own, each found by its name under "Something special" and walked through
// by touch from its card to its end.
class SpecialCreaturesEndToEndTest : public QObject {
    Q_OBJECT

private:
    static void sitDown(tests::RealWindow &app)
    {
        QVERIFY(app.isShown());
        QVERIFY(app.tap(u"Cutthroat Caverns"_s));
        for (const auto &name : {u"Ann"_s, u"Bo"_s, u"Cy"_s})
            QVERIFY2(app.type(u"Add someone"_s, name), qPrintable(name));
        QVERIFY(app.tap(u"Into the caverns"_s));
        QVERIFY(app.shows(u"0 of 9 met"_s));
        app.settle(600);
    }

    static void turnOverSpecial(tests::RealWindow &app, const QString &name)
    {
        QVERIFY(app.tap(u"Turn over an encounter"_s));
        QVERIFY(app.tap(u"Something special…"_s));
        QVERIFY(app.tap(name));
        QVERIFY(app.type(u"Life for 3 players"_s, u"20"_s));
        QVERIFY(app.tap(u"Face it"_s));
        app.settle(500);
        QVERIFY(app.shows(name));
        QVERIFY(app.tap(u"Deal the numbers"_s));
    }

    static void turnOverTroll(tests::RealWindow &app)
    {
        QVERIFY(app.tap(u"Turn over an encounter"_s));
        QVERIFY(app.type(u"Name"_s, u"Troll"_s));
        QVERIFY(app.type(u"Life for 3 players"_s, u"20"_s));
        QVERIFY(app.tap(u"Face it"_s));
        app.settle(500);
        QVERIFY(app.tap(u"Deal the numbers"_s));
    }

    static void happens(tests::RealWindow &app, const QString &what)
    {
        QVERIFY(app.tap(u"Something else happens"_s));
        QVERIFY2(app.tap(what), qPrintable(what));
        app.settle(400);
    }

    static void kill(tests::RealWindow &app)
    {
        QVERIFY(app.tap(u"20"_s));
        QVERIFY(app.tap(u"20 kills it"_s));
        QVERIFY(app.shows(u"kills "_s));
    }

    static void strikeDead(tests::RealWindow &app, const QString &name, const QString &button)
    {
        QVERIFY2(app.tap(button), qPrintable(button));
        QVERIFY2(app.tap(name), qPrintable(name));
        QVERIFY(app.tap(u"Other…"_s));
        app.settle(500);
        for (const auto *key : {"1", "0", "0"})
            QVERIFY(app.tap(QLatin1String(key)));
        QVERIFY(app.tap(u"Set to 100"_s));
        app.settle(500);
        QVERIFY(app.tap(name + u": −100"_s));
        app.settle(500);
    }

    // On the page, or among what else goes for the step, one touch away.
    static bool reminds(tests::RealWindow &app, const QString &words)
    {
        const auto *table = app.app().shelf().table();
        return tests::soon([&] {
            const auto asides = table->property("asides").toList();
            const auto holds = [&](const QVariant &line) {
                return line.toMap()[u"text"_s].toString().contains(words);
            };
            return app.text(words) || std::any_of(asides.begin(), asides.end(), holds);
        });
    }

    // In a dialog that offers the same people twice: in the list under this caption.
    static bool tapIn(tests::RealWindow &app, const QString &caption, const QString &name)
    {
        for (auto *list : tests::allItems(app.window()->contentItem())) {
            if (list->property("caption").toString() != caption || !tests::isSeen(list))
                continue;
            for (auto *chip : tests::allItems(list)) {
                if (chip->property("text").toString() != name || !tests::isSeen(chip) ||
                    chip->metaObject()->indexOfSignal("clicked()") < 0)
                    continue;
                const auto at = chip->mapToScene(QPointF(chip->width(), chip->height()) / 2).toPoint();
                app.touch(at);
                app.settle(200);
                return chip->property("selected").toBool();
            }
        }
        return false;
    }

private slots:
    void aVampyreBitesAndIsThemselvesAgainAtTheEnd()
    {
        tests::RealWindow app(QSize(360, 800));
        sitDown(app);
        turnOverSpecial(app, u"Vampyre"_s);
        happens(app, u"Somebody turns into something else"_s);
        QVERIFY(app.tap(u"Bo"_s) && app.tap(u"Done"_s));
        app.settle(500);
        QVERIFY(reminds(app, u"Bo, the Vampyre, bites somebody for 5 life this round."_s));
        QVERIFY(app.tap(u"Bo"_s) && app.tap(u"Bites somebody…"_s));
        QVERIFY(app.tap(u"Cy"_s) && app.tap(u"Cy: −5 life"_s));
        app.settle(500);
        QVERIFY(app.shows(u"95"_s));
        kill(app);
        QVERIFY(reminds(app, u"Was it the Vampyre that died? Then Bo is human again."_s));
        QVERIFY(app.tap(u"Something else…"_s) && app.tap(u"Somebody turns into something else"_s));
        app.settle(400);
        QVERIFY(app.tap(u"Bo"_s) && app.tap(u"As usual"_s) && app.tap(u"Done"_s));
        app.settle(500);
        QVERIFY(app.hides(u"Then Bo is human again."_s));
        QVERIFY(app.tap(u"Close the encounter"_s));
        QVERIFY(app.shows(u"1 of 9 met"_s));
    }

    void aWereboarIsToldItsOwnWayToWinAndWinsByIt()
    {
        tests::RealWindow app(QSize(360, 800));
        sitDown(app);
        turnOverSpecial(app, u"Wereboar"_s);
        happens(app, u"Somebody turns into something else"_s);
        QVERIFY(app.tap(u"Ann"_s) && app.tap(u"Wereboar"_s) && app.tap(u"Done"_s));
        app.settle(500);
        kill(app);
        QVERIFY(app.tap(u"Close the encounter"_s));
        QVERIFY(reminds(app, u"Ann, the Wereboar, wins only when everybody else is dead"_s));
        turnOverTroll(app);
        for (int i = 0; i < 3; ++i)
            QVERIFY(app.tap(u"No attack"_s));
        strikeDead(app, u"Bo"_s, u"It attacks…"_s);
        QVERIFY(app.hides(u"Ann wins"_s));
        strikeDead(app, u"Cy"_s, u"Attacks again…"_s);
        QVERIFY(app.shows(u"Ann wins"_s));
        QVERIFY(app.tap(u"Home"_s));
    }

    void thantigistMakesTwoChangePlaces()
    {
        tests::RealWindow app(QSize(360, 800));
        sitDown(app);
        QVERIFY(app.tap(u"Ann"_s) && app.tap(u"New item…"_s));
        QVERIFY(app.type(u"Name of the item"_s, u"Rope"_s));
        QVERIFY(app.tap(u"Close"_s));
        app.settle(500);
        turnOverSpecial(app, u"Thantigist"_s);
        QVERIFY(reminds(app, u"If two players change places, they swap chairs and hands too."_s));
        happens(app, u"Two people change places"_s);
        QVERIFY(tapIn(app, u"Who?"_s, u"Ann"_s) && tapIn(app, u"And who else?"_s, u"Cy"_s) &&
                app.tap(u"Done"_s));
        app.settle(500);
        QVERIFY(app.tap(u"Cy"_s));
        QVERIFY(app.shows(u"Rope"_s));
        QVERIFY(app.tap(u"Close"_s));
        app.settle(500);
        kill(app);
        QVERIFY(app.tap(u"Close the encounter"_s));
        QVERIFY(app.shows(u"1 of 9 met"_s));
    }

    void ragnarokBringsTheDeadBack()
    {
        tests::RealWindow app(QSize(360, 800));
        sitDown(app);
        turnOverTroll(app);
        for (int i = 0; i < 3; ++i)
            QVERIFY(app.tap(u"No attack"_s));
        strikeDead(app, u"Bo"_s, u"It attacks…"_s);
        QVERIFY(app.tap(u"Deal for round 2"_s) && app.tap(u"Begin round 2"_s));
        kill(app);
        QVERIFY(app.tap(u"Close the encounter"_s));
        turnOverSpecial(app, u"Ragnarok"_s);
        QVERIFY(reminds(app, u"Ragnarok may choose to bring back Bo."_s));
        happens(app, u"Ragnarok brings somebody back"_s);
        QVERIFY(app.tap(u"Bo"_s) && app.tap(u"75"_s) && app.tap(u"Bo is back with 75 life"_s));
        app.settle(500);
        QVERIFY(app.shows(u"75"_s));
        QVERIFY(app.tap(u"No attack"_s) && app.tap(u"No attack"_s));
        QVERIFY(app.tap(u"Deal for round 2"_s) && app.tap(u"Begin round 2"_s));
        QVERIFY(app.tap(u"No attack"_s) && app.tap(u"No attack"_s)); // three are in the order again
        kill(app);
        QVERIFY(app.tap(u"Close the encounter"_s));
        QVERIFY(app.shows(u"2 of 9 met"_s));
    }

    void holdAndStrikeCardsAreShownWithTheAttack_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("naiad") << u"Cursed Naiad"_s;
        QTest::newRow("drake") << u"Spitting Drake"_s;
    }
    void holdAndStrikeCardsAreShownWithTheAttack()
    {
        QFETCH(QString, name);
        tests::RealWindow app(QSize(360, 800));
        sitDown(app);
        turnOverSpecial(app, name);
        QVERIFY(reminds(app, u"Everybody hides Hold or Strike under the set card and shows both at once."_s));
        QVERIFY(app.tap(u"No attack"_s)); // held
        QVERIFY(app.tap(u"10"_s) && app.tap(u"Attack for 10"_s));
        QVERIFY(app.tap(u"10"_s) && app.tap(u"10 kills it"_s));
        QVERIFY(app.shows(u"kills "_s + name));
        QVERIFY(app.tap(u"Close the encounter"_s));
        QVERIFY(app.shows(u"1 of 9 met"_s));
    }
};

QTEST_MAIN(SpecialCreaturesEndToEndTest)
#include "special_creatures_e2e_test.moc"
