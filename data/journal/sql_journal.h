#pragma once

#include "data/journal/sql/database.h"
#include "data/journal/watch.h"
#include "models/kernel/journal.h"

#include <functional>
#include <map>

namespace torchside::data {

// The journal in a database that is open and of our version (see open_journal.h and journal_at.h for how it
// comes to that).
class SqlJournal final : public Journal {
public:
    explicit SqlJournal(Database database);

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
    std::vector<Aside> asides(SessionId id) const override;

    SessionId take(const StoredSession &session, const std::vector<StoredStep> &steps,
                   const std::vector<StoredNote> &notes, const std::vector<Aside> &asides = {}) override;
    void replace(SessionId id, const StoredSession &session, const std::vector<StoredStep> &steps,
                 const std::vector<StoredNote> &notes, const std::vector<Aside> &asides = {}) override;
    void remove(SessionId id) override;
    void restore(SessionId id) override;
    void together(const std::function<void()> &changes) override;
    void atOnce(const std::function<void()> &looks) const override;
    void forget() override;
    std::int64_t foreignChanges() const override;
    std::int64_t foreignChanges(SessionId id) const override;
    void whileAlone(const std::function<void()> &changes) override { together(changes); }
    std::map<SessionId, Digest> digests() const override;
    void keepDigest(SessionId id, const Digest &digest) override;
    // For what stands in the same database and is to be changed in the same transaction.
    Database &database() { return db_; }
    // Tells of what others write here. The journal must live longer.
    std::unique_ptr<Watch> watch() { return db_.connection().watch(); }

    // How many pages an SQLite file may have: beyond, it fails as on a full disk. For tests.
    void limitPages(int pages) { db_.run("PRAGMA max_page_count = " + std::to_string(pages)); }

private:
    Statement &prepared(const char *sql) const;
    // Whole or not at all, and told to those who watch.
    template <class Change>
    void changing(SessionId id, const Change &change)
    {
        db_.together([&] {
            db_.connection().touch(id);
            change();
        });
    }
    SessionId insertSession(const StoredSession &session);
    void fill(SessionId id, const StoredSession &session, const std::vector<StoredStep> &steps,
              const std::vector<StoredNote> &notes, const std::vector<Aside> &asides);
    void empty(const std::string &sessions); // of all that stands beside their rows
    void cutAfter(SessionId id, std::int64_t head);
    std::pair<std::int64_t, std::int64_t> headAndLast(SessionId id) const;
    void setHead(SessionId id, std::int64_t head, std::int64_t last, Moment at);
    void keepSnapshot(SessionId id, std::int64_t seq, const std::string &state);
    void insertStep(SessionId id, const StoredStep &step);
    std::int64_t insertNote(SessionId id, const StoredNote &note);
    void setHidden(SessionId id, bool hidden);
    // The seams, in sql_seams.cpp; they are numbered from 1.
    std::pair<std::int64_t, std::int64_t> expect(SessionId id, std::int64_t head) const;
    void insertAside(SessionId id, std::int64_t number, const Aside &aside);
    void cutSeams(SessionId id, std::int64_t after);
    void layAside(SessionId id, std::int64_t number, std::int64_t first);
    void takeFromAside(SessionId id, std::int64_t from, std::int64_t number);
    void placeNotes(SessionId id, std::int64_t number, const NotePlaces &places, std::int64_t last);
    void insertStepAside(SessionId id, std::int64_t number, const StoredStep &step);
    NotePlaces placesAside(SessionId id, std::int64_t number) const;

    mutable Database db_;
    bool knowsSeams_; // an older file that is only read, to be saved, has none
    bool knowsSums_;  // nor these
    mutable std::map<const char *, Statement> statements_;
};

} // namespace torchside::data
