#include "data/journal/open_journal.h"

#include "data/journal/file_header.h"
#include "data/journal/migrations.h"
#include "data/journal/salvage.h"

#include <filesystem>

namespace torchside::data {

namespace {

namespace fs = std::filesystem;

void refuseForeign(const std::string &path, const FileHeader &header)
{
    if (!header.isSqlite)
        throw OpenFailure(path + " is not a Torchside journal. It was left as it is.");
    if (header.applicationId != journalMark && header.applicationId != 0)
        throw OpenFailure(path + " belongs to another program. It was left as it is.");
    if (header.version > journalVersion())
        throw OpenFailure(path + " was written by a newer Torchside (version " + std::to_string(header.version) +
                          ", this one knows " + std::to_string(journalVersion()) +
                          "). It was left as it is: please update Torchside.");
}

bool isDamaged(Database &db)
{
    try {
        return db.text("PRAGMA quick_check(1)") != "ok" || db.number("PRAGMA application_id") != journalMark;
    } catch (const JournalFailure &) {
        return true;
    }
}

void refuseInUse(Database &db, const std::string &path)
{
    try {
        db.number("SELECT count(*) FROM sqlite_schema");
    } catch (const JournalFailure &failure) {
        if (std::string(failure.what()).find("locked") != std::string::npos)
            throw OpenFailure(path + " is locked by another program: close that first. It was left as it is.");
    }
}

Database opened(const std::string &path, Database::Access access)
{
    try {
        return Database(path, access);
    } catch (const JournalFailure &failure) {
        throw OpenFailure(path + " can't be opened: " + failure.what() + ".");
    }
}

void prepare(Database &db, const std::string &path)
{
    if (db.isReadOnly())
        throw OpenFailure(path + " is read-only: nothing could be saved in it.");
    try {
        db.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
    } catch (const JournalFailure &failure) {
        throw OpenFailure(path + " can't be written: " + failure.what() + ".");
    }
}

Opened openNew(const std::string &path)
{
    auto db = opened(path, Database::Access::readWrite);
    prepare(db, path);
    try {
        migrate(db);
    } catch (const JournalFailure &failure) {
        throw OpenFailure(path + " can't be written: " + failure.what() + ".");
    }
    return {std::make_unique<SqliteJournal>(std::move(db)), {}};
}

Opened openDamaged(const std::string &path)
{
    const auto aside = setAside(path);
    auto fresh = openNew(path);
    const auto saved = salvage(aside, *fresh.journal);
    salvageCards(aside, path);
    fresh.notice = path + " was damaged. It was set aside as " + aside + "; " + std::to_string(saved) +
                   (saved == 1 ? " session was" : " sessions were") + " taken over from it.";
    return fresh;
}

Opened openForReading(const std::string &path)
{
    auto db = opened(path, Database::Access::readOnly);
    refuseInUse(db, path);
    if (isDamaged(db))
        return openDamaged(path);
    if (db.number("PRAGMA user_version") != journalVersion())
        return openJournal(path, Purpose::play);
    return {std::make_unique<SqliteJournal>(std::move(db)), {}};
}

Opened openExisting(const std::string &path)
{
    std::string notice;
    auto db = opened(path, Database::Access::readWrite);
    refuseInUse(db, path);
    if (isDamaged(db)) {
        { Database close(std::move(db)); }
        return openDamaged(path);
    }
    prepare(db, path);
    try {
        if (const auto version = db.number("PRAGMA user_version"); version < journalVersion()) {
            const auto copy = keepCopy(db, path, static_cast<int>(version));
            migrate(db);
            notice = path + " was brought up to date; a copy of the older one is " + copy + ".";
        }
    } catch (const JournalFailure &failure) {
        throw OpenFailure(path + " can't be brought up to date: " + failure.what() + ". It was left as it is.");
    }
    return {std::make_unique<SqliteJournal>(std::move(db)), notice};
}

} // namespace

Opened openJournal(const std::string &path, Purpose purpose)
{
    std::error_code ignored;
    if (fs::is_directory(path, ignored))
        throw OpenFailure(path + " is a folder, not a file.");
    if (!fs::exists(path, ignored) || fs::file_size(path, ignored) == 0) {
        if (purpose == Purpose::read)
            throw OpenFailure("There is no journal at " + path + ".");
        return openNew(path);
    }
    const auto header = readHeader(path);
    if (!header)
        throw OpenFailure(path + " can't be read.");
    refuseForeign(path, *header);
    return purpose == Purpose::read ? openForReading(path) : openExisting(path);
}

} // namespace torchside::data
