#pragma once

#include "models/kernel/session.h"

#include <functional>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace torchside {

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

    bool operator==(const StoredStep &) const = default;
};

// A note stands behind the step that was the newest in effect when it was written.
struct StoredNote {
    std::int64_t seq = 0;
    std::string text;
    Moment at = 0;

    bool operator==(const StoredNote &) const = default;
};

struct StoredSession {
    SessionId id = 0;
    std::string game;
    Moment started = 0;
    Moment changed = 0;
    std::int64_t head = 0; // steps in effect
    std::int64_t last = 0; // with those that can be done again
    Standing standing;     // as it was after the step at the head
};

struct Snapshot {
    std::int64_t seq = 0;
    std::string state;
};

// A disk that says no. What was to be saved is not saved, and what was there is still there.
struct JournalFailure : std::runtime_error {
    using std::runtime_error::runtime_error;
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
    virtual void moveHead(SessionId id, std::int64_t from, std::int64_t to, Moment at) = 0;
    virtual void addNote(SessionId id, const StoredNote &note) = 0;

    virtual std::optional<StoredSession> session(SessionId id) const = 0;
    virtual std::vector<StoredSession> sessions() const = 0; // newest change first
    virtual std::vector<StoredStep> steps(SessionId id, std::int64_t from, std::int64_t to) const = 0;
    virtual std::vector<StoredNote> notes(SessionId id) const = 0;
    virtual std::optional<Snapshot> snapshot(SessionId id, std::int64_t atMost) const = 0;

    // Takes a whole session in, or hides one and shows it again.
    virtual SessionId take(const StoredSession &session, const std::vector<StoredStep> &steps,
                           const std::vector<StoredNote> &notes) = 0;
    virtual void remove(SessionId id) = 0;
    virtual void restore(SessionId id) = 0;
    // All that is changed in it is kept, or nothing of it where it throws.
    virtual void together(const std::function<void()> &changes) = 0;

    virtual void forget() = 0; // the removed sessions for good

    // What was worked out of a session as it was when it was last changed, to be known again without reading
    // it.
    struct Digest {
        Moment changed = 0;
        std::string text;
    };
    virtual std::map<SessionId, Digest> digests() const = 0;
    virtual void keepDigest(SessionId id, const Digest &digest) = 0;
};

} // namespace torchside
