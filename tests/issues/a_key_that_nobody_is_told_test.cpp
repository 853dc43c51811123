#include "app/games.h"

#include <QJsonArray>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;

// The schema of a state demanded a key that is kept for the journal alone: no state with an offer was valid.
class AKeyThatNobodyIsToldTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasNoPlaceInTheSchemaOfTheState()
    {
        const auto schema = app::findGame("duelofages")->describe();
        const auto offer =
            schema[u"$defs"_s][u"state"_s][u"properties"_s][u"offer"_s][u"anyOf"_s][0].toObject();
        QVERIFY(offer[u"required"_s].toArray().contains(u"asking"_s));
        QVERIFY(!offer[u"required"_s].toArray().contains(u"by"_s));
        QVERIFY(!offer[u"properties"_s].toObject().contains(u"by"_s));
    }

    void isAskedForInCommandsAllTheSame()
    {
        const auto schema = app::findGame("mandom")->describe();
        const auto place = schema[u"$defs"_s][u"commands"_s][u"place"_s].toObject();
        QVERIFY(place[u"properties"_s].toObject().contains(u"monster"_s));
    }
};

QTEST_APPLESS_MAIN(AKeyThatNobodyIsToldTest)
#include "a_key_that_nobody_is_told_test.moc"
