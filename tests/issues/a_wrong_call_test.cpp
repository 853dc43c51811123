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
};

QTEST_GUILESS_MAIN(AWrongCallTest)
#include "a_wrong_call_test.moc"
