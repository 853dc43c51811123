#include "data/journal/open_journal.h"
#include "models/kernel/history.h"
#include "models/mandom/game.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;
using data::Database;
using data::Purpose;

namespace {

void run(const QString &path, const char *sql)
{
    Database(path.toStdString(), Database::Access::readWrite).run(sql);
}

void writeSession(const QString &path)
{
    const auto opened = data::openJournal(path.toStdString(), Purpose::play);
    SeededDice dice(1);
    History<mandom::Game> history(*opened.journal, dice, [] { return Moment{1}; });
    history.submit(mandom::Start{{"Ann", "Bo"}, 0});
}

QByteArray bytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

// Whatever bore no mark of ours was taken for a damaged journal and moved away: the file of another program,
// one that was only being made, one that couldn't be read just then.
class WhoseFileItIsTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString path_;

    QString whyNot(Purpose purpose) const
    {
        try {
            data::openJournal(path_.toStdString(), purpose);
            return {};
        } catch (const data::OpenFailure &failure) {
            return QString::fromStdString(failure.what());
        }
    }
    void isRefusedAndUntouched(const QString &why) const
    {
        const auto before = bytes(path_);
        for (const auto purpose : {Purpose::play, Purpose::read})
            QVERIFY2(whyNot(purpose).contains(why), qPrintable(whyNot(purpose)));
        QCOMPARE(bytes(path_), before);
        QVERIFY(!QFile::exists(path_ + u".damaged-1"_s));
    }

private Q_SLOTS:
    void init() { path_ = folder_.filePath(QLatin1String(QTest::currentTestFunction()) + u".db"_s); }

    void anotherProgramsTablesAreLeftAlone()
    {
        run(path_, "CREATE TABLE session (mine); INSERT INTO session VALUES ('precious')");
        isRefusedAndUntouched(u"not a Torchside journal"_s);
    }

    void aNewerVersionIsSeenInTheLogBesideTheFile()
    {
        writeSession(path_);
        Database other(path_.toStdString(), Database::Access::readWrite);
        other.run("PRAGMA wal_autocheckpoint = 0; PRAGMA user_version = 99");
        isRefusedAndUntouched(u"newer Torchside"_s);
    }

    void aFileWhoseMakingWasBrokenOffIsMadeAfterAll()
    {
        run(path_, "PRAGMA journal_mode = WAL");
        QVERIFY(bytes(path_).size() > 0);
        QVERIFY(whyNot(Purpose::read).contains(u"no journal"_s));
        const auto opened = data::openJournal(path_.toStdString(), Purpose::play);
        QCOMPARE(opened.notice, std::string());
        QVERIFY(opened.journal->sessions().empty());
        QVERIFY(!QFile::exists(path_ + u".damaged-1"_s));
    }

    void whatCannotBeReadJustNowIsNotDamaged()
    {
        writeSession(path_);
        QVERIFY(QDir().mkdir(path_ + u"-wal"_s)); // SQLite needs a file there
        isRefusedAndUntouched(u"can't be read"_s);
    }
};

QTEST_APPLESS_MAIN(WhoseFileItIsTest)
#include "whose_file_it_is_test.moc"
