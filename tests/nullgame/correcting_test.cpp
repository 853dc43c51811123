#include "data/journal/open_journal.h"
#include "models/json/session_document.h"
#include "models/kernel/memory_journal.h"
#include "models/nullgame/game.h"
#include "models/protocol/session.h"
#include "tests/harness/spoken_game.h"
#include "tests/harness/taken_in.h"

#include <QTemporaryDir>
#include <QTest>

using namespace torchside;

namespace {

// A game in a journal of either kind, said line by line; it can be opened anew.
class Sitting {
public:
    explicit Sitting(bool inFile)
    {
        if (inFile)
            journal_ =
                data::openJournal(folder_.filePath(QStringLiteral("j.db")).toStdString(), data::Purpose::play)
                    .journal;
        else
            journal_ = std::make_unique<MemoryJournal>();
        session_ = fresh();
    }

    tests::Reply say(const char *line) { return tests::object(session_->submit(std::string_view(line))); }
    void all(std::initializer_list<const char *> lines)
    {
        for (const auto *line : lines)
            QVERIFY2(say(line)["ok"].toBool(), line);
    }
    QString text(const char *line)
    {
        return QString::fromStdString(session_->submit(std::string_view(line)));
    }
    QString state() { return text(R"({"do":"state"})"); }
    QString history() { return text(R"({"do":"history"})"); }
    QJsonArray numbers() { return say(R"({"do":"state"})")["state"]["numbers"].toArray(); }
    void openAnew()
    {
        session_ = fresh();
        session_->open(1);
    }
    Journal &journal() { return *journal_; }
    std::int64_t seq() { return session_->match().seq(); }

private:
    std::unique_ptr<protocol::Session> fresh()
    {
        return std::make_unique<protocol::GameSession<nullgame::Game>>(*journal_, dice_,
                                                                       [this] { return ++time_; });
    }

    QTemporaryDir folder_;
    SeededDice dice_{1};
    Moment time_ = 1'700'000'000'000;
    std::unique_ptr<Journal> journal_;
    std::unique_ptr<protocol::Session> session_;
};

constexpr std::initializer_list<const char *> evening{
    R"({"do":"start","players":["Ann","Bo"]})", R"({"do":"count","player":0,"by":30})",
    R"({"do":"count","player":1,"by":5})",      R"({"do":"count","player":0,"by":-20})",
    R"({"do":"note","text":"Pizza is here"})",  R"({"do":"count","player":1,"by":7})",
};

} // namespace

// The past is corrected, taken back and done again: in memory and in a file alike.
class NullgameCorrectingTest : public QObject {
    Q_OBJECT

    void kinds()
    {
        QTest::addColumn<bool>("file");
        QTest::newRow("in memory") << false;
        QTest::newRow("in a file") << true;
    }
    static bool inFile()
    {
        QFETCH(bool, file);
        return file;
    }

private slots:
    void anotherCommandStandsInItsPlace_data() { kinds(); }
    void anotherCommandStandsInItsPlace()
    {
        Sitting table(inFile());
        table.all(evening);
        const auto reply =
            table.say(R"({"do":"correct","seq":2,"command":{"do":"count","player":0,"by":40}})");
        QVERIFY(reply["ok"].toBool());
        QCOMPARE(reply["seq"].toInt(), 5);
        QCOMPARE(reply["state"]["numbers"].toArray(), (QJsonArray{20, 12}));
        QCOMPARE(reply["corrected"]["kept"].toInt(), 2);
        QCOMPARE(reply["corrected"]["changed"].toArray().size(), 1);
        QCOMPARE(reply["corrected"]["changed"][0]["seq"].toInt(), 4);
        QVERIFY(reply["corrected"]["changed"][0]["text"] != reply["corrected"]["changed"][0]["was"]);
        QVERIFY(reply["corrected"]["dropped"].toArray().isEmpty());
        QVERIFY(reply["resync"].isArray());
        const auto told = table.say(R"({"do":"history"})")["history"];
        QVERIFY(told[1]["corrected"].toString().startsWith(QLatin1String("Corrected: before, it was")));
        QVERIFY(told[2]["corrected"].isUndefined());
        table.openAnew();
        QCOMPARE(table.numbers(), (QJsonArray{20, 12}));
    }

