#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace torchside::link {

// A pack is handed over under a ticket of its own: whoever listens in the Wi-Fi gets nothing else by it, and
// it dies with the code that showed it. In capitals, as codes to scan want it.
QByteArray packPath(const QByteArray &ticket);
QByteArray ticketIn(const QByteArray &target); // empty where the target asks for no pack

// A device beside this one, never a place in the world: a literal address, or a name of the home network.
bool isBeside(const QString &host);

// Where a pack is to be had, as somebody types or pastes it: a device beside this one, never a place in the
// world.
struct PackPlace {
    QString host;
    quint16 port = 80;
    QByteArray ticket;
    bool operator==(const PackPlace &) const = default;
};
std::optional<PackPlace> packPlaceOf(const QString &typed);

} // namespace torchside::link
