#pragma once

#include <QHostAddress>
#include <QTcpServer>

#include <functional>

namespace torchside::hub {

// Answers GET /metrics, at an address of its own that only this machine should reach.
class Metrics {
public:
    using Text = std::function<QByteArray()>;

    Metrics(const QHostAddress &address, quint16 port, Text text);
    bool isOpen() const { return server_.isListening(); }
    quint16 port() const { return server_.serverPort(); }

private:
    void admit();

    QTcpServer server_;
    Text text_;
};

} // namespace torchside::hub
