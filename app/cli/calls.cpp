#include "app/cli/calls.h"

#include "app/cli/arguments.h"
#include "app/cli/cards.h"
#include "app/cli/rules_call.h"
#include "app/games.h"
#include "app/system_clock.h"
#include "data/journal/open_journal.h"
#include "models/json/codec.h"
#include "models/json/session_document.h"
#include "models/json/text.h"
#include "models/json/write.h"
#include "models/kernel/memory_journal.h"
#include "models/protocol/session.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <iostream>
#include <random>

using namespace Qt::StringLiterals;

namespace torchside::cli {

namespace {

using app::GameEntry;
using data::Purpose;
using json::JsonText;

constexpr std::size_t longestLine = std::size_t{64} * 1024 * 1024;

const GameEntry &gameNamed(const QString &id, const QString &usage)
{
    if (const auto *game = app::findGame(id.toStdString()))
        return *game;
    QStringList known;
    for (const auto &game : app::games())
        known.append(QString::fromUtf8(game.id.data(), static_cast<qsizetype>(game.id.size())));
    throw WrongCall(u"There is no game “%1”; there are: %2. Usage: %3"_s.arg(id, known.join(u", "_s), usage));
}

std::unique_ptr<data::SqliteJournal> journalAt(const QString &path, Purpose purpose)
{
    auto opened = data::openJournal(path.toStdString(), purpose);
    if (!opened.notice.empty())
        std::cerr << opened.notice << std::endl;
    return std::move(opened.journal);
}

SessionId sessionId(const QString &text, const QString &usage)
{
    bool isNumber = false;
    const auto id = text.toLongLong(&isNumber);
    if (!isNumber)
        throw WrongCall(u"“%1” is no session: sessions are numbers. Usage: %2"_s.arg(text, usage));
    return id;
}

StoredSession storedSession(const Journal &journal, SessionId id)
{
    if (auto session = journal.session(id))
        return *session;
    throw WrongCall(
        u"There is no session %1 in this database. See: torchside-cli sessions --db FILE"_s.arg(id));
}

SeededDice diceFor(const Arguments &arguments, const QString &usage)
{
    if (!arguments.has(u"--seed"_s))
        return SeededDice((static_cast<std::uint64_t>(std::random_device()()) << 32U) |
                          std::random_device()());
    bool isNumber = false;
    const auto seed = arguments.value(u"--seed"_s).toULongLong(&isNumber);
    if (!isNumber)
        throw WrongCall(u"--seed needs a whole number from 0. Usage: %1"_s.arg(usage));
    return SeededDice(seed);
}

// A line at a time; one that is absurdly long is cut, and so is no JSON and gets its refusal.
bool readLine(std::string &line)
{
    line.clear();
    for (int c = std::cin.get(); c != EOF; c = std::cin.get()) {
        if (c == '\n')
            return true;
        if (line.size() < longestLine)
            line.push_back(static_cast<char>(c));
    }
    return !line.empty();
}

int converse(protocol::Session &session, bool strict)
{
    std::ios::sync_with_stdio(false);
    std::string line;
    while (readLine(line)) {
        std::cout << session.submit(line) << '\n' << std::flush;
        if (strict && session.lastRefusal())
            return rejected;
    }
    return done;
}

void onlyWords(const Arguments &arguments, qsizetype count, const QString &usage)
{
    if (arguments.words.size() > count)
        throw WrongCall(u"“%1” is too much. Usage: %2"_s.arg(arguments.words[count], usage));
    if (arguments.words.size() < count)
        throw WrongCall(u"Something is missing. Usage: "_s + usage);
}

int callGames(const QStringList &rest)
{
    onlyWords(parse(rest, {}, {}, u"torchside-cli games"_s), 0, u"torchside-cli games"_s);
    JsonText json;
    json.openArray();
    for (const auto &game : app::games()) {
        json.openObject().key("id").text(game.id).key("title").text(game.title).key("players").openObject();
        json.key("min").number(game.fewest).key("max").number(game.most).closeObject().closeObject();
    }
    json.closeArray();
    std::cout << json.take() << std::endl;
    return done;
}

int callDescribe(const QStringList &rest)
{
    const auto usage = u"torchside-cli describe GAME [--flowchart]"_s;
    const auto arguments = parse(rest, {}, {u"--flowchart"_s}, usage);
    onlyWords(arguments, 1, usage);
    const auto &game = gameNamed(arguments.words[0], usage);
    if (arguments.has(u"--flowchart"_s)) {
        if (!game.flowchart)
            throw WrongCall(u"Only the Minion of cthulhu decides by a flowchart. Usage: "_s + usage);
        std::cout << game.flowchart() << std::flush;
        return done;
    }
    std::cout << QJsonDocument(game.describe()).toJson(QJsonDocument::Indented).toStdString() << std::flush;
    return done;
}

int callPlay(const QStringList &rest)
{
    const auto usage = u"torchside-cli play GAME [--db FILE] [--seed N] [--strict]"_s;
    const auto arguments = parse(rest, {u"--db"_s, u"--seed"_s}, {u"--strict"_s}, usage);
    onlyWords(arguments, 1, usage);
    const auto &game = gameNamed(arguments.words[0], usage);
    auto dice = diceFor(arguments, usage);
    std::unique_ptr<Journal> journal;
    if (arguments.has(u"--db"_s))
        journal = journalAt(arguments.value(u"--db"_s), Purpose::play);
    else
        journal = std::make_unique<MemoryJournal>();
    const auto library = libraryAt(arguments.value(u"--db"_s));
    const auto session = game.session(*journal, dice, app::systemClock(), library.get());
    return converse(*session, arguments.has(u"--strict"_s));
}

int callResume(const QStringList &rest)
{
    const auto usage = u"torchside-cli resume SESSION --db FILE [--seed N] [--strict]"_s;
    const auto arguments = parse(rest, {u"--db"_s, u"--seed"_s}, {u"--strict"_s}, usage);
    onlyWords(arguments, 1, usage);
    const auto id = sessionId(arguments.words[0], usage);
    auto dice = diceFor(arguments, usage);
    const auto file = arguments.needed(u"--db"_s, usage);
    const auto journal = journalAt(file, QFile::exists(file) ? Purpose::play : Purpose::read);
    const auto stored = storedSession(*journal, id);
    const auto library = libraryAt(file);
    const auto session = gameNamed(QString::fromStdString(stored.game), usage)
                             .session(*journal, dice, app::systemClock(), library.get());
    session->open(id);
    return converse(*session, arguments.has(u"--strict"_s));
}

std::string_view titleOf(const std::string &game)
{
    const auto *entry = app::findGame(game);
    return entry ? entry->title : std::string_view(game);
}

int callSessions(const QStringList &rest)
{
    const auto usage = u"torchside-cli sessions --db FILE"_s;
    const auto arguments = parse(rest, {u"--db"_s}, {}, usage);
    onlyWords(arguments, 0, usage);
    const auto journal = journalAt(arguments.needed(u"--db"_s, usage), Purpose::read);
    JsonText json;
    json.openArray();
    for (const auto &session : journal->sessions()) {
        json.openObject().key("id").number(session.id).key("game").text(session.game);
        json.key("title").text(titleOf(session.game));
        json::write(json.key("players"), session.standing.seats, json::Audience::everybody);
        json.key("started").text(json::isoTime(session.started));
        json.key("changed").text(json::isoTime(session.changed)).key("seq").number(session.head);
        json::write(json.key("outcome"), session.standing.outcome, json::Audience::everybody);
        json.closeObject();
    }
    json.closeArray();
    std::cout << json.take() << std::endl;
    return done;
}

int callExport(const QStringList &rest)
{
    const auto usage = u"torchside-cli export SESSION --db FILE"_s;
    const auto arguments = parse(rest, {u"--db"_s}, {}, usage);
    onlyWords(arguments, 1, usage);
    const auto id = sessionId(arguments.words[0], usage);
    const auto journal = journalAt(arguments.needed(u"--db"_s, usage), Purpose::read);
    const auto stored = storedSession(*journal, id);
    std::cout << json::documentOf(*journal, stored, titleOf(stored.game)).toStdString() << std::endl;
    return done;
}

int callImport(const QStringList &rest)
{
    const auto usage = u"torchside-cli import FILE --db FILE"_s;
    const auto arguments = parse(rest, {u"--db"_s}, {}, usage);
    onlyWords(arguments, 1, usage);
    QFile file(arguments.words[0]);
    if (!file.open(QIODevice::ReadOnly))
        throw WrongCall(u"%1 can't be read. Usage: %2"_s.arg(arguments.words[0], usage));
    auto document = json::readDocument(file.readAll());
    if (const auto *why = std::get_if<Sentence>(&document))
        throw WrongCall(english(*why));
    auto &read = std::get<json::Document>(document);
    const auto name = QString::fromStdString(read.session.game);
    const auto &game = gameNamed(name, usage);
    const auto journal = journalAt(arguments.needed(u"--db"_s, usage), Purpose::play);
    const auto taken = json::takeIn(*journal, std::move(read), game.replay);
    if (const auto *why = std::get_if<Sentence>(&taken))
        throw WrongCall(english(*why));
    std::cout << std::get<SessionId>(taken) << std::endl;
    return done;
}

using Call = int (*)(const QStringList &);

Call callNamed(const QString &name)
{
    static const QHash<QString, Call> calls{
        {u"games"_s, callGames},   {u"describe"_s, callDescribe}, {u"play"_s, callPlay},
        {u"resume"_s, callResume}, {u"sessions"_s, callSessions}, {u"export"_s, callExport},
        {u"import"_s, callImport}, {u"cards"_s, callCards},       {u"rules"_s, callRules},
    };
    if (const auto call = calls.value(name))
        return call;
    throw WrongCall(
        u"There is no call “%1”. There are: games, describe GAME, play GAME, resume SESSION, sessions, "
        "export SESSION, import FILE, rules QUESTION, cards import|find|list|set|corrections."_s.arg(name));
}

} // namespace

int run(const QStringList &arguments)
{
    try {
        return callNamed(arguments.value(0))(arguments.mid(1));
    } catch (const WrongCall &wrong) {
        std::cerr << wrong.what() << std::endl;
        return wrongCall;
    } catch (const data::OpenFailure &failure) {
        std::cerr << failure.what() << std::endl;
        return noDatabase;
    } catch (const JournalFailure &failure) {
        std::cerr << "The database can't be read: " << failure.what() << "." << std::endl;
        return noDatabase;
    }
}

} // namespace torchside::cli
