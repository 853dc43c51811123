#include "app/link/book.h"

#include "app/link/proof.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <array>

using namespace Qt::StringLiterals;

namespace torchside::link {

namespace {

const std::array<std::pair<Rights, QString>, 3> rightsNames{
    {{Rights::seat, u"seat"_s}, {Rights::everything, u"everything"_s}, {Rights::watch, u"watch"_s}}};

QJsonObject entryOf(const QByteArray &id, const Device &device)
{
    QJsonObject entry{{u"device"_s, QString::fromLatin1(id)},
                      {u"rights"_s, nameOf(device.rights)},
                      {u"sent"_s, device.sent}};
    if (device.seat)
        entry[u"seat"_s] = *device.seat;
    return entry;
}

} // namespace

QString nameOf(Rights rights)
{
    for (const auto &[each, name] : rightsNames)
        if (each == rights)
            return name;
    return {};
}

std::optional<Rights> rightsOf(const QString &name)
{
    for (const auto &[each, known] : rightsNames)
        if (known == name)
            return each;
    return std::nullopt;
}

Book Book::fresh(qint64 session)
{
    Book book;
    book.session = session;
    book.token = freshToken();
    book.pin = freshPin();
    book.epoch = freshNonce();
    return book;
}

QByteArray Book::written() const
{
    QJsonArray all;
    for (const auto &[id, device] : devices)
        all.append(entryOf(id, device));
    QJsonArray away;
    for (const auto &id : barred)
        away.append(QString::fromLatin1(id));
    return QJsonDocument(QJsonObject{{u"session"_s, session},
                                     {u"port"_s, port},
                                     {u"token"_s, QString::fromLatin1(token)},
                                     {u"pin"_s, QString::fromLatin1(pin)},
                                     {u"epoch"_s, QString::fromLatin1(epoch)},
                                     {u"wrongPins"_s, wrongPins},
                                     {u"devices"_s, all},
                                     {u"barred"_s, away}})
        .toJson(QJsonDocument::Compact);
}

std::optional<Book> Book::read(const QByteArray &text)
{
    const auto json = QJsonDocument::fromJson(text).object();
    Book book;
    book.session = json[u"session"_s].toInteger();
    book.port = static_cast<quint16>(json[u"port"_s].toInt());
    book.token = json[u"token"_s].toString().toLatin1();
    book.pin = json[u"pin"_s].toString().toLatin1();
    book.epoch = json[u"epoch"_s].toString().toLatin1();
    book.wrongPins = json[u"wrongPins"_s].toInt(pinTries);
    if (book.session <= 0 || book.port == 0 || book.token.size() != 26 || book.pin.size() != 6 ||
        book.epoch.isEmpty())
        return std::nullopt;
    for (const auto &value : json[u"devices"_s].toArray()) {
        const auto entry = value.toObject();
        Device device;
        device.rights = rightsOf(entry[u"rights"_s].toString()).value_or(Rights::watch);
        device.sent = entry[u"sent"_s].toInteger();
        if (entry.contains(u"seat"_s))
            device.seat = entry[u"seat"_s].toInt();
        book.devices[entry[u"device"_s].toString().toLatin1()] = device;
    }
    for (const auto &value : json[u"barred"_s].toArray())
        book.barred.insert(value.toString().toLatin1());
    return book;
}

} // namespace torchside::link
