#include "tests/harness/accessible_tree.h"
#include "tests/harness/key_player.h"
#include "tests/harness/real_window.h"

using namespace torchside;
using namespace Qt::StringLiterals;
using tests::BlindPlayer;

namespace {

// What was told to the screen reader, in order.
QStringList told;

void listen(QAccessibleEvent *event)
{
    auto *face = event->type() == QAccessible::Alert ? event->accessibleInterface() : nullptr;
    if (face && face->role() == QAccessible::AlertMessage)
        told.append(face->text(QAccessible::Name));
}

bool wasTold(const QString &part)
{
    return tests::soon([&] { return told.join(u'\n').contains(part); });
}

} // namespace

// Played without a look and without a touch: by names and actions, or by keys alone; what happens is told.
class AccessibleGameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTRY_VERIFY(QAccessible::isActive());
        QAccessible::installUpdateHandler(listen);
    }
    void init() { told.clear(); }

    void aGameOfMandomByNamesAndActions()
    {
        tests::RealWindow app;
        const BlindPlayer player(app.window());
        QVERIFY(player.press(u"Dungeon of Mandom"_s));
        QVERIFY(player.write(u"Add someone"_s, u"Ann"_s));
        QVERIFY(player.write(u"Add someone"_s, u"Bo"_s));
        QVERIFY(player.press(u"Into the dungeon"_s));
        QVERIFY(player.hears(u"Ann draws a card"_s));
        QVERIFY(player.press(u"Dungeon"_s));            // Ann
        QVERIFY(player.press(u"Torch: on the hero"_s)); // Bo takes it off
        QVERIFY(player.press(u"Dungeon"_s));            // Ann
        QVERIFY(player.press(u"Pass"_s));               // Bo: Ann goes in
        QVERIFY(player.press(u"Name a kind"_s));
        QVERIFY(player.hears(u"kind"_s));
        QVERIFY2(!player.names().contains(u"Undo"_s), "the page beneath the dialog is still told");
        QVERIFY(player.press(u"Golem, strength 5"_s));
        QVERIFY(player.press(u"Name it"_s));
        QVERIFY(player.press(u"Golem, strength 5"_s));
        QVERIFY(player.press(u"Demon, strength 7"_s));
        QVERIFY(player.hears(u"Round 2"_s));
        QVERIFY(player.press(u"Pass"_s)); // Ann: Bo enters the empty dungeon
        QVERIFY(player.press(u"Undo"_s));
        QVERIFY(player.press(u"Redo"_s));
        QVERIFY(player.press(u"Pass"_s)); // Bo: Ann does, for the second time
        QVERIFY(player.hears(u"Ann wins the Dungeon of Mandom!"_s));
        QVERIFY(player.press(u"Home"_s));
        QVERIFY(player.hears(u"Ann has won"_s));
    }

    void aGameOfMandomByKeysAlone()
    {
        tests::RealWindow app;
        const tests::KeyPlayer player(app);
        QVERIFY(player.press(u"Dungeon of Mandom"_s));
        QVERIFY(player.write(u"Add someone"_s, u"Ann"_s));
        QVERIFY(player.write(u"Add someone"_s, u"Bo"_s));
        QVERIFY(player.press(u"Into the dungeon"_s));
        QVERIFY(app.shows(u"Round 1"_s));
        QVERIFY(player.press(u"Dungeon"_s));
        QVERIFY(player.press(u"Pass"_s));
        QVERIFY(app.shows(u"still to turn"_s));
        QVERIFY(player.press(u"Name a kind"_s));
        QTest::keyClick(app.window(), Qt::Key_Escape); // the dialog goes, the table stays
        QVERIFY(app.comesToRest());
        QVERIFY(player.press(u"Golem, strength 5"_s));
        QVERIFY(app.shows(u"Round 2"_s));
        QVERIFY(player.press(u"Pass"_s));
        QVERIFY(player.press(u"Pass"_s));
        QVERIFY(app.shows(u"wins the Dungeon of Mandom!"_s));
        const auto isLarge = [&] { return app.comesToRest() && app.control(u"Go on"_s); };
        while (isLarge()) { // the outcome, then the winner
            QTest::keyClick(app.window(), Qt::Key_Escape);
            app.settle(400);
        }
        QTest::keyClick(app.window(), Qt::Key_Escape);
        QVERIFY(app.shows(u"Torchside"_s));
        QVERIFY(player.press(u"Past games and statistics"_s));
        QTRY_VERIFY(app.control(u"Ann has won"_s) || app.control(u"Bo has won"_s));
    }

    // A number is changed by the actions that a number has.
    void aCounterIsMovedByItsActions()
    {
        tests::RealWindow app;
        app.app().shelf().start(u"cutthroat"_s,
                                {{u"players"_s, QVariantList{QVariantMap{{u"name"_s, u"Ann"_s}},
                                                             QVariantMap{{u"name"_s, u"Bo"_s}},
                                                             QVariantMap{{u"name"_s, u"Cy"_s}}}}});
        const BlindPlayer player(app.window());
        QVERIFY(player.less(u"Life of Bo"_s));
        QTRY_COMPARE(valueOf(app, u"Life of Bo"_s), 95);
        QVERIFY(player.more(u"Life of Bo"_s));
        QTRY_COMPARE(valueOf(app, u"Life of Bo"_s), 100);
    }

    void everyStepIsTold()
    {
        tests::RealWindow app;
        app.app().shelf().start(u"mandom"_s, {{u"players"_s, QStringList{u"Ann"_s, u"Bo"_s}}});
        const BlindPlayer player(app.window());
        QVERIFY(player.hears(u"Ann draws a card"_s));
        told.clear();
        QVERIFY(player.press(u"Dungeon"_s));
        QVERIFY(wasTold(u"Ann"_s));
        QVERIFY2(told.first().contains(app.app().shelf().table()->undoHint()), qPrintable(told.first()));
        QVERIFY2(told.first().endsWith(app.app().shelf().table()->now()), qPrintable(told.first()));
        told.clear();
        QVERIFY(player.press(u"Undo"_s));
        QVERIFY2(wasTold(u"Ann draws a card"_s), qPrintable(told.join(u'\n')));
        told.clear();
        QVERIFY(player.press(u"Note in private what you drew"_s));
        QVERIFY(told.isEmpty()); // a dialog is told by the focus that goes into it
        const auto *focused = app.window()->activeFocusItem();
        QVERIFY(focused && tests::accessibleName(focused).size() > 3);
    }

    void aRefusalIsTold()
    {
        tests::RealWindow app;
        app.app().shelf().start(u"mandom"_s, {{u"players"_s, QStringList{u"Ann"_s, u"Bo"_s}}});
        const BlindPlayer player(app.window());
        QVERIFY(player.hears(u"Ann draws a card"_s));
        for (const auto *item :
             {"plate-armor", "knight-shield", "torch", "holy-grail", "dragon-spear", "vorpal-sword"})
            QVERIFY(
                app.app().shelf().table()->act({{u"do"_s, u"remove"_s}, {u"item"_s, QLatin1String(item)}}));
        told.clear();
        QVERIFY(player.press(u"Drop item"_s));
        QVERIFY(wasTold(u"wears nothing"_s));
        QVERIFY2(app.shows(told.first()), qPrintable(told.join(u'\n')));
    }

    void theAnswerIsToldFirst()
    {
        tests::RealWindow app;
        const BlindPlayer player(app.window());
        QVERIFY(player.press(u"Ask the rules: “can we swap items…”"_s));
        QVERIFY(player.write(u"Ask the rules"_s, u"trade items in combat"_s));
        QVERIFY(wasTold(u". "_s));
        QCOMPARE(told.size(), 1); // not one for every letter
        const auto answers = app.app().manual().answers();
        const auto title =
            answers->data(answers->index(0, 0), answers->roleNames().key("plainTitle")).toString();
        QVERIFY2(title.size() > 3 && told.first().startsWith(title), qPrintable(told.first()));
        told.clear();
        QTest::keyClick(app.window(), Qt::Key_A, Qt::ControlModifier); // what is typed now takes its place
        QVERIFY(player.write(u"Ask the rules"_s, u"qqxxzzq"_s));
        QVERIFY2(wasTold(u"Nothing found"_s), qPrintable(told.join(u'\n')));
    }

    void theFocusIsSeen_data()
    {
        QTest::addColumn<QString>("look");
        for (const auto *look : {"dark", "light", "contrast"})
            QTest::newRow(look) << QString::fromLatin1(look);
    }
    void theFocusIsSeen()
    {
        QFETCH(QString, look);
        tests::RealWindow app;
        app.app().preferences().setMotion(false);
        app.app().preferences().setLook(look);
        app.tap(u"Dungeon of Mandom"_s);
        app.settle(300);
        const auto bare = app.grab();
        QStringList unseen;
        for (int i = 0; i < 6; ++i) {
            QTest::keyClick(app.window(), Qt::Key_Tab);
            const auto *item = app.window()->activeFocusItem();
            const auto isMarked = [&] {
                app.settle(120);
                const auto place =
                    item->mapRectToScene({-4, -4, item->width() + 8, item->height() + 8}).toAlignedRect();
                return app.grab().copy(place) != bare.copy(place);
            };
            if (!tests::soon(isMarked))
                unseen.append(tests::accessibleName(item));
        }
        QVERIFY2(unseen.isEmpty(), qPrintable(unseen.join(u", "_s)));
    }

private:
    static int valueOf(const tests::RealWindow &app, const QString &name)
    {
        for (const auto &each : tests::spokenIn(app.window()))
            if (each.name == name && each.face->valueInterface())
                return each.face->valueInterface()->currentValue().toInt();
        return -1;
    }
};

int main(int argc, char *argv[])
{
    const QGuiApplication app(argc, argv);
    tests::pretendAScreenReaderRuns();
    AccessibleGameTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "accessible_game_test.moc"
