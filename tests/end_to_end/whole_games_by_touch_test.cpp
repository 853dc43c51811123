#include "models/cutthroat/face/cutthroat_table.h"
#include "tests/harness/real_window.h"

#include <QRegularExpression>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

// A finger that looks at what it does: each tap makes as many steps as it is meant to, and what was tapped,
// and all that could be, stays where it was as long as nothing has happened.
class Finger {
public:
    explicit Finger(tests::RealWindow &app) : app_(app) {}

    // A tap that makes one step, and no other.
    bool plays(const QString &name) { return taps(name, 1); }
    // A tap that only chooses: nothing on the table changes, and nothing on the page moves.
    bool chooses(const QString &name)
    {
        app_.sendOn();
        if (!tests::soon([&] { return app_.control(name) != nullptr; }))
            return app_.tap(name); // which tells why
        app_.settle(200);
        const auto before = places();
        if (!taps(name, 0))
            return false;
        app_.settle(150);
        const auto after = places();
        for (auto each = before.begin(); each != before.end(); ++each)
            if (after.contains(each.key()) && after[each.key()] != each.value()) {
                qWarning("“%s” moved %s", qPrintable(name), qPrintable(each.key()));
                return false;
            }
        return true;
    }
    // A tap that opens or closes something: nothing on the table changes.
    bool opens(const QString &name) { return taps(name, 0); }

    int steps() const
    {
        const auto *table = app_.app().shelf().table();
        return table ? table->seq() : 0;
    }

private:
    tests::RealWindow &app_;

    bool taps(const QString &name, int wanted)
    {
        app_.sendOn();
        const auto before = steps();
        if (!app_.tap(name))
            return false;
        (void)QTest::qWaitFor([&] { return steps() != before; }, wanted > 0 ? 10'000 : 60);
        app_.settle(120); // a second step would have come by now
        if (steps() == before + wanted)
            return true;
        qWarning("“%s” made %d steps", qPrintable(name), steps() - before);
        return false;
    }

    QMap<QString, QRectF> places() const
    {
        QMap<QString, QRectF> all;
        QSet<QString> twice;
        for (const auto *item : tests::allItems(app_.window()->contentItem())) {
            const auto name = item->property("text").toString();
            if (name.isEmpty() || item->metaObject()->indexOfSignal("clicked()") < 0 || !tests::isSeen(item))
                continue;
            if (all.contains(name))
                twice.insert(name);
            all[name] = item->mapRectToScene({0, 0, item->width(), item->height()});
        }
        for (const auto &name : twice)
            all.remove(name);
        return all;
    }
};

// The shown button whose name is like this.
QString like(tests::RealWindow &app, const QString &pattern)
{
    app.sendOn();
    const QRegularExpression wanted(u"^%1$"_s.arg(pattern));
    QString found;
    (void)tests::soon([&] {
        for (const auto *item : tests::allItems(app.window()->contentItem()))
            if (const auto text = item->property("text").toString();
                wanted.match(text).hasMatch() && app.control(text)) // not beneath a dialog
                found = text;
        return !found.isEmpty();
    });
    return found;
}

} // namespace

// Whole evenings by touch in the real window, from sitting down to the winner: every tap does one thing.
class WholeGamesByTouchTest : public QObject {
    Q_OBJECT

private:
    static void sitDown(tests::RealWindow &app, const QString &game, const QString &begin)
    {
        QVERIFY(app.isShown());
        app.app().preferences().setMotion(false);
        QVERIFY(app.tap(game));
        for (const auto *name : {"Ann", "Bo", "Cy"})
            QVERIFY(app.type(u"Add someone"_s, QLatin1String(name)));
        QVERIFY(app.tap(begin));
        QTRY_VERIFY(app.app().shelf().table());
        app.settle(300);
    }

