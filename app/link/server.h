#pragma once

#include "app/link/gate.h"
#include "app/link/listener.h"
#include "app/link/page.h"
#include "app/link/site.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTcpSocket>
#include <QWebSocket>
#include <QWebSocketServer>

#include <functional>
#include <map>
#include <memory>
#include <set>

namespace torchside::link {

// The net's end of the link: gives the page to whoever asks rightly, and carries messages. What it can't
// judge it limits: time, bytes and connections are counted, and nobody who plays is thrown out by strangers.
class Server : public QObject {
    Q_OBJECT

public:
    struct Limits {
        int toAsk = 5'000;          // ms for a whole request
        int toJoin = 5'000;         // ms to say who one is
        std::size_t strangers = 48; // connections that have not joined
        int letters = 16 * 1024;
        int toTake = 60'000;     // ms for a whole pack
        int takers = 4;          // of packs, at once
        int unsent = 512 * 1024; // bytes that a guest does not read
        int messages = 120;      // at once, and so many again
        int perSecond = 30;      // each second
        bool isProxied = false;  // who asks is said by whoever stands before us
    };

    explicit Server(Page page, Limits limits, QObject *parent = nullptr);
    ~Server() override;

    // At this port, or where that is taken or 0, at any.
    bool listen(const QHostAddress &address, quint16 port);
    void close();
    quint16 port() const { return listener_.serverPort(); }
    Gate &gate() { return gate_; }

    // What stands behind a ticket; nothing: there is no such pack.
    using Packs = std::function<std::optional<QByteArray>(const QByteArray &ticket)>;
    void handOver(Packs packs) { packs_ = std::move(packs); }
    // All paths are this one's; there is no page of the server's own.
    void serve(Site site) { site_ = std::move(site); }
    void protect(const QSslConfiguration &how);

    void send(int connection, const QByteArray &message);
    void drop(int connection);
    void hasJoined(int connection); // it is no stranger any more
    void wasAsked(int connection);  // its last message was an answer: it doesn't count
    std::size_t connections() const { return guests_.size(); }
    QHostAddress cameFrom(int connection) const;

Q_SIGNALS:
    void came(int connection, const QByteArray &path);
    void said(int connection, const QByteArray &message);
    void left(int connection);
    void handed(); // a pack is on its way to somebody

private:
    struct Guest {
        std::unique_ptr<QWebSocket> socket;
        QHostAddress from;
        bool joined = false;
        double credit = 0; // messages that it may send at once
        QElapsedTimer since;
    };

    struct Asking {
        QTcpSocket *socket = nullptr;
        std::optional<qsizetype> size{}; // of the body that belongs to it
        std::function<QByteArray(const QByteArray &)> then{};
    };

    void admit();
    void read(int request);
    void lead(int request, const Request &head);
    void follow(int request, Reply reply, const Request &head);
    void readBody(int request, WithBody body, const Request &head);
    void takeBody(int request);
    void converse(int request);
    QHostAddress senderOf(const QHostAddress &peer, const QByteArray &forwarded) const;
    void reply(int request, const QByteArray &answer) { reply(request, answer, limits_.toAsk); }
    QTcpSocket *reply(int request, const QByteArray &answer, int within);
    void giveOut(int request, const QByteArray &ticket);
    QTcpSocket *release(int request);
    void welcome();
    void hear(int connection, const QString &text);
    void flush();
    void farewell(int connection);
    void makeRoom();
    template <class Socket>
    void seeOff(Socket *socket, int within);

    Page page_;
    Limits limits_;
    Gate gate_;
    Packs packs_;
    int takers_ = 0;
    std::map<int, std::function<void()>> leaving_; // how to end what only waits for its last words to be read
    Site site_;
    Listener listener_;
    QWebSocketServer upgrader_;
    std::map<int, Asking> asking_; // requests that are not whole yet, the oldest first
    std::map<int, Guest> guests_;
    std::set<int> written_; // to whom something was said that may not be on its way yet
    std::size_t joined_ = 0;
    int next_ = 1;
};

} // namespace torchside::link
