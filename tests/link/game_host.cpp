// A game of ours, opened for phones as the app opens it, without its window: for browsers.
// game_host GAME [DB [START]]: begun as START says or as the game's own example; with a database, the session
// that is kept in it.

#include "app/link/book.h"
#include "app/phones.h"
#include "app/preferences.h"
#include "app/shelf.h"
#include "app/system_clock.h"
#include "data/journal/open_journal.h"
#include "models/kernel/memory_journal.h"

#include <QFile>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSocketNotifier>
#include <QTemporaryDir>

#include <iostream>
#include <unistd.h>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

std::unique_ptr<Journal> journalAt(const QString &path)
{
    if (path.isEmpty())
        return std::make_unique<MemoryJournal>();
    return std::move(data::openJournal(path.toStdString(), data::Purpose::play).journal);
}

QVariantMap startOf(const QString &game, const QByteArray &asked)
{
    const auto *entry = app::findGame(game.toStdString());
    const auto example =
        entry ? QByteArray(entry->example.data(), qsizetype(entry->example.size())) : QByteArray();
    return QJsonDocument::fromJson(asked.isEmpty() ? example : asked).object().toVariantMap();
}

// Who sits there has the table's hand; -1: all that have no seat.
void giveHand(int seat, app::Phones &phones)
{
    const auto &guests = *phones.guests();
    for (int row = 0; row < guests.rowCount(); ++row)
        if (const auto guest = guests.index(row, 0); guest.data(Qt::UserRole + 2).toInt() == seat)
            phones.setRights(guest.data(Qt::UserRole + 1).toString(), u"everything"_s);
}

// What the table's own screen does meanwhile.
void typed(const QByteArray &line, app::Shelf &shelf, app::Phones &phones)
{
    auto &table = *shelf.table();
    if (line.startsWith('{'))
        table.act(QJsonDocument::fromJson(line).object().toVariantMap());
    else if (line == "undo")
        table.undo();
    else if (line.startsWith("hand "))
        giveHand(line.sliced(5).toInt(), phones);
    std::cout << "now " << table.seq() << ' ' << (table.over() ? "over" : "on") << std::endl;
}

// Where it listens is said from outside, so that two of them don't take each other's place.
void keepPort(const QString &path, qint64 session)
{
    auto book = link::Book::fresh(session);
    book.port = static_cast<quint16>(qEnvironmentVariableIntValue("LINK_PORT"));
    QFile file(path);
    if (book.port != 0 && !file.exists() && file.open(QIODevice::WriteOnly))
        file.write(book.written());
}

// The colours that the window's theme would give.
QVariantMap shadesOf(const QVariantMap &identity)
{
    const QStringList dark{u"#FF8A70"_s, u"#86D0FF"_s, u"#B6E35A"_s, u"#FFD166"_s,
                           u"#C6A2FF"_s, u"#5BD69A"_s, u"#FF9CCB"_s, u"#D9C2A3"_s};
    const QStringList light{u"#B0391B"_s, u"#0E5F96"_s, u"#4A6108"_s, u"#785400"_s,
                            u"#6538AD"_s, u"#0B6840"_s, u"#A02767"_s, u"#6B563A"_s};
    QVariantList seats;
    for (qsizetype seat = 0; seat < dark.size(); ++seat)
        seats.append(QVariant(QStringList{dark[seat], light[seat]}));
    return {{u"game"_s, identity.value(u"color"_s)}, {u"seats"_s, seats}};
}

} // namespace

int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication qt(argc, argv);
    const auto arguments = qt.arguments();
    const auto path = arguments.value(2);
    const QTemporaryDir passing;
    const auto book = path.isEmpty() ? passing.filePath(u"phones"_s) : path + u"-phones"_s;
    const auto journal = journalAt(path);
    SeededDice dice(7);
    app::Preferences preferences{QString()};
    app::Shelf shelf(*journal, dice, app::systemClock(), preferences, {});
    app::Phones phones(shelf, book, [] { return QStringList{u"127.0.0.1"_s}; });
    if (const auto kept = journal->sessions(); kept.empty())
        shelf.start(arguments.value(1), startOf(arguments.value(1), arguments.value(3).toUtf8()));
    else
        shelf.open(kept.front().id);
    const auto game = shelf.gameOnTable().value(u"game"_s).toString();
    phones.setProperty("shades", shadesOf(shelf.identities().value(game).toMap()));
    keepPort(book, shelf.sessionId());
    phones.openTable();
    if (!phones.isOpen()) {
        std::cerr << phones.trouble().toStdString() << std::endl;
        return 1;
    }
    std::cout << "open " << phones.link().toStdString() << ' ' << phones.pin().toStdString() << std::endl;
    QSocketNotifier input(STDIN_FILENO, QSocketNotifier::Read);
    QByteArray waiting;
    QObject::connect(&input, &QSocketNotifier::activated, &qt, [&] {
        char bytes[65536];
        const auto got = ::read(STDIN_FILENO, bytes, sizeof bytes);
        if (got <= 0)
            return QCoreApplication::quit();
        waiting.append(bytes, got);
        for (auto end = waiting.indexOf('\n'); end >= 0; end = waiting.indexOf('\n')) {
            typed(waiting.first(end), shelf, phones);
            waiting.remove(0, end + 1);
        }
    });
    return QCoreApplication::exec();
}
