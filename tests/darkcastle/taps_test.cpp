#include "models/darkcastle/game.h"
#include "models/json/codec.h"

#include <QTest>

using namespace torchside;
using namespace torchside::darkcastle;

// Which taps on a character's health are one step together.
class DarkcastleTapsTest : public QObject {
    Q_OBJECT

private slots:
    void whatTwoTapsAreTogether_data()
    {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("second");
        QTest::addColumn<QByteArray>("together"); // nothing: two steps
        const auto row = [](const char *name, const char *first, const char *second,
                            const char *together = "") {
            QTest::newRow(name) << QByteArray(first) << QByteArray(second) << QByteArray(together);
        };
        const auto *one = R"({"do":"hurt","character":0,"amount":1})";
        row("lost twice", one, R"({"do":"hurt","character":0,"amount":2})",
            R"({"do":"hurt","character":0,"amount":3})");
        row("won back twice", R"({"do":"heal","character":1,"amount":2})",
            R"({"do":"heal","character":1,"amount":1})", R"({"do":"heal","character":1,"amount":3})");
        row("more won back than lost", one, R"({"do":"heal","character":0,"amount":3})",
            R"({"do":"heal","character":0,"amount":2})");
        row("there and back", one, R"({"do":"heal","character":0,"amount":1})");
        row("two characters", one, R"({"do":"hurt","character":1,"amount":1})");
        row("ninety-nine, as much as one command takes", one, R"({"do":"hurt","character":0,"amount":98})",
            R"({"do":"hurt","character":0,"amount":99})");
        row("a hundred", one, R"({"do":"hurt","character":0,"amount":99})");
        row("a hundred won back", R"({"do":"heal","character":0,"amount":1})",
            R"({"do":"heal","character":0,"amount":99})");
        row("with a reason before", R"({"do":"hurt","character":0,"amount":1,"why":"trap"})", one);
        row("with a reason after", one, R"({"do":"heal","character":0,"amount":3,"why":"potion"})");
        row("another deed before", R"({"do":"complete"})", one);
        row("another deed after", one, R"({"do":"complete"})");
        row("two other deeds", R"({"do":"complete"})", R"({"do":"complete"})");
    }
    void whatTwoTapsAreTogether()
    {
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, second);
        QFETCH(QByteArray, together);
        using Told = Codec<darkcastle::Game>;
        const auto read = [](const QByteArray &line) { return Told::command(line.toStdString()).value(); };
        const auto both = Rules::together(read(first), read(second));
        QCOMPARE(both ? Told::text(*both) : std::string(),
                 together.isEmpty() ? std::string() : Told::text(read(together)));
    }
};

QTEST_APPLESS_MAIN(DarkcastleTapsTest)
#include "taps_test.moc"
