#pragma once

#include "app/link/http.h"

#include <QByteArrayList>
#include <QHostAddress>
#include <QList>
#include <QString>

#include <optional>

namespace torchside::link {

enum class Wish { page, upgrade, pack };

// Who may come in by which address. A page of somebody else's, or a name that was bent to point here, is
// turned away before anything is told.
struct Gate {
    QList<QHostAddress> addresses; // ours
    QString name;                  // our own NAME.local; empty: none
    quint16 port = 0;
    QByteArrayList names = {};   // by which a proxy before us is asked, each as a browser writes it
    QByteArrayList friends = {}; // whose pages may speak to us as well: "http://192.168.1.21:7777"
    bool isProtected = false;    // by a certificate: our pages come by https

    // Is this "host" or "host:port" one of ours, at our port?
    bool isOurs(const QByteArray &host) const;
    // Why it is turned away for where it came from; nothing: it may come in.
    std::optional<Fault> turnsAway(const Request &request) const;
    std::variant<Wish, Fault> judge(const Request &request) const;

private:
    bool isOurPage(const QByteArray &origin) const;
};

} // namespace torchside::link
