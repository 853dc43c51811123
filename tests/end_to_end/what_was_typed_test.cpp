#include "app/card_shelf.h"
#include "data/journal/open_journal.h"
#include "tests/harness/real_window.h"

#include <QPointingDevice>

using namespace torchside;
using namespace Qt::StringLiterals;

// What somebody typed stays where it was typed, whatever way the page or the dialog goes: by mouse and by
// touch.
class WhatWasTypedTest : public QObject {
    Q_OBJECT

private:
    const std::unique_ptr<QPointingDevice> hand_{QTest::createTouchDevice()};

    static QVariantList hand()
    {
        return {u"Marsh Warden"_s, u"Marsh Warden"_s, u"Drowned Bellringer"_s, u"Drowned Bellringer"_s,
                u"Drowned Bellringer"_s};
    }

    static void hands()
    {
        QTest::addColumn<bool>("mouse");
        QTest::newRow("mouse") << true;
        QTest::newRow("touch") << false;
    }

    static QQuickItem *field(const tests::RealWindow &app, const QString &label)
    {
        QQuickItem *found = nullptr;
        for (auto *item : tests::allItems(app.window()->contentItem()))
            if (item->property("label").toString() == label &&
                item->metaObject()->indexOfSignal("edited(QString)") >= 0 && tests::isSeen(item))
                found = item;
        return found;
    }

    static QString in(const tests::RealWindow &app, const QString &label)
    {
        const auto *item = field(app, label);
        return item ? item->property("text").toString() : u"(no field)"_s;
    }

    static QPoint centre(const QQuickItem *item)
    {
        return item->mapToScene({item->width() / 2, item->height() / 2}).toPoint();
    }

    void point(const tests::RealWindow &app, QPoint at, bool mouse) const
    {
        if (mouse) {
            QTest::mouseClick(app.window(), Qt::LeftButton, {}, at);
        } else {
            app.touch(at);
        }
        app.settle(120);
    }

    void twice(const tests::RealWindow &app, QPoint at, bool mouse) const
    {
        for (int i = 0; i < 2; ++i) {
            if (mouse) {
                QTest::mouseClick(app.window(), Qt::LeftButton, {}, at);
            } else {
                QTest::touchEvent(app.window(), hand_.get()).press(1, at);
                QTest::touchEvent(app.window(), hand_.get()).release(1, at);
            }
            app.settle(60);
        }
        app.settle(400);
    }

    bool press(tests::RealWindow &app, const QString &name, bool mouse) const
    {
        if (!mouse)
            return app.tap(name);
        if (!tests::soon([&] { return app.control(name) != nullptr; }))
            return false;
        app.settle(350); // it has come to its place
        point(app, centre(app.control(name)), true);
        return true;
    }

    static void letters(const tests::RealWindow &app, const QString &words)
    {
        for (const auto letter : words)
            QTest::sendKeyEvent(QTest::Click, app.window(), Qt::Key_unknown, QString(letter), {});
        app.settle(150);
    }

    // Letters without Enter.
    static void write(const tests::RealWindow &app, const QString &label, const QString &words)
    {
        auto *item = field(app, label);
        QVERIFY2(item, qPrintable(label));
        QMetaObject::invokeMethod(item, "focusNow");
        letters(app, words);
    }

    // The best hit of what was typed; a card picked before may be called the same.
    void takeBest(const tests::RealWindow &app, bool mouse) const
    {
        app.settle(350);
        for (auto *item : tests::allItems(app.window()->contentItem()))
            if (item->property("large").toBool() && tests::isSeen(item) &&
                item->metaObject()->indexOfSignal("clicked()") >= 0) {
                point(app, centre(item), mouse);
                return;
            }
        QFAIL("there is no hit");
    }

    static void escape(const tests::RealWindow &app)
    {
        QTest::keyClick(app.window(), Qt::Key_Escape);
        app.settle(500);
    }

    static table::Table *table(tests::RealWindow &app) { return app.app().shelf().table(); }
    static QString step(tests::RealWindow &app) { return table(app)->property("stepId").toString(); }

