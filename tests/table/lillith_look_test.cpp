#include "models/cthulhu/lillith/planning.h"
#include "models/kernel/wanted.h"
#include "models/table/correction_draft.h"
#include "tests/cthulhu/lillith_evening.h"

#include "models/kernel/memory_journal.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>
#include <QTimer>

using namespace torchside;
namespace lillith = torchside::cthulhu::lillith;
using namespace Qt::StringLiterals;

namespace {

constexpr int patience = 240'000; // a loaded machine thinks slowly

// Searched to the end, each board once: many turns are alike, and many tables.
// Each board once: many turns are alike, and many tables.
lillith::Found known(const lillith::Board &board, const lillith::Limits &limits,
                     std::vector<std::pair<lillith::Board, lillith::Found>> &all)
{
    for (const auto &[each, found] : all)
        if (each == board)
            return found;
    return all.emplace_back(board, lillith::search(board, limits)).second;
}

lillith::Found atLeisure(const lillith::Board &board)
{
    static std::vector<std::pair<lillith::Board, lillith::Found>> all;
    return known(board, {}, all);
}

// As if the table had told her to play the best she had, before she had tried all.
lillith::Found endedEarly(const lillith::Board &board)
{
    static std::vector<std::pair<lillith::Board, lillith::Found>> all;
    return known(board, {.stop = [](const lillith::Progress &) { return true; }}, all);
}

// The evening as it was played, with its draft.
struct AtTable {
    MemoryJournal journal;
    SeededDice dice{1};
    Moment time = 0;
    protocol::GameSession<cthulhu::Game> session{journal, dice, [this] { return ++time; }};
    table::CorrectionDraft draft{session, [this](Foreseeing &foreseen, const QJsonObject &) {
                                     const auto done = session.correct(foreseen);
                                     return done && std::holds_alternative<Corrected>(*done);
                                 }};

    explicit AtTable(const tests::LillithEvening &evening)
    {
        const lillith::Foresight asItWas(evening.search());
        for (const auto &line : evening.lines())
            if (session.submit(line), session.lastRefusal())
                qFatal("%s: %s", line.c_str(), english(session.lastRefusal()->message).c_str());
    }
    std::int64_t seq() { return session.match().seq(); }
    bool looked()
    {
        return QTest::qWaitFor([this] { return !draft.isLooking(); }, patience);
    }
    // One of hers fights otherwise from the beginning on: every board since is another.
    void open() { draft.open(tests::LillithEvening::firstOwn); }
    void set(int skill) { draft.set(u"card.skill"_s, skill); }
    std::optional<Corrected> asked(int skill)
    {
        auto command =
            QJsonDocument::fromJson(
                QByteArray::fromStdString(session.match().commandAt(tests::LillithEvening::firstOwn)))
                .object();
        auto card = command[u"card"_s].toObject();
        card[u"skill"_s] = skill;
        command[u"card"_s] = card;
        const auto told = session.correct(QJsonObject{{u"do"_s, u"correct"_s},
                                                      {u"seq"_s, tests::LillithEvening::firstOwn},
                                                      {u"command"_s, command},
                                                      {u"preview"_s, true}});
        const auto *corrected = std::get_if<Corrected>(&told);
        return corrected ? std::optional(*corrected) : std::nullopt;
    }
    bool shows(const Corrected &told)
    {
        return draft.kept() == told.kept && draft.changedSteps().size() == std::ssize(told.changed) &&
               draft.droppedSteps().size() == std::ssize(told.dropped) &&
               draft.numbers().size() == std::ssize(told.numbers) &&
               draft.onTable().size() == std::ssize(told.resync);
    }
};

constexpr int far = 300; // steps

} // namespace

// What comes of a correction where LILLITH has to think anew in every turn since: beside the screen, to be
// given up, and never that of another question. Run under the thread sanitizer, too.
class LillithLookTest : public QObject {
    Q_OBJECT

    // Her characters, those of the player, steps: many short searches, and few long ones.
    const tests::LillithEvening many_{5, 5, far + tests::LillithEvening::firstOwn, atLeisure};
    const tests::LillithEvening some_{5, 5, 100, atLeisure};
    const tests::LillithEvening long_{12, 16, 40, endedEarly};

private Q_SLOTS:
    void theScreenGoesOnAndTellsHowFarItIs()
    {
        AtTable at(many_);
        at.open();
        at.set(9);
        QVERIFY(at.draft.isLooking());
        QVERIFY(at.draft.numbers().isEmpty() && at.draft.changedSteps().isEmpty());
        int turns = 0;
        QTimer screen;
        connect(&screen, &QTimer::timeout, this, [&] { ++turns; });
        screen.start(0);
        double share = 0;
        bool grows = true;
        connect(&at.draft, &table::CorrectionDraft::changed, this, [&] {
            if (at.draft.isLooking()) {
                grows = grows && at.draft.share() >= share;
                share = at.draft.share();
            }
        });
        QVERIFY(at.looked());
        QVERIFY2(turns > 100, qPrintable(QString::number(turns)));
        QVERIFY(grows && share > 0 && share <= 1);
    }

