#include "models/cthulhu/facts.h"
#include "models/cthulhu/game.h"
#include "models/cthulhu/minion/steps.h"
#include "models/kernel/dice.h"
#include "tests/cthulhu/board.h"

#include <QTest>

#include <numeric>

using namespace torchside;
using namespace torchside::cthulhu;

namespace {

// A whole game: the Minion by its proposals, the player by a simple rule. Every side draws from a deck of its
// own, shuffled by the seed, the same for both variants.
class PlayedGame {
public:
    PlayedGame(cthulhu::Variant variant, std::uint64_t seed) : dice_(seed), throws_(seed + 1000)
    {
        for (int i = 0; i < deckSize; ++i)
            deck_.push_back(card(i));
        for (int i = 0; i < deckSize; ++i)
            theirs_.push_back(fighter(i));
        shuffle(deck_);
        shuffle(theirs_);
        Start start;
        start.stories = {"A", "B", "C"};
        start.options.variant = variant;
        start.first = seed % 2 == 0 ? Side::minion : Side::player;
        submit(start);
        for (int i = 0; i < 5; ++i)
            drawOne();
    }

    // Who has won; nobody where it went on for too long.
    std::optional<Side> play()
    {
        constexpr int longest = 4000;
        for (int i = 0; i < longest && !state_.outcome; ++i)
            submit(answer());
        if (!state_.outcome)
            return std::nullopt;
        return state_.outcome->winners.front() == 1 ? Side::minion : Side::player;
    }

private:
    static constexpr int deckSize = 60;

    struct Ours {
        PlayerCharacter is;
        bool exhausted = false;
    };

    template <class T>
    void shuffle(std::vector<T> &cards)
    {
        for (std::size_t i = cards.size(); i > 1; --i)
            std::swap(cards[i - 1], cards[static_cast<std::size_t>(dice_.below(static_cast<int>(i)))]);
    }

    Printed card(int number)
    {
        Printed card;
        card.name = "Card " + std::to_string(number);
        card.type = number % 20 < 13   ? CardType::character
                    : number % 20 < 18 ? CardType::support
                                       : CardType::event;
        card.cost = {1 + dice_.below(4), false};
        if (card.type == CardType::event)
            card.trigger = static_cast<Trigger>(dice_.below(8));
        if (card.type != CardType::character)
            return card;
        card.skill = 1 + dice_.below(card.cost.number + 1);
        card.icons = icons(card.cost.number);
        return card;
    }

    Icons icons(int count)
    {
        Icons icons;
        const std::array<int Icons::*, 4> kinds{&Icons::terror, &Icons::combat, &Icons::arcane,
                                                &Icons::investigation};
        for (int i = 0; i < count; ++i)
            ++(icons.*kinds.at(static_cast<std::size_t>(dice_.below(4))));
        return icons;
    }

    PlayerCharacter fighter(int number)
    {
        const int cost = 1 + dice_.below(4);
        return {"Fighter " + std::to_string(number), 1 + dice_.below(cost + 1), icons(cost), {}, 0};
    }

    void drawOne()
    {
        if (!theirs_.empty()) {
            hand_.push_back(theirs_.back());
            theirs_.pop_back();
        }
    }

    Printed next()
    {
        if (deck_.empty())
            return card(99);
        auto card = deck_.back();
        deck_.pop_back();
        return card;
    }

    std::vector<PlayerCharacter> ready() const
    {
        std::vector<PlayerCharacter> ready;
        for (const auto &mine : mine_)
            if (!mine.exhausted)
                ready.push_back(mine.is);
        return ready;
    }

    Command scout()
    {
        const auto found = std::find_if(deck_.begin(), deck_.end(), [&](const Printed &card) {
            return card.type == CardType::character && card.cost.number == scoutCostNow(state_);
        });
        if (found == deck_.end())
            return Skip{};
        const auto card = *found;
        deck_.erase(found);
        return Scout{{{}, card, {}}};
    }

    Command draw()
    {
        if (deck_.empty())
            return DeckOut{Side::minion};
        Draw draw;
        while (static_cast<int>(draw.cards.size()) < drawsNow(state_))
            draw.cards.push_back({{}, next(), {}});
        return draw;
    }

