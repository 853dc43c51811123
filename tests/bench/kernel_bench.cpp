#include "app/games.h"
#include "data/journal/open_journal.h"
#include "models/kernel/history.h"
#include "models/kernel/memory_journal.h"
#include "models/mandom/commands.h"
#include "models/mandom/game.h"
#include "models/protocol/session.h"

#include <QTemporaryDir>

#include <benchmark/benchmark.h>

using namespace torchside;

namespace {

using Mandom = mandom::Game;

std::string pathIn(const QTemporaryDir &folder)
{
    return folder.filePath(QStringLiteral("bench.db")).toStdString();
}

// What any app must pay: one row in a file, with the same settings on the same disk.
void bareCommit(benchmark::State &state)
{
    const QTemporaryDir folder;
    data::Database db(pathIn(folder), data::Database::Access::readWrite);
    db.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE one (id INTEGER PRIMARY KEY, "
           "x TEXT)");
    data::Statement insert(db, "INSERT INTO one (x) VALUES (?)");
    for (auto _ : state)
        insert.bind(std::string_view("{\"do\":\"rename\",\"player\":0,\"name\":\"Ann\"}")).run();
}

// A whole tap: request read, decided, kept, answered with the state.
void wholeTap(benchmark::State &state)
{
    const QTemporaryDir folder;
    auto opened = data::openJournal(pathIn(folder), data::Purpose::play);
    SeededDice dice(1);
    protocol::GameSession<Mandom> session(*opened.journal, dice, [] { return Moment(1); });
    session.submit(Mandom::identity.example);
    std::int64_t i = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(
            session.submit("{\"do\":\"rename\",\"player\":0,\"name\":\"Ann " + std::to_string(++i) + "\"}"));
}

// A command without a journal, the state as JSON included, of every game.
void command(benchmark::State &state, const app::GameEntry *game)
{
    MemoryJournal journal;
    SeededDice dice(1);
    const auto session = game->session(
        journal, dice, [] { return Moment(1); }, nullptr);
    session->submit(game->example);
    std::int64_t i = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(
            session->submit("{\"do\":\"rename\",\"player\":0,\"name\":\"Ann " + std::to_string(++i) + "\"}"));
}

struct LongSession {
    QTemporaryDir folder;
    std::unique_ptr<Journal> journal;
    SeededDice dice{1};
    explicit LongSession(std::int64_t steps)
    {
        auto opened = data::openJournal(pathIn(folder), data::Purpose::play);
        journal = std::move(opened.journal);
        History<Mandom> history(*journal, dice, [] { return Moment(1); });
        history.submit(mandom::Start{{"Ann", "Bo"}, 0});
        for (std::int64_t i = 1; i < steps; ++i)
            history.submit(Rename{0, "Ann " + std::to_string(i)});
    }
};

void loading(benchmark::State &state)
{
    LongSession session(state.range(0));
    for (auto _ : state) {
        History<Mandom> history(*session.journal, session.dice, [] { return Moment(1); });
        history.open(1);
    }
}

void goTo(benchmark::State &state)
{
    LongSession session(10'000);
    History<Mandom> history(*session.journal, session.dice, [] { return Moment(1); });
    history.open(1);
    SeededDice chance(2);
    for (auto _ : state)
        benchmark::DoNotOptimize(history.goTo(1 + chance.below(10'000)));
}

void dungeonOdds(benchmark::State &state)
{
    mandom::State table;
    table.seats = {"Ann", "Bo"};
    table.players.resize(2);
    table.turn = 0;
    table.dungeon = 6;
    table.deck = 7;
    for (auto _ : state)
        benchmark::DoNotOptimize(mandom::oddsFor(table, {}));
}

} // namespace

BENCHMARK(bareCommit)->Unit(benchmark::kMicrosecond)->Iterations(300)->Repetitions(9)->ReportAggregatesOnly();
BENCHMARK(wholeTap)->Unit(benchmark::kMicrosecond)->Iterations(300)->Repetitions(9)->ReportAggregatesOnly();
BENCHMARK(loading)->Arg(100)->Arg(10'000)->Unit(benchmark::kMicrosecond);
BENCHMARK(goTo)->Unit(benchmark::kMicrosecond);
BENCHMARK(dungeonOdds)->Unit(benchmark::kMicrosecond);

int main(int argc, char **argv)
{
    for (const auto &game : app::games())
        benchmark::RegisterBenchmark(("command/" + std::string(game.id)).c_str(), command, &game)
            ->Unit(benchmark::kMicrosecond);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
