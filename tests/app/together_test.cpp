#include "app/preferences.h"
#include "app/shelf.h"
#include "data/journal/open_journal.h"
#include "data/journal/sql_journal.h"

#include <QTemporaryDir>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;

// What several people do at the same moment is one word of the disk; without it nothing of it has happened.
class TogetherTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    struct Evening {
        std::unique_ptr<data::SqlJournal> journal;
        SeededDice dice{1};
        app::Preferences preferences{QString()};
        app::Shelf shelf;

        explicit Evening(const QString &path)
            : journal(data::openJournal(path.toStdString(), data::Purpose::play).journal),
              shelf(*journal, dice, [] { return Moment(1'000'000); }, preferences, {})
        {}
        table::Table &table() { return *shelf.table(); }
        bool place() { return table().act({{u"do"_s, u"place"_s}}); }
        std::int64_t kept() const { return journal->sessions().front().head; }
    };

private Q_SLOTS:
    void allOfItIsKept()
    {
        Evening evening(folder_.filePath(u"kept"_s));
        QVERIFY(evening.shelf.start(u"mandom"_s, {{u"players"_s, QStringList{u"Ann"_s, u"Bo"_s}}}));
        QVERIFY(evening.shelf.together([&] {
            evening.place();
            evening.place();
        }));
        QCOMPARE(evening.table().seq(), 3);
        QCOMPARE(evening.kept(), std::int64_t(3));
    }

    void orNothing()
    {
        Evening evening(folder_.filePath(u"nothing"_s));
        QVERIFY(evening.shelf.start(u"mandom"_s, {{u"players"_s, QStringList{u"Ann"_s, u"Bo"_s}}}));
        evening.place();
        const auto before = evening.table().seq();
        QVERIFY(!evening.shelf.together([&] {
            evening.place();
            throw JournalFailure("the disk is gone");
        }));
        QCOMPARE(evening.table().seq(), before);
        QCOMPARE(evening.kept(), std::int64_t(before));
        QVERIFY(evening.place()); // and it goes on from there
        QCOMPARE(evening.kept(), std::int64_t(before + 1));
    }

    // A store that answers late takes back what has been shown to nobody.
    void whatIsTakenBackLaterIsGoneFromTheTable()
    {
        Evening evening(folder_.filePath(u"later"_s));
        QStringList said;
        QObject::connect(&evening.shelf, &app::Shelf::refused,
                         [&](const QString &message) { said.append(message); });
        QVERIFY(evening.shelf.start(u"mandom"_s, {{u"players"_s, QStringList{u"Ann"_s, u"Bo"_s}}}));
        evening.place();
        evening.place();
        const auto session = evening.journal->sessions().front().id;
        evening.journal->moveHead(session, 3, 2, 1);
        evening.shelf.stepBack();
        QCOMPARE(evening.table().seq(), 2);
        QCOMPARE(said.size(), 1);
        QVERIFY(evening.place());
        QCOMPARE(evening.kept(), std::int64_t(3));

        evening.journal->remove(session);
        evening.shelf.stepBack();
        QVERIFY(!evening.shelf.table()); // even its beginning is gone
        QCOMPARE(said.size(), 2);
    }

    // A full disk lets the one or the other through: what stands at the table is what is kept.
    void aFullDiskLeavesTheTableAsItIsKept()
    {
        Evening evening(folder_.filePath(u"full"_s));
        QVERIFY(evening.shelf.start(u"mandom"_s, {{u"players"_s, QStringList{u"Ann"_s, u"Bo"_s}}}));
        evening.journal->limitPages(1); // as many as there are, no more
        for (int i = 0; i < 40; ++i) {
            evening.shelf.together([&] {
                for (int each = 0; each < 8; ++each)
                    evening.table().rename(each % 2, u"A name that takes some room, number %1"_s.arg(i % 2));
            });
            QCOMPARE(std::int64_t(evening.table().seq()), evening.kept());
        }
    }
};

QTEST_GUILESS_MAIN(TogetherTest)
#include "together_test.moc"
