#pragma once

#include "models/kernel/match.h"
#include "models/protocol/session.h"
#include "models/table/cue.h"

#include <QAbstractItemModel>
#include <QJsonObject>
#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQmlIntegration/qqmlintegration.h>

#include <memory>

namespace torchside::table {

class HistoryModel;
class Story;

// A running game as a page sees it: what every game has. A game's own table derives from it.
class Table : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Tables are made by the app when a session is opened.")
    Q_MOC_INCLUDE("models/table/story.h")

    Q_PROPERTY(QString game READ game CONSTANT FINAL)
    Q_PROPERTY(QString gameTitle READ gameTitle NOTIFY changed FINAL)
    Q_PROPERTY(QString heading READ heading NOTIFY changed FINAL)
    Q_PROPERTY(QString subheading READ subheading NOTIFY changed FINAL)
    Q_PROPERTY(QString now READ now NOTIFY changed FINAL)
    Q_PROPERTY(QString nowRule READ nowRule NOTIFY changed FINAL)
    Q_PROPERTY(QStringList reminders READ reminders NOTIFY changed FINAL)
    Q_PROPERTY(QStringList seats READ seats NOTIFY changed FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed FINAL)
    Q_PROPERTY(QString undoHint READ undoHint NOTIFY changed FINAL)
    Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
    Q_PROPERTY(int seq READ seq NOTIFY changed FINAL)
    Q_PROPERTY(QAbstractItemModel *history READ history CONSTANT FINAL)
    Q_PROPERTY(torchside::table::Story *evening READ evening CONSTANT FINAL)

public:
    ~Table() override;

    virtual QString game() const = 0;
    virtual QString gameTitle() const = 0;
    virtual QString heading() const = 0;
    virtual QString subheading() const = 0;
    QString now() const;
    QString nowRule() const;
    QStringList reminders() const; // the further things to do, after the first
    QStringList seats() const;
    bool canUndo() const;
    bool canRedo() const;
    QString undoHint() const; // what undo would take back
    bool over() const;
    int seq() const;
    QAbstractItemModel *history();
    Story *evening(); // the story of the session so far

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
    bool note(const QString &text);
    bool rename(int player, const QString &name);
    virtual void retranslate(); // the app speaks another language now

Q_SIGNALS:
    void changed();
    void refused(const QString &message, const QString &field);
    void resynced(const QStringList &changes);     // the session has jumped: what to change on the table
    void cued(const torchside::table::Cues &cues); // a step was kept and is shown: what it is to ear and hand

protected:
    Table(protocol::Session &session, QObject *parent);

    // Does what was asked for; a game that has to think first does it when it has thought.
    virtual bool perform(const QJsonObject &command);
    // What the newest step is to ear and hand.
    virtual Cues heard() const = 0;
    template <class History>
    static Cues heardIn(const History &history)
    {
        const auto &newest = history.newest();
        return newest ? cuesOf<typename History::Rules>(newest->before, newest->events) : Cues{};
    }

    // Tells a refusal to the page, or that something has changed; true for the latter.
    bool settle(const std::optional<Refusal> &refusal);
    template <class History, class Command>
    bool submit(History &history, const Command &command)
    {
        const auto before = history.state();
        const auto decision = history.submit(command);
        if (const auto *refusal = std::get_if<Refusal>(&decision))
            return settle(*refusal);
        settle(std::nullopt);
        cue(cuesOf<typename History::Rules>(before,
                                            std::get<std::vector<typename History::Event>>(decision)));
        return true;
    }
    // Tells ear and hand what has just happened; a soft tap where that is nothing in particular.
    void cue(Cues cues);

    // A tap on a counter: quick ones on the same counter are one step.
    template <class History, class Command>
    bool tap(History &history, const Command &command)
    {
        auto before = history.state();
        const auto seq = history.seq();
        const auto decision = history.tap(command);
        if (const auto *refusal = std::get_if<Refusal>(&decision))
            return settle(*refusal);
        if (history.seq() == seq) // one step with the tap before it: its events begin there
            before = history.stateAt(seq - 1);
        settle(std::nullopt);
        cue(cuesOf<typename History::Rules>(before,
                                            std::get<std::vector<typename History::Event>>(decision)));
        return true;
    }

    // Brings the game's own rows up to date; called before `changed`.
    virtual void show() = 0;

private:
    void moved(const Moved &moved);

    protocol::Session &session_;
    Match &match_;
    std::vector<Prompt> prompts_;
    std::unique_ptr<HistoryModel> history_;
    std::unique_ptr<Story> evening_;
};

} // namespace torchside::table
