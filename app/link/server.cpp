#include "app/link/server.h"

#include "app/link/hand_over.h"

#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::link {

Server::Server(Page page, Limits limits, QObject *parent)
    : QObject(parent),
      page_(std::move(page)),
      limits_(limits),
      upgrader_(u"Torchside"_s, QWebSocketServer::NonSecureMode)
{
    connect(&listener_, &QTcpServer::newConnection, this, &Server::admit);
    connect(&upgrader_, &QWebSocketServer::newConnection, this, &Server::welcome);
}

Server::~Server()
{
    close();
}

bool Server::listen(const QHostAddress &address, quint16 port)
{
    listener_.setMaxPendingConnections(static_cast<int>(limits_.strangers));
    if (!listener_.listen(address, port) && !listener_.listen(address, 0))
        return false;
    gate_.port = listener_.serverPort();
    return true;
}

void Server::close()
{
    listener_.close();
    while (!asking_.empty()) {
        auto *socket = release(asking_.begin()->first);
        socket->abort();
        socket->deleteLater();
    }
    for (auto &[connection, guest] : guests_) {
        guest.socket->disconnect(this);
        guest.socket->close();
        guest.socket.release()->deleteLater();
    }
    guests_.clear();
}

void Server::admit()
{
    while (auto *socket = listener_.nextPendingConnection()) {
        const int request = next_++;
        socket->setReadBufferSize(longestHead + 1);
        asking_[request] = socket;
        connect(socket, &QTcpSocket::readyRead, this, [this, request] { read(request); });
        connect(socket, &QTcpSocket::disconnected, this, [this, request] {
            if (auto *gone = release(request))
                gone->deleteLater();
        });
        QTimer::singleShot(limits_.toAsk, socket, [this, request] { reply(request, answer(408)); });
        makeRoom();
        read(request);
    }
}

QTcpSocket *Server::release(int request)
{
    const auto found = asking_.find(request);
    if (found == asking_.end())
        return nullptr;
    auto *socket = found->second;
    socket->disconnect(this);
    asking_.erase(found);
    return socket;
}

// Looks without taking: a request that is for the other server goes there whole.
void Server::read(int request)
{
    const auto found = asking_.find(request);
    if (found == asking_.end())
        return;
    const auto head = readHead(found->second->peek(longestHead + 1));
    if (std::holds_alternative<NeedsMore>(head))
        return;
    if (const auto *fault = std::get_if<Fault>(&head))
        return reply(request, answer(fault->status));
    const auto wish = gate_.judge(std::get<Request>(head));
    if (const auto *fault = std::get_if<Fault>(&wish))
        return reply(request, answer(fault->status));
    if (std::get<Wish>(wish) == Wish::page)
        return reply(request, page_.answer(std::get<Request>(head).header("host")));
    if (std::get<Wish>(wish) == Wish::pack)
        return giveOut(request, ticketIn(std::get<Request>(head).target));
    auto *socket = release(request);
    socket->setReadBufferSize(0);
    upgrader_.handleConnection(socket);
    Q_EMIT socket->readyRead(); // what has arrived already
}

// Whoever never reads the last words is not waited for; nor are more of them kept than strangers may come.
template <class Socket>
void Server::seeOff(Socket *socket, int within)
{
    const int number = next_++;
    leaving_[number] = [socket] { socket->abort(); };
    connect(socket, &QObject::destroyed, this, [this, number] { leaving_.erase(number); });
    connect(socket, &Socket::disconnected, socket, &QObject::deleteLater);
    QTimer::singleShot(within, socket, [socket] { socket->abort(); });
    if (leaving_.size() > limits_.strangers) {
        const auto end = leaving_.begin()->second;
        leaving_.erase(leaving_.begin());
        end();
    }
}

QTcpSocket *Server::reply(int request, const QByteArray &answer, int within)
{
    auto *socket = release(request);
    if (!socket)
        return nullptr;
    seeOff(socket, within);
    socket->readAll();
    socket->write(answer);
    socket->disconnectFromHost();
    return socket;
}

