#include "app/games.h"
#include "models/json/session_document.h"
#include "models/kernel/memory_journal.h"
#include "tests/harness/taken_in.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

QByteArray deep(char open, char close, int levels)
{
    return QByteArray(levels, open) + QByteArray(levels, close);
}

// What somebody or something might send in the place of an argument.
const QList<QByteArray> &nonsense()
{
    static const QList<QByteArray> all{"null",
                                       "true",
                                       "-1",
                                       "0",
                                       "3",
                                       "99999",
                                       "2.5",
                                       "1e300",
                                       "-1e300",
                                       "1e-300",
                                       "\"\"",
                                       "\"  \"",
                                       "\"x\"",
                                       "\"\\u0000\"",
                                       "\"\\ud800\"",
                                       "\"💀\"",
                                       "[]",
                                       "[1,2,3]",
                                       "[\"a\",\"a\"]",
                                       "{}",
                                       "{\"x\":1}",
                                       "\"" + QByteArray(100'000, 'y') + "\"",
                                       deep('[', ']', 500)};
    return all;
}

struct Playing {
    MemoryJournal journal;
    SeededDice dice{1};
    Moment now = 0;
    const app::GameEntry &game;
    std::unique_ptr<protocol::Session> session;

    explicit Playing(const app::GameEntry &entry)
        : game(entry),
          session(entry.session(
              journal, dice, [this] { return ++now; }, nullptr))
    {}
    QJsonObject say(const QByteArray &line)
    {
        return QJsonDocument::fromJson(QByteArray::fromStdString(session->submit(line.toStdString())))
            .object();
    }
    QJsonObject state() { return say("{\"do\":\"state\"}")[u"state"_s].toObject(); }

    // It is answered in words and with a code, and what is refused has changed nothing.
    void survives(const QByteArray &line)
    {
        const auto before = session->match().seq();
        const auto stateBefore = state();
        const auto reply = say(line);
        QVERIFY2(reply.contains(u"ok"_s), line.left(200).constData());
        if (reply[u"ok"_s].toBool()) {
            if (session->match().seq() > before)
                say("{\"do\":\"undo\"}");
            return;
        }
        QVERIFY(!reply[u"code"_s].toString().isEmpty() && !reply[u"message"_s].toString().isEmpty());
        QVERIFY2(!reply[u"message"_s].toString().contains(u'%'), qPrintable(reply[u"message"_s].toString()));
        QCOMPARE(session->match().seq(), before);
        QCOMPARE(state(), stateBefore);
    }
};

} // namespace

