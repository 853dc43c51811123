#pragma once

#include "models/kernel/session.h"

#include <functional>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace torchside {

// Where a step came from: the name that its request was given, once in a session, and who sent it. Both are
// empty for what is done at the table itself.
struct Origin {
    std::string request{};
    std::string sender{};

    bool operator==(const Origin &) const = default;
};

// A step as it is kept: its command and events as text of the game's codec, the line it left in the log, and
// how the session looked after it.
struct StoredStep {
    std::int64_t seq = 0;
    std::string command;
    std::string events;
    Sentence line;
    Moment at = 0;
    Standing standing;
    std::optional<std::string> snapshot = std::nullopt; // the state after it, where it is to be kept ready
    Sentence mended{};                                  // what was corrected here; empty for most
    Origin origin{};

    bool operator==(const StoredStep &) const = default;
};

// How much is read of steps. Sentences are dear to read: what happened may be all that is asked for, or that
// and the line it left.
enum class Reading { whole, told, happened };

// A note stands behind the step that was the newest in effect when it was written.
struct StoredNote {
    std::int64_t seq = 0;
    std::string text;
    Moment at = 0;
    std::int64_t number = 0; // which of the session's notes it is; the journal gives it

    bool operator==(const StoredNote &) const = default;
};

// The places of notes, by their numbers.
using NotePlaces = std::map<std::int64_t, std::int64_t>;

// Where a corrected past was sewn to the one before: they are alike up to `first`, and from its place on this
// side undo leads back to the other. Done ones can be taken back, the newest first; the others done again.
struct Seam {
    std::int64_t first = 0; // the first step that may differ
    std::int64_t place = 0; // the newest step in effect right after the correction
    std::int64_t back = 0;  // and right before it
    bool isDone = true;

    bool operator==(const Seam &) const = default;
};

// What stands on the other side of a seam.
struct Aside {
    Seam seam;
    std::vector<StoredStep> steps;
    NotePlaces notes;

    bool operator==(const Aside &) const = default;
};

// The same for whoever has these notes alone: their numbers are then their places in the list, from 1.
std::vector<Aside> counted(std::vector<Aside> asides, const std::vector<StoredNote> &notes);

// Another past, from a step on.
struct Rewritten {
    std::int64_t head = 0; // where the session stood
    std::int64_t first = 0;
    std::vector<StoredStep> steps;
    NotePlaces notes; // as far as they are others
    Moment at = 0;
};

// How many of the done seams, oldest first, still hold once everything after this step is cut: those whose
// place it leaves, on steps that no seam above them had changed.
std::size_t seamsLeft(const std::vector<Seam> &done, std::int64_t head);

struct StoredSession {
    SessionId id = 0;
    std::string game;
    Moment started = 0;
    Moment changed = 0;
    std::int64_t head = 0; // steps in effect
    std::int64_t last = 0; // with those that can be done again
    Standing standing;     // as it was after the step at the head
};

// What has been done to a session elsewhere, where it is decided: the steps behind one that is here, too, and
// where the session then stands.
struct News {
    std::int64_t after = 0;
    std::vector<StoredStep> steps;
    std::int64_t head = 0;
};

struct Snapshot {
    std::int64_t seq = 0;
    std::string state;
};

// A disk that says no. What was to be saved is not saved, and what was there is still there.
struct JournalFailure : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// The journal's place can't be reached at the moment: nothing was done, and it may be tried again.
struct OutOfReach : JournalFailure {
    using JournalFailure::JournalFailure;
};

// It was lost while a change was being saved: whether it is done shows once it can be reached again. What has
// a request's name can be sent again, and is done once.
struct InDoubt : OutOfReach {
    using OutOfReach::OutOfReach;
};

// Somebody else has written to this session since it was read here: nothing was done.
struct Overtaken : JournalFailure {
    Overtaken() : JournalFailure("this session has gone on elsewhere") {}
};