    void aLookChangesNothing_data() { kinds(); }
    void aLookChangesNothing()
    {
        Sitting table(inFile());
        table.all(evening);
        const auto before = table.state() + table.history();
        const auto reply = table.say(R"({"do":"correct","seq":2,"preview":true})");
        QVERIFY(reply["ok"].toBool());
        QCOMPARE(reply["seq"].toInt(), 5);
        QCOMPARE(reply["corrected"]["kept"].toInt(), 2);
        QCOMPARE(reply["corrected"]["dropped"].toArray().size(), 1);
        QCOMPARE(reply["corrected"]["dropped"][0]["seq"].toInt(), 4);
        QCOMPARE(reply["corrected"]["dropped"][0]["code"].toString(), QStringLiteral("bad-argument"));
        QVERIFY(!reply["corrected"]["dropped"][0]["message"].toString().isEmpty());
        QVERIFY(reply["state"].isUndefined() && reply["resync"].isUndefined() &&
                reply["events"].isUndefined());
        QCOMPARE(table.state() + table.history(), before);
    }

    void whatNoLongerFitsGoesOnlyByAgreement_data() { kinds(); }
    void whatNoLongerFitsGoesOnlyByAgreement()
    {
        Sitting table(inFile());
        table.all(evening);
        const auto before = table.state() + table.history();
        const auto refused = table.say(R"({"do":"correct","seq":2})");
        QVERIFY(!refused["ok"].toBool());
        QCOMPARE(refused["code"].toString(), QStringLiteral("does-not-fit"));
        QCOMPARE(refused["corrected"]["dropped"][0]["seq"].toInt(), 4);
        QCOMPARE(table.state() + table.history(), before);
        const auto done = table.say(R"({"do":"correct","seq":2,"drop":true})");
        QVERIFY(done["ok"].toBool());
        QCOMPARE(done["seq"].toInt(), 3);
        QCOMPARE(table.numbers(), (QJsonArray{0, 12}));
        // The note stays behind what it was written after, as far as that is there.
        QVERIFY(table.history().indexOf(QLatin1String("Pizza")) <
                table.history().indexOf(QLatin1String("\"by\":7")));
        table.all({R"({"do":"undo"})"});
        QCOMPARE(table.state() + table.history(), before);
    }

    void aStepIsPutInWhereItWasForgotten_data() { kinds(); }
    void aStepIsPutInWhereItWasForgotten()
    {
        Sitting table(inFile());
        table.all(evening);
        const auto reply =
            table.say(R"({"do":"correct","after":2,"command":{"do":"count","player":1,"by":1}})");
        QCOMPARE(reply["seq"].toInt(), 6);
        QCOMPARE(reply["corrected"]["kept"].toInt(), 1);
        QCOMPARE(reply["corrected"]["changed"].toArray().size(), 2);
        QCOMPARE(table.numbers(), (QJsonArray{10, 13}));
        QVERIFY(
            table.say(R"({"do":"correct","after":6,"command":{"do":"count","player":1}})")["ok"].toBool());
        QCOMPARE(table.seq(), std::int64_t(7));
    }

    void oneUndoTakesItBackAndOneRedoDoesItAgain_data() { kinds(); }
    void oneUndoTakesItBackAndOneRedoDoesItAgain()
    {
        Sitting table(inFile());
        table.all(evening);
        const auto before = table.state() + table.history();
        table.all({R"({"do":"correct","after":1,"command":{"do":"count","player":1,"by":2}})",
                   R"({"do":"correct","seq":4,"command":{"do":"count","player":1,"by":50}})"});
        const auto after = table.state() + table.history();
        for (const bool again : {false, true}) {
            if (again)
                table.openAnew();
            table.all({R"({"do":"undo"})", R"({"do":"undo"})"});
            if (again)
                table.openAnew();
            QCOMPARE(table.state() + table.history(), before);
            table.all({R"({"do":"redo"})", R"({"do":"redo"})"});
            QCOMPARE(table.state() + table.history(), after);
        }
        QCOMPARE(table.say(R"({"do":"redo"})")["code"].toString(), QStringLiteral("nothing-to-redo"));
    }

    void afterItTheGameGoesOnAndComesBackToIt_data() { kinds(); }
    void afterItTheGameGoesOnAndComesBackToIt()
    {
        Sitting table(inFile());
        table.all(evening);
        const auto before = table.state();
        table.all({R"({"do":"correct","seq":2,"command":{"do":"count","player":0,"by":40}})",
                   R"({"do":"count","player":0,"by":1})", R"({"do":"undo"})"});
        QCOMPARE(table.numbers(), (QJsonArray{20, 12}));
        table.all({R"({"do":"undo"})"});
        QCOMPARE(table.state(), before);
        table.all({R"({"do":"redo"})", R"({"do":"redo"})"});
        QCOMPARE(table.numbers(), (QJsonArray{21, 12}));
        // By goto the corrected steps are walked; undo in their midst is an ordinary one.
        table.all({R"({"do":"goto","seq":2})"});
        QCOMPARE(table.numbers(), (QJsonArray{40, 0}));
        table.all({R"({"do":"undo"})"});
        QCOMPARE(table.numbers(), (QJsonArray{0, 0}));
    }

