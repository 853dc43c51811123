#include "tests/harness/real_window.h"

#include <QPointingDevice>

using namespace torchside;
using namespace Qt::StringLiterals;

// A tablet that lies flat between the people: seats around it, questions turned to whom they ask.
class AroundEndToEndTest : public QObject {
    Q_OBJECT

private:
    static QList<QQuickItem *> seats(const tests::RealWindow &app)
    {
        QList<QQuickItem *> found;
        for (auto *item : tests::allItems(app.window()->contentItem()))
            if (item->property("spot").isValid() && tests::isSeen(item))
                found.append(item);
        return found;
    }

    static QRectF onScreen(const QQuickItem *item)
    {
        return item->mapRectToScene({0, 0, item->width(), item->height()});
    }

    static int turned(const QQuickItem *item)
    {
        qreal angle = 0;
        for (; item; item = item->parentItem())
            angle += item->rotation();
        return (qRound(angle) % 360 + 360) % 360;
    }

    // The card of the dialog that is open: how it is turned.
    static int dialogTurned(const tests::RealWindow &app)
    {
        for (auto *item : tests::allItems(app.window()->contentItem()))
            if (item->inherits("QQuickPopupItem") && tests::isSeen(item))
                return item->parent()->property("rotation").toInt();
        return -1;
    }

    static QRectF middle(const tests::RealWindow &app) { return app.page()->property("inside").toRectF(); }

