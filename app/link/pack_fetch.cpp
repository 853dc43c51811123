#include "app/link/pack_fetch.h"

#include "app/link/addresses.h"
#include "app/link/http.h"

#include <QNetworkProxy>
#include <QTimer>

namespace torchside::link {

namespace {

// A length that is given once and is a number, and no other way of sending it in pieces.
std::optional<qint64> lengthOf(const Response &response)
{
    bool isNumber = false;
    const auto length = response.header("content-length").toLongLong(&isNumber);
    return isNumber && length >= 0 && !response.has("transfer-encoding") ? std::optional(length)
                                                                         : std::nullopt;
}

QByteArray hostOf(const PackPlace &place)
{
    const QHostAddress address(place.host);
    return address.isNull() ? place.host.toLatin1() + ':' + QByteArray::number(place.port)
                            : inAddressBar(address, place.port).toLatin1();
}

} // namespace

void PackFetch::fetch(const PackPlace &place)
{
    stop();
    socket_.reset(new QTcpSocket);
    socket_->setProxy(QNetworkProxy::NoProxy);
    connect(socket_.get(), &QTcpSocket::connected, this, [this, place] { ask(place); });
    connect(socket_.get(), &QTcpSocket::readyRead, this, &PackFetch::read);
    connect(socket_.get(), &QTcpSocket::disconnected, this, &PackFetch::ended);
    connect(socket_.get(), &QTcpSocket::errorOccurred, this, [this](QAbstractSocket::SocketError error) {
        if (error != QAbstractSocket::RemoteHostClosedError)
            fail(Trouble::unreachable);
    });
    QTimer::singleShot(limits_.toFinish, socket_.get(), [this] { fail(Trouble::slow); });
    socket_->connectToHost(place.host, place.port);
}

void PackFetch::stop()
{
    if (socket_) {
        socket_->disconnect(this);
        socket_->abort();
    }
    socket_.reset();
    arrived_.clear();
    size_ = -1;
}

void PackFetch::ask(const PackPlace &place)
{
    socket_->write("GET " + packPath(place.ticket) + " HTTP/1.1\r\nHost: " + hostOf(place) +
                   "\r\nConnection: close\r\n\r\n");
}

// No more is kept than the head and the pack that it announces.
void PackFetch::read()
{
    const auto most = size_ < 0 ? qint64{longestHead} + 1 : size_ + 1;
    while (socket_ && socket_->bytesAvailable() > 0 && arrived_.size() < most)
        arrived_ += socket_->read(most - arrived_.size());
    if (socket_ && size_ < 0)
        return readHead();
    if (socket_ && arrived_.size() > size_)
        return fail(Trouble::nonsense);
    if (socket_ && arrived_.size() == size_)
        ended();
}

void PackFetch::readHead()
{
    const auto head = readAnswer(arrived_);
    if (std::holds_alternative<NeedsMore>(head))
        return;
    const auto *response = std::get_if<Response>(&head);
    if (!response)
        return fail(Trouble::nonsense);
    if (response->status == 404)
        return fail(Trouble::gone);
    const auto length = lengthOf(*response);
    if (response->status != 200 || !length)
        return fail(Trouble::nonsense);
    if (*length > limits_.bytes)
        return fail(Trouble::tooLarge);
    arrived_.remove(0, arrived_.indexOf("\r\n\r\n") + 4);
    size_ = *length;
    read();
}

void PackFetch::ended()
{
    if (!socket_)
        return;
    if (socket_->bytesAvailable() > 0 && arrived_.size() < size_)
        return read();
    if (size_ < 0 || arrived_.size() != size_)
        return fail(Trouble::nonsense);
    const auto pack = arrived_;
    stop();
    Q_EMIT came(pack);
}

void PackFetch::fail(Trouble why)
{
    stop();
    Q_EMIT failed(why);
}

} // namespace torchside::link