    bool toTheOpening(tests::RealWindow &app) const
    {
        return app.tap(u"Cthulhu Rising"_s) && app.tap(u"The Minion"_s) && app.tap(u"Face the Minion"_s) &&
               app.shows(u"until you find a character of cost 3"_s) &&
               (app.settle(600), app.tap(u"Choir of the Weir"_s)) &&
               tests::soon([&] { return step(app) == u"opening"_s; });
    }

private slots:
    void storiesOfASetUpAreThereAgainAfterBackAndEscape_data() { hands(); }
    void storiesOfASetUpAreThereAgainAfterBackAndEscape()
    {
        QFETCH(bool, mouse);
        tests::RealWindow app;
        QVERIFY(app.tap(u"Cthulhu Rising"_s));
        app.settle(400);
        write(app, u"Nearest the Deep"_s, u"The Drowned Bell"_s);
        QVERIFY(press(app, u"Back"_s, mouse));
        app.settle(400);
        QVERIFY(app.tap(u"Cthulhu Rising"_s));
        app.settle(400);
        QCOMPARE(in(app, u"Nearest the Deep"_s), u"The Drowned Bell"_s);
        write(app, u"In the middle"_s, u"Iron Tower"_s);
        escape(app);
        QVERIFY(app.tap(u"Cthulhu Rising"_s));
        app.settle(400);
        QCOMPARE(in(app, u"In the middle"_s), u"Iron Tower"_s);
        QVERIFY(app.tap(u"Face the Minion"_s));
        app.sendOn(); // the coin
        QVERIFY(app.shows(u"The Drowned Bell"_s));
        escape(app); // the game began: the next one begins with nothing typed
        QVERIFY(app.tap(u"Cthulhu Rising"_s));
        app.settle(400);
        QCOMPARE(in(app, u"Nearest the Deep"_s), QString());
    }

