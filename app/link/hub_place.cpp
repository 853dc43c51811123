#include "app/link/hub_place.h"

#include "app/link/hand_over.h"

using namespace Qt::StringLiterals;

namespace torchside::link {

namespace {

constexpr int webPort = 80;
constexpr int protectedPort = 443;
constexpr qsizetype longest = 300;

} // namespace

QUrl HubPlace::page(const QString &path) const
{
    QUrl url;
    url.setScheme(isProtected ? u"https"_s : u"http"_s);
    url.setHost(host);
    if (port != (isProtected ? protectedPort : webPort))
        url.setPort(port);
    url.setPath(path);
    return url;
}

QUrl HubPlace::talk(const QString &path) const
{
    auto url = page(path);
    url.setScheme(isProtected ? u"wss"_s : u"ws"_s);
    return url;
}

QByteArray HubPlace::address() const
{
    return page({}).toEncoded();
}

std::optional<HubPlace> hubPlaceOf(const QString &typed)
{
    auto text = typed.simplified().remove(u' ');
    if (text.size() > longest)
        return std::nullopt;
    const bool isBare = !text.contains(u"://"_s);
    QUrl url((isBare ? u"http://"_s : QString()) + text, QUrl::StrictMode);
    const bool isBesideUs = isBeside(url.host());
    const bool isProtected = url.scheme() == u"https"_s || (isBare && !isBesideUs);
    const bool isSomewhere = isBesideUs || url.host().contains(u'.');
    if (!url.isValid() || !isSomewhere || !url.userInfo().isEmpty() ||
        (url.scheme() != u"http"_s && url.scheme() != u"https"_s) || (!isProtected && !isBesideUs))
        return std::nullopt;
    const auto usual = isProtected ? protectedPort : isBare ? hubPort : webPort;
    return HubPlace{isProtected, url.host(), url.port(usual)};
}

} // namespace torchside::link
