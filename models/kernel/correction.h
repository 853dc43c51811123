#pragma once

#include "models/kernel/course.h"
#include "models/kernel/game.h"
#include "models/kernel/lifecycle.h"
#include "models/kernel/match.h"
#include "models/kernel/overloads.h"

#include <optional>
#include <utility>
#include <variant>

namespace torchside {

// What a correction asks for: another command in the place of a step, or none; or one put in after it.
template <class Command>
struct Correcting {
    std::int64_t seq = 0;
    bool isPutIn = false;
    std::optional<Command> command;
    bool isPreview = false;
    bool drops = false; // what no longer fits may go
};

// What a game thinks about for long is found once: in a past that is decided anew it comes to the same where
// the same is asked, as chance does, however little time there was for it. Its rules then have `Thoughts`,
// that of a step by `thoughtsOf(state, events)`, which carries the state over the events, and
// `recalling(thoughts)`, while which lives they are at hand.
namespace detail {
template <class Rules>
struct ThoughtsOf {
    using Is = std::monostate;
};
// (Version 14 takes what is required for a block of code.)
// clang-format off
template <class Rules>
    requires requires { typename Rules::Thoughts; }
struct ThoughtsOf<Rules> {
    using Is = typename Rules::Thoughts;
};
// clang-format on
} // namespace detail

// The past decided anew from one step on, step by step and as a value: nothing is kept by it.
template <Game G>
class Correction {
public:
    using Rules = typename G::Rules;
    using State = typename Rules::State;
    using Command = typename Rules::Command;
    using Event = typename Rules::Event;

    using Thoughts = typename detail::ThoughtsOf<Rules>::Is;

    // A step as it was before.
    struct Was {
        std::int64_t seq = 0;
        Command command;
        std::vector<Event> events;
        Sentence line;
        Thoughts thoughts{};
    };

    // From the state that `seq` steps lead to; chance is asked for what never came.
    Correction(State state, std::int64_t seq, Dice &chance)
        : state_(std::move(state)), seq_(seq), chance_(chance)
    {}

    // A step that is asked for now; where it is the one that stood there, chance gives what it gave.
    std::optional<Refusal> put(const Command &command, const Was *same) { return decide(command, same); }

    // The next of the later steps: it stays, changes, or no longer fits. False for the last.
    bool follow(const Was &was)
    {
        if (auto refusal = decide(was.command, &was)) {
            told_.dropped.push_back({was.seq, was.line, std::move(*refusal)});
            return false;
        }
        if (isSame())
            ++told_.kept;
        else
            told_.changed.push_back({seq_, line_, was.line});
        return true;
    }

    const State &state() const { return state_; }
    std::int64_t seq() const { return seq_; }
    // The newest step: what happened, its line, and whether it did before.
    const std::vector<Event> &events() const { return events_; }
    const Sentence &line() const { return line_; }
    bool isSame() const { return isSame_; }
    const Corrected &told() const { return told_; }

private:
    // What somebody noted in private stays with whoever it was, though another does that step now.
    Command withoutForeign(Command command, const Was *was) const
    {
        if constexpr (requires { Rules::recallOwn(command, was->events, state_); })
            if (was)
                Rules::recallOwn(command, was->events, state_);
        return command;
    }

    static auto recalling([[maybe_unused]] const Was *was)
    {
        if constexpr (requires { typename Rules::Thoughts; })
            return Rules::recalling(was ? &was->thoughts : nullptr);
        else
            return std::monostate();
    }

    std::optional<Refusal> decide(const Command &asked, const Was *was)
    {
        const auto command = withoutForeign(asked, was);
        if (auto refusal = outOfLife<Rules>(state_, command))
            return refusal;
        RecallingDice dice(was ? thrownFor<Rules>(state_, command, was->events) : std::vector<Came>{},
                           chance_);
        [[maybe_unused]] const auto recalled = recalling(was);
        auto decision = Rules::decide(state_, command, dice);
        if (auto *refusal = std::get_if<Refusal>(&decision))
            return *refusal;
        events_ = std::move(std::get<std::vector<Event>>(decision));
        std::vector<Sentence> told;
        state_ = applied<Rules>(std::move(state_), events_,
                                [&](const State &before, const Event &event, const State &) {
                                    told.push_back(G::Words::tell(before, event));
                                });
        line_ = joined(told);
        ++seq_;
        isSame_ = was && events_ == was->events && line_ == was->line;
        return std::nullopt;
    }

    State state_;
    std::int64_t seq_;
    Dice &chance_;
    std::vector<Event> events_;
    Sentence line_;
    bool isSame_ = false;
    Corrected told_;
};

} // namespace torchside
