#include "tests/fuzz/fuzz.h"

#include "app/games.h"
#include "models/kernel/memory_journal.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostLines = 40;

QJsonObject object(const std::string &text)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

// What a view offers to do, by the commands' names.
void collectDeeds(const QJsonValue &in, QSet<QString> &into)
{
    for (const auto each : in.toArray())
        collectDeeds(each, into);
    const auto map = in.toObject();
    if (map.contains(u"label"_s))
        into.insert(map[u"command"_s][u"do"_s].toString());
    for (const auto each : map)
        collectDeeds(each, into);
}

// Several people at one table, each by a door of their own.
class Round {
public:
    explicit Round(const app::GameEntry &game, QByteArray about)
        : about_(std::move(about)),
          session_(game.session(
              journal_, dice_, [this] { return ++now_; }, nullptr))
    {}

    // "0{…}" is said by the first seat, "w{…}" by who watches, "h{…}" by the table's hand, "{…}" at the
    // table.
    void hear(const QByteArray &line)
    {
        if (line.startsWith('{')) {
            session_->submit(line.toStdString());
            return;
        }
        const char who = line.isEmpty() ? 'w' : line.front();
        const auto seats = static_cast<int>(session_->match().seats().size());
        Viewer viewer{.isHand = who == 'h'};
        if (who >= '0' && who <= '9')
            viewer.seat = (who - '0') % std::max(1, seats);
        say(viewer, line.mid(1));
    }

private:
    void say(const Viewer &viewer, const QByteArray &line)
    {
        const auto before = state();
        const auto seq = session_->match().seq();
        const auto deeds = offered(viewer);
        const auto text = session_->door(viewer).submit(line.toStdString());
        const auto reply = object(text);
        fuzz::promise(reply.contains(u"ok"_s) && text.find('\n') == std::string::npos,
                      "every line has a reply of one JSON object in one line", about_);
        if (!reply[u"ok"_s].toBool()) {
            fuzz::promise(!reply[u"code"_s].toString().isEmpty() && !reply[u"message"_s].toString().isEmpty(),
                          "a refusal has a code and says why", about_);
            fuzz::promise(session_->match().seq() == seq && state() == before, "a refusal changes nothing",
                          about_);
        } else if (!viewer.isHand && state() != before) {
            fuzz::promise(viewer.seat.has_value(), "who watches changes nothing", about_);
            fuzz::promise(deeds.contains(object(line.toStdString())[u"do"_s].toString()),
                          "a seat does what it was shown, nothing else", about_);
        }
        if (!viewer.isHand)
            fuzz::promise(!reply.contains(u"state"_s) || isQuestion(line),
                          "a seat is shown its view, not the state", about_);
    }

    static bool isQuestion(const QByteArray &line)
    {
        const auto name = object(line.toStdString())[u"do"_s].toString();
        return name == u"state" || name == u"trace" || name == u"history";
    }

    QSet<QString> offered(const Viewer &viewer)
    {
        QSet<QString> deeds;
        if (session_->match().started())
            collectDeeds(object(session_->view(viewer, english)), deeds);
        return deeds;
    }

    std::string state() { return session_->submit(R"({"do":"state"})"); }

    QByteArray about_;
    MemoryJournal journal_;
    SeededDice dice_{1};
    Moment now_ = 0;
    std::unique_ptr<protocol::Session> session_;
};

} // namespace

// The first line names the game, each other one is said by somebody.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto input = fuzz::bytes(data, size);
    const auto lines = input.split('\n');
    const auto *game = app::findGame(lines.first().trimmed().toStdString());
    Round round(game ? *game : app::games()[size % app::games().size()], input);
    for (qsizetype i = 1; i < std::min(lines.size(), mostLines); ++i)
        round.hear(lines[i]);
    return 0;
}
