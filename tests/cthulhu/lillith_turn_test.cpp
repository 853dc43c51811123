#include "models/cthulhu/lillith/planning.h"
#include "tests/cthulhu/lillith_turn.h"

#include <QTest>

using namespace torchside;
using namespace torchside::cthulhu;
using namespace Qt::StringLiterals;
using tests::named;
using tests::pooled;
using Table = tests::LillithTable;

namespace {

// "Big@2 Knife@0>Host": all that is played, one after another.
QString operationsOf(State state)
{
    state.stage = Stage::firstDrain;
    QStringList all;
    for (int i = 0; i < 9; ++i) {
        const auto thought = thinkDrain(state, 1);
        if (thought.end != Node::playCard)
            break;
        auto text = tests::nameIn(state, *thought.chosen) + u'@';
        text += thought.domain ? QString::number(*thought.domain) : u"-"_s;
        if (thought.attachTo)
            text += u'>' + tests::nameIn(state, *thought.attachTo);
        all.append(text);
        state =
            Rules::evolve(std::move(state), Played{1, *thought.chosen, 0, thought.domain, thought.attachTo});
    }
    return all.join(u' ');
}

} // namespace

class LillithTurnTest : public QObject {
    Q_OBJECT

private slots:
    void theResourceGoesWhereItHelpsMost_data()
    {
        QTest::addColumn<QString>("hand");
        QTest::addColumn<QString>("domains");
        QTest::addColumn<int>("domain");
        QTest::newRow("most cards") << u"X:3.0 Y:3.0"_s << u"2 3 0"_s << 0;
        QTest::newRow("then the highest total cost") << u"X:2.0 Y:4.0"_s << u"3 0 0"_s << 0;
        QTest::newRow("then the domain with the fewest") << u""_s << u"3 1 2"_s << 1;
        QTest::newRow("then the first") << u""_s << u"2 2 2"_s << 0;
        QTest::newRow("a sixth domain too") << u"X:5.0"_s << u"0 0 0 0 0 4"_s << 5;
        QTest::newRow("the pool does not count") << u"X:3.0"_s << u"1 1 2"_s << 2;
        QTest::newRow("a unique name counts once") << u"X:2.0u X:2.0u Y:3.0"_s << u"2 2 0"_s << 0;
    }
    void theResourceGoesWhereItHelpsMost()
    {
        QFETCH(QString, hand);
        QFETCH(QString, domains);
        QFETCH(int, domain);
        auto state = tests::lillithBoard(hand, {}, domains);
        pooled(state, "Bang", 2, Trigger::storyWon);
        state.stage = Stage::resource;
        Table table(state);
        QCOMPARE(table.submit(Die{3}), u"not-now"_s);
        QCOMPARE(std::get<ResourceProposal>(stepOf(state)->proposal).domain, domain);
        QCOMPARE(stepOf(state)->wants, Wants::confirm);
        const auto at = static_cast<std::size_t>(domain);
        QCOMPARE(table.submit(Confirm{}), QString());
        QCOMPARE(table.state_.domains[at].resources, state.domains[at].resources + 1);
    }

