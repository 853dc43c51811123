#pragma once

#include "models/kernel/correction.h"
#include "models/kernel/foreseeing.h"
#include "models/kernel/game.h"
#include "models/kernel/journal.h"
#include "models/kernel/lifecycle.h"
#include "models/kernel/match.h"

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <tuple>
#include <utility>

namespace torchside {

// A session of one game: every step is kept before it is shown, and every step can be taken back.
// Only the state in effect and one state in every `stride` are in memory; the steps are in the journal.
template <Game G>
class History final : public Match {
public:
    using Rules = typename G::Rules;
    using Words = typename G::Words;
    using Codec = torchside::Codec<G>;
    using State = typename Rules::State;
    using Command = typename Rules::Command;
    using Event = typename Rules::Event;
    static constexpr std::int64_t stride = 32;
    static constexpr std::size_t logLength = 20;
    static constexpr Moment sameTap = 2'000;

    History(Journal &journal, Dice &dice, Clock clock)
        : journal_(journal), dice_(dice), clock_(std::move(clock))
    {}

    // Goes on with a stored session: applies its events, decides nothing again. Throws JournalFailure.
    void open(SessionId id);

    const State &state() const { return state_; }
    Decision<Event> submit(const Command &command, const Origin &origin = {});
    // The same for a tap on a counter: with the tap before it on the same counter, within two seconds, it is
    // one step.
    Decision<Event> tap(const Command &command);
    // Corrects the past: see correction.h. Steps are read as they are kept, or as the caller does, who may
    // know what their names mean. Undo right after takes the whole correction back, redo does it again; where
    // the session then goes on, goto, history, trace and notes speak of the corrected steps alone.
    using ReadCommand = std::function<std::optional<Command>(std::string_view)>;
    std::variant<Corrected, Refusal> correct(const Correcting<Command> &asked,
                                             const ReadCommand &readCommand = {});
    // The same in two parts: what comes of it is worked out elsewhere; then it is done as it was found, with
    // all that falls out. Nothing where the session has gone on in between.
    std::variant<std::unique_ptr<Foreseeing>, Refusal> foresee(const Correcting<Command> &asked,
                                                               const ReadCommand &readCommand = {}) const;
    std::optional<std::variant<Corrected, Refusal>> correct(Foreseeing &foreseen);
    // Takes over what was decided elsewhere, where it comes out alike by the rules here; else nothing of it.
    std::optional<Refusal> follow(const News &news, const ReadCommand &readCommand);
    // The newest step as it was decided here, for whoever tells of it; empty after a move or on opening.
    struct Newest {
        State before;
        Command command;
        std::vector<Event> events;
        Moment at = 0;
        bool isFromElsewhere = false; // by somebody's phone: no tap at the table joins it
    };
    const std::optional<Newest> &newest() const { return newest_; }
    // Would this command be accepted now? Nothing is done, and no chance is used up that counts.
    std::optional<Refusal> refusalOf(const Command &command) const;

    bool started() const override { return seq_ > 0; }
    std::int64_t seq() const override { return seq_; }
    std::int64_t last() const override { return last_; }
    std::optional<SessionId> id() const override { return id_; }
    const std::vector<std::string> &seats() const override { return state_.seats; }
    const std::optional<Outcome> &outcome() const override { return state_.outcome; }

    bool catchUp() override;
    bool canUndo() const override { return seq_ > 1 || isAtCorrection(); }
    bool canRedo() const override { return seq_ < last_ || nextSeam() != seams_.end(); }
    int rewritten() const override { return rewritten_; }
    bool isAtCorrection() const override
    {
        const auto next = nextSeam();
        return next != seams_.begin() && std::prev(next)->place == seq_;
    }
    Moved undo() override;
    Moved redo() override;
    Moved goTo(std::int64_t seq) override;
    std::vector<Piece> pieces() const override { return Words::pieces(state_); }
    std::vector<Sentence> resyncTo(std::int64_t seq) const override;
    std::vector<Sentence> changesBetween(std::int64_t from, std::int64_t to) const override;
    std::optional<std::int64_t> doneAs(const std::string &request) const override
    {
        return id_ ? journal_.stepOf(*id_, request) : std::nullopt;
    }
    std::optional<Refusal> note(const std::string &text) override;
    std::optional<Refusal> rename(int player, const std::string &name) override;

