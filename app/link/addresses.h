#pragma once

#include <QHostAddress>
#include <QList>

namespace torchside::link {

// An address with which interface it belongs to, as the system lists them.
struct Interface {
    QHostAddress address;
    bool wireless = false;
    bool virtually = false; // a container's, a tunnel's: nobody's phone comes that way
};

// Those that a phone beside this one could reach, the likeliest first. Without any: no network.
QList<QHostAddress> reachable(const QList<Interface> &interfaces);
QList<Interface> interfaces();
// The name by which a home network knows this device; empty where it has none that an address may hold.
QString nameAtHome(const QString &machine);
// As one writes it into a browser's line.
QString inAddressBar(const QHostAddress &address, quint16 port);

} // namespace torchside::link
