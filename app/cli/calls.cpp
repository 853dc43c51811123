#include "app/cli/calls.h"
#include "app/carried.h"

#include "app/cli/call.h"
#include "app/games.h"
#include "app/learning.h"
#include "app/lying_notes.h"
#include "app/staging.h"
#include "app/system_clock.h"
#include "data/catalogue/kinds.h"
#include "data/journal/open_journal.h"
#include "models/json/codec.h"
#include "models/json/line.h"
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

const GameEntry &gameNamed(const QString &id, const Call &call)
{
    if (const auto *game = app::findGame(id.toStdString()))
        return *game;
    QStringList known;
    for (const auto &game : app::games())
        known.append(QString::fromUtf8(game.id.data(), static_cast<qsizetype>(game.id.size())));
    call.fail(u"There is no game “%1”; there are: %2."_s.arg(id, known.join(u", "_s)));
}

SessionId sessionId(const Call &call)
{
    call.takes(1);
    bool isNumber = false;
    const auto id = call.words()[0].toLongLong(&isNumber);
    if (!isNumber)
        call.fail(u"“%1” is no session: sessions are numbers."_s.arg(call.words()[0]));
    return id;
}

StoredSession storedSession(const Journal &journal, SessionId id)
{
    if (auto session = journal.session(id))
        return *session;
    throw WrongCall(
        u"There is no session %1 in this database. See: torchside-cli sessions --db FILE"_s.arg(id));
}

