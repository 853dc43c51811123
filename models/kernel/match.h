#pragma once

#include "models/kernel/chronicle.h"
#include "models/kernel/refusal.h"
#include "models/kernel/resync.h"
#include "models/kernel/session.h"
#include "models/kernel/viewer.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace torchside {

struct LogLine {
    std::int64_t seq = 0;
    Sentence text;

    bool operator==(const LogLine &) const = default;
};

// One entry of the history: a step (with its command and events as the codec tells them to who asks), or a
// note.
struct HistoryEntry {
    std::int64_t seq = 0;
    bool isNote = false;
    Sentence text;
    std::string command;
    std::string events;
    Moment at = 0;
    Sentence mended{};    // what was corrected here; empty for most
    std::string sender{}; // whose phone it came from; empty for what was done at the table
};

// A value's change, with its cause; the values are text of the codec.
struct Change {
    std::int64_t seq = 0;
    std::string from;
    std::string to;
    Sentence text;
};

// A later step that a correction changes: its line now, and as it was.
struct ChangedStep {
    std::int64_t seq = 0;
    Sentence text;
    Sentence was;
};

// One that no longer fits: its place as it was, its line, and why.
struct DroppedStep {
    std::int64_t seq = 0;
    Sentence text;
    Refusal why;
};

// A number of the story that is another one now: a person's life, a side's tokens.
struct NumberNow {
    Sentence of;
    Sentence what;
    int from = 0;
    int to = 0;
};

// What comes of a correction, or would come of it. `changed` counts as the steps then stand, `dropped` as
// they stood; `kept` are the later steps whose line and events stay as they are.
struct Corrected {
    std::int64_t kept = 0;
    std::vector<ChangedStep> changed;
    std::vector<DroppedStep> dropped;
    bool isDone = false;
    std::vector<Sentence> resync; // what to change on the table
    std::vector<NumberNow> numbers;
};

// What taking back or doing again says: what to change on the table, or why it can't be.
using Moved = std::variant<std::vector<Sentence>, Refusal>;

// A running session, whatever its game. The screens and the protocol hold it by this face.
class Match {
public:
    virtual ~Match() = default;

    virtual bool started() const = 0;
    virtual std::int64_t seq() const = 0;
    virtual std::int64_t last() const = 0;
    virtual std::optional<SessionId> id() const = 0;
    virtual const std::vector<std::string> &seats() const = 0;
    virtual const std::optional<Outcome> &outcome() const = 0;

    // Reads what somebody else, another process, has done to this session; true where that is another one
    // now than was shown. What can't be read leaves it as it was.
    virtual bool catchUp() = 0;

    virtual bool canUndo() const = 0;
    virtual bool canRedo() const = 0;
    virtual int rewritten() const = 0;       // how often its past has become another since it was opened
    virtual bool isAtCorrection() const = 0; // that is what undo would take back
    virtual Moved undo() = 0;
    virtual Moved redo() = 0;
    virtual Moved goTo(std::int64_t seq) = 0;
    virtual std::vector<Piece> pieces() const = 0;                      // as they lie on the physical table
    virtual std::vector<Sentence> resyncTo(std::int64_t seq) const = 0; // what goTo would say
    // The net of what differs on the table between two steps, whichever is in effect. Throws JournalFailure.
    virtual std::vector<Sentence> changesBetween(std::int64_t from, std::int64_t to) const = 0;
    // The step that a request of this name has become, where it was done before.
    virtual std::optional<std::int64_t> doneAs(const std::string &request) const = 0;
    virtual std::optional<Refusal> note(const std::string &text) = 0;
    virtual std::optional<Refusal> rename(int player, const std::string &name) = 0;

    virtual const std::vector<LogLine> &log() const = 0; // the newest twenty, newest last
    virtual std::vector<Prompt> prompts() const = 0;
    virtual Moment moment() const = 0;                         // what its clock shows
    virtual Sentence standing() const = 0;                     // one line: where the game stands
    virtual std::string commandAt(std::int64_t seq) const = 0; // as it is kept, with what is told to nobody
    virtual std::vector<HistoryEntry> history(bool withUndone = false, const Viewer &to = {}) const = 0;
    virtual std::optional<std::vector<Change>> trace(const std::string &path) const = 0;
    virtual Chronicle chronicle() const = 0; // the story of the steps in effect
};

} // namespace torchside
