// Corrected pasts: what stands on the other side of a seam, and how the sides are exchanged.

#include "data/journal/rows.h"
#include "data/journal/sql_journal.h"

#include <algorithm>
#include <limits>

namespace torchside::data {

namespace {

// The number under which steps wait while the sides are exchanged.
constexpr std::int64_t between = 0;

std::int64_t doneIn(const std::vector<Seam> &seams)
{
    return std::count_if(seams.begin(), seams.end(), [](const Seam &seam) { return seam.isDone; });
}

} // namespace

std::vector<Seam> SqlJournal::seams(SessionId id) const
{
    if (!knowsSeams_)
        return {};
    auto &row =
        prepared("SELECT first, place, back, done FROM seam WHERE session = ? ORDER BY number").bind(id);
    std::vector<Seam> all;
    while (row.next())
        all.push_back({row.number(0), row.number(1), row.number(2), row.number(3) != 0});
    return all;
}

std::vector<Aside> SqlJournal::asides(SessionId id) const
{
    std::vector<Aside> all;
    if (!knowsSeams_)
        return all;
    for (const auto &seam : seams(id))
        all.push_back({seam, {}, {}});
    auto &row =
        prepared(knowsSums_
                     ? "SELECT number, seq, command, events, line, at, seats, outcome, standing, mended, "
                       "snapshot, request, sender, sum, snapshot_sum FROM aside WHERE session = ? "
                       "ORDER BY number, seq"
                     : "SELECT number, seq, command, events, line, at, seats, outcome, standing, mended, "
                       "snapshot, request, sender, NULL, NULL FROM aside WHERE session = ? "
                       "ORDER BY number, seq")
            .bind(id);
    while (row.next()) {
        auto step = stepFrom(row, Reading::whole, 1);
        if (step.snapshot && !isAsWritten(row, 14, step.seq, *step.snapshot))
            step.snapshot.reset();
        all.at(static_cast<std::size_t>(row.number(0) - 1)).steps.push_back(std::move(step));
    }
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].notes = placesAside(id, static_cast<std::int64_t>(i) + 1);
    return all;
}

NotePlaces SqlJournal::placesAside(SessionId id, std::int64_t number) const
{
    auto &row =
        prepared("SELECT note, seq FROM note_aside WHERE session = ? AND number = ?").bind(id).bind(number);
    NotePlaces places;
    while (row.next())
        places[row.number(0)] = row.number(1);
    return places;
}

void SqlJournal::insertAside(SessionId id, std::int64_t number, const Aside &aside)
{
    prepared("INSERT INTO seam (session, number, first, place, back, done) VALUES (?, ?, ?, ?, ?, ?)")
        .bind(id)
        .bind(number)
        .bind(aside.seam.first)
        .bind(aside.seam.place)
        .bind(aside.seam.back)
        .bind(std::int64_t{aside.seam.isDone})
        .run();
    for (const auto &step : aside.steps)
        insertStepAside(id, number, step);
    for (const auto &[note, seq] : aside.notes)
        prepared("INSERT INTO note_aside (session, number, note, seq) VALUES (?, ?, ?, ?)")
            .bind(id)
            .bind(number)
            .bind(note)
            .bind(seq)
            .run();
}

