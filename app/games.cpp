#include "app/games.h"

#include "models/cthulhu/face/cthulhu_table.h"
#include "models/cthulhu/face/cues.h"
#include "models/cutthroat/face/cutthroat_table.h"
#include "models/cutthroat/pack/pack.h"
#include "models/darkcastle/face/darkcastle_table.h"
#include "models/darkcastle/pack/pack.h"
#include "models/duelofages/face/duelofages_table.h"
#include "models/duelofages/pack/pack.h"
#include "models/json/entry.h"
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

data::Packed packedOf(std::string_view game, const auto &entry)
{
    using Form = std::remove_cvref_t<decltype(entry)>;
    return {{table::text(std::string(game)), json::latin(Form::form().name)},
            data::Entries::idFor(table::text(entry.name)),
            json::writtenEntry(entry)};
}

template <Game G>
void addPacked(data::Pack &pack, const auto &entries)
{
    for (const auto &entry : entries)
        std::visit([&](const auto &each) { pack.push_back(packedOf(G::identity.id, each)); }, entry);
}

// The same of every step, in order.
template <Game G, auto learn>
data::Pack usedIn(const protocol::Session &session)
{
    data::Pack pack;
    if constexpr (!std::is_null_pointer_v<decltype(learn)>) {
        const auto &history = static_cast<const protocol::GameSession<G> &>(session).history();
        typename G::Rules::State state{};
        for (const auto &[command, events] : history.steps(1, history.seq())) {
            addPacked<G>(pack, learn(state, command, events));
            for (const auto &event : events)
                state = G::Rules::evolve(std::move(state), event);
        }
    }
    return pack;
}

template <Game G, auto learn>
data::Pack learntFrom(const protocol::Session &session)
{
    data::Pack pack;
    if constexpr (!std::is_null_pointer_v<decltype(learn)>)
        if (const auto &newest = static_cast<const protocol::GameSession<G> &>(session).history().newest())
            addPacked<G>(pack, learn(newest->before, newest->command, newest->events));
    return pack;
}

template <Game G>
bool hasMoved(const protocol::Session &session)
{
    return !static_cast<const protocol::GameSession<G> &>(session).history().newest();
}

template <Game G>
QString turningPointOf(const protocol::Session &session)
{
    const auto &newest = static_cast<const protocol::GameSession<G> &>(session).history().newest();
    if (!newest)
        return {};
    const auto sights = table::sightsOf<typename G::Rules>(newest->before, newest->command, newest->events);
    const auto last = std::find_if(sights.rbegin(), sights.rend(),
                                   [](const auto &sight) { return table::isTurningPoint(sight.picture); });
    return last == sights.rend() ? QString() : table::idOf(last->picture);
}

template <Game G, auto lying>
std::vector<Lying> lyingIn(const protocol::Session &session)
{
    std::vector<Lying> all;
    if constexpr (!std::is_null_pointer_v<decltype(lying)>)
        for (const auto &each :
             lying(static_cast<const protocol::GameSession<G> &>(session).history().state())) {
            QStringList kinds;
            for (const auto kind : each.kinds)
                kinds.append(json::latin(kind));
            all.push_back({kinds, table::text(each.name)});
        }
    return all;
}

// A game without a table has no page: it is played by the headless program.
template <Game G, class Table = void, auto learn = nullptr, auto lying = nullptr>
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
            flowchartOf<G>(),
            learntFrom<G, learn>,
            usedIn<G, learn>,
            hasMoved<G>,
            lyingIn<G, lying>,
            turningPointOf<G>};
}

} // namespace

const std::vector<GameEntry> &games()
{
    static const std::vector<GameEntry> all{
        entry<cutthroat::Game, cutthroat::CutthroatTable, cutthroat::pack::learnt, cutthroat::pack::lying>(),
        entry<darkcastle::Game, darkcastle::DarkcastleTable, darkcastle::pack::learnt,
              darkcastle::pack::lying>(),
        entry<cthulhu::Game, cthulhu::CthulhuTable>(),
        entry<duelofages::Game, duelofages::DuelOfAgesTable, duelofages::pack::learnt,
              duelofages::pack::lying>(),
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
