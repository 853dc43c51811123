#include "app/link/gate.h"

#include "app/link/hand_over.h"

namespace torchside::link {

namespace {

// "[::1]:7777", "192.168.1.20:7777", "table.local:7777"; without a port it is the web's own, 80 or 443.
std::pair<QByteArray, QByteArray> hostAndPort(const QByteArray &text, bool isProtected)
{
    const auto bracket = text.lastIndexOf(']');
    const auto colon = text.lastIndexOf(':');
    if (colon <= bracket)
        return {text, isProtected ? "443" : "80"};
    return {text.first(colon), text.sliced(colon + 1)};
}

} // namespace

bool Gate::isOurs(const QByteArray &host) const
{
    if (names.contains(host.toLower()))
        return true;
    auto [place, number] = hostAndPort(host, isProtected);
    if (number != QByteArray::number(port))
        return false;
    if (!name.isEmpty() && QString::fromLatin1(place).compare(name, Qt::CaseInsensitive) == 0)
        return true;
    const bool isBracketed = place.startsWith('[') && place.endsWith(']');
    if (isBracketed)
        place = place.sliced(1, place.size() - 2);
    QHostAddress asked;
    if (!asked.setAddress(QString::fromLatin1(place)) || asked.toString().toLatin1() != place.toLower())
        return false; // a literal address, written as one writes it: not 0x7f.1
    return isBracketed == (asked.protocol() == QAbstractSocket::IPv6Protocol) && addresses.contains(asked);
}

// A proxy may protect what is between it and the browsers; we are not told.
bool Gate::isOurPage(const QByteArray &origin) const
{
    const auto end = origin.indexOf("://");
    if (end < 0 || friends.contains(origin.toLower()))
        return end >= 0;
    const auto scheme = origin.first(end);
    const auto host = origin.sliced(end + 3);
    if (names.contains(host.toLower()))
        return scheme == "http" || scheme == "https";
    return scheme == (isProtected ? "https" : "http") && isOurs(host);
}

std::optional<Fault> Gate::turnsAway(const Request &request) const
{
    if (!isOurs(request.header("host")))
        return Fault{421};
    if (request.has("origin") && !isOurPage(request.header("origin")))
        return Fault{403};
    return std::nullopt;
}

std::variant<Wish, Fault> Gate::judge(const Request &request) const
{
    if (const auto fault = turnsAway(request))
        return *fault;
    if (request.method != "GET")
        return Fault{405};
    if (request.target == "/")
        return Wish::page;
    if (!ticketIn(request.target).isEmpty())
        return Wish::pack;
    if (request.target != "/table")
        return Fault{404};
    if (request.header("upgrade").toLower() != "websocket")
        return Fault{400};
    if (!request.has("origin"))
        return Fault{403}; // every browser names where its page came from
    return Wish::upgrade;
}

} // namespace torchside::link