    const std::vector<LogLine> &log() const override { return log_; }
    std::vector<Prompt> prompts() const override
    {
        if (!started())
            return {};
        if constexpr (requires { Words::prompts(state_, clock_()); }) // some things come up with time
            return Words::prompts(state_, clock_());
        else
            return Words::prompts(state_);
    }
    Moment moment() const override { return clock_(); }
    Sentence standing() const override { return Words::standing(state_); }
    std::string commandAt(std::int64_t seq) const override;
    std::vector<HistoryEntry> history(bool withUndone, const Viewer &to = {}) const override;
    std::optional<std::vector<Change>> trace(const std::string &path) const override;
    Chronicle chronicle() const override;

    State stateAt(std::int64_t seq) const;

    // The steps from one to another as they were decided, for whoever tells of more than the newest.
    struct Step {
        Command command;
        std::vector<Event> events;
    };
    std::vector<Step> steps(std::int64_t from, std::int64_t to) const;

private:
    struct Applied {
        State state;
        Sentence line;
    };
    static Applied apply(State state, const std::vector<Event> &events);
    void remember(State before, const Command &command, const std::vector<Event> &events);
    static std::vector<Event> eventsOf(const StoredStep &step);
    // The state after a stored step; each event is told before it is applied. Throws JournalFailure.
    template <class Tell>
    static State stepped(State state, const StoredStep &step, Tell &&tell);
    static State stepped(State state, const StoredStep &step)
    {
        return stepped(std::move(state), step, [](const State &, const Event &) {});
    }
    // The newest state that the journal keeps ready up to there, as far as it can be read, and its place.
    std::optional<std::pair<std::int64_t, State>> snapshotUpTo(std::int64_t seq) const;
    static Standing standingOf(const State &state)
    {
        return {state.seats, state.outcome, Words::standing(state)};
    }
    StoredStep stepOf(std::int64_t seq, const Command &command, const std::vector<Event> &events,
                      const Applied &applied, const Origin &origin = {}) const;
    void keep(const Command &command, const std::vector<Event> &events, const Applied &applied,
              const Origin &origin);
    // The command that stands for the last step and this tap together, where the two belong together.
    std::optional<Command> withLast(const Command &tapped) const;
    std::optional<Decision<Event>> amended(const Command &tapped);
    void show(State state, std::int64_t seq);
    void readLog();
    std::vector<LogLine> logAt(std::int64_t seq) const;
    static void addTo(std::vector<LogLine> &log, LogLine line);
    Moved move(std::int64_t to);
    Moved cross(bool back);
    // The first of those that were taken back.
    std::vector<Seam>::const_iterator nextSeam() const
    {
        return std::find_if(seams_.begin(), seams_.end(), [](const Seam &seam) { return !seam.isDone; });
    }
    // As the journal does when the session goes on from this step.
    void cutSeams(std::int64_t head)
    {
        seams_.erase(nextSeam(), seams_.end());
        seams_.resize(seamsLeft(seams_, head));
    }
    std::optional<Refusal> wrongPlace(const Correcting<Command> &asked) const;
    class Rewriting;
    std::variant<Corrected, Refusal> settled(Rewriting &rewriting, bool isPreview, bool drops);
    // The steps in effect from one on, read.
    struct Past {
        std::int64_t first = 0;
        State before;
        std::vector<StoredStep> steps;
        std::vector<typename Correction<G>::Was> was;
    };
    std::shared_ptr<const Past> pastFrom(std::int64_t first, const ReadCommand &readCommand) const;
    static typename Correction<G>::Was asItWas(const StoredStep &step, const ReadCommand &readCommand);
    // What was thought in this step; the state is carried over it, where somebody thinks.
    static typename Correction<G>::Thoughts thoughtsOf(State &state, const typename Correction<G>::Was &was);
    void rewrite(const Rewritten &past, State state);
    static std::optional<StoredStep> madeHere(State &state, const StoredStep &told,
                                              const ReadCommand &readCommand);
    void takeOver(const News &news, const std::vector<StoredStep> &kept, const std::vector<StoredStep> &made);
    bool readAnew(); // true where the past is another one now
    bool readForeign(std::int64_t foreign);
    void write(const std::function<void()> &change);
    Refusal notSaved(const JournalFailure &failure);
    static Refusal unreadable(const JournalFailure &failure);

    Journal &journal_;
    Dice &dice_;
    Clock clock_;
    std::optional<SessionId> id_;
    State state_{};
    std::int64_t seq_ = 0;
    std::int64_t last_ = 0;
    std::vector<Seam> seams_;
    int rewritten_ = 0;
    static constexpr std::int64_t unread = -1;
    std::int64_t foreign_ = unread; // what others had written when it was read
    std::vector<LogLine> log_;
    std::optional<Newest> newest_;
    mutable std::map<std::int64_t, State> checkpoints_;
    mutable std::shared_ptr<const Past> past_; // that was asked for last
};

} // namespace torchside
