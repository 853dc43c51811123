#pragma once

#include "app/link/lobby.h"
#include "app/link/server.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>

namespace torchside::link {

// A table that is open for phones: what the net's end and the lobby are together. What has to outlive the app
// is kept in a file, and gone when the table is closed.
class Opening : public QObject {
    Q_OBJECT

public:
    struct Options {
        QString file;                  // where the opening is kept; empty: nowhere
        QList<QHostAddress> addresses; // those that phones can reach, the likeliest first
        QString name = {};             // our own NAME.local; empty: none
        QHostAddress listenAt = QHostAddress(QHostAddress::Any);
        quint16 port = 0; // 0: the one it had, or ours, or any
        Server::Limits limits = {};
        std::function<QByteArray()> pack = {}; // that guests may take; none: nothing is offered
    };

    // Opens a session's table; with the same code, seats and port where the app was only gone for a while.
    Opening(TablePort &table, qint64 session, Options options, QObject *parent = nullptr);
    ~Opening() override;

    // Which session was open when the app ended; 0: none.
    static qint64 leftOpen(const QString &file);

    bool isOpen() const { return server_.port() != 0; }
    Lobby &lobby() { return lobby_; }
    const Lobby &lobby() const { return lobby_; }
    const QList<QHostAddress> &addresses() const { return options_.addresses; }
    quint16 port() const { return server_.port(); }
    // What the code on the screen says, for one of the addresses; and what stands behind it for one seat.
    QByteArray link(const QHostAddress &address, const QByteArray &more = {}) const;
    void tableChanged(); // told to all, once for everything that happens at the same moment
    void close();        // for good

Q_SIGNALS:
    void changed(); // who is there, or who asks

private:
    static Book bookFor(const QString &file, qint64 session);
    void keep();
    void offerPack();

    Options options_;
    Server server_;
    Lobby lobby_;
    QTimer batch_; // of what phones ask for at the same moment
    QTimer soon_;
    QElapsedTimer told_; // since all were told what has changed
};

} // namespace torchside::link
