#include "app/games.h"
#include "models/kernel/memory_journal.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;

// Qt reads more than JSON, and so did we.
class JsonByTheBookTest : public QObject {
    Q_OBJECT

    static QJsonObject answer(const QByteArray &line)
    {
        MemoryJournal journal;
        SeededDice dice(1);
        const auto *game = app::findGame("mandom");
        const auto session = game->session(
            journal, dice, [] { return Moment{0}; }, nullptr);
        session->submit(game->example);
        return QJsonDocument::fromJson(QByteArray::fromStdString(session->submit(line.toStdString())))
            .object();
    }

private Q_SLOTS:
    void whatQtForgivesIsNoJson_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("nothing before the point") << QByteArray(R"({"do":"goto","seq":.5})");
        QTest::newRow("nothing after the point") << QByteArray(R"({"do":"goto","seq":1.})");
        QTest::newRow("nothing between point and exponent") << QByteArray(R"({"do":"goto","seq":1.e0})");
        QTest::newRow("a tab in a text") << QByteArray("{\"do\":\"note\",\"text\":\"a\tb\"}");
        QTest::newRow("an escape there is not") << QByteArray("{\"do\":\"note\",\"text\":\"\\x41\"}");
    }
    void whatQtForgivesIsNoJson()
    {
        QFETCH(QByteArray, line);
        QCOMPARE(answer(line)[u"code"_s].toString(), u"bad-json"_s);
    }

    void whatIsJsonIsTaken_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("a whole number with a point") << QByteArray(R"({"do":"goto","seq":1.0})");
        QTest::newRow("an exponent") << QByteArray(R"({"do":"goto","seq":0.1E+1})");
        QTest::newRow("points and escapes in a text")
            << QByteArray("{\"do\":\"note\",\"text\":\"a. .b \\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041\"}");
        QTest::newRow("white space") << QByteArray("\t{ \"do\" :\r\"state\" } ");
    }
    void whatIsJsonIsTaken()
    {
        QFETCH(QByteArray, line);
        QVERIFY(answer(line)[u"ok"_s].toBool());
    }
};

QTEST_APPLESS_MAIN(JsonByTheBookTest)
#include "json_by_the_book_test.moc"
