#include "app/hub/room.h"

#include "app/hub/steps.h"
#include "app/link/code.h"
#include "app/link/proof.h"

using namespace Qt::StringLiterals;

namespace torchside::hub {

namespace {

constexpr int pinTries = 25;
constexpr double questionsAtOnce = 5;
constexpr double questionEvery = 1'500; // ms

const Row &rowOf(const House &house, SessionId table)
{
    const auto *row = house.tables.find(table);
    if (!row)
        throw JournalFailure("there is no such table");
    return *row;
}

} // namespace

Room::Room(House &house, SessionId table, std::function<void()> due)
    : house_(house),
      table_(table),
      version_(rowOf(house, table).hosted.version),
      session_(house.tables.session(table)),
      seats_(*session_),
      seq_(session_->match().seq()),
      rewritten_(session_->match().rewritten()),
      lobby_(seats_, house.store.book(rowOf(house, table).hosted),
             {house.wires.send, house.wires.drop, [this] { kept(); }, house.wires.answered, std::move(due),
              [this](const QByteArray &device, const link::Device *place) { return keep(device, place); },
              [this] { return greeting(); },
              [this](int connection, const link::Device &place) { return roomFor(connection, place); },
              [this](int connection, const QJsonObject &message) { return other(connection, message); }},
             {.isHouse = true, .pinTries = pinTries})
{
    seats_.name = rowOf(house, table).hosted.name;
    people_ = seats_.seats();
}

void Room::left(int connection)
{
    questions_.erase(connection);
    copies_.erase(connection);
    lobby_.left(connection);
}

// Where phones go when this hub is silent, and what they may ask for here.
QJsonObject Room::greeting() const
{
    QJsonArray others;
    for (const auto &each : house_.others)
        others.append(QString::fromLatin1(each));
    return {{u"name"_s, house_.name}, {u"others"_s, others}};
}

QJsonObject Room::roomFor(int connection, const link::Device &place) const
{
    const auto *row = house_.tables.find(table_);
    if (!row)
        return {};
    auto told = greeting();
    told[u"table"_s] = row->hosted.name;
    told[u"judge"_s] = row->hosted.judge;
    if (place.rights != link::Rights::everything)
        return told;
    told[u"hand"_s] = lobby_.holdsHand(connection);
    told[u"pin"_s] = QString::fromLatin1(row->hosted.pin);
    QJsonArray people;
    for (const auto &guest : lobby_.guests())
        people.append(QJsonObject{
            {u"device"_s, QString::fromLatin1(link::handleOf(guest.device))},
            {u"seat"_s, guest.place.seat ? QJsonValue(*guest.place.seat) : QJsonValue(QJsonValue::Null)},
            {u"rights"_s, link::nameOf(guest.place.rights)},
            {u"here"_s, guest.here}});
    told[u"people"_s] = people;
    return told;
}

// Whoever only comes in and looks leaves nothing that has to outlive the hub.
bool Room::keep(const QByteArray &device, const link::Device *place)
{
    const auto &devices = lobby_.book().devices;
    const auto known = devices.find(device);
    const bool isNothing = place && !place->seat && place->rights == link::Rights::seat;
    if (isNothing && (known == devices.end() || known->second == *place))
        return true;
    try {
        const bool isKept = house_.store.keep(table_, device, place);
        if (const auto hosted = house_.store.table(table_); hosted && isKept)
            version_ = hosted->version;
        return isKept;
    } catch (const JournalFailure &) {
        house_.lost();
        return false;
    }
}

// Too many wrong numbers, and another one is to be said from now on.
void Room::kept()
{
    if (lobby_.book().wrongPins == rowOf(house_, table_).hosted.tries)
        return;
    try {
        house_.tables.change(table_, [this](Hosted &table) {
            table.tries = lobby_.book().wrongPins;
            if (table.tries >= pinTries) {
                table.pin = link::freshPin();
                table.tries = 0;
            }
        });
        readBook();
    } catch (const JournalFailure &) {
        house_.lost();
    }
}

bool Room::hasHand(int connection) const
{
    const auto *place = lobby_.placeOf(connection);
    return place && place->rights == link::Rights::everything;
}

bool Room::other(int connection, const QJsonObject &message)
{
    const auto type = message[u"type"_s].toString();
    if (type == u"judge"_s)
        callJudge(connection, message[u"on"_s].toBool());
    else if (type == u"ask"_s)
        answerQuestion(connection, message);
    else if (type == u"hand"_s && hasHand(connection))
        lobby_.takeUp(connection, message[u"on"_s].toBool());
    else if (type == u"code"_s && hasHand(connection))
        showCode(connection);
    else if ((type == u"rights"_s || type == u"away"_s) && hasHand(connection))
        arrange(message);
    else if (type == u"steps"_s && hasHand(connection))
        copyFrom(connection, message);
    else if (type == u"close"_s && hasHand(connection))
        carryHome(connection, message);
    else
        return false;
    return true;
}

void Room::callJudge(int connection, bool on)
{
    const auto *place = lobby_.placeOf(connection);
    const auto who = place->seat ? seats_.seats().value(*place->seat) : rowOf(house_, table_).hosted.name;
    try {
        house_.tables.change(table_, [&](Hosted &table) {
            table.judge = on ? who : QString();
            table.called = on ? house_.tables.now() : 0;
        });
    } catch (const JournalFailure &) {
        house_.lost();
    }
}

void Room::answerQuestion(int connection, const QJsonObject &message)
{
    const auto text = message[u"text"_s].toString();
    auto &pace = questions_.try_emplace(connection, questionsAtOnce, questionEvery).first->second;
    const bool mayAsk = pace.allows(house_.tables.now());
    const auto asked = message[u"game"_s].toString();
    const auto &own = rowOf(house_, table_).game->id;
    const auto game =
        asked.isEmpty() ? QString::fromUtf8(own.data(), static_cast<qsizetype>(own.size())) : asked;
    lobby_.say(connection,
               {{u"type"_s, u"passages"_s},
                {u"text"_s, text.left(200)},
                {u"tooMany"_s, !mayAsk},
                {u"passages"_s,
                 mayAsk ? house_.rules.answer(lobby_.languageOf(connection), game, text) : QJsonArray()}});
}

// What others scan, or are told.
void Room::showCode(int connection)
{
    const auto &hosted = rowOf(house_, table_).hosted;
    const auto link = house_.linkTo(table_) + '#' + hosted.token;
    const auto code = link::codeOf(link);
    QString dark;
    for (const bool each : code.dark)
        dark += each ? u'1' : u'0';
    lobby_.say(connection, {{u"type"_s, u"code"_s},
                            {u"side"_s, code.side},
                            {u"dark"_s, dark},
                            {u"address"_s, QString::fromLatin1(house_.address)},
                            {u"table"_s, hosted.name},
                            {u"pin"_s, QString::fromLatin1(hosted.pin)}});
}

// Who has the hand gives it to others, or sends somebody away.
void Room::arrange(const QJsonObject &message)
{
    const auto handle = message[u"device"_s].toString().toLatin1();
    const auto rights = link::rightsOf(message[u"rights"_s].toString());
    for (const auto &guest : lobby_.guests()) {
        if (link::handleOf(guest.device) != handle)
            continue;
        if (message[u"type"_s] == u"away"_s)
            lobby_.sendAway(guest.device);
        else if (rights)
            lobby_.setRights(guest.device, *rights);
    }
}

// Who says no mark knows of no other past.
void Room::copyFrom(int connection, const QJsonObject &message)
{
    const auto from = std::max<qint64>(0, message[u"from"_s].toInteger());
    copies_[connection] = {from, message.contains(u"mark"_s)
                                     ? message[u"mark"_s].toString().toStdString()
                                     : markOf(house_.tables.makings().journal, table_, from)};
    tellSteps(connection);
}

// What is held elsewhere and is another past by now is asked for again, as a whole.
void Room::tellSteps(int connection)
{
    const auto &journal = house_.tables.makings().journal;
    const auto &match = session_->match();
    auto &copy = copies_.at(connection);
    const bool isSame = markOf(journal, table_, copy.head) == copy.mark;
    const auto messages = isSame ? stepsFrom(journal, table_, copy.head + 1, match) : std::nullopt;
    if (!messages) {
        copies_.erase(connection);
        return lobby_.say(connection, {{u"type"_s, u"steps"_s}, {u"again"_s, true}});
    }
    copy = {match.seq(), markOf(journal, table_, match.seq())};
    for (const auto &message : *messages)
        lobby_.say(connection, message);
}

// Only who holds all of it takes it away; else what is missing is told first.
void Room::carryHome(int connection, const QJsonObject &message)
{
    const auto seq = message[u"seq"_s].toInteger();
    const auto mark = markOf(house_.tables.makings().journal, table_, session_->match().seq());
    if (seq != session_->match().seq() || message[u"mark"_s].toString().toStdString() != mark)
        return copyFrom(connection, {{u"from"_s, seq}, {u"mark"_s, message[u"mark"_s]}});
    try {
        house_.tables.change(table_, [this](Hosted &table) { table.closed = house_.tables.now(); });
    } catch (const JournalFailure &) {
        house_.lost();
    }
}

void Room::lookAgain()
{
    session_->open(table_);
    seq_ = -1;
}

bool Room::catchUp()
{
    return session_->match().catchUp();
}

bool Room::hasMoved()
{
    const auto &match = session_->match();
    const bool moved = match.seq() != seq_ || match.rewritten() != rewritten_;
    seq_ = match.seq();
    rewritten_ = match.rewritten();
    return moved;
}

void Room::tellChanges()
{
    if (const auto people = seats_.seats(); std::exchange(people_, people) != people)
        lobby_.tellRoom(); // somebody is called otherwise
    lobby_.tableChanged();
    for (const auto &[connection, copy] : std::map<int, Copy>(copies_))
        tellSteps(connection);
}

void Room::listed()
{
    seats_.name = rowOf(house_, table_).hosted.name;
    lobby_.tellRoom();
}

bool Room::isBehind() const
{
    const auto *row = house_.tables.find(table_);
    return row && row->hosted.version != version_;
}

void Room::readBook()
{
    const auto &hosted = rowOf(house_, table_).hosted;
    version_ = hosted.version;
    auto book = house_.store.book(hosted);
    if (book.devices != lobby_.book().devices || book.barred != lobby_.book().barred ||
        book.wrongPins != lobby_.book().wrongPins || book.pin != lobby_.book().pin)
        lobby_.bookChanged(std::move(book));
}

} // namespace torchside::hub
