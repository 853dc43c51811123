#include "tests/harness/real_window.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

constexpr int taps = 10;

// A counter of a game, and how far into its demonstration it is tapped.
struct Counter {
    QLatin1StringView game;
    int steps;
    const char *less;
    const char *more;
};

constexpr std::array counters{
    Counter{"mandom"_L1, 2, R"({"do":"place"})", R"({"do":"place"})"},
    Counter{"darkcastle"_L1, 4, R"({"do":"hurt","character":0,"amount":1})",
            R"({"do":"heal","character":0,"amount":1})"},
    Counter{"duelofages"_L1, 5, R"({"do":"count","player":0,"characters":-1})",
            R"({"do":"count","player":0,"characters":1})"},
    Counter{"cutthroat"_L1, 10, R"({"do":"adjust","player":1,"life":-5})",
            R"({"do":"adjust","player":1,"life":5})"},
    Counter{"cthulhu"_L1, 4, R"({"do":"domain","index":0,"by":1})", R"({"do":"domain","index":0,"by":-1})"}};

QVariantMap commandIn(const char *json)
{
    return QJsonDocument::fromJson(json).object().toVariantMap();
}

} // namespace

// All that a tap works out before the next frame is drawn; by this name callgrind collects it.
extern "C" [[gnu::noinline]] void counterTap(table::Table &table, const QVariantMap &command)
{
    if (!table.act(command))
        qFatal("refused");
}

// Ten taps at a counter of the game on the command line, less and more by turns.
int main(int argc, char *argv[])
{
    const QGuiApplication app(argc, argv);
    const auto game = app.arguments().value(1);
    const auto counter = std::find_if(counters.begin(), counters.end(),
                                      [&](const Counter &each) { return each.game == game; });
    QFile demo(u":/torchside/demos/%1/demo.json"_s.arg(game));
    if (counter == counters.end() || !demo.open(QIODevice::ReadOnly))
        qFatal("no such game");
    const auto steps = QJsonDocument::fromJson(demo.readAll())[u"steps"_s].toArray();
    const auto commandOf = [&](qsizetype step) { return steps[step][u"command"_s].toVariant().toMap(); };
    tests::RealWindow window;
    window.app().shelf().start(game, commandOf(0));
    auto &table = *window.app().shelf().table();
    for (int step = 1; step < counter->steps; ++step)
        table.act(commandOf(step));
    window.settle(1'500);
    for (int tap = 0; tap < taps; ++tap) {
        counterTap(table, commandIn(tap % 2 == 0 ? counter->less : counter->more));
        window.settle(500);
    }
    return 0;
}
