#include "app/link/hand_over.h"

#include <QHostAddress>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::link {

namespace {

constexpr QByteArrayView before = "/PACK/";
constexpr qsizetype longestTicket = 64;

bool isTicket(const QByteArray &text)
{
    return !text.isEmpty() && text.size() <= longestTicket &&
           std::all_of(text.begin(), text.end(),
                       [](char c) { return (c >= 'A' && c <= 'Z') || (c >= '2' && c <= '7'); });
}

} // namespace

bool isBeside(const QString &host)
{
    QHostAddress address;
    return address.setAddress(host) || host.endsWith(u".local"_s, Qt::CaseInsensitive);
}

QByteArray packPath(const QByteArray &ticket)
{
    return before.toByteArray() + ticket;
}

QByteArray ticketIn(const QByteArray &target)
{
    const auto capitals = target.toUpper();
    const auto ticket = capitals.startsWith(before) ? capitals.sliced(before.size()) : QByteArray();
    return isTicket(ticket) ? ticket : QByteArray();
}

std::optional<PackPlace> packPlaceOf(const QString &typed)
{
    auto text = typed.simplified().remove(u' ');
    if (!text.contains(u"://"_s))
        text.prepend(u"http://"_s);
    const QUrl url(text, QUrl::StrictMode);
    const auto ticket = ticketIn(url.path().toLatin1());
    if (!url.isValid() || url.scheme() != u"http"_s || !url.userInfo().isEmpty() || url.hasQuery() ||
        url.hasFragment() || ticket.isEmpty() || !isBeside(url.host()))
        return std::nullopt;
    return PackPlace{url.host(), static_cast<quint16>(url.port(80)), ticket};
}

} // namespace torchside::link
