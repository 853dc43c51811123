#include "models/json/archive_document.h"

#include "models/kernel/memory_journal.h"
#include "tests/harness/scripted_sessions.h"

#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;
using json::Archive;
using json::Document;

namespace {

QByteArray oneSession()
{
    MemoryJournal journal;
    SeededDice dice(1);
    tests::played(tests::script(qEnvironmentVariable("TORCHSIDE_SOURCE"), u"mandom"_s, u"over"_s), journal,
                  dice);
    return json::documentOf(journal, journal.sessions().front(), "Dungeon of Mandom");
}

QByteArray everything(const QList<QByteArray> &sessions)
{
    json::ArchiveParts parts;
    parts.sessions = {sessions.begin(), sessions.end()};
    parts.people = {u"Ann"_s, u"Bo & Cy"_s};
    parts.cards = {{u"cards"_s, QJsonArray()}};
    parts.written = 1'763'496'000'000;
    return json::archiveOf(parts);
}

QString wrongWith(const QByteArray &file)
{
    const auto read = json::readArchive(file);
    const auto *why = std::get_if<Sentence>(&read);
    return why ? QString::fromStdString(english(*why)) : QString();
}

QByteArray with(QByteArray json, const char *from, const QByteArray &to)
{
    if (!json.contains(from))
        qFatal("%s is not in the file", from);
    return json.replace(json.indexOf(from), static_cast<qsizetype>(strlen(from)), to);
}

} // namespace

class ArchiveTest : public QObject {
    Q_OBJECT

private slots:
    void whatWasWrittenIsReadAgain()
    {
        const auto read = json::readArchive(everything({oneSession(), oneSession()}));
        QVERIFY(std::holds_alternative<Archive>(read));
        const auto &archive = std::get<Archive>(read);
        QCOMPARE(archive.sessions.size(), 2U);
        QVERIFY(std::holds_alternative<Document>(archive.sessions.front()));
        QCOMPARE(std::get<Document>(archive.sessions.front()).session.game, std::string("mandom"));
        QCOMPARE(archive.people, (QStringList{u"Ann"_s, u"Bo & Cy"_s}));
    }

    void aSingleSessionIsAFileOfOne()
    {
        const auto read = json::readArchive(oneSession());
        QVERIFY(std::holds_alternative<Archive>(read));
        QCOMPARE(std::get<Archive>(read).sessions.size(), 1U);
    }

    void whatIsNoFileOfOursIsSaidSo_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("why");
        const auto all = everything({oneSession()});
        const auto one = oneSession();
        QTest::newRow("empty") << QByteArray() << u"cut off"_s;
        QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0", 10) << u"cut off"_s;
        QTest::newRow("cut in the middle") << all.left(all.size() / 2) << u"cut off"_s;
        QTest::newRow("one byte short") << all.left(all.size() - 1) << u"cut off"_s;
        QTest::newRow("text") << QByteArray("hello") << u"cut off"_s;
        QTest::newRow("a list") << QByteArray("[1,2]") << u"nothing that Torchside exported"_s;
        QTest::newRow("another program's")
            << QByteArray(R"({"format":"other"})") << u"nothing that Torchside exported"_s;
        QTest::newRow("a number as format")
            << QByteArray(R"({"format":7})") << u"nothing that Torchside exported"_s;
        QTest::newRow("nested without end") << QByteArray(100'000, '[') << u"nested"_s;
        QTest::newRow("nested objects") << QByteArray(R"({"a":)").repeated(50'000) << u"nested"_s;
        QTest::newRow("a newer version")
            << with(all, "\"version\":1", "\"version\":2") << u"newer Torchside"_s;
        QTest::newRow("a newer session")
            << with(one, "\"version\":1", "\"version\":2") << u"newer Torchside"_s;
        QTest::newRow("no version") << with(all, "\"version\":1", "\"v\":1") << u"no list of sessions"_s;
        QTest::newRow("a version in words")
            << with(all, "\"version\":1", "\"version\":\"1\"") << u"no list of sessions"_s;
        QTest::newRow("sessions that are no list")
            << QByteArray(R"({"format":"torchside-everything","version":1,"sessions":{}})")
            << u"no list of sessions"_s;
        QTest::newRow("a damaged session") << with(one, "\"seq\":2,", "\"seq\":9,") << u"damaged"_s;
        QTest::newRow("a head beyond the end") << with(one, "\"seq\":10", "\"seq\":11") << u"damaged"_s;
        QTest::newRow("too many sessions")
            << QByteArray(R"({"format":"torchside-everything","version":1,"sessions":[)") +
                   QByteArray("0,").repeated(5001) + "0]}"
            << u"at most 5000"_s;
        QTest::newRow("too large") << QByteArray(json::largestArchive + 1, ' ') << u"too large"_s;
    }
    void whatIsNoFileOfOursIsSaidSo()
    {
        QFETCH(QByteArray, file);
        QFETCH(QString, why);
        const auto said = wrongWith(file);
        QVERIFY2(said.contains(why), qPrintable(said));
    }

    void oneBadSessionDoesNotHideTheOthers_data()
    {
        QTest::addColumn<QByteArray>("bad");
        QTest::newRow("a number") << QByteArray("7");
        QTest::newRow("null") << QByteArray("null");
        QTest::newRow("a list") << QByteArray("[]");
        QTest::newRow("an empty object") << QByteArray("{}");
        QTest::newRow("steps of a wrong type") << with(oneSession(), "\"steps\":[", "\"steps\":7,\"s\":[");
        QTest::newRow("a time that is none")
            << with(oneSession(), "\"started\":\"2025", "\"started\":\"20x5");
        QTest::newRow("a newer one") << with(oneSession(), "\"version\":1", "\"version\":99");
        QTest::newRow("a whole file of everything") << everything({oneSession()});
        QTest::newRow("steps without end")
            << with(oneSession(), "\"steps\":[", "\"steps\":[" + QByteArray("{},").repeated(50'001));
    }
    void oneBadSessionDoesNotHideTheOthers()
    {
        QFETCH(QByteArray, bad);
        const auto read = json::readArchive(everything({oneSession(), bad, oneSession()}));
        QVERIFY(std::holds_alternative<Archive>(read));
        const auto &sessions = std::get<Archive>(read).sessions;
        QCOMPARE(sessions.size(), 3U);
        QVERIFY(std::holds_alternative<Document>(sessions[0]));
        QVERIFY(std::holds_alternative<Sentence>(sessions[1]));
        QVERIFY(!english(std::get<Sentence>(sessions[1])).empty());
        QVERIFY(std::holds_alternative<Document>(sessions[2]));
    }

    void namesThatAreNoneAreLeftOut()
    {
        const auto file = with(everything({}), "\"people\":[",
                               "\"people\":[7,\"\",\"  \",\"" + QByteArray(50, 'x') + "\",");
        const auto read = json::readArchive(file);
        QCOMPARE(std::get<Archive>(read).people, (QStringList{u"Ann"_s, u"Bo & Cy"_s}));
    }
};

QTEST_GUILESS_MAIN(ArchiveTest)
#include "archive_test.moc"
