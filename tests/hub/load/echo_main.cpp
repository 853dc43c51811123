// A server that says back what it hears, and nothing else: what a WebSocket costs without a hub behind it.
#include <QCoreApplication>
#include <QWebSocket>
#include <QWebSocketServer>

#include <iostream>

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    QWebSocketServer server(QStringLiteral("echo"), QWebSocketServer::NonSecureMode);
    server.setMaxPendingConnections(1000);
    QObject::connect(&server, &QWebSocketServer::newConnection, [&server] {
        while (auto *socket = server.nextPendingConnection()) {
            QObject::connect(socket, &QWebSocket::textMessageReceived, socket, &QWebSocket::sendTextMessage);
            QObject::connect(socket, &QWebSocket::disconnected, socket, &QObject::deleteLater);
        }
    });
    if (!server.listen(QHostAddress::LocalHost))
        return 1;
    std::cout << "port " << server.serverPort() << std::endl;
    return QCoreApplication::exec();
}
