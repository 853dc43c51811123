#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

struct Reply {
    int status = -1;
    QByteArray out;
    QByteArray error;
};

Reply call(const QStringList &words, const QByteArray &lines = {})
{
    QProcess program;
    program.start(qEnvironmentVariable("TORCHSIDE_CLI"), words);
    program.write(lines);
    program.closeWriteChannel();
    program.waitForFinished();
    return {program.exitCode(), program.readAllStandardOutput(), program.readAllStandardError()};
}

QByteArray bytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

// The terminal took the same file twice where the window says that it is here, and refused a file of
// everything.
class TheSameFileTwiceTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString one_ = QStringLiteral(TEST_FOLDER "/../data/fixtures/torchside-1.0/mandom.json");
    QString all_ = QStringLiteral(TEST_FOLDER "/../data/fixtures/torchside-1.0/everything.json");
    int files_ = 0;

    QString fresh() { return folder_.filePath(u"twice-%1.db"_s.arg(++files_)); }
    QString written(const QByteArray &content)
    {
        QFile file(folder_.filePath(u"file-%1.json"_s.arg(++files_)));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("it can't be written");
        return file.fileName();
    }
    static Reply import(const QString &file, const QString &db)
    {
        return call({u"import"_s, file, u"--db"_s, db});
    }
    static QJsonArray list(const QString &what, const QString &db)
    {
        const auto words = what == u"sessions"_s ? QStringList{what} : QStringList{u"cards"_s, what};
        return QJsonDocument::fromJson(call(words + QStringList{u"--db"_s, db}).out).array();
    }

