#include "models/cthulhu/face/cthulhu_table.h"
#include "models/kernel/history.h"
#include "models/kernel/memory_journal.h"
#include "models/protocol/session.h"

#include <QAbstractItemModelTester>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

#include <map>

using namespace torchside;
using cthulhu::CthulhuTable;
using namespace Qt::StringLiterals;

namespace {

QVariantMap line(const char *json)
{
    return QJsonDocument::fromJson(json).object().toVariantMap();
}

QVariant cell(QAbstractItemModel *model, int row, const char *role)
{
    return model->index(row, 0).data(model->roleNames().key(role));
}

// A session at the Minion's first drain: Warden in play; Diver, Ferryman, Leviathan and Charts in hand, Fog
// in the pool.
class Session {
public:
    Session() : session_(journal_, dice_, [this] { return ++time_; })
    {
        history_.submit(cthulhu::Start{{"A", "B", "C"}, cthulhu::Side::minion, false, {}, {}, {}});
        table = std::make_unique<CthulhuTable>(session_);
    }

    bool say(std::initializer_list<const char *> lines)
    {
        for (const auto *each : lines)
            if (!table->act(line(each)))
                return false;
        return true;
    }

    bool toTheDrain()
    {
        return say(
            {R"({"do":"scout","card":{"name":"Warden","type":"character","cost":3,"skill":2,"icons":{"combat":1}}})",
             R"({"do":"draw","cards":[{"name":"Diver","type":"character","cost":3,"skill":3,"icons":{"investigation":1}},
                        {"name":"Ferryman","type":"character","cost":3,"skill":3,"icons":{"terror":1}},
                        {"name":"Leviathan","type":"character","cost":5,"skill":4},
                        {"name":"Charts","type":"support","cost":2},{"name":"Fog","type":"event","cost":1}]})",
             R"({"do":"confirm"})",
             R"({"do":"draw","cards":[{"name":"Keeper","type":"character","cost":1,"skill":1},
                        {"name":"Hook","type":"support","cost":1,"attachment":true}]})",
             R"({"do":"die","value":3})", R"({"do":"valid","cards":[]})"});
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

    cthulhu::Reports report() const
    {
        cthulhu::Reports rows;
        auto *model = table->report();
        for (int row = 0; row < model->rowCount(); ++row)
            rows.push_back({cell(model, row, "kind").toString(), cell(model, row, "what").toString(),
                            cell(model, row, "text").toString(), cell(model, row, "minion").toInt(),
                            cell(model, row, "player").toInt(), cell(model, row, "winner").toString()});
        return rows;
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

} // namespace

class CthulhuTableTest : public QObject {
    Q_OBJECT

private slots:
    void everyListTellsWhatChanges()
    {
        Session session;
        auto &table = *session.table;
        for (auto *model : {table.hand(), table.pool(), table.characters(), table.supports(), table.stories(),
                            table.domains(), table.candidates(), table.losers(), table.report()})
            new QAbstractItemModelTester(model, QAbstractItemModelTester::FailureReportingMode::QtTest,
                                         &table);
        QVERIFY(session.toTheDrain());
        QVERIFY(
            session.say({R"({"do":"confirm"})", R"({"do":"confirm"})", R"({"do":"skip"})",
                         R"({"do":"confirm"})", R"({"do":"commits","stories":[]})", R"({"do":"end-turn"})"}));
        while (table.canUndo())
            table.undo();
        while (table.canRedo())
            table.redo();
    }

    void aDrainIsShownWithItsCandidatesAndTheirVerdicts()
    {
        Session session;
        QVERIFY(session.toTheDrain());
        auto &table = *session.table;
        QCOMPARE(table.stepId(), u"drain"_s);
        QCOMPARE(table.heading(), u"Minion’s turn 1"_s);
        QCOMPARE(table.subheading(), u"First drain"_s);
        QCOMPARE(table.caption(), u"The Minion plays a character"_s);
        QCOMPARE(table.gist(), u"Highest potential a domain can pay for: cost 3 + skill 3 = 6."_s);
        QCOMPARE(table.keyTitles(), (QStringList{u"C+S"_s, u"+Inv"_s}));
        auto *candidates = table.candidates();
        QCOMPARE(candidates->rowCount(), 4);
        QCOMPARE(cell(candidates, 0, "verdict").toString(), u"costs 5, best domain 3"_s);
        QVERIFY(cell(candidates, 1, "chosen").toBool());
        QCOMPARE(cell(candidates, 1, "name").toString(), u"Diver"_s);
        QCOMPARE(cell(candidates, 2, "verdict").toString(), u"1 less with Inv"_s);
        QCOMPARE(cell(candidates, 3, "verdict").toString(), u"4 less"_s);
        QVERIFY(cell(table.domains(), 1, "proposed").toBool());
        QVERIFY(cell(table.domains(), 3, "events").toBool());
        QVERIFY(!table.why().isEmpty());
    }

