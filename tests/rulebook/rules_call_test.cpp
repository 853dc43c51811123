#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

struct Reply {
    int status = -1;
    QByteArray out;
    QByteArray error;
};

Reply call(const QStringList &arguments)
{
    QProcess program;
    program.start(qEnvironmentVariable("TORCHSIDE_CLI"), QStringList(u"rules"_s) + arguments);
    program.waitForFinished();
    return {program.exitCode(), program.readAllStandardOutput(), program.readAllStandardError()};
}

} // namespace

class RulesCallTest : public QObject {
    Q_OBJECT

private slots:
    void passagesAreListedBestFirst()
    {
        const auto reply =
            call({u"does the torch beat orcs"_s, u"--game"_s, u"mandom"_s, u"--limit"_s, u"3"_s});
        QCOMPARE(reply.status, 0);
        const auto answers = QJsonDocument::fromJson(reply.out).array();
        QVERIFY(!answers.isEmpty() && answers.size() <= 3);
        double last = 1e9;
        for (const auto &answer : answers) {
            const auto fields = answer.toObject();
            QCOMPARE(fields.keys(), QStringList({u"game"_s, u"id"_s, u"kind"_s, u"score"_s, u"section"_s,
                                                 u"text"_s, u"title"_s}));
            QCOMPARE(fields["game"_L1].toString(), u"mandom"_s);
            QVERIFY(fields["score"_L1].toDouble() <= last);
            last = fields["score"_L1].toDouble();
        }
    }

    void tenPassagesUnlessToldOtherwise()
    {
        QCOMPARE(QJsonDocument::fromJson(call({u"how do I win"_s}).out).array().size(), 10);
    }

    void anEmptyQuestionHasNoAnswer()
    {
        const auto reply = call({u""_s});
        QCOMPARE(reply.status, 0);
        QCOMPARE(reply.out.trimmed(), "[]"_ba);
    }

    void aGermanQuestionHasAGermanAnswer()
    {
        const auto reply =
            call({u"schlägt die Fackel Orks?"_s, u"--game"_s, u"mandom"_s, u"--language"_s, u"de"_s});
        QCOMPARE(reply.status, 0);
        const auto best = QJsonDocument::fromJson(reply.out).array()[0].toObject();
        QCOMPARE(best["id"_L1].toString(), u"item-torch"_s);
        QCOMPARE(best["title"_L1].toString(), u"Fackel"_s);
    }

    void aGermanQuestionIsKnownByItsWords()
    {
        for (const auto &question : {u"wer fängt an"_s, u"schlägt die Fackel Orks?"_s, u"Lebenspunkte"_s,
                                     u"darf ich den Vorpal Sword Namen ändern"_s}) {
            const auto best =
                QJsonDocument::fromJson(call({question, u"--game"_s, u"mandom"_s}).out).array()[0].toObject();
            const auto german = call({question, u"--game"_s, u"mandom"_s, u"--language"_s, u"de"_s});
            QCOMPARE(best["id"_L1], QJsonDocument::fromJson(german.out).array()[0].toObject()["id"_L1]);
            QCOMPARE(best["text"_L1], QJsonDocument::fromJson(german.out).array()[0].toObject()["text"_L1]);
        }
    }

    void anEnglishQuestionStaysEnglish()
    {
        for (const auto &question :
             {u"who starts"_s, u"am I out after two fails"_s, u"can I die in here"_s}) {
            const auto english = call({question, u"--game"_s, u"mandom"_s, u"--language"_s, u"en"_s});
            QCOMPARE(call({question, u"--game"_s, u"mandom"_s}).out, english.out);
        }
    }

    void aQuestionMayBeginWithADash()
    {
        const auto plain = call({u"torch"_s, u"--game"_s, u"mandom"_s});
        QCOMPARE(call({u"-torch"_s, u"--game"_s, u"mandom"_s}).out, plain.out);
        QCOMPARE(call({u"--game"_s, u"mandom"_s, u"--"_s, u"--torch"_s}).out, plain.out);
        QCOMPARE(call({u"-- torch"_s, u"--game=mandom"_s}).out, plain.out);
    }

    void aWrongCallSaysWhatWouldBeRight_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("no question") << QStringList();
        QTest::newRow("two questions") << QStringList({u"one"_s, u"two"_s});
        QTest::newRow("unknown game") << QStringList({u"torch"_s, u"--game"_s, u"chess"_s});
        QTest::newRow("game missing") << QStringList({u"torch"_s, u"--game"_s});
        QTest::newRow("limit of nothing") << QStringList({u"torch"_s, u"--limit"_s, u"0"_s});
        QTest::newRow("limit below zero") << QStringList({u"torch"_s, u"--limit"_s, u"-3"_s});
        QTest::newRow("limit no number") << QStringList({u"torch"_s, u"--limit"_s, u"many"_s});
        QTest::newRow("unknown language") << QStringList({u"torch"_s, u"--language"_s, u"xx"_s});
        QTest::newRow("unknown option") << QStringList({u"torch"_s, u"--loud"_s});
    }

    void aWrongCallSaysWhatWouldBeRight()
    {
        QFETCH(QStringList, arguments);
        const auto reply = call(arguments);
        QCOMPARE(reply.status, 2);
        QVERIFY(reply.out.isEmpty());
        QCOMPARE(reply.error.trimmed().count('\n'), 0);
        QVERIFY(reply.error.contains("Usage"));
    }
};

QTEST_APPLESS_MAIN(RulesCallTest)
#include "rules_call_test.moc"
