#include "tests/fuzz/fuzz.h"

#include "app/games.h"
#include "models/kernel/memory_journal.h"
#include "models/protocol/session.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostLines = 60;

struct Playing {
    MemoryJournal journal;
    SeededDice dice{1};
    Moment now = 0;
    std::unique_ptr<protocol::Session> session;

    explicit Playing(const app::GameEntry &game)
        : session(game.session(
              journal, dice, [this] { return ++now; }, nullptr))
    {}
    std::string say(const QByteArray &line) { return session->submit(line.toStdString()); }
    std::string state() { return say("{\"do\":\"state\"}"); }

    void hear(const QByteArray &line)
    {
        const auto before = state();
        const auto seq = session->match().seq();
        const auto text = say(line);
        const auto reply = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
        fuzz::promise(reply.contains(u"ok"_s), "every line has a reply of one JSON object", line);
        fuzz::promise(text.find('\n') == std::string::npos, "a reply is one line", line);
        if (reply[u"ok"_s].toBool())
            return;
        fuzz::promise(!reply[u"code"_s].toString().isEmpty() && !reply[u"message"_s].toString().isEmpty(),
                      "a refusal has a code and says why", line);
        fuzz::promise(session->match().seq() == seq && state() == before, "a refusal changes nothing", line);
    }

    // Everything back and everything again: nothing is lost on the way.
    void goBackAndForth(const QByteArray &about)
    {
        const auto before = state();
        const auto seq = session->match().seq();
        if (seq < 2)
            return;
        say("{\"do\":\"goto\",\"seq\":1}");
        say("{\"do\":\"goto\",\"seq\":" + QByteArray::number(static_cast<qint64>(seq)) + "}");
        fuzz::promise(state() == before, "back to the start and forth again is the same", about);
    }
};

} // namespace

// The first line names the game, each other one is a request.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto input = fuzz::bytes(data, size);
    const auto lines = input.split('\n');
    const auto *game = app::findGame(lines.first().trimmed().toStdString());
    Playing playing(game ? *game : app::games()[size % app::games().size()]);
    for (qsizetype i = 1; i < std::min(lines.size(), mostLines); ++i)
        playing.hear(lines[i]);
    playing.goBackAndForth(input);
    return 0;
}