void SqlJournal::insertStepAside(SessionId id, std::int64_t number, const StoredStep &step)
{
    const auto written = writtenOf(step);
    auto &row =
        prepared("INSERT INTO aside (session, number, seq, command, events, line, seats, outcome, standing, "
                 "at, mended, snapshot, request, sender, sum, snapshot_sum) "
                 "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
            .bind(id)
            .bind(number)
            .bind(step.seq)
            .bind(std::string_view(step.command))
            .bind(std::string_view(step.events))
            .bind(std::string_view(written.line))
            .bind(std::string_view(written.seats))
            .bind(written.outcome)
            .bind(std::string_view(written.standing))
            .bind(step.at)
            .bind(written.mended)
            .bind(step.snapshot)
            .bind(orNothing(step.origin.request))
            .bind(orNothing(step.origin.sender))
            .bind(sumOf(step, written));
    step.snapshot ? row.bind(sumOf(step.seq, *step.snapshot)) : row.bind(step.snapshot);
    row.run();
}

// A newer step comes after this one: seams that were taken back go, and those whose place goes.
void SqlJournal::cutSeams(SessionId id, std::int64_t after)
{
    auto all = seams(id);
    const auto done = static_cast<std::size_t>(doneIn(all));
    const bool someGo = done < all.size();
    all.resize(done);
    const auto left = seamsLeft(all, after);
    if (left == done && !someGo)
        return;
    for (const char *sql : {"DELETE FROM seam WHERE session = ? AND number > ?",
                            "DELETE FROM aside WHERE session = ? AND number > ?",
                            "DELETE FROM note_aside WHERE session = ? AND number > ?"})
        prepared(sql).bind(id).bind(static_cast<std::int64_t>(left)).run();
}

// The steps in effect from there on go aside, with their snapshots.
void SqlJournal::layAside(SessionId id, std::int64_t number, std::int64_t first)
{
    prepared(
        "INSERT INTO aside (session, number, seq, command, events, line, seats, outcome, standing, at, "
        "mended, snapshot, request, sender, sum, snapshot_sum) SELECT step.session, ?2, step.seq, command, "
        "events, line, seats, outcome, standing, at, mended, state, request, sender, step.sum, snapshot.sum "
        "FROM step LEFT JOIN snapshot ON snapshot.session = step.session AND snapshot.seq = step.seq "
        "WHERE step.session = ?1 AND step.seq >= ?3")
        .bind(id)
        .bind(number)
        .bind(first)
        .run();
    prepared("DELETE FROM step WHERE session = ? AND seq >= ?").bind(id).bind(first).run();
    prepared("DELETE FROM snapshot WHERE session = ? AND seq >= ?").bind(id).bind(first).run();
}

// Those aside come into effect; those that wait take their number.
void SqlJournal::takeFromAside(SessionId id, std::int64_t from, std::int64_t number)
{
    prepared(
        "INSERT INTO step (session, seq, command, events, line, seats, outcome, standing, at, mended, "
        "request, sender, sum) SELECT session, seq, command, events, line, seats, outcome, standing, at, "
        "mended, request, sender, sum FROM aside WHERE session = ? AND number = ?")
        .bind(id)
        .bind(number)
        .run();
    prepared("INSERT INTO snapshot (session, seq, state, sum) "
             "SELECT session, seq, snapshot, snapshot_sum FROM aside "
             "WHERE session = ? AND number = ? AND snapshot IS NOT NULL")
        .bind(id)
        .bind(number)
        .run();
    prepared("DELETE FROM aside WHERE session = ? AND number = ?").bind(id).bind(number).run();
    prepared("UPDATE aside SET number = ?3 WHERE session = ?1 AND number = ?2")
        .bind(id)
        .bind(from)
        .bind(number)
        .run();
}

// Notes without a place of their own on this side stay as near as can be; where they stood is kept.
void SqlJournal::placeNotes(SessionId id, std::int64_t number, const NotePlaces &places, std::int64_t last)
{
    prepared("DELETE FROM note_aside WHERE session = ? AND number = ?").bind(id).bind(number).run();
    prepared("INSERT INTO note_aside (session, number, note, seq) SELECT session, ?2, id, seq FROM note "
             "WHERE session = ?1")
        .bind(id)
        .bind(number)
        .run();
    for (const auto &[note, seq] : places)
        prepared("UPDATE note SET seq = ?3 WHERE session = ?1 AND id = ?2")
            .bind(id)
            .bind(note)
            .bind(seq)
            .run();
    prepared("UPDATE note SET seq = ?2 WHERE session = ?1 AND seq > ?2").bind(id).bind(last).run();
}

void SqlJournal::rewrite(SessionId id, const Rewritten &past)
{
    changing(id, [&] {
        const auto [head, last] = expect(id, past.head);
        cutSeams(id, head);
        if (head < last)
            cutAfter(id, head);
        const auto number = static_cast<std::int64_t>(seams(id).size()) + 1;
        const auto place = past.first - 1 + static_cast<std::int64_t>(past.steps.size());
        insertAside(id, number, {{past.first, place, head, true}, {}, {}});
        layAside(id, number, past.first);
        for (const auto &step : past.steps)
            insertStep(id, step);
        placeNotes(id, number, past.notes, place);
        setHead(id, place, place, past.at);
    });
}

void SqlJournal::cross(SessionId id, bool back, Moment at)
{
    changing(id, [&] {
        const auto all = seams(id);
        const auto number = doneIn(all) + (back ? 0 : 1);
        if (number < 1 || number > std::ssize(all))
            throw Overtaken();
        const auto &seam = all[static_cast<std::size_t>(number - 1)];
        const auto [head, last] = expect(id, back ? seam.place : seam.back);
        if (!back && head < last)
            throw Overtaken();
        layAside(id, between, seam.first);
        takeFromAside(id, between, number);
        const auto newLast = headAndLast(id).second;
        placeNotes(id, number, placesAside(id, number), newLast);
        prepared("UPDATE seam SET done = ?3 WHERE session = ?1 AND number = ?2")
            .bind(id)
            .bind(number)
            .bind(std::int64_t{!back})
            .run();
        setHead(id, back ? seam.back : seam.place, newLast, at);
    });
}

} // namespace torchside::data
