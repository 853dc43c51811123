#include "app/window.h"
#include "data/journal/open_journal.h"
#include "tests/harness/fake_platform.h"
#include "tests/harness/patience.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;

// The window and the terminal have one session of one file open: each sees what the other does, and nothing
// is done upon what is no longer so.
class BesideTheTerminalTest : public QObject {
    Q_OBJECT

    struct Both {
        QTemporaryDir folder;
        QString file = folder.filePath(u"evenings.db"_s);
        app::Window window{{.journal = file,
                            .preferences = folder.filePath(u"preferences.ini"_s),
                            .seed = 1,
                            .platform = std::make_shared<tests::FakePlatform>()}};
        QProcess terminal;

        app::Shelf &shelf() { return window.shelf(); }
        table::Table &table() { return *window.shelf().table(); }

        bool begin()
        {
            if (!shelf().start(u"mandom"_s, {{u"players"_s, QStringList{u"Ann"_s, u"Bo"_s}}}))
                return false;
            terminal.start(qEnvironmentVariable("TORCHSIDE_CLI"),
                           {u"resume"_s, QString::number(shelf().sessionId()), u"--db"_s, file});
            return terminal.waitForStarted();
        }

        QJsonObject said()
        {
            while (!terminal.canReadLine())
                if (!terminal.waitForReadyRead())
                    return {};
            return QJsonDocument::fromJson(terminal.readLine()).object();
        }

        QJsonObject type(const QByteArray &line)
        {
            terminal.write(line + '\n');
            return said();
        }

        ~Both()
        {
            terminal.closeWriteChannel();
            terminal.waitForFinished();
        }
    };

private Q_SLOTS:
    void whatTheTerminalDoesStandsInTheWindow()
    {
        Both both;
        QVERIFY(both.begin());
        QVERIFY(both.type(R"({"do":"place"})")[u"ok"_s].toBool());
        QTRY_COMPARE(both.table().seq(), 2); // by itself
        QVERIFY(both.table().history()->rowCount() >= 2);
        both.type(R"({"do":"undo"})");
        QTRY_COMPARE(both.table().seq(), 1);
        QVERIFY(both.table().canRedo());
        both.type(R"({"do":"rename","player":1,"name":"Bob"})");
        QTRY_COMPARE(both.table().seats(), (QStringList{u"Ann"_s, u"Bob"_s}));
    }

    void whatTheWindowDoesStandsInTheTerminal()
    {
        Both both;
        QVERIFY(both.begin());
        QVERIFY(both.table().act({{u"do"_s, u"place"_s}}));
        const auto state = both.type(R"({"do":"state"})");
        QCOMPARE(state[u"seq"_s], QJsonValue(2));
        QCOMPARE(both.type(R"({"do":"undo"})")[u"seq"_s], QJsonValue(1)); // it is one evening
    }

    // The same number of steps, and yet another past.
    void nothingIsDoneUponWhatIsNoLongerSo()
    {
        Both both;
        QVERIFY(both.begin());
        QVERIFY(both.table().act({{u"do"_s, u"place"_s}}));
        both.type(R"({"do":"undo"})");
        both.type(R"({"do":"pass"})"); // the window has not looked since: it stands at step 2, too
        QSignalSpy refused(&both.table(), &table::Table::refused);
        QVERIFY(!both.table().act({{u"do"_s, u"place"_s}}));
        const auto why = refused.first().first().toString();
        QVERIFY2(why.contains(u"went on elsewhere"), qPrintable(why));
        QCOMPARE(both.table().seq(), 2);
        QVERIFY(both.table().undoHint().contains(u"passes"));
        both.table().undo(); // now it is seen
        QCOMPARE(both.type(R"({"do":"state"})")[u"seq"_s], QJsonValue(1));
    }

    void aGameThatIsPlayedThereStandsOnTheListHere()
    {
        Both both;
        QVERIFY(both.begin());
        both.shelf().putAway();
        QSignalSpy listed(&both.shelf(), &app::Shelf::listed);
        both.type(R"({"do":"place"})");
        QTRY_VERIFY(!listed.isEmpty());
    }
};

QTEST_MAIN(BesideTheTerminalTest)
#include "beside_the_terminal_test.moc"
