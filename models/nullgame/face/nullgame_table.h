#pragma once

#include "models/kernel/history.h"
#include "models/nullgame/game.h"
#include "models/protocol/session.h"
#include "models/table/rows_model.h"
#include "models/table/table.h"

namespace torchside::nullgame {

// The null game as its page sees it.
class NullgameTable : public torchside::table::Table {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Tables are made by the app when a session is opened.")

    Q_PROPERTY(QAbstractItemModel *players READ players CONSTANT FINAL)

public:
    explicit NullgameTable(protocol::GameSession<nullgame::Game> &session, QObject *parent = nullptr);

    QString heading() const override;
    QString subheading() const override;
    QAbstractItemModel *players() { return &players_; }

    struct PlayerRow {
        QString name;
        int number = 0;
        bool operator==(const PlayerRow &) const = default;
    };

public Q_SLOTS:
    bool count(int player, int by);

protected:
    table::Telling told() const override;
    void show() override;

private:
    History<nullgame::Game> &history_;
    table::RowsModel<PlayerRow> players_;
};

} // namespace torchside::nullgame
