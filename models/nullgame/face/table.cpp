#include "models/nullgame/face/nullgame_table.h"

#include "models/kernel/history.h"
#include "models/nullgame/face/cues.h"
#include "models/table/translate.h"

namespace torchside::nullgame {

namespace {

QVariant nameOf(const NullgameTable::PlayerRow &row)
{
    return row.name;
}

QVariant numberOf(const NullgameTable::PlayerRow &row)
{
    return row.number;
}

} // namespace

NullgameTable::NullgameTable(protocol::GameSession<nullgame::Game> &session, QObject *parent)
    : Table(session, parent), history_(session.history()), players_({{"name", nameOf}, {"number", numberOf}})
{
    NullgameTable::show();
}

QString NullgameTable::heading() const
{
    return gameTitle();
}

QString NullgameTable::subheading() const
{
    return table::shown(history_.standing());
}

bool NullgameTable::count(int player, int by)
{
    return tap(history_, Count{player, by});
}

void NullgameTable::show()
{
    std::vector<PlayerRow> rows;
    const auto &state = history_.state();
    for (std::size_t seat = 0; seat < state.numbers.size(); ++seat)
        rows.push_back({table::text(state.seats[seat]), state.numbers[seat]});
    players_.show(std::move(rows));
}

table::Telling NullgameTable::told() const
{
    return toldOf(history_);
}

} // namespace torchside::nullgame