    static void meet(tests::RealWindow &app, Finger &finger, int number)
    {
        QVERIFY(finger.opens(u"Turn over an encounter"_s));
        QVERIFY(app.type(u"Name"_s, u"Creature %1"_s.arg(number)));
        if (number % 4 == 0)
            QVERIFY(finger.opens(u"Challenge"_s));
        else
            QVERIFY(app.type(u"Life for 3 players"_s, QString::number(number == 2 ? 90 : 25)));
        for (int more = 0; more < number % 3; ++more)
            QVERIFY(finger.opens(u"Prestige: more"_s));
        QVERIFY(finger.plays(u"Face it"_s));
    }

    static void settle(tests::RealWindow &app, Finger &finger)
    {
        QVERIFY(finger.opens(u"It is settled…"_s));
        QVERIFY(finger.chooses(u"Bo"_s));
        const auto closing = like(app, u"\\d prestige to Bo"_s);
        QVERIFY2(finger.plays(closing), qPrintable(closing));
    }

    // The pad: a value, now and then turned to half or double, then the button that names what it comes to.
    static void attack(tests::RealWindow &app, Finger &finger, const cutthroat::CutthroatTable &table)
    {
        if (table.kind() == u"challenge"_s || finger.steps() % 7 == 0) {
            QVERIFY(finger.plays(u"No attack"_s));
            return;
        }
        QVERIFY(finger.chooses(QString::number(5 * (2 + finger.steps() % 5))));
        if (finger.steps() % 5 == 0)
            QVERIFY(finger.chooses(finger.steps() % 2 == 0 ? u"Double"_s : u"Half"_s));
        const auto blow = like(app, u"(Attack for \\d+|\\d+ kills it)"_s);
        QVERIFY2(finger.plays(blow), qPrintable(blow));
    }

    static void strike(tests::RealWindow &app, Finger &finger, const cutthroat::CutthroatTable &table)
    {
        if (table.kind() == u"challenge"_s)
            return settle(app, finger);
        if (!table.struck()) {
            const auto opener = like(app, u"(It attacks…|Attacks differently…)"_s);
            QVERIFY2(finger.opens(opener), qPrintable(opener));
            QVERIFY(finger.chooses(u"Everybody"_s));
            QVERIFY(finger.chooses(u"5"_s));
            if (table.round() == 2)
                QVERIFY(finger.opens(u"Poison tokens: more"_s));
            const auto blow = like(app, u"Everybody: −5.*"_s);
            QVERIFY2(finger.plays(blow), qPrintable(blow));
        }
        QVERIFY(finger.plays(u"Deal for round %1"_s.arg(table.round() + 1)));
    }

