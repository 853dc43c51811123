#include "app/phones.h"

#include "app/emblem.h"
#include "app/link/addresses.h"
#include "app/link/code.h"
#include "app/link/opening.h"
#include "app/table_seats.h"

#include <QSysInfo>

#include <utility>

using namespace Qt::StringLiterals;

namespace torchside::app {

Phones::Phones(Shelf &shelf, QString file, Addresses addresses, PackOf pack, QObject *parent)
    : QObject(parent),
      shelf_(shelf),
      file_(std::move(file)),
      find_(std::move(addresses)),
      pack_(std::move(pack)),
      guests_({{"device", &GuestRow::device},
               {"seat", &GuestRow::seat},
               {"name", &GuestRow::name},
               {"rights", &GuestRow::rights},
               {"here", &GuestRow::here}}),
      wishes_({{"device", &WishRow::device}, {"seat", &WishRow::seat}, {"name", &WishRow::name}})
{
    connect(&shelf_, &Shelf::tableChanged, this, &Phones::follow);
}

Phones::~Phones() = default;

bool Phones::exist()
{
    return true;
}

// The table was put away, or another one came. One that was open when the app ended opens by itself.
void Phones::follow()
{
    opening_.reset();
    seats_.reset();
    const auto session = shelf_.sessionId();
    if (shelf_.table() && session != 0 && link::Opening::leftOpen(file_) == session)
        begin(session);
    refresh();
}

void Phones::openTable()
{
    if (!opening_ && shelf_.table())
        begin(shelf_.sessionId());
    refresh();
}

QList<QHostAddress> Phones::ownAddresses() const
{
    if (!find_)
        return link::reachable(link::interfaces());
    QList<QHostAddress> addresses;
    for (const auto &each : find_())
        addresses.append(QHostAddress(each));
    return addresses;
}

void Phones::begin(qlonglong session)
{
    const auto addresses = ownAddresses();
    trouble_.clear();
    address_ = 0;
    if (addresses.isEmpty()) {
        trouble_ =
            tr("This device is in no network. Join the same Wi-Fi as the phones, or switch on its hotspot.");
        return;
    }
    auto *table = shelf_.table();
    const auto game = shelf_.identities().value(table->game()).toMap();
    seats_ = std::make_unique<TableSeats>(
        *shelf_.session(), *table,
        [this, emblem = emblemOf(game.value(u"emblem"_s).toString())] {
            auto all = shades_;
            all.insert(u"emblem"_s, emblem);
            return all;
        },
        [this](const std::function<void()> &deeds) { return shelf_.together(deeds); });
    link::Opening::Options options;
    options.file = file_;
    options.addresses = addresses;
    options.pack = pack_;
    options.name = link::nameAtHome(QSysInfo::machineHostName());
    auto opening = std::make_unique<link::Opening>(*seats_, session, options);
    if (!opening->isOpen()) {
        trouble_ = tr("The system does not let phones in. Is a firewall in the way?");
        return;
    }
    opening_ = std::move(opening);
    connect(opening_.get(), &link::Opening::changed, this, &Phones::refresh);
    connect(table, &table::Table::sighted, opening_.get(), [this] { seats_->saw(); });
    connect(table, &table::Table::changed, opening_.get(), &link::Opening::tableChanged);
    showCodeOf(-1);
    Q_EMIT opened();
}

void Phones::closeTable()
{
    if (opening_)
        opening_->close();
    opening_.reset();
    seats_.reset();
    refresh();
}

void Phones::refresh()
{
    std::vector<GuestRow> guests;
    std::vector<WishRow> wishes;
    if (opening_) {
        const auto names = seats_->seats();
        const auto nameOf = [&](std::optional<int> seat) { return seat ? names.value(*seat) : QString(); };
        for (const auto &guest : opening_->lobby().guests())
            guests.push_back({QString::fromLatin1(guest.device), guest.place.seat.value_or(-1),
                              nameOf(guest.place.seat), link::nameOf(guest.place.rights), guest.here});
        for (const auto &wish : opening_->lobby().wishes())
            wishes.push_back({QString::fromLatin1(wish.device), wish.seat.value_or(-1), nameOf(wish.seat)});
    }
    const bool isNew = wishes.size() > wishes_.rows().size();
    guests_.show(std::move(guests));
    wishes_.show(std::move(wishes));
    Q_EMIT changed();
    if (isNew)
        Q_EMIT asked(wishes_.rows().back().name);
}

int Phones::here() const
{
    int many = 0;
    for (const auto &guest : guests_.rows())
        many += guest.here ? 1 : 0;
    return many;
}

QStringList Phones::addresses() const
{
    QStringList all;
    if (opening_)
        for (const auto &address : opening_->addresses())
            all.append(link::inAddressBar(address, opening_->port()));
    return all;
}

void Phones::setAddress(int address)
{
    if (!opening_ || address < 0 || address >= opening_->addresses().size())
        return;
    address_ = address;
    showCodeOf(-1);
}

QString Phones::link() const
{
    return opening_ ? QString::fromLatin1(opening_->link(opening_->addresses().at(address_))) : QString();
}

QString Phones::pin() const
{
    return opening_ ? QString::fromLatin1(opening_->lobby().book().pin) : QString();
}

void Phones::showCodeOf(int seat)
{
    if (!opening_)
        return;
    codeOf_ = seats_->seats().value(seat);
    draw(codeOf_.isEmpty() ? QByteArray()
                           : '.' + QByteArray::number(seat) + '.' + opening_->lobby().ticketFor(seat));
    Q_EMIT changed();
}

void Phones::draw(const QByteArray &more)
{
    const auto drawn = link::codeOf(opening_->link(opening_->addresses().at(address_), more));
    codeSide_ = drawn.side;
    code_.clear();
    for (const bool dark : drawn.dark)
        code_ += dark ? u'1' : u'0';
}

void Phones::answer(const QString &device, bool yes)
{
    if (!opening_)
        return;
    for (const auto &wish : std::vector(opening_->lobby().wishes()))
        if (wish.device == device.toLatin1())
            opening_->lobby().settle(wish, yes);
}

void Phones::letGo(const QString &device)
{
    if (opening_)
        opening_->lobby().letGo(device.toLatin1());
}

void Phones::sendAway(const QString &device)
{
    if (opening_)
        opening_->lobby().sendAway(device.toLatin1());
}

void Phones::setRights(const QString &device, const QString &rights)
{
    if (const auto known = link::rightsOf(rights); known && opening_)
        opening_->lobby().setRights(device.toLatin1(), *known);
}

} // namespace torchside::app