// A pack is large, and each that is on its way is held in memory: few are at once.
void Server::giveOut(int request, const QByteArray &ticket)
{
    if (takers_ >= limits_.takers)
        return reply(request, answer(503));
    const auto pack = packs_ ? packs_(ticket) : std::nullopt;
    if (!pack)
        return reply(request, answer(404));
    auto *taker = reply(request,
                        answer(200,
                               {{"Content-Type", "application/json"},
                                {"Content-Disposition", "attachment; filename=\"torchside-pack.json\""},
                                {"Cache-Control", "no-store"},
                                {"Content-Security-Policy", "default-src 'none'"},
                                {"X-Content-Type-Options", "nosniff"},
                                {"Referrer-Policy", "no-referrer"},
                                {"Cross-Origin-Resource-Policy", "same-origin"}},
                               *pack),
                        limits_.toTake);
    if (!taker)
        return;
    ++takers_;
    connect(taker, &QObject::destroyed, this, [this] { --takers_; });
    Q_EMIT handed();
}

void Server::welcome()
{
    while (auto *socket = upgrader_.nextPendingConnection()) {
        const int connection = next_++;
        auto &guest = guests_[connection];
        guest.socket.reset(socket);
        guest.from = socket->peerAddress();
        guest.credit = limits_.messages;
        guest.since.start();
        socket->setMaxAllowedIncomingMessageSize(static_cast<quint64>(limits_.letters));
        socket->setMaxAllowedIncomingFrameSize(static_cast<quint64>(limits_.letters));
        connect(socket, &QWebSocket::textMessageReceived, this,
                [this, connection](const QString &text) { hear(connection, text); });
        connect(socket, &QWebSocket::binaryMessageReceived, this, [this, connection] { drop(connection); });
        connect(
            socket, &QWebSocket::disconnected, this, [this, connection] { farewell(connection); },
            Qt::QueuedConnection);
        QTimer::singleShot(limits_.toJoin, socket, [this, connection] {
            const auto found = guests_.find(connection);
            if (found != guests_.end() && !found->second.joined)
                drop(connection);
        });
        makeRoom();
        if (guests_.contains(connection))
            Q_EMIT came(connection);
    }
}

void Server::hear(int connection, const QString &text)
{
    const auto found = guests_.find(connection);
    if (found == guests_.end())
        return;
    auto &guest = found->second;
    const double earned = static_cast<double>(guest.since.restart()) * limits_.perSecond / 1000;
    guest.credit = std::min<double>(limits_.messages, guest.credit + earned) - 1;
    if (guest.credit < 0)
        return drop(connection);
    Q_EMIT said(connection, text.toUtf8());
}

void Server::send(int connection, const QByteArray &message)
{
    const auto found = guests_.find(connection);
    if (found == guests_.end())
        return;
    auto &socket = *found->second.socket;
    if (socket.bytesToWrite() > limits_.unsent)
        return drop(connection);
    socket.sendTextMessage(QString::fromUtf8(message));
}

// Said at once, so that nothing more is taken from it; its last words still go out.
void Server::drop(int connection)
{
    const auto found = guests_.find(connection);
    if (found == guests_.end())
        return;
    found->second.socket->close();
    farewell(connection);
}

void Server::farewell(int connection)
{
    const auto found = guests_.find(connection);
    if (found == guests_.end())
        return;
    auto *socket = found->second.socket.release();
    socket->disconnect(this);
    guests_.erase(found);
    if (socket->state() == QAbstractSocket::UnconnectedState)
        socket->deleteLater();
    else
        seeOff(socket, limits_.toAsk);
    Q_EMIT left(connection);
}

void Server::hasJoined(int connection)
{
    const auto found = guests_.find(connection);
    if (found != guests_.end())
        found->second.joined = true;
}

void Server::wasAsked(int connection)
{
    const auto found = guests_.find(connection);
    if (found != guests_.end())
        found->second.credit = std::min<double>(limits_.messages, found->second.credit + 1);
}

// Too many strangers: whose address holds the most of them loses its oldest.
void Server::makeRoom()
{
    std::map<QString, std::vector<int>> held;
    std::size_t strangers = 0;
    const auto count = [&](const QHostAddress &from, int number) {
        held[from.toString()].push_back(number);
        ++strangers;
    };
    for (const auto &[request, socket] : asking_)
        count(socket->peerAddress(), request);
    for (const auto &[connection, guest] : guests_)
        if (!guest.joined)
            count(guest.from, connection);
    if (strangers <= limits_.strangers)
        return;
    const auto &most = std::max_element(held.begin(), held.end(), [](const auto &one, const auto &other) {
                           return one.second.size() < other.second.size();
                       })->second;
    const int oldest = *std::min_element(most.begin(), most.end());
    if (asking_.contains(oldest))
        reply(oldest, answer(503));
    else
        drop(oldest);
}

} // namespace torchside::link
