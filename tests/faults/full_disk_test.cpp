#include "tests/faults/failing_disk.h"

#include "app/games.h"
#include "data/journal/open_journal.h"
#include "models/protocol/session.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;
using tests::FailingDisk;

namespace {

// Something of everything that is kept: steps, a note, what is taken back, done again, jumped to and cut off.
const std::vector<std::string> script{
    R"({"do":"start","players":["Ann","Bo"],"first":0})",
    R"({"do":"place"})",
    R"({"do":"remove","item":"torch"})",
    R"({"do":"note","text":"Pizza is here"})",
    R"({"do":"place"})",
    R"({"do":"rename","player":1,"name":"Bobby"})",
    R"({"do":"undo"})",
    R"({"do":"undo"})",
    R"({"do":"redo"})",
    R"({"do":"goto","seq":2})",
    R"({"do":"goto","seq":5})",
    R"({"do":"undo"})",
    R"({"do":"place"})",
    R"({"do":"pass"})",
    R"({"do":"reveal","monster":"golem"})",
    R"({"do":"reveal","monster":"orc"})",
    R"({"do":"reveal","monster":"demon"})",
    R"({"do":"pass"})",
    R"({"do":"correct","seq":3,"command":{"do":"remove","item":"vorpal-sword"},"drop":true})",
    R"({"do":"undo"})",
    R"({"do":"redo"})",
    R"({"do":"correct","after":2,"command":{"do":"rename","player":0,"name":"Anna"}})",
    R"({"do":"rename","player":1,"name":"Bob"})",
    R"({"do":"undo"})",
    R"({"do":"undo"})",
};

QJsonObject object(const std::string &text)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

// A game of Mandom in a file, said line by line.
class Sitting {
public:
    explicit Sitting(const QString &path, SessionId session = 0)
        : opened_(data::openJournal(path.toStdString(), data::Purpose::play)),
          session_(app::findGame("mandom")->session(
              *opened_.journal, dice_, [this] { return ++now_; }, nullptr))
    {
        if (session > 0)
            session_->open(session);
    }

    QJsonObject say(const std::string &line) { return object(session_->submit(line)); }
    QJsonObject state() { return say(R"({"do":"state"})")[u"state"_s].toObject(); }
    std::int64_t seq() const { return session_->match().seq(); }
    Journal &journal() { return *opened_.journal; }
    const std::string &notice() const { return opened_.notice; }

private:
    SeededDice dice_{1};
    Moment now_ = 0;
    data::Opened opened_;
    std::unique_ptr<protocol::Session> session_;
};

// The whole file is sound, and says what was said last.
void holds(const QString &path, const QJsonObject &state, std::int64_t seq)
{
    {
        data::Database db(path.toStdString(), data::Database::Access::readWrite);
        QCOMPARE(db.text("PRAGMA integrity_check"), std::string("ok"));
        QCOMPARE(db.number("SELECT count(*) FROM pragma_foreign_key_check"), std::int64_t(0));
    }
    Sitting again(path, 1);
    QVERIFY2(again.notice().empty(), again.notice().c_str());
    QCOMPARE(again.seq(), seq);
    QCOMPARE(again.state(), state);
}

// What is on the disk at this moment, as it would be found after a power cut.
void copyAsItIs(const QString &from, const QString &to)
{
    for (const auto *tail : {"", "-wal"}) {
        QFile::remove(to + QLatin1String(tail));
        QFile::copy(from + QLatin1String(tail), to + QLatin1String(tail));
    }
}

} // namespace

