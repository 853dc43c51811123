#pragma once

#include "models/cutthroat/game.h"
#include "models/kernel/history.h"
#include "models/table/rows_model.h"
#include "models/table/table.h"

#include <QVariantList>
#include <QVariantMap>

namespace torchside::cutthroat {

// What an event is to ear and hand, and to the eye.
void addCues(table::Cues &cues, const State &before, const Event &event, const State &after);
void addSights(table::Sights &sights, const Command &command, const State &before, const Event &event,
               const State &after);

// Cutthroat Caverns as its page sees it.
class CutthroatTable : public torchside::table::Table {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Tables are made by the app when a session is opened.")

    // Where the page stands: meet, deal, attack, strike (before the next draw), round (after it), spoils,
    // stage, lootDeal, loot or over.
    TORCHSIDE_SHOWN(QString, step);
    TORCHSIDE_SHOWN(QString, headline); // what to do now, as the next line says it
    TORCHSIDE_SHOWN(QString, detail);
    TORCHSIDE_SHOWN_AS(int, round, state().round)
    TORCHSIDE_SHOWN_AS(int, turn, state().turn.value_or(-1))
    TORCHSIDE_SHOWN_AS(int, number, state().met)
    TORCHSIDE_SHOWN_AS(int, encounters, state().encounters)
    TORCHSIDE_SHOWN(QString, creature);
    TORCHSIDE_SHOWN(QString, kind);
    TORCHSIDE_SHOWN(QString, about); // what is special about it, in a few words; empty where nothing is
    TORCHSIDE_SHOWN(QString, stage);
    TORCHSIDE_SHOWN(QString, barrier); // up, down, or empty where there is none
    TORCHSIDE_SHOWN_AS(bool, hasLife, state().hasCreature())
    TORCHSIDE_SHOWN(int, life);
    TORCHSIDE_SHOWN(int, maxLife);
    TORCHSIDE_SHOWN(int, pending); // the part of the stack that is not off its life yet
    TORCHSIDE_SHOWN_AS(int, prestige, state().encounter ? state().encounter->prestige : 0)
    TORCHSIDE_SHOWN(int, killer);
    // What an attack may go to, whose own stand first: {id, isFoe, text, hint, own}; empty where only the
    // creature itself is there.
    TORCHSIDE_SHOWN(QVariantList, targets);
    // Several creatures in the place of one: {foeId, name, life, text}.
    TORCHSIDE_SHOWN(QVariantList, foes);
    TORCHSIDE_SHOWN(QVariantList, potions); // {value, text, brief}: the two of the game
    TORCHSIDE_SHOWN(bool, blows);           // a blow may come now, and be taken for another
    TORCHSIDE_SHOWN(bool, mustAim);         // an attack has to name one of them
    TORCHSIDE_SHOWN_AS(bool, struck, state().struck)
    TORCHSIDE_SHOWN(bool, cardIsSet); // by a phone, face down, of the one whose turn it is
    // why no card can change the attack shown last; empty when one can
    TORCHSIDE_SHOWN(QString, whyNoChange);
    TORCHSIDE_SHOWN(QString, whyNoClose);
    Q_PROPERTY(QList<int> values READ values CONSTANT FINAL)
    TORCHSIDE_SHOWN(QList<int>, living);
    TORCHSIDE_SHOWN(QList<int>, biters); // the Vampyres who have not bitten in this round
    TORCHSIDE_SHOWN(QList<int>, winners);
    TORCHSIDE_SHOWN(QString, epilogue);
    TORCHSIDE_ROWS(players)
    TORCHSIDE_ROWS(stack)
    TORCHSIDE_ROWS(tokens)
    TORCHSIDE_SHOWN(QString, quest); // or adventure; empty where there is none
    TORCHSIDE_ROWS(events)
    TORCHSIDE_ROWS(spoils)
    TORCHSIDE_ROWS(ranking)
    TORCHSIDE_ROWS(story)

public:
    explicit CutthroatTable(protocol::GameSession<cutthroat::Game> &session, QObject *parent = nullptr);

    QString heading() const override;
    QString subheading() const override;

    QList<int> values() const; // printed on attack cards

    struct PlayerRow {
        QString name;
        QString character;
        int life = 0;
        int maxLife = 0;
        int prestige = 0;
        int poison = 0;
        int initiative = 0; // 0: not drawn
        int next = 0;
        int place = 0; // in the order of initiative, the dead last
        bool alive = true;
        bool acting = false;
        bool acted = false;
        bool low = false;
        QString form;
        QString status;
        QVariantList items; // {name, tipped}
        QStringList reputations;
        int lifeMark = 0;   // what the newest step did to this one's life
        int poisonMark = 0; // and to the poison
        bool byPoison = false;
        int poisonDue = 0; // what it takes at the end of the round
        bool operator==(const PlayerRow &) const = default;
    };
    // A place on the stack: an attack shown, the one that comes, or those after it.
    struct StackRow {
        QString name;
        int damage = -1; // -1: nothing shown yet
        bool current = false;
        bool held = false;
        bool guarded = false;
        bool operator==(const StackRow &) const = default;
    };
    struct TokenRow {
        int id = 0;
        QString kind;
        QString text;
        QString where;
        bool attacks = false;
        bool own = false; // before the one whose turn it is
        bool operator==(const TokenRow &) const = default;
    };
    struct EventRow {
        QString name;
        QString text;
        bool active = false;
        bool operator==(const EventRow &) const = default;
    };
    // What those who died in this encounter have left.
    struct SpoilRow {
        QString item;
        int from = 0;
        QString fromName;
        bool tipped = false;
        bool operator==(const SpoilRow &) const = default;
    };
    struct RankRow {
        int rank = 0;
        int seat = 0;
        QString name;
        int prestige = 0;
        QString note;
        bool won = false;
        bool alive = true;
        bool operator==(const RankRow &) const = default;
    };
    struct ChapterRow {
        int number = 0;
        QString name;
        QString text;
        bool deadly = false;
        bool operator==(const ChapterRow &) const = default;
    };

public Q_SLOTS:
    // What an attack of the one whose turn it is would come to: {damage, kills, needed, sum}; token and foe
    // -1 for none, needed 0 where the turn is not lost.
    QVariantMap preview(int value, double factor, int rider, int token, int foe = -1,
                        const QString &card = {}) const;
    // The attack shown last, changed by a card, likewise.
    QVariantMap revised(int plus, double factor) const;
    // Every way a creature aims, worked out: {key, target, text, who, seats, tied, whyNot}.
    QVariantList aims(const QVariantList &ignored = {}) const;

protected:
    void show() override;

private:
    const State &state() const { return history_.state(); }
    QVariantMap aim(const QString &key, const QVariant &target, const QString &text,
                    const QVariantList &ignored) const;
    QString measured(const QString &key, int seat) const;
    QString kindAbout(Kind kind) const;
    PlayerRow rowOf(int seat) const;
    QString statusOf(int seat) const;
    void mark(PlayerRow &row, int seat) const;
    void showStack();
    void showTokens();
    void showSpoils();
    void showRanking();
    void showStory();

    History<cutthroat::Game> &history_;
    table::RowsModel<PlayerRow> players_;
    table::RowsModel<StackRow> stack_;
    table::RowsModel<TokenRow> tokens_;
    table::RowsModel<EventRow> events_;
    table::RowsModel<SpoilRow> spoils_;
    table::RowsModel<RankRow> ranking_;
    table::RowsModel<ChapterRow> story_;
};

} // namespace torchside::cutthroat
