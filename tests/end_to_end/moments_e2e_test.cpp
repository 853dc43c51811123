#include "models/cutthroat/face/cutthroat_table.h"
#include "tests/harness/real_window.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace torchside;
using namespace Qt::StringLiterals;

// What is shown large until it is sent on, and what to change on the table, by mouse and by touch.
class MomentsEndToEndTest : public QObject {
    Q_OBJECT

    enum class Pointer { mouse, touch };

    static void press(tests::RealWindow &app, Pointer pointer, QPointF at)
    {
        if (pointer == Pointer::mouse) {
            QTest::mouseMove(app.window(), at.toPoint());
            QTest::mouseClick(app.window(), Qt::LeftButton, {}, at.toPoint());
        } else {
            app.touch(at.toPoint());
        }
        app.settle(250);
    }
    // It stands, however long that took, and what stands for a moment may be sent on.
    static void rests(const tests::RealWindow &app)
    {
        (void)app.comesToRest();
        app.settle(400);
    }
    static QPointF placeOf(const QQuickItem *item)
    {
        return item ? item->mapToScene({item->width() / 2, item->height() / 2}) : QPointF(-1, -1);
    }
    static void picture(const tests::RealWindow &app, const QString &name)
    {
        if (const auto folder = qEnvironmentVariable("TORCHSIDE_PICTURES"); !folder.isEmpty()) {
            app.settle(700);
            app.grab().save(folder + u'/' + name + u".png"_s);
        }
    }
    static QVariantMap start(const QString &game)
    {
        if (game == u"mandom")
            return {{u"players"_s, QStringList{u"Ann"_s, u"Bo"_s}}, {u"first"_s, 0}};
        if (game == u"cthulhu")
            return {{u"stories"_s, QStringList{u"Red"_s, u"Blue"_s, u"Green"_s}}};
        QVariantList people;
        for (const auto &name : {u"Ann"_s, u"Bo"_s, u"Cy"_s})
            people.append(QVariantMap{{u"name"_s, name}});
        return {{u"players"_s, people}};
    }
    static QVariantMap command(const char *json)
    {
        return QJsonDocument::fromJson(json).object().toVariantMap();
    }
    static bool cutthroat(tests::RealWindow &app, const QList<const char *> &lines)
    {
        if (!app.app().shelf().start(u"cutthroat"_s, start(u"cutthroat"_s)))
            return false;
        auto *table = qobject_cast<cutthroat::CutthroatTable *>(app.app().shelf().table());
        for (const auto *line : lines)
            if (!table->act(command(line)))
                return false;
        return tests::soon([&] { return app.control(u"Undo"_s) != nullptr; }); // it takes a press
    }
    static void addPointers()
    {
        QTest::addColumn<int>("by");
        QTest::addColumn<QSize>("size");
        for (const auto size : {QSize(360, 800), QSize(1280, 800)}) {
            const auto name = QByteArray::number(size.width());
            QTest::newRow("mouse, " + name) << static_cast<int>(Pointer::mouse) << size;
            QTest::newRow("touch, " + name) << static_cast<int>(Pointer::touch) << size;
        }
    }

private Q_SLOTS:
    void anOutcomeStandsStillUntilTheTableGoesOn_data() { addPointers(); }
    void anOutcomeStandsStillUntilTheTableGoesOn()
    {
        QFETCH(int, by);
        QFETCH(QSize, size);
        const auto pointer = static_cast<Pointer>(by);
        tests::RealWindow app(size);
        app.patient = true;
        QVERIFY(app.app().shelf().start(u"mandom"_s, start(u"mandom"_s)));
        for (const auto *each : {"Dungeon", "Torch: on the hero", "Dungeon", "Pass"})
            QVERIFY2(app.tap(QString::fromLatin1(each)), each);
        QVERIFY(app.tap(u"Golem, strength 5"_s));
        QVERIFY(app.tap(u"Demon, strength 7"_s));
        QVERIFY(app.shows(u"Ann fails."_s));
        for (const auto &line : {u"A golem hits for 5."_s, u"Ann turns their player card to red."_s,
                                 u"Put all items back on the hero."_s})
            QVERIFY2(app.text(line), qPrintable(line));
        picture(app, u"moment failure %1"_s.arg(size.width()));
        Q_EMIT app.app().shelf().refused(u"An announcement."_s, {});
        rests(app);
        QVERIFY(app.text(u"Ann fails."_s));
        const auto seq = app.app().shelf().table()->seq();
        press(app, pointer, {size.width() / 2.0, 30}); // over the bar's words: nothing beneath feels it
        QVERIFY(app.hides(u"A golem hits for 5."_s));
        QCOMPARE(app.app().shelf().table()->seq(), seq);
        QCOMPARE(app.page()->property("title").toString(), QString());
    }

