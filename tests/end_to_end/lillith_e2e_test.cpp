#include "app/games.h"
#include "tests/harness/real_window.h"

#include <QCoreApplication>
#include <QProcess>

#include <algorithm>
#include <cstdio>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

QString character(const QString &name, int cost, int skill, int seed)
{
    return uR"({"name":"%1","type":"character","cost":%2,"skill":%3,"icons":{"terror":%4,"combat":%5,"arcane":%6,"investigation":%7}})"_s
        .arg(name)
        .arg(cost)
        .arg(skill)
        .arg(seed % 2)
        .arg(seed % 3)
        .arg(seed % 2)
        .arg(seed % 4 == 0 ? 1 : 0);
}

// A game against LILLITH up to the question who of the player's is ready.
QStringList linesToTheQuestion(int characters)
{
    QStringList lines{
        uR"({"do":"start","stories":["The Sunken Bell","The House on the Dyke","Iron Tower"],"first":"minion","options":{"variant":"lillith"}})"_s,
        uR"({"do":"scout","card":%1})"_s.arg(character(u"Tide Warden"_s, 3, 2, 1))};
    QStringList hand;
    for (int i = 0; i < 5; ++i)
        hand.append(character(u"Dear %1"_s.arg(i), 9, 1, 1));
    lines.append(uR"({"do":"draw","cards":[%1]})"_s.arg(hand.join(u',')));
    for (int i = 1; i < characters; ++i)
        lines.append(
            uR"({"do":"put-into-play","card":%1})"_s.arg(character(u"Own %1"_s.arg(i), i % 5, 1 + i % 3, i)));
    lines.append(u"{\"do\":\"confirm\"}"_s);
    lines.append(uR"({"do":"draw","cards":[%1,%1]})"_s.arg(character(u"Dear 9"_s, 9, 1, 1)));
    lines.append(u"{\"do\":\"confirm\"}"_s);
    return lines;
}

QVariantMap readyCommand(int count)
{
    QVariantList all;
    for (int i = 0; i < count; ++i)
        all.append(QVariantMap{
            {u"name"_s, u"P%1"_s.arg(i)},
            {u"skill"_s, 1 + i % 4},
            {u"icons"_s,
             QVariantMap{{u"terror"_s, i % 2}, {u"combat"_s, i % 3}, {u"investigation"_s, i % 3}}}});
    return {{u"do"_s, u"defenders"_s}, {u"characters"_s, all}};
}

constexpr int large = 13; // more than can be tried to the end

} // namespace

// LILLITH in the real window: it thinks beside the screen, can be stopped, asked, and killed.
class LillithEndToEndTest : public QObject {
    Q_OBJECT

private:
    static table::Table *table(tests::RealWindow &app) { return app.app().shelf().table(); }
    static QString step(tests::RealWindow &app) { return table(app)->property("stepId").toString(); }
    static QObject *pondering(tests::RealWindow &app)
    {
        return table(app)->property("pondering").value<QObject *>();
    }
    static bool thinks(tests::RealWindow &app) { return pondering(app)->property("running").toBool(); }

