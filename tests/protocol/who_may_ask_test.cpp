#include "app/games.h"
#include "models/kernel/memory_journal.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

#include <array>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

// By which way a question comes: a seat's own door, another's, that of whoever only watches, the table's
// hand's, and the table's own.
enum Way { own, other, watching, hand, plain };
constexpr std::array ways{own, other, watching, hand, plain};
constexpr std::array wayNames{"own seat", "another seat", "watching", "the hand", "the table"};

// What each is told: an answer, or the code of a refusal.
struct Row {
    const char *question;
    std::array<const char *, 5> told;
};

constexpr const char *yes = "ok";
constexpr const char *no = "not-yours";

// Asked right after the start, each in a session of its own. Seat 0 asks for itself, seat 1 for seat 0.
const std::vector<Row> ofEveryGame{
    {R"({"do":"state"})", {yes, yes, yes, yes, yes}},
    {R"({"do":"history"})", {yes, yes, yes, yes, yes}},
    {R"({"do":"trace","path":"phase"})", {yes, yes, yes, yes, yes}},
    {R"({"do":"seat"})", {yes, yes, yes, yes, yes}},
    {R"({"do":"seat","player":0})", {yes, no, no, no, yes}},
    {R"({"do":"seat","hand":true})", {no, no, no, yes, yes}},
    {R"({"do":"seat","player":0,"hand":true})", {no, no, no, no, "bad-argument"}},
    {R"({"do":"seat","who":0})",
     {"bad-argument", "bad-argument", "bad-argument", "bad-argument", "bad-argument"}},
    {R"({"do":"undo"})", {no, no, no, "nothing-to-undo", "nothing-to-undo"}},
    {R"({"do":"redo"})", {no, no, no, "nothing-to-redo", "nothing-to-redo"}},
    {R"({"do":"goto","seq":1})", {no, no, no, yes, yes}},
    {R"({"do":"note","text":"Pizza"})", {no, no, no, yes, yes}},
    {R"({"do":"correct","seq":1,"preview":true})", {no, no, no, "bad-argument", "bad-argument"}},
    {R"({"do":"describe"})",
     {"unknown-command", "unknown-command", "unknown-command", "unknown-command", "unknown-command"}},
    {R"({"do":"rules","question":"poison"})",
     {"unknown-command", "unknown-command", "unknown-command", "unknown-command", "unknown-command"}},
    {R"({"do":"sessions"})",
     {"unknown-command", "unknown-command", "unknown-command", "unknown-command", "unknown-command"}},
    {"", {"bad-json", "bad-json", "bad-json", "bad-json", "bad-json"}},
    {"[]", {"bad-json", "bad-json", "bad-json", "bad-json", "bad-json"}},
};

// What a game answers of its own: where nobody's knowledge is asked for, all are told the same.
const std::map<std::string_view, std::vector<Row>> ofOneGame{
    {"mandom",
     {{R"({"do":"odds"})", {yes, yes, yes, yes, yes}},
      {R"({"do":"odds","known":[]})", {yes, yes, yes, yes, yes}},
      {R"({"do":"odds","player":0})", {yes, no, no, no, yes}},
      {R"({"do":"odds","player":0,"known":[]})", {yes, no, no, no, yes}}}},
    {"darkcastle", {{R"({"do":"odds"})", {"not-now", "not-now", "not-now", "not-now", "not-now"}}}},
    {"duelofages",
     {{R"({"do":"score"})", {yes, yes, yes, yes, yes}}, {R"({"do":"lesser"})", {yes, yes, yes, yes, yes}}}},
    {"cthulhu",
     {{R"({"do":"forecast"})", {yes, yes, yes, yes, yes}},
      {R"({"do":"why-not"})",
       {"bad-argument", "bad-argument", "bad-argument", "bad-argument", "bad-argument"}}}},
};

std::vector<Row> rowsOf(const app::GameEntry &game)
{
    auto rows = ofEveryGame;
    if (const auto found = ofOneGame.find(game.id); found != ofOneGame.end())
        rows.insert(rows.end(), found->second.begin(), found->second.end());
    return rows;
}

} // namespace

// Questions have rights, too: who may ask what, by which door.
class WhoMayAskTest : public QObject {
    Q_OBJECT

    struct Evening {
        MemoryJournal journal;
        SeededDice dice{1};
        std::unique_ptr<protocol::Session> session;

