#include "data/journal/salvage.h"

#include "data/journal/rows.h"
#include "data/journal/sql_journal.h"

#include <algorithm>
#include <filesystem>

namespace torchside::data {

namespace fs = std::filesystem;

std::string setAside(const std::string &path)
{
    int n = 1;
    std::string aside;
    do
        aside = path + ".damaged-" + std::to_string(n++);
    while (fs::exists(aside));
    fs::rename(path, aside);
    for (const char *tail : {"-wal", "-shm"})
        if (fs::exists(path + tail))
            fs::rename(path + tail, aside + tail);
    return aside;
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

bool takeOver(const SqlJournal &from, SessionId id, Journal &into)
{
    try {
        auto session = from.session(id);
        if (!session)
            return false;
        const auto steps = readableSteps(from, *session);
        if (steps.empty())
            return false;
        const bool isWhole = session->last == steps.back().seq;
        session->last = steps.back().seq;
        session->head = std::min(session->head, session->last);
        const auto notes = readableNotes(from, id, session->last);
        into.take(*session, steps, notes, isWhole ? readableAsides(from, id, notes) : std::vector<Aside>{});
        return true;
    } catch (const JournalFailure &) {
        return false;
    }
}

// From both ends, so that one broken page costs only its own rows.
void takeOverRows(Database &from, Database &into, const std::string &rows, const std::string &insertion,
                  int columns)
{
    for (const char *order : {" ORDER BY 1 ASC", " ORDER BY 1 DESC"}) {
        try {
            Statement row(from, rows + order);
            Statement kept(into, insertion);
            while (row.next()) {
                for (int column = 0; column < columns; ++column)
                    kept.bind(std::string_view(row.text(column)));
                kept.run();
            }
        } catch (const JournalFailure &) {
            continue; // the other end may yet be read
        }
    }
}

} // namespace

void salvageEntries(const std::string &damaged, Database &into)
{
    const std::string entry =
        "INSERT INTO entry (id, json, game, kind) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING";
    const std::string mending =
        "INSERT INTO mending (entry, field, value, game, kind) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";
    try {
        Database from(damaged, Database::Access::readOnly);
        Transaction transaction(into);
        takeOverRows(from, into, "SELECT id, json, game, kind FROM entry", entry, 4);
        takeOverRows(from, into, "SELECT entry, field, value, game, kind FROM mending", mending, 5);
        // As versions 3 to 6 kept them.
        takeOverRows(from, into, "SELECT id, json, 'cthulhu', 'card' FROM card", entry, 4);
        takeOverRows(from, into, "SELECT name, json, 'cthulhu', 'deck' FROM deck", entry, 4);
        takeOverRows(from, into, "SELECT card, field, value, 'cthulhu', 'card' FROM correction", mending, 5);
        transaction.commit();
    } catch (const JournalFailure &) {
        return; // the sessions matter more: the file is opened all the same
    }
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

int salvage(const std::string &damaged, Journal &into)
{
    int saved = 0;
    try {
        const SqlJournal from(Database(damaged, Database::Access::readOnly));
        constexpr SessionId manyMore = 10'000;
        int missing = 0;
        for (SessionId id = 1; missing < 100 && id < manyMore; ++id) {
            const bool taken = takeOver(from, id, into);
            saved += taken ? 1 : 0;
            missing = taken ? 0 : missing + 1;
        }
    } catch (const JournalFailure &) {
        // not even the table of contents can be read: the file is set aside all the same
    }
    return saved;
}

} // namespace torchside::data
