#include "app/games.h"
#include "data/journal/open_journal.h"
#include "models/protocol/session.h"
#include "tests/bench/guard/allocations.h"
#include "tests/cthulhu/lillith_brute.h"
#include "tests/faults/failing_disk.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <sqlite3.h>

#include <fstream>
#include <functional>
#include <gnu/libc-version.h>
#include <iostream>

using namespace torchside;
using namespace Qt::StringLiterals;

// Callgrind counts what happens between its beginning and its end.
extern "C" [[gnu::noinline]] void guarded(const std::function<void()> &what)
{
    what();
}

namespace {

// What was asked for since it was made.
class Counted {
public:
    QJsonObject as(const QString &name) const
    {
        const auto now = tests::FailingDisk::passed();
        return {{u"do"_s, name},
                {u"allocations"_s, static_cast<qint64>(tests::allocations() - allocations_)},
                {u"bytes"_s, static_cast<qint64>(now.bytes - disk_.bytes)},
                {u"writes"_s, static_cast<qint64>(now.writes - disk_.writes)},
                {u"syncs"_s, static_cast<qint64>(now.syncs - disk_.syncs)}};
    }

private:
    std::int64_t allocations_ = tests::allocations();
    tests::FailingDisk::Passed disk_ = tests::FailingDisk::passed();
};

[[noreturn]] void fail(const std::string &why)
{
    std::cerr << why << std::endl;
    std::exit(1);
}

// What the counts depend on beside our own sources.
QString surroundings()
{
    return QStringLiteral("%1 %2, glibc %3, Qt %4, SQLite %5")
#ifdef __clang__
        .arg(u"clang"_s, u"" __clang_version__ ""_s)
#else
        .arg(u"GCC"_s, u"" __VERSION__ ""_s)
#endif
        .arg(QLatin1String(gnu_get_libc_version()), QLatin1String(qVersion()),
             QLatin1String(sqlite3_libversion()));
}

std::string openedAnew(const app::GameEntry &game, const std::string &path)
{
    auto opened = data::openJournal(path, data::Purpose::play);
    SeededDice dice(1);
    auto session = game.session(
        *opened.journal, dice, [] { return Moment(1); }, nullptr);
    session->open(1);
    return session->submit(R"({"do":"state"})");
}

QJsonArray evening(const app::GameEntry &game, const std::string &script)
{
    tests::FailingDisk disk;
    const QTemporaryDir folder(u"/tmp/guard-XXXXXX"_s); // a path of the same length everywhere
    const auto path = folder.filePath(u"guard.db"_s).toStdString();
    QJsonArray counts;
    {
        auto opened = data::openJournal(path, data::Purpose::play);
        SeededDice dice(1);
        Moment now = 1'763'496'000'000;
        auto session = game.session(
            *opened.journal, dice, [&now] { return now += 60'000; }, nullptr);
        std::ifstream lines(script);
        for (std::string line; std::getline(lines, line);) {
            const auto name = QJsonDocument::fromJson(QByteArray::fromStdString(line))[u"do"_s].toString();
            const Counted counted;
            guarded([&] { session->submit(line); });
            if (session->lastRefusal())
                fail(script + ": " + line + ": " + english(session->lastRefusal()->message));
            counts.append(counted.as(name));
        }
    }
    std::string state;
    const Counted counted;
    guarded([&] { state = openedAnew(game, path); });
    if (!state.starts_with("{\"ok\":true"))
        fail(script + ": can't be opened anew");
    counts.append(counted.as(u"opening"_s));
    return counts;
}

// LILLITH's search over boards as they come.
QJsonArray searches()
{
    QJsonArray counts;
    tests::Boards made{SeededDice(2026)};
    for (int i = 0; i < 6; ++i) {
        const auto board = made.board(i % 2 == 0 ? cthulhu::Side::minion : cthulhu::Side::player, 4, 4, 3);
        bool isExact = false;
        const Counted counted;
        guarded([&] { isExact = cthulhu::lillith::search(board).exact; });
        if (!isExact)
            fail("a small board is searched to its end");
        counts.append(counted.as(u"search"_s));
    }
    return counts;
}

} // namespace

// PROGRAM GAME SCRIPT: plays the lines of a script into a file, and says of each what it took.
// PROGRAM search: LILLITH's.
int main(int argc, char *argv[])
{
    const std::string what = argc > 1 ? argv[1] : "";
    const auto *game = app::findGame(what);
    if (argc != (game ? 3 : 2) || (!game && what != "search"))
        return 2;
    const auto lines = game ? evening(*game, argv[2]) : searches();
    std::cout << QJsonDocument(QJsonObject{{u"surroundings"_s, surroundings()}, {u"lines"_s, lines}})
                     .toJson(QJsonDocument::Compact)
                     .toStdString()
              << std::endl;
    return 0;
}
