#include "models/duelofages/game.h"
#include "tests/harness/told_rules.h"

using namespace torchside;

namespace {

QStringList beginning(const QString &name)
{
    if (name == QLatin1String("people"))
        return {QStringLiteral("> count player=0 characters=5 henchmen=3"),
                QStringLiteral("> count player=1 characters=5 henchmen=3"),
                QStringLiteral("> count player=2 characters=5 henchmen=3")};
    return {};
}

QByteArray passages()
{
    QFile file(QStringLiteral(TEST_FOLDER "/../../data/duelofages/rules.json"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool isPassage(std::string_view id)
{
    static const auto all = passages();
    return all.contains("\"id\": \"" + QByteArray(id.data(), static_cast<qsizetype>(id.size())) + '"');
}

} // namespace

// The rules of Duel of Ages, told as little games in *.rules: Ann is the Loner, Bo and Cy are the Alliance.
class DuelofagesRulesTest : public QObject {
    Q_OBJECT

private slots:
    void rule_data() { tests::addToldRules(QStringLiteral(TEST_FOLDER)); }
    void rule()
    {
        QFETCH(QStringList, lines);
        tests::ToldGame<duelofages::Game> game(
            QStringLiteral("> start players=[\"Ann\",\"Bo\",\"Cy\"] rolls=[9,7,5]"), beginning);
        QCOMPARE(game.play(lines), QString());
    }

    void everyCardThatCanBePinnedHasItsPassage()
    {
        for (const auto card : valuesOf<duelofages::Card>())
            QVERIFY2(isPassage(nameOf(card)), nameOf(card).data());
    }

    void everyLocationHasItsPassage()
    {
        for (const auto &location : duelofages::usualLocations()) {
            QVERIFY2(isPassage(duelofages::ruleOf(location)), location.c_str());
            QVERIFY2(duelofages::ruleOf(location) != "location-rules", location.c_str());
        }
        QCOMPARE(duelofages::ruleOf("Tower of Havoc: North"), "tower-of-havoc");
        QCOMPARE(duelofages::ruleOf("The Moon"), "location-rules");
        QVERIFY(isPassage("location-rules"));
    }
};

QTEST_APPLESS_MAIN(DuelofagesRulesTest)
#include "rules_test.moc"