    static void store(tests::RealWindow &app, int characters)
    {
        SeededDice dice(1);
        Moment time = 1'763'496'000'000;
        const auto session = app::findGame("cthulhu")->session(
            app.app().journal(), dice, [&time] { return time += 60'000; }, nullptr);
        for (const auto &line : linesToTheQuestion(characters)) {
            session->submit(line.toStdString());
            QVERIFY2(!session->lastRefusal(), qPrintable(line));
        }
        app.app().shelf().refresh();
    }
    static void open(tests::RealWindow &app)
    {
        QVERIFY(app.app().shelf().open(app.app().journal().sessions().front().id));
        app.settle(400);
    }
    static bool act(tests::RealWindow &app, const QVariantMap &command)
    {
        bool done = false;
        QMetaObject::invokeMethod(table(app), "act", Q_RETURN_ARG(bool, done), Q_ARG(QVariantMap, command));
        return done;
    }
    static void look(const tests::RealWindow &app, const QString &name)
    {
        if (!qEnvironmentVariableIsSet("TORCHSIDE_PICTURES"))
            return;
        app.settle(300);
        app.grab().save(qEnvironmentVariable("TORCHSIDE_PICTURES") + u"/lillith-"_s + name + u".png"_s);
    }
    // Who stands at each place of the dialog.
    static QList<QStringList> places(const tests::RealWindow &app)
    {
        QList<QStringList> all;
        for (auto *item : tests::allItems(app.window()->contentItem()))
            if (item->property("here").isValid() && tests::isSeen(item))
                all.append(item->property("here").toStringList());
        return all;
    }
    static QString nameOf(tests::RealWindow &app, const QString &card)
    {
        QVariantMap map;
        QMetaObject::invokeMethod(table(app), "card", Q_RETURN_ARG(QVariantMap, map), Q_ARG(QString, card));
        return map[u"name"_s].toString();
    }
    // The chip of a character, dragged by the finger to the place of that name.
    static bool drag(tests::RealWindow &app, const QString &chip, const QString &place)
    {
        auto *from = app.control(chip);
        QQuickItem *to = nullptr;
        for (auto *item : tests::allItems(app.window()->contentItem()))
            if (item->property("here").isValid() && item->property("name").toString() == place &&
                tests::isSeen(item))
                to = item;
        if (!from || !to)
            return false;
        static auto *finger = QTest::createTouchDevice();
        const auto start = from->mapToScene({from->width() / 2, from->height() / 2}).toPoint();
        const auto end = to->mapToScene({to->width() / 2, to->height() / 2}).toPoint();
        QTest::touchEvent(app.window(), finger).press(1, start, app.window());
        app.settle(30);
        for (int i = 1; i <= 12; ++i) {
            QTest::touchEvent(app.window(), finger).move(1, start + (end - start) * i / 12, app.window());
            app.settle(15);
        }
        QTest::touchEvent(app.window(), finger).release(1, end, app.window());
        app.settle(150);
        return true;
    }

private slots:
    // Not a test by itself: the process that is killed in the middle of a search.
    void thinksUntilItIsKilled()
    {
        if (!qEnvironmentVariableIsSet("TORCHSIDE_TO_BE_KILLED"))
            QSKIP("only in the process that is killed");
        tests::RealWindow app({360, 800}, qEnvironmentVariable("TORCHSIDE_TO_BE_KILLED"));
        store(app, large);
        open(app);
        QVERIFY(act(app, readyCommand(20)));
        QTRY_VERIFY_WITH_TIMEOUT(pondering(app)->property("shown").toBool(), 30'000);
        app.settle(500);
        std::puts("thinking");
        std::fflush(stdout);
        app.settle(120'000);
    }

    void killedInTheMiddleNothingIsLostAndItThinksAgain()
    {
        const QTemporaryDir folder;
        QProcess process;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"TORCHSIDE_TO_BE_KILLED"_s, folder.path());
        process.setProcessEnvironment(environment);
        process.start(QCoreApplication::applicationFilePath(), {u"thinksUntilItIsKilled"_s});
        QByteArray said;
        while (!said.contains("thinking") && process.waitForReadyRead(90'000))
            said += process.readAllStandardOutput();
        QVERIFY2(said.contains("thinking"), said.constData());
        process.kill(); // SIGKILL
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);

        tests::RealWindow app({360, 800}, folder.path());
        const auto sessions = app.app().journal().sessions();
        QCOMPARE(sessions.size(), std::size_t(1));
        const auto steps = sessions.front().head;
        QCOMPARE(steps, std::int64_t(linesToTheQuestion(large).size()));
        open(app);
        QCOMPARE(step(app), u"defenders"_s);
        QVERIFY(thinks(app)); // with the twenty who were entered
        QVERIFY(app.tap(u"Play the best so far"_s));
        QTRY_COMPARE_WITH_TIMEOUT(step(app), u"commit"_s, 30'000);
        QCOMPARE(table(app)->seq(), static_cast<int>(steps) + 1);
        app.settle(300);
        QVERIFY(app.tap(u"Why?"_s));
        QVERIFY(app.shows(u"this is the best found"_s));
    }

    void theScreenIsFreeWhileItThinks()
    {
        tests::RealWindow app;
        store(app, large);
        open(app);
        const auto before = table(app)->seq();
        QVERIFY(act(app, readyCommand(20)));
        QVERIFY(app.shows(u"LILLITH thinks"_s));
        QVERIFY(app.shows(u"The best so far"_s));
        look(app, u"thinks"_s);
        QVERIFY(app.tap(u"Iron Tower"_s)); // a story is looked at meanwhile
        QVERIFY(app.tap(u"Close"_s));
        app.settle(400);
        QVERIFY(thinks(app));
        QVERIFY(app.tap(u"Cancel"_s));
        QTRY_VERIFY(!thinks(app));
        QVERIFY(app.hides(u"LILLITH thinks"_s));
        QCOMPARE(table(app)->seq(), before);
        QCOMPARE(step(app), u"defenders"_s);
        QVERIFY(act(app, readyCommand(20)));
        app.settle(300);
        app.app().shelf().putAway(); // the table is left in the middle of it
        app.settle(600);
        open(app);
        QVERIFY(app.tap(u"Play the best so far"_s));
        QTRY_COMPARE_WITH_TIMEOUT(step(app), u"commit"_s, 30'000);
    }

    void aSmallBoardIsAnsweredWithoutAWord()
    {
        tests::RealWindow app;
        store(app, 4);
        open(app);
        QVERIFY(!app.text(u"at ready"_s)); // who is ready stands at no story yet
        QVERIFY(app.tap(u"Nobody is ready"_s));
        QTRY_COMPARE_WITH_TIMEOUT(step(app), u"commit"_s, 30'000);
        QVERIFY(app.shows(u"Whatever you answer"_s));
    }

    void anotherLineIsDraggedTogetherAndAnswered()
    {
        tests::RealWindow app({800, 1280});
        store(app, 4);
        open(app);
        QVERIFY(act(app, readyCommand(3)));
        QTRY_COMPARE_WITH_TIMEOUT(step(app), u"commit"_s, 30'000);
        app.settle(400);
        QVERIFY(app.tap(u"Why?"_s));
        QVERIFY(app.shows(u"The best other line"_s));
        look(app, u"why"_s);
        QVERIFY(app.tap(u"Why not another line?"_s));
        QVERIFY(app.shows(u"the line that the Minion takes"_s));
        // By buttons, as the keyboard and a screen reader do.
        QVERIFY(app.tap(u"Move Own 3"_s));
        QTRY_VERIFY(app.control(u"Own 3: chosen"_s));
        QVERIFY(app.tap(u"Put to: Iron Tower"_s) || app.tap(u"Put to: Stays back"_s));
        QVERIFY(app.hides(u"the line that the Minion takes"_s));
        QVERIFY(app.shows(u"Your line"_s));
        look(app, u"line"_s);
        QVERIFY(app.tap(u"As it was"_s));
        QVERIFY(app.shows(u"the line that the Minion takes"_s));
        // By the finger: from the first place with somebody in it to another.
        const auto as = places(app);
        QCOMPARE(as.size(), 4);
        const auto from =
            std::find_if(as.begin(), as.end(), [](const QStringList &here) { return !here.isEmpty(); });
        const int to = from == as.begin() ? 3 : 0;
        QVERIFY(drag(app, u"Move "_s + nameOf(app, from->front()),
                     to == 3 ? u"Stays back"_s : u"The Sunken Bell"_s));
        QVERIFY2(places(app)[to].contains(from->front()), qPrintable(from->front()));
        QVERIFY(app.hides(u"the line that the Minion takes"_s));
        const auto seq = table(app)->seq();
        QVERIFY(app.tap(u"Close"_s));
        app.settle(400);
        QCOMPARE(table(app)->seq(), seq); // a question changes nothing
    }
};

QTEST_MAIN(LillithEndToEndTest)
#include "lillith_e2e_test.moc"
