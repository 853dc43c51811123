#include "tests/harness/guest_phone.h"
#include "tests/harness/real_window.h"
#include "tests/hub/hub_process.h"

#include <QTemporaryDir>

using namespace torchside;
using namespace Qt::StringLiterals;

// The real window carries its table to a real hub, plays it there, and has it home again.
class HubEndToEndTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    static void sitDown(tests::RealWindow &app)
    {
        QVERIFY(app.tap(u"Cutthroat Caverns"_s));
        for (const auto &name : {u"Ann"_s, u"Bo"_s, u"Cy"_s})
            QVERIFY2(app.type(u"Add someone"_s, name), qPrintable(name));
        QVERIFY(app.tap(u"Into the caverns"_s));
        QVERIFY(app.shows(u"0 of 9 met"_s));
        app.settle(600);
    }

    static void carry(tests::RealWindow &app, const tests::HubProcess &hub)
    {
        QVERIFY(app.tap(u"Phones at the table"_s));
        QVERIFY(app.tap(u"Carry to a hub"_s));
        QVERIFY(app.type(u"The hub’s address"_s, hub.address()));
        QVERIFY(app.type(u"The hub’s code"_s, hub.code())); // and Enter
        QVERIFY(app.shows(u"Scan to sit down at the hub"_s));
        QVERIFY(app.shows(u"Thursday club"_s));
        QVERIFY(app.tap(u"Back"_s));
        app.settle(600);
        QVERIFY(app.shows(u"at the hub"_s));
    }

    static bool hurts(tests::RealWindow &app, int player)
    {
        auto &table = *app.app().shelf().table();
        const auto seq = table.seq();
        return table.act({{u"do"_s, u"adjust"_s}, {u"player"_s, player}, {u"life"_s, -5}}) &&
               tests::soon([&] { return table.seq() == seq + 1; });
    }

private slots:
    void aTableIsCarriedPlayedAndTakenHome()
    {
        tests::HubProcess hub(folder_.filePath(u"one.sqlite"_s));
        tests::RealWindow app;
        sitDown(app);
        carry(app, hub);
        QVERIFY(hurts(app, 0));
        QVERIFY(app.tap(u"Undo"_s));
        auto &table = *app.app().shelf().table();
        QTRY_COMPARE(table.seq(), 1);
        QVERIFY(app.shows(u"Give Ann"_s)); // what to change on the table that stands here
        QVERIFY(app.tap(u"Done"_s));
        QVERIFY(app.tap(u"Back"_s)); // to Home, and here again
        QVERIFY(app.shows(u"at the hub · "_s));
        QVERIFY(app.app().shelf().open(app.app().journal().sessions().front().id));
        app.settle(600);
        QVERIFY(hurts(app, 1));
        QVERIFY(app.tap(u"Phones at the table: at the hub"_s));
        QVERIFY(app.tap(u"Take it home"_s));
        QVERIFY(app.shows(u"The table is home again."_s));
        app.settle(600);
        QVERIFY(app.shows(u"0 of 9 met"_s)); // the table, and no page above it
        QVERIFY(hurts(app, 2));
        QVERIFY(app.hides(u"at the hub"_s));
    }

    void aSilentHubIsToldAndTheTableIsPlayedOnHere()
    {
        tests::HubProcess hub(folder_.filePath(u"two.sqlite"_s));
        tests::RealWindow app;
        sitDown(app);
        carry(app, hub);
        hub.kill();
        QTRY_VERIFY_WITH_TIMEOUT(app.app().carrying().isSilent(), 20'000);
        QVERIFY(app.shows(u"The hub has been silent since"_s));
        QVERIFY(app.tap(u"Look"_s));
        QVERIFY(app.tap(u"Play on here"_s));
        QVERIFY(app.shows(u"You took the table home from a silent hub"_s));
        QVERIFY(app.tap(u"Back"_s));
        app.settle(600);
        QVERIFY(hurts(app, 0));
    }

    void aWrongCodeStaysOnThePage()
    {
        tests::HubProcess hub(folder_.filePath(u"three.sqlite"_s));
        tests::RealWindow app;
        sitDown(app);
        QVERIFY(app.tap(u"Phones at the table"_s));
        QVERIFY(app.tap(u"Carry to a hub"_s));
        QVERIFY(app.type(u"The hub’s address"_s, hub.address()));
        QVERIFY(app.type(u"The hub’s code"_s, u"WRONG-CODES"_s));
        QVERIFY(app.shows(u"That is not the hub’s code."_s));
        QVERIFY(app.tap(u"Back"_s));
        QVERIFY(hurts(app, 0));
    }
};

QTEST_MAIN(HubEndToEndTest)
#include "hub_e2e_test.moc"
