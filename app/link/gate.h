#pragma once

#include "app/link/http.h"

#include <QHostAddress>
#include <QList>
#include <QString>

namespace torchside::link {

enum class Wish { page, upgrade, pack };

// Who may come in by which address. A page of somebody else's, or a name that was bent to point here, is
// turned away before anything is told.
struct Gate {
    QList<QHostAddress> addresses; // ours
    QString name;                  // our own NAME.local; empty: none
    quint16 port = 0;

    // Is this "host" or "host:port" one of ours, at our port?
    bool isOurs(const QByteArray &host) const;
    std::variant<Wish, Fault> judge(const Request &request) const;
};

} // namespace torchside::link