    void theBestSetIsPlayed_data()
    {
        QTest::addColumn<QString>("hand");
        QTest::addColumn<QString>("inPlay");
        QTest::addColumn<QString>("domains");
        QTest::addColumn<QString>("played");
        const auto row = [](const char *rule, const char *hand, const char *inPlay, const char *domains,
                            const char *played) {
            QTest::newRow(rule) << QString::fromUtf8(hand) << QString::fromUtf8(inPlay)
                                << QString::fromUtf8(domains) << QString::fromUtf8(played);
        };
        row("most cards before the dear one", "A:4.0 B:2.0 C:2.0", "", "2 4d 3", "B@0 C@2");
        row("three domains, three cards", "A:3.0 B:2.0 C:1.0", "", "1 2 3", "A@2 B@1 C@0");
        row("the highest total cost", "A:1.0 B:2.0 C:3.0", "", "3 3d 3d", "C@0");
        row("equal cost: more icons", "A:2.0 B:2.0.0100", "", "2 2d 2d", "B@0");
        row("equal icons: by name", "B:2.0 A:2.0", "", "2 2d 2d", "A@0");
        row("equal names: the first to come", "A:2.0 A:2.0", "", "2 2d 2d", "A@0");
        row("kinds are not told apart", "A:1.0 House=2 Plot~2", "", "2 2 2", "House@0 Plot@1 A@2");
        row("what costs nothing comes on top", "A:2.0 Free:0.0 Gift=0", "", "2 2d 2d", "A@0 Free@- Gift@-");
        row("one of a unique name", "A:2.0u A:2.0u B:1.0", "", "2 2 2", "A@0 B@1");
        row("nobody beside the opposite", "Good:2.0h Bad:2.0v Low:1.0", "", "2 2 2", "Bad@0 Low@1");
        row("the side that leaves more cards", "Bad:3.0v Good:1.0h Fine:1.0h", "", "3 3 3", "Fine@0 Good@1");
        row("one conspiracy", "Plot~2 Ruse~3", "", "3 3 3", "Ruse@0");
        row("a host of the set carries it", "Knife+3 A:1.0", "", "3 3 3", "A@0 Knife@1>A");
        row("without a host it stays", "Knife+3", "", "3 3 3", "");
        row("an insane one carries nothing", "Knife+3", "M:1.1/i", "3 3 3", "");
        row("on the best without one", "Knife+1", "Low:1.1 High:3.1/a Mid:2.1", "3 3 3", "Knife@0>Mid");
        row("nothing can be paid", "A:4.0", "", "3 3 3", "");
        row("an X is never picked", "A:X.1 B:1.0", "", "3 3 3", "B@0");
        row("the smallest that suffices pays", "A:2.0", "", "4 2 3", "A@1");
    }
    void theBestSetIsPlayed()
    {
        QFETCH(QString, hand);
        QFETCH(QString, inPlay);
        QFETCH(QString, domains);
        QFETCH(QString, played);
        QCOMPARE(operationsOf(tests::lillithBoard(hand, inPlay, domains)), played);
    }

    // Against every set there is.
    void noOtherSetIsBetter()
    {
        SeededDice dice(8);
        for (int i = 0; i < 500; ++i) {
            QString hand;
            for (int card = 0; card < 2 + dice.below(6); ++card)
                hand += u"%1%2%3%4 "_s.arg(QChar(u'A' + dice.below(6)))
                            .arg(QStringLiteral(":=+~")[dice.below(4)])
                            .arg(dice.below(5))
                            .arg(QStringList{u""_s, u""_s, u"u"_s, u"v"_s, u"h"_s}[dice.below(5)]);
            const auto domains = u"%1 %2 %3"_s.arg(dice.below(5)).arg(dice.below(5)).arg(dice.below(5));
            const auto state = tests::lillithBoard(hand, dice.below(2) == 0 ? u""_s : u"M:1.1"_s, domains);
            const auto best = lillith::bestSet(state);
            QVERIFY2(best.cards == bruteSet(state), qPrintable(hand + domains));
        }
    }

    void operationsGoOnUntilTheSetIsEmpty()
    {
        auto state = tests::lillithBoard(u"A:2.0 B:2.0 C:1.0"_s, u"M:1.1"_s, u"2 2 1"_s);
        state.stage = Stage::firstDrain;
        Table table(state);
        QCOMPARE(std::get<DrainProposal>(stepOf(table.state_)->proposal).drain, 1);
        table.submit(Confirm{});
        QCOMPARE(std::get<DrainProposal>(stepOf(table.state_)->proposal).drain, 2);
        QCOMPARE(table.submit(Cannot{named("B"), std::nullopt}), QString());
        QCOMPARE(tests::nameIn(table.state_, std::get<DrainProposal>(stepOf(table.state_)->proposal).card),
                 u"C"_s);
        table.submit(Confirm{});
        QCOMPARE(table.step(), u"defenders"_s);
        QCOMPARE(table.submit(CountDefenders{2, std::nullopt}), u"bad-argument"_s);
        QCOMPARE(table.submit(CountDefenders{std::nullopt, std::vector<PlayerCharacter>{}}), QString());
        QCOMPARE(table.step(), u"commit"_s);
    }

    void anXIsTheTablesToChoose()
    {
        auto state = tests::lillithBoard(u"A:X.1"_s, u"M:1.1"_s, u"2 2 1"_s);
        state.stage = Stage::firstDrain;
        Table table(state);
        QVERIFY(std::holds_alternative<std::monostate>(stepOf(table.state_)->proposal));
        auto other = table;
        QCOMPARE(other.submit(Choose{named("A"), 2}), QString());
        QCOMPARE(other.step(), u"defenders"_s);
        QCOMPARE(table.submit(Confirm{}), QString());
        QCOMPARE(table.step(), u"defenders"_s);
    }