// Every command of every game with nonsense in the place of each of its arguments.
class HostileInputTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(!app::games().empty()); }

    void nonsenseIsRefusedInWords_data()
    {
        QTest::addColumn<int>("game");
        for (std::size_t i = 0; i < app::games().size(); ++i)
            QTest::newRow(std::string(app::games()[i].id).c_str()) << static_cast<int>(i);
    }
    void nonsenseIsRefusedInWords()
    {
        QFETCH(int, game);
        Playing playing(app::games()[static_cast<std::size_t>(game)]);
        QVERIFY(playing.say(QByteArray::fromStdString(std::string(playing.game.example)))[u"ok"_s].toBool());
        const auto commands = playing.game.describe()[u"$defs"_s][u"commands"_s].toObject();
        for (auto command = commands.begin(); command != commands.end(); ++command) {
            playing.survives("{\"do\":\"" + command.key().toUtf8() + "\"}");
            const auto keys = command.value()[u"properties"_s].toObject().keys();
            for (const auto &key : keys)
                for (const auto &value : nonsense())
                    playing.survives("{\"do\":\"" + command.key().toUtf8() + "\",\"" + key.toUtf8() +
                                     "\":" + value + "}");
        }
    }

    void linesThatAreNoRequests_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("blank") << QByteArray();
        QTest::newRow("not UTF-8") << QByteArray("{\"do\":\"\xff\xfe\"}");
        QTest::newRow("NaN") << QByteArray("{\"do\":NaN}");
        QTest::newRow("two objects") << QByteArray("{}{}");
        QTest::newRow("ten megabytes") << QByteArray(10'000'000, 'x');
        QTest::newRow("ten megabytes of name")
            << "{\"do\":\"note\",\"text\":\"" + QByteArray(10'000'000, 'x') + "\"}";
        QTest::newRow("a hundred thousand brackets") << deep('[', ']', 100'000);
        QTest::newRow("deep objects") << "{\"do\":\"state\",\"x\":" + deep('[', ']', 900) + "}";
        QTest::newRow("cut off") << QByteArray("{\"do\":\"sta");
    }
    void linesThatAreNoRequests()
    {
        QFETCH(QByteArray, line);
        Playing playing(*app::findGame("mandom"));
        playing.say(QByteArray::fromStdString(std::string(playing.game.example)));
        playing.survives(line);
        QVERIFY(playing.say("{\"do\":\"state\"}")[u"ok"_s].toBool());
    }

    void everySchemaNamesItsCommandsAndStates()
    {
        for (const auto &game : app::games()) {
            const auto schema = game.describe();
            QCOMPARE(schema[u"$schema"_s].toString(), u"https://json-schema.org/draft/2020-12/schema"_s);
            const auto commands = schema[u"$defs"_s][u"commands"_s].toObject();
            for (const auto *shared :
                 {"start", "state", "undo", "redo", "goto", "note", "rename", "history", "trace"})
                QVERIFY2(commands.contains(QLatin1String(shared)), shared);
            Playing playing(game);
            const auto state =
                playing.say(QByteArray::fromStdString(std::string(game.example)))[u"state"_s].toObject();
            const auto form = schema[u"$defs"_s][u"state"_s].toObject();
            for (const auto &key : state.keys())
                QVERIFY2(form[u"properties"_s].toObject().contains(key), qPrintable(key));
            QVERIFY(form[u"required"_s].toArray().size() > 5);
            for (const auto key : form[u"required"_s].toArray())
                QVERIFY2(state.contains(key.toString()), qPrintable(key.toString()));
        }
    }

    void aSessionLeavesAndComesBackWhole()
    {
        for (const auto &game : app::games()) {
            Playing playing(game);
            playing.say(QByteArray::fromStdString(std::string(game.example)));
            playing.say("{\"do\":\"rename\",\"player\":0,\"name\":\"Zoë\"}");
            playing.say("{\"do\":\"note\",\"text\":\"Pizza\"}");
            playing.say("{\"do\":\"rename\",\"player\":0,\"name\":\"Zoë II\"}");
            playing.say("{\"do\":\"undo\"}");
            const auto stored = *playing.journal.session(1);
            const auto document = json::documentOf(playing.journal, stored, game.title);
            auto read = json::readDocument(document);
            QVERIFY2(std::holds_alternative<json::Document>(read), std::string(game.id).c_str());
            const auto taken =
                tests::takeIn(playing.journal, std::get<json::Document>(std::move(read)), game.replay);
            const auto id = std::get<SessionId>(taken);
            auto again = game.session(
                playing.journal, playing.dice, [] { return Moment(0); }, nullptr);
            again->open(id);
            const auto state =
                QJsonDocument::fromJson(QByteArray::fromStdString(again->submit("{\"do\":\"state\"}")))
                    .object();
            QCOMPARE(state[u"state"_s].toObject(), playing.state());
            QCOMPARE(again->match().last(), std::int64_t(3));
        }
    }

    void aSpoiltDocumentIsRefusedOrHarmless()
    {
        QRandomGenerator chance(7);
        for (const auto &game : app::games()) {
            Playing playing(game);
            playing.say(QByteArray::fromStdString(std::string(game.example)));
            playing.say("{\"do\":\"rename\",\"player\":0,\"name\":\"Zoë\"}");
            const auto whole = json::documentOf(playing.journal, *playing.journal.session(1), game.title);
            for (int i = 0; i < 400; ++i) {
                auto spoilt = whole;
                for (int n = 0; n < 3; ++n)
                    spoilt[static_cast<qsizetype>(chance.bounded(static_cast<int>(spoilt.size())))] =
                        "0123456789-\"{}[],:nulltrue"[chance.bounded(26)];
                auto read = json::readDocument(spoilt);
                if (auto *document = std::get_if<json::Document>(&read))
                    if (const auto *entry = app::findGame(document->session.game))
                        (void)tests::takeIn(playing.journal, std::move(*document), entry->replay);
            }
        }
    }
};

QTEST_APPLESS_MAIN(HostileInputTest)
#include "hostile_input_test.moc"
