#include "models/nullgame/face/nullgame_table.h"

#include "models/table/cue.h"
#include "models/table/translate.h"

namespace torchside::nullgame {

// What an event is to ear and hand.
void addCues(table::Cues &cues, const State &, const Event &event, const State &after)
{
    if (const auto *to = std::get_if<Counted>(&event))
        cues.push_back({to->to < to->from ? table::CueKind::hit : table::CueKind::heal,
                        say("%1, %2.", after.name(to->player), to->to), to->player});
    if (const auto *won = std::get_if<Won>(&event))
        cues.push_back({table::CueKind::victory, say("%1 wins!", after.name(won->player)), won->player});
}

NullgameTable::NullgameTable(History<nullgame::Game> &history, QObject *parent)
    : Table(history, parent),
      history_(history),
      players_({{"name", &PlayerRow::name}, {"number", &PlayerRow::number}})
{
    NullgameTable::show();
}

QString NullgameTable::game() const
{
    return QStringLiteral("nullgame");
}

QString NullgameTable::gameTitle() const
{
    return tr("The null game");
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

} // namespace torchside::nullgame
