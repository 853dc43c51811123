#pragma once

#include "app/link/lobby.h"
#include "app/link/proof.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>
#include <QUrl>
#include <QWebSocket>

namespace torchside::tests {

// A phone at a table that is open: it says what the page says, and keeps what it is told.
class GuestPhone {
public:
    // The link is what the code on the screen says.
    GuestPhone(const QByteArray &link, int number)
        : device_(QByteArray::number(number).rightJustified(32, '0')),
          token_(link.mid(link.indexOf('#') + 1)),
          host_(QUrl(QString::fromLatin1(link)).authority().toLatin1()),
          socket_(QString::fromLatin1("http://" + host_))
    {
        QObject::connect(&socket_, &QWebSocket::textMessageReceived, &socket_, [this](const QString &text) {
            hear(QJsonDocument::fromJson(text.toUtf8()).object());
        });
        const auto path = QUrl(QString::fromLatin1(link)).path().toLatin1(); // a hub's has a table's number
        socket_.open(QUrl(QString::fromLatin1("ws://" + host_ + (path.size() > 1 ? path : "/table"))));
    }

    bool joined = false;
    bool reads = true; // else it says of nothing that it has read it
    int views = 0;
    qint64 seq = 0;
    QJsonObject view; // the newest
    QStringList done; // the names of its requests that were done
    QStringList refused;

    void say(const QJsonObject &message)
    {
        socket_.sendTextMessage(QString::fromUtf8(QJsonDocument(message).toJson(QJsonDocument::Compact)));
    }
    void sit(int seat)
    {
        say({{QLatin1String("type"), QLatin1String("claim")}, {QLatin1String("seat"), seat}});
    }
    void act(const QString &id, const QJsonObject &command)
    {
        say({{QLatin1String("type"), QLatin1String("do")},
             {QLatin1String("id"), id},
             {QLatin1String("do"), command}});
    }
    void acknowledge()
    {
        say({{QLatin1String("type"), QLatin1String("ack")}, {QLatin1String("n"), newest_}});
    }
    bool isThere() const { return socket_.state() == QAbstractSocket::ConnectedState; }
    bool isSeated() const { return view[QLatin1String("seat")].isDouble(); }

private:
    void hear(const QJsonObject &message)
    {
        const auto type = message[QLatin1String("type")].toString();
        if (type == QLatin1String("hello"))
            join(message[QLatin1String("nonce")].toString().toLatin1());
        joined = joined || type == QLatin1String("joined");
        if (type == QLatin1String("done"))
            (message[QLatin1String("ok")].toBool() ? done : refused)
                .append(message[QLatin1String("id")].toString());
        if (type != QLatin1String("state"))
            return;
        ++views;
        seq = message[QLatin1String("seq")].toInteger();
        view = message[QLatin1String("view")].toObject();
        newest_ = message[QLatin1String("n")].toInteger();
        if (reads)
            acknowledge();
    }

    void join(const QByteArray &nonce)
    {
        say({{QLatin1String("type"), QLatin1String("join")},
             {QLatin1String("v"), link::Lobby::version},
             {QLatin1String("device"), QString::fromLatin1(device_)},
             {QLatin1String("language"), QLatin1String("en")},
             {QLatin1String("proof"), QString::fromLatin1(link::proofOf(token_, nonce, device_))}});
    }

    QByteArray device_;
    QByteArray token_;
    QByteArray host_;
    QWebSocket socket_;
    qint64 newest_ = 0;
};

} // namespace torchside::tests