    static void step(tests::RealWindow &app, Finger &finger, const cutthroat::CutthroatTable &table)
    {
        const auto step = table.step();
        if (step == u"meet"_s)
            meet(app, finger, table.number() + 1);
        else if (step == u"deal"_s)
            QVERIFY(finger.plays(u"Deal the numbers"_s));
        else if (step == u"attack"_s)
            attack(app, finger, table);
        else if (step == u"strike"_s)
            strike(app, finger, table);
        else if (step == u"round"_s)
            QVERIFY(finger.plays(u"Begin round %1"_s.arg(table.round() + 1)));
        else if (step == u"spoils"_s)
            QVERIFY(finger.plays(u"Close the encounter"_s));
        else
            QFAIL(qPrintable(step));
    }

private Q_SLOTS:
    void nineEncounters_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("phone") << QSize(360, 800);
        QTest::newRow("tablet, lying") << QSize(1280, 800);
    }
    void nineEncounters()
    {
        QFETCH(QSize, size);
        tests::RealWindow app(size);
        Finger finger(app);
        sitDown(app, u"Cutthroat Caverns"_s, u"Into the caverns"_s);
        const auto &table = *qobject_cast<cutthroat::CutthroatTable *>(app.app().shelf().table());
        for (int steps = 0; !table.over() && steps < 400; ++steps) {
            step(app, finger, table);
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(table.over());
        QVERIFY(table.number() >= 9);
        app.sendOn();
        const auto headline = table.headline();
        QVERIFY2(app.shows(headline), qPrintable(headline));
        QVERIFY(finger.opens(u"The evening"_s));
        QVERIFY(finger.opens(u"Back"_s));
        QVERIFY(app.tap(u"Home"_s));
        QVERIFY(app.shows(u"Past games and statistics"_s));
    }

    void fifteenChaptersAndTheBoss()
    {
        tests::RealWindow app;
        Finger finger(app);
        sitDown(app, u"Escape the Dark Castle"_s, u"Into the castle"_s);
        const auto *table = app.app().shelf().table();
        for (int chapter = 1; chapter <= 15; ++chapter) {
            QVERIFY2(finger.plays(like(app, u"(Ann|Bo|Cy) turns it"_s)),
                     qPrintable(QString::number(chapter)));
            if (chapter % 5 == 0)
                fight(app, finger, false);
            else
                QVERIFY(finger.plays(u"Chapter done"_s));
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(finger.plays(like(app, u"(Ann|Bo|Cy) turns the boss"_s)));
        fight(app, finger, true);
        QVERIFY(table->over());
        QVERIFY(app.shows(u"You have escaped the Dark Castle!"_s));
        QVERIFY(app.tap(u"Home"_s));
    }

    void dungeonsUntilSomebodyHasWon()
    {
        tests::RealWindow app;
        Finger finger(app);
        sitDown(app, u"Dungeon of Mandom"_s, u"Into the dungeon"_s);
        const auto *table = app.app().shelf().table();
        for (int round = 1; !table->over() && round < 12; ++round) {
            QVERIFY(finger.plays(u"Dungeon"_s));
            QVERIFY(finger.plays(round % 2 == 0 ? u"Plate Armor: on the hero"_s : u"Torch: on the hero"_s));
            QVERIFY(finger.plays(u"Dungeon"_s));
            QVERIFY(finger.plays(u"Pass"_s) && finger.plays(u"Pass"_s));
            QVERIFY(finger.opens(u"Name a kind"_s));
            QVERIFY(finger.opens(u"Golem, strength 5"_s));
            QVERIFY(finger.plays(u"Name it"_s));
            QVERIFY(finger.plays(u"Demon, strength 7"_s));
            QVERIFY(finger.plays(round % 2 == 0 ? u"Orc, strength 3"_s : u"Golem, strength 5"_s));
            app.sendOn();
        }
        QVERIFY(table->over());
        QVERIFY(app.shows(u"wins the Dungeon of Mandom!"_s));
        QVERIFY(app.tap(u"Home"_s));
    }

private:
    // Against one die or two, thrown by the app; what is won is taken, and left where all hands are full.
    static void fight(tests::RealWindow &app, Finger &finger, bool boss)
    {
        QVERIFY(finger.opens(boss ? u"Fight the boss"_s : u"Combat"_s));
        QVERIFY(finger.opens(u"Might: more"_s));
        if (boss)
            QVERIFY(finger.opens(u"Cunning: more"_s));
        QVERIFY(finger.opens(u"Its blow: less"_s) && finger.opens(u"Its blow: less"_s));
        QVERIFY(finger.plays(boss ? u"Fight 2 dice"_s : u"Fight 1 die"_s));
        const auto *table = app.app().shelf().table();
        for (int rolls = 0; rolls < 60 && table->property("phase").toString() == u"combat"_s; ++rolls) {
            const auto next = table->property("nextToRoll").toInt();
            const auto name = next < 0 ? u"Defend"_s : like(app, u"Roll for (Ann|Bo|Cy)"_s);
            QVERIFY2(finger.plays(name), qPrintable(name));
        }
        if (boss)
            return;
        app.sendOn();
        QVERIFY(app.type(u"The drawn item"_s, u"Rope"_s));
        const auto taking = like(app, u"(Ann|Bo|Cy) takes it"_s);
        QVERIFY2(finger.plays(taking), qPrintable(taking));
    }
};

QTEST_MAIN(WholeGamesByTouchTest)
#include "whole_games_by_touch_test.moc"
