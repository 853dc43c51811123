#pragma once

#include "data/journal/open_journal.h"
#include "models/json/codec.h"
#include "models/kernel/history.h"
#include "models/kernel/memory_journal.h"

#include <QTemporaryDir>
#include <QTest>

namespace torchside::tests {

// A game tells the harness how a session of it begins and what else somebody might try, legal or not.
//     template <> struct Chooser<mandom::Game> {
//         static Command start(Dice &);
//         static Command anything(const State &, Dice &);
//     };
template <class G>
struct Chooser;

// Plays one whole random session and holds it against everything that is promised of every game.
template <Game G>
class RandomSession {
public:
    using Rules = typename G::Rules;
    using Codec = torchside::Codec<G>;

    RandomSession(Journal &journal, std::uint64_t seed)
        : journal_(journal),
          dice_(seed),
          rules_(seed + 1),
          history_(journal, rules_, [this] { return ++time_; })
    {}

    void play(int moves)
    {
        try1(Chooser<G>::start(dice_), true);
        for (int i = 0; i < moves && !QTest::currentTestFailed(); ++i)
            move();
    }

    void everyStepCanBeTakenBack()
    {
        while (history_.seq() < history_.last())
            QVERIFY(std::holds_alternative<std::vector<Sentence>>(history_.redo()));
        QCOMPARE(Codec::text(history_.state()), states_.back());
        while (history_.seq() > 1) {
            QVERIFY(std::holds_alternative<std::vector<Sentence>>(history_.undo()));
            QCOMPARE(Codec::text(history_.state()), states_[static_cast<std::size_t>(history_.seq() - 1)]);
        }
        QCOMPARE(std::get<Refusal>(history_.undo()).code, std::string("nothing-to-undo"));
        while (history_.seq() < history_.last()) {
            QVERIFY(std::holds_alternative<std::vector<Sentence>>(history_.redo()));
            QCOMPARE(Codec::text(history_.state()), states_[static_cast<std::size_t>(history_.seq() - 1)]);
        }
        QCOMPARE(std::get<Refusal>(history_.redo()).code, std::string("nothing-to-redo"));
    }

    void reopeningShowsTheSame(Journal &reopened)
    {
        SeededDice dice(0);
        History<G> again(reopened, dice, [] { return Moment(0); });
        again.open(*history_.id());
        QCOMPARE(again.seq(), history_.seq());
        QCOMPARE(Codec::text(again.state()), Codec::text(history_.state()));
        QVERIFY(again.log() == history_.log());
        QVERIFY(again.prompts() == history_.prompts());
    }

    // Nothing is decided again: the stored events alone lead to the same state.
    void replayingGivesTheSame()
    {
        typename Rules::State state{};
        for (const auto &step : journal_.steps(*history_.id(), 1, history_.seq())) {
            const auto events = Codec::events(step.events);
            QVERIFY2(events, step.events.c_str());
            for (const auto &event : *events)
                state = Rules::evolve(std::move(state), event);
            QCOMPARE(Codec::text(*events), step.events);
            const auto command = Codec::command(step.command);
            QVERIFY2(command, step.command.c_str());
            QCOMPARE(Codec::text(*command), step.command);
        }
        QCOMPARE(Codec::text(state), Codec::text(history_.state()));
    }

    // Whatever the state shows can be asked about, and only changes are told.
    void everyValueHasItsPast()
    {
        while (history_.seq() < history_.last())
            QVERIFY(std::holds_alternative<std::vector<Sentence>>(history_.redo()));
        json::JsonText json;
        json.openObject().key("game").text(G::identity.id);
        Codec::writeView(json, history_.state());
        json.key("log").openArray().closeArray().key("prompts").openArray().closeArray().closeObject();
        hasPast(json::parsed(json.take()), {});
        for (const auto *told : {"log.0", "log.0.seq", "log.0.text", "prompts.0.text", "prompts.0.rule"})
            QVERIFY2(history_.trace(told) && history_.trace(told)->empty(), told);
        for (const auto *nowhere :
             {"nowhere", "seats.99", "game.0", "log.20", "log.0.x", "prompts.99", "logs"})
            QVERIFY2(!history_.trace(nowhere), nowhere);
    }

