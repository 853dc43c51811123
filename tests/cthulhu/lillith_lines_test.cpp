#include "models/cthulhu/game.h"
#include "tests/cthulhu/lillith_boards.h"

#include <QTest>

using namespace torchside;
using namespace torchside::cthulhu;
using namespace Qt::StringLiterals;

namespace {

QString told(const State &state, const std::vector<Commit> &commits)
{
    QStringList places;
    for (const auto &commit : commits)
        places.append(tests::nameIn(state, commit.card) + u'>' +
                      QString::fromStdString(state.stories[static_cast<std::size_t>(commit.story)].name));
    return places.join(u' ');
}

QString textOfAll(const std::vector<Sentence> &lines)
{
    QStringList all;
    for (const auto &line : lines)
        all.append(QString::fromStdString(english(line)));
    return all.join(u'\n');
}

std::vector<Event> decided(const State &state, const Command &command)
{
    SeededDice dice(1);
    const auto decision = Rules::decide(state, command, dice);
    const auto *refusal = std::get_if<Refusal>(&decision);
    if (refusal)
        qWarning("%s", english(refusal->message).c_str());
    return refusal ? std::vector<Event>{} : std::get<std::vector<Event>>(decision);
}

State after(State state, const std::vector<Event> &events)
{
    for (const auto &event : events)
        state = Rules::evolve(std::move(state), event);
    return state;
}

AskWhyNot lineAsked(const State &state, const QString &line)
{
    AskWhyNot question{std::nullopt, std::vector<Destination>{}};
    for (const auto &word : line.split(u' ', Qt::SkipEmptyParts))
        question.line->push_back({CardRef{word.section(u'>', 0, 0).toStdString(), {}, {}},
                                  word.section(u'>', 1)[0].unicode() - u'A'});
    Q_UNUSED(state);
    return question;
}

QString answered(const State &state, const AskWhyNot &question)
{
    const auto found = whyNot(state, question);
    if (const auto *refusal = std::get_if<Refusal>(&found))
        return QString::fromStdString(refusal->code);
    const auto &answer = std::get<WhyNot>(found);
    const auto test = QString::fromStdString(std::string(nameOf(answer.test)));
    return answer.by ? test + QString::number(*answer.by) : test;
}

} // namespace

class LillithLinesTest : public QObject {
    Q_OBJECT

private slots:
    void eachAimOfACommitmentDecides_data() { listBoards(tests::commitBoards()); }
    void eachAimOfACommitmentDecides()
    {
        QFETCH(int, at);
        const auto &board = tests::commitBoards()[static_cast<std::size_t>(at)];
        const auto state = tests::planned(tests::committing(board));
        check(state, board);
        const auto step = stepOf(state);
        const auto &proposal = std::get<CommitProposal>(step->proposal);
        QCOMPARE(told(state, proposal.commits), QString::fromUtf8(board.line));
        QCOMPARE(proposal.outcome, state.plan->best.outcome);
        QCOMPARE(nameOf(proposal.refused->lostAt), std::string_view(board.aim));
        QCOMPARE(proposal.exact, std::optional(true));
    }

    void eachAimOfADefenceDecides_data() { listBoards(tests::defenceBoards()); }
    void eachAimOfADefenceDecides()
    {
        QFETCH(int, at);
        const auto &board = tests::defenceBoards()[static_cast<std::size_t>(at)];
        const auto state = tests::planned(tests::defending(board));
        check(state, board);
        const auto step = stepOf(state);
        const auto &proposal = std::get<DefendProposal>(step->proposal);
        QCOMPARE(told(state, proposal.defends), QString::fromUtf8(board.line));
        QCOMPARE(nameOf(proposal.refused->lostAt), std::string_view(board.aim));
    }

