#include "tests/faults/failing_disk.h"

#include "app/staging.h"
#include "data/journal/open_journal.h"

#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;
using tests::FailingDisk;

namespace {

const QString fixtures = QStringLiteral(TEST_FOLDER "/../data/fixtures/torchside-1.0/");

// A device that has played a little, and has a card of its own and something that lies in a box.
struct Device {
    std::unique_ptr<data::SqlJournal> journal;
    data::Catalogue cards{&journal->database()};

    explicit Device(const QString &path)
        : journal(data::openJournal(path.toStdString(), data::Purpose::play).journal)
    {}

    void begin()
    {
        app::Staging staging;
        staging.read({fixtures + u"cutthroat.json"_s});
        staging.compare(*journal, &cards);
        staging.takeIn(*journal, &cards);
        cards.keepOwn({{u"name"_s, u"Weir Hound"_s}, {u"type"_s, u"character"_s}});
    }

    // All that is kept, session by session and card by card.
    QByteArray whole() const
    {
        QByteArray all;
        for (const auto &session : journal->sessions())
            all += json::documentOf(*journal, session, "") + '\n';
        return all + QJsonDocument(cards.list()).toJson() + QJsonDocument(cards.corrections()).toJson() +
               QJsonDocument(cards.exported()).toJson() +
               QJsonDocument(data::packedList(data::packed(cards.entries()))).toJson();
    }
};

} // namespace

// A disk that fails at its first, second, third … write or fsync while everything of another device is taken
// in, and a set of cards and a pack with it: the sessions, the cards, the decks and the entries are there, or
// nothing of them is.
class FullImportTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString begun_ = folder_.filePath(u"begun.db"_s);
    QString set_ = folder_.filePath(u"set.xml"_s);
    const QString pack_ = QStringLiteral(TEST_FOLDER "/../data/fixtures/pack.json");
    QByteArray before_;
    int files_ = 0;

    // True when the disk failed on the way.
    bool takeIn(FailingDisk &disk, FailingDisk::On what, int nth, FailingDisk::For howLong)
    {
        const auto path = folder_.filePath(u"disk-%1.db"_s.arg(++files_));
        QFile::copy(begun_, path);
        {
            Device device(path);
            app::Staging staging;
            staging.read({fixtures + u"everything.json"_s, set_, pack_});
            staging.compare(*device.journal, &device.cards);
            disk.fail(what, nth, howLong);
            bool taken = true;
            try {
                staging.takeIn(*device.journal, &device.cards);
            } catch (const JournalFailure &) {
                taken = false;
            }
            disk.mend();
            check(device, taken);
            if (!taken) { // and when there is room again, it goes in
                staging.takeIn(*device.journal, &device.cards);
                check(device, true);
            }
        }
        check(Device(path), true);
        return disk.hasFailed();
    }

    void check(const Device &device, bool taken)
    {
        if (!taken) {
            QCOMPARE(device.whole(), before_);
            return;
        }
        QCOMPARE(device.journal->sessions().size(), std::size_t(6)); // five came to the one
        QCOMPARE(device.cards.size(), std::size_t(12));              // two of the pack
        QVERIFY(device.whole().contains("Battle Troll"));
        QCOMPARE(device.cards.deckNames().size(), 2);
        QCOMPARE(device.cards.corrections().size(), 3);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QFile set(set_);
        QVERIFY(set.open(QIODevice::WriteOnly));
        set.write("<set name=\"S\"><cards><card id=\"s1\" name=\"Quay Cat\"><property name=\"Type\" "
                  "value=\"Event\"/></card></cards></set>");
        set.close();
        Device device(begun_);
        device.begin();
        before_ = device.whole();
    }

    void allOfItIsTakenInOrNothing_data()
    {
        QTest::addColumn<FailingDisk::On>("what");
        QTest::addColumn<FailingDisk::For>("howLong");
        QTest::newRow("one write") << FailingDisk::On::write << FailingDisk::For::once;
        QTest::newRow("every write from then on") << FailingDisk::On::write << FailingDisk::For::good;
        QTest::newRow("one fsync") << FailingDisk::On::sync << FailingDisk::For::once;
        QTest::newRow("every fsync from then on") << FailingDisk::On::sync << FailingDisk::For::good;
    }
    void allOfItIsTakenInOrNothing()
    {
        QFETCH(FailingDisk::On, what);
        QFETCH(FailingDisk::For, howLong);
        FailingDisk disk;
        int nth = 1;
        while (takeIn(disk, what, nth, howLong) && !QTest::currentTestFailed())
            ++nth;
        QVERIFY(!QTest::currentTestFailed());
        qInfo("%d times", nth - 1);
        QVERIFY(nth > 1);
    }

    // The disk is full at every page: also where much is written before the end.
    void aFullDiskLeavesEverythingAsItWas()
    {
        for (int pages = 20; pages < 200; ++pages) {
            const auto path = folder_.filePath(u"pages-%1.db"_s.arg(pages));
            QFile::copy(begun_, path);
            Device device(path);
            app::Staging staging;
            staging.read({fixtures + u"everything.json"_s, set_, pack_});
            staging.compare(*device.journal, &device.cards);
            device.journal->limitPages(pages);
            try {
                staging.takeIn(*device.journal, &device.cards);
            } catch (const JournalFailure &) {
                check(device, false);
                continue;
            }
            check(device, true);
            QVERIFY(pages > 20);
            return;
        }
        QFAIL("in the end there is room");
    }
};

QTEST_APPLESS_MAIN(FullImportTest)
#include "full_import_test.moc"
