#pragma once

#include "models/json/codec.h"
#include "models/kernel/course.h"
#include "models/kernel/lifecycle.h"
#include "tests/harness/arbitrary.h"
#include "tests/harness/shrinking.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <variant>

namespace torchside::tests {

// Plays a game at random by its rules alone, and keeps what it did as lines of the protocol.
template <class G>
class RandomWalk {
public:
    using Rules = typename G::Rules;
    using State = typename Rules::State;
    using Command = typename Rules::Command;
    using Event = typename Rules::Event;

    explicit RandomWalk(std::uint64_t seed) : dice_(~seed), rules_(seed) { played_.seed = seed; }

    const State &state() const { return states_[at_]; }
    const Played &played() const { return played_; }
    Dice &dice() { return dice_; }

    void start() { submit(Chooser<G>::start(dice_)); }

    // For the most part what is accepted, now and then whatever may be typed, and steps back and forth.
    void move()
    {
        const int kind = dice_.below(40);
        if (kind < 2)
            return goTo(at_ - 1, R"({"do":"undo"})");
        if (kind < 4)
            return goTo(at_ + 1, R"({"do":"redo"})");
        if (kind == 4 || (state().outcome && kind < 20))
            return goBack();
        const auto accepted = kind < 11 ? std::nullopt : legal();
        submit(accepted ? *accepted : anything());
    }

    // Something that would be accepted now. Of some kinds that were not tried yet, the one that came least
    // often in this game is the next.
    std::optional<Command> legal()
    {
        if (state().outcome)
            return std::nullopt; // what works after the end changes nothing in the game
        Arbitrary<G> arbitrary(state(), dice_);
        for (int round = 0; round < 3; ++round) {
            auto kinds = dice_.shuffled(static_cast<int>(done_.size()) - 1);
            while (!kinds.empty()) {
                const auto some = kinds.end() - std::min<std::ptrdiff_t>(4, std::ssize(kinds));
                const auto rarest = std::min_element(
                    some, kinds.end(), [&](int one, int other) { return timesOf(one) < timesOf(other); });
                const auto kind = static_cast<std::size_t>(*rarest + 1);
                kinds.erase(rarest);
                if (auto command = acceptedOf(kind, arbitrary))
                    return command;
            }
        }
        return std::nullopt;
    }

    Command anything()
    {
        auto command = Arbitrary<G>(state(), dice_).command(anyKind(0));
        return isTooSoon(command) ? anything() : command;
    }

    void submit(const Command &command)
    {
        played_.lines.push_back(Codec<G>::text(command));
        if (outOfLife<Rules>(state(), command))
            return;
        const auto decision = Rules::decide(state(), command, rules_);
        const auto *events = std::get_if<std::vector<Event>>(&decision);
        if (!events)
            return;
        auto next = applied<Rules>(state(), *events, [](const State &, const Event &, const State &) {});
        states_.resize(++at_);
        states_.push_back(std::move(next));
        ++done_[command.index()];
    }

private:
    std::size_t anyKind(int from)
    {
        return static_cast<std::size_t>(from + dice_.below(static_cast<int>(done_.size()) - from));
    }

    int timesOf(int kind) const { return done_[static_cast<std::size_t>(kind) + 1]; }

    std::optional<Command> acceptedOf(std::size_t kind, Arbitrary<G> &arbitrary)
    {
        for (int attempt = 0; attempt < 4; ++attempt) {
            auto command = arbitrary.command(kind);
            if (const auto refusal = refusalOf(command)) {
                if (refusal->field.empty()) // not for its arguments: others would not help
                    break;
                continue;
            }
            if (!isTooSoon(command))
                return command;
            ++done_[kind];
            break;
        }
        return std::nullopt;
    }

    std::optional<Refusal> refusalOf(const Command &command)
    {
        if (auto refusal = outOfLife<Rules>(state(), command))
            return refusal;
        auto decision = Rules::decide(state(), command, tried_);
        auto *refusal = std::get_if<Refusal>(&decision);
        return refusal ? std::optional(std::move(*refusal)) : std::nullopt;
    }

    bool isTooSoon(const Command &command)
    {
        if constexpr (requires { Chooser<G>::oneIn(command); })
            return dice_.below(Chooser<G>::oneIn(command)) > 0;
        else
            return false;
    }

    void goBack()
    {
        const auto to = 1 + static_cast<std::size_t>(dice_.below(static_cast<int>(states_.size()) - 1));
        goTo(to, R"({"do":"goto","seq":)" + std::to_string(to) + "}");
    }

    void goTo(std::size_t to, std::string line)
    {
        played_.lines.push_back(std::move(line));
        if (to >= 1 && to < states_.size())
            at_ = to;
    }

    SeededDice dice_;
    SeededDice rules_;
    SeededDice tried_{0}; // whether a command is accepted never hangs on what the app rolls
    Played played_;
    std::vector<State> states_{State{}};
    std::size_t at_ = 0;
    std::array<int, Command::kinds> done_{};
};

template <class G>
Played randomGame(std::uint64_t seed, int moves)
{
    RandomWalk<G> walk(seed);
    walk.submit(Rename{0, "Somebody"}); // too early
    walk.start();
    for (int i = 0; i < moves; ++i)
        walk.move();
    return walk.played();
}

} // namespace torchside::tests
