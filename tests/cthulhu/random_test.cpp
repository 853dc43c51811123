#include "models/cthulhu/game.h"
#include "models/cthulhu/minion/steps.h"
#include "models/json/codec.h"
#include "tests/cthulhu/opponent.h"
#include "tests/harness/far_correction.h"
#include "tests/harness/random_corrections.h"
#include "tests/harness/random_play.h"
#include "tests/harness/two_at_one_file.h"

#include <QObject>

namespace torchside::tests {

template <>
struct Chooser<cthulhu::Game> {
    static cthulhu::Command start(Dice &dice)
    {
        cthulhu::Start start;
        start.stories = {"The Well", "The Tower", "The Wreck"};
        start.mulligan = dice.below(2) == 0;
        start.options.story =
            dice.below(2) == 0 ? cthulhu::StoryRule::alternate : cthulhu::StoryRule::equalDefense;
        start.options.firstTurnPenalty = dice.below(3) == 0;
        start.options.variant = dice.below(2) == 0 ? cthulhu::Variant::standard : cthulhu::Variant::lillith;
        if (dice.below(2) == 0)
            start.first = dice.below(2) == 0 ? cthulhu::Side::minion : cthulhu::Side::player;
        return start;
    }
    static void make(cthulhu::Keywords &words, const cthulhu::State &, Dice &dice)
    {
        const std::vector<std::string> known{"fast",       "willpower", "toughness 1", "invulnerability",
                                             "villainous", "heroic",    "dormant"};
        words.clear();
        if (dice.below(2) == 0)
            words.push_back(known[static_cast<std::size_t>(dice.below(7))]);
    }
    static void make(cthulhu::CardRef &ref, const cthulhu::State &state, Dice &dice)
    {
        if (dice.below(4) == 0)
            Arbitrary<cthulhu::Game>(state, dice).make(ref.card.emplace());
        else
            ref.text = textOf(cthulhu::CardId{1 + dice.below(static_cast<int>(state.cards.size()) + 1)});
    }
    static void make(cthulhu::Draw &draw, const cthulhu::State &state, Dice &dice)
    {
        draw.cards.resize(static_cast<std::size_t>(cthulhu::drawsNow(state)));
        for (auto &each : draw.cards)
            Arbitrary<cthulhu::Game>(state, dice).make(each.card.emplace());
    }
    static void make(cthulhu::Scout &scout, const cthulhu::State &state, Dice &dice)
    {
        auto &card = scout.card.card.emplace();
        Arbitrary<cthulhu::Game>(state, dice).make(card);
        card.type = cthulhu::CardType::character;
        card.cost = {cthulhu::scoutCostNow(state), false};
    }
    static int oneIn(const cthulhu::Command &command)
    {
        if (std::holds_alternative<cthulhu::DeckOut>(command))
            return 50;
        static const auto hand =
            cthulhu::Command(cthulhu::Bar{}).index(); // from there on the table's own hand
        return command.index() < hand ? 1 : 4;
    }
};

} // namespace torchside::tests

using namespace torchside;

class CthulhuRandomTest : public QObject {
    Q_OBJECT

private slots:
    void anyPlayCanBeTakenBackAndReplayed() { tests::randomPlay<cthulhu::Game>(); }
    void anyPastCanBeCorrected() { tests::randomCorrections<cthulhu::Game>(); }
    // A long game against the Minion, who is kept from winning; LILLITH may think for longer.
    void aCorrectionFarBackIsQuick()
    {
        tests::Opponent opponent;
        const auto holdBack = [](const cthulhu::State &state) -> cthulhu::Command {
            for (int story = 0; story < std::ssize(state.stories); ++story)
                if (const auto &each = state.stories[static_cast<std::size_t>(story)]; each.minion > 0)
                    return cthulhu::MoveTokens{story, cthulhu::Side::minion, -each.minion};
            return cthulhu::EndTurn{};
        };
        opponent.play(holdBack, 320);
        tests::FarCorrection<cthulhu::Game> far;
        far.measure(opponent.commands());
        far.tell("cthulhu");
    }
    void anyPlayIsInTheFile() { tests::randomPlayInAFile<cthulhu::Game>(); }
    void twoAtOneFileSeeEachOther() { tests::twoAtOneFile<cthulhu::Game>(); }
    void theSameSeedGivesTheSameGame() { tests::theSameSeedGivesTheSameGame<cthulhu::Game>(); }

    // Against a random player the Minion never comes into a state that can't be, and every game ends.
    void manyWholeGames_data()
    {
        QTest::addColumn<bool>("lillith");
        QTest::newRow("standard") << false;
        QTest::newRow("lillith") << true;
    }
    void manyWholeGames()
    {
        QFETCH(bool, lillith);
        const auto play = [lillith](std::uint64_t seed) {
            Walk walk(seed);
            auto start = std::get<cthulhu::Start>(tests::Chooser<cthulhu::Game>::start(walk.dice()));
            start.options.variant = lillith ? cthulhu::Variant::lillith : cthulhu::Variant::standard;
            walk.submit(start);
            for (int i = 0; i < 3000 && !walk.state().outcome; ++i)
                if (const auto command = walk.legal())
                    walk.submit(*command);
            return walk.played();
        };
        const auto broken = tests::firstBroken(lillith ? 200 : 500, play, [](const tests::Played &game) {
            Walk walk(game.seed);
            for (const auto &line : game.lines) {
                if (const auto command = Codec<cthulhu::Game>::command(line))
                    walk.submit(*command);
                tests::promise(walk.state().seats.empty() || cthulhu::Rules::sound(walk.state()),
                               [&] { return line + " led to what can't be"; });
            }
            tests::promise(game.isShrunk || walk.state().outcome, [] { return "it has no end"; });
        });
        QVERIFY2(broken.empty(), broken.c_str());
    }

private:
    using Walk = tests::RandomWalk<cthulhu::Game>;
};

QTEST_APPLESS_MAIN(CthulhuRandomTest)
#include "random_test.moc"
