#include "tests/duelofages/game.h"

#include "models/protocol/describe.h"

#include <QTest>

using namespace torchside;
using namespace torchside::tests;
using namespace Qt::StringLiterals;

namespace {

// What of a value is not as its schema says, as far as keys go: missing ones, and ones that are not
// described.
QStringList strangersIn(const QJsonValue &value, const QJsonObject &schema, const QString &path)
{
    QStringList wrong;
    if (value.isArray()) {
        const auto all = value.toArray();
        for (qsizetype i = 0; i < all.size(); ++i)
            wrong += strangersIn(all[i], schema[u"items"_s].toObject(), u"%1.%2"_s.arg(path).arg(i));
    }
    if (!value.isObject())
        return wrong;
    if (schema.contains(u"anyOf"_s))
        return strangersIn(value, schema[u"anyOf"_s][0].toObject(), path);
    const auto object = value.toObject();
    const auto known = schema[u"properties"_s].toObject();
    for (const auto key : schema[u"required"_s].toArray())
        if (!object.contains(key.toString()))
            wrong.append(u"%1.%2 is missing"_s.arg(path, key.toString()));
    for (auto each = object.begin(); each != object.end(); ++each) {
        const auto other = schema[u"additionalProperties"_s];
        if (!known.contains(each.key()) && !other.isObject())
            wrong.append(u"%1.%2 is not described"_s.arg(path, each.key()));
        const auto inner = known.contains(each.key()) ? known[each.key()] : other;
        wrong += strangersIn(each.value(), inner.toObject(), path + u"."_s + each.key());
    }
    return wrong;
}

QStringList strangersIn(Duel &duel)
{
    const auto schema = protocol::describe<duelofages::Game>();
    return strangersIn(duel.state(), schema[u"$defs"_s][u"state"_s].toObject(), u"state"_s);
}

} // namespace

// The schema demanded of every offer to say why somebody is asked, which the state never tells.
class AnOfferAsDescribedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLonersPlace()
    {
        auto duel = Duel::ofThree();
        duel.withPeople();
        duel.defeat(1, 0);
        QCOMPARE(strangersIn(duel), QStringList());
        duel.endTurn();
        QCOMPARE(duel.state()["offer"]["asking"].toInt(), 1);
        QCOMPARE(strangersIn(duel), QStringList());
        duel.answer(1, true);
        QCOMPARE(strangersIn(duel), QStringList());
    }

    void whileTheLonerChooses()
    {
        auto duel = Duel::ofThree();
        duel.withPeople();
        duel.defeat(1, 0);
        duel.defeat(2, 0);
        duel.endTurn();
        QVERIFY(duel.state()["offer"]["choosing"].toBool());
        QCOMPARE(strangersIn(duel), QStringList());
    }

    void anotherPartner()
    {
        auto duel = Duel::ofFour();
        duel.withPeople();
        duel.defeat(0, 1);
        duel.endTurn();
        QCOMPARE(duel.state()["offer"]["kind"].toString(), u"partner"_s);
        QCOMPARE(strangersIn(duel), QStringList());
    }
};

QTEST_APPLESS_MAIN(AnOfferAsDescribedTest)
#include "an_offer_as_described_test.moc"
