#pragma once

#include "models/cthulhu/cards/lookup.h"
#include "models/cthulhu/face/pondering.h"
#include "models/cthulhu/face/rows.h"
#include "models/cthulhu/game.h"
#include "models/cthulhu/minion/steps.h"
#include "models/kernel/history.h"
#include "models/table/table.h"

#include <QVariantMap>

namespace torchside::cthulhu {

// The game against the Minion as its page sees it. The page asks in the protocol's own words.
class CthulhuTable : public torchside::table::Table {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Tables are made by the app when a session is opened.")

    TORCHSIDE_SHOWN(QString, phase);
    TORCHSIDE_SHOWN(QString, stepId);
    TORCHSIDE_SHOWN(QString, wants);
    TORCHSIDE_SHOWN(QStringList, answers);
    TORCHSIDE_SHOWN(QStringList, proposed);
    TORCHSIDE_SHOWN(QVariantList, hosts);
    TORCHSIDE_SHOWN(QVariantList, texts);
    TORCHSIDE_SHOWN(QVariantList, own);
    TORCHSIDE_SHOWN(QVariantList, ownDomains);
    TORCHSIDE_SHOWN(QStringList, ahead);
    TORCHSIDE_SHOWN(int, drawsAhead);
    TORCHSIDE_SHOWN(QVariantList, equals);
    TORCHSIDE_SHOWN(QVariantList, payX);
    TORCHSIDE_SHOWN(QVariantList, targets);
    TORCHSIDE_SHOWN(QVariantList, fights);
    TORCHSIDE_SHOWN(QVariantList, deckCards);
    Q_PROPERTY(int storiesToWin READ storiesToWin CONSTANT FINAL)
    TORCHSIDE_SHOWN(QString, caption);
    TORCHSIDE_SHOWN(QString, say);
    TORCHSIDE_SHOWN(QString, gist);
    TORCHSIDE_SHOWN(QStringList, why);
    TORCHSIDE_SHOWN(QStringList, keyTitles);
    TORCHSIDE_SHOWN(QVariantMap, proposal);
    Q_PROPERTY(bool lillith READ lillith CONSTANT FINAL)
    Q_PROPERTY(torchside::cthulhu::Pondering *pondering READ pondering CONSTANT FINAL)
    TORCHSIDE_SHOWN(QVariantMap, foresight);
    TORCHSIDE_SHOWN(bool, choosing);
    TORCHSIDE_SHOWN(int, wanted);
    TORCHSIDE_SHOWN(int, scoutCost);
    TORCHSIDE_SHOWN(int, minionStories);
    TORCHSIDE_SHOWN(int, playerStories);
    TORCHSIDE_SHOWN(bool, storyPhaseFalls);
    TORCHSIDE_SHOWN(bool, hasConspiracy);
    TORCHSIDE_SHOWN(int, deckLeft);
    TORCHSIDE_SHOWN(QStringList, payable);
    TORCHSIDE_SHOWN(QVariantList, fighters);
    TORCHSIDE_SHOWN(bool, playerWon);
    TORCHSIDE_SHOWN(QString, ending);
    Q_PROPERTY(QAbstractItemModel *hand READ hand CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel *pool READ pool CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel *characters READ characters CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel *supports READ supports CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel *stories READ stories CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel *domains READ domains CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel *candidates READ candidates CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel *losers READ losers CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel *report READ report CONSTANT FINAL)

public:
    explicit CthulhuTable(protocol::GameSession<cthulhu::Game> &session, QObject *parent = nullptr);

    QString heading() const override;
    QString subheading() const override;

