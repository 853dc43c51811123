#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;

// A wrong call was answered with its usage alone: which word was wrong had to be guessed.
class AWrongCallTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysInOneLineWhatIsWrongAndWhatWouldBeRight_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("wrong");
        QTest::newRow("no game") << QStringList{u"play"_s} << u"Something is missing."_s;
        QTest::newRow("a word too many")
            << QStringList{u"play"_s, u"mandom"_s, u"now"_s} << u"“now” is too much."_s;
        QTest::newRow("an unknown option")
            << QStringList{u"play"_s, u"mandom"_s, u"--loud"_s} << u"Unknown option 'loud'."_s;
        QTest::newRow("no value") << QStringList{u"sessions"_s, u"--db"_s}
                                  << u"Missing value after '--db'."_s;
        QTest::newRow("a value of a flag") << QStringList{u"play"_s, u"mandom"_s, u"--strict=no"_s}
                                           << u"Unexpected value after '--strict'."_s;
        QTest::newRow("no number") << QStringList{u"play"_s, u"mandom"_s, u"--seed"_s, u"-1"_s}
                                   << u"--seed needs a whole number from 0."_s;
        QTest::newRow("no session") << QStringList{u"resume"_s, u"-1x"_s, u"--db"_s, u"x"_s}
                                    << u"“-1x” is no session"_s;
        QTest::newRow("no database") << QStringList{u"sessions"_s} << u"--db is missing."_s;
        QTest::newRow("no game of ours")
            << QStringList{u"play"_s, u"chess"_s} << u"There is no game “chess”"_s;
        QTest::newRow("nothing to export") << QStringList{u"export"_s} << u"Something is missing."_s;
    }
    void saysInOneLineWhatIsWrongAndWhatWouldBeRight()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, wrong);
        QProcess program;
        program.start(qEnvironmentVariable("TORCHSIDE_CLI"), words);
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 2);
        QVERIFY(program.readAllStandardOutput().isEmpty());
        const auto said = QString::fromUtf8(program.readAllStandardError());
        QVERIFY2(said.startsWith(wrong), qPrintable(said));
        QVERIFY2(said.contains(u"Usage: torchside-cli "_s + words.first()), qPrintable(said));
        QCOMPARE(said.count(u'\n'), 1);
    }

    void optionsMayStandAnywhere()
    {
        QProcess program;
        program.start(qEnvironmentVariable("TORCHSIDE_CLI"),
                      {u"play"_s, u"--strict"_s, u"--seed"_s, u"7"_s, u"--seed=8"_s, u"mandom"_s});
        program.write(
            "{\"do\":\"start\",\"players\":[\"Ann\",\"Bo\"]}\n{\"do\":\"fly\"}\n{\"do\":\"state\"}\n");
        program.closeWriteChannel();
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 1);
        QCOMPARE(program.readAllStandardOutput().count('\n'), 2);
        QVERIFY(program.readAllStandardError().isEmpty());
    }
};

QTEST_GUILESS_MAIN(AWrongCallTest)
#include "a_wrong_call_test.moc"
