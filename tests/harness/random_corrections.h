#pragma once

#include "models/kernel/correction.h"
#include "tests/harness/random_play.h"

namespace torchside::tests {

// Plays a game, then corrects its past at random, again and again, and holds each correction against what is
// promised of every one.
template <Game G>
class RandomCorrections {
public:
    using Rules = typename G::Rules;
    using Command = typename Rules::Command;
    using Codec = torchside::Codec<G>;

    explicit RandomCorrections(std::uint64_t seed, int moves)
        : dice_(seed + 1), rules_(seed), history_(journal_, rules_, [this] { return ++time_; })
    {
        for (const auto &line : randomGame<G>(seed, moves).lines)
            if (const auto command = Codec::command(line))
                history_.submit(*command);
        history_.note("Pizza is here");
    }

    // How many were carried out.
    int correct(int times)
    {
        int done = 0;
        for (int i = 0; i < times; ++i)
            done += once() ? 1 : 0;
        return done;
    }

private:
    struct Whole {
        std::string state;
        std::vector<StoredStep> steps;
        std::vector<LogLine> log;
        bool operator==(const Whole &) const = default;
    };

    Whole whole() const
    {
        return {Codec::text(history_.state()), journal_.steps(*history_.id(), 1, history_.last()),
                history_.log()};
    }

    Correcting<Command> anyOf()
    {
        Correcting<Command> asked;
        asked.seq = 1 + dice_.below(static_cast<int>(history_.seq()));
        asked.isPutIn = dice_.below(3) == 0;
        if (!asked.isPutIn && asked.seq > 1 && dice_.below(3) == 0)
            return asked;
        const auto before = history_.stateAt(asked.isPutIn ? asked.seq : asked.seq - 1);
        Arbitrary<G> arbitrary(before, dice_);
        const int kinds = static_cast<int>(Command::kinds);
        for (int attempt = 0; attempt < 20; ++attempt) {
            const auto kind = asked.seq == 1 && !asked.isPutIn ? 0 : 1 + dice_.below(kinds - 1);
            asked.command = arbitrary.command(static_cast<std::size_t>(kind));
            if (!outOfLife<Rules>(before, *asked.command) &&
                !std::holds_alternative<Refusal>(Rules::decide(before, *asked.command, tried_)))
                break;
        }
        return asked;
    }

    // Worked out first, and then done as it was found.
    std::variant<Corrected, Refusal> asForeseen(const Correcting<Command> &asked)
    {
        auto begun = history_.foresee(asked);
        if (const auto *refusal = std::get_if<Refusal>(&begun))
            return *refusal;
        auto &foreseeing = *std::get<std::unique_ptr<Foreseeing>>(begun);
        const auto before = whole();
        while (foreseeing.advance()) {
        }
        promise(whole() == before, [&] { return "working it out changed something"; });
        const auto done = history_.correct(foreseeing);
        promise(done.has_value(), [&] { return "nothing happened, and yet it was too late"; });
        promise(std::holds_alternative<Refusal>(*done) || !history_.correct(foreseeing),
                [&] { return "it was done twice"; });
        return *done;
    }

    bool once()
    {
        if (dice_.below(4) == 0)
            nothingChangesNothing();
        auto asked = anyOf();
        const auto before = whole();
        const auto what = [&] {
            return std::to_string(asked.seq) + (asked.isPutIn ? " + " : " = ") +
                   (asked.command ? Codec::text(*asked.command) : "nothing");
        };
        asked.isPreview = true;
        const auto seen = history_.correct(asked);
        promise(whole() == before, [&] { return "a look changed something: " + what(); });
        asked.isPreview = false;
        asked.drops = true;
        const auto done = dice_.below(2) == 0 ? history_.correct(asked) : asForeseen(asked);
        promise(done.index() == seen.index(), [&] { return "not as it was seen: " + what(); });
        if (std::holds_alternative<Refusal>(done)) {
            promise(whole() == before, [&] { return "refused, and yet changed: " + what(); });
            return false;
        }
        const auto &told = std::get<Corrected>(done);
        promise(told.kept == std::get<Corrected>(seen).kept &&
                    told.dropped.size() == std::get<Corrected>(seen).dropped.size(),
                [&] { return "more or less was kept than was seen: " + what(); });
        const auto later = static_cast<std::int64_t>(before.steps.size()) - asked.seq;
        promise(told.kept + std::ssize(told.changed) + std::ssize(told.dropped) == later,
                [&] { return "not every later step is told of: " + what(); });
        holds(what());
        const auto after = whole();
        history_.undo();
        promise(whole() == before, [&] { return "taken back it is not as it was: " + what(); });
        history_.redo();
        promise(whole() == after, [&] { return "done again it is another: " + what(); });
        if (dice_.below(3) == 0 || history_.seq() < 5)
            history_.undo(); // so that the game doesn't wear away
        return true;
    }

    // Sound at every step, the same when opened anew, and the events alone lead there.
    void holds(const std::string &what)
    {
        typename Rules::State state{};
        for (const auto &step : journal_.steps(*history_.id(), 1, history_.seq())) {
            const auto events = Codec::events(step.events);
            promise(events.has_value(), [&] { return "can't be read: " + step.events; });
            for (const auto &event : *events)
                state = Rules::evolve(std::move(state), event);
            promise(Rules::sound(state), [&] { return what + " led to " + Codec::text(state); });
        }
        same(Codec::text(state), Codec::text(history_.state()), "its events lead elsewhere");
        SeededDice dice(0);
        History<G> again(journal_, dice, [] { return Moment(0); });
        again.open(*history_.id());
        same(Codec::text(again.state()), Codec::text(history_.state()), "opened anew");
        promise(again.log() == history_.log(), [&] { return "opened anew, the log is another: " + what; });
    }

    void nothingChangesNothing()
    {
        const auto before = whole();
        const auto seq = 1 + dice_.below(static_cast<int>(history_.seq()));
        const auto stored = before.steps[static_cast<std::size_t>(seq - 1)];
        Correcting<Command> asked{seq, false, Codec::command(stored.command)};
        const auto done = history_.correct(asked);
        promise(std::holds_alternative<Corrected>(done) && std::get<Corrected>(done).isDone,
                [&] { return "the same was refused: " + stored.command; });
        promise(whole() == before, [&] { return "the same changed something: " + stored.command; });
        history_.undo();
    }

    MemoryJournal journal_;
    SeededDice dice_;
    SeededDice rules_;
    SeededDice tried_{0};
    Moment time_ = 0;
    History<G> history_;
};

// In a whole run: TORCHSIDE_CORRECTIONS=2000.
template <Game G>
void randomCorrections(int moves = 60, int each = 20)
{
    const int wanted = std::max(80, qEnvironmentVariableIntValue("TORCHSIDE_CORRECTIONS"));
    int done = 0;
    for (std::uint64_t seed = 1; done < wanted && seed < 10'000; ++seed) {
        try {
            done += RandomCorrections<G>(seed, moves).correct(each);
        } catch (const BrokenPromise &broken) {
            QFAIL(qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(QLatin1String(broken.what()))));
        }
    }
    QVERIFY2(done >= wanted, "too few corrections were possible");
    qInfo("%d corrections", done);
}

} // namespace torchside::tests
