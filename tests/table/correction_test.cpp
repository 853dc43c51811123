#include "models/table/correction_draft.h"
#include "models/table/history_model.h"
#include "models/table/story.h"
#include "tests/harness/at_table.h"

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

// And the draft of a correction.
struct AtTable : tests::AtTable {
    AtTable(const char *game, std::initializer_list<const char *> lines) : tests::AtTable(script(game, lines))
    {}
    table::CorrectionDraft &draft() { return *table->correction(); }
    static tests::Script script(const char *game, std::initializer_list<const char *> lines)
    {
        tests::Script script{QString::fromLatin1(game), {}, {}};
        for (const auto *line : lines)
            script.lines.append(line);
        return script;
    }
    // What comes of it may take its time.
    bool looked()
    {
        return QTest::qWaitFor([this] { return !draft().isLooking(); }, 60'000);
    }
    bool take() { return looked() && draft().take(); }
    QVariantMap field(const QString &path)
    {
        for (const auto &each : draft().fields())
            if (each.toMap()[u"path"_s] == path)
                return each.toMap();
        return {};
    }
    QString historyOf(int seq, int role)
    {
        const auto *model = table->history();
        for (int row = 0; row < model->rowCount(); ++row)
            if (model->index(row, 0).data(table::HistoryModel::SeqRole).toInt() == seq)
                return model->index(row, 0).data(role).toString();
        return {};
    }
};

constexpr auto three = R"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})";

} // namespace

