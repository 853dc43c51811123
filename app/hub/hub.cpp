#include "app/hub/hub.h"

#include "app/hub/log.h"
#include "app/link/addresses.h"
#include "app/link/proof.h"
#include "app/system_clock.h"

#include <QJsonDocument>

#include <algorithm>
#include <random>

using namespace Qt::StringLiterals;

namespace torchside::hub {

namespace {

constexpr int tickEvery = 400;
constexpr int beatEvery = 2'500;
constexpr int probeEvery = 2'000;
constexpr int lookEvery = 100;
constexpr Moment goneAfter = 12'000;
constexpr Moment rememberedFor = 7 * 24 * 3'600'000LL;

std::uint64_t chance()
{
    std::random_device random;
    return (static_cast<std::uint64_t>(random()) << 32U) | random();
}

link::Server::Limits limitsOf(const Hub::Setting &setting)
{
    auto limits = setting.limits;
    limits.isProxied = setting.isProxied;
    return limits;
}

// As people say and type it: four letters or digits, twice.
QString freshCode()
{
    const auto code = QString::fromLatin1(link::freshToken());
    return code.first(5) + u'-' + code.sliced(5, 5);
}

} // namespace

Hub::Hub(data::SqlJournal &journal, Setting setting, QObject *parent)
    : QObject(parent),
      journal_(journal),
      dice_(chance()),
      cards_(&journal.database()),
      store_(journal.database()),
      tables_({journal, dice_, app::systemClock(), &cards_}, store_),
      server_(link::Page({}, {}, {}), limitsOf(setting)),
      house_{tables_,
             store_,
             rules_,
             {[this](int connection, const QByteArray &message) { server_.send(connection, message); },
              [this](int connection) { server_.drop(connection); },
              [this](int connection) { server_.hasJoined(connection); },
              [this](int connection) { server_.wasAsked(connection); },
              [this] {
                  if (!due_.isActive())
                      due_.start();
              }},
             {},
             {},
             {},
             store_.wordOr(u"organiser"_s, freshCode()),
             store_.wordOr(u"opener"_s, freshCode()),
             [this] { lose(); }},
      rooms_(house_),
      results_(house_),
      wall_(house_, results_),
      desk_(house_, rooms_, wall_, results_),
      hall_(house_),
      papers_(house_, cards_),
      paths_(house_, papers_, results_),
      self_(QString::fromLatin1(link::freshNonce())),
      watch_(journal.watch())
{
    takeName(setting.name.value_or(QString()));
    wire();
    isOpen_ = listen(setting);
    if (isOpen_)
        begin();
}

void Hub::takeName(const QString &name)
{
    if (!name.isEmpty())
        store_.keepWord(u"name"_s, name);
    house_.name = store_.wordOr(u"name"_s, u"Torchside"_s);
}

// Who is told of what.
void Hub::wire()
{
    connect(&server_, &link::Server::came, this, &Hub::came);
    connect(&server_, &link::Server::said, this, &Hub::said);
    connect(&server_, &link::Server::left, this, &Hub::left);
    server_.serve(
        [this](const link::Request &request, const QHostAddress &from) { return replyTo(request, from); });
    due_.setSingleShot(true);
    due_.setInterval(0);
    connect(&due_, &QTimer::timeout, this, &Hub::work);
    tick_.setInterval(tickEvery);
    connect(&tick_, &QTimer::timeout, this, &Hub::tick);
    connect(&beat_, &QTimer::timeout, this, &Hub::beat);
    connect(&probe_, &QTimer::timeout, this, &Hub::probe);
    connect(&look_, &QTimer::timeout, this, &Hub::lookAround);
    tables_.tell([this](SessionId, Tables::News) {
        if (!tick_.isActive())
            tick_.start();
    });
}

// From now on it is one of the hubs, and hears of the others.
void Hub::begin()
{
    store_.forgetRunning(house_.address, tables_.now() - rememberedFor);
    beaten_.start();
    beat();
    attempt([this] { store_.tellOfHubs(); });
    beat_.start(beatEvery);
    if (watch_->handle() < 0) {
        look_.start(lookEvery);
        return;
    }
    heard_ = std::make_unique<QSocketNotifier>(watch_->handle(), QSocketNotifier::Read);
    connect(heard_.get(), &QSocketNotifier::activated, this, &Hub::lookAround);
}

Hub::~Hub()
{
    server_.close();
}

template <class Does>
void Hub::attempt(Does &&does)
{
    if (isLost_)
        return;
    try {
        does();
    } catch (const JournalFailure &) {
        lose();
    }
}

link::Reply Hub::replyTo(const link::Request &request, const QHostAddress &from)
{
    if (isLost_ && !placeOf(request.target))
        return link::Fault{503};
    link::Reply reply = link::Fault{503};
    if (isLost_)
        reply = paths_.replyTo(request, from); // a page needs no database
    else
        attempt([&] { reply = paths_.replyTo(request, from); });
    return reply;
}

bool Hub::listen(const Setting &setting)
{
    if (setting.protection)
        server_.protect(*setting.protection);
    if (!server_.listen(setting.listenAt, setting.port) ||
        (setting.port != 0 && server_.port() != setting.port))
        return false;
    auto &gate = server_.gate();
    gate.addresses = setting.addresses;
    gate.names = setting.names;
    house_.address = setting.address;
    if (house_.address.isEmpty() && !setting.addresses.isEmpty())
        house_.address = (setting.protection ? "https://" : "http://") +
                         link::inAddressBar(setting.addresses.front(), server_.port()).toLatin1();
    return true;
}

void Hub::came(int connection, const QByteArray &path)
{
    const auto place = placeOf(path);
    if (!place)
        return server_.drop(connection);
    if (isLost_ || isStopping_) {
        server_.send(connection, parting(isLost_ ? u"away"_s : u"moved"_s));
        return server_.drop(connection);
    }
    visitors_[connection] = *place;
    attempt([&] {
        const auto from = server_.cameFrom(connection);
        switch (place->talk) {
        case Talk::hall: return hall_.came(connection, from);
        case Talk::table: return rooms_.came(connection, place->table, from);
        case Talk::wall: return wall_.came(connection);
        case Talk::desk: return desk_.came(connection, from);
        }
    });
}

void Hub::said(int connection, const QByteArray &message)
{
    const auto found = visitors_.find(connection);
    if (found == visitors_.end())
        return;
    attempt([&, talk = found->second.talk] {
        switch (talk) {
        case Talk::hall: return hall_.said(connection, message);
        case Talk::table: return rooms_.said(connection, message);
        case Talk::wall: return wall_.said(connection, message);
        case Talk::desk: return desk_.said(connection, message);
        }
    });
}

void Hub::left(int connection)
{
    visitors_.erase(connection);
    hall_.left(connection);
    rooms_.left(connection);
    wall_.left(connection);
    desk_.left(connection);
}

void Hub::work()
{
    attempt([this] {
        rooms_.work();
        hall_.work();
    });
}

void Hub::tick()
{
    tick_.stop(); // until something changes
    const bool isLookedAt =
        std::ranges::any_of(visitors_, [](const auto &each) { return each.second.talk != Talk::table; });
    attempt([&] {
        if (isLookedAt)
            tables_.catchUp();
        wall_.work();
        desk_.work();
    });
}

Figures Hub::figures() const
{
    auto figures = told_;
    figures.rooms = static_cast<qint64>(rooms_.open());
    figures.connections = static_cast<qint64>(server_.connections());
    figures.steps = static_cast<qint64>(rooms_.steps());
    figures.memory = memoryInUse();
    figures.isLost = isLost_;
    return figures;
}

void Hub::beat()
{
    const auto steps = rooms_.steps();
    const auto seconds = std::max(0.001, static_cast<double>(beaten_.restart()) / 1000);
    told_.perSecond = static_cast<double>(steps - std::exchange(stepsBefore_, steps)) / seconds;
    told_.slowest = rooms_.slowest();
    told_.tables = static_cast<qint64>(tables_.inOrder().size());
    attempt([this] {
        store_.keepRunning({self_, house_.address, tables_.now(), figures().written()});
        findOthers();
        rooms_.sweep();
    });
}

// Those that have been seen a moment ago. A page may speak to us though the hub that it came from is gone.
void Hub::findOthers()
{
    QByteArrayList others;
    QByteArrayList friends;
    const auto now = tables_.now();
    for (const auto &each : store_.running()) {
        if (each.hub == self_ || each.address == house_.address || each.address.isEmpty())
            continue;
        if (!friends.contains(each.address))
            friends.append(each.address);
        if (each.seen > now - goneAfter && !each.text.isEmpty() && !others.contains(each.address))
            others.append(each.address);
    }
    server_.gate().friends = friends;
    if (std::exchange(house_.others, others) != others)
        rooms_.tellGreeting();
}

// What is told while nothing can be done is looked at afterwards, with everything else.
void Hub::lookAround()
{
    const auto news = watch_->news();
    attempt([&] {
        if (news.isAll) {
            tables_.lookAround();
            rooms_.lookAround();
            findOthers();
        } else if (!news.sessions.empty()) {
            lookAt(news.sessions);
        }
    });
}

// Whoever is in its room learns from the steps how a table stands.
void Hub::lookAt(const std::set<SessionId> &news)
{
    for (const auto each : news)
        if (each == Store::ofHubs)
            findOthers();
        else if (each < 0)
            tables_.lookAgain(Store::beside(each));
        else if (!rooms_.find(each))
            tables_.isBehind(each);
    if (!tick_.isActive())
        tick_.start();
    rooms_.lookAround(news);
}

QByteArray Hub::parting(const QString &type) const
{
    QJsonArray others;
    for (const auto &each : house_.others)
        others.append(QString::fromLatin1(each));
    return QJsonDocument(QJsonObject{{u"type"_s, type}, {u"others"_s, others}})
        .toJson(QJsonDocument::Compact);
}

// The database is out of reach: nothing is done until it is back. Whoever is in the middle of something
// finishes it first.
void Hub::lose()
{
    if (std::exchange(isLost_, true))
        return;
    note(u"database-lost"_s);
    QTimer::singleShot(0, this, [this] { leave(u"away"_s); });
    probe_.start(probeEvery);
}

void Hub::leave(const QString &type)
{
    const auto message = parting(type);
    rooms_.leaveAll(message);
    hall_.leaveAll(message);
    wall_.leaveAll(message);
    desk_.leaveAll(message);
}

void Hub::probe()
{
    try {
        store_.keepRunning({self_, house_.address, tables_.now(), figures().written()});
        tables_.lookAround();
        tables_.lookAgain();
    } catch (const JournalFailure &) {
        return;
    }
    probe_.stop();
    isLost_ = false;
    note(u"database-back"_s);
}

void Hub::stop()
{
    if (std::exchange(isStopping_, true))
        return;
    for (auto *timer : {&beat_, &look_, &probe_})
        timer->stop();
    if (!isLost_)
        rooms_.work();
    leave(u"moved"_s);
    try {
        store_.keepStopped(self_);
        store_.tellOfHubs();
    } catch (const JournalFailure &) {
        return; // the others find out by themselves
    }
}

} // namespace torchside::hub
