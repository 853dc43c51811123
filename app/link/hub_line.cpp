#include "app/link/hub_line.h"

#include "app/link/lobby.h"
#include "app/link/proof.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QNetworkProxy>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::link {

namespace {

constexpr quint64 largestMessage = 4 * 1024 * 1024;
constexpr std::size_t mostHubs = 9;
constexpr qsizetype longestNonce = 200;

} // namespace

HubLine::HubLine(Pace pace, QObject *parent) : QObject(parent), pace_(pace)
{
    connect(&ping_, &QTimer::timeout, this, [this] { say({{u"type"_s, u"ping"_s}}); });
    silent_.setSingleShot(true);
    connect(&silent_, &QTimer::timeout, this, [this] { fail(true); });
    again_.setSingleShot(true);
    connect(&again_, &QTimer::timeout, this, &HubLine::dial);
}

HubLine::~HubLine()
{
    close();
}

void HubLine::open(Guest guest)
{
    close();
    hubs_ = guest.hubs;
    at_ = 0;
    guest_ = std::move(guest);
    dial();
}

void HubLine::end()
{
    ping_.stop();
    silent_.stop();
    isOpen_ = false;
    if (socket_) {
        socket_->disconnect(this);
        socket_->abort();
    }
    socket_.reset();
}

void HubLine::close()
{
    end();
    again_.stop();
    hubs_.clear();
}

void HubLine::beginAgain()
{
    fail(false);
}

void HubLine::dial()
{
    if (hubs_.empty())
        return;
    end();
    socket_.reset(new QWebSocket(QString::fromLatin1(at().address())));
    socket_->setProxy(QNetworkProxy::NoProxy);
    socket_->setMaxAllowedIncomingMessageSize(largestMessage);
    socket_->setMaxAllowedIncomingFrameSize(largestMessage);
    connect(socket_.get(), &QWebSocket::textMessageReceived, this, &HubLine::hear);
    connect(socket_.get(), &QWebSocket::binaryMessageReceived, this, [this] { fail(true); });
    connect(socket_.get(), &QWebSocket::disconnected, this, [this] { fail(true); });
    silent_.start(pace_.silent);
    socket_->open(at().talk(u"/t/%1"_s.arg(guest_.table)));
}

// The others are tried in turn, and this one again after them.
void HubLine::fail(bool next)
{
    if (hubs_.empty())
        return;
    end();
    if (next)
        at_ = (at_ + 1) % hubs_.size();
    again_.start(pace_.again);
    Q_EMIT lost();
}

void HubLine::say(const QJsonObject &message)
{
    if (socket_)
        socket_->sendTextMessage(QString::fromUtf8(QJsonDocument(message).toJson(QJsonDocument::Compact)));
}

void HubLine::hear(const QString &text)
{
    const auto message = QJsonDocument::fromJson(text.toUtf8()).object();
    const auto type = message[u"type"_s].toString();
    silent_.start(pace_.silent);
    if (type == u"hello"_s)
        return greet(message);
    if (type == u"away"_s || type == u"moved"_s) {
        meet(message[u"others"_s]);
        return fail(true);
    }
    if (type == u"bye"_s || type == u"closed"_s || type == u"reload"_s) {
        const auto why = type == u"reload"_s ? u"version"_s : message[u"why"_s].toString();
        close();
        return Q_EMIT turnedAway(why);
    }
    if (type == u"room"_s)
        meet(message[u"hub"_s][u"others"_s]);
    if (type == u"joined"_s) {
        isOpen_ = true;
        ping_.start(pace_.ping);
        return Q_EMIT opened();
    }
    if (isOpen_ && type != u"pong"_s)
        Q_EMIT said(message);
}

void HubLine::greet(const QJsonObject &hello)
{
    const auto nonce = hello[u"nonce"_s].toString().toLatin1();
    if (nonce.isEmpty() || nonce.size() > longestNonce)
        return fail(true);
    meet(hello[u"hub"_s][u"others"_s]);
    say({{u"type"_s, u"join"_s},
         {u"v"_s, Lobby::version},
         {u"device"_s, QString::fromLatin1(guest_.device)},
         {u"language"_s, guest_.language},
         {u"proof"_s, QString::fromLatin1(proofOf(guest_.hand, nonce, guest_.device))}});
}

// Whoever was asked first, whom we speak to, and those that it names; from a protected one only such.
void HubLine::meet(const QJsonValue &others)
{
    const auto here = at();
    std::vector<HubPlace> all{here};
    const auto add = [&](const std::optional<HubPlace> &place) {
        if (place && all.size() < mostHubs && std::ranges::find(all, *place) == all.end())
            all.push_back(*place);
    };
    for (const auto each : others.toArray())
        if (const auto place = hubPlaceOf(each.toString()); place && place->isProtected >= here.isProtected)
            add(place);
    for (const auto &each : guest_.hubs)
        add(each);
    hubs_ = std::move(all);
    at_ = 0;
}

} // namespace torchside::link
