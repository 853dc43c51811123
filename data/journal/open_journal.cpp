#include "data/journal/open_journal.h"

#include "data/journal/migrations.h"
#include "data/journal/salvage.h"
#include "data/journal/watched_file.h"

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
        throw OpenFailure(path + " was written by a newer Torchside (version " +
                          std::to_string(header.version) + ", this one knows " +
                          std::to_string(journalVersion()) +
                          "). It was left as it is: please update Torchside.");
}

Database opened(const std::string &path, Database::Access access)
{
    try {
        return Database(path, access);
    } catch (const JournalFailure &failure) {
        throw OpenFailure(path + " can't be opened: " + failure.what() + ".");
    }
}

// Most programs leave no mark in their files: one without ours that holds other tables is theirs.
void refuseUnmarked(Database &db, const std::string &path)
{
    const auto others = db.number("SELECT count(*) FROM sqlite_schema");
    const auto ours =
        db.number("SELECT count(*) FROM sqlite_schema WHERE name IN ('session', 'step', 'note')");
    if (others > 0 && ours < 3)
        throw OpenFailure(path + " is not a Torchside journal. It was left as it is.");
}

void refuseInUse(Database &db, const std::string &path)
{
    try {
        db.number("SELECT count(*) FROM sqlite_schema");
    } catch (const JournalFailure &failure) {
        if (std::string(failure.what()).find("locked") != std::string::npos)
            throw OpenFailure(path +
                              " is locked by another program: close that first. It was left as it is.");
    }
}

// Is there nothing in it yet, because its making was broken off? What was written last, the mark and the
// version as well, may stand only in the log beside the file.
bool holdsNothing(Database &db, const std::string &path)
{
    try {
        const FileHeader within{true, db.number("PRAGMA user_version"), db.number("PRAGMA application_id")};
        refuseForeign(path, within);
        if (within.applicationId != 0)
            return false;
        refuseUnmarked(db, path);
        return db.number("SELECT count(*) FROM sqlite_schema") == 0;
    } catch (const JournalFailure &) {
        return false; // damaged, or out of reach: that is told apart next
    }
}

// The same without writing: closing a file that was opened to be written clears its log away.
bool isSeenToHoldNothing(const std::string &path)
{
    auto db = opened(path, Database::Access::readOnly);
    refuseInUse(db, path);
    return holdsNothing(db, path);
}

// Whether something in it is damaged, and what, where that has a name.
std::optional<std::string> damageIn(Database &db, const std::string &path)
{
    try {
        if (db.text("PRAGMA quick_check(1)") != "ok" || db.number("PRAGMA application_id") != journalMark)
            return "";
        const auto changed = changedStep(db);
        return changed ? std::optional(": " + *changed) : std::nullopt;
    } catch (const JournalFailure &failure) {
        if (db.isOutOfReach())
            throw OpenFailure(path + " can't be read: " + failure.what() + ". It was left as it is.");
        return "";
    }
}

void prepare(Database &db, const std::string &path)
{
    if (db.isReadOnly())
        throw OpenFailure(path + " is read-only: nothing could be saved in it.");
    try {
        db.run(isWatched(path) ? "PRAGMA journal_mode = MEMORY" : "PRAGMA journal_mode = WAL");
        db.run("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
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
    return {std::make_unique<SqlJournal>(std::move(db)), {}};
}

Opened openNothing(const std::string &path, Purpose purpose)
{
    if (purpose == Purpose::read)
        throw OpenFailure("There is no journal at " + path + ".");
    return openNew(path);
}

std::string keptAside(const std::string &path)
{
    try {
        return setAside(path);
    } catch (const fs::filesystem_error &failure) {
        throw OpenFailure(path + " is damaged and can't be set aside: " + failure.code().message() + ".");
    }
}

Opened takenOver(const std::string &aside, const std::string &path, const std::string &damage)
{
    auto fresh = openNew(path);
    const auto saved = salvage(aside, *fresh.journal);
    salvageEntries(aside, fresh.journal->database());
    fresh.notice = path + " was damaged" + damage + ". It was set aside as " + aside + "; " +
                   std::to_string(saved) + (saved == 1 ? " session was" : " sessions were") +
                   " taken over from it.";
    return fresh;
}

// A disk that can't be written must not cost what could still be read: then all stays as it is, to be tried
// again.
Opened openDamaged(const std::string &path, const std::string &damage)
{
    const auto aside = keptAside(path);
    try {
        return takenOver(aside, path, damage);
    } catch (const std::runtime_error &failure) {
        std::string why = failure.what();
        if (why.back() != '.')
            why += '.';
        std::string left = " It was left as it is.";
        try {
            putBack(aside, path);
        } catch (const fs::filesystem_error &) {
            left = " It is now " + aside + ".";
        }
        throw OpenFailure(path + " is damaged" + damage +
                          ", and what can be read of it can't be saved: " + why + left);
    }
}

Opened openForReading(const std::string &path)
{
    auto db = opened(path, Database::Access::readOnly);
    refuseInUse(db, path);
    if (const auto damage = damageIn(db, path))
        return openDamaged(path, *damage);
    if (db.number("PRAGMA user_version") != journalVersion())
        return openJournal(path, Purpose::play);
    return {std::make_unique<SqlJournal>(std::move(db)), {}};
}

Opened openExisting(const std::string &path)
{
    std::string notice;
    auto db = opened(path, Database::Access::readWrite);
    refuseInUse(db, path);
    const bool isEmpty = holdsNothing(db, path);
    if (const auto damage = isEmpty ? std::nullopt : damageIn(db, path); isEmpty || damage) {
        {
            Database close(std::move(db));
        }
        return isEmpty ? openNew(path) : openDamaged(path, *damage);
    }
    prepare(db, path);
    try {
        if (const auto version = db.number("PRAGMA user_version"); version < journalVersion()) {
            const auto copy = keepCopy(db, path, static_cast<int>(version));
            migrate(db);
            notice = path + " was brought up to date; a copy of the older one is " + copy + ".";
        }
    } catch (const JournalFailure &failure) {
        throw OpenFailure(path + " can't be brought up to date: " + failure.what() +
                          ". It was left as it is.");
    }
    return {std::make_unique<SqlJournal>(std::move(db)), notice};
}

} // namespace

Opened openJournal(const std::string &path, Purpose purpose)
{
    std::error_code ignored;
    if (fs::is_directory(path, ignored))
        throw OpenFailure(path + " is a folder, not a file.");
    if (!fs::exists(path, ignored) || fs::file_size(path, ignored) == 0)
        return openNothing(path, purpose);
    const auto header = readHeader(path);
    if (!header)
        throw OpenFailure(path + " can't be read.");
    refuseForeign(path, *header);
    const bool mayHoldNothing = header->applicationId == 0 || fs::exists(path + "-wal", ignored);
    if (mayHoldNothing && isSeenToHoldNothing(path))
        return openNothing(path, purpose);
    return purpose == Purpose::read ? openForReading(path) : openExisting(path);
}

} // namespace torchside::data
