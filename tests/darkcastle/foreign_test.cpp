#include "models/protocol/session.h"
#include "tests/darkcastle/castle_lines.h"

using namespace torchside;
using namespace torchside::tests::castle;

namespace {

// Whether these steps, from who knows where, make a game.
bool makesAGame(const QList<QByteArray> &eventsOfSteps)
{
    std::vector<StoredStep> steps;
    for (const auto &events : eventsOfSteps)
        steps.push_back({static_cast<std::int64_t>(steps.size()) + 1,
                         R"({"do":"defend"})",
                         events.toStdString(),
                         {},
                         0,
                         {}});
    return protocol::replay<darkcastle::Game>(steps).has_value();
}

constexpr auto started =
    R"([{"type":"started","characters":[{"id":"abbot","player":"Ann"},{"id":"smith","player":"Bo"}],"chapters":2}])";
constexpr auto turned = R"([{"type":"turned","character":0,"chapter":1,"boss":false}])";
constexpr auto fighting =
    R"([{"type":"combat-began","dice":{"might":2,"cunning":0,"wisdom":1},"rolled":[],"participants":[0,1],"blow":2}])";

} // namespace

// What comes from outside may be anything.
class DarkcastleForeignTest : public QObject {
    Q_OBJECT

private slots:
    void aGameFromElsewhereIsTakenIn()
    {
        QVERIFY(makesAGame({started, turned, fighting, R"([{"type":"blocked","character":1}])"}));
    }

    void whatMakesNoGameIsNotTakenIn_data()
    {
        QTest::addColumn<QByteArray>("events");
        QTest::newRow("a start in the middle") << QByteArray(started);
        QTest::newRow("a page nobody could turn")
            << QByteArray(R"([{"type":"turned","character":7,"chapter":2,"boss":false}])");
        QTest::newRow("a page below nothing")
            << QByteArray(R"([{"type":"turned","character":-1,"chapter":2,"boss":false}])");
        QTest::newRow("a page too far")
            << QByteArray(R"([{"type":"turned","character":0,"chapter":9,"boss":false}])");
        QTest::newRow("a boss too early")
            << QByteArray(R"([{"type":"turned","character":0,"chapter":2,"boss":true}])");
        QTest::newRow("a roll of nobody") << QByteArray(
            R"([{"type":"rolled","character":5,"symbol":"might","double":false,"removed":1,"back":{"might":0,"cunning":0,"wisdom":0}}])");
        QTest::newRow("more removed than a double does") << QByteArray(
            R"([{"type":"rolled","character":0,"symbol":"might","double":true,"removed":9,"back":{"might":0,"cunning":0,"wisdom":0}}])");
        QTest::newRow("dice that weren't there") << QByteArray(
            R"([{"type":"rolled","character":0,"symbol":"cunning","double":true,"removed":2,"back":{"might":0,"cunning":0,"wisdom":0}}])");
        QTest::newRow("a die that comes back backwards") << QByteArray(
            R"([{"type":"rolled","character":0,"symbol":"cunning","double":false,"removed":0,"back":{"might":-1,"cunning":0,"wisdom":0}}])");
        QTest::newRow("rolled twice") << QByteArray(
            R"([{"type":"rolled","character":0,"symbol":"might","double":false,"removed":0,"back":{"might":0,"cunning":0,"wisdom":0}},{"type":"rolled","character":0,"symbol":"might","double":false,"removed":0,"back":{"might":0,"cunning":0,"wisdom":0}}])");
        QTest::newRow("no dice left and going on")
            << QByteArray(R"([{"type":"dice-changed","dice":{"might":-2,"cunning":0,"wisdom":-1}}])");
        QTest::newRow("a blocker from nowhere") << QByteArray(R"([{"type":"blocked","character":3}])");
        QTest::newRow("a rest of nobody")
            << QByteArray(R"([{"type":"rested","character":9,"gained":1,"hp":18}])");
        QTest::newRow("too much health")
            << QByteArray(R"([{"type":"healed","character":0,"amount":9,"hp":27}])");
        QTest::newRow("dead and going on")
            << QByteArray(R"([{"type":"hurt","character":0,"amount":99,"hp":0}])");
        QTest::newRow("three hands") << QByteArray(
            R"([{"type":"taken","character":0,"item":"A","hands":2},{"type":"taken","character":0,"item":"B","hands":1}])");
        QTest::newRow("an item from nowhere")
            << QByteArray(R"([{"type":"dropped","character":0,"item":"A"}])");
        QTest::newRow("a gift from nowhere")
            << QByteArray(R"([{"type":"given","from":0,"to":1,"item":"A"}])");
        QTest::newRow("looting in a fight") << QByteArray(R"([{"type":"shared-out","phase":"looting"}])");
        QTest::newRow("an end that nobody died for")
            << QByteArray(R"([{"type":"ended","winners":[],"reason":"character-died"}])");
        QTest::newRow("winners who aren't there")
            << QByteArray(R"([{"type":"ended","winners":[4],"reason":"castle-escaped"}])");
        QTest::newRow("a name for nobody")
            << QByteArray(R"([{"type":"renamed","player":8,"from":"A","to":"B"}])");
        QTest::newRow("no such event") << QByteArray(R"([{"type":"exploded"}])");
        QTest::newRow("no list") << QByteArray("{}");
    }
    void whatMakesNoGameIsNotTakenIn()
    {
        QFETCH(QByteArray, events);
        QVERIFY(!makesAGame({started, turned, fighting, events}));
        QVERIFY(!makesAGame({events, started}));
    }
};

QTEST_APPLESS_MAIN(DarkcastleForeignTest)
#include "foreign_test.moc"
