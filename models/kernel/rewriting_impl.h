#pragma once

// How a past is decided anew, before any of it is kept.

#include "models/kernel/chronicle.h"
#include "models/kernel/foreseeing.h"
#include "models/kernel/history.h"
#include "models/kernel/numbers.h"
#include "models/kernel/resync.h"

namespace torchside {

// A refusal of what is put in is told as what it is: a fault inside `command`.
inline Refusal withinCommand(Refusal refusal)
{
    if (!refusal.field.empty())
        refusal.field = "command";
    return refusal;
}

template <class State>
std::optional<Refusal> anotherGame(const State &before, const State &after)
{
    if (before.seats.size() != after.seats.size())
        return badArgument("command", say("There {1:is|are} %1 at this table, not %2: a game with more or "
                                          "fewer people is a session of its own.",
                                          before.seats.size(), after.seats.size()));
    if constexpr (requires { differsInKind(before, after); })
        return differsInKind(before, after);
    return std::nullopt;
}

// The story's numbers of one moment.
template <Game G>
std::vector<Graph> measured(const typename G::Rules::State &state)
{
    Chronicler to;
    to.begin(1, 0, {});
    if constexpr (requires { typename G::Story; })
        G::Story::measure(state, to);
    return to.take().graphs;
}

// A corrected past as it is decided, and as it will be kept.
template <Game G>
class History<G>::Rewriting final : public Foreseeing {
public:
    using Was = typename Correction<G>::Was;

    // From the step before, where it is that one that the correction is told at, or whose moment it has.
    Rewriting(const History &history, const Correcting<Command> &asked, const ReadCommand &readCommand)
        : asked_(asked),
          first_(asked.isPutIn ? asked.seq + 1 : asked.seq),
          old_(history.pastFrom(isReplaced() ? first_ : first_ - 1, readCommand)),
          now_(history.state_),
          id_(history.id_),
          last_(history.last_),
          rewritten_(history.rewritten_),
          dice_(history.dice_),
          correction_(isReplaced() ? old_->before : history.stateAt(first_ - 1), first_ - 1, dice_)
    {
        past_.head = history.seq_;
        past_.first = first_;
        if (asked_.command)
            asked_.command = atItsMoment(*asked_.command, [this] { return meant().at; });
        isSame_ = isReplaced() && Codec::text(*asked_.command) == meant().command;
        next_ = asked.command ? 1 : 2;
        steps_ = static_cast<int>(old_->steps.size() - next_) + 1;
    }

    bool advance() override
    {
        if (found_)
            return false;
        if (decided_ == 0) {
            if (auto refusal = begin())
                found_ = withinCommand(std::move(*refusal));
        } else {
            const auto at = next_ + static_cast<std::size_t>(decided_ - 1);
            follow(old_->was[at], old_->steps[at]);
        }
        ++decided_;
        if (!found_ && decided_ == steps_)
            tell();
        return !found_;
    }

    const std::variant<Corrected, Refusal> &found() const override { return *found_; }

    const Correcting<Command> &asked() const { return asked_; }
    // The session is still the one that was looked at.
    bool isOf(const History &history) const
    {
        return history.id_ == id_ && history.seq_ == past_.head && history.last_ == last_ &&
               history.rewritten_ == rewritten_;
    }
    const State &state() const { return correction_.state(); }
    void letCount() { dice_.letCount(); }

    Rewritten past(const std::vector<StoredNote> &notes, Moment now)
    {
        for (const auto &note : notes)
            if (const auto place = places_.find(note.seq); place != places_.end())
                past_.notes[note.number] = place->second;
        for (const auto &[at, events] : unwritten_)
            past_.steps[at].events = Codec::text(events);
        for (const auto &[at, state] : snapshots_)
            past_.steps[at].snapshot = Codec::text(state);
        past_.at = now;
        return past_; // a second try may come, where the disk was full
    }

private:
    static constexpr std::size_t enough = 8; // sentences about what is gone

    bool isReplaced() const { return asked_.command && !asked_.isPutIn; }

    const StoredStep &meant() const { return old_->steps.front(); }

    std::optional<Refusal> begin()
    {
        if (!asked_.command) {
            leaveOut(meant(), old_->steps.at(1));
            return std::nullopt;
        }
        const auto *same = isSame_ ? &old_->was.front() : nullptr;
        auto refusal = put(same ? same->command : *asked_.command, asked_.isPutIn ? nullptr : &meant(), same,
                           meant().at);
        return refusal || first_ > 1 ? refusal : anotherGame(now_, state());
    }

    std::optional<Refusal> put(const Command &command, const StoredStep *instead, const Was *same, Moment at)
    {
        if (auto refusal = correction_.put(command, same))
            return refusal;
        StoredStep step{correction_.seq(), Codec::text(command), {}, {}, at, {}};
        if (instead)
            step.origin = instead->origin; // whoever sends that again is not to do it again
        if (!instead)
            mends_ = {say("Put in later.")};
        else if (!same || !correction_.isSame())
            mends_ = {say("Corrected: before, it was “%1”", instead->line)};
        step.mended = mends_.empty() ? instead->mended : mends_.front();
        if (same && correction_.isSame())
            step.events = instead->events;
        keep(std::move(step));
        return std::nullopt;
    }

    // What is left out is told of at the step before it.
    void leaveOut(const StoredStep &before, const StoredStep &gone)
    {
        past_.first = before.seq;
        past_.steps.push_back(before);
        tellOf(gone);
        places_[gone.seq] = before.seq;
    }

    void follow(const Was &was, const StoredStep &stored)
    {
        const bool fits = correction_.follow(was);
        places_[stored.seq] = correction_.seq();
        if (!fits)
            return tellOf(stored);
        mends_.clear();
        auto step = stored;
        step.seq = correction_.seq();
        if (!correction_.isSame())
            step.events.clear();
        keep(std::move(step));
    }

    void tellOf(const StoredStep &gone)
    {
        if (mends_.size() >= enough)
            return;
        mends_.push_back(say("Left out after it: “%1”", gone.line));
        past_.steps.back().mended = joined(mends_);
    }

    // Written out only when it is to be kept.
    void keep(StoredStep step)
    {
        const auto &state = correction_.state();
        const auto at = past_.steps.size();
        step.line = correction_.line();
        if (step.events.empty())
            unwritten_[at] = correction_.events();
        step.standing = standingOf(state);
        step.snapshot.reset();
        if (step.seq % stride == 0)
            snapshots_[at] = state;
        past_.steps.push_back(std::move(step));
    }

    void tell()
    {
        auto told = correction_.told();
        told.resync = torchside::resync(Words::pieces(now_), Words::pieces(state()));
        told.numbers = numbersNow(measured<G>(now_), measured<G>(state()));
        found_ = std::move(told);
    }

    Correcting<Command> asked_;
    std::int64_t first_;
    std::shared_ptr<const Past> old_;
    State now_;
    std::optional<SessionId> id_;
    std::int64_t last_;
    int rewritten_;
    ForeseenDice dice_;
    Correction<G> correction_;
    bool isSame_ = false;  // the step stays what it is
    std::size_t next_ = 0; // the first of the later steps, among the old ones
    Rewritten past_;
    std::map<std::size_t, std::vector<Event>> unwritten_;
    std::map<std::size_t, State> snapshots_;
    std::vector<Sentence> mends_;                 // what is told of corrections at the newest step
    std::map<std::int64_t, std::int64_t> places_; // of the steps as they were
    std::optional<std::variant<Corrected, Refusal>> found_;
};

} // namespace torchside
