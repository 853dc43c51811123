#pragma once

#include "models/duelofages/game.h"
#include "models/protocol/session.h"
#include "models/table/rows_model.h"
#include "models/table/table.h"

#include <QVariantList>
#include <QVariantMap>

namespace torchside::duelofages {

// What an event is to ear and hand, and to the eye.
void addCues(table::Cues &cues, const State &before, const Event &event, const State &after);
void addSights(table::Sights &sights, const Command &command, const State &before, const Event &event,
               const State &after);

// The locations of the printed game, for a new session that plays on another map.
class PrintedLocations : public QObject {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QStringList names READ names CONSTANT FINAL)

public:
    using QObject::QObject;

    QStringList names() const;
};

// Duel of Ages as its page sees it.
class DuelOfAgesTable : public torchside::table::Table {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Tables are made by the app when a session is opened.")

    TORCHSIDE_SHOWN(QString, phase);
    TORCHSIDE_SHOWN(int, mode);
    TORCHSIDE_SHOWN(int, turn);
    TORCHSIDE_SHOWN(QString, actingNames);
    TORCHSIDE_SHOWN(int, loner);
    TORCHSIDE_SHOWN(int, vault);
    TORCHSIDE_SHOWN(int, hqDestroyedBy);
    TORCHSIDE_SHOWN(QString, newCharacter);
    TORCHSIDE_SHOWN(QString, offerKind);
    TORCHSIDE_SHOWN(int, asking);
    TORCHSIDE_SHOWN(int, ally);
    TORCHSIDE_SHOWN(QList<int>, choices);
    TORCHSIDE_SHOWN(QString, whyNoEnd);
    TORCHSIDE_SHOWN(QString, lesser);
    TORCHSIDE_SHOWN(QStringList, lessers);
    TORCHSIDE_SHOWN(QString, due);
    TORCHSIDE_SHOWN(QString, whyNotNow);
    TORCHSIDE_SHOWN(QList<int>, throwers);
    TORCHSIDE_SHOWN(int, actingSide);
    TORCHSIDE_SHOWN(int, actingSeat);
    TORCHSIDE_SHOWN(QStringList, sides);
    TORCHSIDE_SHOWN(QStringList, sidePeople);
    TORCHSIDE_SHOWN(QString, front);
    TORCHSIDE_SHOWN(QString, epilogue);
    TORCHSIDE_SHOWN(QString, tournamentWinner);
    TORCHSIDE_SHOWN(QString, clockText);
    TORCHSIDE_SHOWN(bool, clockPaused);
    TORCHSIDE_SHOWN(bool, clockOut);
    TORCHSIDE_SHOWN(QVariantList, cards);
    TORCHSIDE_SHOWN(QVariantList, own);
    TORCHSIDE_SHOWN(QStringList, locations);
    TORCHSIDE_SHOWN(QList<int>, winners);
    Q_PROPERTY(QAbstractItemModel *players READ players CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel *markers READ markers CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel *score READ score CONSTANT FINAL)

public:
    explicit DuelOfAgesTable(protocol::GameSession<duelofages::Game> &session, QObject *parent = nullptr);

    QString heading() const override;
    QString subheading() const override;

    QString phase() const;
    int mode() const { return state().count(); }
    int turn() const { return state().turn; }
    QString actingNames() const;
    int loner() const { return state().loner.value_or(-1); }
    int vault() const { return state().vault; }
    int hqDestroyedBy() const { return state().hqDestroyedBy.value_or(-1); }
    QString newCharacter() const; // who draws one more character in this turn; empty when nobody does
    QString offerKind() const;    // loner, choose or partner; empty when no offer is open
    int asking() const;           // who answers now; the Loner while choosing; -1 when no offer is open
    int ally() const;             // the partner of who is asked; -1 where there is none
    QList<int> choices() const;   // whom the one asked may choose, where there is a choice
    QString whyNoEnd() const;     // why the game can't end now; empty when it can
    QString lesser() const;       // who the lesser ally is, and by what
    QStringList lessers() const;  // the same for each group that has one, named
    QString due() const;          // who is asked to change sides when this turn ends; empty when nobody is
    QString whyNotNow() const;    // why nobody acts now; empty in a turn
    QList<int> throwers() const;  // who throws a die when this turn ends
    int actingSide() const;
    int actingSeat() const;         // who is asked, else the first of the side that acts
    QStringList sides() const;      // what the two sides are called
    QStringList sidePeople() const; // and who they are
    QString front() const;          // who has most points now
    QString epilogue() const;       // how the game came to its end
    QString tournamentWinner() const;
    QString clockText() const; // what is left of the time; empty where no clock was set
    bool clockPaused() const { return state().clock && state().clock->pausedAt; }
    bool clockOut() const;
    QVariantList cards() const; // those whose notes can be pinned: {card, name, owners}
    QVariantList own() const;   // pinned by their names: {player, what, name}
    QStringList locations() const;
    QList<int> winners() const;
    QAbstractItemModel *players() { return &players_; }
    QAbstractItemModel *markers() { return &markers_; }
    QAbstractItemModel *score() { return &score_; }

    struct PlayerRow {
        QString name;
        int alliance = 0;
        QString side; // the same in words
        bool acting = false;
        int characters = 0;
        int henchmen = 0;
        int offBoard = 0;
        int prisoners = 0;
        int equipment = 0;
        int strength = 0;
        QString note;     // what this player does or is in this turn
        QString taken;    // whom this player has defeated in this turn
        QString pinned;   // the cards whose notes stand with this player
        QVariantList own; // what is pinned by its name: {player, what, name}
        int reinforce = 0;
        int points = 0;
        bool ahead = false; // nobody has more points
        bool eliminated = false;
        bool leads = false; // the first of its side, by seat
        bool operator==(const PlayerRow &) const = default;
    };
    // One location: how far each player's marker is there.
    struct MarkerRow {
        QString location;
        QList<int> values;
        bool closed = false; // the tournament, once won
        QString rule;        // the passage that tells what is different there
        bool operator==(const MarkerRow &) const = default;
    };
    struct ScoreRow {
        QString what;
        QList<int> points;
        bool operator==(const ScoreRow &) const = default;
    };

public Q_SLOTS:
    void tick(); // time has gone on

protected:
    void show() override;

private:
    const State &state() const { return history_.state(); }
    std::vector<PlayerRow> playerRows() const;
    QString sideOf(int seat) const;
    QString noteOf(int seat) const;
    QString takenBy(int seat) const;
    QString pinnedTo(int seat) const;
    QVariantList ownOf(int seat) const;
    QString lesserAmong(const Seats &seats) const;

    const History<duelofages::Game> &history_;
    bool wasOut_ = false;
    table::RowsModel<PlayerRow> players_;
    table::RowsModel<MarkerRow> markers_;
    table::RowsModel<ScoreRow> score_;
};

} // namespace torchside::duelofages
