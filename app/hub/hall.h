#pragma once

#include "app/hub/conversation.h"

#include <QHostAddress>
#include <QJsonObject>

#include <map>
#include <set>

namespace torchside::hub {

struct AtHall {
    QString from;
    QByteArray nonce;
    QString language{};
    bool looks = false;
};

// The front door: the tables that are open, and a new one. Nothing secret is told here but to whoever opens a
// table: the way to its hand.
class Hall : public Conversation<AtHall> {
public:
    explicit Hall(House &house);

    void came(int connection, const QHostAddress &from);
    void said(int connection, const QByteArray &message);
    void work(); // tells what has changed

private:
    void look(int connection, const QJsonObject &message);
    void open(int connection, const QJsonObject &message);
    bool mayOpen(const AtHall &guest, const QJsonObject &message) const;
    void refuse(int connection, const QString &code, const QString &message = {},
                const QString &field = {}) const;
    QJsonArray tables(const QString &language) const;

    std::map<QString, Pace> openers_; // by the address they come from
    bool isOld_ = false;
};

} // namespace torchside::hub
