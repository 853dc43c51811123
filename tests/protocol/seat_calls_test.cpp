#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

// The terminal speaks as one seat only.
class SeatCallsTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    static QList<QJsonObject> said(const QStringList &arguments, const QByteArray &lines)
    {
        QProcess cli;
        cli.start(qEnvironmentVariable("TORCHSIDE_CLI"), arguments);
        cli.write(lines);
        cli.closeWriteChannel();
        cli.waitForFinished();
        QList<QJsonObject> replies;
        for (const auto &line : cli.readAllStandardOutput().split('\n'))
            if (!line.isEmpty())
                replies.append(QJsonDocument::fromJson(line).object());
        return replies;
    }

private Q_SLOTS:
    void theTableStartsAndTheSeatGoesOn()
    {
        const auto replies = said({u"play"_s, u"mandom"_s, u"--seat"_s, u"0"_s},
                                  "{\"do\":\"start\",\"players\":[\"Ann\",\"Bo\"]}\n"
                                  "{\"do\":\"place\",\"monster\":\"orc\"}\n"
                                  "{\"do\":\"place\"}\n{\"do\":\"undo\"}\n");
        QCOMPARE(replies.size(), 4);
        QVERIFY(replies[0]["ok"_L1].toBool());
        QCOMPARE(replies[1]["events"_L1][0]["monster"_L1], QJsonValue(u"orc"_s));
        QCOMPARE(replies[1]["seat"_L1]["name"_L1], QJsonValue(u"Ann"_s));
        QCOMPARE(replies[2]["code"_L1], QJsonValue(u"not-yours"_s));
        QCOMPARE(replies[3]["code"_L1], QJsonValue(u"not-yours"_s));
    }

    void aStoredSessionGoesOnAsOneSeat()
    {
        const auto db = folder_.filePath(u"seats.db"_s);
        said({u"play"_s, u"mandom"_s, u"--db"_s, db}, "{\"do\":\"start\",\"players\":[\"Ann\",\"Bo\"]}\n"
                                                      "{\"do\":\"place\",\"monster\":\"orc\"}\n");
        const auto replies =
            said({u"resume"_s, u"1"_s, u"--db"_s, db, u"--seat"_s, u"1"_s},
                 "{\"do\":\"odds\",\"player\":0}\n{\"do\":\"pass\"}\n{\"do\":\"seat\",\"player\":1}\n");
        QCOMPARE(replies.size(), 3);
        QCOMPARE(replies[0]["code"_L1], QJsonValue(u"not-yours"_s));
        QVERIFY(replies[1]["ok"_L1].toBool());
        QCOMPARE(replies[2]["seat"_L1]["about"_L1], QJsonValue(u"has passed"_s));
    }

    void aSeatThatNobodyHasIsAWrongCall()
    {
        QProcess cli;
        cli.start(qEnvironmentVariable("TORCHSIDE_CLI"), {u"play"_s, u"mandom"_s, u"--seat"_s, u"9"_s});
        cli.closeWriteChannel();
        cli.waitForFinished();
        QCOMPARE(cli.exitCode(), 2);
        QVERIFY(cli.readAllStandardError().contains("There is no seat 9"));
    }
};

QTEST_GUILESS_MAIN(SeatCallsTest)
#include "seat_calls_test.moc"
