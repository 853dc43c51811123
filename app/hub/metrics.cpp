#include "app/hub/metrics.h"

#include "app/hub/papers.h"
#include "app/link/http.h"

#include <QTcpSocket>
#include <QTimer>

namespace torchside::hub {

namespace {

constexpr int toAsk = 3'000;

} // namespace

Metrics::Metrics(const QHostAddress &address, quint16 port, Text text) : text_(std::move(text))
{
    server_.setMaxPendingConnections(8);
    server_.listen(address, port);
    QObject::connect(&server_, &QTcpServer::newConnection, &server_, [this] { admit(); });
}

void Metrics::admit()
{
    while (auto *socket = server_.nextPendingConnection()) {
        socket->setReadBufferSize(link::longestHead + 1);
        QObject::connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        QTimer::singleShot(toAsk, socket, [socket] { socket->abort(); });
        QObject::connect(socket, &QTcpSocket::readyRead, &server_, [this, socket] {
            const auto head = link::readHead(socket->peek(link::longestHead + 1));
            if (std::holds_alternative<link::NeedsMore>(head))
                return;
            socket->readAll();
            const auto *request = std::get_if<link::Request>(&head);
            if (!request)
                socket->write(link::answer(std::get<link::Fault>(head).status));
            else if (request->method != "GET" || request->target != "/metrics")
                socket->write(link::answer(404));
            else
                socket->write(textAnswer(200, "text/plain; version=0.0.4; charset=utf-8", text_()));
            socket->disconnectFromHost();
        });
    }
}

} // namespace torchside::hub
