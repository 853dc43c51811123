#pragma once

#include "models/kernel/match.h"
#include "models/protocol/session.h"
#include "models/table/cue.h"
#include "models/table/ticks.h"

#include <QAbstractItemModel>
#include <QJsonObject>
#include <QMetaProperty>
#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQmlIntegration/qqmlintegration.h>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace torchside::table {

class CorrectionDraft;
class Elsewhere;
class HistoryModel;
class Packs;
class Story;

// A property that says by itself when its value is another one: who shows it works out nothing anew for the
// others' sake.
#define TORCHSIDE_DIFFERS(TYPE, NAME)                                                                        \
    Q_PROPERTY(TYPE NAME READ NAME NOTIFY NAME##Differs FINAL)                                               \
    Q_SIGNAL void NAME##Differs()
// The same with what reads it: a function of that name, or what it comes to.
#define TORCHSIDE_SHOWN(TYPE, NAME)                                                                          \
    TORCHSIDE_DIFFERS(TYPE, NAME);                                                                           \
                                                                                                             \
public:                                                                                                      \
    TYPE NAME() const
#define TORCHSIDE_SHOWN_AS(TYPE, NAME, ...)                                                                  \
    TORCHSIDE_SHOWN(TYPE, NAME)                                                                              \
    {                                                                                                        \
        return __VA_ARGS__;                                                                                  \
    }
// A list whose rows lie in a member of that name.
#define TORCHSIDE_ROWS(NAME)                                                                                 \
    Q_PROPERTY(QAbstractItemModel *NAME READ NAME CONSTANT FINAL)                                            \
                                                                                                             \
public:                                                                                                      \
    QAbstractItemModel *NAME()                                                                               \
    {                                                                                                        \
        return &NAME##_;                                                                                     \
    }

// What one step is to ear, hand and eye.
struct Telling {
    Cues cues;
    Sights sights;
};

// A running game as a page sees it: what every game has. A game's own table derives from it.
class Table : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Tables are made by the app when a session is opened.")
    Q_MOC_INCLUDE("models/table/correction_draft.h")
    Q_MOC_INCLUDE("models/table/packs.h")
    Q_MOC_INCLUDE("models/table/story.h")

    Q_PROPERTY(QString game READ game CONSTANT FINAL)
    TORCHSIDE_SHOWN(QString, gameTitle);
    TORCHSIDE_DIFFERS(QString, heading);
    TORCHSIDE_DIFFERS(QString, subheading);
    TORCHSIDE_SHOWN(QString, now);
    TORCHSIDE_SHOWN(QString, nowRule);
    // What the step itself is, which its button does.
    TORCHSIDE_SHOWN(QString, stepText);
    TORCHSIDE_SHOWN(QString, stepRule);
    // The one or two lines that are due at the table now, to tick off: {index, text, rule, done, after};
    // those that come after the step say so.
    TORCHSIDE_SHOWN(QVariantList, byHand);
    // The list of what is laid out before the first turn; empty when it is done.
    TORCHSIDE_SHOWN(QVariantList, setup);
    TORCHSIDE_SHOWN(QVariantList, asides); // what else goes for this step: {text, rule}
    TORCHSIDE_SHOWN(QStringList, seats);
    TORCHSIDE_SHOWN(bool, canUndo);
    TORCHSIDE_SHOWN(bool, canRedo);
    TORCHSIDE_SHOWN(QString, undoHint); // what undo would take back
    TORCHSIDE_SHOWN(bool, over);
    // After steps were taken back or done again: what to change on the physical table, from where it stood
    // when that began to where the session stands now. Gone when it is done, or when the game goes on.
    TORCHSIDE_SHOWN(QStringList, toChange);
    TORCHSIDE_SHOWN(int, seq);
    TORCHSIDE_SHOWN_AS(int, beat,
                       beat_) // another one after each change: who asks the table asks again with it
    // What the boxes hold, with own notes on what lies here; nothing where nothing is known.
    TORCHSIDE_SHOWN_AS(torchside::table::Packs *, packs, packs_)
    Q_PROPERTY(QAbstractItemModel *history READ history CONSTANT FINAL)
    Q_PROPERTY(torchside::table::Story *evening READ evening CONSTANT FINAL)
    Q_PROPERTY(torchside::table::CorrectionDraft *correction READ correction CONSTANT FINAL)

public:
    ~Table() override;

    QString game() const;
    virtual QString heading() const { return gameTitle(); }
    virtual QString subheading() const; // left alone, where the game stands
    QAbstractItemModel *history();
    Story *evening(); // the story of the session so far
    CorrectionDraft *correction();
    void setPacks(Packs *packs);

    // What somebody asks for by a phone of their own: done, shown and heard as if it had been done here. The
    // door's reply is in their language.
    QJsonObject actFrom(const Viewer &viewer, const QJsonObject &request, const Origin &origin,
                        const json::Tongue &tongue);
    // How the physical table lies as long as there is something to change; empty where there is nothing. Who
    // comes back to the session at that step finds it so.
    std::string lying() const;
    void comeBackTo(const std::string &lying);
    // The step that a request of this name has become, where it was done before.
    std::optional<qint64> doneAs(const QString &request) const;

    void catchUp(); // with what another process has done to the session

    // From now on it is played there; nowhere: it is played here.
    void playAt(Elsewhere *elsewhere) { elsewhere_ = elsewhere; }
    bool isPlayedAt(const Elsewhere &elsewhere) const { return elsewhere_ == &elsewhere; }
    // What was done there is taken over, shown and heard as if it had been done here; the refusal where it
    // can't be.
    std::optional<Refusal> follow(const News &news);
    void readAgain(); // its past is another one now. Throws JournalFailure

public Q_SLOTS:
    // What a tap asks for, in the words of the protocol, whose forms check it: {do: "attack", player: 0,
    // value: 20}.
    bool act(const QVariantMap &command);
    // Why it can't be done now; empty when it can.
    QString whyNot(const QVariantMap &command) const;
    // The answer to a question; empty where there is none.
    QVariantMap ask(const QVariantMap &question) const;
    // What a command's value may be, as `describe` says it: {from, to, least, most, longest, choices}. The
    // key of a list's or an object's inside stands behind a point: limits("start", "players.name").
    QVariantMap limits(const QString &command, const QString &key) const;
    void undo();
    void redo();
    void goTo(int seq);
    // Every change of one value of the state, newest first: {seq, from, to, line, time}.
    QVariantList past(const QString &path) const;
    // Where a step stands in the history: {row, time}; empty where it doesn't.
    QVariantMap entryOf(int seq) const;
    QStringList changesTo(int seq) const; // what goTo would ask to change on the table
    void changesMade();
    void tickOff(int index); // a line that is due is done, or not yet after all
    void skipSetup();        // who knows the game has laid it all out
    bool note(const QString &text);
    bool rename(int player, const QString &name);
    virtual void retranslate(); // the app speaks another language now
    void retell();              // the sights of the newest step, for whoever has just come to the table

Q_SIGNALS:
    void changed();
    void refused(const QString &message, const QString &field);
    void resynced(const QStringList &changes);     // the session has jumped: what to change on the table
    void cued(const torchside::table::Cues &cues); // a step was kept and is shown: what it is to ear and hand
    void sighted(const QVariantList &sights); // and to the eye; nothing where it is nothing in particular

protected:
    // What its newest step is to ear, hand and eye a game says by addCues and addSights.
    template <Game G>
    Table(protocol::GameSession<G> &session, QObject *parent)
        : Table(
              session, [&session] { return toldOf(session.history()); }, parent)
    {}

    // Does what was asked for; a game that has to think first does it when it has thought.
    virtual bool perform(const QJsonObject &command);
    // A step was kept: it is shown and told, and the physical table has gone on with it.
    void tellNewest();
    // Tells a refusal to the page, or that something has changed; true for the latter.
    bool settle(const std::optional<Refusal> &refusal);

    void showAgain(); // what came about elsewhere
    bool askThere(const QJsonObject &request);

    // Brings the game's own rows up to date; called before `changed`.
    virtual void show() = 0;
    void tellDifferences(); // of what is shown, to whoever shows it
    void connectNotify(const QMetaMethod &signal) override;

private:
    Table(protocol::Session &session, std::function<Telling()> told, QObject *parent);
    template <class G>
    static Telling toldOf(const History<G> &history)
    {
        const auto &newest = history.newest();
        if (!newest)
            return {};
        return {cuesOf<typename G::Rules>(newest->before, newest->events),
                sightsOf<typename G::Rules>(newest->before, newest->command, newest->events)};
    }

    // Tells ear and hand what has just happened; a soft tap where that is nothing in particular.
    void cue(Cues cues);
    void sight(const Sights &sights);
    void moved(const std::vector<Piece> &before, const Moved &moved);
    bool correct(Foreseeing &foreseen, const QJsonObject &request);
    void goOn();
    void tellChange(); // to everybody

    const Prompt *step() const;
    QVariantMap lineOf(std::size_t index) const;

    // A value that somebody looks at, as it was seen last.
    struct LookedAt {
        QMetaProperty property;
        QVariant seen;
    };

    protocol::Session &session_;
    Match &match_;
    std::function<Telling()> told_;
    std::map<int, LookedAt> lookedAt_; // by the signals
    int beat_ = 0;
    Packs *packs_ = nullptr;
    Elsewhere *elsewhere_ = nullptr;
    std::vector<Prompt> prompts_;
    std::optional<std::vector<Piece>> tableHas_; // how the physical table lies, where not as it should
    Ticks ticks_;
    std::vector<Sentence> toChange_;
    std::unique_ptr<HistoryModel> history_;
    std::unique_ptr<Story> evening_;
    std::unique_ptr<CorrectionDraft> correction_;
};

} // namespace torchside::table