SeededDice diceFor(const Call &call)
{
    const auto chance = (static_cast<std::uint64_t>(std::random_device()()) << 32U) | std::random_device()();
    return SeededDice(call.number(u"seed"_s, 0).value_or(chance));
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

// The seat that speaks, where it is one and not the table's hand.
std::optional<int> seatOf(const Call &call, const Identity &game, std::size_t seats)
{
    if (!call.has(u"seat"_s))
        return std::nullopt;
    const auto seat = call.number(u"seat"_s, 0).value_or(0);
    const auto most = seats > 0 ? seats : static_cast<std::size_t>(game.most);
    if (seat >= most)
        call.fail(u"There is no seat %1: seats are 0 to %2."_s.arg(seat).arg(most - 1));
    return static_cast<int>(seat);
}

// A seat can't start a game: before there is one, the table speaks.
std::string answerTo(protocol::Session &session, std::optional<int> seat, std::string_view line)
{
    return seat && session.match().started() ? session.door(*seat).submit(line) : session.submit(line);
}

// The own notes on what lies there, as the catalogue has them.
std::vector<app::Noted> notesFor(protocol::Session &session, const data::Entries *entries)
{
    const auto game = QString::fromStdString(std::string(session.identity().id));
    if (!entries || !session.match().started())
        return {};
    return app::notedOn(session, [&](const QString &kind, const QString &name) {
        const data::Sort sort{game, kind};
        const auto *entry = entries->entry(sort, entries->idOf(sort, name));
        return entry ? entry->json[u"note"_s].toString() : QString();
    });
}

// What is learnt of the boxes goes into the catalogue; without one, nowhere.
int converse(protocol::Session &session, const Call &call, data::Entries *entries)
{
    app::Learning learning(entries, app::systemClock());
    const auto seat = seatOf(call, session.identity(), session.match().seats().size());
    std::ios::sync_with_stdio(false);
    std::string line;
    while (readLine(line)) {
        const auto answer = answerTo(session, seat, line);
        std::cout << app::withNotes(answer, notesFor(session, entries)) << '\n' << std::flush;
        if (!session.lastRefusal())
            learning.learn(session);
        else if (call.has(u"strict"_s))
            return rejected;
    }
    return done;
}

int callGames(const QStringList &rest)
{
    Call(rest, u"torchside-cli games"_s).takes(0);
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
    const Call call(rest, u"torchside-cli describe GAME [--flowchart] | describe --packs"_s);
    if (call.has(u"packs"_s) && call.words().isEmpty()) {
        std::cout << QJsonDocument(data::packSchema()).toJson(QJsonDocument::Indented).toStdString()
                  << std::flush;
        return done;
    }
    call.takes(1);
    const auto &game = gameNamed(call.words()[0], call);
    if (call.has(u"flowchart"_s)) {
        if (!game.flowchart)
            call.fail(u"Only the Minion of cthulhu decides by a flowchart."_s);
        std::cout << game.flowchart() << std::flush;
        return done;
    }
    std::cout << QJsonDocument(game.describe()).toJson(QJsonDocument::Indented).toStdString() << std::flush;
    return done;
}

int callPlay(const QStringList &rest)
{
    const Call call(rest, u"torchside-cli play GAME [--db FILE] [--seed N] [--seat N] [--strict]"_s);
    call.takes(1);
    const auto &game = gameNamed(call.words()[0], call);
    auto dice = diceFor(call);
    MemoryJournal forNow;
    const auto kept = call.has(u"db"_s) ? journalAt(call.value(u"db"_s), Purpose::play) : nullptr;
    data::Catalogue cards(kept ? &kept->database() : nullptr);
    const auto session =
        game.session(kept ? static_cast<Journal &>(*kept) : forNow, dice, app::systemClock(), &cards);
    return converse(*session, call, kept ? &cards.entries() : nullptr);
}

int callResume(const QStringList &rest)
{
    const Call call(rest, u"torchside-cli resume SESSION --db FILE [--seed N] [--seat N] [--strict]"_s);
    const auto id = sessionId(call);
    auto dice = diceFor(call);
    const auto file = call.needed(u"db"_s);
    const auto journal = journalAt(file, QFile::exists(file) ? Purpose::play : Purpose::read);
    const auto stored = storedSession(*journal, id);
    if (const auto *carried = app::CarriedBook(app::CarriedBook::beside(file)).find(id);
        carried && carried->isAway())
        throw WrongCall(u"This session is played at a hub: take it home in the window first."_s);
    data::Catalogue cards(&journal->database());
    const auto session = gameNamed(QString::fromStdString(stored.game), call)
                             .session(*journal, dice, app::systemClock(), &cards);
    session->open(id);
    return converse(*session, call, &cards.entries());
}

int callSessions(const QStringList &rest)
{
    const Call call(rest, u"torchside-cli sessions --db FILE"_s);
    call.takes(0);
    const auto journal = journalAt(call.needed(u"db"_s), Purpose::read);
    JsonText json;
    json.openArray();
    for (const auto &session : journal->sessions()) {
        json.openObject().key("id").number(session.id).key("game").text(session.game);
        json.key("title").text(app::titleOf(session.game));
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
    const Call call(rest, u"torchside-cli export SESSION --db FILE"_s);
    const auto id = sessionId(call);
    const auto journal = journalAt(call.needed(u"db"_s), Purpose::read);
    const auto stored = storedSession(*journal, id);
    const data::Entries entries(&journal->database());
    const auto document = json::documentOf(*journal, stored, app::titleOf(stored.game));
    const auto used = data::packedList(app::usedBy(entries, *journal, stored));
    std::cout << json::withPacks(document, used).toStdString() << std::endl;
    return done;
}

// Nobody looks through it first as in the window: what holds anything that can't be taken in is refused.
void refuseBroken(const app::Staging &staging, const Call &call)
{
    for (const auto &found : staging.found()) {
        const auto why = QString::fromStdString(english(found.why));
        if (found.stand == app::Staging::Stand::broken)
            call.fail(u"Nothing was taken in: %1"_s.arg(why));
    }
}

int callImport(const QStringList &rest)
{
    const Call call(rest, u"torchside-cli import FILE --db FILE"_s);
    call.takes(1);
    const auto db = call.needed(u"db"_s);
    app::Staging staging;
    staging.read(call.words());
    refuseBroken(staging, call);
    if (staging.hasCardFiles())
        call.fail(u"Cards of other programs go in by: torchside-cli cards import FILE… --db FILE."_s);
    const auto journal = journalAt(db, Purpose::play);
    data::Catalogue cards(&journal->database());
    staging.compare(*journal, &cards);
    refuseBroken(staging, call);
    staging.takeIn(*journal, &cards);
    for (const auto &found : staging.found()) {
        if (found.what != app::Staging::What::session)
            continue;
        std::cout << found.document.session.id << std::endl;
        if (found.stand == app::Staging::Stand::here)
            std::cerr << "Session " << found.document.session.id << " was here already." << std::endl;
    }
    return done;
}

using Called = int (*)(const QStringList &);

Called callNamed(const QString &name)
{
    static const QHash<QString, Called> calls{
        {u"games"_s, callGames},   {u"describe"_s, callDescribe}, {u"play"_s, callPlay},
        {u"resume"_s, callResume}, {u"sessions"_s, callSessions}, {u"export"_s, callExport},
        {u"import"_s, callImport}, {u"cards"_s, callCards},       {u"rules"_s, callRules},
        {u"packs"_s, callPacks},
    };
    if (const auto call = calls.value(name))
        return call;
    throw WrongCall(
        u"There is no call “%1”. There are: games, describe GAME, play GAME, resume SESSION, sessions, "
        "export SESSION, import FILE, rules QUESTION, cards import|find|list|set|corrections, packs import|export|find|set|list."_s
            .arg(name));
}

} // namespace

std::unique_ptr<data::SqlJournal> journalAt(const QString &path, Purpose purpose)
{
    auto opened = data::openJournal(path.toStdString(), purpose);
    if (!opened.notice.empty())
        std::cerr << opened.notice << std::endl;
    return std::move(opened.journal);
}

int print(const QJsonValue &json)
{
    std::cout << json::compact(json).toStdString() << std::endl;
    return done;
}

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
        std::cerr << "The database says no, and nothing has changed: " << failure.what() << "." << std::endl;
        return noDatabase;
    }
}

} // namespace torchside::cli
