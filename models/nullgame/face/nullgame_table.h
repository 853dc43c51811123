#pragma once

#include "models/nullgame/game.h"
#include "models/protocol/session.h"
#include "models/table/rows_model.h"
#include "models/table/table.h"
#include "models/table/translate.h"

namespace torchside::nullgame {

// The null game as its page sees it.
class NullgameTable : public torchside::table::Table {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Tables are made by the app when a session is opened.")

    TORCHSIDE_ROWS(players)

public:
    explicit NullgameTable(protocol::GameSession<nullgame::Game> &session, QObject *parent = nullptr)
        : Table(session, parent), history_(session.history())
    {
        NullgameTable::show();
    }

    struct PlayerRow {
        QString name;
        int number = 0;
        bool operator==(const PlayerRow &) const = default;
    };

protected:
    void show() override
    {
        std::vector<PlayerRow> rows;
        const auto &state = history_.state();
        for (int seat = 0; seat < state.count(); ++seat)
            rows.push_back({table::text(state.name(seat)), state.number(seat)});
        players_.show(std::move(rows));
    }

private:
    const History<nullgame::Game> &history_;
    table::RowsModel<PlayerRow> players_{{{"name", &PlayerRow::name}, {"number", &PlayerRow::number}}};
};

// What an event is to ear and hand, and to the eye.
inline void addCues(table::Cues &cues, const State &, const Event &event, const State &after)
{
    if (const auto *to = std::get_if<Counted>(&event))
        cues.push_back({to->to < to->from ? table::CueKind::hit : table::CueKind::heal,
                        say("%1, %2.", after.name(to->player), to->to), to->player});
    if (const auto *won = std::get_if<Won>(&event))
        cues.push_back({table::CueKind::victory, say("%1 wins!", after.name(won->player)), won->player});
}

inline void addSights(table::Sights &sights, const Command &, const State &, const Event &event,
                      const State &after)
{
    if (const auto *won = std::get_if<Won>(&event))
        sights.push_back({table::Picture::victory, say("%1 wins!", after.name(won->player))});
}

} // namespace torchside::nullgame
