#include "tests/harness/one_tap.h"

#include <algorithm>

using namespace torchside;
using namespace Qt::StringLiterals;

// A whole game against the Minion, and one against LILLITH, to its end by touch; after each tap as many steps
// were taken as it says, and what was only chosen stayed where it lay.
class CthulhuEveningTest : public QObject {
    Q_OBJECT

    QStringList deck_; // as it comes up
    int rolls_ = 0;

    static QVariant of(tests::RealWindow &app, const char *name)
    {
        return tests::tableOf(app)->property(name);
    }
    static QString step(tests::RealWindow &app) { return of(app, "stepId").toString(); }
    static bool over(tests::RealWindow &app) { return of(app, "over").toBool(); }

    void shuffle()
    {
        deck_.clear();
        for (int round = 0; round < 3; ++round)
            deck_ << u"Marsh Warden"_s << u"Drowned Bellringer"_s << u"Brine Hound"_s
                  << u"Salt-Eyed Ferryman"_s << u"Lamp Tender of Low Quay"_s
                  << u"Reader of the Tide Ledger"_s;
        for (const auto *one :
             {"Undertow", "Tide Table", "Treaty of the Reef", "Cold Hands", "Coral Diadem", "Sunken Chapel",
              "Bells Below", "Hollow Diver", "Spring Tide", "Black Mooring"})
            deck_.insert(deck_.size() / 4, QString::fromLatin1(one));
        rolls_ = 0;
    }

    // A card among the hits: another copy of it may lie in the Minion's hand.
    bool tapHit(const tests::RealWindow &app, const QString &name)
    {
        const auto hit = [&]() -> QQuickItem * {
            for (auto *item : tests::allItems(app.window()->contentItem()))
                if (item->property("text").toString() == name && item->property("large").isValid() &&
                    item->property("detail").isValid() && tests::isSeen(item))
                    return item;
            return nullptr;
        };
        if (!tests::soon([&] { return hit() != nullptr; }) || !app.bringIntoView(hit()))
            return false;
        const auto *item = hit();
        const auto at = item->mapToScene({item->width() / 2, item->height() / 2}).toPoint();
        app.touch(at);
        app.settle(60);
        return true;
    }

    bool draw(tests::RealWindow &app, int count, int steps)
    {
        const auto before = tests::tableOf(app)->seq();
        if (!tests::takeUp(app, u"Card 1 of %1"_s.arg(count)))
            return false;
        for (int i = 0; i < count; ++i) {
            const auto card = deck_.takeFirst();
            tests::letters(app, card.left(6).trimmed());
            if (tests::tableOf(app)->seq() != before || !tapHit(app, card)) // a hand is one step
                return false;
        }
        (void)tests::soon([&] { return tests::tableOf(app)->seq() == before + steps; });
        app.settle(200);
        return tests::tableOf(app)->seq() == before + steps;
    }

    static bool any(tests::RealWindow &app, const QStringList &names, int steps = 1)
    {
        app.sendOn();
        const auto there = [&] {
            const auto found =
                std::find_if(names.begin(), names.end(), [&](const auto &name) { return app.control(name); });
            return found == names.end() ? QString() : *found;
        };
        if (!tests::soon([&] { return !there().isEmpty(); })) {
            qWarning("nothing of %s", qPrintable(names.join(u", "_s)));
            return false;
        }
        return tests::once(app, there(), steps);
    }

    static QStringList ready(tests::RealWindow &app)
    {
        QStringList names;
        for (const auto &each : of(app, "own").toList())
            if (const auto one = each.toMap(); one[u"status"_s] == u"ready"_s)
                names.append(one[u"name"_s].toString());
        return names;
    }

    static bool newCharacter(tests::RealWindow &app, const QString &name, const QString &icon)
    {
        return app.tap(u"New character"_s) && app.tap(u"Skill: more"_s) && app.tap(u"Skill: more"_s) &&
               app.tap(icon + u": more"_s) && tests::takeUp(app, u"Name, if you like"_s) &&
               (tests::letters(app, name), tests::once(app, u"Put into play"_s));
    }

    bool drain(tests::RealWindow &app)
    {
        const auto ahead = static_cast<int>(of(app, "ahead").toList().size());
        return any(app, {u"Both done"_s, u"All done"_s, u"Done"_s, u"Play nothing"_s}, std::max(1, ahead));
    }

