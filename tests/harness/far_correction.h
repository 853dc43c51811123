#pragma once

#include "models/kernel/correction.h"
#include "tests/harness/random_play.h"

#include <algorithm>
#include <ctime>
#include <vector>

namespace torchside::tests {

// What a look at a correction far back costs, beside playing the same steps: the time of this process alone,
// so that others on the machine don't count.
template <Game G>
class FarCorrection {
public:
    using Rules = typename G::Rules;
    using Command = typename Rules::Command;
    using Codec = torchside::Codec<G>;
    static constexpr std::int64_t far = 300; // steps
    static constexpr int looks = 5;

    // The longest of many games.
    void measure(int games)
    {
        constexpr int moves = 900;
        constexpr std::uint64_t seeds = 24;
        std::vector<std::vector<Command>> all;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            auto &commands = all.emplace_back();
            for (const auto &line : randomGame<G>(seed, moves).lines)
                if (auto command = Codec::command(line))
                    commands.push_back(std::move(*command));
        }
        std::sort(all.begin(), all.end(),
                  [](const auto &one, const auto &other) { return one.size() > other.size(); });
        for (int i = 0; i < std::min(games, static_cast<int>(seeds)); ++i)
            measure(all[static_cast<std::size_t>(i)]);
    }

    // What is missing to so many steps are other names.
    void measure(const std::vector<Command> &commands)
    {
        MemoryJournal journal;
        SeededDice dice(1);
        History<G> history(journal, dice, [] { return Moment(1); });
        const auto playing = taken([&] {
            for (const auto &command : commands)
                history.submit(command);
        });
        length_.push_back(static_cast<double>(history.seq()));
        played_.push_back(playing * static_cast<double>(far) / length_.back());
        for (int more = 0; history.seq() < far + looks; ++more)
            history.submit(Rename{0, "Somebody " + std::to_string(more)});
        for (int back = 0; back < looks; ++back)
            look(history, history.seq() - far - back);
    }

    void tell(const char *game)
    {
        QVERIFY2(!cold_.empty(), "no game was long enough");
        for (auto *times : {&cold_, &warm_})
            std::sort(times->begin(), times->end());
        qInfo(
            "%s, %d steps back, %.0f played: a first look %.1f ms (worst %.1f), the next %.1f (worst %.1f); "
            "playing as many %.1f",
            game, static_cast<int>(far), median(length_), median(cold_), cold_.back(), median(warm_),
            warm_.back(), median(played_));
        QVERIFY(median(warm_) <= 3 * median(played_));
    }

private:
    template <class Do>
    static double taken(Do &&act)
    {
        const auto before = std::clock();
        act();
        return 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    }

    void look(History<G> &history, std::int64_t seq)
    {
        Correcting<Command> asked{seq, true, Rename{0, "Somebody else"}, true};
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
void farCorrection(const char *game)
{
    FarCorrection<G> far;
    far.measure(std::max(2, qEnvironmentVariableIntValue("TORCHSIDE_FAR")));
    far.tell(game);
}

} // namespace torchside::tests