        explicit Evening(const app::GameEntry &game)
            : session(game.session(
                  journal, dice, [] { return Moment(1); }, nullptr))
        {
            session->submit(game.example);
        }

        std::string told(Way way, const char *question)
        {
            switch (way) {
            case own: return session->door(0).submit(question);
            case other:
                return session->door(static_cast<int>(session->match().seats().size()) - 1).submit(question);
            case watching: return session->door(Viewer()).submit(question);
            case hand: return session->door(Viewer{.seat = {}, .isHand = true}).submit(question);
            default: return session->submit(question);
            }
        }
    };

private Q_SLOTS:
    void whoMayAskWhat_data()
    {
        QTest::addColumn<QByteArray>("game");
        for (const auto &game : app::games())
            QTest::newRow(game.id.data())
                << QByteArray(game.id.data(), static_cast<qsizetype>(game.id.size()));
    }

    void whoMayAskWhat()
    {
        QFETCH(QByteArray, game);
        const auto &entry = *app::findGame(game.toStdString());
        for (const auto &row : rowsOf(entry))
            for (const auto way : ways) {
                Evening evening(entry);
                if (way == other && evening.session->match().seats().size() < 2)
                    continue;
                const auto reply =
                    QJsonDocument::fromJson(QByteArray::fromStdString(evening.told(way, row.question)))
                        .object();
                const auto told = reply[u"ok"_s].toBool() ? u"ok"_s : reply[u"code"_s].toString();
                QVERIFY2(told == QLatin1String(row.told[way]),
                         qPrintable(u"%1 by %2: %3"_s.arg(QLatin1String(row.question),
                                                          QLatin1String(wayNames[way]),
                                                          QString::fromUtf8(QJsonDocument(reply).toJson()))));
                QVERIFY(told == u"ok"_s || !reply[u"message"_s].toString().isEmpty());
            }
    }

    // A question that is new to a game has to say here whom it is for.
    void noQuestionIsForgotten_data() { whoMayAskWhat_data(); }
    void noQuestionIsForgotten()
    {
        QFETCH(QByteArray, game);
        const auto &entry = *app::findGame(game.toStdString());
        QSet<QString> tried;
        for (const auto &row : rowsOf(entry))
            tried.insert(QJsonDocument::fromJson(row.question).object()[u"do"_s].toString());
        const auto described = entry.describe()[u"$defs"_s].toObject();
        QSet<QString> commands; // of the game's own: what a seat may do of them stands in its view
        for (const auto each : described[u"gameCommand"_s][u"oneOf"_s].toArray())
            commands.insert(each[u"$ref"_s].toString().section(u'/', -1));
        for (const auto &name : described[u"commands"_s].toObject().keys())
            QVERIFY2(commands.contains(name) || tried.contains(name), qPrintable(name));
    }

    void nobodyBeginsOrRenamesByASeat()
    {
        for (const auto &game : app::games()) {
            Evening evening(game);
            const std::string start(game.example);
            for (const auto way : {own, watching})
                QVERIFY(evening.told(way, start.c_str()).find(R"("code":"not-yours")") != std::string::npos);
            for (const auto way : {hand, plain})
                QVERIFY(evening.told(way, start.c_str()).find(R"("code":"already-started")") !=
                        std::string::npos);
            const auto *rename = R"({"do":"rename","player":0,"name":"Zoe"})";
            for (const auto way : {own, watching})
                QVERIFY(evening.told(way, rename).find(R"("code":"not-yours")") != std::string::npos);
            if (game.most > 1)
                QVERIFY(evening.told(hand, rename).starts_with(R"({"ok":true)"));
        }
    }

    void beforeTheStartASeatMayDoNothing()
    {
        for (const auto &game : app::games()) {
            MemoryJournal journal;
            SeededDice dice(1);
            const auto session = game.session(
                journal, dice, [] { return Moment(1); }, nullptr);
            for (const auto &row : ofEveryGame) {
                const auto reply = session->door(0).submit(row.question);
                QVERIFY2(reply.starts_with(R"({"ok":false)"), reply.c_str());
            }
            QVERIFY(!session->match().started());
        }
    }
};

QTEST_GUILESS_MAIN(WhoMayAskTest)
#include "who_may_ask_test.moc"
