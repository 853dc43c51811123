#include "app/games.h"
#include "models/json/session_document.h"
#include "models/kernel/memory_journal.h"
#include "models/protocol/session.h"

#include <QFile>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;

// What is decided elsewhere is taken over as it was, where it comes out alike by the rules here: each game's
// demonstration, step by step.
class FollowingTest : public QObject {
    Q_OBJECT

    static json::Document demoOf(const app::GameEntry &game)
    {
        QFile file(qEnvironmentVariable("TORCHSIDE_SOURCE") + u"/data/"_s + QString::fromUtf8(game.id) +
                   u"/demo.json"_s);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("there is no demonstration");
        auto read = json::readDocument(file.readAll());
        return std::get<json::Document>(
            json::replayed(std::get<json::Document>(std::move(read)), game.replay));
    }
    // As it comes from elsewhere: what is worked out here is not told.
    static StoredStep told(const StoredStep &step)
    {
        return {step.seq, step.command, step.events, {}, step.at, {}, std::nullopt, {}, {{}, "Ann"}};
    }
    static std::vector<StoredStep> tellable(const json::Document &of, std::int64_t from, std::int64_t to)
    {
        std::vector<StoredStep> steps;
        for (auto seq = from; seq <= to; ++seq)
            steps.push_back(told(of.steps.at(static_cast<std::size_t>(seq - 1))));
        return steps;
    }

    struct Copy {
        MemoryJournal journal;
        SeededDice dice{99}; // another chance than there
        SessionId id = 0;
        std::unique_ptr<protocol::Session> session;

        Copy(const app::GameEntry &game, const json::Document &of)
        {
            const auto &first = of.steps.front();
            id = journal.take({0, of.session.game, first.at, first.at, 1, 1, first.standing}, {first}, {});
            session = game.session(
                journal, dice, [] { return Moment{1}; }, nullptr);
            session->open(id);
        }
    };

private Q_SLOTS:
    void whatWasPlayedElsewhereIsTheSameHere_data()
    {
        QTest::addColumn<int>("atOnce");
        QTest::addColumn<QString>("game");
        for (const auto &game : app::games())
            for (const int atOnce : {1, 1000})
                QTest::newRow(qPrintable(u"%1, %2"_s.arg(QString::fromUtf8(game.id)).arg(atOnce)))
                    << atOnce << QString::fromUtf8(game.id);
    }
    void whatWasPlayedElsewhereIsTheSameHere()
    {
        QFETCH(int, atOnce);
        QFETCH(QString, game);
        const auto &entry = *app::findGame(game.toStdString());
        const auto demo = demoOf(entry);
        Copy copy(entry, demo);
        const auto last = demo.session.last;
        for (std::int64_t seq = 1; seq < last; seq += atOnce) {
            const auto to = std::min(last, seq + atOnce);
            const auto refusal = copy.session->follow({seq, tellable(demo, seq + 1, to), to});
            QVERIFY2(!refusal, refusal ? english(refusal->message).c_str() : "");
        }
        const auto steps = copy.journal.steps(copy.id, 1, last);
        QCOMPARE(steps.size(), demo.steps.size());
        for (std::size_t i = 1; i < steps.size(); ++i) {
            QCOMPARE(steps[i].command, demo.steps[i].command);
            QCOMPARE(steps[i].events, demo.steps[i].events);
            QCOMPARE(steps[i].line, demo.steps[i].line);
            QCOMPARE(steps[i].standing, demo.steps[i].standing);
            QCOMPARE(steps[i].origin.sender, "Ann");
        }
        QCOMPARE(copy.session->match().seq(), last);
        QVERIFY(!copy.session->follow({last, {}, 1})); // back to the beginning
        QCOMPARE(copy.session->match().seq(), 1);
        QCOMPARE(copy.session->match().last(), last);
        QVERIFY(!copy.session->follow({1, tellable(demo, 2, last), last})); // what is here already stays
        QCOMPARE(copy.session->match().seq(), last);
    }

    void whatDoesNotFollowIsNotTakenOver_data()
    {
        QTest::addColumn<QString>("game");
        for (const auto &game : app::games())
            QTest::newRow(game.id.data()) << QString::fromUtf8(game.id);
    }
    void whatDoesNotFollowIsNotTakenOver()
    {
        QFETCH(QString, game);
        const auto &entry = *app::findGame(game.toStdString());
        const auto demo = demoOf(entry);
        Copy copy(entry, demo);
        auto steps = tellable(demo, 2, 4);
        steps.back().events = "[]";
        const auto isRefused = [&](const News &news) {
            const auto refusal = copy.session->follow(news);
            return refusal && refusal->code == "another-game" && copy.session->match().seq() == 1 &&
                   copy.session->match().last() == 1;
        };
        if (!entry.wantsCards) // whose cards may be known there alone
            QVERIFY(isRefused({1, steps, 4}));
        steps.back().events = "nonsense";
        QVERIFY(isRefused({1, steps, 4}));
        steps = tellable(demo, 2, 4);
        steps[1].command = R"({"do":"nothing"})";
        QVERIFY(isRefused({1, steps, 4}));
        for (const std::int64_t after : {-1, 0, 2, 77})
            QVERIFY(isRefused({after, tellable(demo, 2, 4), after + 3}));
        for (const std::int64_t head : {-1, 0, 5, 99})
            QVERIFY(isRefused({1, tellable(demo, 2, 4), head}));
    }
};

QTEST_GUILESS_MAIN(FollowingTest)
#include "following_test.moc"