    void theTapThatBroughtItDoesNotSendItAway_data() { addPointers(); }
    void theTapThatBroughtItDoesNotSendItAway()
    {
        QFETCH(int, by);
        QFETCH(QSize, size);
        const auto pointer = static_cast<Pointer>(by);
        tests::RealWindow app(size);
        app.patient = true;
        QVERIFY(cutthroat(app, {R"({"do":"encounter","name":"Troll","life":30,"prestige":4})"}));
        auto *deal = app.control(u"Deal the numbers"_s);
        QVERIFY(deal);
        const auto at = placeOf(deal);
        if (pointer == Pointer::mouse) {
            QTest::mouseClick(app.window(), Qt::LeftButton, {}, at.toPoint());
            QTest::mouseClick(app.window(), Qt::LeftButton, {}, at.toPoint());
        } else {
            press(app, pointer, at);
        }
        QVERIFY(app.shows(u"Initiative"_s));
        QTRY_VERIFY(app.control(u"Go on"_s));
        picture(app, u"moment initiative %1"_s.arg(size.width()));
        rests(app);
        press(app, pointer, placeOf(app.control(u"Go on"_s)));
        QTRY_VERIFY(!app.control(u"Go on"_s));
        QCOMPARE(app.app().shelf().table()->seq(), 3);
    }

    void severalComeOneAfterAnotherAndNoneIsLost_data() { addPointers(); }
    void severalComeOneAfterAnotherAndNoneIsLost()
    {
        QFETCH(int, by);
        QFETCH(QSize, size);
        const auto pointer = static_cast<Pointer>(by);
        tests::RealWindow app(size);
        app.patient = true;
        QVERIFY(app.app().shelf().start(u"mandom"_s, start(u"mandom"_s)));
        const auto pass = [&] { return app.app().shelf().table()->act(command(R"({"do":"pass"})")); };
        QVERIFY(pass());
        rests(app);
        press(app, pointer, placeOf(app.control(u"Go on"_s)));
        QVERIFY(pass()); // while the last one is on its way out
        QVERIFY(app.shows(u"Ann survives."_s));
        QTRY_VERIFY(app.control(u"Go on"_s));
        rests(app);
        press(app, pointer, placeOf(app.control(u"Go on"_s)));
        QTRY_VERIFY(!app.control(u"Go on"_s));
        QVERIFY(pass()); // the second success: the outcome, then the winner
        QVERIFY(app.shows(u"Bo survives."_s));
        rests(app);
        picture(app, u"moment survival %1"_s.arg(size.width()));
        press(app, pointer, placeOf(app.control(u"Go on"_s)));
        QVERIFY(app.shows(u"Bo wins!"_s));
        rests(app);
        picture(app, u"moment victory %1"_s.arg(size.width()));
        press(app, pointer, {size.width() / 2.0, 20});
        QTRY_VERIFY(!app.control(u"Go on"_s));
        QVERIFY(app.shows(u"Bo wins the Dungeon of Mandom!"_s));
    }

    void aCoinAtTheStartIsSeenAndEscapeSendsItOn()
    {
        tests::RealWindow app;
        app.patient = true;
        QVERIFY(app.app().shelf().start(u"cthulhu"_s, start(u"cthulhu"_s)));
        app.settle(600);
        QTRY_VERIFY(app.control(u"Go on"_s));
        rests(app);
        picture(app, u"moment coin"_s);
        QTest::keyClick(app.window(), Qt::Key_Escape);
        QTRY_VERIFY(!app.control(u"Go on"_s));
        QVERIFY(app.app().shelf().table());
    }

