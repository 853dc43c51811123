#include "data/journal/sqlite_journal.h"

#include "data/journal/rows.h"

namespace torchside::data {

using json::textOf;

namespace {

// A session with its newest step in effect: what that step left is how the session stands.
constexpr auto selectSessions =
    "SELECT session.id, session.game, session.started, max(coalesce(session.moved, 0), step.at), step.seq, "
    "newest.last, "
    "step.seats, step.outcome, step.standing "
    "FROM session "
    "JOIN (SELECT session, max(seq) AS last FROM step GROUP BY session) AS newest ON newest.session = "
    "session.id "
    "JOIN step ON step.session = session.id AND step.seq = coalesce(session.head, newest.last) "
    "WHERE session.hidden = 0 ORDER BY 4 DESC, 1 DESC";
constexpr auto selectSession =
    "SELECT session.id, session.game, session.started, max(coalesce(session.moved, 0), step.at), step.seq, "
    "newest.last, "
    "step.seats, step.outcome, step.standing "
    "FROM session "
    "JOIN (SELECT max(seq) AS last FROM step WHERE session = ?1) AS newest "
    "JOIN step ON step.session = session.id AND step.seq = coalesce(session.head, newest.last) "
    "WHERE session.id = ?1 AND session.hidden = 0";

StoredSession sessionFrom(const Statement &row)
{
    StoredSession session;
    session.id = row.number(0);
    session.game = row.text(1);
    session.started = row.number(2);
    session.changed = row.number(3);
    session.head = row.number(4);
    session.last = row.number(5);
    session.standing = standingFrom(row, 6);
    return session;
}

} // namespace

SqliteJournal::SqliteJournal(Database database)
    : db_(std::move(database)),
      knowsSeams_(db_.number("SELECT count(*) FROM pragma_table_info('step') WHERE name = 'request'") > 0)
{}

Statement &SqliteJournal::prepared(const char *sql) const
{
    const auto found = statements_.find(sql);
    auto &statement = found != statements_.end()
                          ? found->second
                          : statements_.emplace(sql, Statement(db_, sql)).first->second;
    statement.reset();
    return statement;
}

SessionId SqliteJournal::insertSession(const StoredSession &session)
{
    prepared("INSERT INTO session (game, started) VALUES (?, ?)")
        .bind(std::string_view(session.game))
        .bind(session.started)
        .run();
    return db_.lastId();
}

void SqliteJournal::insertStep(SessionId id, const StoredStep &step)
{
    prepared("INSERT INTO step (session, seq, command, events, line, seats, outcome, standing, at, mended, "
             "request, sender) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        .bind(id)
        .bind(step.seq)
        .bind(std::string_view(step.command))
        .bind(std::string_view(step.events))
        .bind(std::string_view(textOf(std::vector{step.line})))
        .bind(std::string_view(textOf(step.standing.seats)))
        .bind(outcomeText(step.standing))
        .bind(std::string_view(textOf(std::vector{step.standing.line})))
        .bind(step.at)
        .bind(mendedText(step))
        .bind(orNothing(step.origin.request))
        .bind(orNothing(step.origin.sender))
        .run();
    if (step.snapshot)
        keepSnapshot(id, step.seq, *step.snapshot);
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

SessionId SqliteJournal::begin(const std::string &game, const StoredStep &start)
{
    return take({0, game, start.at, start.at, 1, 1, start.standing}, {start}, {}, {});
}

std::pair<std::int64_t, std::int64_t> SqliteJournal::headAndLast(SessionId id) const
{
    auto &row =
        prepared("SELECT coalesce(session.head, newest.last), newest.last FROM session "
                 "JOIN (SELECT max(seq) AS last FROM step WHERE session = ?1) AS newest WHERE id = ?1")
            .bind(id);
    if (!row.next())
        throw JournalFailure("there is no such session");
    const std::pair found{row.number(0), row.number(1)};
    row.reset();
    return found;
}

// Where it stands, and its last step; whoever thinks it stands elsewhere holds an older one.
std::pair<std::int64_t, std::int64_t> SqliteJournal::expect(SessionId id, std::int64_t head) const
{
    const auto found = headAndLast(id);
    if (found.first != head)
        throw Overtaken();
    return found;
}

void SqliteJournal::setHead(SessionId id, std::int64_t head, std::int64_t last, Moment at)
{
    if (head < last)
        prepared("UPDATE session SET head = ?, moved = ? WHERE id = ?").bind(head).bind(at).bind(id).run();
    else
        prepared("UPDATE session SET head = NULL, moved = ? WHERE id = ?").bind(at).bind(id).run();
}

void SqliteJournal::cutAfter(SessionId id, std::int64_t head)
{
    prepared("DELETE FROM step WHERE session = ? AND seq > ?").bind(id).bind(head).run();
    prepared("DELETE FROM snapshot WHERE session = ? AND seq > ?").bind(id).bind(head).run();
    prepared("UPDATE note SET seq = ?2 WHERE session = ?1 AND seq > ?2").bind(id).bind(head).run();
}

void SqliteJournal::append(SessionId id, const StoredStep &step)
{
    Transaction transaction(db_);
    const auto [head, last] = expect(id, step.seq - 1);
    cutSeams(id, head);
    if (head < last) {
        cutAfter(id, head);
        setHead(id, step.seq, step.seq, step.at);
    }
    insertStep(id, step);
    transaction.commit();
}

void SqliteJournal::keepSnapshot(SessionId id, std::int64_t seq, const std::string &state)
{
    prepared("INSERT OR REPLACE INTO snapshot (session, seq, state) VALUES (?, ?, ?)")
        .bind(id)
        .bind(seq)
        .bind(std::string_view(state))
        .run();
}

void SqliteJournal::amend(SessionId id, const StoredStep &step)
{
    Transaction transaction(db_);
    if (expect(id, step.seq).second != step.seq)
        throw Overtaken();
    cutSeams(id, step.seq);
    prepared("DELETE FROM step WHERE session = ? AND seq = ?").bind(id).bind(step.seq).run();
    insertStep(id, step);
    transaction.commit();
}

void SqliteJournal::moveHead(SessionId id, std::int64_t from, std::int64_t to, Moment at)
{
    Transaction transaction(db_);
    setHead(id, to, expect(id, from).second, at);
    transaction.commit();
}

void SqliteJournal::addNote(SessionId id, const StoredNote &note)
{
    Transaction transaction(db_);
    expect(id, note.seq);
    insertNote(id, note);
    transaction.commit();
}

std::optional<StoredSession> SqliteJournal::session(SessionId id) const
{
    auto &row = prepared(selectSession).bind(id);
    if (!row.next())
        return std::nullopt;
    auto session = sessionFrom(row);
    row.reset();
    return session;
}

std::vector<StoredSession> SqliteJournal::sessions() const
{
    auto &row = prepared(selectSessions);
    std::vector<StoredSession> all;
    while (row.next())
        all.push_back(sessionFrom(row));
    return all;
}

std::vector<StoredStep> SqliteJournal::steps(SessionId id, std::int64_t from, std::int64_t to) const
{
    const char *sql =
        knowsSeams_
            ? "SELECT seq, command, events, line, at, seats, outcome, standing, mended, NULL, request, "
              "sender "
              "FROM step WHERE session = ? AND seq BETWEEN ? AND ? ORDER BY seq"
            : "SELECT seq, command, events, line, at, seats, outcome, standing, NULL, NULL, NULL, NULL "
              "FROM step WHERE session = ? AND seq BETWEEN ? AND ? ORDER BY seq";
    auto &row = prepared(sql).bind(id).bind(from).bind(to);
    std::vector<StoredStep> some;
    while (row.next())
        some.push_back(stepFrom(row));
    return some;
}

std::optional<std::int64_t> SqliteJournal::stepOf(SessionId id, const std::string &request) const
{
    if (!knowsSeams_)
        return std::nullopt;
    return prepared("SELECT seq FROM step WHERE session = ? AND request = ?")
        .bind(id)
        .bind(std::string_view(request))
        .single();
}

std::vector<StoredNote> SqliteJournal::notes(SessionId id) const
{
    auto &row = prepared("SELECT seq, text, at, id FROM note WHERE session = ? ORDER BY seq, id").bind(id);
    std::vector<StoredNote> all;
    while (row.next())
        all.push_back({row.number(0), row.text(1), row.number(2), row.number(3)});
    return all;
}

std::optional<Snapshot> SqliteJournal::snapshot(SessionId id, std::int64_t atMost) const
{
    auto &row =
        prepared("SELECT seq, state FROM snapshot WHERE session = ? AND seq <= ? ORDER BY seq DESC LIMIT 1")
            .bind(id)
            .bind(atMost);
    if (!row.next())
        return std::nullopt;
    Snapshot snapshot{row.number(0), row.text(1)};
    row.reset();
    return snapshot;
}

SessionId SqliteJournal::take(const StoredSession &session, const std::vector<StoredStep> &steps,
                              const std::vector<StoredNote> &notes, const std::vector<Aside> &asides)
{
    Transaction transaction(db_);
    const auto id = insertSession(session);
    for (const auto &step : steps)
        insertStep(id, step);
    if (session.head < session.last)
        setHead(id, session.head, session.last, session.changed);
    std::vector<std::int64_t> ids;
    for (const auto &note : notes) {
        insertNote(id, note);
        ids.push_back(db_.lastId());
    }
    for (std::size_t i = 0; i < asides.size(); ++i) {
        auto aside = asides[i];
        aside.notes.clear();
        for (const auto &[number, seq] : asides[i].notes)
            aside.notes[ids.at(static_cast<std::size_t>(number - 1))] = seq;
        insertAside(id, static_cast<std::int64_t>(i) + 1, aside);
    }
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

void SqliteJournal::together(const std::function<void()> &changes)
{
    Transaction transaction(db_);
    changes();
    transaction.commit();
}

void SqliteJournal::forget()
{
    Transaction transaction(db_);
    for (const char *table : {"aside", "note_aside", "seam", "step", "note", "snapshot", "digest"})
        db_.run(std::string("DELETE FROM ") + table +
                " WHERE session IN (SELECT id FROM session WHERE hidden = 1)");
    db_.run("DELETE FROM session WHERE hidden = 1");
    transaction.commit();
}

std::int64_t SqliteJournal::foreignChanges() const
{
    return prepared("PRAGMA data_version").single().value_or(0);
}

std::map<SessionId, Journal::Digest> SqliteJournal::digests() const
{
    auto &row = prepared("SELECT session, changed, text FROM digest");
    std::map<SessionId, Digest> all;
    while (row.next())
        all.emplace(row.number(0), Digest{row.number(1), row.text(2)});
    return all;
}

void SqliteJournal::keepDigest(SessionId id, const Digest &digest)
{
    prepared("INSERT OR REPLACE INTO digest (session, changed, text) VALUES (?, ?, ?)")
        .bind(id)
        .bind(digest.changed)
        .bind(std::string_view(digest.text))
        .run();
}

} // namespace torchside::data