// Somebody else plays with this journal, and here one only watches: nothing was done.
struct PlayedElsewhere : JournalFailure {
    PlayedElsewhere() : JournalFailure("it is played elsewhere, and watched here") {}
    static Sentence words();
};

// The memory of all sessions. Every call that changes something is done wholly or not at all.
class Journal {
public:
    virtual ~Journal() = default;

    virtual SessionId begin(const std::string &game, const StoredStep &start) = 0;
    // Cuts off the undone steps, adds this one and makes it the newest in effect.
    virtual void append(SessionId id, const StoredStep &step) = 0;
    // Puts another step in the place of the newest, which is in effect.
    virtual void amend(SessionId id, const StoredStep &step) = 0;
    // Cuts off the undone steps and puts another past in the place of the one in effect, which is kept behind
    // a new seam.
    virtual void rewrite(SessionId id, const Rewritten &past) = 0;
    // Takes the newest done correction back, or does the next one again. A newer step cuts those that were
    // taken back, and those whose place it cuts.
    virtual void cross(SessionId id, bool back, Moment at) = 0;
    virtual void moveHead(SessionId id, std::int64_t from, std::int64_t to, Moment at) = 0;
    virtual void addNote(SessionId id, const StoredNote &note) = 0;

    virtual std::optional<StoredSession> session(SessionId id) const = 0;
    virtual std::vector<StoredSession> sessions() const = 0; // newest change first
    virtual std::vector<StoredStep> steps(SessionId id, std::int64_t from, std::int64_t to,
                                          Reading reading = Reading::whole) const = 0;
    virtual std::vector<StoredNote> notes(SessionId id) const = 0;
    // The step that a request of this name has become.
    virtual std::optional<std::int64_t> stepOf(SessionId id, const std::string &request) const = 0;
    virtual std::optional<Snapshot> snapshot(SessionId id, std::int64_t atMost) const = 0;
    // The done ones, oldest first, then those that can be done again, the next first.
    virtual std::vector<Seam> seams(SessionId id) const = 0;
    virtual std::vector<Aside> asides(SessionId id) const = 0;

    // Takes a whole session in, or hides one and shows it again. Asides speak of notes as the first, the
    // second …
    virtual SessionId take(const StoredSession &session, const std::vector<StoredStep> &steps,
                           const std::vector<StoredNote> &notes, const std::vector<Aside> &asides = {}) = 0;
    // Another whole past in the place of the one that is there, which is gone.
    virtual void replace(SessionId id, const StoredSession &session, const std::vector<StoredStep> &steps,
                         const std::vector<StoredNote> &notes, const std::vector<Aside> &asides = {}) = 0;
    virtual void remove(SessionId id) = 0;
    virtual void restore(SessionId id) = 0;
    // All that is changed in it is kept, or nothing of it where it throws. It may be called again where many
    // write at once: what it did before is then taken back.
    virtual void together(const std::function<void()> &changes) = 0;
    // What is read in it is all of one moment.
    virtual void atOnce(const std::function<void()> &looks) const { looks(); }

    virtual void forget() = 0; // the removed sessions for good
    // Another number whenever somebody else, another process, has written to any session; or to this one (and
    // maybe to another).
    virtual std::int64_t foreignChanges() const { return 0; }
    virtual std::int64_t foreignChanges(SessionId) const { return foreignChanges(); }
    // Nobody else changes the sessions that are looked at meanwhile. As `together`.
    virtual void whileAlone(const std::function<void()> &changes) { changes(); }

    // What was worked out of a session as it was when it was last changed, to be known again without reading
    // it.
    struct Digest {
        Moment changed = 0;
        std::string text;
    };
    virtual std::map<SessionId, Digest> digests() const = 0;
    virtual void keepDigest(SessionId id, const Digest &digest) = 0;
};

// Which past leads to a step, in few letters that two journals with the same past both come to; another where
// the step or a correction is another one. Empty where there is no such step.
std::string markOf(const Journal &journal, SessionId id, std::int64_t seq);

} // namespace torchside
