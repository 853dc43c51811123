#pragma once

// How History corrects its past.

#include "models/kernel/chronicle.h"
#include "models/kernel/history.h"
#include "models/kernel/numbers.h"
#include "models/kernel/resync.h"

namespace torchside {

// The steps of a corrected past as they will be kept, beside what is decided of them.
template <Game G>
class History<G>::Rewriting {
public:
    using Was = typename Correction<G>::Was;
    enum class For { looking, keeping };

    Rewriting(const History &history, std::int64_t first, Dice &chance, For what)
        : history_(history), correction_(history.stateAt(first - 1), first - 1, chance), what_(what)
    {
        past_.head = history.seq_;
        past_.first = first;
        past_.at = history.clock_();
    }

    const Correction<G> &correction() const { return correction_; }

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

    Rewritten past(const std::vector<StoredNote> &notes)
    {
        for (const auto &note : notes)
            if (const auto place = places_.find(note.seq); place != places_.end())
                past_.notes[note.number] = place->second;
        return std::move(past_);
    }

private:
    static constexpr std::size_t enough = 8; // sentences about what is gone

    void tellOf(const StoredStep &gone)
    {
        if (what_ == For::looking || mends_.size() >= enough)
            return;
        mends_.push_back(say("Left out after it: “%1”", gone.line));
        past_.steps.back().mended = joined(mends_);
    }

    void keep(StoredStep step)
    {
        if (what_ == For::looking)
            return;
        const auto &state = correction_.state();
        step.line = correction_.line();
        if (step.events.empty())
            step.events = Codec::text(correction_.events());
        step.standing = history_.standingOf(state);
        step.snapshot.reset();
        if (step.seq % stride == 0)
            step.snapshot = Codec::text(state);
        past_.steps.push_back(std::move(step));
    }

    const History &history_;
    Correction<G> correction_;
    For what_;
    Rewritten past_;
    std::vector<Sentence> mends_;                 // what is told of corrections at the newest step
    std::map<std::int64_t, std::int64_t> places_; // of the steps as they were
};

template <Game G>
std::optional<Refusal> History<G>::wrongPlace(const Correcting<Command> &asked) const
{
    if (asked.seq < 1 || asked.seq > seq_)
        return badArgument(asked.isPutIn ? "after" : "seq",
                           say("There is no step %1 in effect: the steps go from 1 to %2.", asked.seq, seq_));
    if (asked.seq == 1 && !asked.isPutIn && !asked.command)
        return badArgument("command",
                           say("The beginning can't be left out: say how the game began instead."));
    return std::nullopt;
}

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

template <Game G>
typename Correction<G>::Was History<G>::asItWas(const StoredStep &step, const ReadCommand &readCommand)
{
    auto command = readCommand ? readCommand(step.command) : Codec::command(step.command);
    if (!command)
        throw JournalFailure("step " + std::to_string(step.seq) + " can't be read");
    auto events = eventsOf(step);
    if constexpr (requires { Rules::recall(*command, events); })
        Rules::recall(*command, events);
    return {step.seq, std::move(*command), std::move(events), step.line};
}

template <Game G>
std::optional<Refusal> History<G>::begin(Rewriting &past, const Correcting<Command> &asked,
                                         const std::vector<StoredStep> &old, const ReadCommand &readCommand)
{
    const auto &meant = old.front();
    if (!asked.command) {
        past.leaveOut(meant, old.at(1));
        return std::nullopt;
    }
    const auto command = atItsMoment(*asked.command, [&] { return meant.at; });
    if (asked.isPutIn)
        return past.put(command, nullptr, nullptr, meant.at);
    if (Codec::text(command) != meant.command)
        return past.put(command, &meant, nullptr, meant.at);
    const auto same = asItWas(meant, readCommand);
    return past.put(same.command, &meant, &same, meant.at);
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

// Nothing is thrown that counts until it is done: a look, or a correction that does not fit, changes nothing.
template <Game G>
std::variant<Corrected, Refusal> History<G>::corrected(const Correcting<Command> &asked,
                                                       const ReadCommand &readCommand)
{
    const bool isReplaced = asked.command && !asked.isPutIn;
    const auto first = asked.isPutIn ? asked.seq + 1 : asked.seq;
    ForeseenDice dice(dice_);
    Rewriting past(*this, first, dice, asked.isPreview ? Rewriting::For::looking : Rewriting::For::keeping);
    // From the step before, where it is that one that the correction is told at, or whose moment it has.
    const auto old = journal_.steps(*id_, isReplaced ? first : first - 1, seq_);
    if (auto refusal = begin(past, asked, old, readCommand))
        return withinCommand(std::move(*refusal));
    if (first == 1)
        if (auto refusal = anotherGame(state_, past.correction().state()))
            return *refusal;
    for (auto step = old.begin() + (isReplaced || asked.isPutIn ? 1 : 2); step != old.end(); ++step)
        past.follow(asItWas(*step, readCommand), *step);
    auto told = past.correction().told();
    const auto &state = past.correction().state();
    told.resync = torchside::resync(Words::pieces(state_), Words::pieces(state));
    told.numbers = numbersNow(measured<G>(state_), measured<G>(state));
    if (asked.isPreview || (!told.dropped.empty() && !asked.drops))
        return told;
    rewrite(past.past(journal_.notes(*id_)), state);
    dice.letCount();
    told.isDone = true;
    return told;
}

template <Game G>
void History<G>::rewrite(const Rewritten &past, State state)
{
    journal_.rewrite(*id_, past);
    checkpoints_.erase(checkpoints_.lower_bound(past.first), checkpoints_.end());
    newest_.reset();
    ++rewritten_;
    cutSeams(seq_);
    last_ = past.first - 1 + std::ssize(past.steps);
    seams_.push_back({past.first, last_, seq_, true});
    show(std::move(state), last_);
    readLog();
}

template <Game G>
std::variant<Corrected, Refusal> History<G>::correct(const Correcting<Command> &asked,
                                                     const ReadCommand &readCommand)
{
    if (auto refusal = notBegun(state_))
        return *refusal;
    if (auto refusal = wrongPlace(asked))
        return *refusal;
    try {
        return corrected(asked, readCommand);
    } catch (const JournalFailure &failure) {
        return notSaved(failure);
    }
}

template <Game G>
Moved History<G>::cross(bool back)
{
    auto &seam = seams_[static_cast<std::size_t>(nextSeam() - seams_.begin()) - (back ? 1 : 0)];
    const auto to = back ? seam.back : seam.place;
    const auto forget = [&, first = seam.first] {
        checkpoints_.erase(checkpoints_.lower_bound(first), checkpoints_.end());
    };
    try {
        State state{};
        std::int64_t last = 0;
        journal_.together([&] {
            journal_.cross(*id_, back, clock_());
            forget();
            state = stateAt(to);
            last = journal_.session(*id_).value().last;
        });
        auto changes = torchside::resync(Words::pieces(state_), Words::pieces(state));
        newest_.reset();
        ++rewritten_;
        last_ = last;
        seam.isDone = !back;
        show(std::move(state), to);
        readLog();
        return changes;
    } catch (const JournalFailure &failure) {
        forget();
        return notSaved(failure);
    }
}

} // namespace torchside
