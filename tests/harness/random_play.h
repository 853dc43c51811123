#pragma once

#include "data/journal/open_journal.h"
#include "models/json/codec.h"
#include "models/kernel/history.h"
#include "models/kernel/memory_journal.h"
#include "tests/harness/random_walk.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace torchside::tests {

// What was expected of a game and did not hold, told only then.
template <class Tell>
void promise(bool kept, Tell tell)
{
    if (!kept)
        throw BrokenPromise(tell());
}

inline void same(const std::string &actual, const std::string &expected, const char *what)
{
    promise(actual == expected,
            [&] { return std::string(what) + ": " + actual + "\ninstead of " + expected; });
}

// Plays one whole session and holds it against everything that is promised of every game.
template <Game G>
class RandomSession {
public:
    using Rules = typename G::Rules;
    using Codec = torchside::Codec<G>;

    RandomSession(Journal &journal, const Played &game)
        : journal_(journal),
          game_(game),
          rules_(game.seed),
          history_(journal, rules_, [this] { return ++time_; })
    {}

    void play()
    {
        for (const auto &line : game_.lines)
            move(line);
        promise(game_.isShrunk || history_.started(), [] { return "the start was refused"; });
    }

    void everyStepCanBeTakenBack()
    {
        if (!history_.started())
            return;
        while (history_.seq() < history_.last())
            step(history_.redo(), "redo");
        same(text(), states_.back(), "redone to the end");
        while (history_.seq() > 1)
            step(history_.undo(), "undo");
        refused(history_.undo(), "nothing-to-undo");
        while (history_.seq() < history_.last())
            step(history_.redo(), "redo");
        refused(history_.redo(), "nothing-to-redo");
    }

    void reopeningShowsTheSame(Journal &reopened)
    {
        if (!history_.started())
            return;
        SeededDice dice(0);
        History<G> again(reopened, dice, [] { return Moment(0); });
        again.open(*history_.id());
        promise(again.seq() == history_.seq(), [] { return "opened anew, it stands at another step"; });
        same(Codec::text(again.state()), text(), "opened anew");
        promise(again.log() == history_.log(), [] { return "opened anew, the log is another"; });
        promise(again.prompts() == history_.prompts(), [] { return "opened anew, the prompts are others"; });
    }

    // Nothing is decided again: the stored events alone lead to the same state.
    void replayingGivesTheSame()
    {
        if (!history_.started())
            return;
        typename Rules::State state{};
        for (const auto &step : journal_.steps(*history_.id(), 1, history_.seq())) {
            const auto events = Codec::events(step.events);
            promise(events.has_value(), [&] { return "can't be read: " + step.events; });
            for (const auto &event : *events)
                state = Rules::evolve(std::move(state), event);
            same(Codec::text(*events), step.events, "events read and written");
            const auto command = Codec::command(step.command);
            promise(command.has_value(), [&] { return "can't be read: " + step.command; });
            same(Codec::text(*command), step.command, "a command read and written");
        }
        same(Codec::text(state), text(), "replayed");
    }

    // Whatever the state shows can be asked about, and only changes are told.
    void everyValueHasItsPast()
    {
        if (!history_.started())
            return;
        while (history_.seq() < history_.last())
            step(history_.redo(), "redo");
        json::JsonText json;
        json.openObject().key("game").text(G::identity.id);
        Codec::writeView(json, history_.state());
        json.key("log").openArray().closeArray().key("prompts").openArray().closeArray().closeObject();
        hasPast(json::parsed(json.take()), {});
        for (const auto *told : {"log.0", "log.0.seq", "log.0.text", "prompts.0.text", "prompts.0.rule"})
            promise(history_.trace(told) && history_.trace(told)->empty(), [&] { return std::string(told); });
        for (const auto *nowhere :
             {"nowhere", "seats.99", "game.0", "log.20", "log.0.x", "prompts.99", "logs"})
            promise(!history_.trace(nowhere), [&] { return std::string(nowhere); });
    }

    const std::vector<std::string> &states() const { return states_; }
    const History<G> &history() const { return history_; }

private:
    void hasPast(const QJsonValue &value, const QString &path)
    {
        if (!path.isEmpty()) {
            const auto changes = history_.trace(path.toStdString());
            promise(changes.has_value(), [&] { return "has no past: " + path.toStdString(); });
            for (const auto &change : *changes)
                promise(change.from != change.to, [&] { return "no change: " + path.toStdString(); });
        }
        const auto under = [&](const QString &key) { return path.isEmpty() ? key : path + u'.' + key; };
        const auto object = value.toObject();
        for (auto each = object.begin(); each != object.end(); ++each)
            hasPast(each.value(), under(each.key()));
        // The first two of a list stand for all: a long session has thousands of values.
        for (qsizetype i = 0; i < std::min<qsizetype>(2, value.toArray().size()); ++i)
            hasPast(value.toArray().at(i), under(QString::number(i)));
    }

    std::string text() const { return Codec::text(history_.state()); }

