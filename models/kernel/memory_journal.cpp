#include "models/kernel/memory_journal.h"

#include <algorithm>

namespace torchside {

void MemoryJournal::mayFail() const
{
    if (failing_)
        throw JournalFailure("the memory says no");
}

void MemoryJournal::Kept::keepSnapshot(const StoredStep &step)
{
    if (step.snapshot)
        snapshots[step.seq] = *step.snapshot;
}

const MemoryJournal::Kept &MemoryJournal::kept(SessionId id) const
{
    const auto found = all_.find(id);
    if (found == all_.end())
        throw JournalFailure("no such session");
    return found->second;
}

MemoryJournal::Kept &MemoryJournal::changing(SessionId id)
{
    mayFail();
    return const_cast<Kept &>(kept(id));
}

SessionId MemoryJournal::begin(const std::string &game, const StoredStep &start)
{
    mayFail();
    const SessionId id = next_++;
    auto &kept =
        all_[id] = {{id, game, start.at, start.at, 1, 1, start.standing}, {start}, {}, {}, {}, false};
    kept.keepSnapshot(start);
    return id;
}

void MemoryJournal::append(SessionId id, const StoredStep &step)
{
    auto &to = changing(id);
    if (to.session.head + 1 != step.seq || stepOf(id, step.origin.request).value_or(step.seq) < step.seq)
        throw Overtaken();
    to.cutAfter(step.seq - 1);
    to.steps.push_back(step);
    to.keepSnapshot(step);
    to.stand(step.seq, step.at);
}

// What was undone goes, with the seams that are there.
void MemoryJournal::Kept::cutAfter(std::int64_t head)
{
    steps.resize(static_cast<std::size_t>(head));
    snapshots.erase(snapshots.upper_bound(head), snapshots.end());
    for (auto &note : notes)
        note.seq = std::min(note.seq, head);
    std::vector<Seam> done;
    for (const auto &aside : asides)
        if (aside.seam.isDone)
            done.push_back(aside.seam);
    asides.resize(seamsLeft(done, head));
}

std::size_t MemoryJournal::Kept::seamsDone() const
{
    return static_cast<std::size_t>(
        std::count_if(asides.begin(), asides.end(), [](const Aside &aside) { return aside.seam.isDone; }));
}

// Other steps from there on; those that stood there come back, with their snapshots.
std::vector<StoredStep> MemoryJournal::Kept::exchange(std::int64_t first, const std::vector<StoredStep> &to)
{
    const auto from = steps.begin() + (first - 1);
    std::vector<StoredStep> away(from, steps.end());
    for (auto &step : away)
        if (const auto ready = snapshots.find(step.seq); ready != snapshots.end())
            step.snapshot = ready->second;
    snapshots.erase(snapshots.lower_bound(first), snapshots.end());
    steps.erase(from, steps.end());
    steps.insert(steps.end(), to.begin(), to.end());
    for (const auto &step : to)
        keepSnapshot(step);
    return away;
}

// Notes without a place of their own there stay as near as can be; where they stood comes back.
NotePlaces MemoryJournal::Kept::placeNotes(const NotePlaces &places)
{
    NotePlaces before;
    for (auto &note : notes) {
        before[note.number] = note.seq;
        const auto place = places.find(note.number);
        note.seq = std::min(place != places.end() ? place->second : note.seq,
                            static_cast<std::int64_t>(steps.size()));
    }
    return before;
}

void MemoryJournal::Kept::stand(std::int64_t head, Moment at)
{
    session.head = head;
    session.last = static_cast<std::int64_t>(steps.size());
    session.standing = steps.at(static_cast<std::size_t>(head - 1)).standing;
    session.changed = at;
}

void MemoryJournal::rewrite(SessionId id, const Rewritten &past)
{
    auto &kept = changing(id);
    if (kept.session.head != past.head)
        throw Overtaken();
    kept.cutAfter(past.head);
    auto away = kept.exchange(past.first, past.steps);
    const auto place = static_cast<std::int64_t>(kept.steps.size());
    auto notes = kept.placeNotes(past.notes);
    kept.asides.push_back({{past.first, place, past.head, true}, std::move(away), std::move(notes)});
    kept.stand(place, past.at);
}

void MemoryJournal::cross(SessionId id, bool back, Moment at)
{
    auto &kept = changing(id);
    const auto done = kept.seamsDone();
    if (back ? done == 0 : done == kept.asides.size())
        throw Overtaken();
    auto &aside = kept.asides[back ? done - 1 : done];
    const auto here = back ? aside.seam.place : aside.seam.back;
    if (kept.session.head != here || (!back && kept.session.last != here))
        throw Overtaken();
    aside.steps = kept.exchange(aside.seam.first, aside.steps);
    aside.notes = kept.placeNotes(aside.notes);
    aside.seam.isDone = !back;
    kept.stand(back ? aside.seam.back : aside.seam.place, at);
}

void MemoryJournal::amend(SessionId id, const StoredStep &step)
{
    auto &kept = changing(id);
    if (kept.session.head != step.seq || kept.session.last != step.seq)
        throw Overtaken();
    kept.asides.resize(kept.seamsDone());
    kept.steps.back() = step;
    kept.keepSnapshot(step);
    kept.stand(step.seq, step.at);
}

void MemoryJournal::moveHead(SessionId id, std::int64_t from, std::int64_t to, Moment at)
{
    auto &kept = changing(id);
    if (kept.session.head != from)
        throw Overtaken();
    kept.stand(to, at);
}

void MemoryJournal::addNote(SessionId id, const StoredNote &note)
{
    auto &kept = changing(id);
    if (kept.session.head != note.seq)
        throw Overtaken();
    kept.notes.push_back(note);
    kept.notes.back().number = static_cast<std::int64_t>(kept.notes.size());
}

std::optional<StoredSession> MemoryJournal::session(SessionId id) const
{
    const auto found = all_.find(id);
    if (found == all_.end() || found->second.hidden)
        return std::nullopt;
    return found->second.session;
}

std::vector<StoredSession> MemoryJournal::sessions() const
{
    std::vector<StoredSession> list;
    for (const auto &[id, kept] : all_)
        if (!kept.hidden)
            list.push_back(kept.session);
    std::stable_sort(list.begin(), list.end(), [](const auto &a, const auto &b) {
        return a.changed != b.changed ? a.changed > b.changed : a.id > b.id;
    });
    return list;
}

std::vector<StoredStep> MemoryJournal::steps(SessionId id, std::int64_t from, std::int64_t to, Reading) const
{
    const auto &all = kept(id).steps;
    const auto end = std::min(to, static_cast<std::int64_t>(all.size()));
    const auto begin = std::clamp<std::int64_t>(from - 1, 0, std::max<std::int64_t>(end, 0));
    return {all.begin() + begin, all.begin() + std::max(begin, end)};
}

std::vector<StoredNote> MemoryJournal::notes(SessionId id) const
{
    auto notes = kept(id).notes;
    std::stable_sort(notes.begin(), notes.end(), [](const auto &a, const auto &b) { return a.seq < b.seq; });
    return notes;
}

std::optional<std::int64_t> MemoryJournal::stepOf(SessionId id, const std::string &request) const
{
    const auto &steps = kept(id).steps;
    if (request.empty()) // most steps come from nobody's phone
        return std::nullopt;
    const auto found = std::find_if(steps.begin(), steps.end(),
                                    [&](const StoredStep &step) { return step.origin.request == request; });
    return found == steps.end() ? std::nullopt : std::optional(found->seq);
}

std::optional<Snapshot> MemoryJournal::snapshot(SessionId id, std::int64_t atMost) const
{
    const auto &snapshots = kept(id).snapshots;
    const auto after = snapshots.upper_bound(atMost);
    if (after == snapshots.begin())
        return std::nullopt;
    return Snapshot{std::prev(after)->first, std::prev(after)->second};
}

std::vector<Seam> MemoryJournal::seams(SessionId id) const
{
    std::vector<Seam> seams;
    for (const auto &aside : kept(id).asides)
        seams.push_back(aside.seam);
    return seams;
}

SessionId MemoryJournal::take(const StoredSession &session, const std::vector<StoredStep> &steps,
                              const std::vector<StoredNote> &notes, const std::vector<Aside> &asides)
{
    mayFail();
    const SessionId id = next_++;
    all_[id] = {};
    replace(id, session, steps, notes, asides);
    all_[id].session.started = session.started;
    return id;
}

void MemoryJournal::replace(SessionId id, const StoredSession &session, const std::vector<StoredStep> &steps,
                            const std::vector<StoredNote> &notes, const std::vector<Aside> &asides)
{
    auto &kept = changing(id);
    const auto started = kept.session.started;
    kept = {session, steps, notes, {}, asides, false};
    kept.session.id = id;
    kept.session.started = started;
    for (std::size_t i = 0; i < notes.size(); ++i)
        kept.notes[i].number = static_cast<std::int64_t>(i) + 1;
    for (const auto &step : steps)
        kept.keepSnapshot(step);
}

void MemoryJournal::remove(SessionId id)
{
    changing(id).hidden = true;
}

void MemoryJournal::restore(SessionId id)
{
    changing(id).hidden = false;
}

void MemoryJournal::together(const std::function<void()> &changes)
{
    const auto before = all_;
    try {
        changes();
    } catch (...) {
        all_ = before;
        throw;
    }
}

void MemoryJournal::forget()
{
    std::erase_if(all_, [](const auto &each) { return each.second.hidden; });
}

void MemoryJournal::keepDigest(SessionId id, const Digest &digest)
{
    changing(id);
    digests_.insert_or_assign(id, digest);
}

} // namespace torchside
