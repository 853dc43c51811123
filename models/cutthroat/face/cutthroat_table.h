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

    TORCHSIDE_SHOWN(QString, step);
    TORCHSIDE_SHOWN(QString, headline);
    TORCHSIDE_SHOWN(QString, detail);
    TORCHSIDE_SHOWN(int, round);
    TORCHSIDE_SHOWN(int, turn);
    TORCHSIDE_SHOWN(int, number);
    TORCHSIDE_SHOWN(int, encounters);
    TORCHSIDE_SHOWN(QString, creature);
    TORCHSIDE_SHOWN(QString, kind);
    TORCHSIDE_SHOWN(QString, about);
    TORCHSIDE_SHOWN(QString, stage);
    TORCHSIDE_SHOWN(QString, barrier);
    TORCHSIDE_SHOWN(bool, hasLife);
    TORCHSIDE_SHOWN(int, life);
    TORCHSIDE_SHOWN(int, maxLife);
    TORCHSIDE_SHOWN(int, pending);
    TORCHSIDE_SHOWN(int, prestige);
    TORCHSIDE_SHOWN(int, killer);
    TORCHSIDE_SHOWN(QVariantList, targets);
    TORCHSIDE_SHOWN(QVariantList, foes);
    TORCHSIDE_SHOWN(QVariantList, potions);
    TORCHSIDE_SHOWN(bool, blows);
    TORCHSIDE_SHOWN(bool, mustAim);
    TORCHSIDE_SHOWN(bool, struck);
    TORCHSIDE_SHOWN(bool, cardIsSet);
    TORCHSIDE_SHOWN(QString, whyNoChange);
    TORCHSIDE_SHOWN(QString, whyNoClose);
    Q_PROPERTY(QList<int> values READ values CONSTANT FINAL)
    TORCHSIDE_SHOWN(QList<int>, living);
    TORCHSIDE_SHOWN(QList<int>, biters);
    TORCHSIDE_SHOWN(QList<int>, winners);
    TORCHSIDE_SHOWN(QString, epilogue);
    Q_PROPERTY(QAbstractItemModel *players READ players CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel *stack READ stack CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel *tokens READ tokens CONSTANT FINAL)
    TORCHSIDE_SHOWN(QString, quest);
    Q_PROPERTY(QAbstractItemModel *events READ events CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel *spoils READ spoils CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel *ranking READ ranking CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel *story READ story CONSTANT FINAL)

public:
    explicit CutthroatTable(protocol::GameSession<cutthroat::Game> &session, QObject *parent = nullptr);

    QString heading() const override;
    QString subheading() const override;

    // Where the page stands: meet, deal, attack, strike (before the next draw), round (after it), spoils,
    // stage, lootDeal, loot or over.
    QString step() const;
    QString headline() const; // what to do now, as the next line says it
    QString detail() const;
    int round() const { return state().round; }
    int turn() const { return state().turn.value_or(-1); }
    int number() const { return state().met; }
    int encounters() const { return state().encounters; }
    QString creature() const;
    QString kind() const;
    QString about() const; // what is special about it, in a few words; empty where nothing is
    QString stage() const;
    QString barrier() const; // up, down, or empty where there is none
    bool hasLife() const { return state().hasCreature(); }
    int life() const;
    int maxLife() const;
    int pending() const; // the part of the stack that is not off its life yet
    int prestige() const { return state().encounter ? state().encounter->prestige : 0; }
    int killer() const;
    // What an attack may go to, whose own stand first: {id, isFoe, text, hint, own}; empty where only the
    // creature itself is there.
    QVariantList targets() const;
    // Several creatures in the place of one: {foeId, name, life, text}.
    QVariantList foes() const;
    QVariantList potions() const; // {value, text, brief}: the two of the game
    bool blows() const;           // a blow may come now, and be taken for another
    bool mustAim() const;         // an attack has to name one of them
    bool struck() const { return state().struck; }
    bool cardIsSet() const;      // by a phone, face down, of the one whose turn it is
    QString whyNoChange() const; // why no card can change the attack shown last; empty when one can
    QString whyNoClose() const;
    QList<int> values() const; // printed on attack cards
    QList<int> living() const;
    QList<int> biters() const; // the Vampyres who have not bitten in this round
    QList<int> winners() const;
    QString epilogue() const;
    QString quest() const; // or adventure; empty where there is none
    QAbstractItemModel *players() { return &players_; }
    QAbstractItemModel *stack() { return &stack_; }
    QAbstractItemModel *tokens() { return &tokens_; }
    QAbstractItemModel *events() { return &events_; }
    QAbstractItemModel *spoils() { return &spoils_; }
    QAbstractItemModel *ranking() { return &ranking_; }
    QAbstractItemModel *story() { return &story_; }

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
