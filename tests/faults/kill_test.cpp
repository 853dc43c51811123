#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;

// The headless program is killed in the middle of play, again and again: whatever reply was seen is kept.
// TORCHSIDE_KILLS says how often.
class KillTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString cli_ = qEnvironmentVariable("TORCHSIDE_CLI");

    QByteArray run(const QStringList &arguments) const
    {
        QProcess process;
        process.start(cli_, arguments);
        process.waitForFinished();
        return process.exitCode() == 0 ? process.readAllStandardOutput() : QByteArray();
    }

    // Plays as fast as it can and is killed after so many microseconds; the seq of the last reply that was
    // seen.
    static int playAndKill(QProcess &process, int microseconds, int seen)
    {
        QElapsedTimer timer;
        timer.start();
        int sent = 0;
        // One put in among those that were seen: the steps after it are written anew.
        process.write(u"{\"do\":\"correct\",\"after\":%1,\"command\":{\"do\":\"rename\",\"player\":1,"
                      "\"name\":\"Bo %1\"}}\n"_s.arg(seen)
                          .toUtf8());
        while (timer.nsecsElapsed() / 1000 < microseconds) {
            process.write(u"{\"do\":\"rename\",\"player\":0,\"name\":\"Ann %1\"}\n"_s.arg(++sent).toUtf8());
            process.waitForBytesWritten(50);
            process.waitForReadyRead(5);
        }
        ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
        process.waitForFinished();
        for (const auto &line : process.readAllStandardOutput().split('\n'))
            if (const auto reply = QJsonDocument::fromJson(line).object(); reply[u"ok"_s].toBool())
                seen = std::max(seen, reply[u"seq"_s].toInt());
        return seen;
    }

private slots:
    void noReplyThatWasSeenIsEverLost()
    {
        const auto file = folder_.filePath(u"kill.db"_s);
        QProcess first;
        first.start(cli_, {u"play"_s, u"mandom"_s, u"--db"_s, file});
        first.write("{\"do\":\"start\",\"players\":[\"Ann\",\"Bo\"]}\n");
        QVERIFY(first.waitForReadyRead());
        first.closeWriteChannel();
        first.waitForFinished();
        QRandomGenerator chance(20261118);
        int seen = 1;
        bool isGiven = false;
        const int given = qEnvironmentVariableIntValue("TORCHSIDE_KILLS", &isGiven);
        const int kills = isGiven ? given : 200;
        int rounds = 0;
        for (; rounds < kills; ++rounds) {
            QProcess process;
            process.start(cli_, {u"resume"_s, u"1"_s, u"--db"_s, file});
            QVERIFY(process.waitForStarted());
            seen = playAndKill(process, 500 + static_cast<int>(chance.bounded(30'000)), seen);
            if (rounds % 10 != 9 && rounds + 1 < kills)
                continue;
            const auto sessions = QJsonDocument::fromJson(run({u"sessions"_s, u"--db"_s, file})).array();
            QCOMPARE(sessions.size(), 1);
            QVERIFY2(sessions[0][u"seq"_s].toInt() >= seen,
                     qPrintable(u"seen %1, kept %2"_s.arg(seen).arg(sessions[0][u"seq"_s].toInt())));
            seen = sessions[0][u"seq"_s].toInt();
        }
        QProcess check;
        check.start(u"sqlite3"_s, {file, u"PRAGMA integrity_check"_s});
        check.waitForFinished();
        QCOMPARE(check.readAllStandardOutput().trimmed(), QByteArray("ok"));
        const auto whole = QJsonDocument::fromJson(run({u"export"_s, u"1"_s, u"--db"_s, file})).object();
        QCOMPARE(whole[u"steps"_s].toArray().size(), whole[u"seq"_s].toInt());
        qInfo("%d rounds, %d steps kept", rounds, whole[u"seq"_s].toInt());
    }
};

QTEST_MAIN(KillTest)
#include "kill_test.moc"
