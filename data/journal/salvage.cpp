#include "data/journal/salvage.h"

#include "data/journal/rows.h"
#include "data/journal/sql_journal.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <vector>

namespace torchside::data {

namespace fs = std::filesystem;

namespace {

constexpr std::array<const char *, 4> tails{"", "-wal", "-shm", "-journal"};

void renameAll(const std::string &from, const std::string &to)
{
    for (const char *tail : tails)
        if (fs::exists(from + tail))
            fs::rename(from + tail, to + tail);
}

} // namespace

std::string setAside(const std::string &path)
{
    int n = 1;
    std::string aside;
    do
        aside = path + ".damaged-" + std::to_string(n++);
    while (fs::exists(aside));
    try {
        renameAll(path, aside);
    } catch (const fs::filesystem_error &) {
        renameAll(aside, path);
        throw;
    }
    return aside;
}

void putBack(const std::string &aside, const std::string &path)
{
    for (const char *tail : tails)
        fs::remove(path + tail);
    renameAll(aside, path);
}

namespace {

// Step by step, as far as it goes: one broken page must not take the steps before it along.
std::vector<StoredStep> readableSteps(const SqlJournal &from, const StoredSession &session)
{
    std::vector<StoredStep> steps;
    try {
        for (std::int64_t seq = 1; seq <= session.last; ++seq) {
            auto step = from.steps(session.id, seq, seq);
            if (step.empty())
                break;
            steps.push_back(std::move(step.front()));
        }
    } catch (const JournalFailure &) {
        // what was read before stands
    }
    return steps;
}

std::vector<StoredNote> readableNotes(const SqlJournal &from, SessionId id, std::int64_t last)
{
    try {
        auto notes = from.notes(id);
        for (auto &note : notes)
            note.seq = std::min(note.seq, last);
        return notes;
    } catch (const JournalFailure &) {
        return {};
    }
}

// What was corrected can be taken back only where all of it is there.
std::vector<Aside> readableAsides(const SqlJournal &from, SessionId id, const std::vector<StoredNote> &notes)
{
    try {
        return counted(from.asides(id), notes);
    } catch (const std::exception &) {
        return {};
    }
}

void tryWriting(Database &db)
{
    db.run("PRAGMA user_version = " + std::to_string(db.number("PRAGMA user_version")));
}

// A disk in trouble may take at the second try what it didn't at the first. What isn't taken then either is
// left out, unless nothing can be written at all: that fails.
bool kept(Database &into, const auto &write)
{
    for (int tries = 0; tries < 2; ++tries) {
        try {
            write();
            return true;
        } catch (const JournalFailure &) {
        }
    }
    tryWriting(into);
    return false;
}

bool takeOver(const SqlJournal &from, SessionId id, SqlJournal &into)
{
    std::optional<StoredSession> session;
    try {
        session = from.session(id);
    } catch (const JournalFailure &) {
    }
    if (!session)
        return false;
    const auto steps = readableSteps(from, *session);
    if (steps.empty())
        return false;
    const bool isWhole = session->last == steps.back().seq;
    session->last = steps.back().seq;
    session->head = std::min(session->head, session->last);
    const auto notes = readableNotes(from, id, session->last);
    const auto asides = isWhole ? readableAsides(from, id, notes) : std::vector<Aside>{};
    return kept(into.database(), [&] { into.take(*session, steps, notes, asides); });
}

using Row = std::vector<std::string>;

// From both ends, so that one broken page costs only its own rows.
void readRows(Database &from, const std::string &query, std::size_t columns, std::vector<Row> &rows)
{
    for (const char *order : {" ORDER BY 1 ASC", " ORDER BY 1 DESC"}) {
        try {
            Statement row(from, query + order);
            while (row.next()) {
                Row &read = rows.emplace_back();
                for (std::size_t column = 0; column < columns; ++column)
                    read.emplace_back(row.text(static_cast<int>(column)));
            }
        } catch (const JournalFailure &) {
            continue; // the other end may yet be read
        }
    }
}

void writeRows(Database &into, const std::string &insertion, const std::vector<Row> &rows)
{
    Statement kept(into, insertion);
    for (const auto &row : rows) {
        for (const auto &text : row)
            kept.bind(std::string_view(text));
        kept.run();
    }
}

} // namespace

void salvageEntries(const std::string &damaged, Database &into)
{
    std::vector<Row> entries;
    std::vector<Row> mendings;
    try {
        Database from(damaged, Database::Access::readOnly);
        readRows(from, "SELECT id, json, game, kind FROM entry", 4, entries);
        readRows(from, "SELECT entry, field, value, game, kind FROM mending", 5, mendings);
        // As versions 3 to 6 kept them.
        readRows(from, "SELECT id, json, 'cthulhu', 'card' FROM card", 4, entries);
        readRows(from, "SELECT name, json, 'cthulhu', 'deck' FROM deck", 4, entries);
        readRows(from, "SELECT card, field, value, 'cthulhu', 'card' FROM correction", 5, mendings);
    } catch (const JournalFailure &) {
        // the sessions matter more: the file is opened all the same
    }
    kept(into, [&] {
        Transaction transaction(into);
        writeRows(into, "INSERT INTO entry (id, json, game, kind) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
                  entries);
        writeRows(into,
                  "INSERT INTO mending (entry, field, value, game, kind) VALUES (?, ?, ?, ?, ?) "
                  "ON CONFLICT DO NOTHING",
                  mendings);
        transaction.commit();
    });
    tryWriting(into);
}

std::optional<std::string> changedStep(Database &db)
{
    if (!db.connection().hasColumn("step", "sum"))
        return std::nullopt;
    Statement row(db,
                  "SELECT seq, command, events, line, at, seats, outcome, standing, mended, NULL, request, "
                  "sender, sum, session FROM step WHERE sum IS NOT NULL");
    while (row.next()) {
        if (isAsWritten(row))
            continue;
        const auto step = row.number(0);
        const auto session = row.number(13);
        row.reset();
        return "step " + std::to_string(step) + " of session " + std::to_string(session) +
               " was changed on the disk";
    }
    return std::nullopt;
}

namespace {

// What lies in the log beside it is put together with the first look, for which something is written: tried
// twice.
std::unique_ptr<SqlJournal> reading(const std::string &damaged)
{
    std::unique_ptr<SqlJournal> from;
    for (int tries = 0; tries < 2; ++tries) {
        try {
            from = std::make_unique<SqlJournal>(Database(damaged, Database::Access::readOnly));
            from->session(1);
            break;
        } catch (const JournalFailure &) {
        }
    }
    return from;
}

} // namespace

int salvage(const std::string &damaged, SqlJournal &into)
{
    const auto from = reading(damaged);
    if (!from)
        return 0; // not even the table of contents can be read: the file is set aside all the same
    int saved = 0;
    constexpr SessionId manyMore = 10'000;
    int missing = 0;
    for (SessionId id = 1; missing < 100 && id < manyMore; ++id) {
        const bool taken = takeOver(*from, id, into);
        saved += taken ? 1 : 0;
        missing = taken ? 0 : missing + 1;
    }
    return saved;
}

} // namespace torchside::data