    // What is foreseen is what the rules make of it, whatever the player chooses.
    void theRulesMakeOfALineWhatWasForeseen_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 60; ++seed)
            QTest::addRow("board %d", seed) << seed;
    }
    void theRulesMakeOfALineWhatWasForeseen()
    {
        QFETCH(int, seed);
        SeededDice dice(static_cast<std::uint64_t>(seed));
        auto state = randomBoard(dice);
        const auto plan = *state.plan;
        const int stories = state.minionStories;
        const int characters = static_cast<int>(state.characters.size());
        state = after(state, decided(state, Confirm{}));
        if (plan.best.commits.empty())
            return;
        Commits answer;
        for (const auto &stand : plan.best.answer) {
            answer.stories.push_back({stand.story, {}});
            for (const int at : stand.characters)
                answer.stories.back().characters.push_back(tests::sent(ready_[static_cast<std::size_t>(at)]));
        }
        std::vector<lillith::LineOutcome> outcomes;
        follow(state, answer, {}, outcomes);
        QVERIFY(!outcomes.empty());
        auto foreseen = plan.best.outcome;
        foreseen.used = 0;
        for (auto &outcome : outcomes)
            std::sort(outcome.lost.begin(), outcome.lost.end());
        std::sort(foreseen.lost.begin(), foreseen.lost.end());
        QVERIFY(std::find(outcomes.begin(), outcomes.end(), foreseen) != outcomes.end());
        for (const auto &outcome : outcomes) {
            QVERIFY(stories + outcome.minion[0] <= toWin && characters > 0);
            // Nothing that the player chooses is worse for the Minion than what was foreseen.
            const auto aims = [](const lillith::LineOutcome &o) {
                return std::array{o.minion[0], o.minion[1], -o.player[0], -o.player[1],
                                  -static_cast<int>(o.lost.size())};
            };
            if (!ended(plan))
                QVERIFY(aims(outcome) >= aims(foreseen));
        }
    }

    // Nobody defends, which brings two; the first of them wins the story.
    void tokensAfterTheOneThatWinsAStoryAreNotGained()
    {
        const auto plan = lillith::planFor(tests::committing(tests::commitBoards()[2]));
        QCOMPARE(plan.best.outcome.minion, (std::vector{1, 1}));
    }

    void aLineDraggedTogetherIsAnswered_data()
    {
        QTest::addColumn<int>("board");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("answer");
        QTest::newRow("nobody instead") << 0 << u""_s << u"game-won"_s;
        QTest::newRow("another story") << 2 << u"Ann>B"_s << u"minion-stories1"_s;
        QTest::newRow("fewer tokens") << 3 << u"Ann>C"_s << u"minion-tokens1"_s;
        QTest::newRow("into its death") << 6 << u"Ann>A"_s << u"losses1"_s;
        QTest::newRow("the dearer one dies") << 7 << u"High>A"_s << u"lost-priority"_s;
        QTest::newRow("one too many") << 8 << u"Ann>A Bo>A"_s << u"used1"_s;
        QTest::newRow("the same farther out") << 9 << u"Ann>B"_s << u"order"_s;
        QTest::newRow("the very line") << 9 << u"Ann>A"_s << u"bad-argument"_s;
        QTest::newRow("named twice") << 9 << u"Ann>A Ann>B"_s << u"bad-argument"_s;
        QTest::newRow("no such story") << 9 << u"Ann>Z"_s << u"bad-argument"_s;
        QTest::newRow("nobody of that name") << 9 << u"Zoe>A"_s << u"bad-argument"_s;
    }
    void aLineDraggedTogetherIsAnswered()
    {
        QFETCH(int, board);
        QFETCH(QString, line);
        QFETCH(QString, answer);
        const auto state =
            tests::planned(tests::committing(tests::commitBoards()[static_cast<std::size_t>(board)]));
        QCOMPARE(answered(state, lineAsked(state, line)), answer);
    }

    void aCardHeldBackIsAnsweredByWhatItWouldChange()
    {
        const auto state = tests::planned(tests::committing(tests::commitBoards()[8]));
        const auto found = whyNot(state, AskWhyNot{CardRef{"Bo", {}, {}}, std::nullopt});
        const auto &answer = std::get<WhyNot>(found);
        QCOMPARE(nameOf(answer.test), std::string_view("held"));
        QVERIFY(answer.outcome && answer.outcome->used == 2);
        QCOMPARE(answered(state, AskWhyNot{CardRef{"Ann", {}, {}}, std::nullopt}), u"bad-argument"_s);
    }

    void noLineIsComparedElsewhere()
    {
        auto state = tests::lillithBoard(u"Ann:1.1"_s, u"Bo:1.1"_s, u"2 2 2"_s);
        state.stage = Stage::firstDrain;
        QCOMPARE(answered(state, lineAsked(state, u"Bo>A"_s)), u"not-now"_s);
        auto standard = tests::boardOf({}, u"Bo:1.1"_s, {});
        standard.stage = Stage::commit;
        QCOMPARE(answered(standard, lineAsked(standard, u"Bo>A"_s)), u"not-now"_s);
    }

    void whyTellsTheAnswerAndTheLineRefused()
    {
        const auto state = tests::planned(tests::committing(tests::commitBoards()[7]));
        const auto why = textOfAll(stepOf(state)->why);
        QVERIFY2(why.contains(u"The best line: Low to A."_s), qPrintable(why));
        QVERIFY2(why.contains(u"Your best answer: Cop to A."_s), qPrintable(why));
        QVERIFY2(why.contains(u"The best other line: High to A."_s), qPrintable(why));
        QVERIFY2(why.contains(u"lower priority: Low against High"_s), qPrintable(why));
    }

    // The table can search on another thread and hand over what was found.
    void aSearchMadeBeforehandIsTaken()
    {
        const auto state = tests::committing(tests::commitBoards()[9]);
        std::optional<lillith::Board> noted;
        {
            const lillith::Foresight notes([&](const lillith::Board &board) {
                noted = board;
                return lillith::search(board);
            });
            decided(after(state, {}), MoveTokens{0, Side::minion, 1});
        }
        QVERIFY(noted.has_value());
        auto found = lillith::search(*noted);
        found.exact = false;
        const lillith::Foresight made(
            [&](const lillith::Board &board) { return board == *noted ? found : lillith::search(board); });
        const auto next = after(state, decided(state, MoveTokens{0, Side::minion, 1}));
        QVERIFY(next.plan && !next.plan->exact);
        QVERIFY(textOfAll(stepOf(next)->why).contains(u"too many lines"_s));
    }

    // It is planned anew when something changes, and only then.
    void thePlanStandsInTheEventsAndHoldsUntilSomethingChanges()
    {
        const auto state = tests::planned(tests::committing(tests::commitBoards()[8]));
        const auto cannot = decided(state, Cannot{CardRef{"Ann", {}, {}}, std::nullopt});
        const auto *planned = std::get_if<Planned>(&cannot.back());
        QVERIFY(planned && planned->plan.best.commits.empty());
        QVERIFY(Rules::evolve(state, Renamed{0, "You", "Me"}).plan.has_value());
        QVERIFY(!Rules::evolve(state, DomainAdded{}).plan.has_value());
        int searches = 0;
        const lillith::Foresight counting([&](const lillith::Board &board) {
            ++searches;
            return lillith::search(board);
        });
        stepOf(state);
        QCOMPARE(searches, 0);
        after(state, cannot);
        QCOMPARE(searches, 0);
    }

