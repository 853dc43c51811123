#include "tests/faults/failing_calls.h"

#include "app/games.h"
#include "data/journal/open_journal.h"
#include "models/protocol/session.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <sqlite3.h>

using namespace torchside;
using namespace Qt::StringLiterals;
using tests::FailingCalls;

namespace {

constexpr int manyCalls = 400;
constexpr int damagedPage = 6;

QByteArray bytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString whatSqliteSays(const QString &path)
{
    sqlite3 *db = nullptr;
    QString said;
    sqlite3_open(path.toUtf8().constData(), &db);
    sqlite3_exec(
        db, "PRAGMA integrity_check; PRAGMA foreign_key_check",
        [](void *to, int, char **values, char **) {
            static_cast<QString *>(to)->append(QString::fromUtf8(values[0]));
            return 0;
        },
        &said, nullptr);
    sqlite3_close(db);
    return said;
}

// A game in a file, said line by line.
class Sitting {
public:
    Sitting(const app::GameEntry &game, const QString &path, SessionId id = 0)
        : opened_(data::openJournal(path.toStdString(), data::Purpose::play)),
          session_(game.session(
              *opened_.journal, dice_, [this] { return ++now_; }, nullptr))
    {
        if (id > 0)
            session_->open(id);
    }

    QJsonObject say(const QByteArray &line)
    {
        return QJsonDocument::fromJson(QByteArray::fromStdString(session_->submit(
                                           std::string_view(line.data(), std::size_t(line.size())))))
            .object();
    }
    QJsonObject state() { return say(R"({"do":"state"})")[u"state"_s].toObject(); }
    std::int64_t seq() const { return session_->match().seq(); }

private:
    SeededDice dice_{1};
    Moment now_ = 0;
    data::Opened opened_;
    std::unique_ptr<protocol::Session> session_;
};

// Everything that is kept in a file, session by session.
QByteArray whole(const Journal &journal)
{
    QByteArray all;
    auto sessions = journal.sessions();
    std::sort(sessions.begin(), sessions.end(), [](const auto &a, const auto &b) { return a.id < b.id; });
    for (const auto &session : sessions)
        all += json::documentOf(journal, session, "") + '\n';
    return all;
}

} // namespace

// Whatever the system is asked for, a write, an fsync, a renaming, an opening: the first, the second, the
// third … of it fails, once or from then on, in an evening of each game and where a file is mended or brought
// up to date.
class EveryCallTest : public QObject {
    Q_OBJECT

    using On = FailingCalls::On;

    QTemporaryDir folder_;
    FailingCalls calls_{folder_.path().toStdString()};
    int files_ = 0;
    const QString scripts_ = QStringLiteral(TEST_FOLDER "/../bench/guard/");

    // A folder of its own, so that nothing is left of the last one.
    QString fresh()
    {
        const auto path = folder_.filePath(QString::number(++files_));
        QDir().mkpath(path);
        return path + u"/a.db"_s;
    }

    static void addFailures()
    {
        QTest::addColumn<FailingCalls::On>("what");
        QTest::addColumn<FailingCalls::For>("howLong");
    }
    template <class Add>
    static void eachFailure(const QSet<FailingCalls::On> &of, Add add)
    {
        const std::vector<std::pair<const char *, FailingCalls::On>> all{
            {"write", On::write}, {"fsync", On::sync}, {"renaming", On::rename}, {"opening", On::open}};
        for (const auto &[name, what] : all) {
            if (!of.contains(what))
                continue;
            add(QByteArray("one ") + name, what, FailingCalls::For::once);
            add(QByteArray("every ") + name + " from then on", what, FailingCalls::For::good);
        }
    }

    // Tries a line until nothing of what it asks for has failed: the first call of it, the second, the third.
    void everyCallOf(Sitting &sitting, const QByteArray &line, FailingCalls::On what,
                     FailingCalls::For howLong)
    {
        const auto seq = sitting.seq();
        const auto before = sitting.state();
        for (int nth = 1; nth < manyCalls; ++nth) {
            calls_.fail(what, nth, howLong);
            const auto reply = sitting.say(line);
            const bool failed = calls_.hasFailed();
            calls_.mend();
            if (reply[u"ok"_s].toBool())
                return;
            QVERIFY2(failed, (line + QJsonDocument(reply).toJson()).constData());
            QCOMPARE(reply[u"code"_s].toString(), u"not-saved"_s);
            QCOMPARE(sitting.seq(), seq);
            QCOMPARE(sitting.state(), before);
            ++refused_;
        }
        QFAIL("it is never done");
    }
    int refused_ = 0;

