#include "tests/harness/shrinking.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdlib>
#include <ostream>
#include <rapidcheck.h>
#include <rapidcheck/detail/TestListenerAdapter.h>
#include <sstream>

using namespace Qt::StringLiterals;

namespace torchside::tests {

namespace {

// Everything that is a little simpler than this: a smaller number, a shorter list, a key less.
std::vector<QJsonValue> simplerThan(const QJsonValue &json)
{
    std::vector<QJsonValue> all;
    if (json.isBool() && json.toBool())
        all.emplace_back(false);
    if (json.isDouble())
        rc::seq::forEach(rc::shrink::towards<qint64>(json.toInteger(), 0),
                         [&](qint64 number) { all.emplace_back(number); });
    const auto array = json.toArray();
    for (qsizetype i = 0; i < array.size(); ++i) {
        auto without = array;
        without.removeAt(i);
        all.emplace_back(without);
        for (const auto &each : simplerThan(array[i])) {
            auto changed = array;
            changed[i] = each;
            all.emplace_back(changed);
        }
    }
    const auto object = json.toObject();
    for (const auto &key : object.keys()) {
        if (key == u"do"_s)
            continue;
        auto changed = object;
        changed.remove(key);
        all.emplace_back(changed);
        for (const auto &each : simplerThan(object[key])) {
            changed[key] = each;
            all.emplace_back(changed);
        }
    }
    return all;
}

rc::Seq<std::string> simplerLines(const std::string &line)
{
    std::vector<std::string> all;
    for (const auto &each : simplerThan(QJsonDocument::fromJson(QByteArray::fromStdString(line)).object()))
        all.push_back(QJsonDocument(each.toObject()).toJson(QJsonDocument::Compact).toStdString());
    return rc::seq::fromContainer(std::move(all));
}

// With steps left out first, then with simpler ones.
rc::Seq<Played> simplerGames(const Played &game)
{
    const auto seed = game.seed;
    return rc::seq::map(rc::seq::concat(rc::shrink::removeChunks(game.lines),
                                        rc::shrink::eachElement(game.lines, simplerLines)),
                        [seed](std::vector<std::string> lines) {
                            return Played{seed, std::move(lines), true};
                        });
}

rc::detail::Configuration configuration(int games)
{
    rc::detail::Configuration standard;
    standard.testParams.seed = 1;
    standard.testParams.maxSuccess = games;
    const char *asked = std::getenv("RC_PARAMS");
    return asked ? rc::detail::configFromString(asked, standard) : standard;
}

std::string told(const rc::detail::TestResult &result)
{
    if (result.is<rc::detail::SuccessResult>())
        return {};
    std::ostringstream text;
    rc::detail::printResultMessage(result, text);
    return text.str();
}

} // namespace

// How a game that fails is shown.
std::ostream &operator<<(std::ostream &to, const Played &game)
{
    to << "with --seed " << game.seed;
    for (const auto &line : game.lines)
        to << '\n' << line;
    return to;
}

std::string firstBroken(int games, const std::function<Played(std::uint64_t)> &play,
                        const std::function<void(const Played &)> &promises)
{
    const rc::Gen<Played> anyGame([&play](rc::Random random, int) {
        return rc::shrinkable::shrinkRecur(play(random.next()),
                                           [](const Played &game) { return simplerGames(game); });
    });
    const auto keeps = [&] {
        const auto game = *anyGame;
        try {
            promises(game);
        } catch (const BrokenPromise &broken) {
            RC_FAIL(broken.what());
        }
    };
    const auto asked = configuration(games);
    rc::detail::TestListenerAdapter nobody;
    const auto result = rc::detail::checkTestable(keeps, rc::detail::TestMetadata(), asked.testParams, nobody,
                                                  asked.reproduce);
    return told(result);
}

} // namespace torchside::tests