    void aNewStepCutsWhatItReplaces_data() { kinds(); }
    void aNewStepCutsWhatItReplaces()
    {
        Sitting table(inFile());
        table.all(evening);
        table.all({R"({"do":"correct","seq":2,"command":{"do":"count","player":0,"by":40}})",
                   R"({"do":"undo"})", R"({"do":"count","player":0,"by":2})"});
        QCOMPARE(table.say(R"({"do":"redo"})")["code"].toString(), QStringLiteral("nothing-to-redo"));
        table.all({R"({"do":"correct","seq":2,"command":{"do":"count","player":0,"by":40}})",
                   R"({"do":"goto","seq":3})", R"({"do":"count","player":0,"by":3})"});
        QVERIFY(table.journal().asides(1).empty());
        table.all({R"({"do":"undo"})"});
        QCOMPARE(table.numbers(), (QJsonArray{40, 5}));
    }

    void anOlderCorrectionStandsWhereTheNewerOneLeftIt_data() { kinds(); }
    void anOlderCorrectionStandsWhereTheNewerOneLeftIt()
    {
        Sitting table(inFile());
        table.all(evening);
        table.all({R"({"do":"correct","seq":2,"command":{"do":"count","player":0,"by":40}})",
                   R"({"do":"count","player":1,"by":1})", R"({"do":"count","player":1,"by":1})",
                   R"({"do":"correct","seq":7,"command":{"do":"count","player":1,"by":2}})",
                   R"({"do":"goto","seq":5})", R"({"do":"count","player":1,"by":9})", R"({"do":"undo"})"});
        QCOMPARE(table.numbers(), (QJsonArray{20, 12}));
        table.all({R"({"do":"undo"})"}); // the newer one went with its place, the older one is still there
        QCOMPARE(table.numbers(), (QJsonArray{10, 12}));
    }

    void aCorrectionCutsTheUndoneOnes_data() { kinds(); }
    void aCorrectionCutsTheUndoneOnes()
    {
        Sitting table(inFile());
        table.all(evening);
        table.all(
            {R"({"do":"undo"})", R"({"do":"correct","seq":2,"command":{"do":"count","player":0,"by":40}})"});
        QCOMPARE(table.say(R"({"do":"redo"})")["code"].toString(), QStringLiteral("nothing-to-redo"));
        table.all({R"({"do":"undo"})"});
        QCOMPARE(table.numbers(), (QJsonArray{10, 5}));
    }

    void theSameGivesTheSameBytes_data() { kinds(); }
    void theSameGivesTheSameBytes()
    {
        Sitting table(inFile());
        table.all(evening);
        const auto before = table.state() + table.history();
        const auto steps = table.journal().steps(1, 1, 9);
        for (const auto *line :
             {R"({"do":"correct","seq":1,"command":{"do":"start","players":["Ann","Bo"]}})",
              R"({"do":"correct","seq":4,"command":{"do":"count","player":0,"by":-20}})"}) {
            QCOMPARE(table.say(line)["corrected"]["changed"].toArray(), QJsonArray());
            QCOMPARE(table.state() + table.history(), before);
            QVERIFY(table.journal().steps(1, 1, 9) == steps);
            table.all({R"({"do":"undo"})"});
            QCOMPARE(table.seq(), std::int64_t(5));
        }
    }

    void theBeginningKeepsItsPeople_data() { kinds(); }
    void theBeginningKeepsItsPeople()
    {
        Sitting table(inFile());
        table.all(evening);
        const auto refusal = [&](const char *line) {
            const auto reply = table.say(line);
            return reply["code"].toString() + QLatin1Char(' ') + reply["field"].toString();
        };
        QCOMPARE(refusal(R"({"do":"correct","seq":1})"), QStringLiteral("bad-argument command"));
        QCOMPARE(refusal(R"({"do":"correct","seq":1,"command":{"do":"start","players":["Ann"]}})"),
                 QStringLiteral("bad-argument command"));
        QCOMPARE(refusal(R"({"do":"correct","seq":1,"command":{"do":"count","player":0}})"),
                 QStringLiteral("not-started "));
        QCOMPARE(refusal(R"({"do":"correct","seq":2,"command":{"do":"start","players":["Ann","Bo"]}})"),
                 QStringLiteral("already-started "));
        QVERIFY(
            table.say(R"({"do":"correct","seq":1,"command":{"do":"start","players":["Anna","Bo"]}})")["ok"]
                .toBool());
        QCOMPARE(table.say(R"({"do":"state"})")["state"]["seats"].toArray(), (QJsonArray{"Anna", "Bo"}));
    }

