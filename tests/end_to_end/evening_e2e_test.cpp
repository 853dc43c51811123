#include "tests/harness/real_window.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrlQuery>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

// Ann and Bo play a short game of Dungeon of Mandom, which Ann wins.
void playByTouch(tests::RealWindow &app)
{
    QVERIFY(app.tap(u"Dungeon of Mandom"_s));
    for (const auto &name : {u"Ann"_s, u"Bo"_s})
        QVERIFY(app.type(u"Add someone"_s, name));
    QVERIFY(app.tap(u"Into the dungeon"_s));
    QVERIFY(app.tap(u"Pass"_s)); // Ann: Bo enters an empty dungeon
    QVERIFY(app.shows(u"Round 2"_s));
    QVERIFY(app.tap(u"Dungeon"_s)); // Bo
    QVERIFY(app.tap(u"Pass"_s));    // Ann: Bo goes in again
    QVERIFY(app.tap(u"Goblin, strength 1"_s));
    QVERIFY(app.shows(u"Bo wins the Dungeon of Mandom!"_s));
}

bool scrub(tests::RealWindow &app, double across)
{
    for (auto *item : tests::allItems(app.window()->contentItem()))
        if (tests::isSeen(item) && tests::accessibleName(item) == u"The moments of the evening"_s) {
            const auto gutter = item->property("gutter").toReal();
            const auto at = item->mapToScene(
                {gutter + across * item->property("plotWidth").toReal(), item->height() / 2});
            QTest::mouseClick(app.window(), Qt::LeftButton, {}, at.toPoint());
            app.settle();
            return true;
        }
    return false;
}

} // namespace

// From the last card to the list of past games: the evening told, shared, sent, kept in a file and counted.
class EveningEndToEndTest : public QObject {
    Q_OBJECT

private slots:
    void anEveningIsToldSharedKeptAndCounted()
    {
        tests::RealWindow app;
        QVERIFY(app.isShown());
        playByTouch(app);

        // its story
        QVERIFY(app.tap(u"The evening"_s));
        QVERIFY(app.shows(u"Bo wins the Dungeon of Mandom."_s));
        QVERIFY(app.shows(u"two dungeons survived"_s));
        QVERIFY(scrub(app, 0));
        QVERIFY(app.shows(u"sit down"_s));
        QVERIFY(app.tap(u"The next moment"_s));
        QVERIFY(app.shows(u"Bo survives"_s));

        // shared: there is no sheet of the system here, so the words go to the clipboard
        QGuiApplication::clipboard()->clear();
        QVERIFY(app.tap(u"Share"_s));
        QVERIFY(app.shows(u"Copied"_s));
        const auto copied = QGuiApplication::clipboard()->text();
        QVERIFY2(copied.contains(u"Bo wins the Dungeon of Mandom."_s), qPrintable(copied));
        QVERIFY(copied.contains(u"1. Bo: 2"_s));

        app.platform().setSharesText(true);
        QVERIFY(app.tap(u"Share"_s));
        QTRY_COMPARE(app.platform().shared.size(), 1);
        QVERIFY(app.platform().shared.front().endsWith(copied));

        // sent to BG Stats
        QUrl sent;
        app.app().sharing().openBy([&sent](const QUrl &url) {
            sent = url;
            return true;
        });
        QVERIFY(app.tap(u"Send to BG Stats"_s));
        QTRY_VERIFY(sent.isValid());
        const auto play =
            QJsonDocument::fromJson(QUrlQuery(sent).queryItemValue(u"data"_s, QUrl::FullyDecoded).toUtf8())
                .object();
        QCOMPARE(play[u"players"_s].toArray().size(), 2);
        QCOMPARE(play[u"players"_s][0][u"name"_s].toString(), u"Bo"_s);
        QCOMPARE(play[u"players"_s][1][u"winner"_s], QJsonValue(false));

        // kept in a file; taken in again it is here already
        const QTemporaryDir folder;
        const auto file = QUrl::fromLocalFile(folder.filePath(u"evening.json"_s));
        QVERIFY(app.app().exchange().saveSession(app.app().shelf().sessionId(), file));
        QVERIFY(app.tap(u"Back"_s));
        QVERIFY(app.tap(u"Home"_s));
        QVERIFY(app.tap(u"Settings"_s));
        QVERIFY(app.tap(u"Save, import, delete"_s));
        QVERIFY(QMetaObject::invokeMethod(app.page(), "picked",
                                          Q_ARG(QVariant, QVariant::fromValue(QList<QUrl>{file}))));
        QVERIFY(app.shows(u"already here"_s));
        QVERIFY(app.shows(u"There is nothing new in it."_s));
        QVERIFY(app.tap(u"Close"_s));
        QVERIFY(app.tap(u"Back"_s));
        QVERIFY(app.tap(u"Back"_s));

        // and counted
        QVERIFY(app.tap(u"Past games and statistics"_s));
        QVERIFY(app.shows(u"finished"_s));
        QVERIFY(app.shows(u"1 of 1"_s));
        QVERIFY(app.tap(u"Bo has won"_s));
        QVERIFY(app.shows(u"Bo wins the Dungeon of Mandom."_s));
    }

