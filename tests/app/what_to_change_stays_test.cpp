#include "app/bookmark.h"
#include "data/journal/open_journal.h"
#include "data/journal/sql_journal.h"
#include "models/table/correction_draft.h"
#include "tests/harness/patience.h"

#include <QTemporaryDir>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;

// What hands have to change on the physical table is still to be changed when the app was killed meanwhile.
class WhatToChangeStaysTest : public QObject {
    Q_OBJECT

    // The app, which ends without a word when this goes.
    struct App {
        std::unique_ptr<data::SqlJournal> journal;
        SeededDice dice{1};
        app::Preferences preferences;
        app::Shelf shelf;
        app::Bookmark bookmark;

        explicit App(const QString &folder)
            : journal(
                  data::openJournal((folder + u"/journal.db"_s).toStdString(), data::Purpose::play).journal),
              preferences(folder + u"/preferences.ini"_s),
              shelf(*journal, dice, [] { return Moment(1'000'000); }, preferences, {}),
              bookmark(preferences, shelf)
        {}
        table::Table &begin()
        {
            const QVariantList people{QVariantMap{{u"name"_s, u"Ann"_s}}, QVariantMap{{u"name"_s, u"Bo"_s}},
                                      QVariantMap{{u"name"_s, u"Cy"_s}}};
            shelf.start(u"cutthroat"_s, {{u"players"_s, people}});
            hurt(1, -15);
            hurt(2, -20);
            return *shelf.table();
        }
        void hurt(int player, int by)
        {
            shelf.table()->act({{u"do"_s, u"adjust"_s}, {u"player"_s, player}, {u"life"_s, by}});
        }
        table::Table &comeBack()
        {
            shelf.open(1);
            return *shelf.table();
        }
    };

private Q_SLOTS:
    void itIsThereAgain()
    {
        const QTemporaryDir folder;
        QStringList changes;
        {
            App app(folder.path());
            app.begin().undo();
            changes = app.shelf.table()->toChange();
            QCOMPARE(changes.size(), 1);
        }
        App again(folder.path());
        QCOMPARE(again.comeBack().toChange(), changes);
        again.shelf.table()->redo(); // and shrinks as before
        QVERIFY(again.shelf.table()->toChange().isEmpty());
    }

    void itIsKeptSoonAndNotOnlyAtTheEnd()
    {
        const QTemporaryDir folder;
        App app(folder.path());
        app.begin().undo();
        const auto kept = [&] { return app::Preferences(folder.path() + u"/preferences.ini"_s).lying(1); };
        QTRY_VERIFY(!kept().empty());
        app.shelf.table()->redo();
        QTRY_VERIFY(kept().empty());
    }

    void untilItIsDoneOrTheGameGoesOn_data()
    {
        QTest::addColumn<bool>("goesOn");
        QTest::newRow("done") << false;
        QTest::newRow("the game goes on") << true;
    }

    void untilItIsDoneOrTheGameGoesOn()
    {
        QFETCH(bool, goesOn);
        const QTemporaryDir folder;
        {
            App app(folder.path());
            app.begin().undo();
            if (goesOn)
                app.hurt(1, -5);
            else
                app.shelf.table()->changesMade();
        }
        App again(folder.path());
        QVERIFY(again.comeBack().toChange().isEmpty());
    }

    // A correction's list, too; and it is still that of the session after another one was on the table.
    void aCorrectionsListStays()
    {
        const QTemporaryDir folder;
        QStringList changes;
        {
            App app(folder.path());
            auto &table = app.begin();
            auto *draft = table.correction();
            draft->open(2);
            draft->set(u"life"_s, -40);
            QTRY_VERIFY_WITH_TIMEOUT(!draft->isLooking(), 60'000);
            QVERIFY(draft->take());
            changes = table.toChange();
            QCOMPARE(changes.size(), 1);
            app.shelf.putAway();
            app.begin();
            QVERIFY(app.shelf.table()->toChange().isEmpty());
        }
        App again(folder.path());
        QCOMPARE(again.comeBack().toChange(), changes);
        again.shelf.putAway();
        QCOMPARE(again.comeBack().toChange(), changes); // without an end of the app
        again.shelf.table()->changesMade();
        again.shelf.putAway();
        QVERIFY(again.comeBack().toChange().isEmpty());
    }

    // Words that nobody wrote there, and those of a table that lies as it should.
    void whatCannotBeReadIsNoList_data()
    {
        QTest::addColumn<QString>("kept");
        QTest::newRow("nothing") << QString();
        QTest::newRow("no JSON") << u"{"_s;
        QTest::newRow("no pieces") << uR"({"seq":2})"_s;
        QTest::newRow("odd pieces") << uR"({"seq":2,"pieces":"all"})"_s;
    }

    void whatCannotBeReadIsNoList()
    {
        QFETCH(QString, kept);
        const QTemporaryDir folder;
        {
            App app(folder.path());
            app.begin().undo();
            QTRY_VERIFY(!app.preferences.lying(1).empty());
            app.preferences.keepLying(1, kept.toStdString());
        }
        App again(folder.path());
        QVERIFY(again.comeBack().toChange().isEmpty());
    }

    // Meanwhile the session was played on elsewhere: nobody knows how the table lies.
    void notForAnotherStep()
    {
        const QTemporaryDir folder;
        {
            App app(folder.path());
            app.begin().undo();
        }
        {
            const auto journal =
                data::openJournal((folder.path() + u"/journal.db"_s).toStdString(), data::Purpose::play)
                    .journal;
            journal->moveHead(1, 2, 1, 5);
        }
        App again(folder.path());
        QVERIFY(again.comeBack().toChange().isEmpty());
    }
};

QTEST_GUILESS_MAIN(WhatToChangeStaysTest)
#include "what_to_change_stays_test.moc"