    static void sitDown(tests::RealWindow &app, const QString &game, const QStringList &names,
                        const QString &begin)
    {
        QVERIFY(app.tap(game));
        for (const auto &name : names)
            QVERIFY2(app.type(u"Add someone"_s, name), qPrintable(name));
        QVERIFY(app.tap(begin));
        app.settle(600);
    }

private slots:
    void everySeatHasItsPlaceAndFacesItsPerson_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("begin");
        QTest::addColumn<int>("people");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("text");
        struct Game {
            const char *title;
            const char *begin;
            QList<int> people;
        };
        const QList<Game> games{{"Cutthroat Caverns", "Into the caverns", {3, 6}},
                                {"Escape the Dark Castle", "Into the castle", {4}},
                                {"Duel of Ages", "Start the duel", {4}},
                                {"Dungeon of Mandom", "Into the dungeon", {4}}};
        for (const auto &game : games)
            for (const int people : game.people)
                for (const auto &size : {QSize(1280, 800), QSize(800, 1280)})
                    for (const double text : {1.0, 2.0})
                        QTest::addRow("%s, %d, %d × %d, text × %.0f", game.title, people, size.width(),
                                      size.height(), text)
                            << QString::fromLatin1(game.title) << QString::fromLatin1(game.begin) << people
                            << size << text;
    }
    void everySeatHasItsPlaceAndFacesItsPerson()
    {
        QFETCH(QString, game);
        QFETCH(QString, begin);
        QFETCH(int, people);
        QFETCH(QSize, size);
        QFETCH(double, text);
        tests::RealWindow app(size);
        app.app().preferences().setSeatRotation(u"auto"_s);
        app.app().preferences().setTextScale(text);
        app.app().preferences().setMotion(false);
        const QStringList names{
            u"Maximiliane-Charlotte"_s, u"Bo"_s, u"Cy"_s, u"Dietlinde"_s, u"Ed"_s, u"Fay"_s};
        app.app().preferences().remember(names.first(people));
        sitDown(app, game, {}, begin);
        const auto placed = seats(app);
        QCOMPARE(placed.size(), people);
        const QRectF window({0, 0}, QSizeF(size));
        for (qsizetype i = 0; i < placed.size(); ++i) {
            const auto own = onScreen(placed[i]);
            QVERIFY(window.contains(own));
            QVERIFY(!own.intersects(middle(app).adjusted(1, 1, -1, -1)));
            const auto facing = turned(placed[i]);
            const auto side = own.center() - window.center();
            QVERIFY2(facing == 0     ? side.y() > 0
                     : facing == 90  ? side.x() < 0
                     : facing == 180 ? side.y() < 0
                                     : side.x() > 0,
                     qPrintable(QString::number(facing)));
            QVERIFY2(
                placed[i]->implicitHeight() <= placed[i]->height() + 1,
                qPrintable(
                    u"%1 needs %2 of %3"_s.arg(i).arg(placed[i]->implicitHeight()).arg(placed[i]->height())));
            for (qsizetype j = i + 1; j < placed.size(); ++j)
                QVERIFY(!own.intersects(onScreen(placed[j])));
        }
    }

    void theMiddleTurnsToWhoActs()
    {
        tests::RealWindow app({1280, 800});
        app.app().preferences().setSeatRotation(u"auto"_s);
        sitDown(app, u"Dungeon of Mandom"_s, {u"Ann"_s, u"Bo"_s, u"Cy"_s, u"Di"_s}, u"Into the dungeon"_s);
        for (const int facing : {0, 90, 180, 270, 0}) {
            app.settle(400);
            QVERIFY(app.control(u"Dungeon"_s));
            QTRY_COMPARE(turned(app.control(u"Dungeon"_s)), facing); // it takes its time to turn
            QVERIFY(app.tap(u"Dungeon"_s));
        }
        app.settle(400);
        QVERIFY(app.tap(u"Note in private what you drew"_s));
        QCOMPARE(dialogTurned(app), 90); // Bo is to look alone
        QVERIFY(app.tap(u"Cancel"_s));
        QVERIFY(app.tap(u"Back"_s));
        QVERIFY(app.tap(u"Settings"_s));
        QCOMPARE(turned(app.control(u"Light"_s)), 0);
    }

    // Who takes steps back has the sign for it beneath the finger again, until that is done and the game goes
    // on.
    void takingBackTurnsNothing()
    {
        tests::RealWindow app({1280, 800});
        app.app().preferences().setSeatRotation(u"auto"_s);
        app.app().preferences().setMotion(false);
        sitDown(app, u"Dungeon of Mandom"_s, {u"Ann"_s, u"Bo"_s, u"Cy"_s, u"Di"_s}, u"Into the dungeon"_s);
        for (int i = 0; i < 3; ++i)
            QVERIFY(app.tap(u"Dungeon"_s));
        const auto turnOf = [&] { return app.control(u"Undo"_s) ? turned(app.control(u"Undo"_s)) : -1; };
        QTRY_COMPARE(turnOf(), 270);
        const auto at = onScreen(app.control(u"Undo"_s));
        for (int i = 0; i < 2; ++i) {
            QVERIFY(app.tap(u"Undo"_s));
            app.settle(500);
            QCOMPARE(turnOf(), 270);
            QCOMPARE(onScreen(app.control(u"Undo"_s)), at);
        }
        QVERIFY(app.tap(u"Redo"_s));
        app.settle(500);
        QCOMPARE(turnOf(), 270);
        QVERIFY(app.tap(u"Done"_s));
        QTRY_COMPARE(turnOf(), 180); // Cy goes on
        QVERIFY(app.tap(u"Dungeon"_s));
        QTRY_COMPARE(turnOf(), 270);
    }

    void aQuestionFacesWhomItAsks()
    {
        tests::RealWindow app({800, 1280});
        app.app().preferences().setSeatRotation(u"auto"_s);
        sitDown(app, u"Cutthroat Caverns"_s, {u"Ann"_s, u"Bo"_s, u"Cy"_s}, u"Into the caverns"_s);
        for (const auto &[name, facing] :
             {std::pair(u"Ann"_s, 0), std::pair(u"Bo"_s, 90), std::pair(u"Cy"_s, 270)}) {
            QVERIFY(app.tap(name));
            QCOMPARE(dialogTurned(app), facing);
            QVERIFY(app.tap(u"Another…"_s));
            QCOMPARE(dialogTurned(app), facing);
            QVERIFY(app.tap(u"Cancel"_s));
        }
        QVERIFY(app.tap(u"Something else happens"_s));
        QCOMPARE(dialogTurned(app), 0); // it asks the table
    }

    void aPhoneStaysAsItIs()
    {
        tests::RealWindow app;
        app.app().preferences().setSeatRotation(u"auto"_s);
        sitDown(app, u"Cutthroat Caverns"_s, {u"Ann"_s, u"Bo"_s, u"Cy"_s}, u"Into the caverns"_s);
        QVERIFY(seats(app).isEmpty());
        QVERIFY(app.tap(u"Cy"_s));
        QCOMPARE(dialogTurned(app), 0);
    }
};

QTEST_MAIN(AroundEndToEndTest)
#include "around_e2e_test.moc"