    void whyNotAnotherCard_data()
    {
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("test");
        QTest::newRow("later in the set") << u"B"_s << u"priority"_s;
        QTest::newRow("not in it") << u"C"_s << u"set"_s;
        QTest::newRow("too dear") << u"D"_s << u"cost"_s;
        QTest::newRow("an X") << u"E"_s << u"cost-x"_s;
        QTest::newRow("in play") << u"M"_s << u"hand"_s;
    }
    void whyNotAnotherCard()
    {
        QFETCH(QString, card);
        QFETCH(QString, test);
        auto state = tests::lillithBoard(u"A:3.0 B:2.0 C:1.0 D:9.0 E:X.1"_s, u"M:1.1"_s, u"3 3 0"_s);
        state.stage = Stage::firstDrain;
        const auto found = whyNot(state, AskWhyNot{CardRef{card.toStdString(), {}, {}}, std::nullopt});
        QCOMPARE(QString::fromStdString(std::string(nameOf(std::get<WhyNot>(found).test))), test);
    }

    void theLowestPriorityIsLostAndTheHighestReadied()
    {
        auto state = tests::lillithBoard({}, u"Dear:4.0 Strong:1.9 Rich:1.0.0020"_s, {});
        MinionCommitted committed;
        for (const auto &character : state.characters)
            committed.commits.push_back({character.card, 0});
        state = Rules::evolve(std::move(state), committed);
        const int story = state.stories[0].key;
        QCOMPARE(tests::nameIn(state, *think(state, Node::mayGoInsane, Voice::silent, 0, story).chosen),
                 u"Strong"_s);
        QCOMPARE(tests::nameIn(state, *think(state, Node::anyExhausted, Voice::silent, 0, story).chosen),
                 u"Dear"_s);
    }

    void nobodyIsTiedUnderPriority()
    {
        auto state = tests::lillithBoard({}, u"Bo:2.2 Ann:2.2/i Ann:2.2/i"_s, {});
        state.stage = Stage::refresh;
        const auto step = stepOf(state);
        QCOMPARE(step->candidates.front().key, (std::vector<int>{2, 0}));
        QVERIFY(!step->candidates.front().tied);
    }

private:
    static bool legal(const State &state, const std::vector<CardId> &cards)
    {
        std::vector<int> costs;
        std::vector<int> domains;
        bool host = !state.characters.empty();
        for (const auto card : cards)
            host = host || state.printed(card).type == CardType::character;
        for (const auto one : cards) {
            const auto &a = state.printed(one);
            if (a.cost.number > 0)
                costs.push_back(a.cost.number);
            if (a.attachment == Attachment::own && !host)
                return false;
            for (const auto other : cards) {
                const auto &b = state.printed(other);
                if (one == other)
                    continue;
                if ((a.name == b.name && a.unique) ||
                    (a.type == CardType::conspiracy && b.type == CardType::conspiracy) ||
                    (has(a.keywords, "villainous") && has(b.keywords, "heroic")))
                    return false;
            }
        }
        for (const auto &domain : state.domains)
            domains.push_back(domain.resources);
        std::sort(domains.begin(), domains.end());
        do { // every way to pay
            bool pays = costs.size() <= domains.size();
            for (std::size_t i = 0; pays && i < costs.size(); ++i)
                pays = domains[i] >= costs[i];
            if (pays)
                return true;
        } while (std::next_permutation(domains.begin(), domains.end()));
        return false;
    }

    static std::vector<CardId> bruteSet(const State &state)
    {
        const auto hand = byPotential(state, state.hand);
        std::vector<CardId> best;
        int bestCost = 0;
        for (unsigned set = 0; set < (1U << hand.size()); ++set) {
            std::vector<CardId> cards;
            int cost = 0;
            for (std::size_t i = 0; i < hand.size(); ++i)
                if ((set >> i & 1U) != 0) {
                    cards.push_back(hand[i]);
                    cost += state.printed(hand[i]).cost.number;
                }
            if (!legal(state, cards))
                continue;
            const auto ranks = [&](const std::vector<CardId> &of) {
                std::vector<std::ptrdiff_t> at;
                for (const auto card : of)
                    at.push_back(std::find(hand.begin(), hand.end(), card) - hand.begin());
                return at;
            };
            if (cards.size() > best.size() || (cards.size() == best.size() && cost > bestCost) ||
                (cards.size() == best.size() && cost == bestCost && ranks(cards) < ranks(best))) {
                best = cards;
                bestCost = cost;
            }
        }
        return best;
    }
};

QTEST_APPLESS_MAIN(LillithTurnTest)
#include "lillith_turn_test.moc"
