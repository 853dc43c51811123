#include "data/journal/migrations.h"
#include "data/journal/open_journal.h"
#include "models/kernel/history.h"
#include "models/mandom/game.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;
using data::OpenFailure;
using data::Purpose;

namespace {

using Mandom = mandom::Game;

// A file with sessions of so many steps each.
void write(const QString &path, const QList<int> &steps)
{
    auto opened = data::openJournal(path.toStdString(), Purpose::play);
    SeededDice dice(1);
    Moment now = 0;
    for (const int count : steps) {
        History<Mandom> history(*opened.journal, dice, [&now] { return ++now; });
        history.submit(mandom::Start{{"Ann", "Bo"}, 0});
        for (int i = 1; i < count; ++i)
            history.rename(0, "Ann " + std::to_string(i));
    }
}

QByteArray bytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void overwrite(const QString &path, qint64 at, const QByteArray &with)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(at));
    QCOMPARE(file.write(with), qint64(with.size()));
}

QString whyNot(const QString &path, Purpose purpose = Purpose::play)
{
    try {
        data::openJournal(path.toStdString(), purpose);
        return {};
    } catch (const OpenFailure &failure) {
        return QString::fromStdString(failure.what());
    }
}

} // namespace

class JournalTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    int files_ = 0;
    QString fresh() { return folder_.filePath(u"journal-%1.db"_s.arg(++files_)); }

