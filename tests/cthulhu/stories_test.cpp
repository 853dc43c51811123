#include "models/cthulhu/game.h"
#include "tests/cthulhu/board.h"
#include "tests/cthulhu/opponent.h"

#include <QTest>

using namespace torchside;
using namespace torchside::cthulhu;
using namespace Qt::StringLiterals;

namespace {

// "Ann>A Cy>B | Bo": who goes where, and who is held.
QString told(const State &state, const Thought &thought)
{
    QStringList places;
    for (const auto &commit : thought.commits)
        places.append(tests::nameIn(state, commit.card) + u'>' +
                      QString::fromStdString(state.stories[static_cast<std::size_t>(commit.story)].name));
    auto text = places.join(u' ');
    QStringList held;
    for (const auto card : thought.held)
        held.append(tests::nameIn(state, card));
    return held.isEmpty() ? text : text + u" | "_s + held.join(u' ');
}

void setTokens(State &state, const QString &tokens, Side side)
{
    const auto parts = tokens.split(u' ', Qt::SkipEmptyParts);
    for (qsizetype i = 0; i < parts.size(); ++i)
        state = Rules::evolve(std::move(state), TokensMoved{static_cast<int>(i), side, parts[i].toInt()});
}

} // namespace

class CthulhuStoriesTest : public QObject {
    Q_OBJECT

private slots:
    // The cost and the skill, then one kind of icons after another.
    void thePotentialIsAddedUp()
    {
        const auto state = tests::boardOf({}, u"Ann:1.2.1234"_s, {}); // terror, combat, arcane, investigation
        QCOMPARE(potentialOf(state, state.characters.front().card), (Potential{3, 7, 8, 10, 13}));
    }

    void theMinionCommits_data()
    {
        QTest::addColumn<QString>("inPlay");
        QTest::addColumn<QString>("tokens"); // the Minion's at A, B and C
        QTest::addColumn<int>("defenders");  // -1: the alternating rule
        QTest::addColumn<QString>("commits");
        const auto row = [](const char *rule, const char *inPlay, const char *tokens, int defenders,
                            const char *commits) {
            QTest::newRow(rule) << QString::fromUtf8(inPlay) << QString::fromUtf8(tokens) << defenders
                                << QString::fromUtf8(commits);
        };
        row("one goes nearest the Deep", "Ann:1.1", "0 0 0", -1, "Ann>A");
        row("the first goes, the next is held", "Ann:1.1 Bo:2.2", "0 0 0", -1, "Bo>A | Ann");
        row("and so on", "Ann:4.4 Bo:3.3 Cy:2.2 Di:1.1", "0 0 0", -1, "Ann>A Cy>B | Bo Di");
        row("most tokens first", "Ann:4.4 Bo:3.3 Cy:2.2", "0 0 2", -1, "Ann>C Cy>A | Bo");
        row("equal tokens: nearest the Deep", "Ann:4.4", "1 2 2", -1, "Ann>B");
        row("round again", "A1:9.0 A2:8.0 A3:7.0 A4:6.0 A5:5.0 A6:4.0 A7:3.0", "0 1 0", -1,
            "A1>B A3>A A5>C A7>B | A2 A4 A6");
        row("the exhausted stay", "Ann:4.4/e Bo:3.3", "0 0 0", -1, "Bo>A");
        row("the insane stay", "Ann:4.4/i Bo:3.3", "0 0 0", -1, "Bo>A");
        row("the barred stay", "Ann:4.4/b Bo:3.3", "0 0 0", -1, "Bo>A");
        row("equal ones by name", "Bo:2.2 Ann:2.2", "0 0 0", -1, "Ann>A | Bo");
        row("equal defence matches the player", "Ann:4.4 Bo:3.3 Cy:2.2", "0 0 0", 2, "Ann>A Bo>B | Cy");
        row("equal defence sends at least one", "Ann:4.4 Bo:3.3 Cy:2.2", "0 0 0", 0, "Ann>A | Bo Cy");
        row("equal defence sends no more than are ready", "Ann:4.4 Bo:3.3", "0 0 0", 9, "Ann>A Bo>B");
    }

    void theMinionCommits()
    {
        QFETCH(QString, inPlay);
        QFETCH(QString, tokens);
        QFETCH(int, defenders);
        QFETCH(QString, commits);
        auto state = tests::boardOf({}, inPlay, {});
        setTokens(state, tokens, Side::minion);
        if (defenders >= 0) {
            state.options.story = StoryRule::equalDefense;
            state.defenders = defenders;
        }
        QCOMPARE(told(state, thinkCommit(state)), commits);
    }

    void theMinionDefends_data()
    {
        QTest::addColumn<QString>("inPlay");
        QTest::addColumn<QString>("tokens"); // the player's at A, B and C
        QTest::addColumn<QString>("attacked");
        QTest::addColumn<QString>("defends");
        QTest::newRow("the best goes where you have most tokens")
            << u"Ann:1.1 Bo:2.2"_s << u"0 3 0"_s << u"0 1"_s << u"Bo>B Ann>A"_s;
        QTest::newRow("equal tokens: nearest the Deep")
            << u"Ann:1.1"_s << u"0 0 0"_s << u"2 1"_s << u"Ann>B"_s;
        QTest::newRow("round again while somebody is ready")
            << u"Ann:3.3 Bo:2.2 Cy:1.1"_s << u"0 0 0"_s << u"0 1"_s << u"Ann>A Bo>B Cy>A"_s;
        QTest::newRow("nobody ready defends nothing") << u"Ann:3.3/e"_s << u"0 0 0"_s << u"0"_s << u""_s;
    }