    void againSeatsTheSamePeople()
    {
        tests::RealWindow app;
        playByTouch(app);
        app.app().preferences().remember({u"Cy"_s, u"Di"_s}); // somebody else played since
        QVERIFY(app.tap(u"The evening"_s));
        QVERIFY(app.tap(u"Play again"_s));
        QVERIFY(app.shows(u"Who sits where"_s));
        QCOMPARE(app.app().shelf().seating()->names(), (QStringList{u"Ann"_s, u"Bo"_s}));
        QVERIFY(app.tap(u"Into the dungeon"_s));
        QVERIFY(app.shows(u"Round 1"_s));
    }

    void duringTheGameTheStoryLeadsIntoTheHistory()
    {
        tests::RealWindow app;
        QVERIFY(app.tap(u"Dungeon of Mandom"_s));
        for (const auto &name : {u"Ann"_s, u"Bo"_s})
            QVERIFY(app.type(u"Add someone"_s, name));
        QVERIFY(app.tap(u"Into the dungeon"_s));
        QVERIFY(app.tap(u"Dungeon"_s));
        QVERIFY(app.tap(u"Dungeon"_s));
        QVERIFY(app.tap(u"History"_s));
        QVERIFY(app.tap(u"The evening so far"_s));
        QVERIFY(app.tap(u"The dungeon"_s));
        QVERIFY(scrub(app, 0.5));
        QVERIFY(app.shows(u"1 now"_s));
        QVERIFY(app.tap(u"Open in the history"_s));
        QVERIFY(app.shows(u"Take cards off the dungeon: 2"_s)); // what to change, to go there
        QVERIFY(app.tap(app.page()->property("targetTime").toString().prepend(u"Back to "_s)));
        QCOMPARE(app.app().shelf().table()->property("dungeon").toInt(), 1);
        QVERIFY(app.tap(u"Back"_s));
        QVERIFY(app.shows(u"1 now"_s)); // the story stands where the game stands
        QVERIFY(app.tap(u"Back to the table"_s));
    }

    void aCountersPastLeadsToWhereItChanged()
    {
        tests::RealWindow app;
        QVERIFY(app.tap(u"Escape the Dark Castle"_s));
        for (const auto &name : {u"Ann"_s, u"Bo"_s})
            QVERIFY(app.type(u"Add someone"_s, name));
        QVERIFY(app.tap(u"Into the castle"_s));
        QTRY_VERIFY(app.app().shelf().table());
        app.settle(300);
        auto *table = app.app().shelf().table();
        for (int i = 0; i < 3; ++i) // three quick taps
            QVERIFY(table->act({{u"do"_s, u"hurt"_s}, {u"character"_s, 0}, {u"amount"_s, 1}}));
        QCOMPARE(table->seq(), 2);
        QMetaObject::invokeMethod(app.page(), "pastAsked", Q_ARG(QString, u"Health of Ann"_s),
                                  Q_ARG(QString, u"characters.0.hp"_s));
        QVERIFY(app.shows(u"18 → 15"_s));
        QVERIFY(app.tap(u"18 → 15"_s));
        QVERIFY(app.shows(u"you are here"_s));
    }

    void aFileFromOutsideIsShownFirst()
    {
        tests::RealWindow app;
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"hello.json"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("hello");
        file.close();
        Q_EMIT app.platform().fileOffered(QUrl::fromLocalFile(path));
        QVERIFY(app.shows(u"hello.json"_s));
        QVERIFY(app.shows(u"no file of Torchside's"_s));
        QVERIFY(app.tap(u"Close"_s));
        QVERIFY(app.tap(u"Back"_s));
        QVERIFY(app.shows(u"New game"_s));
    }

    void allAreDeletedAndTakenBack()
    {
        tests::RealWindow app;
        playByTouch(app);
        QVERIFY(app.tap(u"Home"_s));
        QVERIFY(app.tap(u"Settings"_s));
        QVERIFY(app.tap(u"Save, import, delete"_s));
        QVERIFY(app.tap(u"Delete all sessions"_s));
        QVERIFY(app.tap(u"Delete all"_s));
        QVERIFY(app.shows(u"All sessions are deleted."_s));
        QCOMPARE(app.app().journal().sessions().size(), 0U);
        QVERIFY(app.tap(u"Undo"_s));
        QTRY_COMPARE(app.app().journal().sessions().size(), 1U);
    }
};

QTEST_MAIN(EveningEndToEndTest)
#include "evening_e2e_test.moc"
