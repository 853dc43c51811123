#pragma once

// The bodies of History, apart from its face so that the face can be read.

#include "models/kernel/course.h"
#include "models/kernel/form.h"
#include "models/kernel/history.h"
#include "models/kernel/history_others_impl.h"

namespace torchside {

template <Game G>
typename History<G>::Applied History<G>::apply(State state, const std::vector<Event> &events)
{
    std::vector<Sentence> told;
    state =
        applied<Rules>(std::move(state), events, [&](const State &before, const Event &event, const State &) {
            told.push_back(Words::tell(before, event));
        });
    return {std::move(state), joined(told)};
}

template <Game G>
void History<G>::remember(State before, const Command &command, const std::vector<Event> &events)
{
    newest_ = Newest{std::move(before), command, events, clock_(), false};
}

template <Game G>
std::vector<typename G::Rules::Event> History<G>::eventsOf(const StoredStep &step)
{
    auto events = Codec::events(step.events);
    if (!events)
        throw JournalFailure("step " + std::to_string(step.seq) + " can't be read");
    return *events;
}

// A file may have been changed on the disk: an event that makes no sense is a step that can't be read.
template <Game G>
template <class Tell>
typename G::Rules::State History<G>::stepped(State state, const StoredStep &step, Tell &&tell)
{
    const auto events = eventsOf(step);
    bool makesSense = true;
    try {
        state = applied<Rules>(
            std::move(state), events,
            [&](const State &before, const Event &event, const State &) { tell(before, event); });
        makesSense = Rules::sound(state);
    } catch (const std::exception &) {
        makesSense = false;
    }
    if (!makesSense)
        throw JournalFailure("step " + std::to_string(step.seq) + " can't be read");
    return state;
}

template <Game G>
void History<G>::open(SessionId id)
{
    journal_.atOnce([&] {
        const auto foreign = journal_.foreignChanges(id);
        const auto stored = journal_.session(id);
        if (!stored || stored->game != G::identity.id)
            throw JournalFailure("there is no such session");
        id_ = id;
        checkpoints_.clear();
        newest_.reset();
        last_ = stored->last;
        seams_ = journal_.seams(id);
        seq_ = 0;
        show(stateAt(stored->head), stored->head);
        log_ = logAt(seq_);
        foreign_ = foreign;
    });
}

template <Game G>
Decision<typename G::Rules::Event> History<G>::submit(const Command &given, const Origin &origin)
{
    const auto command = atItsMoment(given, clock_);
    if (auto refusal = outOfLife<Rules>(state_, command))
        return *refusal;
    auto decision = Rules::decide(state_, command, dice_);
    if (const auto *events = std::get_if<std::vector<Event>>(&decision)) {
        try {
            auto before = state_;
            keep(command, *events, apply(state_, *events), origin);
            remember(std::move(before), command, *events);
            newest_->isFromElsewhere = origin != Origin{};
        } catch (const JournalFailure &failure) {
            return notSaved(failure);
        }
    }
    return decision;
}

template <Game G>
Decision<typename G::Rules::Event> History<G>::tap(const Command &command)
{
    try {
        if (auto decision = amended(command))
            return *decision;
    } catch (const JournalFailure &failure) {
        return notSaved(failure);
    }
    return submit(command);
}

template <Game G>
std::optional<typename History<G>::Command> History<G>::withLast(const Command &tapped) const
{
    if constexpr (requires { Rules::together(tapped, tapped); }) {
        if (seq_ < 2 || seq_ != last_ || !newest_ || newest_->isFromElsewhere ||
            clock_() - newest_->at > sameTap)
            return std::nullopt;
        auto both = Rules::together(newest_->command, tapped);
        return both && isWithin(*both) ? both : std::nullopt; // if one can go so far
    } else {
        return std::nullopt;
    }
}

// Both at once must lead exactly to where one after the other would; where they don't, they stay two steps.
template <Game G>
std::optional<Decision<typename G::Rules::Event>> History<G>::amended(const Command &tapped)
{
    const auto both = withLast(tapped);
    if (!both)
        return std::nullopt;
    const auto before = newest_->before;
    SeededDice none(0);
    const auto single = Rules::decide(state_, tapped, none);
    auto decision = Rules::decide(before, *both, none);
    const auto *events = std::get_if<std::vector<Event>>(&decision);
    const auto *after = std::get_if<std::vector<Event>>(&single);
    if (!events || !after)
        return std::nullopt;
    auto applied = apply(before, *events);
    if (!(applied.state == apply(state_, *after).state))
        return std::nullopt;
    write([&] { journal_.amend(*id_, stepOf(seq_, *both, *events, applied)); });
    checkpoints_.erase(checkpoints_.lower_bound(seq_), checkpoints_.end());
    show(std::move(applied.state), seq_);
    remember(before, *both, *events);
    readLog();
    return decision;
}

template <Game G>
std::optional<Refusal> History<G>::refusalOf(const Command &command) const
{
    if (auto refusal = outOfLife<Rules>(state_, command))
        return refusal;
    SeededDice anything(0);
    auto decision = Rules::decide(state_, command, anything);
    if (auto *refusal = std::get_if<Refusal>(&decision))
        return *refusal;
    return std::nullopt;
}

template <Game G>
StoredStep History<G>::stepOf(std::int64_t seq, const Command &command, const std::vector<Event> &events,
                              const Applied &applied, const Origin &origin) const
{
    StoredStep step{seq,      Codec::text(command),     Codec::text(events), applied.line,
                    clock_(), standingOf(applied.state)};
    step.origin = origin;
    if (seq % stride == 0)
        step.snapshot = Codec::text(applied.state);
    return step;
}

template <Game G>
void History<G>::keep(const Command &command, const std::vector<Event> &events, const Applied &applied,
                      const Origin &origin)
{
    const std::int64_t seq = seq_ + 1;
    const auto step = stepOf(seq, command, events, applied, origin);
    if (!id_)
        id_ = journal_.begin(std::string(G::identity.id), step);
    else
        write([&] { journal_.append(*id_, step); });
    const bool cut = last_ > seq_;
    last_ = seq;
    cutSeams(seq - 1);
    checkpoints_.erase(checkpoints_.lower_bound(seq), checkpoints_.end());
    show(applied.state, seq);
    if (cut)
        readLog(); // notes written behind undone steps have moved
    else
        addTo(log_, {seq, applied.line});
}

template <Game G>
void History<G>::show(State state, std::int64_t seq)
{
    state_ = std::move(state);
    seq_ = seq;
    past_.reset();
    if (seq % stride == 0)
        checkpoints_.insert_or_assign(seq, state_);
}

template <Game G>
auto History<G>::snapshotUpTo(std::int64_t seq) const -> std::optional<std::pair<std::int64_t, State>>
{
    const auto snapshot = journal_.snapshot(*id_, seq);
    auto state = snapshot ? Codec::state(snapshot->state) : std::nullopt;
    if (!state || !Rules::sound(*state))
        return std::nullopt; // the steps say the same, only later
    return std::pair(snapshot->seq, std::move(*state));
}

template <Game G>
typename G::Rules::State History<G>::stateAt(std::int64_t seq) const
{
    State state{};
    std::int64_t at = 0;
    const auto after = checkpoints_.upper_bound(seq);
    if (after != checkpoints_.begin()) {
        at = std::prev(after)->first;
        state = std::prev(after)->second;
    }
    if (auto snapshot = seq - at >= stride ? snapshotUpTo(seq) : std::nullopt;
        snapshot && snapshot->first > at)
        std::tie(at, state) = std::move(*snapshot);
    const auto steps = journal_.steps(*id_, at + 1, seq, Reading::happened);
    if (static_cast<std::int64_t>(steps.size()) != seq - at)
        throw JournalFailure("steps of this session are missing");
    for (const auto &step : steps) {
        state = stepped(std::move(state), step);
        if (step.seq % stride == 0)
            checkpoints_.insert_or_assign(step.seq, state);
    }
    return state;
}

template <Game G>
std::vector<typename History<G>::Step> History<G>::steps(std::int64_t from, std::int64_t to) const
{
    std::vector<Step> steps;
    for (const auto &stored : journal_.steps(*id_, from, to, Reading::happened)) {
        auto command = Codec::command(stored.command);
        if (!command)
            throw JournalFailure("step " + std::to_string(stored.seq) + " can't be read");
        steps.push_back({std::move(*command), eventsOf(stored)});
    }
    return steps;
}

template <Game G>
Moved History<G>::move(std::int64_t to)
{
    try {
        auto state = stateAt(to);
        auto changes = torchside::resync(Words::pieces(state_), Words::pieces(state));
        write([&] { journal_.moveHead(*id_, seq_, to, clock_()); });
        newest_.reset();
        show(std::move(state), to);
        readLog();
        return changes;
    } catch (const JournalFailure &failure) {
        return notSaved(failure);
    }
}

template <Game G>
Moved History<G>::undo()
{
    if (!started())
        return *notBegun(state_);
    if (isAtCorrection())
        return cross(true);
    if (seq_ <= 1)
        return refuse("nothing-to-undo", say("This is how the game began: there is nothing to undo."));
    return move(seq_ - 1);
}

template <Game G>
Moved History<G>::redo()
{
    if (!started())
        return *notBegun(state_);
    if (seq_ >= last_ && canRedo())
        return cross(false);
    if (seq_ >= last_)
        return refuse("nothing-to-redo", say("There is nothing to redo."));
    return move(seq_ + 1);
}

template <Game G>
Moved History<G>::goTo(std::int64_t seq)
{
    if (!started())
        return *notBegun(state_);
    if (seq < 1 || seq > last_)
        return badArgument("seq", say("There is no step %1: the steps go from 1 to %2.", seq, last_));
    return move(seq);
}

template <Game G>
std::vector<Sentence> History<G>::resyncTo(std::int64_t seq) const
{
    return torchside::resync(Words::pieces(state_), Words::pieces(stateAt(seq)));
}

template <Game G>
std::vector<Sentence> History<G>::changesBetween(std::int64_t from, std::int64_t to) const
{
    return torchside::resync(Words::pieces(stateAt(from)), Words::pieces(stateAt(to)));
}

template <Game G>
std::optional<Refusal> History<G>::note(const std::string &text)
{
    if (auto refusal = notBegun(state_))
        return refusal;
    try {
        write([&] { journal_.addNote(*id_, {seq_, text, clock_()}); });
    } catch (const JournalFailure &failure) {
        return notSaved(failure);
    }
    readLog();
    return std::nullopt;
}

template <Game G>
std::optional<Refusal> History<G>::rename(int player, const std::string &name)
{
    auto decision = submit(Rename{player, name});
    if (auto *refusal = std::get_if<Refusal>(&decision))
        return *refusal;
    return std::nullopt;
}

} // namespace torchside
