#pragma once

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <optional>

namespace torchside::link {

// Where a hub is.
struct HubPlace {
    bool isProtected = false; // by a certificate
    QString host;
    int port = 0;

    QByteArray address() const; // "http://192.168.1.20:7777"
    QUrl page(const QString &path) const;
    QUrl talk(const QString &path) const; // the way of messages
    bool operator==(const HubPlace &) const = default;
};

constexpr int hubPort = 7777;
constexpr qsizetype largestTaken = 16 * 1024 * 1024; // the document of a table

// As somebody types or pastes it, with whatever a code to scan says behind it. Beyond this Wi-Fi, by a name,
// only where the way is protected.
std::optional<HubPlace> hubPlaceOf(const QString &typed);

} // namespace torchside::link
