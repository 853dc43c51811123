#pragma once

#include "models/json/session_document.h"
#include "models/protocol/game_desk.h"
#include "models/protocol/seat_door.h"

#include <QJsonObject>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchside::protocol {

// A running session, whatever its game, with the one door into it: the window, the terminal and whatever
// comes later ask for things here, in the protocol's words, and nowhere else.
class Session {
public:
    virtual ~Session() = default;
    virtual Match &match() = 0;
    virtual void open(SessionId id) = 0; // throws JournalFailure

    // A request as a line, its reply as a line. Never throws for anything that can be typed.
    std::string submit(std::string_view line) { return desk().reply(line); }
    // The same for whoever holds the request already; the refusal, or nothing.
    std::optional<Refusal> submit(const QJsonObject &request) { return desk().take(request, Tap::alone); }
    // A tap in the window: quick ones on the same counter become one step.
    std::optional<Refusal> tap(const QJsonObject &request) { return desk().take(request, Tap::joins); }
    // Would it be refused now? Nothing is done.
    std::optional<Refusal> wouldRefuse(const QJsonObject &request) const { return desk().refusalOf(request); }
    // {"do":"correct", … }: what comes of it, or would come of it.
    std::variant<Corrected, Refusal> correct(const QJsonObject &request) { return desk().correct(request); }
    // The same, worked out away from here, and then done as it was found: see History::foresee.
    std::variant<std::unique_ptr<Foreseeing>, Refusal> foresee(const QJsonObject &request) const
    {
        return desk().foresee(request);
    }
    std::optional<std::variant<Corrected, Refusal>> correct(Foreseeing &foreseen)
    {
        return desk().correct(foreseen);
    }
    // What has been done elsewhere to a session that is decided there.
    std::optional<Refusal> follow(const News &news) { return desk().follow(news); }
    // Is it a tap on a counter? Then it is meant for whatever the number is by now.
    bool adds(const QJsonObject &request) const { return desk().adds(request); }
    // The same, as it is understood where another library is.
    QJsonObject spelt(const QJsonObject &request) const { return desk().spelt(request); }
    // A question's answer under its own key; empty where it was refused.
    QJsonObject ask(const QJsonObject &question) const { return desk().answerTo(question); }
    // What a viewer sees, as JSON: a seat that is at the table, everybody or the table's hand.
    std::string view(const Viewer &viewer, const json::Tongue &tongue) const
    {
        return desk().view(viewer, tongue);
    }
    // The same, with what it offers.
    Sight sight(const Viewer &viewer, const json::Tongue &tongue) const
    {
        return desk().sight(viewer, tongue);
    }
    // The same door as it is open to one seat, to whoever watches, or to the table's hand.
    SeatDoor door(const Viewer &viewer, json::Tongue tongue = english)
    {
        return SeatDoor(desk(), match(), viewer, std::move(tongue));
    }
    SeatDoor door(int seat, json::Tongue tongue = english)
    {
        return door(Viewer{.seat = seat}, std::move(tongue));
    }
    // Why the last line was refused; nothing when it was accepted.
    const std::optional<Refusal> &lastRefusal() const { return desk().lastRefusal(); }
    // The JSON Schema of everything that may be said here.
    virtual const QJsonObject &description() const = 0;
    virtual const Identity &identity() const = 0;

protected:
    virtual Desk &desk() = 0;
    virtual const Desk &desk() const = 0;
};

template <Game G>
class GameSession final : public Session {
public:
    using Command = typename G::Rules::Command;

    GameSession(Journal &journal, Dice &dice, Clock clock, const Library *library = nullptr);
    Match &match() override;
    void open(SessionId id) override;
    const QJsonObject &description() const override;
    const Identity &identity() const override { return G::identity; }
    History<G> &history() { return history_; }
    const History<G> &history() const { return history_; }
    // A command as the door would read it, for whoever has to look before it is done.
    std::variant<Command, Refusal> read(const QJsonObject &request) const { return desk_.read(request); }

protected:
    Desk &desk() override;
    const Desk &desk() const override;

private:
    History<G> history_;
    GameDesk<G> desk_;
};

// Stored events that don't fit the state they are applied to are a fault of the file, not of the program.
template <Game G>
std::optional<json::Replayed> replay(std::vector<StoredStep> steps);

} // namespace torchside::protocol