    void whatIsWrongIsNamed_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("refusal");
        const auto row = [](const char *line, const char *refusal) {
            QTest::newRow(line) << QByteArray(line) << QString::fromLatin1(refusal);
        };
        row(R"({"do":"correct"})", "bad-argument seq");
        row(R"({"do":"correct","seq":2,"after":2,"command":{"do":"count","player":0}})",
            "bad-argument after");
        row(R"({"do":"correct","after":2})", "bad-argument command");
        row(R"({"do":"correct","seq":2,"drops":true})", "bad-argument drops");
        row(R"({"do":"correct","seq":2,"drop":1})", "bad-argument drop");
        row(R"({"do":"correct","seq":2,"command":null})", "bad-argument command");
        row(R"({"do":"correct","seq":"2"})", "bad-argument seq");
        row(R"({"do":"correct","seq":0})", "bad-argument seq");
        row(R"({"do":"correct","seq":6})", "bad-argument seq");
        row(R"({"do":"correct","after":0,"command":{"do":"count","player":0}})", "bad-argument after");
        row(R"({"do":"correct","after":6,"command":{"do":"count","player":0}})", "bad-argument after");
        row(R"({"do":"correct","seq":2,"command":{}})", "bad-argument command");
        row(R"({"do":"correct","seq":2,"command":{"do":"undo"}})", "bad-argument command");
        row(R"({"do":"correct","seq":2,"command":{"do":"count"}})", "bad-argument command");
        row(R"({"do":"correct","seq":2,"command":{"do":"count","player":0,"by":100}})",
            "bad-argument command");
        row(R"({"do":"correct","seq":2,"command":{"do":"count","player":0,"x":1}})", "bad-argument command");
        row(R"({"do":"correct","seq":2,"command":{"do":"count","player":9}})", "bad-argument command");
    }
    void whatIsWrongIsNamed()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, refusal);
        Sitting table(false);
        QCOMPARE(table.say(R"({"do":"correct","seq":1})")["code"].toString(), QStringLiteral("not-started"));
        table.all(evening);
        const auto before = table.state();
        const auto reply = table.say(line.constData());
        QCOMPARE(reply["code"].toString() + QLatin1Char(' ') + reply["field"].toString(), refusal);
        if (line.contains("\"by\":100"))
            QCOMPARE(reply["message"].toString(), QStringLiteral("command: by must be -99 to 99."));
        QCOMPARE(table.state(), before);
    }

    void theEndCanBeCorrectedToo_data() { kinds(); }
    void theEndCanBeCorrectedToo()
    {
        Sitting table(inFile());
        table.all(evening);
        table.all({R"({"do":"count","player":0,"by":99})"});
        QVERIFY(table.say(R"({"do":"state"})")["state"]["outcome"].isObject());
        const auto reply =
            table.say(R"({"do":"correct","seq":6,"command":{"do":"count","player":0,"by":9}})");
        QVERIFY(reply["ok"].toBool());
        QVERIFY(reply["state"]["outcome"].isNull());
        const auto sooner = table.say(
            R"({"do":"correct","seq":2,"command":{"do":"count","player":0,"by":99},"preview":true})");
        QCOMPARE(sooner["corrected"]["dropped"].toArray().size(), 0);
    }

    void anExportHoldsWhatWasReplaced_data() { kinds(); }
    void anExportHoldsWhatWasReplaced()
    {
        Sitting table(inFile());
        table.all(evening);
        const auto before = table.state() + table.history();
        table.all({R"({"do":"correct","seq":2,"command":{"do":"count","player":0,"by":40}})",
                   R"({"do":"correct","seq":3,"drop":true})", R"({"do":"undo"})"});
        const auto after = table.state() + table.history();
        const auto written = json::documentOf(table.journal(), *table.journal().session(1), "The null game");
        Sitting other(inFile());
        const auto read = json::readDocument(written);
        QVERIFY2(std::holds_alternative<json::Document>(read), written);
        const auto taken =
            tests::takeIn(other.journal(), std::get<json::Document>(read), protocol::replay<nullgame::Game>);
        QVERIFY2(std::holds_alternative<SessionId>(taken), written);
        other.openAnew();
        QCOMPARE(other.state() + other.history(), after);
        other.all({R"({"do":"redo"})"});
        QCOMPARE(other.seq(), std::int64_t(4));
        other.all({R"({"do":"undo"})", R"({"do":"undo"})"});
        QCOMPARE(other.state() + other.history(), before);
    }
};

QTEST_APPLESS_MAIN(NullgameCorrectingTest)
#include "correcting_test.moc"
