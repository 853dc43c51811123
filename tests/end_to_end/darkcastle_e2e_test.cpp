#include "tests/harness/real_window.h"

#include <QSignalSpy>

using namespace torchside;
using namespace Qt::StringLiterals;

// Escape the Dark Castle played by touch in the real window.
class DarkcastleEndToEndTest : public QObject {
    Q_OBJECT

private:
    static void picture(const tests::RealWindow &app, const QString &name)
    {
        if (qEnvironmentVariableIsSet("CASTLE_PICTURES")) {
            app.settle(700);
            app.grab().save(u"/tmp/castle-%1%2.png"_s.arg(name, qEnvironmentVariable("CASTLE_PICTURES")));
        }
    }

    static void sitDown(tests::RealWindow &app, const QStringList &names, int fewerChapters = 0)
    {
        const auto look = qEnvironmentVariable("CASTLE_PICTURES");
        if (look == u"-light"_s)
            app.app().preferences().setProperty("look", u"light"_s);
        if (look == u"-big"_s)
            app.app().preferences().setProperty("textScale", 2.0);
        QVERIFY(app.tap(u"Escape the Dark Castle"_s));
        for (const auto &name : names)
            QVERIFY2(app.type(u"Add someone"_s, name), qPrintable(name));
        for (int i = 0; i < fewerChapters; ++i)
            QVERIFY(app.tap(u"Chapters before the boss: less"_s));
        picture(app, u"setup"_s);
        QVERIFY(app.tap(u"Into the castle"_s));
    }

    static void sizes()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("text");
        QTest::newRow("phone") << QSize(360, 800) << 1.0;
        QTest::newRow("phone, text twice as large") << QSize(360, 800) << 2.0;
        QTest::newRow("phone, lying") << QSize(800, 360) << 1.0;
        QTest::newRow("tablet") << QSize(800, 1280) << 1.0;
        QTest::newRow("tablet, lying") << QSize(1280, 800) << 1.0;
    }

    // From the sheet, or by the fighter's own menu where big text leaves the sheet no room.
    static void rest(tests::RealWindow &app, const QString &who)
    {
        const bool inSheet = app.control(u"Rest"_s) != nullptr;
        QVERIFY(app.tap(inSheet ? u"Rest"_s : who + u": rest, block, roll"_s));
        app.settle(400);
        QVERIFY(app.tap(inSheet ? who : u"Rests this round"_s));
    }

    static bool dialogIsOpen(const tests::RealWindow &app)
    {
        for (const auto *item : tests::allItems(app.window()->contentItem()))
            if (item->inherits("QQuickPopupItem") && tests::isSeen(item))
                return true;
        return false;
    }

