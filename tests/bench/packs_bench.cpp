#include "data/catalogue/catalogue.h"
#include "data/catalogue/packs.h"
#include "data/journal/open_journal.h"
#include "tests/harness/foreign_sets.h"

#include <QJsonArray>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

constexpr int many = 5'000;
const data::Sort creatures{u"cutthroat"_s, u"creature"_s};

// Names as they are on cards: three words of a hundred.
QString nameOf(int number)
{
    static const QStringList sounds{u"ba"_s,  u"tro"_s, u"llo"_s, u"ker"_s, u"mi"_s,
                                    u"san"_s, u"dru"_s, u"fel"_s, u"gor"_s, u"thi"_s};
    const auto word = [](int n) { return sounds[n % 10] + sounds[n / 10 % 10]; };
    return u"%1 %2 of %3"_s.arg(word(number), word(number * 7 + 3), word(number / 13));
}

double processorTime() // of this thread, in milliseconds: what others do on the machine doesn't count
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

data::Pack fullBox()
{
    data::Pack pack;
    for (int i = 0; i < many; ++i) {
        const auto name = u"%1 %2"_s.arg(nameOf(i)).arg(i);
        pack.push_back({creatures,
                        data::Entries::idFor(name),
                        {{u"name"_s, name}, {u"life"_s, QJsonObject{{u"4"_s, i % 300}}}}});
    }
    return pack;
}

void aKeystrokeOverFiveThousandEntries(benchmark::State &state)
{
    const QTemporaryDir folder;
    const auto opened = data::openJournal(folder.filePath(u"b.db"_s).toStdString(), data::Purpose::play);
    data::Entries entries(&opened.journal->database());
    data::takeIn(entries, fullBox());
    entries.find(creatures, u"a"_s, 1); // the index is made when it is first asked for
    QStringList typed;
    for (int i = 0; i < 300; ++i)
        for (qsizetype size = 1; size <= nameOf(i * 17).size(); ++size)
            typed.append(nameOf(i * 17).left(size));
    std::vector<double> milliseconds;
    qsizetype next = 0;
    for ([[maybe_unused]] auto round : state) {
        const auto before = processorTime();
        benchmark::DoNotOptimize(entries.find(creatures, typed[next++ % typed.size()], 12));
        milliseconds.push_back(processorTime() - before);
    }
    std::ranges::sort(milliseconds);
    state.counters["p50_processor_ms"] = milliseconds[milliseconds.size() / 2];
    state.counters["p99_processor_ms"] = milliseconds[milliseconds.size() * 99 / 100];
}
BENCHMARK(aKeystrokeOverFiveThousandEntries)->Iterations(6'000)->Unit(benchmark::kMillisecond);

void eighteenSetsOfAnotherProgram(benchmark::State &state)
{
    const QTemporaryDir folder;
    const auto files = tests::foreignSets(folder.path());
    std::vector<double> milliseconds;
    qsizetype cards = 0;
    int round = 0;
    for ([[maybe_unused]] auto each : state) {
        const auto path = folder.filePath(u"%1.db"_s.arg(++round));
        const auto opened = data::openJournal(path.toStdString(), data::Purpose::play);
        data::Catalogue catalogue(&opened.journal->database());
        const auto before = processorTime();
        const auto report = catalogue.import(files);
        cards = catalogue.list().size();
        milliseconds.push_back(processorTime() - before);
        if (report[u"sets"_s] != qint64{18} || !report[u"problems"_s].toArray().empty())
            state.SkipWithError("not all of it came in");
    }
    std::ranges::sort(milliseconds);
    state.counters["cards"] = static_cast<double>(cards);
    state.counters["p50_processor_ms"] = milliseconds[milliseconds.size() / 2];
    state.counters["most_processor_ms"] = milliseconds.back();
}
BENCHMARK(eighteenSetsOfAnotherProgram)->Iterations(12)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
