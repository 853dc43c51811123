#pragma once

#include <QSslConfiguration>
#include <QSslSocket>
#include <QTcpServer>

#include <optional>

namespace torchside::link {

// Takes connections as they are, or under the protection of a certificate.
class Listener : public QTcpServer {
public:
    using QTcpServer::QTcpServer;

    void protect(QSslConfiguration how) { how_ = std::move(how); }

protected:
    void incomingConnection(qintptr handle) override
    {
        if (!how_)
            return QTcpServer::incomingConnection(handle);
        auto *socket = new QSslSocket(this);
        socket->setSocketDescriptor(handle);
        socket->setSslConfiguration(*how_);
        socket->startServerEncryption();
        addPendingConnection(socket);
    }

private:
    std::optional<QSslConfiguration> how_;
};

} // namespace torchside::link
