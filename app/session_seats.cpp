#include "app/session_seats.h"

#include "app/emblem.h"
#include "app/tongues.h"
#include "models/json/line.h"
#include "models/json/schema.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

// The hand's view holds every seat's acts.
Viewer viewerOf(const link::Part &part)
{
    return {part.hand ? std::optional<int>() : part.seat, part.hand};
}

// What has no name in the journal by which it would be known again: it is done on what was shown, or not at
// all.
bool isMove(const QJsonObject &command)
{
    return protocol::Desk::isShared(command[u"do"_s].toString().toStdString());
}

// Eight hues, each on dark and on light, for people in their order.
QJsonArray seatHues()
{
    static const QStringList dark{u"#FF8A70"_s, u"#86D0FF"_s, u"#B6E35A"_s, u"#FFD166"_s,
                                  u"#C6A2FF"_s, u"#5BD69A"_s, u"#FF9CCB"_s, u"#D9C2A3"_s};
    static const QStringList light{u"#B0391B"_s, u"#0E5F96"_s, u"#4A6108"_s, u"#785400"_s,
                                   u"#6538AD"_s, u"#0B6840"_s, u"#A02767"_s, u"#6B563A"_s};
    QJsonArray hues;
    for (qsizetype seat = 0; seat < dark.size(); ++seat)
        hues.append(QJsonArray{dark[seat], light[seat]});
    return hues;
}

} // namespace

QString SessionSeats::title() const
{
    return json::latin(session_.identity().title);
}

QStringList SessionSeats::seats() const
{
    QStringList names;
    for (const auto &name : session_.match().seats())
        names.append(QString::fromStdString(name));
    return names;
}

QJsonObject SessionSeats::colors() const
{
    static const auto hues = seatHues();
    const auto &game = session_.identity();
    return {{u"game"_s, QJsonArray{json::latin(game.color.dark), json::latin(game.color.light)}},
            {u"seats"_s, hues},
            {u"emblem"_s, QJsonArray::fromVariantList(emblemOf(json::latin(game.emblem)))}};
}

link::Sight SessionSeats::sight(const link::Part &part, const QString &language) const
{
    const auto sight = session_.sight(viewerOf(part), tongueOf(language));
    return {QByteArray::fromStdString(sight.view), QByteArray::fromStdString(sight.offers),
            session_.match().seq()};
}

QJsonObject SessionSeats::view(const link::Part &part, const QString &language) const
{
    const auto written = session_.view(viewerOf(part), tongueOf(language));
    return QJsonDocument::fromJson(QByteArray::fromStdString(written)).object();
}

std::optional<qint64> SessionSeats::doneAs(const QString &id) const
{
    const auto found = session_.match().doneAs(id.toStdString());
    return found ? std::optional<qint64>(*found) : std::nullopt;
}

link::Done SessionSeats::act(const link::Part &part, const link::Deed &deed, const QString &language)
{
    const auto tongue = tongueOf(language);
    if (!part.seat && !part.hand)
        return {false, 0, u"not-yours"_s, QString::fromStdString(tongue(say("Take a seat first.")))};
    if (deed.at && isMove(deed.command)) {
        session_.match().catchUp();
        if (*deed.at != session_.match().seq())
            return {false, 0, u"moved-on"_s, {}};
    }
    const auto sender = (part.seat ? seats().value(*part.seat) : QString()).toStdString();
    const auto reply = asked(viewerOf(part), deed.command, {deed.id.toStdString(), sender}, tongue);
    return {reply[u"ok"_s].toBool(), reply[u"seq"_s].toInteger(), reply[u"code"_s].toString(),
            reply[u"message"_s].toString()};
}

QJsonObject SessionSeats::asked(const Viewer &viewer, const QJsonObject &command, const Origin &origin,
                                const json::Tongue &tongue)
{
    const auto line = json::compact(command).toStdString();
    const auto reply = session_.door(viewer, tongue).submit(line, origin, protocol::Telling::outcome);
    return QJsonDocument::fromJson(QByteArray::fromStdString(reply)).object();
}

} // namespace torchside::app
