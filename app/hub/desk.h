#pragma once

#include "app/hub/rooms.h"
#include "app/hub/wall.h"

#include <QHostAddress>

namespace torchside::hub {

struct AtDesk {
    QString from;
    QByteArray nonce;
    QString language{};
    bool isIn = false;
};

// The organiser's desk, by code: names, closes and orders tables, answers calls for a judge, corrects what
// was entered wrongly by a step of the session like any other, and keeps the league.
class Desk : public Conversation<AtDesk> {
public:
    Desk(House &house, Rooms &rooms, Wall &wall, Results &results);

    void came(int connection, const QHostAddress &from);
    void said(int connection, const QByteArray &message);
    void work();

private:
    void join(int connection, const QJsonObject &message);
    bool change(SessionId table, const QJsonObject &message);
    void placeBefore(SessionId table, SessionId other);
    void perform(int connection, SessionId table, const QJsonObject &message);
    void tellHistory(int connection, SessionId table);
    void showWay(int connection, SessionId table) const;
    void keepWords(const QJsonObject &message);
    void tellAll(int connection);
    QJsonObject told(const Row &row, const json::Tongue &tongue) const;
    QJsonObject words() const;

    Rooms &rooms_;
    Wall &wall_;
    Results &results_;
    std::map<QString, Pace> tries_;
    std::set<SessionId> changed_;
    bool isOld_ = false; // the words are others now
};

} // namespace torchside::hub
