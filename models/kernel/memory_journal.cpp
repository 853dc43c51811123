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
    all_[id] = {{id, game, start.at, start.at, 1, 1, start.standing}, {start}, {}, {}, false};
    return id;
}

void MemoryJournal::append(SessionId id, const StoredStep &step)
{
    auto &to = changing(id);
    if (to.session.head + 1 != step.seq)
        throw JournalFailure("this session has gone on elsewhere");
    to.steps.resize(static_cast<std::size_t>(step.seq - 1));
    to.snapshots.erase(to.snapshots.lower_bound(step.seq), to.snapshots.end());
    for (auto &note : to.notes)
        note.seq = std::min(note.seq, step.seq - 1);
    to.steps.push_back(step);
    to.keepSnapshot(step);
    to.session.head = to.session.last = step.seq;
    to.session.standing = step.standing;
    to.session.changed = step.at;
}

void MemoryJournal::amend(SessionId id, const StoredStep &step)
{
    auto &kept = changing(id);
    if (kept.session.head != step.seq || kept.session.last != step.seq)
        throw JournalFailure("this session has gone on elsewhere");
    kept.steps.back() = step;
    kept.keepSnapshot(step);
    kept.session.standing = step.standing;
    kept.session.changed = step.at;
}

void MemoryJournal::moveHead(SessionId id, std::int64_t from, std::int64_t to, Moment at)
{
    auto &kept = changing(id);
    auto &session = kept.session;
    if (session.head != from)
        throw JournalFailure("this session has gone on elsewhere");
    session.head = to;
    session.standing = kept.steps.at(static_cast<std::size_t>(to - 1)).standing;
    session.changed = at;
}

void MemoryJournal::addNote(SessionId id, const StoredNote &note)
{
    auto &kept = changing(id);
    if (kept.session.head != note.seq)
        throw JournalFailure("this session has gone on elsewhere");
    kept.notes.push_back(note);
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

std::vector<StoredStep> MemoryJournal::steps(SessionId id, std::int64_t from, std::int64_t to) const
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

std::optional<Snapshot> MemoryJournal::snapshot(SessionId id, std::int64_t atMost) const
{
    const auto &snapshots = kept(id).snapshots;
    const auto after = snapshots.upper_bound(atMost);
    if (after == snapshots.begin())
        return std::nullopt;
    return Snapshot{std::prev(after)->first, std::prev(after)->second};
}

SessionId MemoryJournal::take(const StoredSession &session, const std::vector<StoredStep> &steps,
                              const std::vector<StoredNote> &notes)
{
    mayFail();
    const SessionId id = next_++;
    auto &kept = all_[id] = {session, steps, notes, {}, false};
    kept.session.id = id;
    for (const auto &step : steps)
        kept.keepSnapshot(step);
    return id;
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