private slots:
    void whatWasWrittenIsThereAgain()
    {
        const auto path = fresh();
        write(path, {5, 40});
        const auto opened = data::openJournal(path.toStdString(), Purpose::read);
        QVERIFY(opened.notice.empty());
        const auto sessions = opened.journal->sessions();
        QCOMPARE(sessions.size(), std::size_t(2));
        QCOMPARE(sessions[0].head, std::int64_t(40)); // newest change first
        QCOMPARE(sessions[0].standing.seats.front(), std::string("Ann 39"));
        QCOMPARE(opened.journal->steps(sessions[0].id, 1, 40).size(), std::size_t(40));
        QCOMPARE(opened.journal->snapshot(sessions[0].id, 40)->seq, std::int64_t(32));
    }

    void aFileOfAnotherProgramIsLeftAlone()
    {
        const auto text = fresh();
        QFile file(text);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("Dear diary");
        file.close();
        QVERIFY(whyNot(text).contains(u"not a Torchside journal"_s));
        QCOMPARE(bytes(text), QByteArray("Dear diary"));

        const auto foreign = fresh();
        {
            data::Database db(foreign.toStdString(), data::Database::Access::readWrite);
            db.run("PRAGMA application_id = 99; CREATE TABLE mine (x); INSERT INTO mine VALUES (1)");
        }
        const auto before = bytes(foreign);
        QVERIFY(whyNot(foreign).contains(u"another program"_s));
        QCOMPARE(bytes(foreign), before);
    }

    void aNewerFileIsRefusedAndUntouched()
    {
        const auto path = fresh();
        write(path, {3});
        {
            data::Database db(path.toStdString(), data::Database::Access::readWrite);
            db.run("PRAGMA user_version = 99; PRAGMA wal_checkpoint(TRUNCATE)");
        }
        const auto before = bytes(path);
        for (const auto purpose : {Purpose::play, Purpose::read})
            QVERIFY(whyNot(path, purpose).contains(u"newer Torchside"_s));
        QCOMPARE(bytes(path), before);
    }

    // A file of every version that was ever out there: whoever adds the next one keeps one of the last.
    void anOlderFileIsBroughtUpToDateAndACopyKept_data()
    {
        QTest::addColumn<int>("version");
        for (const int version : data::journalVersions())
            if (version < data::journalVersion())
                QTest::addRow("version %d", version) << version;
    }
    void anOlderFileIsBroughtUpToDateAndACopyKept()
    {
        QFETCH(int, version);
        const auto path = fresh();
        const auto kept = QStringLiteral(TEST_FOLDER "/fixtures/version-%1.db").arg(version);
        QVERIFY2(QFile::copy(kept, path), "a file of every older version is kept");
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        const auto opened = data::openJournal(path.toStdString(), Purpose::play);
        QVERIFY(QString::fromStdString(opened.notice).contains(u"brought up to date"_s));
        const auto copy = u"%1.version-%2"_s.arg(path).arg(version);
        QVERIFY(QFile::exists(copy));
        const auto older = data::Database(copy.toStdString(), data::Database::Access::readOnly)
                               .number("SELECT count(*) FROM step");
        QCOMPARE(opened.journal->sessions().size(), std::size_t(1));
        SeededDice dice(1);
        History<Mandom> history(*opened.journal, dice, [] { return Moment(9); });
        history.open(opened.journal->sessions()[0].id);
        QCOMPARE(history.last(), older);
        QVERIFY(std::holds_alternative<std::vector<Sentence>>(history.undo()));
        QVERIFY(!history.rename(0, "Zoë"));
        data::Database db(path.toStdString(), data::Database::Access::readWrite);
        QCOMPARE(db.text("PRAGMA integrity_check"), std::string("ok"));
    }

    // Cards, decks and corrections came with version 3.
    void theCardsOfAnOlderFileAreThere()
    {
        const auto path = fresh();
        QVERIFY(QFile::copy(QStringLiteral(TEST_FOLDER "/fixtures/version-3.db"), path));
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        {
            const auto opened = data::openJournal(path.toStdString(), Purpose::play);
        }
        data::Database db(path.toStdString(), data::Database::Access::readOnly);
        QCOMPARE(db.text("SELECT value FROM mending WHERE entry = 'c1' AND field = 'cost'"),
                 std::string("3"));
        QCOMPARE(db.text("SELECT group_concat(game || ' ' || kind) FROM entry"),
                 std::string("cthulhu card,cthulhu deck"));
    }

    void aDamagedFileIsSetAsideAndWhatCanBeReadIsKept_data()
    {
        QTest::addColumn<int>("page");
        QTest::addColumn<bool>("truncated");
        QTest::newRow("the table of contents") << 0 << false;
        QTest::newRow("a page in the middle") << 6 << false;
        QTest::newRow("cut off") << 8 << true;
        QTest::newRow("cut off early") << 1 << true;
    }
    void aDamagedFileIsSetAsideAndWhatCanBeReadIsKept()
    {
        QFETCH(int, page);
        QFETCH(bool, truncated);
        const auto path = fresh();
        write(path, {3, 60, 60, 60});
        const auto size = QFile(path).size();
        if (truncated)
            QVERIFY(QFile::resize(path, page * 4096 + 512));
        else
            overwrite(path, page * 4096 + (page == 0 ? 100 : 0), QByteArray(2000, '\x5a'));
        const auto damaged = bytes(path);
        const auto opened = data::openJournal(path.toStdString(), Purpose::play);
        QVERIFY(size > 4096 * 10);
        QVERIFY(QString::fromStdString(opened.notice).contains(u"was damaged"_s));
        QCOMPARE(bytes(path + u".damaged-1"_s), damaged);
        for (const auto &session : opened.journal->sessions()) {
            const auto steps = opened.journal->steps(session.id, 1, session.last);
            QCOMPARE(static_cast<std::int64_t>(steps.size()), session.last);
        }
    }

    // The bytes that were changed still are a step; only it is another.
    void aStepThatWasChangedOnTheDiskIsNoticedAndSetAside_data()
    {
        QTest::addColumn<QByteArray>("change");
        QTest::newRow("what happened")
            << QByteArray("UPDATE step SET events = replace(events, 'Ann 11', 'Eve 11')");
        QTest::newRow("what was said")
            << QByteArray("UPDATE step SET command = replace(command, 'Ann 11', 'Eve 11')");
        QTest::newRow("when") << QByteArray("UPDATE step SET at = at + 1");
        QTest::newRow("who sits there") << QByteArray("UPDATE step SET seats = replace(seats, 'Bo', 'Jo')");
        QTest::newRow("who sent it") << QByteArray("UPDATE step SET sender = 'Eve'");
        QTest::newRow("its place") << QByteArray("UPDATE step SET seq = 500");
    }
    void aStepThatWasChangedOnTheDiskIsNoticedAndSetAside()
    {
        QFETCH(QByteArray, change);
        const auto path = fresh();
        write(path, {20, 30});
        {
            data::Database db(path.toStdString(), data::Database::Access::readWrite);
            db.run(change.toStdString() + " WHERE session = 1 AND seq = 12");
        }
        const auto opened = data::openJournal(path.toStdString(), Purpose::play);
        const auto notice = QString::fromStdString(opened.notice);
        QVERIFY2(notice.contains(u"of session 1 was changed on the disk"_s), qPrintable(notice));
        QVERIFY(QFile::exists(path + u".damaged-1"_s));
        const auto sessions = opened.journal->sessions();
        QCOMPARE(sessions.size(), std::size_t(2));
        for (const auto &session : sessions)
            QCOMPARE(session.last, std::int64_t(session.id == 1 ? 11 : 30));
    }

    // While it is open, it is a step that can't be read, and has a name.
    void aStepThatIsChangedMeanwhileIsNotPlayedOn()
    {
        const auto path = fresh();
        write(path, {20});
        const auto opened = data::openJournal(path.toStdString(), Purpose::play);
        data::Database(path.toStdString(), data::Database::Access::readWrite)
            .run("UPDATE step SET events = replace(events, 'Ann 11', 'Eve 11') WHERE seq = 12");
        SeededDice dice(1);
        History<Mandom> history(*opened.journal, dice, [] { return Moment(9); });
        QString why;
        try {
            history.open(1);
        } catch (const JournalFailure &failure) {
            why = QString::fromStdString(failure.what());
        }
        QCOMPARE(why, u"step 12 was changed on the disk"_s);
    }

    // A state that is kept ready is made anew from the steps where the disk has changed it.
    void aReadyStateThatWasChangedIsMadeAnew()
    {
        const auto path = fresh();
        write(path, {40});
        data::Database(path.toStdString(), data::Database::Access::readWrite)
            .run("UPDATE snapshot SET state = replace(state, 'Ann', 'Eve')");
        const auto opened = data::openJournal(path.toStdString(), Purpose::play);
        QVERIFY(!opened.journal->snapshot(1, 40));
        SeededDice dice(1);
        History<Mandom> history(*opened.journal, dice, [] { return Moment(9); });
        history.open(1);
        QCOMPARE(history.seats().front(), std::string("Ann 39"));
    }

    void aLockedFileIsRefused()
    {
        const auto path = fresh();
        write(path, {3});
        data::Database other(path.toStdString(), data::Database::Access::readWrite);
        other.run("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
        QVERIFY(whyNot(path).contains(u"locked"_s));
        other.run("ROLLBACK");
    }

    void aFolderOrAPlaceThatIsNotThereIsRefused()
    {
        QVERIFY(whyNot(folder_.path()).contains(u"folder"_s));
        QVERIFY(!whyNot(folder_.filePath(u"no/such/place.db"_s)).isEmpty());
        QVERIFY(whyNot(fresh(), Purpose::read).contains(u"no journal"_s));
    }

    void aFullDiskLosesNothingThatWasConfirmed()
    {
        const auto path = fresh();
        auto opened = data::openJournal(path.toStdString(), Purpose::play);
        SeededDice dice(1);
        Moment now = 0;
        History<Mandom> history(*opened.journal, dice, [&now] { return ++now; });
        history.submit(mandom::Start{{"Ann", "Bo"}, 0});
        {
            // The database may not grow beyond what it has: SQLite then fails as on a full disk.
            data::Database limit(path.toStdString(), data::Database::Access::readWrite);
            QVERIFY(limit.number("PRAGMA page_count") > 0);
        }
        opened.journal->limitPages(14);
        int confirmed = 0;
        std::string code;
        const std::string longName(39, 'x');
        for (int i = 0; i < 4'000 && code.empty(); ++i) {
            const auto refusal = history.rename(0, longName.substr(0, 20) + std::to_string(i));
            confirmed += refusal ? 0 : 1;
            code = refusal ? refusal->code : "";
        }
        QCOMPARE(code, std::string("not-saved"));
        QVERIFY(confirmed > 0);
        QCOMPARE(history.seq(), std::int64_t(confirmed + 1));
        const auto again = data::openJournal(path.toStdString(), Purpose::read);
        QCOMPARE(again.journal->sessions()[0].head, std::int64_t(confirmed + 1));
        opened.journal->limitPages(100'000);
        QVERIFY(!history.rename(0, "there is room again"));
    }

    void aReadOnlyFileIsRefusedForPlayAndReadAllTheSame()
    {
        const auto path = fresh();
        write(path, {3});
        {
            data::Database db(path.toStdString(), data::Database::Access::readWrite);
            db.run("PRAGMA journal_mode = DELETE");
        }
        data::Database readOnly(path.toStdString(), data::Database::Access::readOnly);
        QVERIFY(readOnly.isReadOnly());
        const auto opened = data::openJournal(path.toStdString(), Purpose::read);
        QCOMPARE(opened.journal->sessions().size(), std::size_t(1));
        QVERIFY_THROWS_EXCEPTION(JournalFailure, opened.journal->remove(1));
    }

    void aRemovedSessionCanBeTakenBack()
    {
        const auto path = fresh();
        write(path, {3, 4});
        const auto opened = data::openJournal(path.toStdString(), Purpose::play);
        opened.journal->remove(1);
        QCOMPARE(opened.journal->sessions().size(), std::size_t(1));
        QVERIFY(!opened.journal->session(1));
        opened.journal->restore(1);
        QCOMPARE(opened.journal->sessions().size(), std::size_t(2));
    }
};

QTEST_APPLESS_MAIN(JournalTest)
#include "journal_test.moc"
