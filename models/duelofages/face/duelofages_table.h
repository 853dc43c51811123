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
    TORCHSIDE_SHOWN_AS(int, mode, state().count())
    TORCHSIDE_SHOWN_AS(int, turn, state().turn)
    TORCHSIDE_SHOWN(QString, actingNames);
    TORCHSIDE_SHOWN_AS(int, loner, state().loner.value_or(-1))
    TORCHSIDE_SHOWN_AS(int, vault, state().vault)
    TORCHSIDE_SHOWN_AS(int, hqDestroyedBy, state().hqDestroyedBy.value_or(-1))
    // who draws one more character in this turn; empty when nobody does
    TORCHSIDE_SHOWN(QString, newCharacter);
    TORCHSIDE_SHOWN(QString, offerKind); // loner, choose or partner; empty when no offer is open
    TORCHSIDE_SHOWN(int, asking); // who answers now; the Loner while choosing; -1 when no offer is open
    TORCHSIDE_SHOWN(int, ally);   // the partner of who is asked; -1 where there is none
    TORCHSIDE_SHOWN(QList<int>, choices);  // whom the one asked may choose, where there is a choice
    TORCHSIDE_SHOWN(QString, whyNoEnd);    // why the game can't end now; empty when it can
    TORCHSIDE_SHOWN(QString, lesser);      // who the lesser ally is, and by what
    TORCHSIDE_SHOWN(QStringList, lessers); // the same for each group that has one, named
    TORCHSIDE_SHOWN(QString, due); // who is asked to change sides when this turn ends; empty when nobody is
    TORCHSIDE_SHOWN(QString, whyNotNow);   // why nobody acts now; empty in a turn
    TORCHSIDE_SHOWN(QList<int>, throwers); // who throws a die when this turn ends
    TORCHSIDE_SHOWN(int, actingSide);
    TORCHSIDE_SHOWN(int, actingSeat);         // who is asked, else the first of the side that acts
    TORCHSIDE_SHOWN(QStringList, sides);      // what the two sides are called
    TORCHSIDE_SHOWN(QStringList, sidePeople); // and who they are
    TORCHSIDE_SHOWN(QString, front);          // who has most points now
    TORCHSIDE_SHOWN(QString, epilogue);       // how the game came to its end
    TORCHSIDE_SHOWN(QString, tournamentWinner);
    TORCHSIDE_SHOWN(QString, clockText); // what is left of the time; empty where no clock was set
    TORCHSIDE_SHOWN_AS(bool, clockPaused, state().clock &&state().clock->pausedAt)
    TORCHSIDE_SHOWN(bool, clockOut);
    TORCHSIDE_SHOWN(QVariantList, cards); // those whose notes can be pinned: {card, name, owners}
    TORCHSIDE_SHOWN(QVariantList, own);   // pinned by their names: {player, what, name}
    TORCHSIDE_SHOWN(QStringList, locations);
    TORCHSIDE_SHOWN(QList<int>, winners);
    TORCHSIDE_ROWS(players)
    TORCHSIDE_ROWS(markers)
    TORCHSIDE_ROWS(score)

public:
    explicit DuelOfAgesTable(protocol::GameSession<duelofages::Game> &session, QObject *parent = nullptr);

    QString heading() const override;
    QString subheading() const override;

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
