#include "tests/cutthroat/told_rules.h"

using namespace torchside;

class CutthroatRulesTest : public QObject {
    Q_OBJECT

private slots:
    void rule_data() { tests::addToldRules(QStringLiteral(TEST_FOLDER)); }
    void rule()
    {
        QFETCH(QStringList, lines);
        QCOMPARE(tests::toldGame().play(lines), QString());
    }

    // A session of before there were skeletons: one creature, one stack, and its stages go on from there.
    void eventsOfAnOlderSessionKeepTheirMeaning()
    {
        using torchside::cutthroat::Rules;
        Rules::State state;
        for (
            const char *kept :
            {R"([{"type":"started","players":[{"name":"Ann","character":null,"life":100},
                  {"name":"Bo","character":null,"life":100},{"name":"Cy","character":null,"life":100}],
                  "encounters":9},{"type":"died","player":2}])",
             R"([{"type":"encounter-began","number":1,"name":"Lich","kind":"emperor-lich","life":60,"prestige":9,
                  "tokens":0}])",
             R"([{"type":"initiative-drawn","round":"current","cards":[1,2,null]},{"type":"turn-came","player":0}])",
             R"([{"type":"attacked","player":0,"damage":50,"value":50,"riders":0,"factor":1,"poison":0,
                  "protected":false,"again":false,"token":null,"card":"Strike of Destiny"},
                  {"type":"turn-came","player":1}])",
             R"([{"type":"wounded","life":5,"against":55,"player":null}])"}) {
            const auto events = Codec<cutthroat::Game>::events(kept);
            QVERIFY2(events, kept);
            for (const auto &event : *events)
                state = Rules::evolve(std::move(state), event);
        }
        QVERIFY(Rules::sound(state));
        QCOMPARE(state.stackTotal(), 50);
        QCOMPARE(state.creatureLife(), 55);
        QVERIFY(!state.hasFoes());
        SeededDice dice(1);
        const auto next = Rules::decide(state, cutthroat::NextStage{40}, dice);
        QVERIFY(std::holds_alternative<std::vector<cutthroat::Event>>(next));
        for (const auto &event : std::get<std::vector<cutthroat::Event>>(next))
            state = Rules::evolve(std::move(state), event);
        QCOMPARE(state.encounter->foes.size(), std::size_t{1});
    }

    void playthroughsGoAsWritten_data()
    {
        QTest::addColumn<QString>("path");
        for (const auto &info : QDir(QStringLiteral(TEST_FOLDER)).entryInfoList({QStringLiteral("*.play")}))
            QTest::newRow(qPrintable(info.completeBaseName())) << info.filePath();
    }
    void playthroughsGoAsWritten()
    {
        QFETCH(QString, path);
        QCOMPARE(tests::playthrough<cutthroat::Game>(path).join(u'\n'), QString());
    }
};

QTEST_APPLESS_MAIN(CutthroatRulesTest)
#include "rules_test.moc"
