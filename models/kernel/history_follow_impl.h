#pragma once

// How History follows a session that is decided elsewhere.

#include "models/kernel/history_correct_impl.h"
#include "models/kernel/names.h"

#include <exception>

namespace torchside {

// The step as it is kept here, and the state that it leads to; nothing where it comes out otherwise by the
// rules that are known here. Where a command names what only the other's boxes hold, what happened is
// believed.
template <Game G>
std::optional<StoredStep> History<G>::madeHere(State &state, const StoredStep &told,
                                               const ReadCommand &readCommand)
try {
    auto was = asItWas(told, readCommand);
    auto before = state;
    was.thoughts = thoughtsOf(before, was);
    SeededDice none(0);
    Correction<G> decided(state, told.seq - 1, none);
    const bool isAlike = decided.follow(was) && decided.events() == was.events;
    if (!isAlike && !G::identity.wantsCards)
        return std::nullopt;
    auto applied = apply(std::move(state), was.events);
    if (!Rules::sound(applied.state) || !areNames(applied.state.seats))
        return std::nullopt;
    auto step = told;
    step.command = Codec::text(was.command);
    step.events = Codec::text(was.events);
    step.line = std::move(applied.line);
    step.standing = standingOf(applied.state);
    if (step.seq % stride == 0)
        step.snapshot = Codec::text(applied.state);
    state = std::move(applied.state);
    return step;
} catch (const std::exception &) { // whatever it was made of
    return std::nullopt;
}

template <Game G>
std::optional<Refusal> History<G>::follow(const News &news, const ReadCommand &readCommand)
{
    const auto end = news.steps.empty() ? last_ : news.after + std::ssize(news.steps);
    const auto fault = [](std::int64_t seq) {
        return refuse("another-game", say("Step %1 comes out otherwise by the rules here.", seq));
    };
    if (news.after < 1 || news.after > last_ || news.head < 1 || news.head > end)
        return fault(news.head);
    try {
        auto kept = journal_.steps(*id_, news.after + 1, last_);
        auto state = stateAt(news.after);
        auto before = state;
        std::vector<StoredStep> made;
        for (const auto &told : news.steps) {
            before = state;
            auto step = madeHere(state, told, readCommand);
            if (!step)
                return fault(told.seq);
            made.push_back(std::move(*step));
        }
        takeOver(news, kept, made);
        const bool goesOn = !made.empty() && news.after == seq_ && news.head == end;
        show(stateAt(news.head), news.head);
        readLog();
        newest_.reset();
        if (goesOn) {
            const auto was = asItWas(made.back(), readCommand);
            remember(std::move(before), was.command, was.events);
            newest_->isFromElsewhere = true;
        }
    } catch (const JournalFailure &failure) {
        return notSaved(failure);
    }
    return std::nullopt;
}

// All of it or nothing; steps that are here already stay as they are.
template <Game G>
void History<G>::takeOver(const News &news, const std::vector<StoredStep> &kept,
                          const std::vector<StoredStep> &made)
{
    const auto isKept = [&](std::size_t i) {
        return i < kept.size() && kept[i].at == made[i].at && kept[i].command == made[i].command &&
               kept[i].events == made[i].events;
    };
    std::size_t same = 0;
    while (same < made.size() && isKept(same))
        ++same;
    const bool isAnother = same < made.size();
    const auto first = news.after + static_cast<std::int64_t>(same);
    write([&] {
        journal_.together([&] {
            auto at = seq_;
            if (isAnother && at != first)
                journal_.moveHead(*id_, std::exchange(at, first), first, clock_());
            for (auto i = same; i < made.size(); ++i, ++at)
                journal_.append(*id_, made[i]);
            if (at != news.head)
                journal_.moveHead(*id_, at, news.head, clock_());
        });
    });
    if (!isAnother)
        return;
    last_ = news.after + std::ssize(made);
    cutSeams(first);
    checkpoints_.erase(checkpoints_.upper_bound(first), checkpoints_.end());
}

} // namespace torchside
