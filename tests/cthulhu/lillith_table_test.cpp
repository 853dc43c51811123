#include "models/cthulhu/face/cthulhu_table.h"
#include "models/kernel/history.h"
#include "models/kernel/memory_journal.h"
#include "models/protocol/session.h"
#include "tests/harness/patience.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

using namespace torchside;
using cthulhu::CthulhuTable;
using namespace Qt::StringLiterals;

namespace {

QVariantMap line(const QString &json)
{
    return QJsonDocument::fromJson(json.toUtf8()).object().toVariantMap();
}

QString character(const QString &name, int cost, int skill, const QString &icons)
{
    return uR"({"name":"%1","type":"character","cost":%2,"skill":%3,"icons":{%4}})"_s.arg(name)
        .arg(cost)
        .arg(skill)
        .arg(icons);
}

// A session with LILLITH at the step where it asks who of the player's is ready.
class Session {
public:
    explicit Session(int characters) : session_(journal_, dice_, [this] { return ++time_; })
    {
        cthulhu::Start start;
        start.stories = {"A", "B", "C"};
        start.first = cthulhu::Side::minion;
        start.options.variant = cthulhu::Variant::lillith;
        history_.submit(start);
        table = std::make_unique<CthulhuTable>(session_);
        say(uR"({"do":"scout","card":%1})"_s.arg(character(u"Scout"_s, 3, 1, u"\"terror\":1"_s)));
        QStringList hand;
        for (int i = 0; i < 5; ++i)
            hand.append(character(u"Dear %1"_s.arg(i), 9, 1, {}));
        say(uR"({"do":"draw","cards":[%1]})"_s.arg(hand.join(u',')));
        for (int i = 1; i < characters; ++i) {
            const auto icons = uR"("terror":%1,"combat":%2,"arcane":%3,"investigation":%4)"_s.arg(i % 2)
                                   .arg(i % 3)
                                   .arg(i % 2)
                                   .arg(i % 4 == 0);
            say(uR"({"do":"put-into-play","card":%1})"_s.arg(
                character(u"Own %1"_s.arg(i), i % 5, 1 + i % 3, icons)));
        }
        say(u"{\"do\":\"confirm\"}"_s);
        say(uR"({"do":"draw","cards":[%1,%1]})"_s.arg(character(u"Dear 9"_s, 9, 1, {})));
        say(u"{\"do\":\"confirm\"}"_s);
    }

    // As after a new start of the app.
    void layAnew()
    {
        table.reset();
        reopened_ = std::make_unique<protocol::GameSession<cthulhu::Game>>(journal_, dice_,
                                                                           [this] { return ++time_; });
        reopened_->open(*history_.id());
        table = std::make_unique<CthulhuTable>(*reopened_);
    }

    bool say(const QString &json) { return table->act(line(json)); }
    static QString ready(int count)
    {
        QStringList all;
        for (int i = 0; i < count; ++i)
            all.append(
                uR"({"name":"P%1","skill":%2,"icons":{"terror":%3,"combat":%4,"arcane":%5,"investigation":%6}})"_s
                    .arg(i)
                    .arg(1 + i % 4)
                    .arg(i % 2)
                    .arg(i % 3)
                    .arg(i % 2)
                    .arg(i % 3));
        return uR"({"do":"defenders","characters":[%1]})"_s.arg(all.join(u','));
    }

private:
    MemoryJournal journal_;
    SeededDice dice_{1};
    Moment time_ = 0;
    protocol::GameSession<cthulhu::Game> session_;
    History<cthulhu::Game> &history_ = session_.history();
    std::unique_ptr<protocol::GameSession<cthulhu::Game>> reopened_;

public:
    std::unique_ptr<CthulhuTable> table; // goes first
};

constexpr int large = 13; // more than can be tried to the end

} // namespace

class LillithTableTest : public QObject {
    Q_OBJECT

private slots:
    void aShortSearchIsOverWithTheTap()
    {
        Session session(3);
        session.table->pondering()->setTimes({60'000, 150, 20'000, 30});
        QCOMPARE(session.table->stepId(), u"defenders"_s);
        QVERIFY(session.say(Session::ready(2)));
        QCOMPARE(session.table->stepId(), u"commit"_s);
        QVERIFY(!session.table->pondering()->running());
        QVERIFY(session.table->foresight()[u"exact"_s].toBool());
    }