    // One is sent in each turn: to the story that is meant, or to another.
    static bool send(tests::RealWindow &app, bool commits)
    {
        if (const auto mine = ready(app); !mine.isEmpty()) {
            if (!tests::once(app, mine.front(), 0))
                return false;
            return any(app, {commits ? u"Commit them"_s : u"They defend"_s});
        }
        return any(app, {commits ? u"End my turn"_s : u"Nobody defends"_s});
    }

    bool mine(tests::RealWindow &app)
    {
        const auto own = of(app, "own").toList().size();
        if (own == 0 && !newCharacter(app, u"Nora"_s, u"Investigation icons"_s))
            return false;
        if (own == 1 && ready(app).isEmpty() && !newCharacter(app, u"Tom"_s, u"Combat icons"_s))
            return false;
        return send(app, true);
    }

    bool newStory(tests::RealWindow &app)
    {
        if (!tests::takeUp(app, u"The new story"_s))
            return false;
        tests::letters(app, u"The Ash Road"_s);
        return tests::once(app, u"Lay it out"_s);
    }

    bool answer(tests::RealWindow &app, const QString &at)
    {
        if (at == u"scout"_s)
            return tests::once(app, u"Choir of the Weir"_s);
        if (at == u"opening"_s)
            return draw(app, 5, 1);
        if (at == u"refresh"_s)
            return draw(app, 2, 2);
        if (at == u"draw"_s)
            return draw(app, 2, 1);
        if (at == u"resource"_s && !of(app, "lillith").toBool())
            return tests::once(app, u"The die shows %1"_s.arg(1 + rolls_++ % 6));
        if (at == u"events"_s)
            return any(app, {u"It could not"_s, u"None of them"_s});
        if (at == u"drain"_s)
            return drain(app);
        if (at == u"answer"_s)
            return send(app, false);
        if (at == u"player"_s)
            return mine(app);
        if (at == u"defenders"_s)
            return any(app, {u"Nobody is ready"_s, u"1 is ready"_s, u"2 are ready"_s});
        if (at == u"effect"_s)
            return any(app, {u"Carried out"_s});
        if (at == u"new-story"_s)
            return newStory(app);
        return any(app, {u"Done"_s, u"No action"_s, u"Nora"_s, u"Tom"_s});
    }

    static bool thinks(tests::RealWindow &app)
    {
        const auto *pondering = of(app, "pondering").value<QObject *>();
        return pondering && pondering->property("running").toBool();
    }

private slots:
    void toTheEndByTouch_data()
    {
        QTest::addColumn<bool>("lillith");
        QTest::addColumn<QSize>("size");
        QTest::newRow("the Minion, phone") << false << QSize(412, 915);
        QTest::newRow("the Minion, tablet") << false << QSize(800, 1280);
        QTest::newRow("LILLITH, tablet, lying") << true << QSize(1280, 800);
    }
    void toTheEndByTouch()
    {
        QFETCH(bool, lillith);
        QFETCH(QSize, size);
        tests::RealWindow app(size);
        app.app().preferences().setMotion(false);
        shuffle();
        QVERIFY(app.tap(u"Cthulhu Rising"_s) && app.tap(u"The Minion"_s));
        QVERIFY(!lillith || app.tap(u"LILLITH"_s));
        QVERIFY(app.tap(u"Face the Minion"_s));
        QVERIFY(tests::soon([&] { return tests::tableOf(app) && step(app) == u"scout"_s; }));
        app.settle(400);
        for (int taps = 0; !over(app); ++taps) {
            QVERIFY(taps < 300);
            const auto at = step(app);
            QVERIFY2(answer(app, at), qPrintable(at));
            QVERIFY(QTest::qWaitFor([&] { return !thinks(app); }, 60'000));
        }
        QCOMPARE(of(app, "minionStories").toInt(), of(app, "storiesToWin").toInt());
        app.sendOn();
        QVERIFY(app.shows(u"The Minion has won."_s));
        for (const auto *item : tests::allItems(app.window()->contentItem())) // which stands for terror
            QVERIFY(item->property("name").toString() != u"skull"_s || item->property("size").toInt() < 40 ||
                    !tests::isSeen(item));
        QVERIFY(app.tap(u"Home"_s));
    }
};

QTEST_MAIN(CthulhuEveningTest)
#include "cthulhu_evening_test.moc"
