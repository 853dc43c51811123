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
    void rewrite(SessionId id, const Rewritten &past) override;
    void cross(SessionId id, bool back, Moment at) override;
    void moveHead(SessionId id, std::int64_t from, std::int64_t to, Moment at) override;
    void addNote(SessionId id, const StoredNote &note) override;

    std::optional<StoredSession> session(SessionId id) const override;
    std::vector<StoredSession> sessions() const override;
    std::vector<StoredStep> steps(SessionId id, std::int64_t from, std::int64_t to,
                                  Reading reading = Reading::whole) const override;
    std::vector<StoredNote> notes(SessionId id) const override;
    std::optional<std::int64_t> stepOf(SessionId id, const std::string &request) const override;
    std::optional<Snapshot> snapshot(SessionId id, std::int64_t atMost) const override;
    std::vector<Seam> seams(SessionId id) const override;
    std::vector<Aside> asides(SessionId id) const override { return kept(id).asides; }

    SessionId take(const StoredSession &session, const std::vector<StoredStep> &steps,
                   const std::vector<StoredNote> &notes, const std::vector<Aside> &asides = {}) override;
    void replace(SessionId id, const StoredSession &session, const std::vector<StoredStep> &steps,
                 const std::vector<StoredNote> &notes, const std::vector<Aside> &asides = {}) override;
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
        std::vector<Aside> asides;
        bool hidden = false;

        void keepSnapshot(const StoredStep &step);
        void cutAfter(std::int64_t head);
        std::size_t seamsDone() const;
        std::vector<StoredStep> exchange(std::int64_t first, const std::vector<StoredStep> &steps);
        NotePlaces placeNotes(const NotePlaces &places);
        void stand(std::int64_t head, Moment at);
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