    void touchingACardSaysWhyNotThatOne()
    {
        Session session;
        QVERIFY(session.toTheDrain());
        auto &table = *session.table;
        QVERIFY(table.choosing());
        const auto idOf = [&](const QString &name) {
            for (int row = 0; row < table.hand()->rowCount(); ++row)
                if (cell(table.hand(), row, "name") == name)
                    return cell(table.hand(), row, "cardId").toString();
            return QString();
        };
        const auto why = [&](const QString &card) { return table.reason(card)[u"text"_s].toString(); };
        QVERIFY(why(idOf(u"Leviathan"_s)).contains(u"2 more than the largest undrained domain"_s));
        QVERIFY(why(idOf(u"Ferryman"_s)).contains(u"Diver goes before Ferryman"_s));
        QVERIFY(why(idOf(u"Charts"_s)).contains(u"Another kind"_s));
        QVERIFY(session.say({R"({"do":"confirm"})", R"({"do":"confirm"})"}));
        QVERIFY(table.reason(u"c1"_s).isEmpty());
    }

    void theTablesWordIsReadByTheProtocolsForms()
    {
        Session session;
        auto &table = *session.table;
        QSignalSpy refused(&table, &CthulhuTable::refused);
        QVERIFY(!table.act(line(R"({"do":"scout","card":{"name":"","type":"character","cost":3}})")));
        QVERIFY(!table.act(line(R"({"do":"scout"})")));
        QVERIFY(!table.act(line(R"({"do":"dance"})")));
        QVERIFY(!table.act({}));
        QVERIFY(!table.act(line(R"({"do":"scout","card":{"name":"Dear","type":"character","cost":4}})")));
        QCOMPARE(refused.count(), 5);
        QCOMPARE(table.seq(), 1);
        for (const auto &each : refused)
            QVERIFY(!each.front().toString().isEmpty());
    }

