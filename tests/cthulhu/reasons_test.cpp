#include "models/cthulhu/minion/steps.h"
#include "models/cthulhu/minion/why.h"
#include "models/cthulhu/minion/whynot.h"
#include "tests/cthulhu/lillith_turn.h"

#include <QTest>

using namespace torchside;
using namespace torchside::cthulhu;
using namespace Qt::StringLiterals;

namespace {

CardId called(const State &state, const QString &name)
{
    for (std::size_t i = 0; i < state.cards.size(); ++i)
        if (QString::fromStdString(state.cards[i].name) == name)
            return CardId{static_cast<int>(i) + 1};
    qFatal("no such card");
}

// "why: …", "not: …", "when: …"; nothing where nothing is told.
QString toldOf(const State &state, const QString &name)
{
    const auto reason = reasonAbout(state, called(state, name));
    if (!reason)
        return {};
    const auto head = reason->asked == Asked::why    ? u"why: "_s
                      : reason->asked == Asked::when ? u"when: "_s
                                                     : u"not: "_s;
    return head + QString::fromStdString(english(reason->text));
}

QString proofOf(const State &state)
{
    QString all;
    const auto lines = stepOf(state).value().why;
    for (const auto &line : lines)
        all += QString::fromStdString(english(line)) + u'\n';
    return all;
}

State atDrain(const char *hand, const char *inPlay, const char *domains, int drain, bool lillith)
{
    auto state = lillith ? tests::lillithBoard(QString::fromUtf8(hand), QString::fromUtf8(inPlay),
                                               QString::fromUtf8(domains))
                         : tests::boardOf(QString::fromUtf8(hand), QString::fromUtf8(inPlay),
                                          QString::fromUtf8(domains));
    state.stage = drain == 2 ? Stage::secondDrain : Stage::firstDrain;
    return state;
}

} // namespace

