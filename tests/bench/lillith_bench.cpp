#include "tests/cthulhu/lillith_brute.h"

#include <benchmark/benchmark.h>

#include <ctime>

using namespace torchside;
using namespace torchside::cthulhu;

namespace {

// Two hundred boards as they come, stories near their end and games near theirs among them: the time of this
// process alone, so that others on the machine don't count.
void searching(benchmark::State &state, Side attacker)
{
    constexpr int boards = 200;
    tests::Boards made{SeededDice(2026)};
    std::vector<double> milliseconds;
    int inexact = 0;
    for ([[maybe_unused]] auto round : state)
        for (int i = 0; i < boards; ++i) {
            const auto board = made.board(attacker, static_cast<int>(state.range(0)),
                                          static_cast<int>(state.range(1)), static_cast<int>(state.range(2)));
            const auto before = std::clock();
            const auto found = lillith::search(board);
            milliseconds.push_back(1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
            inexact += found.exact ? 0 : 1;
        }
    std::sort(milliseconds.begin(), milliseconds.end());
    state.counters["median_ms"] = milliseconds[milliseconds.size() / 2];
    state.counters["worst_ms"] = milliseconds.back();
    state.counters["inexact"] = inexact;
}

void committing(benchmark::State &state)
{
    searching(state, Side::minion);
}
void defending(benchmark::State &state)
{
    searching(state, Side::player);
}
BENCHMARK(committing)
    ->Args({4, 4, 2})
    ->Args({6, 6, 3})
    ->Args({8, 8, 4})
    ->Iterations(1)
    ->Unit(benchmark::kSecond);
BENCHMARK(defending)->Args({6, 6, 3})->Args({8, 8, 4})->Iterations(1)->Unit(benchmark::kSecond);

} // namespace

BENCHMARK_MAIN();
