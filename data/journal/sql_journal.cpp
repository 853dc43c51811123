#include "data/journal/sql_journal.h"

#include "data/journal/rows.h"

namespace torchside::data {

using json::textOf;

namespace {

// A session with its newest step in effect: what that step left is how the session stands.
constexpr auto selectSessions =
    "SELECT session.id, session.game, session.started, "
    "CASE WHEN session.moved > step.at THEN session.moved ELSE step.at END, step.seq, newest.last, "
    "step.seats, step.outcome, step.standing "
    "FROM session "
    "JOIN (SELECT session, max(seq) AS last FROM step GROUP BY session) AS newest ON newest.session = "
    "session.id "
    "JOIN step ON step.session = session.id AND step.seq = coalesce(session.head, newest.last) "
    "WHERE session.hidden = 0 ORDER BY 4 DESC, 1 DESC";
constexpr auto selectSession =
    "SELECT session.id, session.game, session.started, "
    "CASE WHEN session.moved > step.at THEN session.moved ELSE step.at END, step.seq, "
    "(SELECT max(seq) FROM step WHERE session = ?1), "
    "step.seats, step.outcome, step.standing "
    "FROM session "
    "JOIN step ON step.session = session.id "
    "AND step.seq = coalesce(session.head, (SELECT max(seq) FROM step WHERE session = ?1)) "
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

// The number that a new row was given.
std::int64_t given(Statement &insertion)
{
    insertion.next();
    const auto number = insertion.number(0);
    insertion.run();
    return number;
}

} // namespace

SqlJournal::SqlJournal(Database database)
    : db_(std::move(database)),
      knowsSeams_(db_.connection().hasColumn("step", "request")),
      knowsSums_(db_.connection().hasColumn("step", "sum"))
{}

Statement &SqlJournal::prepared(const char *sql) const
{
    const auto found = statements_.find(sql);
    auto &statement = found != statements_.end()
                          ? found->second
                          : statements_.emplace(sql, Statement(db_, sql)).first->second;
    statement.reset();
    return statement;
}

SessionId SqlJournal::insertSession(const StoredSession &session)
{
    const auto id = given(prepared("INSERT INTO session (game, started) VALUES (?, ?) RETURNING id")
                              .bind(std::string_view(session.game))
                              .bind(session.started));
    db_.connection().touch(id);
    return id;
}

void SqlJournal::insertStep(SessionId id, const StoredStep &step)
{
    const auto written = writtenOf(step);
    prepared("INSERT INTO step (session, seq, command, events, line, seats, outcome, standing, at, mended, "
             "request, sender, sum) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        .bind(id)
        .bind(step.seq)
        .bind(std::string_view(step.command))
        .bind(std::string_view(step.events))
        .bind(std::string_view(written.line))
        .bind(std::string_view(written.seats))
        .bind(written.outcome)
        .bind(std::string_view(written.standing))
        .bind(step.at)
        .bind(written.mended)
        .bind(orNothing(step.origin.request))
        .bind(orNothing(step.origin.sender))
        .bind(sumOf(step, written))
        .run();
    if (step.snapshot)
        keepSnapshot(id, step.seq, *step.snapshot);
}

std::int64_t SqlJournal::insertNote(SessionId id, const StoredNote &note)
{
    return given(prepared("INSERT INTO note (session, seq, text, at) VALUES (?, ?, ?, ?) RETURNING id")
                     .bind(id)
                     .bind(note.seq)
                     .bind(std::string_view(note.text))
                     .bind(note.at));
}

SessionId SqlJournal::begin(const std::string &game, const StoredStep &start)
{
    return take({0, game, start.at, start.at, 1, 1, start.standing}, {start}, {}, {});
}

std::pair<std::int64_t, std::int64_t> SqlJournal::headAndLast(SessionId id) const
{
    auto &row = prepared("SELECT coalesce(head, 0), (SELECT max(seq) FROM step WHERE session = ?1) "
                         "FROM session WHERE id = ?1")
                    .bind(id);
    if (!row.next())
        throw JournalFailure("there is no such session");
    const auto head = row.number(0);
    const auto last = row.number(1);
    row.reset();
    return {head == 0 ? last : head, last};
}

// Where it stands, and its last step; whoever thinks it stands elsewhere holds an older one.
std::pair<std::int64_t, std::int64_t> SqlJournal::expect(SessionId id, std::int64_t head) const
{
    const auto found = headAndLast(id);
    if (found.first != head)
        throw Overtaken();
    return found;
}

void SqlJournal::setHead(SessionId id, std::int64_t head, std::int64_t last, Moment at)
{
    if (head < last)
        prepared("UPDATE session SET head = ?, moved = ? WHERE id = ?").bind(head).bind(at).bind(id).run();
    else
        prepared("UPDATE session SET head = NULL, moved = ? WHERE id = ?").bind(at).bind(id).run();
}

void SqlJournal::cutAfter(SessionId id, std::int64_t head)
{
    prepared("DELETE FROM step WHERE session = ? AND seq > ?").bind(id).bind(head).run();
    prepared("DELETE FROM snapshot WHERE session = ? AND seq > ?").bind(id).bind(head).run();
    prepared("UPDATE note SET seq = ?2 WHERE session = ?1 AND seq > ?2").bind(id).bind(head).run();
}

// A step, or a request, that is there already was written by somebody else.
void SqlJournal::append(SessionId id, const StoredStep &step)
try {
    changing(id, [&] {
        const auto [head, last] = expect(id, step.seq - 1);
        cutSeams(id, head);
        if (head < last) {
            cutAfter(id, head);
            setHead(id, step.seq, step.seq, step.at);
        }
        insertStep(id, step);
    });
} catch (const Duplicate &) {
    throw Overtaken();
}

void SqlJournal::keepSnapshot(SessionId id, std::int64_t seq, const std::string &state)
{
    prepared("INSERT INTO snapshot (session, seq, state, sum) VALUES (?, ?, ?, ?) "
             "ON CONFLICT (session, seq) DO UPDATE SET state = excluded.state, sum = excluded.sum")
        .bind(id)
        .bind(seq)
        .bind(std::string_view(state))
        .bind(sumOf(seq, state))
        .run();
}

void SqlJournal::amend(SessionId id, const StoredStep &step)
{
    changing(id, [&] {
        if (expect(id, step.seq).second != step.seq)
            throw Overtaken();
        cutSeams(id, step.seq);
        prepared("DELETE FROM step WHERE session = ? AND seq = ?").bind(id).bind(step.seq).run();
        insertStep(id, step);
    });
}

void SqlJournal::moveHead(SessionId id, std::int64_t from, std::int64_t to, Moment at)
{
    changing(id, [&] { setHead(id, to, expect(id, from).second, at); });
}

void SqlJournal::addNote(SessionId id, const StoredNote &note)
{
    changing(id, [&] {
        expect(id, note.seq);
        insertNote(id, note);
    });
}

std::optional<StoredSession> SqlJournal::session(SessionId id) const
{
    auto &row = prepared(selectSession).bind(id);
    if (!row.next())
        return std::nullopt;
    auto session = sessionFrom(row);
    row.reset();
    return session;
}

std::vector<StoredSession> SqlJournal::sessions() const
{
    auto &row = prepared(selectSessions);
    std::vector<StoredSession> all;
    while (row.next())
        all.push_back(sessionFrom(row));
    return all;
}

std::vector<StoredStep> SqlJournal::steps(SessionId id, std::int64_t from, std::int64_t to,
                                          Reading reading) const
{
    const char *sql =
        knowsSums_
            ? "SELECT seq, command, events, line, at, seats, outcome, standing, mended, NULL, request, "
              "sender, sum FROM step WHERE session = ? AND seq BETWEEN ? AND ? ORDER BY seq"
        : knowsSeams_
            ? "SELECT seq, command, events, line, at, seats, outcome, standing, mended, NULL, request, "
              "sender, NULL FROM step WHERE session = ? AND seq BETWEEN ? AND ? ORDER BY seq"
            : "SELECT seq, command, events, line, at, seats, outcome, standing, NULL, NULL, NULL, NULL, NULL "
              "FROM step WHERE session = ? AND seq BETWEEN ? AND ? ORDER BY seq";
    auto &row = prepared(sql).bind(id).bind(from).bind(to);
    std::vector<StoredStep> some;
    while (row.next())
        some.push_back(stepFrom(row, reading));
    return some;
}

std::optional<std::int64_t> SqlJournal::stepOf(SessionId id, const std::string &request) const
{
    if (!knowsSeams_)
        return std::nullopt;
    return prepared("SELECT seq FROM step WHERE session = ? AND request = ?")
        .bind(id)
        .bind(std::string_view(request))
        .single();
}

std::vector<StoredNote> SqlJournal::notes(SessionId id) const
{
    auto &row = prepared("SELECT seq, text, at, id FROM note WHERE session = ? ORDER BY seq, id").bind(id);
    std::vector<StoredNote> all;
    while (row.next())
        all.push_back({row.number(0), row.text(1), row.number(2), row.number(3)});
    return all;
}

std::optional<Snapshot> SqlJournal::snapshot(SessionId id, std::int64_t atMost) const
{
    auto &row = prepared(knowsSums_ ? "SELECT seq, state, sum FROM snapshot WHERE session = ? AND seq <= ? "
                                      "ORDER BY seq DESC LIMIT 1"
                                    : "SELECT seq, state, NULL FROM snapshot WHERE session = ? AND seq <= ? "
                                      "ORDER BY seq DESC LIMIT 1")
                    .bind(id)
                    .bind(atMost);
    if (!row.next())
        return std::nullopt;
    std::optional<Snapshot> snapshot{{row.number(0), row.text(1)}};
    if (!isAsWritten(row, 2, snapshot->seq, snapshot->state))
        snapshot.reset();
    row.reset();
    return snapshot;
}

SessionId SqlJournal::take(const StoredSession &session, const std::vector<StoredStep> &steps,
                           const std::vector<StoredNote> &notes, const std::vector<Aside> &asides)
{
    SessionId id = 0;
    db_.together([&] {
        id = insertSession(session);
        fill(id, session, steps, notes, asides);
    });
    return id;
}

void SqlJournal::replace(SessionId id, const StoredSession &session, const std::vector<StoredStep> &steps,
                         const std::vector<StoredNote> &notes, const std::vector<Aside> &asides)
{
    changing(id, [&] {
        headAndLast(id); // throws where there is no such session
        empty("(" + std::to_string(id) + ")");
        prepared("UPDATE session SET head = NULL, moved = NULL WHERE id = ?").bind(id).run();
        fill(id, session, steps, notes, asides);
    });
}

void SqlJournal::fill(SessionId id, const StoredSession &session, const std::vector<StoredStep> &steps,
                      const std::vector<StoredNote> &notes, const std::vector<Aside> &asides)
{
    for (const auto &step : steps)
        insertStep(id, step);
    if (session.head < session.last)
        setHead(id, session.head, session.last, session.changed);
    std::vector<std::int64_t> ids;
    for (const auto &note : notes)
        ids.push_back(insertNote(id, note));
    for (std::size_t i = 0; i < asides.size(); ++i) {
        auto aside = asides[i];
        aside.notes.clear();
        for (const auto &[number, seq] : asides[i].notes)
            aside.notes[ids.at(static_cast<std::size_t>(number - 1))] = seq;
        insertAside(id, static_cast<std::int64_t>(i) + 1, aside);
    }
}

void SqlJournal::empty(const std::string &sessions)
{
    for (const char *table : {"aside", "note_aside", "seam", "step", "note", "snapshot", "digest"})
        db_.run(std::string("DELETE FROM ") + table + " WHERE session IN " + sessions);
}

void SqlJournal::setHidden(SessionId id, bool hidden)
{
    changing(id, [&] {
        prepared("UPDATE session SET hidden = ? WHERE id = ?").bind(std::int64_t{hidden}).bind(id).run();
    });
}

void SqlJournal::remove(SessionId id)
{
    setHidden(id, true);
}

void SqlJournal::restore(SessionId id)
{
    setHidden(id, false);
}

void SqlJournal::together(const std::function<void()> &changes)
{
    db_.together(changes);
}

void SqlJournal::atOnce(const std::function<void()> &looks) const
{
    db_.atOnce(looks);
}

void SqlJournal::forget()
{
    db_.together([this] {
        empty("(SELECT id FROM session WHERE hidden = 1)");
        db_.run("DELETE FROM session WHERE hidden = 1");
    });
}

std::int64_t SqlJournal::foreignChanges() const
{
    return db_.connection().foreignChanges();
}

std::int64_t SqlJournal::foreignChanges(SessionId id) const
{
    return db_.connection().foreignChanges(id);
}

std::map<SessionId, Journal::Digest> SqlJournal::digests() const
{
    auto &row = prepared("SELECT session, changed, text FROM digest");
    std::map<SessionId, Digest> all;
    while (row.next())
        all.emplace(row.number(0), Digest{row.number(1), row.text(2)});
    return all;
}

void SqlJournal::keepDigest(SessionId id, const Digest &digest)
{
    db_.together([&] {
        prepared("INSERT INTO digest (session, changed, text) VALUES (?, ?, ?) "
                 "ON CONFLICT (session) DO UPDATE SET changed = excluded.changed, text = excluded.text")
            .bind(id)
            .bind(digest.changed)
            .bind(std::string_view(digest.text))
            .run();
    });
}

} // namespace torchside::data
