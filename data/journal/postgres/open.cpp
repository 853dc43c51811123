#include "data/journal/postgres/open.h"

#include "data/journal/migrations.h"
#include "data/journal/postgres/connection.h"

#include <array>
#include <thread>

namespace torchside::data::postgres {

namespace {

// In order; what has shipped never changes. What a file has at the same number it has, too, by the very same
// script where that will do.
constexpr std::array scripts{"postgres/007_journal.sql", "008_hub.sql", "postgres/009_sums.sql"};

int placeOf(std::string_view script)
{
    return numberOf(script.substr(script.rfind('/') + 1));
}

constexpr auto mark =
    0x54726368; // "Trch": whoever brings the tables up to date holds the lock of this number
constexpr std::chrono::minutes slowly{10};
constexpr std::chrono::seconds whileOthersDo{60};

// Nothing where there are no tables of ours.
std::int64_t versionIn(Database &db)
{
    if (!db.connection().hasColumn("torchside", "version"))
        return 0;
    return db.number("SELECT version FROM torchside");
}

void refuseForeign(Database &db, const std::string &name)
{
    if (db.connection().hasColumn("session", "id") || db.connection().hasColumn("step", "seq"))
        throw OpenFailure(name + " holds tables of another program. It was left as it is.");
}

void refuseNewer(std::int64_t found, const std::string &name)
{
    if (found > version())
        throw OpenFailure(name + " was written by a newer Torchside (version " + std::to_string(found) +
                          ", this one knows " + std::to_string(version()) +
                          "). It was left as it is: please update Torchside.");
}

void migrate(Database &db, const std::string &name)
{
    Transaction transaction(db);
    auto found = versionIn(db);
    refuseNewer(found, name);
    if (found == 0) {
        refuseForeign(db, name);
        db.run("CREATE TABLE torchside (version bigint NOT NULL); INSERT INTO torchside VALUES (0)");
    }
    db.run("SET LOCAL statement_timeout = 0");
    for (const auto *script : scripts)
        if (placeOf(script) > found)
            db.run(scriptText(script));
    db.run("UPDATE torchside SET version = " + std::to_string(version()));
    transaction.commit();
}

// One at a time; the others find it done.
void migrateAlone(Database &db, Connection &connection, const std::string &name)
{
    const auto key = "(" + std::to_string(mark) + ")";
    const auto until = std::chrono::steady_clock::now() + whileOthersDo;
    while (db.text("SELECT pg_try_advisory_lock" + key) != "t") {
        if (std::chrono::steady_clock::now() > until)
            throw OpenFailure(name + " is being brought up to date by another program. Try again later.");
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    connection.setPatience(slowly);
    migrate(db, name);
    connection.setPatience(patience);
    db.number("SELECT CASE WHEN pg_advisory_unlock" + key + " THEN 1 ELSE 0 END");
}

// Whoever has written nothing for so long has no question left about it.
void forgetWriters(Database &db)
{
    constexpr std::chrono::hours week{7 * 24};
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    const auto before = std::chrono::duration_cast<std::chrono::milliseconds>(now - week).count();
    db.together([&] { db.run("DELETE FROM writer WHERE at < " + std::to_string(before)); });
}

} // namespace

int version()
{
    return placeOf(scripts.back());
}

Opened open(const std::string &address, Purpose purpose)
{
    const auto name = shown(address);
    try {
        auto connection = std::make_unique<Connection>(address);
        auto &line = *connection;
        Database db(std::move(connection));
        const auto found = versionIn(db);
        refuseNewer(found, name);
        if (found == 0 && purpose == Purpose::read)
            throw OpenFailure("There is no journal at " + name + ".");
        if (found < version())
            migrateAlone(db, line, name);
        if (purpose == Purpose::play)
            forgetWriters(db);
        return {std::make_unique<SqlJournal>(std::move(db)), {}};
    } catch (const JournalFailure &failure) {
        throw OpenFailure(name + " can't be opened: " + failure.what() + ".");
    }
}

} // namespace torchside::data::postgres
