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

    Q_PROPERTY(QAbstractItemModel *players READ players CONSTANT FINAL)

public:
    explicit NullgameTable(protocol::GameSession<nullgame::Game> &session, QObject *parent = nullptr);

    QString heading() const override { return gameTitle(); }
    QString subheading() const override { return table::shown(history_.standing()); }
    QAbstractItemModel *players() { return &players_; }

    struct PlayerRow {
        QString name;
        int number = 0;
        bool operator==(const PlayerRow &) const = default;
    };

protected:
    void show() override;

private:
    const History<nullgame::Game> &history_;
    table::RowsModel<PlayerRow> players_;
};

} // namespace torchside::nullgame
