#include "data/rulebook/rule_search.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;
using namespace torchside::data;

namespace {

// Every question of the question set, as it grows letter by letter under a thumb.
QStringList keystrokes()
{
    QFile file(qEnvironmentVariable("TORCHSIDE_SOURCE", u"."_s) + u"/tests/rulebook/questions.json"_s);
    QStringList typed;
    if (file.open(QIODevice::ReadOnly))
        for (const auto &entry : QJsonDocument::fromJson(file.readAll()).array())
            for (qsizetype size = 1; size <= entry["question"_L1].toString().size(); ++size)
                typed.append(entry["question"_L1].toString().left(size));
    return typed;
}

void aKeystrokeOverAllGames(benchmark::State &state)
{
    const auto rulebook = Rulebook::load();
    RuleSearch search(rulebook);
    search.prepare();
    const auto typed = keystrokes();
    std::vector<double> milliseconds;
    qsizetype next = 0;
    for ([[maybe_unused]] auto round : state) {
        const auto before = std::chrono::steady_clock::now();
        benchmark::DoNotOptimize(search.search(typed[next++ % typed.size()]));
        const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - before;
        milliseconds.push_back(taken.count());
    }
    std::ranges::sort(milliseconds);
    state.counters["p50_ms"] = milliseconds[milliseconds.size() / 2];
    state.counters["p99_ms"] = milliseconds[milliseconds.size() * 99 / 100];
    state.counters["most_ms"] = milliseconds.back();
}
BENCHMARK(aKeystrokeOverAllGames)->Iterations(12'000)->Unit(benchmark::kMillisecond);

void makingTheIndex(benchmark::State &state)
{
    const auto rulebook = Rulebook::load();
    for ([[maybe_unused]] auto round : state) {
        RuleSearch search(rulebook);
        search.prepare();
    }
}
BENCHMARK(makingTheIndex)->Unit(benchmark::kMillisecond);

void readingThePassages(benchmark::State &state)
{
    for ([[maybe_unused]] auto round : state)
        benchmark::DoNotOptimize(Rulebook::load());
}
BENCHMARK(readingThePassages)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
