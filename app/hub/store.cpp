#include "app/hub/store.h"

#include "models/kernel/journal.h"

using namespace Qt::StringLiterals;

namespace torchside::hub {

using data::Statement;

namespace {

constexpr auto selectTables = "SELECT session, name, place, token, hand, pin, tries, epoch, league, judge, "
                              "called, opened, closed, version "
                              "FROM hub_table ";

QString textAt(const Statement &row, int column)
{
    return QString::fromStdString(row.text(column));
}

QByteArray bytesAt(const Statement &row, int column)
{
    return QByteArray::fromStdString(row.text(column));
}

Hosted hostedFrom(const Statement &row)
{
    return {row.number(0),
            textAt(row, 1),
            row.number(2),
            bytesAt(row, 3),
            bytesAt(row, 4),
            bytesAt(row, 5),
            static_cast<int>(row.number(6)),
            bytesAt(row, 7),
            textAt(row, 8),
            textAt(row, 9),
            row.number(10),
            row.number(11),
            row.number(12),
            row.number(13)};
}

// What a statement takes, in the order of its places.
class Bound {
public:
    Bound(data::Database &db, const std::string &sql) : statement_(db, sql) {}

    Bound &operator<<(qint64 number)
    {
        statement_.bind(static_cast<std::int64_t>(number));
        return *this;
    }
    Bound &operator<<(const QString &text) { return *this << text.toUtf8(); }
    Bound &operator<<(const QByteArray &text)
    {
        statement_.bind(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
        return *this;
    }
    Bound &operator<<(const std::optional<std::string> &text)
    {
        statement_.bind(text);
        return *this;
    }
    Statement *operator->() { return &statement_; }
    Statement &operator*() { return statement_; }

private:
    Statement statement_;
};

} // namespace

QString Store::word(const QString &name) const
{
    Bound row(db_, "SELECT value FROM hub_word WHERE name = ?");
    row << name;
    return row->next() ? textAt(*row, 0) : QString();
}

void Store::keepWord(const QString &name, const QString &value)
{
    Bound row(db_, "INSERT INTO hub_word (name, value) VALUES (?, ?) "
                   "ON CONFLICT (name) DO UPDATE SET value = excluded.value");
    row << name << value;
    row->run();
}

QString Store::wordOr(const QString &name, const QString &first)
{
    Bound row(db_, "INSERT INTO hub_word (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING");
    row << name << first;
    row->run();
    return word(name);
}

std::vector<Hosted> Store::tables() const
{
    Bound row(db_, std::string(selectTables) + "ORDER BY place, session");
    std::vector<Hosted> all;
    while (row->next())
        all.push_back(hostedFrom(*row));
    return all;
}

std::optional<Hosted> Store::table(SessionId session) const
{
    Bound row(db_, std::string(selectTables) + "WHERE session = ?");
    row << session;
    return row->next() ? std::optional(hostedFrom(*row)) : std::nullopt;
}

std::map<SessionId, qint64> Store::versions() const
{
    Bound row(db_, "SELECT session, version FROM hub_table");
    std::map<SessionId, qint64> all;
    while (row->next())
        all.emplace(row->number(0), row->number(1));
    return all;
}

void Store::changing(SessionId session, const std::function<void()> &change)
{
    db_.together([&] {
        db_.connection().touch(beside(session));
        change();
    });
}

void Store::add(const Hosted &table)
{
    changing(table.session, [&] { insert(table); });
}

void Store::insert(const Hosted &table)
{
    Bound row(db_,
              "INSERT INTO hub_table (session, name, place, token, hand, pin, tries, epoch, league, judge, "
              "called, opened, closed, version) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    row << table.session << table.name << table.place << table.token << table.hand << table.pin << table.tries
        << table.epoch << table.league << table.judge << table.called << table.opened << table.closed
        << table.version;
    row->run();
}

void Store::change(Hosted &table)
{
    changing(table.session, [&] { update(table); });
    table.version = this->table(table.session).value_or(table).version;
}

void Store::update(const Hosted &table)
{
    Bound row(db_, "UPDATE hub_table SET name = ?, place = ?, pin = ?, tries = ?, league = ?, judge = ?, "
                   "called = ?, closed = ?, version = version + 1 WHERE session = ?");
    row << table.name << table.place << table.pin << table.tries << table.league << table.judge
        << table.called << table.closed << table.session;
    row->run();
}

void Store::grow(SessionId session)
{
    Bound row(db_, "UPDATE hub_table SET version = version + 1 WHERE session = ?");
    row << session;
    row->run();
}

link::Book Store::book(const Hosted &table) const
{
    link::Book book;
    book.session = table.session;
    book.token = table.token;
    book.hand = table.hand;
    book.pin = table.pin;
    book.epoch = table.epoch;
    book.wrongPins = table.tries;
    Bound row(db_, "SELECT device, seat, rights, barred FROM hub_device WHERE session = ?");
    row << table.session;
    while (row->next()) {
        const auto name = bytesAt(*row, 0);
        if (row->number(3) != 0) {
            book.barred.insert(name);
            continue;
        }
        link::Device device;
        if (row->maybeText(1))
            device.seat = static_cast<int>(row->number(1));
        device.rights = link::rightsOf(textAt(*row, 2)).value_or(link::Rights::watch);
        book.devices.emplace(name, device);
    }
    return book;
}

bool Store::isTaken(SessionId session, const QByteArray &device, int seat) const
{
    Bound row(db_, "SELECT device FROM hub_device WHERE session = ? AND seat = ?");
    row << session << seat;
    return row->next() && bytesAt(*row, 0) != device;
}

// Two hubs may give the same seat at the same moment: the database lets one of them.
bool Store::keep(SessionId session, const QByteArray &device, const link::Device *place)
{
    const auto seat = place && place->seat ? std::optional(std::to_string(*place->seat)) : std::nullopt;
    if (seat && isTaken(session, device, *place->seat))
        return false;
    try {
        changing(session, [&] {
            Bound row(db_,
                      "INSERT INTO hub_device (session, device, seat, rights, barred) VALUES (?, ?, ?, ?, ?) "
                      "ON CONFLICT (session, device) DO UPDATE SET seat = excluded.seat, "
                      "rights = excluded.rights, barred = excluded.barred");
            row << session << device << seat << link::nameOf(place ? place->rights : link::Rights::watch)
                << (place ? 0 : 1);
            row->run();
            grow(session);
        });
    } catch (const data::Duplicate &) {
        return false;
    }
    return true;
}

std::map<SessionId, Store::Result> Store::results() const
{
    Bound row(db_, "SELECT session, changed, text FROM hub_result");
    std::map<SessionId, Result> all;
    while (row->next())
        all.emplace(row->number(0), Result{row->number(1), bytesAt(*row, 2)});
    return all;
}

void Store::keepResult(SessionId session, const Result &result)
{
    Bound row(db_, "INSERT INTO hub_result (session, changed, text) VALUES (?, ?, ?) ON CONFLICT (session) "
                   "DO UPDATE SET changed = excluded.changed, text = excluded.text");
    row << session << result.changed << result.text;
    row->run();
}

void Store::keepRunning(const Running &hub)
{
    Bound row(db_, "INSERT INTO hub_running (hub, address, seen, text) VALUES (?, ?, ?, ?) ON CONFLICT (hub) "
                   "DO UPDATE SET address = excluded.address, seen = excluded.seen, text = excluded.text");
    row << hub.hub << hub.address << hub.seen << hub.text;
    row->run();
}

void Store::keepStopped(const QString &hub)
{
    Bound row(db_, "UPDATE hub_running SET text = '' WHERE hub = ?");
    row << hub;
    row->run();
}

void Store::tellOfHubs()
{
    changing(ofHubs, [] {});
}

void Store::forgetRunning(const QByteArray &address, Moment before)
{
    Bound row(db_, "DELETE FROM hub_running WHERE address = ? OR seen < ?");
    row << address << before;
    row->run();
}

std::vector<Running> Store::running() const
{
    Bound row(db_, "SELECT hub, address, seen, text FROM hub_running ORDER BY address, hub");
    std::vector<Running> all;
    while (row->next())
        all.push_back({textAt(*row, 0), bytesAt(*row, 1), row->number(2), bytesAt(*row, 3)});
    return all;
}

} // namespace torchside::hub
