#include "models/cthulhu/game.h"
#include "models/cthulhu/words/gathered.h"
#include "tests/cthulhu/lillith_boards.h"

#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace torchside;
using namespace torchside::cthulhu;
using namespace Qt::StringLiterals;

namespace {

using Taken = std::set<std::pair<Node, std::string_view>>;

void walk(const State &state, Taken &taken, std::set<Node> &ends)
{
    const auto note = [&](const Thought &thought) {
        for (const auto &visit : thought.path)
            if (!isEnd(visit.node))
                taken.insert({visit.node, visit.answer});
        ends.insert(thought.end);
    };
    for (const auto node :
         {Node::anyCharacter, Node::insaneToRestore, Node::poolPayable, Node::validWaits, Node::storyPhase,
          Node::anyDefender, Node::bestDomain, Node::eventDue, Node::lineStoryPhase, Node::lineDefender})
        note(think(state, node));
    for (const int drain : {1, 2})
        note(think(state, Node::whichDrain, Voice::silent, drain));
    note(think(state, Node::fillDomains));
    for (const auto node : {Node::mayGoInsane, Node::mayBeWounded, Node::anyExhausted})
        note(think(state, node, Voice::silent, 0, state.stories.front().key));
}

State with(State state, std::initializer_list<Event> events)
{
    for (const auto &event : events)
        state = Rules::evolve(std::move(state), event);
    return state;
}

Printed eventOf(const char *name, int cost)
{
    Printed card;
    card.name = name;
    card.type = CardType::event;
    card.cost = {cost, false};
    return card;
}

void addLillith(std::vector<State> &all)
{
    using tests::lillithBoard;
    for (const auto &board : tests::commitBoards())
        all.push_back(tests::planned(tests::committing(board)));
    for (const auto &board : tests::defenceBoards())
        all.push_back(tests::planned(tests::defending(board)));
    for (const auto *hand : {"", "A:X.1", "A:3.1 B:3.1", "A:2.1 B:4.1", "K+1", "Free:0.1"})
        for (const auto *inPlay : {"", "M:1.1", "M:1.1/a"})
            for (const auto *domains : {"2 3 0", "3 0 0", "3 1 2", "2 2 2"})
                all.push_back(lillithBoard(QString::fromUtf8(hand), QString::fromUtf8(inPlay),
                                           QString::fromUtf8(domains)));
    auto pool = lillithBoard(u""_s, u"M:1.1"_s, u"2 2 2"_s);
    const auto event = tests::comeUp(pool, eventOf("Bang", 2));
    all.push_back(with(pool, {Drawn{{event}}, MomentCame{Trigger::operations}}));
    auto shortened = lillithBoard(u""_s, u"M:1.1"_s, u""_s);
    shortened.options.firstTurnPenalty = true;
    all.push_back(shortened);
}

// Boards that between them answer every question in every way.
std::vector<State> boards()
{
    using tests::boardOf;
    std::vector<State> all;
    for (const auto *hand :
         {"", "A:1.1", "A:2.2 B:2.2", "A:9.9 H=1", "H=2 J=1", "H=2 H=2", "K+0", "K+1", "A:X.1", "A=X"})
        for (const auto *inPlay :
             {"", "M:1.1", "M:1.1 N:1.1", "M:1.1/a", "M:1.1/i", "M:1.1/i N:1.1/i", "M:1.1/e"})
            for (const auto *domains : {"2 2 2", "2 3 4"})
                all.push_back(
                    boardOf(QString::fromUtf8(hand), QString::fromUtf8(inPlay), QString::fromUtf8(domains)));
    auto pool = boardOf(u""_s, u"M:1.1"_s, u"2 2 2"_s);
    const auto event = tests::comeUp(pool, eventOf("Bang", 2));
    pool = with(pool, {Drawn{{event}}});
    all.push_back(pool);
    all.push_back(with(pool, {EventsJudged{{event}}}));
    auto shortened = boardOf(u""_s, u"M:1.1"_s, u""_s);
    shortened.options.firstTurnPenalty = true;
    all.push_back(shortened);
    for (const auto *inPlay : {"M:1.1", "M:1.1 N:2.2", "M:1.1 N:1.1"})
        for (const int known : {0, 1}) {
            auto equal = boardOf(u""_s, QString::fromUtf8(inPlay), u""_s);
            equal.options.story = StoryRule::equalDefense;
            if (known)
                equal.defenders = 2;
            all.push_back(equal);
        }
    for (const auto *inPlay : {"M:1.1 N:2.2", "M:1.1 N:1.1", "M:1.1k", "M:1.1t N:1.1t", "M:1.1w"}) {
        auto fight = boardOf(u""_s, QString::fromUtf8(inPlay), u""_s);
        std::vector<Commit> commits;
        for (const auto &character : fight.characters)
            commits.push_back({character.card, 0});
        all.push_back(with(fight, {MinionCommitted{commits}}));
    }
    addLillith(all);
    return all;
}

} // namespace