    const std::vector<std::string> &states() const { return states_; }
    const History<G> &history() const { return history_; }

private:
    void hasPast(const QJsonValue &value, const QString &path)
    {
        if (QTest::currentTestFailed())
            return;
        if (!path.isEmpty()) {
            const auto changes = history_.trace(path.toStdString());
            QVERIFY2(changes, qPrintable(path));
            for (const auto &change : *changes)
                QVERIFY2(change.from != change.to, qPrintable(path));
        }
        const auto under = [&](const QString &key) { return path.isEmpty() ? key : path + u'.' + key; };
        const auto object = value.toObject();
        for (auto each = object.begin(); each != object.end(); ++each)
            hasPast(each.value(), under(each.key()));
        // The first two of a list stand for all: a long session has thousands of values.
        for (qsizetype i = 0; i < std::min<qsizetype>(2, value.toArray().size()); ++i)
            hasPast(value.toArray().at(i), under(QString::number(i)));
    }

    void move()
    {
        const int kind = dice_.below(20);
        if (kind == 0)
            return moved(history_.undo());
        if (kind == 1)
            return moved(history_.redo());
        if (kind == 2)
            return moved(history_.goTo(1 + dice_.below(static_cast<int>(history_.last()))));
        const auto legal = Rules::legal(history_.state());
        if (kind < 6 || legal.empty())
            return try1(Chooser<G>::anything(history_.state(), dice_), false);
        try1(legal[static_cast<std::size_t>(dice_.below(static_cast<int>(legal.size())))], true);
    }

    void moved(const Moved &moved)
    {
        if (std::holds_alternative<Refusal>(moved))
            return;
        QCOMPARE(Codec::text(history_.state()), states_[static_cast<std::size_t>(history_.seq() - 1)]);
    }

    void try1(const typename Rules::Command &command, bool mustBeAccepted)
    {
        const auto before = Codec::text(history_.state());
        const auto seq = history_.seq();
        const auto decision = history_.submit(command);
        if (const auto *refusal = std::get_if<Refusal>(&decision)) {
            const auto what = Codec::text(command) + " was refused: " + english(refusal->message);
            QVERIFY2(!mustBeAccepted, what.c_str());
            QVERIFY2(!refusal->code.empty() && !refusal->message.empty(), what.c_str());
            QCOMPARE(Codec::text(history_.state()), before);
            QCOMPARE(history_.seq(), seq);
            return;
        }
        const auto now = Codec::text(history_.state());
        QVERIFY2(Rules::sound(history_.state()), (Codec::text(command) + " led to " + now).c_str());
        QCOMPARE(history_.seq(), seq + 1);
        const auto read = Codec::state(now);
        QVERIFY2(read, now.c_str());
        QVERIFY(*read == history_.state());
        states_.resize(static_cast<std::size_t>(seq));
        states_.push_back(now);
    }

    Journal &journal_;
    SeededDice dice_;
    SeededDice rules_;
    Moment time_ = 0;
    History<G> history_;
    std::vector<std::string> states_;
};

template <Game G>
void randomPlay(int seeds = 50, int moves = 300)
{
    for (int seed = 1; seed <= seeds && !QTest::currentTestFailed(); ++seed) {
        MemoryJournal journal;
        RandomSession<G> session(journal, static_cast<std::uint64_t>(seed));
        session.play(moves);
        session.everyStepCanBeTakenBack();
        session.reopeningShowsTheSame(journal);
        session.replayingGivesTheSame();
        if (QTest::currentTestFailed())
            qWarning("seed %d", seed);
    }
    MemoryJournal journal;
    RandomSession<G> session(journal, 99);
    session.play(40);
    session.everyValueHasItsPast();
}

template <Game G>
void theSameSeedGivesTheSameGame()
{
    MemoryJournal first;
    MemoryJournal second;
    RandomSession<G> one(first, 7);
    RandomSession<G> two(second, 7);
    one.play(200);
    two.play(200);
    QVERIFY(one.states() == two.states());
}

// The same through a real file: what was confirmed is there when the file is opened anew.
template <Game G>
void randomPlayInAFile(int seeds = 3, int moves = 120)
{
    for (int seed = 1; seed <= seeds && !QTest::currentTestFailed(); ++seed) {
        const QTemporaryDir folder;
        const auto path = folder.filePath(QStringLiteral("journal.db")).toStdString();
        auto opened = data::openJournal(path, data::Purpose::play);
        RandomSession<G> session(*opened.journal, static_cast<std::uint64_t>(seed));
        session.play(moves);
        session.everyStepCanBeTakenBack();
        const auto again = data::openJournal(path, data::Purpose::read);
        session.reopeningShowsTheSame(*again.journal);
    }
}

} // namespace torchside::tests