    void itIsWhatComesOfIt()
    {
        AtTable at(many_);
        at.open();
        at.set(9);
        QVERIFY(at.looked());
        QVERIFY(at.draft.whyNot().isEmpty());
        QVERIFY(!at.draft.changedSteps().isEmpty());
        const auto told = at.asked(9);
        QVERIFY(told && at.shows(*told));
        QVERIFY(at.draft.take());
        QVERIFY(at.session.match().isAtCorrection());
        at.session.match().undo();
        QCOMPARE(at.seq(), std::ssize(many_.lines()));
    }

    void stoppedNothingIsHeardOfIt()
    {
        AtTable at(long_);
        at.open();
        at.set(9);
        QVERIFY(at.draft.isLooking());
        at.open(); // as Stop does
        QVERIFY(!at.draft.isLooking() && !at.draft.differs());
        QTest::qWait(300);
        QVERIFY(at.draft.numbers().isEmpty() && at.draft.changedSteps().isEmpty());
        QVERIFY(!at.draft.take());
        QCOMPARE(at.seq(), std::ssize(long_.lines()));
    }

    void ofSeveralQuestionsTheLastIsAnswered()
    {
        AtTable at(some_);
        at.open();
        for (const int skill : {9, 7, 8, 2, 5}) {
            at.set(skill);
            QTest::qWait(skill); // some while it is worked out already
        }
        QVERIFY(at.looked());
        const auto told = at.asked(5);
        QVERIFY(told && at.shows(*told));
    }

    // A step from somebody's phone meanwhile.
    void theGameGoesOnMeanwhile()
    {
        AtTable at(some_);
        at.open();
        at.set(9);
        const auto before = at.seq();
        at.session.submit(R"({"do":"token","story":0,"side":"player","by":2})");
        QCOMPARE(at.seq(), before + 1);
        at.draft.keepUp();
        QVERIFY(at.looked());
        const auto told = at.asked(9);
        QVERIFY(told && at.shows(*told));
        QVERIFY(at.draft.take());
    }

    void itGoesWithItsPage()
    {
        AtTable at(long_);
        at.open();
        at.set(9);
        QVERIFY(at.draft.isLooking());
    }

    // Whatever could be put in there is found by a glance: nobody waits on the screen for her.
    void whatCouldBePutInIsFoundWithoutASearch()
    {
        AtTable at(long_);
        int searched = 0;
        bool glances = true;
        const lillith::Foresight here([&](const lillith::Board &board) {
            ++searched;
            glances = glances && Wanted::isGivenUp();
            return lillith::unsearched(board);
        });
        for (int seq = 20; seq < at.seq(); ++seq) {
            at.draft.putInAfter(seq);
            QVERIFY(!at.draft.kinds().isEmpty());
        }
        QVERIFY(searched > 0);
        QVERIFY(glances);
    }

    // What she had come to stays where she is asked the same, though her search had been ended early.
    void whatSheHadPlannedStays()
    {
        AtTable at(long_);
        int searched = 0;
        const lillith::Foresight here([&](const lillith::Board &board) {
            ++searched;
            return lillith::search(board);
        });
        const auto steps = [&] { return at.journal.steps(1, 1, at.session.match().last()); };
        const auto before = steps();
        const auto command = QJsonObject{{u"do"_s, u"rename"_s}, {u"player"_s, 0}, {u"name"_s, u"Ann"_s}};
        const auto told = at.session.correct(
            QJsonObject{{u"do"_s, u"correct"_s}, {u"after"_s, 3}, {u"command"_s, command}});
        QVERIFY(std::holds_alternative<Corrected>(told));
        QCOMPARE(std::get<Corrected>(told).changed.size(), std::size_t{0});
        QCOMPARE(std::get<Corrected>(told).kept, std::int64_t(before.size()) - 3);
        QCOMPARE(searched, 0);
        const auto after = steps();
        QCOMPARE(after.size(), before.size() + 1);
        for (std::size_t i = 3; i < before.size(); ++i)
            QCOMPARE(after[i + 1].events, before[i].events);
    }
};

QTEST_GUILESS_MAIN(LillithLookTest)
#include "lillith_look_test.moc"