    QString phase() const;
    QString stepId() const;          // empty when the game is over
    QString wants() const;           // what kind of answer; empty when the game is over
    QStringList answers() const;     // the commands that the step takes, the main one first
    QStringList proposed() const;    // the cards that it speaks of, by their ids
    QVariantList hosts() const;      // equals that could carry the attachment, {id, name}
    QVariantList texts() const;      // what these cards say, {name, text}, as far as it is known
    QVariantList own() const;        // the player's characters that are remembered
    QVariantList ownDomains() const; // {resources, drained}, where they are counted
    // The plays that one tap does, in words, where more than one can be done in one go.
    QStringList ahead() const { return ahead_; }
    int drawsAhead() const { return drawsAhead_; } // the cards drawn in one go with the refresh
    QVariantList equals() const; // {id, name} of the fully equal, where the table may choose
    QVariantList payX() const;   // {id, name} of the cards of cost X that the table may have played
    // The stories to which the player may send somebody now, {index, name, minion: its team there}.
    QVariantList targets() const;
    QVariantList fights() const; // the report, {name, cells: [a struggle or the skill], lines} for each story
    QVariantList deckCards() const; // {name, left} of the Minion's list
    int storiesToWin() const { return toWin; }
    QString caption() const;
    QString say() const;
    QString gist() const; // the one line of the proof that decided; empty where nothing was weighed
    QStringList why() const;
    QStringList keyTitles() const; // of the numbers compared, as far as they were needed
    QVariantMap proposal() const { return proposal_; }
    bool lillith() const { return state().options.variant == Variant::lillith; }
    Pondering *pondering() { return &pondering_; }
    // What LILLITH foresees of its line and of the best it refused; empty where it proposes none.
    QVariantMap foresight() const;
    bool choosing() const; // another card may be asked about
    int wanted() const;    // how many cards are drawn now
    int scoutCost() const { return scoutCostNow(state()); }
    int minionStories() const { return state().minionStories; }
    int playerStories() const { return state().playerStories; }
    bool storyPhaseFalls() const; // the player can't commit in this turn
    bool hasConspiracy() const;   // the player has one
    int deckLeft() const;         // -1 without a list
    QStringList payable() const;  // events of the pool that could be paid now
    // The player's characters of this sitting, newest first; those that are remembered with id and status.
    QVariantList fighters() const;
    bool playerWon() const;
    QString ending() const;
    QAbstractItemModel *hand() { return &hand_; }
    QAbstractItemModel *pool() { return &pool_; }
    QAbstractItemModel *characters() { return &characters_; }
    QAbstractItemModel *supports() { return &supports_; }
    QAbstractItemModel *stories() { return &stories_; }
    QAbstractItemModel *domains() { return &domains_; }
    QAbstractItemModel *candidates() { return &candidates_; }
    QAbstractItemModel *losers() { return &losers_; }
    QAbstractItemModel *report() { return &report_; }

public Q_SLOTS:
    void retranslate() override;
    // Any other line, [{card, story}]: what comes of it, beside the proposed one.
    QVariantMap whyNotLine(const QVariantList &line) const;
    // What is being searched for stands in the page's memory meanwhile, by session, so that an app that is
    // killed begins with it again: `kept` puts it in or out, `takeUp` begins with what stands in it.
    QVariantMap kept(const QVariantMap &memory) const;
    void takeUp(const QVariantMap &memory);
    // What somebody had begun to enter at the open step stands there, too: only the step it was begun at goes
    // on with it.
    QVariantMap withBegun(const QVariantMap &memory, const QVariantMap &begun) const;
    QVariantMap begun(const QVariantMap &memory) const;
    // What somebody wants to know who touches this card, {question, text}: why it is the one, why it isn't,
    // or when it comes. Empty when there is nothing to tell.
    QVariantMap reason(const QString &cardId) const;
    // The cards of the deck's list and those that came up, newest first: {card, left}; left is -1 without a
    // list.
    QVariantList known() const;
    // The characters of the player's deck, in the same form.
    QVariantList ownKnown() const;
    // The card as it lies there: {id, name, …, kind, place}; empty when there is none.
    QVariantMap card(const QString &cardId) const;

Q_SIGNALS:
    void awaitedChanged();

protected:
    // Where LILLITH has to search for what follows, it is done once that was found.
    bool perform(const QJsonObject &request) override;
    void show() override;

private:
    // A command that waits for what LILLITH finds.
    struct Awaited {
        QJsonObject request;
        Command command;
        std::int64_t seq = 0; // where it was given
    };
    struct Outlook {
        bool accepted = true;
        std::optional<lillith::Board> board;
    };

    const State &state() const { return history_.state(); }
    bool doOrPonder(const QJsonObject &request, const Command &command);
    Outlook outlookOf(const Command &command) const;
    void found(const lillith::Board &board, const lillith::Found &found);
    Pondering::Telling tellLine(const lillith::Board &board, const lillith::Line &line) const;
    void forget();
    void showReport();
    Reports reportNow() const;
    void recall(); // whom the player has sent so far
    void learn(const Command &command);

    protocol::GameSession<cthulhu::Game> &session_;
    History<cthulhu::Game> &history_;
    Pondering pondering_;
    std::optional<Awaited> awaited_;
    std::optional<Step> step_;
    QVariantMap proposal_;
    QStringList ahead_;
    int drawsAhead_ = 0;
    QVariantList fighters_;
    int rewritten_ = 0;            // how often the past had become another when that was looked at last
    std::int64_t reportedAt_ = 0;  // the step after which the report lies there
    torchside::Moment keptAt_ = 0; // when that step was kept
    Cards hand_;
    Cards pool_;
    Cards characters_;
    Cards supports_;
    table::RowsModel<StoryRow> stories_;
    table::RowsModel<DomainRow> domains_;
    table::RowsModel<CandidateRow> candidates_;
    table::RowsModel<FighterRow> losers_;
    table::RowsModel<ReportRow> report_;
};

} // namespace torchside::cthulhu
