#include "tests/harness/real_window.h"

#include "data/journal/open_journal.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <csignal>
#include <iostream>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

// At the table, however the app begins: a new game, the one it was killed in, or by its line on the first
// page.
bool sitsDown(tests::RealWindow &app)
{
    if (app.app().shelf().table())
        return true;
    const auto line = app.app().shelf().property("lastLine").toString();
    if (!line.isEmpty())
        return app.tap(line);
    if (!app.tap(u"Dungeon of Mandom"_s) || !app.type(u"Add someone"_s, u"Ann"_s) ||
        !app.type(u"Add someone"_s, u"Bo"_s))
        return false;
    return app.tap(u"Into the dungeon"_s) && app.shows(u"Round 1"_s);
}

// Plays by touch until it is killed, and says of each tap what it is about to do and when it is to be seen.
int play(const QString &folder)
{
    tests::RealWindow app({360, 800}, folder);
    if (!app.isShown() || !sitsDown(app))
        return 1;
    auto *table = app.app().shelf().table();
    bool back = false;
    std::cout << "done " << table->property("seq").toInt() << std::endl;
    for (;;) {
        const int seq = table->property("seq").toInt();
        back = back ? seq > 1 : seq > 6;
        const int next = back ? seq - 1 : seq + 1;
        std::cout << "doing " << next << std::endl;
        if (!app.tap(back ? u"Undo"_s : u"Dungeon"_s) ||
            !tests::soon([&] { return table->property("seq").toInt() == next; }))
            return 1;
        std::cout << "done " << next << std::endl;
    }
}

// What the killed one had said: where it stood, and where it was about to stand.
struct Said {
    int done = -1;
    int doing = -1;
    int taps = 0;
    void hear(const QByteArray &line)
    {
        if (line.startsWith("doing "))
            doing = line.mid(6).toInt();
        else if (line.startsWith("done ")) {
            done = doing = line.mid(5).toInt();
            ++taps;
        }
    }
};

} // namespace

// The window is killed in the middle of play, again and again: what was seen is kept. TORCHSIDE_KILLS says
// how often.
class WindowKill : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    // Waits until it has played for so many taps, and kills it a moment later: in the middle of the next.
    Said playedAndKilled(int taps, int milliseconds)
    {
        QProcess process;
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(QCoreApplication::applicationFilePath(), {u"--play"_s, folder_.path()});
        Said said;
        QElapsedTimer since;
        const QDeadlineTimer patience(120'000);
        while (!patience.hasExpired() && (!since.isValid() || since.elapsed() < milliseconds)) {
            process.waitForReadyRead(5);
            while (process.canReadLine())
                said.hear(process.readLine().trimmed());
            if (said.taps > taps && !since.isValid())
                since.start();
            if (process.state() == QProcess::NotRunning)
                return {};
        }
        ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
        process.waitForFinished();
        while (process.canReadLine())
            said.hear(process.readLine().trimmed());
        return said;
    }

private Q_SLOTS:
    void whatWasSeenIsKept()
    {
        bool isGiven = false;
        const int given = qEnvironmentVariableIntValue("TORCHSIDE_KILLS", &isGiven);
        const int kills = isGiven ? given : 4;
        // Another run, other moments, where it is asked for.
        QRandomGenerator chance(20261119U + qEnvironmentVariable("TORCHSIDE_CHANCE").toUInt());
        int taps = 0;
        for (int i = 0; i < kills; ++i) {
            const auto said =
                playedAndKilled(static_cast<int>(chance.bounded(5)), static_cast<int>(chance.bounded(400)));
            QVERIFY2(said.taps > 0, "it comes to the table and plays");
            taps += said.taps - 1;
            const auto opened =
                data::openJournal(folder_.filePath(u"journal.db"_s).toStdString(), data::Purpose::play);
            QCOMPARE(opened.notice, std::string());
            const auto sessions = opened.journal->sessions();
            QCOMPARE(sessions.size(), std::size_t(1));
            const auto head = static_cast<int>(sessions[0].head);
            QVERIFY2(
                head == said.done || head == said.doing,
                qPrintable(u"seen %1, asked for %2, kept %3"_s.arg(said.done).arg(said.doing).arg(head)));
            QCOMPARE(
                static_cast<std::int64_t>(opened.journal->steps(sessions[0].id, 1, sessions[0].last).size()),
                sessions[0].last);
        }
        qInfo("%d kills, %d taps", kills, taps);
    }
};

int main(int argc, char *argv[])
{
    const QGuiApplication app(argc, argv);
    if (argc == 3 && argv[1] == QByteArrayView("--play"))
        return play(QString::fromLocal8Bit(argv[2]));
    WindowKill test;
    return QTest::qExec(&test, argc, argv);
}
#include "window_kill.moc"
