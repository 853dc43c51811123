#include "models/darkcastle/game.h"
#include "tests/harness/told_rules.h"

using namespace torchside;

namespace {

QStringList beginning(const QString &name)
{
    if (name == QLatin1String("roped"))
        return {QStringLiteral("> draw count=1"), QStringLiteral("> take character=0 item=Rope")};
    if (name == QLatin1String("armed"))
        return {QStringLiteral("> draw count=1"), QStringLiteral("> take character=0 item=Axe hands=2")};
    if (name == QLatin1String("fight"))
        return {QStringLiteral("> turn character=0"),
                QStringLiteral("> combat dice={\"might\":3,\"cunning\":3,\"wisdom\":2}")};
    return {};
}

} // namespace

// The rules of the castle, told as little games in *.rules: of Ann, the Abbot, and Bo, the Smith.
class DarkcastleRulesTest : public QObject {
    Q_OBJECT

private slots:
    void rule_data() { tests::addToldRules(QStringLiteral(TEST_FOLDER)); }
    void rule()
    {
        QFETCH(QStringList, lines);
        tests::ToldGame<darkcastle::Game> game(
            QStringLiteral("> start characters=[{\"id\":\"abbot\",\"player\":\"Ann\"},"
                           "{\"id\":\"smith\",\"player\":\"Bo\"}]"),
            beginning);
        QCOMPARE(game.play(lines), QString());
    }
};

QTEST_APPLESS_MAIN(DarkcastleRulesTest)
#include "rules_test.moc"
