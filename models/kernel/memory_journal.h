#pragma once

#include "models/kernel/journal.h"

#include <map>
#include <set>

namespace torchside {

// A journal that forgets when the program ends: for play without a file, and for tests, which can make it
// fail on purpose.
class MemoryJournal final : public Journal {
public:
    SessionId begin(const std::string &game, const StoredStep &start) override;
    void append(SessionId id, const StoredStep &step) override;
    void amend(SessionId id, const StoredStep &step) override;
    void moveHead(SessionId id, std::int64_t from, std::int64_t to, Moment at) override;
    void addNote(SessionId id, const StoredNote &note) override;

    std::optional<StoredSession> session(SessionId id) const override;
    std::vector<StoredSession> sessions() const override;
    std::vector<StoredStep> steps(SessionId id, std::int64_t from, std::int64_t to) const override;
    std::vector<StoredNote> notes(SessionId id) const override;
    std::optional<Snapshot> snapshot(SessionId id, std::int64_t atMost) const override;

    SessionId take(const StoredSession &session, const std::vector<StoredStep> &steps,
                   const std::vector<StoredNote> &notes) override;
    void remove(SessionId id) override;
    void restore(SessionId id) override;
    void together(const std::function<void()> &changes) override;
    void forget() override;
    std::map<SessionId, Digest> digests() const override { return digests_; }
    void keepDigest(SessionId id, const Digest &digest) override;

    // From now on every change fails, until told otherwise.
    void failFromNowOn(bool fail) { failing_ = fail; }

private:
    struct Kept {
        StoredSession session;
        std::vector<StoredStep> steps;
        std::vector<StoredNote> notes;
        std::map<std::int64_t, std::string> snapshots;
        bool hidden = false;

        void keepSnapshot(const StoredStep &step);
    };
    Kept &changing(SessionId id);
    const Kept &kept(SessionId id) const;
    void mayFail() const;

    std::map<SessionId, Kept> all_;
    std::map<SessionId, Digest> digests_;
    SessionId next_ = 1;
    bool failing_ = false;
};

} // namespace torchside