private Q_SLOTS:
    void isSaidToBeHereByTheIdThatItHas()
    {
        const auto db = fresh();
        QCOMPARE(import(one_, db).out, QByteArray("1\n"));
        QCOMPARE(
            call({u"play"_s, u"mandom"_s, u"--db"_s, db}, R"({"do":"start","players":["Ann","Bo"]})").status,
            0);
        const auto again = import(one_, db);
        QCOMPARE(again.status, 0);
        QCOMPARE(again.out, QByteArray("1\n"));
        QCOMPARE(again.error, QByteArray("Session 1 was here already.\n"));
        QCOMPARE(list(u"sessions"_s, db).size(), 2);
    }

    // What was played on here is further than the file, and is it all the same.
    void isHereAlsoWhenOursWentOn()
    {
        const auto db = fresh();
        QCOMPARE(import(one_, db).status, 0);
        const auto played =
            call({u"resume"_s, u"1"_s, u"--db"_s, db, u"--strict"_s},
                 "{\"do\":\"goto\",\"seq\":14}\n{\"do\":\"rename\",\"player\":0,\"name\":\"Zoë\"}\n");
        QCOMPARE(played.status, 0);
        QCOMPARE(import(one_, db).out, QByteArray("1\n"));
        QCOMPARE(list(u"sessions"_s, db).size(), 1);
    }

    // Taken back and played otherwise, it is another session: the file's is not lost.
    void isNotHereWhereOursWentAnotherWay()
    {
        const auto db = fresh();
        QCOMPARE(import(one_, db).status, 0);
        QByteArray lines = "{\"do\":\"goto\",\"seq\":5}\n";
        for (int i = 0; i < 12; ++i)
            lines += "{\"do\":\"rename\",\"player\":0,\"name\":\"Ann " + QByteArray::number(i) + "\"}\n";
        QCOMPARE(call({u"resume"_s, u"1"_s, u"--db"_s, db, u"--strict"_s}, lines).status, 0);
        QCOMPARE(import(one_, db).out, QByteArray("2\n"));
        QCOMPARE(import(one_, db).out, QByteArray("2\n"));
    }

    // With its past corrected it is another, though it came to the same step at the same moment.
    void isNotHereWhereOursWasCorrected_data()
    {
        QTest::addColumn<QByteArray>("correction");
        QTest::newRow("another name") << QByteArray(
            R"({"do":"correct","seq":1,"command":{"do":"start","players":["Anna","Bo","Cy"],"first":0},"drop":true})");
        QTest::newRow("put in") << QByteArray(
            R"({"do":"correct","after":2,"command":{"do":"rename","player":0,"name":"Anna"}})");
        QTest::newRow("left out") << QByteArray(R"({"do":"correct","seq":3,"drop":true})");
    }
    void isNotHereWhereOursWasCorrected()
    {
        QFETCH(QByteArray, correction);
        const auto db = fresh();
        const auto plain = call({u"play"_s, u"mandom"_s, u"--db"_s, db, u"--strict"_s},
                                "{\"do\":\"start\",\"players\":[\"Ann\",\"Bo\",\"Cy\"],\"first\":0}\n"
                                "{\"do\":\"place\"}\n{\"do\":\"place\"}\n"
                                "{\"do\":\"rename\",\"player\":1,\"name\":\"Bob\"}\n");
        QCOMPARE(plain.status, 0);
        const auto before = written(call({u"export"_s, u"1"_s, u"--db"_s, db}).out);
        QCOMPARE(call({u"resume"_s, u"1"_s, u"--db"_s, db, u"--strict"_s}, correction).status, 0);
        const auto after = written(call({u"export"_s, u"1"_s, u"--db"_s, db}).out);
        QCOMPARE(import(before, db).out, QByteArray("2\n")); // beside the corrected one
        QCOMPARE(import(after, db).out, QByteArray("1\n"));
        QCOMPARE(import(before, db).out, QByteArray("2\n"));
        const auto other = fresh();
        QCOMPARE(import(before, other).out, QByteArray("1\n"));
        QCOMPARE(import(after, other).out, QByteArray("2\n"));
        QCOMPARE(import(after, other).out, QByteArray("2\n"));
    }

    void everythingGoesInByTheSameCall()
    {
        const auto db = fresh();
        const auto reply = import(all_, db);
        QCOMPARE(reply.status, 0);
        QCOMPARE(reply.out.trimmed().split('\n').size(), 6);
        QCOMPARE(list(u"sessions"_s, db).size(), 6);
        QCOMPARE(list(u"list"_s, db).size(), 8);
        QCOMPARE(list(u"corrections"_s, db).size(), 3);
        const auto again = import(all_, db);
        QCOMPARE(again.status, 0);
        QCOMPARE(again.out, reply.out);
        QCOMPARE(again.error.count("was here already"), 6);
        QCOMPARE(list(u"sessions"_s, db).size(), 6);
        QCOMPARE(list(u"list"_s, db).size(), 8);
    }

    void whatCantBeTakenInAsAWholeIsNotTakenInAtAll_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("a game that nobody knows") << "\"game\":\"darkcastle\""_ba
                                                  << "\"game\":\"chess\""_ba;
        QTest::newRow("steps that make no game") << "\"type\":\"placed\""_ba
                                                 << "\"type\":\"phoned\""_ba;
        QTest::newRow("a card without a name") << "\"name\":\"Eel Wife\",\"set\""_ba
                                               << "\"name\":7,\"set\""_ba;
        QTest::newRow("cut off") << "\"people\""_ba
                                 << "people"_ba;
    }
    void whatCantBeTakenInAsAWholeIsNotTakenInAtAll()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        const auto db = fresh();
        QCOMPARE(import(one_, db).status, 0);
        const auto spoilt = bytes(all_).replace(from, to);
        QVERIFY(spoilt != bytes(all_));
        const auto reply = import(written(spoilt), db);
        QCOMPARE(reply.status, 2);
        QVERIFY(reply.out.isEmpty());
        QVERIFY2(reply.error.startsWith("Nothing was taken in: "), reply.error.constData());
        QCOMPARE(reply.error.count('\n'), 1);
        QCOMPARE(list(u"sessions"_s, db).size(), 1);
        QCOMPARE(list(u"list"_s, db).size(), 0);
    }

    void aBadFileMakesNoDatabase()
    {
        const auto db = fresh();
        QCOMPARE(import(written("nonsense"), db).status, 2);
        QCOMPARE(import(folder_.filePath(u"nowhere.json"_s), db).status, 2);
        QVERIFY(!QFile::exists(db));
    }

    void cardsOfOtherProgramsAreSaidToGoInByAnotherCall()
    {
        const auto reply = import(written("<set name=\"S\"></set>"), fresh());
        QCOMPARE(reply.status, 2);
        QVERIFY(reply.error.contains("cards import"));
    }
};

QTEST_GUILESS_MAIN(TheSameFileTwiceTest)
#include "the_same_file_twice_test.moc"