// A disk that fails at its first, second, third … write or fsync while a game is played: what fails is said
// to be not saved, nothing that was seen is lost, and the game goes on when there is room again.
class FullDiskTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    int files_ = 0;
    QString fresh() { return folder_.filePath(u"disk-%1.db"_s.arg(++files_)); }

    // Plays the script; true when the disk failed on the way.
    bool play(FailingDisk &disk, FailingDisk::On what, int nth, FailingDisk::For howLong)
    {
        const auto path = fresh();
        QJsonObject state;
        std::int64_t seq = 0;
        {
            Sitting sitting(path);
            disk.fail(what, nth, howLong);
            for (const auto &line : script) {
                tell(sitting, line, path, disk, state);
                if (QTest::currentTestFailed())
                    return false;
                state = sitting.state();
            }
            seq = sitting.seq();
            disk.mend();
        }
        holds(path, state, seq);
        return disk.hasFailed();
    }

    void tell(Sitting &sitting, const std::string &line, const QString &path, FailingDisk &disk,
              const QJsonObject &before)
    {
        const auto seq = sitting.seq();
        const bool hadFailed = disk.hasFailed();
        auto reply = sitting.say(line);
        if (disk.hasFailed() == hadFailed && reply[u"ok"_s].toBool())
            return;
        if (!reply[u"ok"_s].toBool()) {
            QCOMPARE(reply[u"code"_s].toString(), u"not-saved"_s);
            QVERIFY(reply[u"message"_s].toString().startsWith(u"It couldn’t be saved, so nothing was done."));
            QCOMPARE(sitting.seq(), seq);
            if (!before.isEmpty())
                QCOMPARE(sitting.state(), before);
            afterAPowerCut(path, seq);
        }
        disk.mend(); // room is made
        if (!reply[u"ok"_s].toBool())
            reply = sitting.say(line);
        QVERIFY2(reply[u"ok"_s].toBool(), QJsonDocument(reply).toJson().constData());
    }

    // What was seen is there; of what was refused the disk may hold the whole step, or nothing of it.
    void afterAPowerCut(const QString &path, std::int64_t seq)
    {
        const auto copy = folder_.filePath(u"cut.db"_s);
        copyAsItIs(path, copy);
        const auto opened = data::openJournal(copy.toStdString(), data::Purpose::play);
        QVERIFY2(opened.notice.empty(), opened.notice.c_str());
        if (seq == 0)
            return;
        const auto sessions = opened.journal->sessions();
        QCOMPARE(sessions.size(), std::size_t(1));
        QCOMPARE(static_cast<std::int64_t>(opened.journal->steps(1, 1, sessions[0].last).size()),
                 sessions[0].last);
    }

private Q_SLOTS:
    void everyWriteAndEveryFsyncMayFail_data()
    {
        QTest::addColumn<FailingDisk::On>("what");
        QTest::addColumn<FailingDisk::For>("howLong");
        QTest::newRow("one write") << FailingDisk::On::write << FailingDisk::For::once;
        QTest::newRow("every write from then on") << FailingDisk::On::write << FailingDisk::For::good;
        QTest::newRow("one fsync") << FailingDisk::On::sync << FailingDisk::For::once;
        QTest::newRow("every fsync from then on") << FailingDisk::On::sync << FailingDisk::For::good;
    }
    void everyWriteAndEveryFsyncMayFail()
    {
        QFETCH(FailingDisk::On, what);
        QFETCH(FailingDisk::For, howLong);
        FailingDisk disk;
        int nth = 1;
        while (play(disk, what, nth, howLong) && !QTest::currentTestFailed())
            ++nth;
        QVERIFY(!QTest::currentTestFailed());
        qInfo("%d times", nth - 1);
        QVERIFY2(nth > static_cast<int>(script.size()), "every line of the script has something to save");
    }

    void aNewFileThatCantBeMadeIsSaidAndTriedAgain_data() { everyWriteAndEveryFsyncMayFail_data(); }
    void aNewFileThatCantBeMadeIsSaidAndTriedAgain()
    {
        QFETCH(FailingDisk::On, what);
        QFETCH(FailingDisk::For, howLong);
        FailingDisk disk;
        bool failed = true;
        for (int nth = 1; failed && nth < 500; ++nth) {
            const auto path = fresh();
            disk.fail(what, nth, howLong);
            try {
                const auto opened = data::openJournal(path.toStdString(), data::Purpose::play);
                failed = disk.hasFailed();
            } catch (const data::OpenFailure &) {
                QVERIFY(disk.hasFailed());
            }
            disk.mend();
            const auto opened = data::openJournal(path.toStdString(), data::Purpose::play);
            QVERIFY(opened.journal->sessions().empty());
        }
        QVERIFY2(!failed, "in the end it is made");
    }

    // What the log of the last hours is written into the file is not lost when that fails, nor when the app
    // closes.
    void aCheckpointThatFailsLosesNothing_data()
    {
        QTest::addColumn<FailingDisk::On>("what");
        QTest::newRow("write") << FailingDisk::On::write;
        QTest::newRow("fsync") << FailingDisk::On::sync;
    }
    void aCheckpointThatFailsLosesNothing()
    {
        QFETCH(FailingDisk::On, what);
        FailingDisk disk;
        for (int nth = 1; nth <= 12; ++nth) {
            const auto path = fresh();
            QJsonObject state;
            std::int64_t seq = 0;
            {
                Sitting sitting(path);
                for (const auto &line : script)
                    QVERIFY(sitting.say(line)[u"ok"_s].toBool());
                state = sitting.state();
                seq = sitting.seq();
                disk.fail(what, nth, FailingDisk::For::good); // closing writes the log into the file
            }
            disk.mend();
            holds(path, state, seq);
        }
    }
};

QTEST_APPLESS_MAIN(FullDiskTest)
#include "full_disk_test.moc"
