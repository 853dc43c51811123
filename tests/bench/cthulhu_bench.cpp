#include "models/cthulhu/minion/thought.h"
#include "tests/cthulhu/board.h"

#include <benchmark/benchmark.h>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

// Twenty cards in hand, twelve characters out: more than any table has seen.
cthulhu::State crowdedBoard()
{
    QString hand;
    QString inPlay;
    for (int i = 0; i < 20; ++i)
        hand += u"Card%1:%2.%3.0101 "_s.arg(i).arg(i % 5).arg(i % 4);
    for (int i = 0; i < 12; ++i)
        inPlay += u"Out%1:%2.2.0011 "_s.arg(i).arg(i % 4);
    return tests::boardOf(hand, inPlay, u"2 3 4"_s);
}

void drain(benchmark::State &state)
{
    const auto board = crowdedBoard();
    for (auto _ : state)
        benchmark::DoNotOptimize(cthulhu::thinkDrain(board, 1));
}

void commitment(benchmark::State &state)
{
    const auto board = crowdedBoard();
    for (auto _ : state)
        benchmark::DoNotOptimize(cthulhu::thinkCommit(board));
}

} // namespace

BENCHMARK(drain)->Unit(benchmark::kMicrosecond);
BENCHMARK(commitment)->Unit(benchmark::kMicrosecond);
BENCHMARK_MAIN();