// A step of the past is opened, changed, looked at and taken; the window does no more than show it.
class CorrectionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void notThirtyButForty()
    {
        AtTable at("cutthroat",
                   {three, R"({"do":"encounter","name":"Troll","life":60,"prestige":4})",
                    R"({"do":"initiative","order":[1,2,3]})", R"({"do":"attack","player":0,"value":30})"});
        at.draft().openNewest();
        QCOMPARE(at.field(u"value"_s)[u"kind"_s].toString(), u"values"_s);
        QCOMPARE(at.field(u"value"_s)[u"value"_s].toInt(), 30);
        QCOMPARE(at.field(u"value"_s)[u"to"_s].toInt(), 999);
        QCOMPARE(at.field(u"player"_s)[u"kind"_s].toString(), u"person"_s);
        QVERIFY(!at.draft().differs());
        QVERIFY(!at.take());
        at.draft().set(u"value"_s, 40);
        QVERIFY(at.draft().differs());
        QVERIFY(at.take());
        QCOMPARE(at.table->seq(), 4);
        QVERIFY(at.historyOf(4, table::HistoryModel::TextRole).contains(u"40"_s));
        QVERIFY(at.historyOf(4, table::HistoryModel::MendedRole).contains(u"30"_s));
    }

    void theWrongTargetIsAChipAway()
    {
        AtTable at("cutthroat", {three, R"({"do":"adjust","player":0,"life":-20,"poison":2})",
                                 R"({"do":"rename","player":2,"name":"Cyd"})"});
        at.draft().open(2);
        QCOMPARE(at.field(u"player"_s)[u"choices"_s].toList().at(1).toMap()[u"text"_s].toString(), u"Bo"_s);
        at.draft().set(u"player"_s, 1);
        QVERIFY(at.looked());
        const auto numbers = at.draft().numbers();
        QCOMPARE(numbers.size(), 2);
        QCOMPARE(numbers[0].toMap()[u"of"_s].toString(), u"Ann"_s);
        QCOMPARE(numbers[0].toMap()[u"from"_s].toInt(), 80);
        QCOMPARE(numbers[0].toMap()[u"to"_s].toInt(), 100);
        QVERIFY(!at.draft().onTable().isEmpty());
        QCOMPARE(at.draft().kept(), 1);
        const auto told = at.draft().onTable();
        QVERIFY(at.take());
        QCOMPARE(at.table->toChange(), told);
        at.table->undo();
        QVERIFY(at.table->toChange().isEmpty());
        QCOMPARE(at.historyOf(2, table::HistoryModel::MendedRole), QString());
    }

    void whatFallsOutIsToldWithItsReason()
    {
        AtTable at(
            "darkcastle",
            {R"({"do":"start","characters":[{"id":"abbot","player":"Ann"},{"id":"cook","player":"Bo"}]})",
             R"({"do":"draw","count":1})", R"({"do":"take","character":0,"item":"Rope"})",
             R"({"do":"drop","character":0,"item":"Rope"})"});
        at.draft().open(3);
        at.draft().leaveOut(true);
        QVERIFY(at.draft().fields().isEmpty());
        QVERIFY(at.looked());
        QCOMPARE(at.draft().droppedSteps().size(), 1);
        QVERIFY(!at.draft().droppedSteps()[0].toMap()[u"why"_s].toString().isEmpty());
        at.draft().leaveOut(false);
        QVERIFY(!at.draft().differs());
        at.draft().leaveOut(true);
        QVERIFY(at.take());
        QCOMPARE(at.table->seq(), 2);
    }

    void aForgottenStepIsPutIn()
    {
        AtTable at("cutthroat", {three, R"({"do":"rename","player":2,"name":"Cyd"})"});
        at.draft().putInAfter(1);
        QStringList kinds;
        for (const auto &each : at.draft().kinds())
            kinds.append(each.toMap()[u"command"_s].toString());
        QVERIFY2(kinds.contains(u"adjust"_s), qPrintable(kinds.join(u' ')));
        QVERIFY(!kinds.contains(u"attack"_s)); // there is nothing to attack yet
        at.draft().choose(u"adjust"_s);
        at.draft().set(u"player"_s, 1);
        at.draft().set(u"poison"_s, 2);
        QVERIFY(at.looked());
        QVERIFY2(at.draft().whyNot().isEmpty(), qPrintable(at.draft().whyNot()));
        QVERIFY(at.take());
        QCOMPARE(at.table->seq(), 3);
        QVERIFY(at.historyOf(2, table::HistoryModel::MendedRole).startsWith(u"Put in later"_s));
    }

    void whatNobodyIsToldStaysAndIsNotShown()
    {
        AtTable at("mandom", {R"({"do":"start","players":["Ann","Bo"],"first":0})",
                              R"({"do":"place","monster":"golem"})",
                              R"({"do":"remove","item":"torch","monster":"orc"})"});
        at.draft().open(3);
        QVERIFY(!at.field(u"monster"_s)[u"set"_s].toBool());
        at.draft().set(u"item"_s, u"holy-grail"_s);
        QVERIFY(at.take());
        QVERIFY(at.journal.steps(1, 3, 3).front().command.find("orc") != std::string::npos);
    }

    void theHistoryIsToldByChapters()
    {
        AtTable at("cutthroat", {three, R"({"do":"encounter","name":"Troll","life":60,"prestige":4})"});
        QCOMPARE(at.historyOf(1, table::HistoryModel::WhereRole), u"the entrance"_s);
        QCOMPARE(at.historyOf(2, table::HistoryModel::WhereRole), u"encounter 1"_s);
        at.table->undo();
        QCOMPARE(at.historyOf(2, table::HistoryModel::WhereRole), u"the entrance"_s);
        QCOMPARE(at.historyOf(1, table::HistoryModel::WhereRole), QString()); // said above already
    }

    void theStoryFollows()
    {
        AtTable at("cutthroat", {three, R"({"do":"adjust","player":0,"life":-20})"});
        at.draft().open(2);
        at.draft().set(u"life"_s, -30);
        QVERIFY(at.take());
        const auto chronicle = at.session->match().chronicle();
        QCOMPARE(chronicle.graphs.front().curves.front().points.back().value, 70);
        QCOMPARE(at.table->past(u"players.0.life"_s)[0].toMap()[u"to"_s].toString(), u"70"_s);
    }

    // Every step of every scripted session of every game opens into what was entered.
    void everyStepOpens()
    {
        for (const auto &script : tests::scriptedSessions(QStringLiteral(TEST_FOLDER "/../.."))) {
            MemoryJournal journal;
            SeededDice dice{1};
            const auto session = tests::played(script, journal, dice);
            const auto *game = app::findGame(script.game.toStdString());
            if (!session->match().started() || !game->table)
                continue;
            const auto table = game->table(*session);
            for (int seq = 1; seq <= table->seq(); ++seq) {
                table->correction()->open(seq);
                QCOMPARE(table->correction()->seq(), seq);
                QVERIFY(!table->correction()->commandText().isEmpty());
                for (const auto &each : table->correction()->fields())
                    QVERIFY2(!each.toMap()[u"label"_s].toString().isEmpty(),
                             qPrintable(each.toMap()[u"path"_s].toString()));
            }
        }
    }
};

QTEST_GUILESS_MAIN(CorrectionTest)
#include "correction_test.moc"
