#include "tests/fuzz/fuzz.h"

#include "app/games.h"
#include "app/link/lobby.h"
#include "app/link/proof.h"
#include "models/kernel/memory_journal.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostLines = 80;

QJsonObject object(const std::string &text)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

// A game of Mandom as phones come to it.
class Table final : public link::TablePort {
public:
    Table()
        : session_(game().session(
              journal_, dice_, [] { return Moment(1); }, nullptr))
    {
        session_->submit(game().example);
    }

    QString title() const override { return u"Mandom"_s; }
    QStringList seats() const override
    {
        QStringList all;
        for (const auto &each : session_->match().seats())
            all.append(QString::fromStdString(each));
        return all;
    }
    QJsonObject colors() const override { return {}; }
    QJsonObject view(const link::Part &part, const QString &) const override
    {
        return object(session_->view(viewerOf(part), english));
    }
    std::optional<qint64> doneAs(const QString &id) const override
    {
        const auto found = session_->match().doneAs(id.toStdString());
        return found ? std::optional<qint64>(*found) : std::nullopt;
    }
    link::Done act(const link::Part &part, const link::Deed &deed, const QString &) override
    {
        if (!part.seat && !part.hand)
            return {false, 0, u"not-yours"_s, u"Take a seat first."_s};
        const auto line = QJsonDocument(deed.command).toJson(QJsonDocument::Compact).toStdString();
        const auto before = session_->match().seq();
        const auto reply = object(session_->door(viewerOf(part)).submit(line, {deed.id.toStdString(), {}}));
        const bool ok = reply[u"ok"_s].toBool();
        fuzz::promise(ok || session_->match().seq() == before, "what is refused changes nothing",
                      QByteArray::fromStdString(line));
        return {ok, reply[u"seq"_s].toInteger(), reply[u"code"_s].toString(), reply[u"message"_s].toString()};
    }

private:
    static const app::GameEntry &game() { return *app::findGame("mandom"); }
    static Viewer viewerOf(const link::Part &part)
    {
        return {part.hand ? std::optional<int>() : part.seat, part.hand};
    }

    MemoryJournal journal_;
    SeededDice dice_{1};
    std::unique_ptr<protocol::Session> session_;
};

// Whoever comes, and what is said to them.
class Door {
public:
    explicit Door(const QByteArray &about) : about_(about) {}

    // "+3" comes, "-3" goes, "3{…}" says that; "@proof" and "@pin" are as its page would work them out.
    void hear(const QByteArray &line)
    {
        if (line.startsWith('+') || line.startsWith('-')) {
            const int who = line.mid(1, 1).toInt();
            line.startsWith('+') ? come(who) : go(who);
        } else if (line == "!") {
            lobby_.tableChanged();
        } else if (here_.contains(line.left(1).toInt())) {
            say(line.left(1).toInt(), line.mid(1));
        }
        check();
    }

private:
    void come(int who)
    {
        if (here_.contains(who))
            return;
        here_.insert(who);
        lobby_.came(who);
    }
    void go(int who)
    {
        if (here_.remove(who))
            lobby_.left(who);
    }
    void say(int who, QByteArray text)
    {
        const auto device = QJsonDocument::fromJson(text).object()[u"device"_s].toString().toLatin1();
        text.replace("@proof", link::proofOf(lobby_.book().token, nonces_[who], device));
        text.replace("@pin", link::proofOf(lobby_.book().pin, nonces_[who], device));
        lobby_.said(who, text);
    }

    void told(int who, const QByteArray &message)
    {
        static const QSet<QString> toStrangers{u"hello"_s, u"closed"_s,  u"reload"_s,
                                               u"bye"_s,   u"waiting"_s, u"pong"_s};
        const auto read = QJsonDocument::fromJson(message).object();
        const auto type = read[u"type"_s].toString();
        fuzz::promise(!type.isEmpty() && !message.contains('\n'), "every message is one JSON object", about_);
        fuzz::promise(lobby_.hasJoined(who) || toStrangers.contains(type), "a stranger is told nothing",
                      about_);
        fuzz::promise(!message.contains(lobby_.book().token), "what lets one in is not sent", about_);
        if (read.contains(u"nonce"_s))
            nonces_[who] = read[u"nonce"_s].toString().toLatin1();
    }

    void check() const
    {
        QSet<int> taken;
        const auto guests = lobby_.guests();
        fuzz::promise(guests.size() <= link::mostDevices, "no more phones than may be", about_);
        for (const auto &guest : guests)
            if (const auto seat = guest.place.seat) {
                fuzz::promise(*seat >= 0 && *seat < table_.seats().size(), "a seat is one of the table's",
                              about_);
                fuzz::promise(!taken.contains(*seat), "on a seat sits one phone", about_);
                taken.insert(*seat);
            }
        auto book = lobby_.book();
        book.port = 7777;
        fuzz::promise(link::Book::read(book.written()) == book, "what outlives the app is read as it was",
                      about_);
    }

    QByteArray about_;
    Table table_;
    QSet<int> here_;
    std::map<int, QByteArray> nonces_;
    link::Lobby lobby_{table_,
                       link::Book::fresh(7),
                       {[this](int who, const QByteArray &message) { told(who, message); },
                        [this](int who) { here_.remove(who); }, [] {}}};
};

} // namespace

// What phones say at the table, line by line; the first line is left for what these are.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto input = fuzz::bytes(data, size);
    Door door(input);
    const auto lines = input.split('\n');
    for (qsizetype i = 1; i < std::min(lines.size(), mostLines); ++i)
        door.hear(lines[i]);
    return 0;
}