    void move(const std::string &line)
    {
        const auto request = json::parsed(line).toObject();
        const auto what = request.value(QLatin1String("do"));
        if (what == QLatin1String("undo"))
            return moved(history_.undo(), "undo");
        if (what == QLatin1String("redo"))
            return moved(history_.redo(), "redo");
        if (what == QLatin1String("goto"))
            return moved(history_.goTo(request.value(QLatin1String("seq")).toInteger()), "goto");
        if (const auto command = Codec::command(line))
            submit(*command);
        else
            promise(game_.isShrunk, [&] { return "can't be read: " + line; });
    }

    void moved(const Moved &moved, const char *how)
    {
        if (!std::holds_alternative<Refusal>(moved))
            step(moved, how);
    }

    void step(const Moved &moved, const char *how)
    {
        promise(!std::holds_alternative<Refusal>(moved),
                [&] { return how + (" was refused: " + english(std::get<Refusal>(moved).message)); });
        same(text(), states_[static_cast<std::size_t>(history_.seq() - 1)], how);
    }

    void refused(const Moved &moved, const std::string &code)
    {
        const auto *refusal = std::get_if<Refusal>(&moved);
        promise(refusal && refusal->code == code, [&] { return "not refused with " + code; });
    }

    void submit(const typename Rules::Command &command)
    {
        const auto before = history_.state();
        const auto seq = history_.seq();
        const bool isDue = history_.started() ? !history_.outcome() || Rules::worksAfterTheEnd(command)
                                              : command.index() == 0;
        const auto expected = history_.refusalOf(command);
        promise(history_.state() == before, [] { return std::string("asking alone changed it"); });
        const auto decision = history_.submit(command);
        const auto *refusal = std::get_if<Refusal>(&decision);
        const auto what = [&] {
            return Codec::text(command) + (refusal ? " was refused: " + english(refusal->message) : "");
        };
        promise(expected.has_value() == (refusal != nullptr),
                [&] { return what() + " and it was said before that it would be otherwise"; });
        if (refusal) {
            promise(!refusal->code.empty() && !refusal->message.empty(), what);
            promise(history_.state() == before, [] { return std::string("refused, and yet changed"); });
            promise(history_.seq() == seq, what);
            return;
        }
        promise(isDue, [&] { return what() + " was accepted before the start or after the end"; });
        const auto now = text();
        promise(Rules::sound(history_.state()), [&] { return what() + " led to " + now; });
        promise(history_.seq() == seq + 1, what);
        const auto read = Codec::state(now);
        promise(read && *read == history_.state(), [&] { return "read and written it is another: " + now; });
        states_.resize(static_cast<std::size_t>(seq));
        states_.push_back(now);
    }

    Journal &journal_;
    const Played &game_;
    SeededDice rules_;
    Moment time_ = 0;
    History<G> history_;
    std::vector<std::string> states_;
};

template <Game G>
void randomPlay(int games = 50, int moves = 300)
{
    const auto broken = firstBroken(
        games, [moves](std::uint64_t seed) { return randomGame<G>(seed, moves); },
        [](const Played &game) {
            MemoryJournal journal;
            RandomSession<G> session(journal, game);
            session.play();
            session.everyStepCanBeTakenBack();
            session.reopeningShowsTheSame(journal);
            session.replayingGivesTheSame();
        });
    QVERIFY2(broken.empty(), broken.c_str());
    const auto pastless = firstBroken(
        1, [](std::uint64_t seed) { return randomGame<G>(seed, 40); },
        [](const Played &game) {
            MemoryJournal journal;
            RandomSession<G> session(journal, game);
            session.play();
            session.everyValueHasItsPast();
        });
    QVERIFY2(pastless.empty(), pastless.c_str());
}

// The states that a game of this seed came through.
template <Game G>
std::vector<std::string> statesOf(std::uint64_t seed, int moves)
{
    const auto game = randomGame<G>(seed, moves);
    MemoryJournal journal;
    RandomSession<G> session(journal, game);
    session.play();
    return session.states();
}

template <Game G>
void theSameSeedGivesTheSameGame()
{
    QVERIFY(randomGame<G>(7, 200).lines == randomGame<G>(7, 200).lines);
    QVERIFY(statesOf<G>(7, 200) == statesOf<G>(7, 200));
}

// The same through a real file: what was confirmed is there when the file is opened anew.
template <Game G>
void randomPlayInAFile(int games = 3, int moves = 120)
{
    const auto broken = firstBroken(
        games, [moves](std::uint64_t seed) { return randomGame<G>(seed, moves); },
        [](const Played &game) {
            const QTemporaryDir folder;
            const auto path = folder.filePath(QStringLiteral("journal.db")).toStdString();
            auto opened = data::openJournal(path, data::Purpose::play);
            RandomSession<G> session(*opened.journal, game);
            session.play();
            session.everyStepCanBeTakenBack();
            const auto again = data::openJournal(path, data::Purpose::read);
            session.reopeningShowsTheSame(*again.journal);
        });
    QVERIFY2(broken.empty(), broken.c_str());
}

} // namespace torchside::tests
