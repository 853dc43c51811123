#pragma once

#include "models/mandom/game.h"
#include "models/protocol/session.h"
#include "models/table/rows_model.h"
#include "models/table/table.h"

namespace torchside::mandom {

// What an event is to ear and hand, and to the eye.
void addCues(table::Cues &cues, const State &before, const Event &event, const State &after);
void addSights(table::Sights &sights, const Command &command, const State &before, const Event &event,
               const State &after);

// Dungeon of Mandom as its page sees it.
class MandomTable : public torchside::table::Table {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Tables are made by the app when a session is opened.")

    TORCHSIDE_SHOWN(QString, phase);
    TORCHSIDE_SHOWN(int, turn); // -1 when the game is over
    TORCHSIDE_SHOWN(QString, turnName);
    TORCHSIDE_SHOWN_AS(int, deck, state().deck)
    TORCHSIDE_SHOWN_AS(int, dungeon, state().dungeon)
    TORCHSIDE_SHOWN_AS(int, hp, state().hp())
    TORCHSIDE_SHOWN(int, damage);
    TORCHSIDE_SHOWN(int, left);
    TORCHSIDE_SHOWN(bool, anyItemOn);
    TORCHSIDE_SHOWN(bool, mayName);
    TORCHSIDE_SHOWN(QString, named);
    TORCHSIDE_SHOWN(QString, whyNoDraw); // why nobody can draw now; empty when the one to act can
    TORCHSIDE_SHOWN(QString, result);    // how the last challenge ended, or the game; empty before the first
    TORCHSIDE_SHOWN(QString, winner);
    TORCHSIDE_SHOWN(int, winnerSeat);
    TORCHSIDE_ROWS(players)
    TORCHSIDE_ROWS(items)
    TORCHSIDE_ROWS(monsters)
    TORCHSIDE_ROWS(turned)

public:
    explicit MandomTable(protocol::GameSession<mandom::Game> &session, QObject *parent = nullptr);

    QString heading() const override;
    QString subheading() const override;

    struct PlayerRow {
        QString name;
        int successes = 0;
        int failures = 0;
        bool passed = false;
        bool out = false;
        bool active = false;
        bool operator==(const PlayerRow &) const = default;
    };
    struct ItemRow {
        QString id;
        QString name;
        QString effect;
        bool on = true;
        bool operator==(const ItemRow &) const = default;
    };
    struct MonsterRow {
        QString id;
        QString name;
        int strength = 0;
        int left = 0;      // copies not turned yet in this challenge
        int noted = 0;     // copies the one to act has noted this round: they can't be drawn again
        QString stoppedBy; // what stops it as the hero stands; empty when it hits
        bool operator==(const MonsterRow &) const = default;
    };
    struct TurnedRow {
        QString name;
        int damage = 0;
        QString blockedBy;
        bool operator==(const TurnedRow &) const = default;
    };

public Q_SLOTS:
    // What the one who holds the phone alone may see: {ok, survive, percent, named, expectedDamage, knows,
    // message}.
    QVariantMap odds(int player) const;

protected:
    void show() override;

private:
    static QString effectOf(Item item);
    const State &state() const { return history_.state(); }
    std::vector<MonsterRow> monsterRows() const;

    const History<mandom::Game> &history_;
    table::RowsModel<PlayerRow> players_;
    table::RowsModel<ItemRow> items_;
    table::RowsModel<MonsterRow> monsters_;
    table::RowsModel<TurnedRow> turned_;
};

} // namespace torchside::mandom