    void stepsTakenBackAreOneListUntilItIsDone_data() { addPointers(); }
    void stepsTakenBackAreOneListUntilItIsDone()
    {
        QFETCH(int, by);
        QFETCH(QSize, size);
        const auto pointer = static_cast<Pointer>(by);
        tests::RealWindow app(size);
        QVERIFY(cutthroat(
            app, {R"({"do":"adjust","player":1,"life":-15})", R"({"do":"adjust","player":2,"poison":2})"}));
        const auto touch = [&](const QString &name) {
            QTRY_VERIFY2(app.control(name), qPrintable(name)); // what has just come takes no press
            press(app, pointer, placeOf(app.control(name)));
        };
        touch(u"Undo"_s);
        QVERIFY(app.shows(u"2 poison from Cy"_s));
        touch(u"Undo"_s);
        QVERIFY(app.shows(u"Bo 15 life"_s));
        QVERIFY(app.text(u"2 poison from Cy"_s)); // one list, of both
        picture(app, u"changes %1"_s.arg(size.width()));
        app.settle(4500); // longer than any toast
        QVERIFY(app.text(u"Bo 15 life"_s));
        touch(u"History"_s);
        QVERIFY(app.hides(u"Change on the table"_s)); // it follows nowhere
        touch(u"Back"_s);
        QVERIFY(app.shows(u"Bo 15 life"_s));
        touch(u"Redo"_s);
        QVERIFY(app.hides(u"Bo 15 life"_s));
        QVERIFY(app.text(u"2 poison from Cy"_s));
        touch(u"Redo"_s);
        QVERIFY(app.hides(u"Change on the table"_s));
        touch(u"Undo"_s);
        QVERIFY(app.shows(u"2 poison from Cy"_s));
        touch(u"Done"_s);
        QVERIFY(app.hides(u"Change on the table"_s));
    }

    void tokensStayInSightAtCamp_data() { addPointers(); }
    void tokensStayInSightAtCamp()
    {
        QFETCH(QSize, size);
        tests::RealWindow app(size);
        QVERIFY(cutthroat(app, {R"({"do":"token","add":"undead"})"}));
        QVERIFY(app.shows(u"Tokens in play"_s));
        QVERIFY(app.text(u"approaching · nobody’s"_s));
        picture(app, u"camp tokens %1"_s.arg(size.width()));
        app.app().shelf().table()->undo();
        QVERIFY(app.hides(u"Tokens in play"_s));
        app.app().shelf().table()->redo();
        QVERIFY(app.shows(u"Tokens in play"_s));
    }

    void afterALiveEndThePageEndsWhereItsWordsEnd()
    {
        tests::RealWindow app;
        QVERIFY(cutthroat(app, {R"({"do":"encounter","name":"Troll","life":30,"prestige":4})",
                                R"({"do":"initiative","order":[2,1,3]})"}));
        auto *table = qobject_cast<cutthroat::CutthroatTable *>(app.app().shelf().table());
        for (int seat = 0; seat < 3; ++seat)
            QVERIFY(table->act({{u"do"_s, u"adjust"_s}, {u"player"_s, seat}, {u"life"_s, -100}}));
        QVERIFY(table->over());
        app.settle(600);
        const QQuickItem *scroll = nullptr;
        for (const auto *item : tests::allItems(app.page()))
            if (item->inherits("QQuickFlickable") && item->property("maximumWidth").isValid() && !scroll)
                scroll = item;
        QVERIFY(scroll);
        qreal lowest = 0;
        auto *content = scroll->property("contentItem").value<QQuickItem *>();
        for (const auto *item : tests::allItems(content))
            if (item->inherits("QQuickText") && item->isVisible())
                lowest = std::max(lowest, item->mapToItem(content, {0, item->height()}).y());
        QVERIFY2(scroll->property("contentHeight").toReal() < lowest + 80,
                 qPrintable(u"%1 > %2"_s.arg(scroll->property("contentHeight").toReal()).arg(lowest)));
    }

    void theNumberOfAHeadStaysInSight()
    {
        tests::RealWindow app;
        QVERIFY(app.app().shelf().start(u"cthulhu"_s, start(u"cthulhu"_s)));
        app.settle(300);
        // What every head could say, in the head's own place.
        QQuickItem *head = nullptr;
        for (auto *item : tests::allItems(app.page()))
            if (item->inherits("QQuickText") && item->property("heading").toBool() && !head)
                head = item;
        QVERIFY(head);
        for (const auto &said : {u"Minion’s turn 14"_s, u"Zug des Minions 14"_s, u"Chapter 14/15"_s,
                                 u"Encounter 12/14"_s, u"Turn 14"_s}) {
            head->setProperty("text", said);
            app.settle(60);
            const bool whole = !head->property("truncated").toBool();
            QVERIFY2(whole || head->property("elide").toInt() == Qt::ElideMiddle, qPrintable(said));
        }
    }
};

QTEST_MAIN(MomentsEndToEndTest)
#include "moments_e2e_test.moc"
