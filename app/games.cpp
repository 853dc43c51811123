#include "app/games.h"

#include "models/cthulhu/face/cthulhu_table.h"
#include "models/cutthroat/face/cutthroat_table.h"
#include "models/darkcastle/face/darkcastle_table.h"
#include "models/duelofages/face/duelofages_table.h"
#include "models/mandom/face/mandom_table.h"
#include "models/protocol/describe.h"
#include "models/protocol/session.h"
#include "models/table/translate.h"

#include <algorithm>

namespace torchside::app {

namespace {

template <Game G>
auto flowchartOf() -> std::string (*)()
{
    if constexpr (requires { G::flowchart(); })
        return [] { return G::flowchart(); };
    else
        return nullptr;
}

template <Game G, class Table>
std::unique_ptr<table::Table> tableOf(protocol::Session &session)
{
    return std::make_unique<Table>(static_cast<protocol::GameSession<G> &>(session));
}

// A game without a table has no page: it is played by the headless program.
template <Game G, class Table = void>
GameEntry entry()
{
    std::unique_ptr<table::Table> (*table)(protocol::Session &) = nullptr;
    if constexpr (!std::is_void_v<Table>)
        table = tableOf<G, Table>;
    return {G::identity,
            [](Journal &journal, Dice &dice, Clock clock,
               const Library *library) -> std::unique_ptr<protocol::Session> {
                return std::make_unique<protocol::GameSession<G>>(journal, dice, std::move(clock), library);
            },
            protocol::describe<G>,
            protocol::replay<G>,
            table,
            flowchartOf<G>()};
}

} // namespace

const std::vector<GameEntry> &games()
{
    static const std::vector<GameEntry> all{
        entry<cutthroat::Game, cutthroat::CutthroatTable>(),
        entry<darkcastle::Game, darkcastle::DarkcastleTable>(),
        entry<cthulhu::Game, cthulhu::CthulhuTable>(),
        entry<duelofages::Game, duelofages::DuelOfAgesTable>(),
        entry<mandom::Game, mandom::MandomTable>(),
    };
    return all;
}

const GameEntry *findGame(std::string_view id)
{
    const auto found =
        std::find_if(games().begin(), games().end(), [&](const auto &game) { return game.id == id; });
    return found == games().end() ? nullptr : &*found;
}

std::string_view titleOf(std::string_view game)
{
    const auto *entry = findGame(game);
    return entry ? entry->title : game;
}

QStringList peopleOf(const StoredSession &session)
{
    const auto *game = findGame(session.game);
    QStringList people;
    for (const auto &name : session.standing.seats) // the solo game's seats are no names but words
        people.append(table::shown(game && game->most == 1 ? say(name) : literally(name)));
    return people;
}

} // namespace torchside::app
