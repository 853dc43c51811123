// What is tapped here while the table is played at a hub.

#include "app/carry_words.h"
#include "app/hub_guest.h"
#include "app/link/proof.h"
#include "app/tongues.h"
#include "models/protocol/desk.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

constexpr std::size_t mostTaps = 20;
constexpr qsizetype longestSaid = 300;

bool isMove(const Carried::Tap &tap)
{
    return protocol::Desk::isShared(tap.request[u"do"_s].toString().toStdString());
}

} // namespace

// What was on its way when the line broke is asked for again, by its name. A step back or forth has none: it
// is done only where nothing has changed since.
void HubGuest::sendHeld()
{
    const auto now = mark();
    auto carried = carried_;
    const auto gone =
        std::erase_if(carried.taps, [&](const Carried::Tap &tap) { return isMove(tap) && tap.mark != now; });
    if (gone > 0 && keep(carried))
        Q_EMIT happened(CarryEvent::lostTrack);
    for (const auto &tap : carried_.taps)
        send(tap);
}

std::optional<Refusal> HubGuest::ask(const QJsonObject &request, std::optional<qint64> at)
{
    if (carried_.phase != CarryPhase::there)
        return refuse("elsewhere", onItsWay(carried_.phase));
    if (carried_.taps.size() >= mostTaps)
        return refuse("elsewhere", say("%1 taps wait for the hub already.", carried_.taps.size()));
    auto carried = carried_;
    carried.taps.push_back({link::freshNonce(), at, mark(), request});
    if (!keep(std::move(carried)))
        return refuse("not-saved", say("It couldn’t be saved, so nothing was done."));
    if (isCaughtUp_)
        send(carried_.taps.back());
    return std::nullopt;
}

void HubGuest::send(const Carried::Tap &tap)
{
    QJsonObject message{{u"type"_s, u"do"_s}, {u"id"_s, QString::fromLatin1(tap.id)}, {u"do"_s, tap.request}};
    if (tap.at)
        message[u"at"_s] = *tap.at;
    line_.say(message);
}

void HubGuest::hearDone(const QJsonObject &message)
{
    auto carried = carried_;
    const auto id = message[u"id"_s].toString().toLatin1();
    if (std::erase_if(carried.taps, [&](const Carried::Tap &tap) { return tap.id == id; }) == 0)
        return;
    keep(std::move(carried)); // where it isn't kept, it is asked for again, and is done already
    if (!message[u"ok"_s].toBool()) {
        const auto said = message[u"message"_s].toString().simplified().left(longestSaid);
        if (said.isEmpty())
            Q_EMIT happened(CarryEvent::movedOn);
        else
            Q_EMIT refused(said);
    }
    if (carried_.phase == CarryPhase::coming && isCaughtUp_)
        sendClose();
}

// What was tapped is done here, once, by its name. A step back or forth is left to whoever looks now.
void HubGuest::doHeld()
{
    const auto taps = carried_.taps;
    for (const auto &tap : taps)
        if (!isMove(tap) && !place_.table.doneAs(QString::fromLatin1(tap.id)))
            if (const auto reply =
                    place_.table.actFrom({.seat = {}, .isHand = true}, tap.request,
                                         {tap.id.toStdString(), {}}, tongueOf(place_.language));
                !reply[u"ok"_s].toBool())
                Q_EMIT refused(reply[u"message"_s].toString());
    auto carried = carried_;
    carried.taps.clear();
    if (carried != carried_)
        keep(std::move(carried));
}

} // namespace torchside::app