    // Refresh, draw two, put two characters out; everybody attacks where most tokens are missing least.
    Command turn()
    {
        for (auto &mine : mine_)
            mine.exhausted = false;
        if (hand_.empty() && theirs_.empty())
            return DeckOut{Side::player};
        drawOne();
        drawOne();
        for (int i = 0; i < 2 && !hand_.empty(); ++i) {
            mine_.push_back({hand_.back(), false});
            hand_.pop_back();
        }
        Commits commits;
        const int stories = static_cast<int>(state_.stories.size());
        for (std::size_t i = 0; i < mine_.size(); i += 2) { // every other one stays to defend
            const int to = static_cast<int>(i / 2) % stories;
            place(commits, to, mine_[i]);
        }
        return commits;
    }

    static void place(Commits &commits, int story, Ours &mine)
    {
        auto found = std::find_if(commits.stories.begin(), commits.stories.end(),
                                  [&](const Commitment &each) { return each.story == story; });
        if (found == commits.stories.end())
            found = commits.stories.insert(found, {story, {}});
        found->characters.push_back(tests::sent(mine.is));
        mine.exhausted = true;
    }

    // One defender for each of the Minion's, as they come.
    Command defend()
    {
        Commits commits;
        std::vector<int> wanted;
        for (const auto &character : state_.characters)
            if (character.story)
                wanted.push_back(static_cast<int>(*state_.indexOf(*character.story)));
        for (auto &mine : mine_) {
            if (wanted.empty())
                break;
            if (mine.exhausted)
                continue;
            place(commits, wanted.back(), mine);
            wanted.pop_back();
        }
        return commits;
    }

    Command answer()
    {
        const auto &step = *stepKindOf(state_);
        switch (step.wants) {
        case Wants::cards: return step.takes("scout") ? scout() : draw();
        case Wants::confirm: return Confirm{};
        case Wants::die: return Die{};
        case Wants::valid: return Valid{};
        case Wants::choice: return step.takes("skip") ? Command{Skip{}} : StoryEffect{false};
        case Wants::count: return CountDefenders{std::nullopt, ready()};
        case Wants::commits: return defend();
        case Wants::none: return turn();
        case Wants::lose: return Lose{state_.fight.value().owed.front()};
        case Wants::name: return NewStory{"Another"};
        }
        return Confirm{};
    }

    // Whoever is lost leaves the player's side too.
    void note(const Event &event)
    {
        const auto *lost = std::get_if<PlayerLost>(&event);
        if (!lost || lost->how == Loss::wounded)
            return;
        const auto *there = state_.attendanceAt(state_.stories[static_cast<std::size_t>(lost->story)].key);
        const auto &who = there->characters[static_cast<std::size_t>(lost->character)];
        std::erase_if(mine_, [&](const Ours &mine) { return mine.is.name == who.name; });
    }

    void submit(const Command &command)
    {
        const auto decision = Rules::decide(state_, command, throws_);
        const auto *refusal = std::get_if<Refusal>(&decision);
        QVERIFY2(!refusal, refusal ? english(refusal->message).c_str() : "");
        for (const auto &event : std::get<std::vector<Event>>(decision)) {
            note(event);
            state_ = Rules::evolve(std::move(state_), event);
        }
        QVERIFY(Rules::sound(state_));
    }

    State state_;
    SeededDice dice_;
    SeededDice throws_;
    std::vector<Printed> deck_;
    std::vector<PlayerCharacter> theirs_;
    std::vector<PlayerCharacter> hand_;
    std::vector<Ours> mine_;
};

} // namespace

class LillithGamesTest : public QObject {
    Q_OBJECT

private slots:
    // The same decks, the same simple player, two hundred games each.
    void lillithWinsMoreThanTheStandardMinion()
    {
        constexpr int games = 200;
        std::array<int, 2> won{};
        for (const auto variant : {cthulhu::Variant::standard, cthulhu::Variant::lillith})
            for (std::uint64_t seed = 1; seed <= games && !QTest::currentTestFailed(); ++seed) {
                const auto winner = PlayedGame(variant, seed).play();
                QVERIFY2(winner, "no end");
                won.at(static_cast<std::size_t>(variant)) += *winner == Side::minion ? 1 : 0;
            }
        qInfo("of %d games the standard Minion wins %d, LILLITH %d", games, won[0], won[1]);
        QVERIFY(won[1] > won[0]);
    }
};

QTEST_APPLESS_MAIN(LillithGamesTest)
#include "lillith_games_test.moc"
