#pragma once

#include "app/hub/house.h"

#include <QHostAddress>
#include <QJsonObject>

#include <map>
#include <set>

namespace torchside::hub {

// The front door: the tables that are open, and a new one. Nothing secret is told here but to whoever opens a
// table: the way to its hand.
class Hall {
public:
    explicit Hall(House &house);

    void came(int connection, const QHostAddress &from);
    void said(int connection, const QByteArray &message);
    void left(int connection) { guests_.erase(connection); }
    bool isKnown(int connection) const { return guests_.contains(connection); }
    void work(); // tells what has changed
    void leaveAll(const QByteArray &message);

private:
    struct Guest {
        QString from;
        QByteArray nonce;
        QString language{};
        bool looks = false;
    };

    void look(int connection, const QJsonObject &message);
    void open(int connection, const QJsonObject &message);
    bool mayOpen(const Guest &guest, const QJsonObject &message) const;
    void refuse(int connection, const QString &code, const QString &message = {},
                const QString &field = {}) const;
    QJsonArray tables(const QString &language) const;
    void say(int connection, const QJsonObject &message) const;

    House &house_;
    std::map<int, Guest> guests_;
    std::map<QString, Pace> openers_; // by the address they come from
    bool isOld_ = false;
};

} // namespace torchside::hub