    void theMinionDefends()
    {
        QFETCH(QString, inPlay);
        QFETCH(QString, tokens);
        QFETCH(QString, attacked);
        QFETCH(QString, defends);
        auto state = tests::boardOf({}, inPlay, {});
        setTokens(state, tokens, Side::player);
        PlayerCommitted committed;
        committed.order.emplace();
        for (const auto &story : attacked.split(u' ')) {
            committed.stories.push_back({story.toInt(), {{}}});
            committed.order->push_back(story.toInt());
        }
        state = Rules::evolve(std::move(state), committed);
        QCOMPARE(told(state, thinkDefence(state)), defends);
    }

    void theMinionGivesUp_data()
    {
        QTest::addColumn<QString>("there");
        QTest::addColumn<QString>("insane");
        QTest::addColumn<QString>("wounded");
        QTest::newRow("the lowest") << u"High:3.3 Low:1.1"_s << u"Low"_s << u"Low"_s;
        QTest::newRow("no terror icon goes insane") << u"High:3.3 Low:1.1.1000"_s << u"High"_s << u"Low"_s;
        QTest::newRow("no willpower goes insane") << u"High:3.3 Low:1.1w"_s << u"High"_s << u"Low"_s;
        QTest::newRow("nobody may") << u"High:3.3w Low:1.1.1000"_s << u"-"_s << u"Low"_s;
        QTest::newRow("who survives the wound takes it") << u"High:3.3t Low:1.1"_s << u"Low"_s << u"High"_s;
        QTest::newRow("not with invulnerability") << u"High:3.3 Low:1.1k"_s << u"Low"_s << u"High"_s;
        QTest::newRow("a second wound is not survived") << u"High:3.3t/w Low:1.1"_s << u"Low"_s << u"Low"_s;
        QTest::newRow("of equals the last by name") << u"Bo:1.1 Ann:1.1"_s << u"Bo"_s << u"Bo"_s;
    }

    void theMinionGivesUp()
    {
        QFETCH(QString, there);
        QFETCH(QString, insane);
        QFETCH(QString, wounded);
        auto state = tests::boardOf({}, there, {});
        MinionCommitted committed;
        for (const auto &character : state.characters)
            committed.commits.push_back({character.card, 0});
        state = Rules::evolve(std::move(state), committed);
        const auto who = [&](Node from) {
            const auto chosen = think(state, from, Voice::silent, 0, state.stories.front().key).chosen;
            return chosen ? tests::nameIn(state, *chosen) : u"-"_s;
        };
        QCOMPARE(who(Node::mayGoInsane), insane);
        QCOMPARE(who(Node::mayBeWounded), wounded);
    }

    // Who is readied says so, and who else it could be.
    void whoIsReadiedNamesItsEquals_data()
    {
        QTest::addColumn<QString>("there");
        QTest::addColumn<QString>("equals");
        QTest::newRow("alone") << u"Ann:2.2/e"_s << QString();
        QTest::newRow("stronger than another") << u"Ann:2.2/e Bo:1.1/e"_s << QString();
        QTest::newRow("as strong as another")
            << u"Ann:2.2/e Bo:2.2/e"_s << u"Fully equal: Ann and Bo. Choose by their texts, or confirm."_s;
        QTest::newRow("another is ready") << u"Ann:2.2/e Bo:2.2"_s << QString();
    }
    void whoIsReadiedNamesItsEquals()
    {
        QFETCH(QString, there);
        QFETCH(QString, equals);
        const auto inPlay = tests::boardOf({}, there, {});
        auto state = inPlay;
        MinionCommitted committed;
        for (const auto &character : state.characters)
            committed.commits.push_back({character.card, 0});
        state = Rules::evolve(std::move(state), committed);
        for (std::size_t i = 0; i < state.characters.size(); ++i) // as it is when the struggle has been won
            state.characters[i].status = inPlay.characters[i].status;
        const auto thought = think(state, Node::anyExhausted, Voice::aloud, 0, state.stories.front().key);
        QStringList said;
        for (const auto &line : cthulhu::told(thought))
            said.append(QString::fromStdString(english(line)));
        const auto all = said.join(u'\n');
        QVERIFY2(all.contains(u"Ann has the highest potential."_s), qPrintable(all));
        QVERIFY2(all.contains(u"Fully equal"_s) == !equals.isEmpty() && all.contains(equals),
                 qPrintable(all));
    }

    void theMinionWinsAgainstOneWhoOnlyWatches()
    {
        tests::Opponent opponent;
        QCOMPARE(opponent.play([](const State &) { return Command{EndTurn{}}; }), u"minion three-stories"_s);
    }

    void thePlayerWinsByOverwhelmingForce()
    {
        tests::Opponent opponent;
        QCOMPARE(opponent.play([](const State &) {
            PlayerCharacter hero;
            hero.skill = 9;
            hero.icons = {9, 9, 9, 9};
            return Command{
                Commits{{{0, {tests::sent(hero)}}, {1, {tests::sent(hero)}}, {2, {tests::sent(hero)}}},
                        std::nullopt}};
        }),
                 u"player three-stories"_s);
    }

    void aSideOutOfCardsHasLost()
    {
        tests::Opponent opponent;
        QCOMPARE(opponent.play([](const State &) { return Command{DeckOut{Side::minion}}; }),
                 u"player deck-out"_s);
    }
};

QTEST_APPLESS_MAIN(CthulhuStoriesTest)
#include "stories_test.moc"