    void aLongOneLeavesTheScreenFreeAndShowsTheBestSoFar()
    {
        Session session(large);
        auto &table = *session.table;
        auto &pondering = *table.pondering();
        const int before = table.seq();
        QVERIFY(session.say(Session::ready(20)));
        QVERIFY(pondering.running() && !pondering.shown()); // quiet at first
        QCOMPARE(table.seq(), before);
        QCOMPARE(table.stepId(), u"defenders"_s);
        QTRY_VERIFY_WITH_TIMEOUT(pondering.shown() && pondering.playable(), 30'000);
        QVERIFY(!pondering.places().isEmpty() && !pondering.outcome().isEmpty());
        QVERIFY(pondering.share() >= 0 && pondering.share() < 1);
        QVERIFY(session.say(Session::ready(20))); // touched twice: nothing more
        QVERIFY(pondering.running());
        pondering.playBest();
        QTRY_COMPARE_WITH_TIMEOUT(table.stepId(), u"commit"_s, 30'000);
        QCOMPARE(table.seq(), before + 1);
        QVERIFY(!pondering.running());
        QVERIFY(!table.foresight()[u"exact"_s].toBool());
        QCOMPARE(table.proposal()[u"exact"_s].toBool(), false);
    }

    void itEndsByItselfWhereNotAllCanBeTried()
    {
        Session session(large);
        session.table->pondering()->setTimes({1, 10, 200, 5});
        QVERIFY(session.say(Session::ready(20)));
        QTRY_COMPARE_WITH_TIMEOUT(session.table->stepId(), u"commit"_s, 30'000);
    }

    void cancelledNothingIsDone()
    {
        Session session(large);
        auto &table = *session.table;
        const int before = table.seq();
        QVERIFY(session.say(Session::ready(20)));
        QVERIFY(!table.kept({}).isEmpty());
        table.pondering()->cancel();
        QVERIFY(!table.pondering()->running());
        QVERIFY(table.kept({}).isEmpty());
        QTest::qWait(100);
        QCOMPARE(table.seq(), before);
        QVERIFY(session.say(Session::ready(0)));
        QTRY_COMPARE_WITH_TIMEOUT(table.stepId(), u"commit"_s, 60'000);
    }

    void theTablesHandIsFreeMeanwhileAndItIsSearchedAnew()
    {
        Session session(large);
        auto &table = *session.table;
        const int before = table.seq();
        QVERIFY(session.say(Session::ready(20)));
        QVERIFY(session.say(uR"({"do":"exhaust","card":"Own 3"})"_s));
        QCOMPARE(table.seq(), before + 1);
        QVERIFY(table.pondering()->running());
        QTRY_VERIFY_WITH_TIMEOUT(table.pondering()->playable(), 30'000);
        table.pondering()->playBest();
        QTRY_COMPARE_WITH_TIMEOUT(table.stepId(), u"commit"_s, 30'000);
        QCOMPARE(table.seq(), before + 2);
        for (const auto &each : table.foresight()[u"characters"_s].toList())
            QVERIFY(each.toMap()[u"name"_s].toString() != u"Own 3"_s);
    }

    void aStepTakenBackMeanwhileEndsIt()
    {
        Session session(large);
        auto &table = *session.table;
        QVERIFY(session.say(Session::ready(20)));
        table.undo();
        QVERIFY(!table.pondering()->running());
        QVERIFY(table.kept({}).isEmpty());
    }

    void whatWasSearchedForIsTakenUpAfterANewStart()
    {
        Session session(large);
        const int before = session.table->seq();
        QVERIFY(session.say(Session::ready(20)));
        const auto memory = session.table->kept({{u"other"_s, 1}});
        QCOMPARE(memory[u"other"_s].toInt(), 1);
        session.layAnew(); // in the middle of it
        auto &table = *session.table;
        QCOMPARE(table.seq(), before);
        QCOMPARE(table.stepId(), u"defenders"_s);
        table.takeUp(memory);
        QVERIFY(table.pondering()->running());
        QTRY_VERIFY_WITH_TIMEOUT(table.pondering()->playable(), 30'000);
        table.pondering()->playBest();
        QTRY_COMPARE_WITH_TIMEOUT(table.stepId(), u"commit"_s, 30'000);
        QVERIFY(!table.kept(memory).contains(u"awaited"_s));
        // What is older than the session is no longer wanted.
        QSignalSpy changed(&table, &CthulhuTable::awaitedChanged);
        table.takeUp(memory);
        QVERIFY(!table.pondering()->running());
        QCOMPARE(changed.count(), 1);
        QVERIFY(!table.kept(memory).contains(u"awaited"_s));
    }

    void theChosenLineStandsBesideTheBestRefused()
    {
        Session session(3);
        QVERIFY(session.say(Session::ready(2)));
        auto &table = *session.table;
        QTRY_COMPARE_WITH_TIMEOUT(table.stepId(), u"commit"_s, 30'000);
        const auto foresight = table.foresight();
        QVERIFY(!foresight[u"ours"_s].toMap()[u"places"_s].toStringList().isEmpty());
        QVERIFY(!foresight[u"ours"_s].toMap()[u"answer"_s].toStringList().isEmpty());
        QVERIFY(foresight[u"ours"_s] != foresight[u"other"_s]);
        QVERIFY(!foresight[u"difference"_s].toString().isEmpty());
        QCOMPARE(foresight[u"characters"_s].toList().size(), 3);
        QCOMPARE(foresight[u"stories"_s].toList().size(), 3);
        int deciding = 0;
        for (const auto &row : foresight[u"rows"_s].toList())
            deciding += row.toMap()[u"decides"_s].toBool() ? 1 : 0;
        QVERIFY(deciding <= 1);
        for (const auto &proof : table.why())
            QVERIFY2(!proof.startsWith(u"The best line"_s), "told twice");
        QVERIFY(!table.gist().isEmpty());
    }

    void anyOtherLineIsToldWhyItIsWorse()
    {
        Session session(3);
        QVERIFY(session.say(Session::ready(2)));
        auto &table = *session.table;
        QTRY_COMPARE_WITH_TIMEOUT(table.stepId(), u"commit"_s, 30'000);
        QVariantList own;
        QStringList ids;
        for (const auto &each : table.foresight()[u"characters"_s].toList()) {
            const auto map = each.toMap();
            ids.append(map[u"id"_s].toString());
            if (map[u"story"_s].toInt() >= 0)
                own.append(QVariantMap{{u"card"_s, map[u"id"_s]}, {u"story"_s, map[u"story"_s]}});
        }
        QVERIFY(table.whyNotLine(own)[u"refusal"_s].toString().contains(u"the line that the Minion takes"_s));
        int asked = 0;
        for (int code = 0; code < 64; ++code) { // every way of sending three to three stories or nowhere
            QVariantList other;
            for (int i = 0, rest = code; i < 3; ++i, rest /= 4)
                if (rest % 4 < 3)
                    other.append(QVariantMap{{u"card"_s, ids[i]}, {u"story"_s, rest % 4}});
            const auto told = table.whyNotLine(other);
            if (told.contains(u"refusal"_s))
                continue;
            ++asked;
            QVERIFY(!told[u"difference"_s].toString().isEmpty());
            QVERIFY(!told[u"other"_s].toMap()[u"places"_s].toStringList().isEmpty());
        }
        QCOMPARE(asked, 63);
        QVERIFY(table.whyNotLine({QVariantMap{{u"card"_s, ids[0]}, {u"story"_s, 9}}}).contains(u"refusal"_s));
        const int seq = table.seq();
        QVERIFY(session.say(u"{\"do\":\"confirm\"}"_s));
        QCOMPARE(table.seq(), seq + 1);
        QVERIFY(table.foresight().isEmpty());
        QVERIFY(table.whyNotLine(own).contains(u"refusal"_s));
    }

    void thePlayersAttackIsSearchedAsideToo()
    {
        Session session(large);
        auto &table = *session.table;
        QVERIFY(session.say(Session::ready(0)));
        QTRY_VERIFY_WITH_TIMEOUT(table.stepId() == u"commit"_s || table.pondering()->playable(), 60'000);
        table.pondering()->playBest();
        QTRY_COMPARE_WITH_TIMEOUT(table.stepId(), u"commit"_s, 30'000);
        for (int i = 0; i < 40 && table.stepId() != u"player"_s; ++i)
            QVERIFY(
                session.say(table.stepId() == u"answer"_s      ? u"{\"do\":\"commits\",\"stories\":[]}"_s
                            : table.stepId() == u"effect"_s    ? u"{\"do\":\"story-effect\",\"take\":false}"_s
                            : table.stepId() == u"new-story"_s ? u"{\"do\":\"new-story\",\"name\":\"Next\"}"_s
                                                               : u"{\"do\":\"confirm\"}"_s));
        QCOMPARE(table.stepId(), u"player"_s);
        for (int i = 1; i < large; ++i)
            session.say(uR"({"do":"ready","card":"Own %1"})"_s.arg(i));
        QVERIFY(session.say(
            uR"({"do":"commits","stories":[{"story":0,"characters":[{"name":"Tom","skill":3,"icons":{"combat":2}}]},
            {"story":1,"characters":[{"name":"Ann","skill":2,"icons":{"terror":1,"investigation":1}}]},
            {"story":2,"characters":[{"name":"Cy","skill":4,"icons":{"arcane":1}}]}]})"_s));
        QTRY_VERIFY_WITH_TIMEOUT(table.stepId() == u"defend"_s || table.pondering()->playable(), 60'000);
        table.pondering()->playBest();
        QTRY_COMPARE_WITH_TIMEOUT(table.stepId(), u"defend"_s, 30'000);
        QVERIFY(table.foresight()[u"ours"_s].toMap()[u"answer"_s].toStringList().isEmpty());
        QVERIFY(!table.gist().isEmpty());
    }
};

QTEST_GUILESS_MAIN(LillithTableTest)
#include "lillith_table_test.moc"
