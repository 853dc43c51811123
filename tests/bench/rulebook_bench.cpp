#include "data/rulebook/rule_search.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <ctime>

using namespace Qt::StringLiterals;
using namespace torchside::data;

namespace {

// Every question of the question set, as it grows letter by letter under a thumb.
QStringList keystrokes(bool isGerman)
{
    QFile file(qEnvironmentVariable("TORCHSIDE_SOURCE", u"."_s) +
               (isGerman ? u"/tests/rulebook/questions.de.json"_s : u"/tests/rulebook/questions.json"_s));
    QStringList typed;
    if (file.open(QIODevice::ReadOnly))
        for (const auto &entry : QJsonDocument::fromJson(file.readAll()).array())
            for (qsizetype size = 1; size <= entry["question"_L1].toString().size(); ++size)
                typed.append(entry["question"_L1].toString().left(size));
    return typed;
}

double processorTime() // of this thread, in milliseconds: what others do on the machine doesn't count
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

void count(benchmark::State &state, const std::string &name, std::vector<double> milliseconds)
{
    std::ranges::sort(milliseconds);
    state.counters["p50_" + name] = milliseconds[milliseconds.size() / 2];
    state.counters["p99_" + name] = milliseconds[milliseconds.size() * 99 / 100];
    state.counters["most_" + name] = milliseconds.back();
}

void aKeystrokeOverAllGames(benchmark::State &state, const QString &language)
{
    const auto rulebook = Rulebook::load(language);
    RuleSearch search(rulebook);
    search.prepare();
    const auto typed = keystrokes(language == u"de"_s);
    std::vector<double> wall;
    std::vector<double> processor;
    qsizetype next = 0;
    for ([[maybe_unused]] auto round : state) {
        const auto before = std::chrono::steady_clock::now();
        const auto processorBefore = processorTime();
        benchmark::DoNotOptimize(search.search(typed[next++ % typed.size()]));
        processor.push_back(processorTime() - processorBefore);
        const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - before;
        wall.push_back(taken.count());
    }
    count(state, "ms", wall);
    count(state, "processor_ms", processor);
}
BENCHMARK_CAPTURE(aKeystrokeOverAllGames, english, u"en"_s)
    ->Iterations(12'000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(aKeystrokeOverAllGames, german, u"de"_s)->Iterations(12'000)->Unit(benchmark::kMillisecond);

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
