#pragma once

#include "app/hub/house.h"
#include "app/hub/hub_seats.h"
#include "app/link/lobby.h"

#include <map>
#include <memory>

namespace torchside::hub {

// A table with somebody at it: its session, opened, and the lobby of its guests. Where nobody is, there is no
// room; it is made again in a moment.
class Room {
public:
    // Throws JournalFailure where its session can't be read.
    Room(House &house, SessionId table, std::function<void()> due);

    link::Lobby &lobby() { return lobby_; }
    const link::Lobby &lobby() const { return lobby_; }
    protocol::Session &session() { return *session_; }
    void left(int connection);
    bool wasNotSaved() { return seats_.wasNotSaved(); }

    void lookAgain();   // what the disk did not keep is no longer so at the table either
    bool catchUp();     // with what another hub has done
    bool hasMoved();    // since this was asked last
    void tellChanges(); // to all at the table
    void listed();      // its row is another one now
    // Has its name, or its phones' places, been changed elsewhere?
    bool isBehind() const;
    void readBook();

private:
    // A guest who holds a whole copy of the session, up to the step in effect that was told last.
    struct Copy {
        std::int64_t head = 0;
        std::string mark;
    };

    QJsonObject greeting() const;
    QJsonObject roomFor(int connection, const link::Device &place) const;
    bool keep(const QByteArray &device, const link::Device *place);
    bool other(int connection, const QJsonObject &message);
    void kept();
    bool hasHand(int connection) const;
    void callJudge(int connection, bool on);
    void answerQuestion(int connection, const QJsonObject &message);
    void showCode(int connection);
    void arrange(const QJsonObject &message);
    void copyFrom(int connection, const QJsonObject &message);
    void tellSteps(int connection);
    void carryHome(int connection, const QJsonObject &message);

    House &house_;
    SessionId table_;
    qint64 version_ = 0;
    std::unique_ptr<protocol::Session> session_;
    HubSeats seats_;
    QStringList people_; // as they were told last
    std::int64_t seq_ = 0;
    int rewritten_ = 0;
    std::map<int, Pace> questions_;
    std::map<int, Copy> copies_;
    link::Lobby lobby_;
};

} // namespace torchside::hub
