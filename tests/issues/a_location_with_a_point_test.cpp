#include "tests/duelofages/game.h"

#include <QTest>

using namespace torchside;
using namespace torchside::tests;
using namespace Qt::StringLiterals;

// Where a path goes down at its points, a location that has one in its name was never found.
class ALocationWithAPointTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itsMarkersCanBeTraced()
    {
        Duel game(
            R"({"do":"start","players":["Ann","Bo","Cy"],"rolls":[9,7,5],"locations":["St. John","St"]})");
        game.marker(0, "St. John", 1);
        game.marker(0, "St", 1);
        game.marker(0, "St. John", 1);
        const auto of = [&](const QByteArray &path) {
            return game.say(R"({"do":"trace","path":"players.0.markers.)" + path + R"("})")["trace"]
                .toArray();
        };
        QCOMPARE(of("St. John").size(), 2);
        QCOMPARE(of("St").size(), 1);
        QCOMPARE(game.code(R"({"do":"trace","path":"players.0.markers.St. Jack"})"), u"bad-argument"_s);
    }
};

QTEST_GUILESS_MAIN(ALocationWithAPointTest)
#include "a_location_with_a_point_test.moc"
