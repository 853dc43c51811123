#include "app/link/server.h"

#include "app/link/hand_over.h"

#include <QTimer>

#include <algorithm>
#include <utility>

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
    listener_.setListenBacklogSize(static_cast<int>(limits_.strangers));
    if (!listener_.listen(address, port) && !listener_.listen(address, 0))
        return false;
    gate_.port = listener_.serverPort();
    return true;
}

void Server::protect(const QSslConfiguration &how)
{
    listener_.protect(how);
    gate_.isProtected = true;
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
    joined_ = 0;
}

void Server::admit()
{
    while (auto *socket = listener_.nextPendingConnection()) {
        const int request = next_++;
        socket->setReadBufferSize(longestHead + 1);
        asking_[request].socket = socket;
        connect(socket, &QTcpSocket::readyRead, this, [this, request] { read(request); });
        connect(socket, &QTcpSocket::disconnected, this, [this, request] {
            if (auto *gone = release(request))
                gone->deleteLater();
        });
        QTimer::singleShot(limits_.toAsk, socket, [this, request] {
            if (const auto found = asking_.find(request); found != asking_.end() && !found->second.size)
                reply(request, answer(408));
        });
        makeRoom();
        read(request);
    }
}

QTcpSocket *Server::release(int request)
{
    const auto found = asking_.find(request);
    if (found == asking_.end())
        return nullptr;
    auto *socket = found->second.socket;
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
    if (found->second.size)
        return takeBody(request);
    const auto head = readHead(found->second.socket->peek(longestHead + 1));
    if (std::holds_alternative<NeedsMore>(head))
        return;
    if (const auto *fault = std::get_if<Fault>(&head))
        return reply(request, answer(fault->status));
    lead(request, std::get<Request>(head));
}

void Server::lead(int request, const Request &head)
{
    if (site_) {
        if (const auto fault = gate_.turnsAway(head))
            return reply(request, answer(fault->status));
        const auto from = senderOf(asking_[request].socket->peerAddress(), head.header("x-forwarded-for"));
        return follow(request, site_(head, from), head);
    }
    const auto wish = gate_.judge(head);
    if (const auto *fault = std::get_if<Fault>(&wish))
        return reply(request, answer(fault->status));
    if (std::get<Wish>(wish) == Wish::page)
        return reply(request, page_.answer(head.header("host")));
    if (std::get<Wish>(wish) == Wish::pack)
        return giveOut(request, ticketIn(head.target));
    converse(request);
}

void Server::follow(int request, Reply given, const Request &head)
{
    if (const auto *fault = std::get_if<Fault>(&given))
        return reply(request, answer(fault->status));
    if (const auto *whole = std::get_if<QByteArray>(&given))
        return static_cast<void>(reply(request, *whole, limits_.toTake));
    if (auto *body = std::get_if<WithBody>(&given))
        return readBody(request, std::move(*body), head);
    converse(request);
}

void Server::converse(int request)
{
    auto *socket = release(request);
    socket->setReadBufferSize(0);
    upgrader_.handleConnection(socket);
    Q_EMIT socket->readyRead(); // what has arrived already
}

// Few at once, as each is held in memory until it is whole.
void Server::readBody(int request, WithBody body, const Request &head)
{
    bool isNumber = false;
    const auto size = head.header("content-length").toLongLong(&isNumber);
    if (!isNumber || size < 0)
        return reply(request, answer(411));
    if (size > body.most)
        return reply(request, answer(413));
    if (takers_ >= limits_.takers)
        return reply(request, answer(503));
    auto &asking = asking_[request];
    ++takers_;
    connect(asking.socket, &QObject::destroyed, &upgrader_, [this] { --takers_; }); // also when released
    asking.socket->setReadBufferSize(size + longestHead);
    asking.socket->read(asking.socket->peek(longestHead + 4).indexOf("\r\n\r\n") + 4);
    asking.size = size;
    asking.then = std::move(body.then);
    if (head.header("expect").toLower() == "100-continue")
        asking.socket->write("HTTP/1.1 100 Continue\r\n\r\n");
    QTimer::singleShot(limits_.toTake, asking.socket, [this, request] { reply(request, answer(408)); });
    takeBody(request);
}

void Server::takeBody(int request)
{
    auto &asking = asking_[request];
    if (asking.socket->bytesAvailable() < *asking.size)
        return;
    const auto then = std::move(asking.then);
    reply(request, then(asking.socket->read(*asking.size)), limits_.toTake);
}

// Who stands before us names last whom it heard; what was written before that anybody may have written.
QHostAddress Server::senderOf(const QHostAddress &peer, const QByteArray &forwarded) const
{
    const auto last = forwarded.sliced(forwarded.lastIndexOf(',') + 1).trimmed();
    QHostAddress named;
    return limits_.isProxied && named.setAddress(QString::fromLatin1(last)) ? named : peer;
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
        guest.from = senderOf(socket->peerAddress(), socket->request().rawHeader("X-Forwarded-For"));
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
            Q_EMIT came(connection, socket->requestUrl().path().toLatin1());
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
    if (written_.empty())
        QMetaObject::invokeMethod(this, &Server::flush, Qt::QueuedConnection);
    written_.insert(connection);
}

// What is said to somebody at one moment goes out together, when what is to be kept of it has been kept; and
// the loop is not asked first whether it may.
void Server::flush()
{
    for (const int connection : std::exchange(written_, {}))
        if (const auto found = guests_.find(connection); found != guests_.end())
            found->second.socket->flush();
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
    joined_ -= found->second.joined ? 1 : 0;
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
    if (found != guests_.end() && !std::exchange(found->second.joined, true))
        ++joined_;
}

QHostAddress Server::cameFrom(int connection) const
{
    const auto found = guests_.find(connection);
    return found == guests_.end() ? QHostAddress() : found->second.from;
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
    if (asking_.size() + guests_.size() - joined_ <= limits_.strangers)
        return;
    std::map<QString, std::vector<int>> held;
    const auto count = [&](const QHostAddress &from, int number) { held[from.toString()].push_back(number); };
    for (const auto &[request, asking] : asking_)
        count(asking.socket->peerAddress(), request);
    for (const auto &[connection, guest] : guests_)
        if (!guest.joined)
            count(guest.from, connection);
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