    // Opens a file, prepared anew each time, while the first, the second, the third … call of it fails; then
    // with nothing in the way, when all must be as it would have been at once.
    void everyCallOfOpening(const std::function<void(const QString &)> &prepare, FailingCalls::On what,
                            FailingCalls::For howLong)
    {
        const auto undisturbed = fresh();
        prepare(undisturbed);
        const auto expected =
            whole(*data::openJournal(undisturbed.toStdString(), data::Purpose::play).journal);
        // Each is tried with TORCHSIDE_FAULTS=all; there are many, so that otherwise some stand for them.
        const int next = qEnvironmentVariable("TORCHSIDE_FAULTS") == u"all" ? 1 : 6;
        for (int nth = 1; nth < manyCalls; nth += next) {
            const auto path = fresh();
            prepare(path);
            calls_.fail(what, nth, howLong);
            try {
                data::openJournal(path.toStdString(), data::Purpose::play);
            } catch (const data::OpenFailure &failure) {
                QVERIFY2(calls_.hasFailed(), failure.what());
            }
            const bool failed = calls_.hasFailed();
            calls_.mend();
            {
                const auto opened = data::openJournal(path.toStdString(), data::Purpose::play);
                const bool isThere = whole(*opened.journal) == expected;
                const bool isKept = what == On::open && isAside(path, expected);
                QVERIFY2(isThere || isKept, qPrintable(u"lost at call %1"_s.arg(nth)));
            }
            QCOMPARE(whatSqliteSays(path), u"ok"_s);
            if (!failed) {
                QVERIFY2(nth > 1, "none of these is asked for here");
                return;
            }
        }
        QFAIL("it is never opened");
    }

    // A file that could not be opened any more when it had been set aside still holds what it held.
    bool isAside(const QString &path, const QByteArray &expected)
    {
        const auto copy = fresh();
        for (const auto *tail : {"", "-wal"})
            QFile::copy(path + u".damaged-1"_s + QLatin1String(tail), copy + QLatin1String(tail));
        return QFile::exists(copy) &&
               whole(*data::openJournal(copy.toStdString(), data::Purpose::play).journal) == expected;
    }

private Q_SLOTS:
    void anEvening_data()
    {
        QTest::addColumn<QString>("script");
        addFailures();
        const QDir scripts(QStringLiteral(TEST_FOLDER "/../bench/guard"));
        for (const auto &info : scripts.entryInfoList({u"*.jsonl"_s}, QDir::Files, QDir::Name))
            eachFailure({On::write, On::sync},
                        [&](const QByteArray &name, On what, FailingCalls::For howLong) {
                            QTest::newRow((info.completeBaseName().toUtf8() + ", " + name).constData())
                                << info.filePath() << what << howLong;
                        });
    }
    void anEvening()
    {
        QFETCH(QString, script);
        QFETCH(FailingCalls::On, what);
        QFETCH(FailingCalls::For, howLong);
        const auto *game =
            app::findGame(QFileInfo(script).completeBaseName().section(u'-', 0, 0).toStdString());
        const auto path = fresh();
        QJsonObject state;
        std::int64_t seq = 0;
        refused_ = 0;
        {
            Sitting sitting(*game, path);
            for (const auto &line : bytes(script).split('\n')) {
                if (line.isEmpty())
                    continue;
                everyCallOf(sitting, line, what, howLong);
                if (QTest::currentTestFailed())
                    return;
            }
            state = sitting.state();
            seq = sitting.seq();
        }
        QCOMPARE(whatSqliteSays(path), u"ok"_s);
        Sitting again(*game, path, 1);
        QCOMPARE(again.seq(), seq);
        QCOMPARE(again.state(), state);
        QVERIFY2(refused_ > 10, "every tap is written and made sure of");
    }

    void aDamagedFile_data()
    {
        addFailures();
        eachFailure({On::write, On::sync, On::rename, On::open},
                    [](const QByteArray &name, On what, FailingCalls::For howLong) {
                        QTest::newRow(name.constData()) << what << howLong;
                    });
    }
    // What was written last still lies in the log beside it.
    void aDamagedFile()
    {
        QFETCH(FailingCalls::On, what);
        QFETCH(FailingCalls::For, howLong);
        const auto sound = fresh();
        const auto copy = [](const QString &from, const QString &to) {
            for (const auto *tail : {"", "-wal"})
                QFile::copy(from + QLatin1String(tail), to + QLatin1String(tail));
        };
        const auto asItIs = fresh();
        for (const auto &game : app::games()) {
            const auto lines =
                bytes(scripts_ + QString::fromLatin1(game.id.data(), qsizetype(game.id.size())) + u".jsonl"_s)
                    .split('\n');
            Sitting sitting(game, sound);
            for (const auto &line : lines)
                if (!line.isEmpty())
                    sitting.say(line);
            if (&game == &app::games().back())
                copy(sound, asItIs);
        }
        everyCallOfOpening(
            [&](const QString &path) {
                copy(asItIs, path);
                QFile file(path);
                QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(qint64{damagedPage} * 4096) &&
                        file.write(QByteArray(2000, '\x5a')) == 2000);
            },
            what, howLong);
    }

    void anOlderFile_data()
    {
        QTest::addColumn<int>("version");
        addFailures();
        for (const int version : {1, 3, 6})
            eachFailure({On::write, On::sync, On::open}, [&](const QByteArray &name, On what,
                                                             FailingCalls::For howLong) {
                QTest::newRow(("version " + QByteArray::number(version) + ", " + name).constData())
                    << version << what << howLong;
            });
    }
    void anOlderFile()
    {
        QFETCH(int, version);
        QFETCH(FailingCalls::On, what);
        QFETCH(FailingCalls::For, howLong);
        everyCallOfOpening(
            [&](const QString &path) {
                QVERIFY(QFile::copy(
                    QStringLiteral(TEST_FOLDER "/../data/fixtures/version-%1.db").arg(version), path));
                QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
            },
            what, howLong);
    }
};

QTEST_APPLESS_MAIN(EveryCallTest)
#include "every_call_test.moc"