private slots:
    void aFightWonByTouch_data() { sizes(); }
    void aFightWonByTouch()
    {
        QFETCH(QSize, size);
        QFETCH(double, text);
        tests::RealWindow app(size);
        QVERIFY(app.isShown());
        app.app().preferences().setTextScale(text);
        sitDown(app, {u"Ann"_s, u"Bo"_s, u"Cy"_s});
        QVERIFY(app.shows(u"chapter 1 of 15"_s));
        QVERIFY(app.tap(u"Ann turns it"_s));
        QVERIFY(app.tap(u"Combat"_s));
        app.settle(400);
        for (const auto *more :
             {"Might: more", "Might: more", "Cunning: more", "Wisdom: more", "Wisdom: more"})
            QVERIFY(app.tap(QLatin1String(more)));
        picture(app, u"setup-combat"_s);
        QVERIFY(app.tap(u"Fight 5 dice"_s));
        QVERIFY(app.shows(u"Round 1"_s));
        picture(app, u"combat"_s);
        QVERIFY(app.tap(u"Ann: double Wisdom"_s));
        QVERIFY(app.shows(u"Removed 2 Wisdom · blocks"_s));
        QVERIFY(app.tap(u"Bo: Might"_s));
        QVERIFY(app.tap(u"Defend"_s)); // not yet: it says why
        QVERIFY(app.shows(u"to roll first"_s));
        QVERIFY(app.shows(u"Round 1"_s));
        picture(app, u"middle"_s);
        QVERIFY(app.tap(u"Cy: Might"_s));
        QVERIFY(app.tap(u"Defend"_s));
        QVERIFY(app.shows(u"Round 2"_s));
        QTRY_VERIFY(app.control(u"Ann: health 14 of 14"_s));
        QTRY_VERIFY(app.control(u"Bo: health 12 of 14"_s));
        rest(app, u"Cy"_s);
        QVERIFY(app.shows(u"Rests this round"_s));
        QVERIFY(app.tap(text > 1 ? u"Roll"_s : u"Roll for Ann"_s));
        picture(app, u"resting"_s);
        QVERIFY(app.tap(u"Undo"_s));
        QVERIFY(app.tap(u"Ann: Wisdom"_s));
        QVERIFY(app.tap(u"Bo: Might"_s));
        QVERIFY(app.tap(u"Defend"_s));
        QVERIFY(app.shows(u"Round 3"_s));
        // A round of three people is four taps: each the face that fell, then the blow.
        for (const auto *each : {"Ann: Might", "Bo: Wisdom", "Cy: Might", "Defend"})
            QVERIFY(app.tap(QLatin1String(each)));
        QVERIFY(app.shows(u"Round 4"_s));
        QVERIFY(app.tap(u"Cy: Cunning"_s)); // the last die: won at once
        QVERIFY(app.shows(u"Somebody takes the drawn item"_s));
        QVERIFY(app.type(u"The drawn item"_s, u"Crooked key"_s));
        picture(app, u"looting"_s);
        QVERIFY(app.tap(u"Bo"_s));
        QVERIFY(app.tap(u"Bo takes it"_s));
        QTRY_VERIFY(app.control(u"Bo: Crooked key"_s));
        QVERIFY(app.shows(u"chapter 2 of 15"_s));
        picture(app, u"between"_s);
    }

    void theCastleEscaped_data() { sizes(); }
    void theCastleEscaped()
    {
        QFETCH(QSize, size);
        QFETCH(double, text);
        tests::RealWindow app(size);
        app.app().preferences().setTextScale(text);
        sitDown(app, {u"Ann"_s, u"Bo"_s}, 14);
        QVERIFY(app.tap(u"Someone else"_s));
        app.settle(400);
        QVERIFY(app.tap(u"Bo"_s));
        picture(app, u"facing"_s);
        QVERIFY(app.tap(u"Chapter done"_s));
        QVERIFY(app.tap(u"Ann turns the boss"_s));
        QVERIFY(app.tap(u"Fight the boss"_s));
        QVERIFY(app.tap(u"Wisdom: more"_s));
        QVERIFY(app.tap(u"Fight 1 die"_s));
        QVERIFY(app.tap(u"Ann: Wisdom"_s));
        QVERIFY(app.shows(u"You have escaped the Dark Castle!"_s));
        app.sendOn();
        QVERIFY(!dialogIsOpen(app)); // the page itself has changed
        picture(app, u"escaped"_s);
        QVERIFY(app.tap(u"Home"_s));
        QTRY_VERIFY(app.control(u"Ann and Bo have won"_s) || app.shows(u"Escaped"_s));
    }

    void aDeathLosesTheCastle()
    {
        tests::RealWindow app;
        sitDown(app, {u"Ann"_s, u"Maximiliane-Charlotte"_s});
        QVERIFY(app.tap(u"Ann turns it"_s));
        QVERIFY(app.tap(u"Combat"_s));
        app.settle(400);
        QVERIFY(app.tap(u"Might: more"_s));
        for (int i = 0; i < 3; ++i)
            QVERIFY(app.tap(u"Its blow: more"_s));
        QVERIFY(app.tap(u"Fight 1 die"_s));
        for (int round = 0; round < 4; ++round) {
            QVERIFY(app.tap(u"Ann: Wisdom"_s));
            QVERIFY(app.tap(u"Maximiliane-Charlotte: double Wisdom"_s));
            if (round == 3)
                picture(app, u"danger"_s);
            QVERIFY(app.tap(u"Defend"_s));
        }
        QVERIFY(app.shows(u"The castle keeps you."_s));
        app.sendOn();
        QVERIFY(!dialogIsOpen(app));
        picture(app, u"lost"_s);
    }

    void somebodyAloneLeadsTwo()
    {
        tests::RealWindow app;
        sitDown(app, {u"Ann"_s});
        QVERIFY(app.tap(u"The Abbot turns it"_s));
        QVERIFY(app.tap(u"Draw an item"_s));
        QVERIFY(app.type(u"The drawn item"_s, u"Halberd"_s));
        QVERIFY(app.tap(u"Both hands"_s));
        QVERIFY(app.tap(u"The Abbot takes it"_s));
        QVERIFY(app.tap(u"Draw an item"_s));
        QVERIFY(app.type(u"The drawn item"_s, u"Rope"_s));
        QVERIFY(app.tap(u"The Smith takes it"_s)); // the Abbot has no hand left
        QTRY_VERIFY(app.control(u"The Smith: Rope"_s));
        QTRY_VERIFY(app.control(u"The Smith: an empty hand"_s));
        picture(app, u"hands"_s);
        QVERIFY(app.tap(u"The Abbot: Halberd"_s));
        picture(app, u"item"_s);
        QVERIFY(app.tap(u"Put it on the discards"_s));
        QTRY_VERIFY(!app.control(u"The Abbot: Halberd"_s));
    }
};

QTEST_MAIN(DarkcastleEndToEndTest)
#include "darkcastle_e2e_test.moc"