    void struggleAfterStruggleIsReported()
    {
        Session session;
        QVERIFY(session.toTheDrain());
        auto &table = *session.table;
        QVERIFY(session.say(
            {R"({"do":"confirm"})", R"({"do":"confirm"})", R"({"do":"skip"})", R"({"do":"confirm"})"}));
        QCOMPARE(table.stepId(), u"answer"_s);
        QCOMPARE(table.report()->rowCount(), 0);
        QVERIFY(session.say({R"({"do":"commits","stories":[{"story":0,"characters":[
            {"name":"Tom","skill":5,"icons":{"terror":1,"investigation":2}}]}]})"}));
        auto *report = table.report();
        QCOMPARE(cell(report, 0, "kind").toString(), u"story"_s);
        QCOMPARE(cell(report, 1, "what").toString(), u"terror"_s);
        QCOMPARE(cell(report, 1, "winner").toString(), u"player"_s);
        QStringList struggles;
        for (int row = 0; row < report->rowCount(); ++row)
            if (cell(report, row, "kind") == u"struggle"_s)
                struggles.append(cell(report, row, "what").toString());
        QCOMPARE(struggles, (QStringList{u"terror"_s, u"combat"_s, u"arcane"_s, u"investigation"_s}));
        QCOMPARE(cell(report, report->rowCount() - 1, "kind").toString(), u"skill"_s);
        // A hand on the table leaves it there, the next step takes it away, undo too.
        QVERIFY(session.say({R"({"do":"token","story":1,"side":"player","by":1})"}));
        QVERIFY(report->rowCount() > 0);
        QVERIFY(session.say({R"({"do":"end-turn"})"}));
        QCOMPARE(report->rowCount(), 0);
        table.undo(); // and undo brings it back
        QVERIFY(report->rowCount() > 0);
    }

    // However one came there: played, taken back and done again, or opened anew.
    void theReportIsTheSameHoweverOneComesThere()
    {
        Session session;
        QVERIFY(session.toTheDrain());
        QVERIFY(session.say({R"({"do":"confirm"})", R"({"do":"confirm"})", R"({"do":"skip"})",
                             R"({"do":"confirm"})", R"({"do":"boost","card":"Diver","icons":{"combat":2}})",
                             R"({"do":"commits","stories":[{"story":0,"characters":[
                                {"name":"Tom","skill":0,"icons":{}},{"name":"Ann","skill":1,"icons":{}}]}]})",
                             R"({"do":"token","story":1,"side":"player","by":1})"}));
        auto &table = *session.table;
        QCOMPARE(table.stepId(), u"lose"_s);
        const int fought = table.seq() - 1;
        while (table.stepId() == u"lose"_s)
            QVERIFY(table.act({{u"do"_s, u"lose"_s}, {u"character"_s, cell(table.losers(), 0, "at")}}));
        QVERIFY(session.say({R"({"do":"token","story":2,"side":"player","by":1})"}));
        for (int i = 0; i < 40; ++i) // further back than is looked at once
            QVERIFY(session.say({i % 2 == 0 ? R"({"do":"bar","card":"c1","on":true})"
                                            : R"({"do":"bar","card":"c1","on":false})"}));
        const int last = table.seq();
        std::map<int, cthulhu::Reports> played;
        for (; table.canUndo(); table.undo())
            played[table.seq()] = session.report();
        QVERIFY(!played[last].empty());
        for (; table.canRedo(); table.redo())
            if (played.count(table.seq()))
                QVERIFY(session.report() == played[table.seq()]);
        for (const int seq : {last, last - 20, fought + 2, fought + 1, fought}) {
            QVERIFY(played.count(seq));
            session.table->goTo(seq);
            session.layAnew();
            QVERIFY2(session.report() == played[seq], qPrintable(QString::number(last - seq)));
            QCOMPARE(session.table->fighters().size(), 2);
        }
    }

    void whoWasSentOnceIsOfferedAgain()
    {
        Session session;
        QVERIFY(session.toTheDrain());
        auto &table = *session.table;
        QVERIFY(session.say(
            {R"({"do":"confirm"})", R"({"do":"confirm"})", R"({"do":"skip"})", R"({"do":"confirm"})",
             R"({"do":"commits","stories":[{"story":0,"characters":[{"name":"Tom","skill":5,"icons":{"combat":1}}]}]})",
             R"({"do":"commits","stories":[{"story":1,"characters":[{"name":"Tom","skill":6,"icons":{"combat":2}},
                                {"skill":1,"icons":{}}]}]})"}));
        QCOMPARE(table.fighters().size(), 2);
        QCOMPARE(table.fighters().at(1).toMap()[u"name"_s].toString(), u"Tom"_s);
        QCOMPARE(table.fighters().at(1).toMap()[u"skill"_s].toInt(), 6);
    }

    void cardsSayHowTheyStand()
    {
        Session session;
        QVERIFY(session.toTheDrain());
        auto &table = *session.table;
        QCOMPARE(table.card(u"c1"_s)[u"lies"_s].toString(), u"character"_s);
        QVERIFY(session.say(
            {R"({"do":"boost","card":"c1","skill":7})", R"({"do":"bar","card":"c1","on":true})"}));
        QVERIFY(table.card(u"c1"_s)[u"changed"_s].toBool());
        QCOMPARE(table.card(u"c1"_s)[u"statusText"_s].toString(), u"barred"_s);
        QVERIFY(session.say({R"({"do":"insane","card":"c1"})"}));
        QCOMPARE(table.card(u"c1"_s)[u"statusText"_s].toString(), u"insane"_s);
        QVERIFY(session.say({R"({"do":"destroy","card":"c1"})"}));
        QVERIFY(table.card(u"c1"_s).isEmpty());
    }

    // Numbers in the page come from the forms of the commands.
    void limitsAreThoseOfTheForms_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("what");
        QTest::addColumn<int>("is");
        QTest::newRow("a skill") << u"commits"_s << u"stories.characters.skill"_s << u"to"_s << 99;
        QTest::newRow("icons") << u"commits"_s << u"stories.characters.icons.terror"_s << u"to"_s << 99;
        QTest::newRow("wounds") << u"mine"_s << u"wounds"_s << u"to"_s << 99;
        QTest::newRow("a name") << u"new-story"_s << u"name"_s << u"longest"_s << 80;
        QTest::newRow("tokens") << u"conspiracy"_s << u"tokens"_s << u"from"_s << 1;
        QTest::newRow("a boost") << u"boost"_s << u"icons.arcane"_s << u"to"_s << 99;
        QTest::newRow("a boosted skill") << u"boost"_s << u"skill"_s << u"from"_s << -99;
    }
    void limitsAreThoseOfTheForms()
    {
        QFETCH(QString, command);
        QFETCH(QString, key);
        QFETCH(QString, what);
        QFETCH(int, is);
        Session session;
        QVERIFY(session.table->limits(command, key).contains(what));
        QCOMPARE(session.table->limits(command, key)[what].toInt(), is);
    }

    void aStepSaysWhatItWantsAndWhatAnswersIt()
    {
        Session session;
        auto &table = *session.table;
        QCOMPARE(table.wants(), u"cards"_s);
        QCOMPARE(table.answers(), (QStringList{u"scout"_s, u"skip"_s}));
        QVERIFY(session.toTheDrain());
        QCOMPARE(table.wants(), u"confirm"_s);
        QCOMPARE(table.answers().first(), u"confirm"_s);
        QCOMPARE(table.proposed(), QStringList{table.proposal()[u"card"_s].toString()});
        QVERIFY(table.texts().isEmpty() && table.hosts().isEmpty());
    }

    // What a command brings is worked out once, however many lists show it: here with what was shown ahead.
    void aConfirmationWorksTheStepOutOnce()
    {
        Session session;
        QVERIFY(session.toTheDrain());
        const auto before = cthulhu::stepsWorkedOut();
        QVERIFY(session.say({R"({"do":"confirm"})"}));
        QCOMPARE(cthulhu::stepsWorkedOut() - before, std::uint64_t{0});
    }

    // Tied ones are marked, the proposed one too; whose text is known has it on the card of the step.
    void equalsAreMarkedAndTextsAreShown()
    {
        Session session;
        auto &table = *session.table;
        QVERIFY(session.toTheDrain());
        QVERIFY(session.say(
            {R"({"do":"take-to-hand","card":{"name":"Ann","type":"character","cost":2,"skill":9,"text":"Ann sings."}})",
             R"({"do":"take-to-hand","card":{"name":"Bo","type":"character","cost":2,"skill":9}})"}));
        QCOMPARE(cell(table.candidates(), 0, "name").toString(), u"Ann"_s);
        for (const int row : {0, 1}) {
            QVERIFY(cell(table.candidates(), row, "tied").toBool());
            QCOMPARE(cell(table.candidates(), row, "verdict").toString(), u"fully equal"_s);
        }
        QCOMPARE(table.texts().size(), 1);
        QCOMPARE(table.card(table.proposed().first())[u"says"_s].toString(), u"Ann sings."_s);
        QCOMPARE(table.texts().first().toMap()[u"text"_s].toString(), u"Ann sings."_s);
        QVERIFY(session.say({R"({"do":"choose","card":"Bo"})"}));
        QCOMPARE(table.card(u"c1"_s)[u"lies"_s].toString(), u"character"_s);
    }

    // Whom the player named is offered by its id, with how it stands.
    void theirOwnAreOffered()
    {
        Session session;
        QVERIFY(session.toTheDrain());
        auto &table = *session.table;
        QVERIFY(session.say(
            {R"({"do":"confirm"})", R"({"do":"confirm"})", R"({"do":"skip"})", R"({"do":"confirm"})",
             R"({"do":"commits","stories":[{"story":0,"characters":[{"name":"Tom","skill":5,"icons":{"combat":1}}]}]})"}));
        QCOMPARE(table.own().size(), 1);
        QCOMPARE(table.own().first().toMap()[u"id"_s].toString(), u"p1"_s);
        QVERIFY(session.say({R"({"do":"mine","id":"p1","status":"insane"})"}));
        QCOMPARE(table.fighters().first().toMap()[u"statusText"_s].toString(), u"insane"_s);
        table.undo();
        QVERIFY(session.say({R"({"do":"commits","stories":[{"story":0,"characters":[{"id":"p1"}]}]})"}));
    }

    void theEndIsTold()
    {
        Session session;
        QVERIFY(session.toTheDrain());
        auto &table = *session.table;
        QVERIFY(session.say({R"({"do":"deck-out","side":"minion"})"}));
        QVERIFY(table.over() && table.playerWon());
        QCOMPARE(table.ending(), u"The Minion’s deck ran out of cards."_s);
        QVERIFY(table.stepId().isEmpty());
        table.undo();
        QVERIFY(!table.over());
    }
};

QTEST_MAIN(CthulhuTableTest)
#include "table_test.moc"
