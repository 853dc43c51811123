#include "app/pack_hand.h"

#include "app/link/addresses.h"
#include "app/link/code.h"
#include "app/link/pack_fetch.h"
#include "app/link/proof.h"
#include "app/link/server.h"

namespace torchside::app {

using link::PackFetch;

namespace {

link::Page emptyPage()
{
    return {"<!doctype html><title>Torchside</title><style></style><script></script>", {}, {}};
}

QString told(PackFetch::Trouble trouble)
{
    switch (trouble) {
    case PackFetch::Trouble::unreachable:
        return PackHand::tr(
            "Nobody answers there. Is the other device still handing over, in the same Wi-Fi?");
    case PackFetch::Trouble::gone:
        return PackHand::tr("This code is no longer good. Let them hand over once more.");
    case PackFetch::Trouble::tooLarge: return PackHand::tr("That is too large to be a pack.");
    case PackFetch::Trouble::slow: return PackHand::tr("It takes too long. Try it closer to the Wi-Fi.");
    case PackFetch::Trouble::nonsense: break;
    }
    return PackHand::tr("What answers there hands over no pack.");
}

} // namespace

PackHand::PackHand(std::function<QByteArray()> pack, Addresses addresses, QObject *parent)
    : QObject(parent),
      pack_(std::move(pack)),
      find_(std::move(addresses)),
      fetch_(std::make_unique<PackFetch>())
{
    connect(fetch_.get(), &PackFetch::came, this, [this](const QByteArray &arrived) {
        Q_EMIT changed();
        Q_EMIT received(arrived);
    });
    connect(fetch_.get(), &PackFetch::failed, this, [this](PackFetch::Trouble why) {
        trouble_ = told(why);
        Q_EMIT changed();
    });
}

PackHand::~PackHand() = default;

bool PackHand::exist()
{
    return true;
}

bool PackHand::isBusy() const
{
    return fetch_->isBusy();
}

bool PackHand::listen()
{
    QList<QHostAddress> found;
    for (const auto &each : find_ ? find_() : QStringList())
        found.append(QHostAddress(each));
    if (!find_)
        found = link::reachable(link::interfaces());
    if (found.isEmpty()) {
        trouble_ =
            tr("This device is in no network. Join the same Wi-Fi as the other, or switch on its hotspot.");
        return false;
    }
    server_ = std::make_unique<link::Server>(emptyPage(), link::Server::Limits());
    if (!server_->listen(QHostAddress::Any, 0)) {
        server_.reset();
        trouble_ = tr("The system does not let phones in. Is a firewall in the way?");
        return false;
    }
    server_->gate().addresses = found;
    for (const auto &each : found)
        addresses_.append(link::inAddressBar(each, server_->port()));
    return true;
}

void PackHand::begin()
{
    end();
    Q_EMIT reaching();
    if (listen()) {
        ticket_ = link::freshToken();
        server_->handOver([this](const QByteArray &ticket) {
            return link::isSame(ticket, ticket_) ? std::optional(pack_()) : std::nullopt;
        });
        connect(server_.get(), &link::Server::handed, this, [this] {
            ++taken_;
            Q_EMIT changed();
        });
        draw();
    }
    Q_EMIT changed();
}

void PackHand::end()
{
    server_.reset();
    ticket_.clear();
    addresses_.clear();
    code_.clear();
    trouble_.clear();
    address_ = codeSide_ = taken_ = 0;
    Q_EMIT changed();
}

void PackHand::setAddress(int address)
{
    if (address < 0 || address >= addresses_.size())
        return;
    address_ = address;
    draw();
    Q_EMIT changed();
}

QString PackHand::link() const
{
    return isOpen()
               ? QStringLiteral("HTTP://%1%2")
                     .arg(addresses_.at(address_).toUpper(), QString::fromLatin1(link::packPath(ticket_)))
               : QString();
}

void PackHand::draw()
{
    const auto drawn = link::codeOf(link().toLatin1());
    codeSide_ = drawn.side;
    code_.clear();
    for (const bool dark : drawn.dark)
        code_ += dark ? u'1' : u'0';
}

void PackHand::receive(const QString &address)
{
    trouble_.clear();
    Q_EMIT reaching();
    if (const auto place = link::packPlaceOf(address))
        fetch_->fetch(*place);
    else
        trouble_ = tr("That is no address that another Torchside shows: it looks like "
                      "192.168.1.20:7777/PACK/… and letters.");
    Q_EMIT changed();
}

void PackHand::stop()
{
    fetch_->stop();
    trouble_.clear();
    Q_EMIT changed();
}

} // namespace torchside::app
