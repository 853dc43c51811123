#pragma once

#include "models/darkcastle/game.h"
#include "models/protocol/session.h"
#include "models/table/rows_model.h"
#include "models/table/table.h"

#include <QVariantList>
#include <QVariantMap>

namespace torchside::darkcastle {

// What an event is to ear and hand, and to the eye.
void addCues(table::Cues &cues, const State &before, const Event &event, const State &after);
void addSights(table::Sights &sights, const Command &command, const State &before, const Event &event,
               const State &after);

// Escape the Dark Castle as its page sees it.
class DarkcastleTable : public torchside::table::Table {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Tables are made by the app when a session is opened.")

    TORCHSIDE_SHOWN(QString, phase);
    TORCHSIDE_SHOWN_AS(int, chapter, state().chapter)
    TORCHSIDE_SHOWN_AS(int, chapters, state().chapters)
    TORCHSIDE_SHOWN_AS(bool, boss, state().boss)
    TORCHSIDE_SHOWN_AS(bool, bossIsNext, state().bossIsNext())
    TORCHSIDE_SHOWN_AS(int, draws, state().draws)
    TORCHSIDE_SHOWN(QVariantList, laid);     // on the table for anybody: {item, hands}
    TORCHSIDE_SHOWN(QStringList, callNames); // of the characters, as they are spoken of
    TORCHSIDE_SHOWN(int, nextTurner);        // whose turn it could be to turn a card: the one after the last
    TORCHSIDE_SHOWN(int, nextToRoll);        // -1 when nobody has to
    TORCHSIDE_SHOWN(QString, enemyName);     // empty without a combat, or where nobody said it
    TORCHSIDE_SHOWN(QString, threat);        // what the enemy's blow would do; empty without a combat
    TORCHSIDE_SHOWN(QString, whyNoDefend);
    TORCHSIDE_SHOWN(QString, whyNobodyRests); // empty when somebody may
    TORCHSIDE_SHOWN(int, blow);
    TORCHSIDE_SHOWN(QVariantMap, diceLeft);    // {might, cunning, wisdom}
    TORCHSIDE_SHOWN_AS(int, percent, percent_) // the chance to win the combat; -1 without one
    TORCHSIDE_SHOWN_AS(QString, expectation, expectation_)
    TORCHSIDE_SHOWN(bool, escaped);
    TORCHSIDE_SHOWN(QString, story); // how it ended
    TORCHSIDE_ROWS(characters)
    TORCHSIDE_ROWS(enemy)

public:
    explicit DarkcastleTable(protocol::GameSession<darkcastle::Game> &session, QObject *parent = nullptr);

    QString heading() const override;
    QString subheading() const override;

    struct CharacterRow {
        QString prisoner;
        QString name;   // "The Abbot"
        QString player; // who plays it
        QString called; // what the table calls it
        int hp = 0;
        int maxHp = 0;
        QVariantList dieFaces; // {symbol, isDouble}, alike ones once
        QVariantList hands;    // {item, hands}
        int freeHands = 0;
        bool fights = false;
        bool mustRoll = false;
        bool isNext = false;
        bool resting = false;
        bool blocks = false;
        bool inDanger = false; // the next blow would be the last
        bool low = false;      // a quarter of the start, or less
        bool dead = false;
        QString fellSymbol; // what fell this round, empty before
        bool fellDouble = false;
        QString status;
        QString whyNoRest;
        int hpMark = 0; // what the newest step did to the health
        bool operator==(const CharacterRow &) const = default;
    };
    struct EnemyDie {
        QString symbol;
        bool gone = false; // taken away in this round
        bool operator==(const EnemyDie &) const = default;
    };

public Q_SLOTS:
    // To whom an item could go, and for what: each {to, called, inReturn, whyNot}.
    QVariantList dealings(int from, const QString &item) const;
    // Who could take an item of so many hands: this one, or the first with room; -1 when nobody.
    int takerFor(int hands, int wished) const;

protected:
    void show() override;

private:
    const State &state() const { return history_.state(); }
    QString refusalOf(const Command &command) const; // empty where there is none
    CharacterRow rowOf(int index) const;
    void addCombat(CharacterRow &row, int index, const Combat &combat) const;
    QString statusOf(int index, const Combat &combat) const;
    std::vector<EnemyDie> enemyDice() const;
    void showOdds();

    const History<darkcastle::Game> &history_;
    torchside::table::RowsModel<CharacterRow> characters_;
    torchside::table::RowsModel<EnemyDie> enemy_;
    int percent_ = -1;
    QString expectation_;
};

} // namespace torchside::darkcastle
