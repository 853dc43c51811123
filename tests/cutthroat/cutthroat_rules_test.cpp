#include "tests/cutthroat/told_rules.h"

using namespace torchside;

class CutthroatRulesTest : public QObject {
    Q_OBJECT

private slots:
    void rule_data()
    {
        QTest::addColumn<QStringList>("lines");
        for (const auto &rule : tests::toldRules(QStringLiteral(TEST_FOLDER)))
            QTest::newRow(qPrintable(rule.name)) << rule.lines;
    }
    void rule()
    {
        QFETCH(QStringList, lines);
        QCOMPARE(tests::toldGame().play(lines), QString());
    }

    void playthroughsGoAsWritten_data()
    {
        QTest::addColumn<QString>("path");
        for (const auto &info : QDir(QStringLiteral(TEST_FOLDER)).entryInfoList({QStringLiteral("*.play")}))
            QTest::newRow(qPrintable(info.completeBaseName())) << info.filePath();
    }
    void playthroughsGoAsWritten()
    {
        QFETCH(QString, path);
        QCOMPARE(tests::playthrough<cutthroat::Game>(path).join(u'\n'), QString());
    }
};

QTEST_APPLESS_MAIN(CutthroatRulesTest)
#include "cutthroat_rules_test.moc"