class CthulhuReasonsTest : public QObject {
    Q_OBJECT

private slots:
    void theChosenCardSaysWhyItIsChosen_data()
    {
        QTest::addColumn<int>("drain");
        QTest::addColumn<bool>("lillith");
        QTest::addColumn<QString>("hand");
        QTest::addColumn<QString>("inPlay");
        QTest::addColumn<QString>("chosen");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *what, int drain, bool lillith, const char *hand, const char *inPlay,
                            const char *chosen, const char *says) {
            QTest::newRow(what) << drain << lillith << QString::fromUtf8(hand) << QString::fromUtf8(inPlay)
                                << QString::fromUtf8(chosen) << QString::fromUtf8(says);
        };
        row("by potential", 1, false, "High:2.2 Low:1.1", "", "High",
            "High goes before Low: potential 4 against 2.");
        row("by an icon", 1, false, "Plain:2.2 Finder:2.2.0001", "", "Finder", "investigation 5 against 4.");
        row("the dearer of equals", 1, false, "Strong:1.3 Dear:2.2", "", "Dear",
            "Dear goes before Strong: cost 2 against 1.");
        row("the name of equals", 1, false, "Bert:2.2 Anna:2.2", "", "Anna",
            "Anna goes before Bert by name.");
        row("alone", 1, false, "Anna:2.2", "", "Anna", "Anna is the only one.");
        row("no character", 1, false, "House=2", "", "House",
            "has no character to play, so it plays the dearest support");
        row("a support second", 2, false, "House=2 Mid:2.2", "", "House",
            "The second drain plays the dearest support");
        row("its domain", 1, false, "Mid:2.2", "", "Mid",
            "Domain 1 pays: it holds 2, the least that suffices, and is the first of 2 alike.");
        row("for nothing", 1, false, "Free:0.1", "", "Free", "Free costs nothing");
        row("its host", 2, false, "Rope+1", "Bo:2.2", "Rope",
            "Bo has the highest potential of those without one: 4.");
        row("LILLITH by cost", 1, true, "A:2.0 B:1.0", "M:1.1", "A", "A goes before B: cost 2 against 1.");
        row("LILLITH by icons", 1, true, "A:2.0.1000 B:2.0", "M:1.1", "A",
            "A goes before B: icons 1 against 0.");
        row("LILLITH by name", 1, true, "B:2.0 A:2.0", "M:1.1", "A", "A goes before B by name.");
        row("LILLITH's set", 1, true, "B:2.0 A:2.0", "M:1.1", "A", "The set: A and B; 2 cards for 4 in all.");
        row("a set of one", 1, true, "A:2.0", "M:1.1", "A", "The set: A; 1 card for 2 in all.");
    }
    void theChosenCardSaysWhyItIsChosen()
    {
        QFETCH(int, drain);
        QFETCH(bool, lillith);
        QFETCH(QString, hand);
        QFETCH(QString, inPlay);
        QFETCH(QString, chosen);
        QFETCH(QString, says);
        const auto state = atDrain(hand.toUtf8(), inPlay.toUtf8(), "2 2 3", drain, lillith);
        const auto told = toldOf(state, chosen);
        QVERIFY2(told.startsWith(u"why: "_s), qPrintable(told));
        QVERIFY2(told.contains(says), qPrintable(told));
        QCOMPARE(lillith && told.contains(u"potential"_s), false);
        // In the protocol it stays another question.
        const auto asked =
            whyNot(state, AskWhyNot{CardRef{textOf(called(state, chosen)), {}, {}}, std::nullopt});
        QCOMPARE(std::get<Refusal>(asked).code, std::string("bad-argument"));
    }

    void theProofNamesTheTieBreakThatDecided_data()
    {
        QTest::addColumn<bool>("lillith");
        QTest::addColumn<QString>("hand");
        QTest::addColumn<QString>("line");
        QTest::newRow("dearer") << false << u"Strong:1.3 Dear:2.2"_s
                                << u"Dear goes before Strong: cost 2 against 1."_s;
        QTest::newRow("by name") << false << u"Bert:2.2 Anna:2.2"_s << u"Anna goes before Bert by name."_s;
        QTest::newRow("first come") << false << u"Anna:2.2 Anna:2.2"_s
                                    << u"Anna goes before the other of that name: it came up first."_s;
        QTest::newRow("LILLITH: icons") << true << u"A:2.0.1000 B:2.0"_s << u"icons 1 against 0."_s;
        QTest::newRow("LILLITH: name") << true << u"B:2.0 A:2.0"_s << u"A goes before B by name."_s;
    }
    void theProofNamesTheTieBreakThatDecided()
    {
        QFETCH(bool, lillith);
        QFETCH(QString, hand);
        QFETCH(QString, line);
        const auto proof = proofOf(atDrain(hand.toUtf8(), "", "2 2 2", 1, lillith));
        QVERIFY2(proof.contains(line), qPrintable(proof));
    }

    void whoStandsBesideTheSetLearnsWhatItWouldCost()
    {
        const auto state = atDrain("A:3.0 B:2.0 C:1.0 D:2.0", "M:1.1", "3 2 0", 1, true);
        QCOMPARE(toldOf(state, u"B"_s),
                 u"not: B is in the set too: its turn will come. A goes before B: cost 3 against 2."_s);
        QCOMPARE(toldOf(state, u"C"_s), u"not: C is not in the set that fills the domains best. With it at "
                                        u"best 2 cards for 4 in all, without "
                                        "it 2 cards for 5."_s);
        QVERIFY2(toldOf(state, u"D"_s).contains(u"priority decides. B goes before D by name."_s),
                 qPrintable(toldOf(state, u"D"_s)));
        QCOMPARE(toldOf(state, u"M"_s), u"not: M is in play already."_s);
    }

    void anEventOfThePoolSaysWhenItComes_data()
    {
        QTest::addColumn<bool>("lillith");
        QTest::addColumn<int>("cost");
        QTest::addColumn<QString>("domains");
        QTest::addColumn<QString>("says");
        QTest::newRow("not judged") << false << 1 << u"2 2 2"_s << u"It waits until you call it valid"_s;
        QTest::newRow("from the Events Domain")
            << false << 2 << u"2d 2d 2d"_s << u"the Events Domain is free and pays for it"_s;
        QTest::newRow("from another")
            << false << 3 << u"2 4 2"_s << u"It costs 3: domain 2 is free and pays for it."_s;
        QTest::newRow("too dear") << false << 6 << u"2 2 2"_s << u"no free domain holds that much now."_s;
        QTest::newRow("for nothing") << true << 0 << u"2 2 2"_s << u"It costs nothing."_s;
        QTest::newRow("LILLITH's moment") << true << 1 << u"2 2 2"_s << u"It comes when you commit."_s;
    }
    void anEventOfThePoolSaysWhenItComes()
    {
        QFETCH(bool, lillith);
        QFETCH(int, cost);
        QFETCH(QString, domains);
        QFETCH(QString, says);
        auto state = atDrain("", "M:1.1", domains.toUtf8(), 1, lillith);
        tests::pooled(state, "Fog", cost, lillith ? std::optional(Trigger::playerCommits) : std::nullopt);
        for (const auto stage : {Stage::firstDrain, Stage::player}) {
            state.stage = stage;
            const auto told = toldOf(state, u"Fog"_s);
            QVERIFY2(told.startsWith(u"when: "_s), qPrintable(told));
            QVERIFY2(told.contains(says), qPrintable(told));
        }
    }

    void anEventWhoseMomentHasComeSaysWhyItIsPlayed()
    {
        auto state = atDrain("", "M:1.1", "2 2 2", 1, true);
        tests::pooled(state, "Fog", 1, Trigger::operations);
        tests::pooled(state, "Storm", 2, Trigger::operations);
        state = Rules::evolve(std::move(state), MomentCame{Trigger::operations});
        QVERIFY(toldOf(state, u"Storm"_s)
                    .startsWith(u"why: Its moment has come. Of the events due, the dearest comes first"_s));
        QVERIFY(toldOf(state, u"Fog"_s).startsWith(u"when: "_s));
    }

    void whoIsSentOrRestoredSaysWhy()
    {
        auto state = tests::boardOf({}, u"High:3.2 Mid:2.2 Low:1.1"_s, u"2 2 2"_s);
        state.stage = Stage::commit;
        QCOMPARE(toldOf(state, u"Low"_s), u"why: Of the 3 ready, the first by potential commits, then every "
                                          u"second one: Low is number 3. Low goes to "
                                          "B, where the Minion has 0 tokens."_s);
        QVERIFY(toldOf(state, u"Mid"_s).startsWith(u"not: "_s));
        QVERIFY2(proofOf(state).contains(u"the one nearest the Deep comes first"_s),
                 qPrintable(proofOf(state)));
        auto insane = tests::boardOf({}, u"Bo:2.2/i Ann:2.2/i"_s, u"2 2 2"_s);
        insane.stage = Stage::refresh;
        QVERIFY(toldOf(insane, u"Ann"_s).contains(u"Ann goes before Bo by name."_s));
        QCOMPARE(toldOf(insane, u"Bo"_s), u"not: Ann goes before Bo by name."_s);
    }

    void whomLillithSendsIsWeighedAgainstStayingAtHome()
    {
        tests::LillithTable table(tests::lillithBoard({}, u"Ann:3.4.1111"_s, u"2 2 2"_s));
        table.state_.stage = Stage::defenders;
        QCOMPARE(table.submit(CountDefenders{std::nullopt, std::vector<PlayerCharacter>{}}), QString());
        QCOMPARE(table.step(), u"commit"_s);
        const auto told = toldOf(table.state_, u"Ann"_s);
        QVERIFY2(
            told.startsWith(u"why: Left at home it would come to less. What comes of it for the Minion:"_s),
            qPrintable(told));
        QVERIFY(told.contains(u"They differ in the Minion's tokens"_s));
    }

    void answersAreWordsOfTheTable()
    {
        tests::LillithTable table(tests::lillithBoard({}, u"Ann:3.4.1111"_s, u"2 2 2"_s));
        table.state_.stage = Stage::defenders;
        table.submit(CountDefenders{std::nullopt, std::vector<PlayerCharacter>{}});
        QVERIFY2(!proofOf(table.state_).contains(u"minion-tokens"_s), qPrintable(proofOf(table.state_)));
        auto state = tests::boardOf({}, u"High:3.2 Mid:2.2"_s, u"2 2 2"_s);
        state.stage = Stage::commit;
        QVERIFY(proofOf(state).contains(u"Every second one commits."_s));
    }
};

QTEST_MAIN(CthulhuReasonsTest)
#include "reasons_test.moc"
