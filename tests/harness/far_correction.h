#pragma once

#include "models/kernel/correction.h"
#include "tests/harness/random_play.h"

#include <algorithm>
#include <ctime>
#include <functional>
#include <vector>

namespace torchside::tests {

// What a look at a correction far back costs, beside playing the same steps: the time of this process alone,
// so that others on the machine don't count.
template <Game G>
class FarCorrection {
public:
    using Rules = typename G::Rules;
    using Codec = torchside::Codec<G>;
    static constexpr std::int64_t far = 300; // steps
    static constexpr int looks = 5;

    // The longest of the games that count; what is missing to so many steps are other names.
    void measure(int games, const std::function<bool(const typename Rules::State &)> &counts)
    {
        constexpr int moves = 900;
        constexpr std::uint64_t seeds = 24;
        std::vector<std::pair<std::int64_t, std::uint64_t>> longest;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            Game game(seed, moves);
            if (counts(game.history.state()))
                longest.emplace_back(game.history.seq(), seed);
        }
        std::sort(longest.rbegin(), longest.rend());
        longest.resize(std::min<std::size_t>(longest.size(), static_cast<std::size_t>(games)));
        for (const auto &[steps, seed] : longest) {
            Game game(seed, moves);
            length_.push_back(static_cast<double>(steps));
            played_.push_back(game.playing * static_cast<double>(far) / static_cast<double>(steps));
            for (int more = 0; game.history.seq() < far + looks; ++more)
                game.history.submit(Rename{0, "Somebody " + std::to_string(more)});
            for (int back = 0; back < looks; ++back)
                look(game.history, game.history.seq() - far - back);
        }
    }

    void tell(const char *game)
    {
        QVERIFY2(!cold_.empty(), "no game was long enough");
        qInfo(
            "%s, %d steps back, %.0f played: a first look %.1f ms (worst %.1f), the next %.1f (worst %.1f); "
            "playing as many %.1f",
            game, static_cast<int>(far), median(length_), median(cold_), cold_.back(), median(warm_),
            warm_.back(), median(played_));
        QVERIFY(median(warm_) <= 3 * median(played_));
    }

private:
    struct Game {
        MemoryJournal journal;
        SeededDice dice;
        History<G> history;
        double playing = 0;

        Game(std::uint64_t seed, int moves) : dice(seed), history(journal, dice, [] { return Moment(1); })
        {
            std::vector<typename Rules::Command> commands;
            for (const auto &line : randomGame<G>(seed, moves).lines)
                if (auto command = Codec::command(line))
                    commands.push_back(std::move(*command));
            playing = taken([&] {
                for (const auto &command : commands)
                    history.submit(command);
            });
        }
    };

    template <class Do>
    static double taken(Do &&act)
    {
        const auto before = std::clock();
        act();
        return 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    }

    void look(History<G> &history, std::int64_t seq)
    {
        Correcting<typename Rules::Command> asked{seq, true, Rename{0, "Somebody else"}, true};
        cold_.push_back(taken([&] { history.correct(asked); }));
        warm_.push_back(taken([&] { history.correct(asked); }));
    }

    static double median(std::vector<double> &times)
    {
        std::sort(times.begin(), times.end());
        return times[times.size() / 2];
    }

    std::vector<double> length_;
    std::vector<double> cold_;
    std::vector<double> warm_;
    std::vector<double> played_;
};

// How many games is told by TORCHSIDE_FAR; a few where nobody asks.
template <Game G>
void farCorrection(
    const char *game,
    const std::function<bool(const typename G::Rules::State &)> &counts = [](const auto &) { return true; })
{
    FarCorrection<G> far;
    far.measure(std::max(2, qEnvironmentVariableIntValue("TORCHSIDE_FAR")), counts);
    far.tell(game);
}

} // namespace torchside::tests
