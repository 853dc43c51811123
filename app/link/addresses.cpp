#include "app/link/addresses.h"

#include <QNetworkInterface>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::link {

namespace {

// The smaller, the likelier that guests are in the same network.
int unlikely(const Interface &each)
{
    const bool four = each.address.protocol() == QAbstractSocket::IPv4Protocol;
    const bool home = each.address.isInSubnet(QHostAddress(u"192.168.0.0"_s), 16);
    return (each.virtually ? 8 : 0) + (four ? 0 : 4) + (each.wireless ? 0 : 2) + (home ? 0 : 1);
}

bool isPrivate(const QHostAddress &address)
{
    const auto isIn = [&](const QString &net, int bits) {
        return address.isInSubnet(QHostAddress(net), bits);
    };
    return isIn(u"10.0.0.0"_s, 8) || isIn(u"172.16.0.0"_s, 12) || isIn(u"192.168.0.0"_s, 16) ||
           address.isUniqueLocalUnicast();
}

bool isVirtual(const QString &name)
{
    static const QStringList kinds{u"docker"_s, u"br-"_s,   u"veth"_s,    u"virbr"_s, u"tun"_s,  u"tap"_s,
                                   u"wg"_s,     u"vmnet"_s, u"vboxnet"_s, u"utun"_s,  u"awdl"_s, u"rmnet"_s};
    return std::any_of(kinds.begin(), kinds.end(), [&](const auto &kind) { return name.startsWith(kind); });
}

} // namespace

QList<QHostAddress> reachable(const QList<Interface> &interfaces)
{
    QList<Interface> near;
    std::copy_if(interfaces.begin(), interfaces.end(), std::back_inserter(near),
                 [](const auto &each) { return isPrivate(each.address) && !each.address.isLinkLocal(); });
    std::stable_sort(near.begin(), near.end(),
                     [](const auto &one, const auto &other) { return unlikely(one) < unlikely(other); });
    QList<QHostAddress> addresses;
    for (const auto &each : near)
        addresses.append(each.address);
    return addresses;
}

QList<Interface> interfaces()
{
    QList<Interface> found;
    for (const auto &each : QNetworkInterface::allInterfaces()) {
        const auto flags = each.flags();
        if (!flags.testFlag(QNetworkInterface::IsUp) || flags.testFlag(QNetworkInterface::IsLoopBack))
            continue;
        for (const auto &entry : each.addressEntries())
            found.append({entry.ip(), each.type() == QNetworkInterface::Wifi, isVirtual(each.name())});
    }
    return found;
}

QString nameAtHome(const QString &machine)
{
    const auto name = machine.section(u'.', 0, 0).toLower();
    static const QRegularExpression label(u"^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$"_s);
    return label.match(name).hasMatch() && name != u"localhost"_s ? name + u".local"_s : QString();
}

QString inAddressBar(const QHostAddress &address, quint16 port)
{
    const bool six = address.protocol() == QAbstractSocket::IPv6Protocol;
    return (six ? u"[%1]:%2"_s : u"%1:%2"_s).arg(address.toString()).arg(port);
}

} // namespace torchside::link
