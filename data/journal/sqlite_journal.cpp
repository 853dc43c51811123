#include "data/journal/sqlite_journal.h"

#include "data/journal/journal_text.h"

namespace torchside::data {

namespace {

std::optional<std::string> outcomeText(const Standing &standing)
{
    return standing.outcome ? std::optional(textOf(*standing.outcome)) : std::nullopt;
}

StoredSession sessionFrom(const Statement &row)
{
    StoredSession session;
    session.id = row.number(0);
    session.game = row.text(1);
    session.started = row.number(2);
    session.changed = row.number(3);
    session.head = row.number(4);
    session.last = row.number(5);
    session.standing.seats = namesFrom(row.text(6));
    if (const auto outcome = row.maybeText(7))
        session.standing.outcome = outcomeFrom(*outcome);
    session.standing.line = sentenceFrom(row.text(8));
    return session;
}

} // namespace

SqliteJournal::SqliteJournal(Database database)
    : db_(std::move(database))
{
}

Statement &SqliteJournal::prepared(const char *sql) const
{
    const auto found = statements_.find(sql);
    auto &statement = found != statements_.end() ? found->second : statements_.emplace(sql, Statement(db_, sql)).first->second;
    statement.reset();
    return statement;
}

SessionId SqliteJournal::insertSession(const StoredSession &session)
{
    const auto &standing = session.standing;
    prepared("INSERT INTO session (game, started, changed, head, last, seats, outcome, line) "
             "VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
        .bind(std::string_view(session.game))
        .bind(session.started)
        .bind(session.changed)
        .bind(session.head)
        .bind(session.last)
        .bind(std::string_view(textOf(standing.seats)))
        .bind(outcomeText(standing))
        .bind(std::string_view(textOf(standing.line)))
        .run();
    return db_.lastId();
}

void SqliteJournal::insertStep(SessionId id, const StoredStep &step)
{
    prepared("INSERT INTO step (session, seq, command, events, line, at) VALUES (?, ?, ?, ?, ?, ?)")
        .bind(id)
        .bind(step.seq)
        .bind(std::string_view(step.command))
        .bind(std::string_view(step.events))
        .bind(std::string_view(textOf(step.line)))
        .bind(step.at)
        .run();
}

void SqliteJournal::insertNote(SessionId id, const StoredNote &note)
{
    prepared("INSERT INTO note (session, seq, text, at) VALUES (?, ?, ?, ?)")
        .bind(id)
        .bind(note.seq)
        .bind(std::string_view(note.text))
        .bind(note.at)
        .run();
}

SessionId SqliteJournal::begin(const std::string &game, const StoredStep &start, const Standing &standing)
{
    return take({0, game, start.at, start.at, 1, 1, standing}, {start}, {});
}

void SqliteJournal::setHead(SessionId id, std::int64_t from, std::int64_t head, std::int64_t last,
                            const Standing &standing, Moment at)
{
    prepared("UPDATE session SET head = ?, last = ?, seats = ?, outcome = ?, line = ?, changed = ? "
             "WHERE id = ? AND head = ?")
        .bind(head)
        .bind(last)
        .bind(std::string_view(textOf(standing.seats)))
        .bind(outcomeText(standing))
        .bind(std::string_view(textOf(standing.line)))
        .bind(at)
        .bind(id)
        .bind(from)
        .run();
    if (db_.changedRows() != 1)
        throw JournalFailure("this session has gone on elsewhere");
}

void SqliteJournal::append(SessionId id, const StoredStep &step, const Standing &standing,
                           const std::optional<std::string> &snapshot)
{
    Transaction transaction(db_);
    setHead(id, step.seq - 1, step.seq, step.seq, standing, step.at);
    prepared("DELETE FROM step WHERE session = ? AND seq >= ?").bind(id).bind(step.seq).run();
    prepared("DELETE FROM snapshot WHERE session = ? AND seq >= ?").bind(id).bind(step.seq).run();
    prepared("UPDATE note SET seq = ? WHERE session = ? AND seq >= ?").bind(step.seq - 1).bind(id).bind(step.seq).run();
    insertStep(id, step);
    if (snapshot)
        prepared("INSERT INTO snapshot (session, seq, state) VALUES (?, ?, ?)")
            .bind(id)
            .bind(step.seq)
            .bind(std::string_view(*snapshot))
            .run();
    transaction.commit();
}

void SqliteJournal::moveHead(SessionId id, std::int64_t from, std::int64_t to, const Standing &standing, Moment at)
{
    Transaction transaction(db_);
    const auto last = session(id);
    setHead(id, from, to, last ? last->last : to, standing, at);
    transaction.commit();
}

void SqliteJournal::addNote(SessionId id, const StoredNote &note)
{
    Transaction transaction(db_);
    insertNote(id, note);
    transaction.commit();
}

std::optional<StoredSession> SqliteJournal::session(SessionId id) const
{
    auto &row = prepared("SELECT id, game, started, changed, head, last, seats, outcome, line FROM session "
                         "WHERE id = ? AND hidden = 0")
                    .bind(id);
    if (!row.next())
        return std::nullopt;
    auto session = sessionFrom(row);
    row.reset();
    return session;
}

std::vector<StoredSession> SqliteJournal::sessions() const
{
    auto &row = prepared("SELECT id, game, started, changed, head, last, seats, outcome, line FROM session "
                         "WHERE hidden = 0 ORDER BY changed DESC, id DESC");
    std::vector<StoredSession> all;
    while (row.next())
        all.push_back(sessionFrom(row));
    return all;
}

std::vector<StoredStep> SqliteJournal::steps(SessionId id, std::int64_t from, std::int64_t to) const
{
    auto &row = prepared("SELECT seq, command, events, line, at FROM step "
                         "WHERE session = ? AND seq BETWEEN ? AND ? ORDER BY seq")
                    .bind(id)
                    .bind(from)
                    .bind(to);
    std::vector<StoredStep> some;
    while (row.next())
        some.push_back({row.number(0), row.text(1), row.text(2), sentenceFrom(row.text(3)), row.number(4)});
    return some;
}

std::vector<StoredNote> SqliteJournal::notes(SessionId id) const
{
    auto &row = prepared("SELECT seq, text, at FROM note WHERE session = ? ORDER BY seq, id").bind(id);
    std::vector<StoredNote> all;
    while (row.next())
        all.push_back({row.number(0), row.text(1), row.number(2)});
    return all;
}

std::optional<Snapshot> SqliteJournal::snapshot(SessionId id, std::int64_t atMost) const
{
    auto &row = prepared("SELECT seq, state FROM snapshot WHERE session = ? AND seq <= ? ORDER BY seq DESC LIMIT 1")
                    .bind(id)
                    .bind(atMost);
    if (!row.next())
        return std::nullopt;
    Snapshot snapshot{row.number(0), row.text(1)};
    row.reset();
    return snapshot;
}

SessionId SqliteJournal::take(const StoredSession &session, const std::vector<StoredStep> &steps,
                              const std::vector<StoredNote> &notes)
{
    Transaction transaction(db_);
    const auto id = insertSession(session);
    for (const auto &step : steps)
        insertStep(id, step);
    for (const auto &note : notes)
        insertNote(id, note);
    transaction.commit();
    return id;
}

void SqliteJournal::setHidden(SessionId id, bool hidden)
{
    Transaction transaction(db_);
    prepared("UPDATE session SET hidden = ? WHERE id = ?").bind(hidden ? 1 : 0).bind(id).run();
    transaction.commit();
}

void SqliteJournal::remove(SessionId id)
{
    setHidden(id, true);
}

void SqliteJournal::restore(SessionId id)
{
    setHidden(id, false);
}

} // namespace torchside::data