    void peopleOfASetUpAreThereAgain_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("other");
        QTest::addColumn<QByteArray>("option");
        QTest::addColumn<QVariant>("value");
        const auto mandom = u"Dungeon of Mandom"_s;
        QTest::newRow("mandom") << mandom << u"Duel of Ages"_s << QByteArray() << QVariant();
        QTest::newRow("cutthroat") << u"Cutthroat Caverns"_s << mandom << QByteArray("encounters")
                                   << QVariant(12);
        QTest::newRow("duelofages") << u"Duel of Ages"_s << mandom << QByteArray("typed") << QVariant(true);
        QTest::newRow("darkcastle") << u"Escape the Dark Castle"_s << mandom << QByteArray("chapters")
                                    << QVariant(7);
    }
    void peopleOfASetUpAreThereAgain()
    {
        QFETCH(QString, game);
        QFETCH(QString, other);
        QFETCH(QByteArray, option);
        QFETCH(QVariant, value);
        tests::RealWindow app;
        QVERIFY(app.tap(game));
        QVERIFY(app.type(u"Add someone"_s, u"Ann"_s));
        QVERIFY(app.type(u"Add someone"_s, u"Bo"_s));
        write(app, u"Add someone"_s, u"Cy"_s); // not entered
        if (!option.isEmpty())
            app.page()->setProperty(option, value);
        escape(app);
        QVERIFY(app.tap(other));
        app.settle(400);
        QCOMPARE(app.app().shelf().seating()->names(), QStringList());
        escape(app);
        QVERIFY(app.tap(game));
        app.settle(400);
        QCOMPARE(app.app().shelf().seating()->names(), (QStringList{u"Ann"_s, u"Bo"_s}));
        QCOMPARE(in(app, u"Add someone"_s), u"Cy"_s);
        if (!option.isEmpty())
            QCOMPARE(app.page()->property(option), value);
    }

    void whoseNameStandsThereSitsDownThoughEnterWasNotPressed_data() { hands(); }
    void whoseNameStandsThereSitsDownThoughEnterWasNotPressed()
    {
        QFETCH(bool, mouse);
        tests::RealWindow app;
        QVERIFY(app.tap(u"Dungeon of Mandom"_s));
        QVERIFY(app.type(u"Add someone"_s, u"Ann"_s));
        write(app, u"Add someone"_s, u"Bo"_s);
        QVERIFY(press(app, u"Into the dungeon"_s, mouse));
        QTRY_VERIFY(table(app));
        QCOMPARE(table(app)->seats(), (QStringList{u"Ann"_s, u"Bo"_s}));
    }

    void aNoteIsWrittenByItsPlusAndWhenThePageGoes_data() { hands(); }
    void aNoteIsWrittenByItsPlusAndWhenThePageGoes()
    {
        QFETCH(bool, mouse);
        tests::RealWindow app;
        QVERIFY(app.tap(u"Cthulhu Rising"_s));
        QVERIFY(app.tap(u"Face the Minion"_s));
        QVERIFY(app.shows(u"until you find a character of cost 3"_s));
        QVERIFY(app.tap(u"History"_s));
        app.settle(400);
        write(app, u"Write a note"_s, u"Pizza came"_s);
        QVERIFY(press(app, u"Enter: Write a note"_s, mouse));
        QVERIFY(app.shows(u"Pizza came"_s));
        QCOMPARE(in(app, u"Write a note"_s), QString());
        write(app, u"Write a note"_s, u"Half a thought"_s);
        escape(app);
        QVERIFY(app.tap(u"History"_s));
        QVERIFY(app.shows(u"Half a thought"_s));
        QCOMPARE(in(app, u"Write a note"_s), QString());
    }

    void aStoryKeepsItsNewNameWhateverWayTheDialogGoes_data()
    {
        QTest::addColumn<bool>("mouse");
        QTest::addColumn<QString>("way");
        for (const auto *way : {"Close", "Escape", "beside it"})
            for (const bool mouse : {true, false})
                QTest::addRow("%s, %s", way, mouse ? "mouse" : "touch") << mouse << QString::fromUtf8(way);
    }
    void aStoryKeepsItsNewNameWhateverWayTheDialogGoes()
    {
        QFETCH(bool, mouse);
        QFETCH(QString, way);
        tests::RealWindow app;
        QVERIFY(toTheOpening(app));
        QMetaObject::invokeMethod(
            table(app), "act", Q_ARG(QVariantMap, (QVariantMap{{u"do"_s, u"draw"_s}, {u"cards"_s, hand()}})));
        QTRY_VERIFY(step(app) != u"opening"_s);
        app.settle(300);
        QVERIFY(press(app, u"First story"_s, mouse));
        app.settle(400);
        field(app, u"Its name"_s)->setProperty("text", QString());
        write(app, u"Its name"_s, u"Iron Tower"_s);
        if (way == u"Close"_s)
            QVERIFY(press(app, u"Close"_s, mouse));
        else if (way == u"Escape"_s)
            escape(app);
        else
            point(app, {4, 300}, mouse);
        app.settle(500);
        QVERIFY(app.shows(u"Iron Tower"_s));
    }

    void aHandThatIsHalfEnteredIsThereAgainAfterTheTableWasLeft_data() { hands(); }
    void aHandThatIsHalfEnteredIsThereAgainAfterTheTableWasLeft()
    {
        QFETCH(bool, mouse);
        tests::RealWindow app;
        QVERIFY(toTheOpening(app));
        write(app, u"Card 1 of 5"_s, u"mar"_s);
        QVERIFY(press(app, u"Marsh Warden"_s, mouse));
        write(app, u"Card 2 of 5"_s, u"dro"_s);
        QVERIFY(press(app, u"Drowned Bellringer"_s, mouse));
        write(app, u"Card 3 of 5"_s, u"sal"_s);
        escape(app);
        QTRY_VERIFY(!table(app));
        app.settle(400);
        app.app().shelf().open(app.app()
                                   .shelf()
                                   .sessions()
                                   ->index(0, 0)
                                   .data(app.app().shelf().sessions()->roleNames().key("sessionId"))
                                   .toLongLong());
        QTRY_VERIFY(table(app));
        app.settle(500);
        QTRY_COMPARE(in(app, u"Card 3 of 5"_s), u"sal"_s);
        QVERIFY(app.control(u"Marsh Warden"_s));
        QVERIFY(app.control(u"Drowned Bellringer"_s));
        QVERIFY(app.control(u"Salt-Eyed Ferryman"_s));
    }

    void theLastCopyOfTheListIsNotDrawnTwiceWithoutAQuestion_data() { hands(); }
    void theLastCopyOfTheListIsNotDrawnTwiceWithoutAQuestion()
    {
        QFETCH(bool, mouse);
        tests::RealWindow app;
        QVERIFY(toTheOpening(app));
        write(app, u"Card 1 of 5"_s, u"nin"_s);
        takeBest(app, mouse);
        QTRY_VERIFY(field(app, u"Card 2 of 5"_s));
        write(app, u"Card 2 of 5"_s, u"nin"_s);
        QVERIFY(app.text(u"none left"_s));
        takeBest(app, mouse);
        QVERIFY(app.shows(u"no further copy"_s));
        QVERIFY(press(app, u"Cancel"_s, mouse));
        app.settle(500);
        QVERIFY(field(app, u"Card 2 of 5"_s));
        takeBest(app, mouse);
        QVERIFY(app.shows(u"no further copy"_s));
        QVERIFY(press(app, u"It was drawn"_s, mouse));
        QTRY_VERIFY(field(app, u"Card 3 of 5"_s));
    }

    void aDoubleClickTakesOneStep_data() { hands(); }
    void aDoubleClickTakesOneStep()
    {
        QFETCH(bool, mouse);
        tests::RealWindow app;
        QVERIFY(toTheOpening(app));
        const auto act = [&](const QVariantMap &command) {
            QMetaObject::invokeMethod(table(app), "act", Q_ARG(QVariantMap, command));
            app.settle(400);
        };
        act({{u"do"_s, u"draw"_s}, {u"cards"_s, hand()}});
        act({{u"do"_s, u"confirm"_s}});
        act({{u"do"_s, u"draw"_s}, {u"cards"_s, QVariantList{u"Marsh Warden"_s, u"Marsh Warden"_s}}});
        act({{u"do"_s, u"die"_s}, {u"value"_s, 3}});
        QTRY_COMPARE(step(app), u"drain"_s);
        app.settle(400);
        const int seq = table(app)->seq();
        QVERIFY(app.tap(u"One at a time"_s));
        app.settle(400);
        const auto at = centre(app.control(u"Done"_s));
        twice(app, at, mouse);
        QCOMPARE(table(app)->seq(), seq + 1);
        QVERIFY(app.shows(u"Second drain"_s));
        point(app, at, mouse); // a moment later it is meant
        QTRY_COMPARE(table(app)->seq(), seq + 2);
    }

    void aDoubleClickPicksOneCardAndNothingBeneathIt_data() { hands(); }
    void aDoubleClickPicksOneCardAndNothingBeneathIt()
    {
        QFETCH(bool, mouse);
        tests::RealWindow app;
        QVERIFY(toTheOpening(app));
        write(app, u"Card 1 of 5"_s, u"mar"_s);
        app.settle(400);
        auto *hit = app.control(u"Marsh Warden"_s);
        QVERIFY(hit);
        // Where a domain, a link or a field comes to lie under it.
        for (const double part : {0.2, 0.5, 0.9}) {
            twice(app, hit->mapToScene({hit->width() * 0.3, hit->height() * part}).toPoint(), mouse);
            QVERIFY(field(app, u"Card 2 of 5"_s));
            QVERIFY(!app.control(u"Close"_s));
            QVERIFY(!app.control(u"Take it"_s));
            QVERIFY(press(app, u"Marsh Warden"_s, mouse)); // out again
            app.settle(400);
            write(app, u"Card 1 of 5"_s, u"mar"_s);
            app.settle(400);
            hit = app.control(u"Marsh Warden"_s);
            QVERIFY(hit);
        }
    }

    void aDoubleClickSendsOneCharacterAndWhatWasBegunIsKept_data() { hands(); }
    void aDoubleClickSendsOneCharacterAndWhatWasBegunIsKept()
    {
        QFETCH(bool, mouse);
        tests::RealWindow app;
        QVERIFY(app.tap(u"Cthulhu Rising"_s));
        QVERIFY(app.tap(u"You"_s));
        QVERIFY(app.tap(u"Face the Minion"_s));
        QVERIFY(app.shows(u"until you find a character of cost 3"_s));
        app.settle(600);
        QVERIFY(app.tap(u"Choir of the Weir"_s));
        QMetaObject::invokeMethod(
            table(app), "act", Q_ARG(QVariantMap, (QVariantMap{{u"do"_s, u"draw"_s}, {u"cards"_s, hand()}})));
        QTRY_COMPARE(step(app), u"player"_s);
        app.settle(400);
        QVERIFY(press(app, u"New character"_s, mouse));
        app.settle(400);
        write(app, u"Name, if you like"_s, u"Ann"_s);
        escape(app);
        QVERIFY(press(app, u"New character"_s, mouse));
        app.settle(400);
        QCOMPARE(in(app, u"Name, if you like"_s), u"Ann"_s);
        twice(app, centre(app.control(u"Send to First story"_s)), mouse);
        QVERIFY(press(app, u"Commit them"_s, mouse));
        QTRY_VERIFY(step(app) != u"player"_s);
        const auto fighters = table(app)->property("fighters").toList();
        QCOMPARE(fighters.size(), 1);
        const auto told = table(app)->undoHint();
        QVERIFY2(told.indexOf(u"Ann"_s) == told.lastIndexOf(u"Ann"_s), qPrintable(told));
    }

    // On the own turn a new character is played first; who it is sent against is another question.
    void aNewCharacterComesIntoPlay()
    {
        tests::RealWindow app;
        QVERIFY(app.tap(u"Cthulhu Rising"_s));
        QVERIFY(app.tap(u"You"_s));
        QVERIFY(app.tap(u"Face the Minion"_s));
        QVERIFY(app.tap(u"Choir of the Weir"_s));
        QMetaObject::invokeMethod(
            table(app), "act", Q_ARG(QVariantMap, (QVariantMap{{u"do"_s, u"draw"_s}, {u"cards"_s, hand()}})));
        QTRY_COMPARE(step(app), u"player"_s);
        QVERIFY(app.tap(u"New character"_s));
        QVERIFY(app.shows(u"A character of yours"_s));
        write(app, u"Name, if you like"_s, u"Ann"_s);
        QVERIFY(app.tap(u"Put into play"_s));
        QTRY_COMPARE(table(app)->property("own").toList().size(), 1);
        QVERIFY(app.shows(u"Tap a character to send it to First story"_s));
        QVERIFY(app.tap(u"Ann"_s)); // ready on the board, and one tap from there
        QVERIFY(app.tap(u"Commit them"_s));
        QTRY_COMPARE(table(app)->property("fighters").toList().size(), 1);
    }

    void whatIsTypedGoesToNoFieldOutOfSight()
    {
        tests::RealWindow app;
        QVERIFY(toTheOpening(app));
        for (int i = 1; i <= 5; ++i) {
            write(app, u"Card %1 of 5"_s.arg(i), i < 3 ? u"mar"_s : u"dro"_s);
            QTest::keyClick(app.window(), Qt::Key_Return);
            app.settle(200);
        }
        QTRY_COMPARE(step(app), u"refresh"_s);
        const auto act = [&](const QVariantMap &command) {
            QMetaObject::invokeMethod(table(app), "act", Q_ARG(QVariantMap, command));
            app.settle(400);
        };
        act({{u"do"_s, u"confirm"_s}});
        act({{u"do"_s, u"draw"_s}, {u"cards"_s, QVariantList{u"Marsh Warden"_s, u"Marsh Warden"_s}}});
        QTRY_COMPARE(step(app), u"resource"_s); // a die, and no field
        letters(app, u"abc"_s);
        table(app)->undo();
        QTRY_COMPARE(step(app), u"draw"_s);
        table(app)->changesMade();
        app.settle(200);
        QCOMPARE(in(app, u"Card 1 of 2"_s), QString());
    }

    void aFieldThatIsScrolledAwayLetsTheKeysGo()
    {
        tests::RealWindow app({360, 520});
        QVERIFY(app.tap(u"Cthulhu Rising"_s));
        app.settle(400);
        write(app, u"Nearest the Deep"_s, u"A"_s);
        auto *first = field(app, u"Nearest the Deep"_s);
        QTest::mouseMove(app.window(), {180, 260});
        for (int i = 0; i < 12; ++i) {
            QWheelEvent wheel({180, 260}, app.window()->mapToGlobal(QPointF(180, 260)), {}, {0, -240},
                              Qt::NoButton, {}, Qt::NoScrollPhase, false);
            wheel.setTimestamp(static_cast<quint64>(QDateTime::currentMSecsSinceEpoch()));
            QCoreApplication::sendEvent(app.window(), &wheel);
            app.settle(40);
        }
        QTRY_VERIFY(first->mapToScene({0, first->height()}).y() < 0);
        app.settle(700);
        letters(app, u"bc"_s);
        QCOMPARE(first->property("text").toString(), u"A"_s);
    }

    void anExactNameComesFirst_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::newRow("as it stands there") << u"Fog"_s;
        QTest::newRow("in any case") << u"fog"_s;
        QTest::newRow("with a blank") << u" fog "_s;
    }
    void anExactNameComesFirst()
    {
        QFETCH(QString, typed);
        const QTemporaryDir folder;
        const auto opened =
            data::openJournal(folder.filePath(u"cards.db"_s).toStdString(), data::Purpose::play);
        app::CardShelf cards(&opened.journal->database());
        cards.keep({{u"name"_s, u"Fog"_s}, {u"type"_s, u"event"_s}, {u"cost"_s, 1}});
        QVariantList known;
        for (const auto &name : {u"Fog Walker"_s, u"Fogbound Fog"_s, u"Creeping Fog"_s})
            known.append(QVariantMap{
                {u"card"_s, QVariantMap{{u"name"_s, name}, {u"type"_s, u"character"_s}, {u"cost"_s, 2}}},
                {u"left"_s, 3}});
        QCOMPARE(cards.find(typed, known, {}, -1).value(0).toMap()[u"name"_s].toString(), u"Fog"_s);
        // Though no copy is left of it.
        known.append(QVariantMap{
            {u"card"_s, QVariantMap{{u"name"_s, u"Fog"_s}, {u"type"_s, u"event"_s}, {u"cost"_s, 1}}},
            {u"left"_s, 0}});
        QCOMPARE(cards.find(typed, known, {}, -1).value(0).toMap()[u"name"_s].toString(), u"Fog"_s);
    }
};

QTEST_MAIN(WhatWasTypedTest)
#include "what_was_typed_test.moc"
