#include "models/nullgame/face/nullgame_table.h"

namespace torchside::nullgame {

// What an event is to ear and hand, and to the eye.
void addCues(table::Cues &cues, const State &, const Event &event, const State &after)
{
    if (const auto *to = std::get_if<Counted>(&event))
        cues.push_back({to->to < to->from ? table::CueKind::hit : table::CueKind::heal,
                        say("%1, %2.", after.name(to->player), to->to), to->player});
    if (const auto *won = std::get_if<Won>(&event))
        cues.push_back({table::CueKind::victory, say("%1 wins!", after.name(won->player)), won->player});
}

void addSights(table::Sights &sights, const Command &, const State &, const Event &event, const State &after)
{
    if (const auto *won = std::get_if<Won>(&event))
        sights.push_back({table::Picture::victory, say("%1 wins!", after.name(won->player))});
}

NullgameTable::NullgameTable(protocol::GameSession<nullgame::Game> &session, QObject *parent)
    : Table(session, parent),
      history_(session.history()),
      players_({{"name", &PlayerRow::name}, {"number", &PlayerRow::number}})
{
    NullgameTable::show();
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