class CthulhuFlowTest : public QObject {
    Q_OBJECT

private slots:
    void everyNodeAndEveryEdgeIsTaken()
    {
        Taken taken;
        std::set<Node> ends;
        for (const auto &state : boards())
            walk(state, taken, ends);
        for (const auto &edge : edges()) {
            const auto text = std::string(kindOf(edge.from).name) + " -- " + std::string(edge.answer) +
                              " --> " + std::string(kindOf(edge.to).name);
            QVERIFY2(taken.count({edge.from, edge.answer}), ("never taken: " + text).c_str());
            qInfo("taken: %s", text.c_str());
        }
        for (const auto &kind : nodes())
            if (isEnd(kind.node))
                QVERIFY2(ends.count(kind.node), kind.name.data());
        qInfo("all %zu nodes and all %zu edges were taken", nodes().size(), edges().size());
    }

    void everyAnswerIsASentenceAfterItsQuestion()
    {
        static const QRegularExpression asked(u"^(LILLITH: [a-z]|[A-Z])[^.?]*\\? [A-Z][^.?]*\\.$"_s);
        static const QRegularExpression done(u"^[A-Z][^.?]*\\.$"_s);
        const auto line = [](Node node, std::string_view answer) {
            const State anyState;
            Thought thought(anyState, Voice::aloud);
            thought.path.push_back({node, answer, {}});
            return QString::fromStdString(english(told(thought).at(0)));
        };
        for (const auto &edge : edges())
            QVERIFY2(asked.match(line(edge.from, edge.answer)).hasMatch(),
                     qPrintable(line(edge.from, edge.answer)));
        for (const auto &kind : nodes())
            if (isEnd(kind.node))
                QVERIFY2(done.match(line(kind.node, "")).hasMatch(), qPrintable(line(kind.node, "")));
    }

    void aStoryIsNamedOnceForAllWhoGoThere()
    {
        const auto state = tests::boardOf(u""_s, u"M:1.1 N:2.2 O:3.3"_s, u""_s);
        const auto &there = state.characters;
        const std::vector<Commit> commits{
            {there.at(0).card, 1}, {there.at(1).card, 0}, {there.at(2).card, 1}};
        const auto &first = state.stories.at(0).name;
        const auto &second = state.stories.at(1).name;
        QCOMPARE(english(whoGoes(state, commits)), "M and O to " + second + " and N to " + first);
        QCOMPARE(english(whoStands(state, commits)), "M and O at " + second + " and N at " + first);
    }

    void whoAreCalledAlikeAreNamedOnce()
    {
        QCOMPARE(english(namedTogether({"Choir", "Warden", "Choir", "Diver", "Choir"})),
                 "Choir ×3, Warden and Diver");
        QCOMPARE(english(namedTogether({"Choir"})), "Choir");
    }

    void everyNodeIsReachedByTheChart()
    {
        std::set<Node> mentioned;
        for (const auto &edge : edges()) {
            mentioned.insert(edge.from);
            mentioned.insert(edge.to);
        }
        QCOMPARE(mentioned.size(), nodes().size());
    }

    // A question has an answer that leads on, an end has none; every node stands in the table once.
    void everyQuestionLeadsOnAndNoEndDoes()
    {
        std::set<Node> asking;
        for (const auto &edge : edges())
            asking.insert(edge.from);
        std::set<Node> all;
        for (const auto &kind : nodes()) {
            QVERIFY2(all.insert(kind.node).second, kind.name.data());
            QVERIFY2(asking.count(kind.node) == (isEnd(kind.node) ? 0 : 1), kind.name.data());
        }
    }

    void theChartIsGraphviz()
    {
        const auto chart = QString::fromStdString(flowchart());
        QVERIFY(chart.startsWith(u"digraph cthulhu {"_s));
        QVERIFY(chart.trimmed().endsWith(u'}'));
        for (const auto &kind : nodes())
            QVERIFY(chart.contains(QLatin1String(kind.name.data())));
    }
};

QTEST_APPLESS_MAIN(CthulhuFlowTest)
#include "flow_test.moc"
