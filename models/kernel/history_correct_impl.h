#pragma once

// How History corrects its past.

#include "models/kernel/rewriting_impl.h"

namespace torchside {

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
void History<G>::rewrite(const Rewritten &past, State state)
{
    write([&] { journal_.rewrite(*id_, past); });
    checkpoints_.erase(checkpoints_.lower_bound(past.first), checkpoints_.end());
    newest_.reset();
    ++rewritten_;
    cutSeams(seq_);
    last_ = past.first - 1 + std::ssize(past.steps);
    seams_.push_back({past.first, last_, seq_, true});
    show(std::move(state), last_);
    readLog();
}

// Nothing is thrown that counts until it is done: a look, or a correction that does not fit, changes nothing.
template <Game G>
std::variant<Corrected, Refusal> History<G>::settled(Rewriting &rewriting, bool isPreview, bool drops)
{
    if (const auto *refusal = std::get_if<Refusal>(&rewriting.found()))
        return *refusal;
    auto told = std::get<Corrected>(rewriting.found());
    if (isPreview || (!told.dropped.empty() && !drops))
        return told;
    rewrite(rewriting.past(journal_.notes(*id_), clock_()), rewriting.state());
    rewriting.letCount();
    told.isDone = true;
    return told;
}

template <Game G>
typename Correction<G>::Thoughts
History<G>::thoughtsOf([[maybe_unused]] State &state, [[maybe_unused]] const typename Correction<G>::Was &was)
{
    if constexpr (requires { typename Rules::Thoughts; }) {
        try {
            return Rules::thoughtsOf(state, was.events);
        } catch (const std::exception &) {
            throw JournalFailure("step " + std::to_string(was.seq) + " can't be read");
        }
    } else {
        return {};
    }
}

// Kept until something happens: whoever tries this and that at one place asks for the same again and again.
template <Game G>
std::shared_ptr<const typename History<G>::Past> History<G>::pastFrom(std::int64_t first,
                                                                      const ReadCommand &readCommand) const
{
    if (!past_ || past_->first != first) {
        auto past = std::make_shared<Past>();
        past->first = first;
        past->before = stateAt(first - 1);
        past->steps = journal_.steps(*id_, first, seq_);
        auto state = past->before;
        for (const auto &step : past->steps) {
            auto &was = past->was.emplace_back(asItWas(step, readCommand));
            was.thoughts = thoughtsOf(state, was);
        }
        past_ = std::move(past);
    }
    return past_;
}

template <Game G>
std::variant<std::unique_ptr<Foreseeing>, Refusal> History<G>::foresee(const Correcting<Command> &asked,
                                                                       const ReadCommand &readCommand) const
{
    if (auto refusal = notBegun(state_))
        return *refusal;
    if (auto refusal = wrongPlace(asked))
        return *refusal;
    try {
        return std::make_unique<Rewriting>(*this, asked, readCommand);
    } catch (const JournalFailure &failure) {
        return unreadable(failure);
    }
}

template <Game G>
std::variant<Corrected, Refusal> History<G>::correct(const Correcting<Command> &asked,
                                                     const ReadCommand &readCommand)
{
    auto begun = foresee(asked, readCommand);
    if (auto *refusal = std::get_if<Refusal>(&begun))
        return *refusal;
    auto &rewriting = static_cast<Rewriting &>(*std::get<std::unique_ptr<Foreseeing>>(begun));
    while (rewriting.advance()) {
    }
    try {
        return settled(rewriting, asked.isPreview, asked.drops);
    } catch (const JournalFailure &failure) {
        return notSaved(failure);
    }
}

template <Game G>
std::optional<std::variant<Corrected, Refusal>> History<G>::correct(Foreseeing &foreseen)
{
    auto *rewriting = dynamic_cast<Rewriting *>(&foreseen);
    if (!rewriting || !rewriting->isOf(*this))
        return std::nullopt;
    try {
        return settled(*rewriting, false, true);
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
        write([&] {
            journal_.together([&] {
                journal_.cross(*id_, back, clock_());
                forget();
                state = stateAt(to);
                last = journal_.session(*id_).value().last;
            });
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
