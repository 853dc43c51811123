#include "app/hub_guest.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

constexpr int seldom = 10; // times as slow, where nobody waits for it

link::HubLine::Pace lineOf(const CarryPace &pace, CarryPhase phase)
{
    return {pace.ping, pace.silent, pace.again * (phase == CarryPhase::left ? seldom : 1)};
}

} // namespace

HubGuest::HubGuest(Place place, Carried carried, CarryPace pace, QObject *parent)
    : QObject(parent),
      place_(std::move(place)),
      carried_(std::move(carried)),
      pace_(pace),
      line_(lineOf(pace, carried_.phase), nullptr),
      table_(&place_.table)
{
    connect(&line_, &link::HubLine::opened, this, &HubGuest::askForSteps);
    connect(&line_, &link::HubLine::lost, this, [this] {
        isCaughtUp_ = false;
        if (!isSilent_ && !quiet_.isActive())
            quiet_.start(pace_.quiet);
    });
    connect(&line_, &link::HubLine::said, this, &HubGuest::hear);
    connect(&line_, &link::HubLine::turnedAway, this, &HubGuest::turnedAway);
    quiet_.setSingleShot(true);
    connect(&quiet_, &QTimer::timeout, this, &HubGuest::missHub);
    again_.setSingleShot(true);
    connect(&again_, &QTimer::timeout, &line_, &link::HubLine::beginAgain);
    wholeAgain_.setSingleShot(true);
    connect(&wholeAgain_, &QTimer::timeout, this, &HubGuest::askForAll);
}

HubGuest::~HubGuest()
{
    if (table_ && table_->isPlayedAt(*this))
        table_->playAt(&nowhere());
}

void HubGuest::begin()
{
    if (carried_.phase == CarryPhase::left)
        doHeld(); // the app may have ended before all of it was done
    link::HubLine::Guest guest{{}, carried_.table, carried_.hand, carried_.device, place_.language};
    for (const auto &each : carried_.hubs)
        if (const auto place = link::hubPlaceOf(QString::fromLatin1(each)))
            guest.hubs.push_back(*place);
    heard_ = carried_.heard > 0 ? carried_.heard : place_.clock();
    quiet_.start(pace_.quiet);
    line_.open(std::move(guest));
}

// Since when is said after a restart, too.
void HubGuest::missHub()
{
    isSilent_ = true;
    auto carried = carried_;
    carried.heard = heard_;
    if (carried == carried_ || !keep(std::move(carried)))
        Q_EMIT changed();
}

bool HubGuest::keep(Carried carried)
{
    if (!place_.keep(carried))
        return false;
    carried_ = std::move(carried);
    Q_EMIT changed();
    return true;
}

// Where the disk can't be read nothing is known to be the same.
std::int64_t HubGuest::head() const
try {
    const auto stored = place_.journal.session(place_.session);
    return stored ? stored->head : 0;
} catch (const JournalFailure &) {
    return 0;
}

QByteArray HubGuest::mark() const
try {
    return QByteArray::fromStdString(markOf(place_.journal, place_.session, head()));
} catch (const JournalFailure &) {
    return {};
}

// It stays what it is, and nothing more is asked of the hub.
void HubGuest::stop(CarryEvent event)
{
    line_.close();
    papers_.stop();
    quiet_.stop();
    again_.stop();
    wholeAgain_.stop();
    isCaughtUp_ = false;
    isSilent_ = true;
    Q_EMIT changed();
    Q_EMIT happened(event);
}

void HubGuest::askForSteps()
{
    steps_ = {};
    const bool isLeft = carried_.phase == CarryPhase::left;
    line_.say({{u"type"_s, u"steps"_s},
               {u"from"_s, static_cast<qint64>(isLeft ? carried_.head : head())},
               {u"mark"_s, QString::fromLatin1(isLeft ? carried_.mark : mark())}});
}

void HubGuest::hear(const QJsonObject &message)
{
    const auto type = message[u"type"_s].toString();
    heard_ = place_.clock();
    if (type == u"steps"_s && carried_.phase == CarryPhase::left)
        compare(message);
    else if (type == u"steps"_s)
        hearSteps(message);
    else if (type == u"done"_s)
        hearDone(message);
    else if (type == u"room"_s)
        hearRoom(message);
}

void HubGuest::hearRoom(const QJsonObject &room)
{
    auto carried = carried_;
    carried.hub = room[u"hub"_s][u"name"_s].toString().simplified().left(60);
    if (const auto pin = room[u"hub"_s][u"pin"_s].toString().toLatin1(); pin.size() == 6)
        carried.pin = pin;
    carried.hubs.clear();
    for (const auto &each : line_.hubs())
        carried.hubs.append(each.address());
    if (carried != carried_)
        keep(std::move(carried));
}

void HubGuest::caughtUp()
{
    quiet_.stop();
    if (std::exchange(isSilent_, false))
        Q_EMIT changed();
    if (!std::exchange(isCaughtUp_, true))
        sendHeld();
    if (carried_.phase == CarryPhase::coming)
        sendClose();
}

void HubGuest::takeHome()
{
    auto carried = carried_;
    carried.phase = CarryPhase::coming;
    if (!keep(std::move(carried)))
        return Q_EMIT happened(CarryEvent::notKept);
    if (isCaughtUp_)
        sendClose();
}

// The hub closes it only where all that it has is held here.
void HubGuest::sendClose()
{
    if (carried_.taps.empty())
        line_.say({{u"type"_s, u"close"_s},
                   {u"seq"_s, static_cast<qint64>(head())},
                   {u"mark"_s, QString::fromLatin1(mark())}});
}

void HubGuest::turnedAway(const QString &why)
{
    if (why != u"closed"_s)
        return stop(CarryEvent::unknown);
    if (carried_.phase == CarryPhase::left)
        return stop(CarryEvent::settled);
    isClosed_ = true;
    askForAll();
}

void HubGuest::leave()
{
    auto carried = carried_;
    carried.phase = CarryPhase::left;
    carried.head = head();
    carried.mark = mark();
    if (!keep(std::move(carried)))
        return Q_EMIT happened(CarryEvent::notKept);
    place_.table.playAt(nullptr);
    doHeld();
}

void HubGuest::compare(const QJsonObject &message)
{
    const bool isSame = !message[u"again"_s].toBool() && message[u"head"_s].toInteger() == carried_.head &&
                        message[u"mark"_s].toString().toLatin1() == carried_.mark;
    if (isSame)
        return line_.say({{u"type"_s, u"close"_s},
                          {u"seq"_s, carried_.head},
                          {u"mark"_s, QString::fromLatin1(carried_.mark)}});
    auto carried = carried_;
    carried.phase = CarryPhase::parted;
    if (keep(std::move(carried)))
        stop(CarryEvent::goneOn);
}

} // namespace torchside::app
