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
    TORCHSIDE_SHOWN(QString, stepId);          // empty when the game is over
    TORCHSIDE_SHOWN(QString, wants);           // what kind of answer; empty when the game is over
    TORCHSIDE_SHOWN(QStringList, answers);     // the commands that the step takes, the main one first
    TORCHSIDE_SHOWN(QStringList, proposed);    // the cards that it speaks of, by their ids
    TORCHSIDE_SHOWN(QVariantList, hosts);      // equals that could carry the attachment, {id, name}
    TORCHSIDE_SHOWN(QVariantList, texts);      // what these cards say, {name, text}, as far as it is known
    TORCHSIDE_SHOWN(QVariantList, own);        // the player's characters that are remembered
    TORCHSIDE_SHOWN(QVariantList, ownDomains); // {resources, drained}, where they are counted
    // The plays that one tap does, in words, where more than one can be done in one go.
    TORCHSIDE_SHOWN_AS(QStringList, ahead, ahead_)
    TORCHSIDE_SHOWN_AS(int, drawsAhead, drawsAhead_) // the cards drawn in one go with the refresh
    TORCHSIDE_SHOWN(QVariantList, equals); // {id, name} of the fully equal, where the table may choose
    TORCHSIDE_SHOWN(QVariantList, payX);   // {id, name} of the cards of cost X that the table may have played
    // The stories to which the player may send somebody now, {index, name, minion: its team there}.
    TORCHSIDE_SHOWN(QVariantList, targets);
    // The report, {name, cells: [a struggle or the skill], lines} for each story
    TORCHSIDE_SHOWN(QVariantList, fights);
    TORCHSIDE_SHOWN(QVariantList, deckCards); // {name, left} of the Minion's list
    Q_PROPERTY(int storiesToWin READ storiesToWin CONSTANT FINAL)
    TORCHSIDE_SHOWN(QString, caption);
    TORCHSIDE_SHOWN(QString, say);
    // The one line of the proof that decided; empty where nothing was weighed
    TORCHSIDE_SHOWN(QString, gist);
    TORCHSIDE_SHOWN(QStringList, why);
    TORCHSIDE_SHOWN(QStringList, keyTitles); // of the numbers compared, as far as they were needed
    TORCHSIDE_SHOWN_AS(QVariantMap, proposal, proposal_)
    Q_PROPERTY(bool lillith READ lillith CONSTANT FINAL)
    Q_PROPERTY(torchside::cthulhu::Pondering *pondering READ pondering CONSTANT FINAL)
    // What LILLITH foresees of its line and of the best it refused; empty where it proposes none.
    TORCHSIDE_SHOWN(QVariantMap, foresight);
    TORCHSIDE_SHOWN(bool, choosing); // another card may be asked about
    TORCHSIDE_SHOWN(int, wanted);    // how many cards are drawn now
    TORCHSIDE_SHOWN_AS(int, scoutCost, scoutCostNow(state()))
    TORCHSIDE_SHOWN_AS(int, minionStories, state().minionStories)
    TORCHSIDE_SHOWN_AS(int, playerStories, state().playerStories)
    TORCHSIDE_SHOWN(bool, storyPhaseFalls); // the player can't commit in this turn
    TORCHSIDE_SHOWN(bool, hasConspiracy);   // the player has one
    TORCHSIDE_SHOWN(int, deckLeft);         // -1 without a list
    TORCHSIDE_SHOWN(QStringList, payable);  // events of the pool that could be paid now
    // The player's characters of this sitting, newest first; those that are remembered with id and status.
    TORCHSIDE_SHOWN(QVariantList, fighters);
    TORCHSIDE_SHOWN(bool, playerWon);
    TORCHSIDE_SHOWN(QString, ending);
    TORCHSIDE_ROWS(hand)
    TORCHSIDE_ROWS(pool)
    TORCHSIDE_ROWS(characters)
    TORCHSIDE_ROWS(supports)
    TORCHSIDE_ROWS(stories)
    TORCHSIDE_ROWS(domains)
    TORCHSIDE_ROWS(candidates)
    TORCHSIDE_ROWS(losers)
    TORCHSIDE_ROWS(report)

public:
    explicit CthulhuTable(protocol::GameSession<cthulhu::Game> &session, QObject *parent = nullptr);

    QString heading() const override;
    QString subheading() const override;

    int storiesToWin() const { return toWin; }
    bool lillith() const { return state().options.variant == Variant::lillith; }
    Pondering *pondering() { return &pondering_; }

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