private:
    static void listBoards(const std::vector<tests::AimBoard> &boards)
    {
        QTest::addColumn<int>("at");
        for (std::size_t i = 0; i < boards.size(); ++i)
            QTest::newRow(boards[i].aim) << static_cast<int>(i);
    }

    static void check(const State &state, const tests::AimBoard &board)
    {
        QCOMPARE(told(state, state.plan->best.commits), QString::fromUtf8(board.line));
        const auto lost = nameOf(state.plan->lostAt);
        QVERIFY2(lost == board.aim, std::string(lost).c_str());
    }

    static bool ended(const lillith::Plan &plan)
    {
        return plan.best.outcome.minion[0] > 0 || plan.best.outcome.player[0] > 0;
    }

    State randomBoard(SeededDice &dice)
    {
        QString inPlay;
        for (int i = 0; i < 2 + dice.below(3); ++i)
            inPlay += u"M%1:%2.%3.%4%5%6%7%8 "_s.arg(i)
                          .arg(dice.below(5))
                          .arg(dice.below(4))
                          .arg(dice.below(2))
                          .arg(dice.below(3))
                          .arg(dice.below(2))
                          .arg(dice.below(2))
                          .arg(dice.below(4) == 0 ? u"t"_s : u""_s);
        auto state = tests::lillithBoard({}, inPlay, {});
        for (auto &story : state.stories) {
            story.minion = dice.below(5);
            story.player = dice.below(5);
        }
        ready_.clear();
        for (int i = 0; i < 1 + dice.below(3); ++i)
            ready_.push_back({"P" + std::to_string(i),
                              dice.below(4),
                              {dice.below(2), dice.below(3), dice.below(2), dice.below(2)},
                              dice.below(4) == 0 ? Keywords{"toughness 1"} : Keywords{},
                              0});
        state.stage = Stage::commit;
        state = Rules::evolve(std::move(state), DefendersNamed{ready_});
        return tests::planned(std::move(state));
    }

    // Every way in which the player can choose, to the end of the phase.
    static void follow(const State &state, const Command &command, lillith::LineOutcome outcome,
                       std::vector<lillith::LineOutcome> &outcomes)
    {
        auto now = state;
        for (const auto &event : decided(state, command)) {
            if (const auto *tokens = std::get_if<TokensMoved>(&event)) {
                const auto &story = now.stories.at(static_cast<std::size_t>(tokens->story));
                (tokens->side == Side::minion ? outcome.minion : outcome.player)[1] +=
                    std::min(tokens->by, story.need - story.tokens(tokens->side));
            }
            if (const auto *won = std::get_if<StoryWon>(&event))
                ++(won->side == Side::minion ? outcome.minion : outcome.player)[0];
            if (const auto *insane = std::get_if<WentInsane>(&event))
                outcome.lost.push_back(insane->card);
            if (const auto *destroyed = std::get_if<Destroyed>(&event))
                outcome.lost.push_back(destroyed->card);
            now = Rules::evolve(std::move(now), event);
        }
        const auto *step = stepKindOf(now);
        const auto wants = step ? step->wants : Wants::none;
        if (wants == Wants::lose)
            for (const int who : now.fight->owed)
                follow(now, Lose{who}, outcome, outcomes);
        else if (wants == Wants::choice)
            follow(now, StoryEffect{false}, outcome, outcomes);
        else if (wants == Wants::name)
            follow(now, NewStory{"Another"}, outcome, outcomes);
        else
            outcomes.push_back(outcome);
    }

    std::vector<PlayerCharacter> ready_;
};

QTEST_APPLESS_MAIN(LillithLinesTest)
#include "lillith_lines_test.moc"
