#include "app/hub/league.h"

#include "models/table/bgstats.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

using namespace Qt::StringLiterals;

namespace torchside::hub {

namespace {

constexpr std::size_t mostPlaces = 12;
constexpr double highestPoints = 1'000;

// Placed by the game, or, where all win or lose together, by that alone.
std::vector<int> placesOf(const Result &result)
{
    const bool isRanked =
        std::ranges::any_of(result.people, [](const Finish &each) { return each.place > 0; });
    std::vector<int> places;
    for (const auto &each : result.people)
        places.push_back(isRanked ? each.place : each.won ? 1 : 0);
    return places;
}

bool isLess(const Standing &one, const Standing &other)
{
    return std::tuple(-one.points, -one.won, one.played, one.name) <
           std::tuple(-other.points, -other.won, other.played, other.name);
}

} // namespace

QByteArray Result::written() const
{
    QJsonArray all;
    for (const auto &each : people) {
        QJsonObject person{{u"name"_s, each.name}, {u"place"_s, each.place}, {u"won"_s, each.won}};
        if (each.score)
            person[u"score"_s] = *each.score;
        if (!each.role.isEmpty())
            person[u"role"_s] = each.role;
        all.append(person);
    }
    return QJsonDocument(QJsonObject{{u"people"_s, all},
                                     {u"started"_s, static_cast<qint64>(started)},
                                     {u"ended"_s, static_cast<qint64>(ended)},
                                     {u"minutes"_s, minutes},
                                     {u"play"_s, QString::fromLatin1(play)}})
        .toJson(QJsonDocument::Compact);
}

std::optional<Result> Result::read(const QByteArray &text)
{
    const auto json = QJsonDocument::fromJson(text).object();
    if (!json[u"people"_s].isArray())
        return std::nullopt;
    Result result;
    for (const auto each : json[u"people"_s].toArray()) {
        Finish person{each[u"name"_s].toString(), each[u"place"_s].toInt(), each[u"won"_s].toBool()};
        if (each[u"score"_s].isDouble())
            person.score = each[u"score"_s].toInt();
        person.role = each[u"role"_s].toString();
        result.people.push_back(person);
    }
    result.started = json[u"started"_s].toInteger();
    result.ended = json[u"ended"_s].toInteger();
    result.minutes = json[u"minutes"_s].toInt();
    result.play = json[u"play"_s].toString().toLatin1();
    return result;
}

std::vector<double> pointsIn(const QString &text)
{
    std::vector<double> worth;
    for (auto part : text.split(u' ', Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const double points = part.replace(u',', u'.').toDouble(&isNumber);
        if (!isNumber || !(points >= 0 && points <= highestPoints) || worth.size() == mostPlaces)
            return {};
        worth.push_back(points);
    }
    return worth;
}

std::vector<double> pointsFor(const Result &result, const std::vector<double> &worth)
{
    const auto places = placesOf(result);
    std::vector<double> points(places.size(), 0);
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i] == 0)
            continue;
        const auto before = static_cast<std::size_t>(
            std::ranges::count_if(places, [&](int each) { return each > 0 && each < places[i]; }));
        const auto level = static_cast<std::size_t>(std::ranges::count(places, places[i]));
        double shared = 0;
        for (auto place = before; place < before + level && place < worth.size(); ++place)
            shared += worth[place];
        points[i] = shared / static_cast<double>(level);
    }
    return points;
}

std::vector<Standing> standingsOf(const std::vector<const Result *> &results,
                                  const std::vector<double> &worth)
{
    std::map<QString, Standing> people;
    for (const auto *result : results) {
        const auto points = pointsFor(*result, worth);
        for (std::size_t i = 0; i < points.size(); ++i) {
            const auto &finish = result->people[i];
            auto &person = people[table::bgstats::plainName(finish.name)];
            person.name = finish.name;
            person.points += points[i];
            person.played += 1;
            person.won += finish.won ? 1 : 0;
        }
    }
    std::vector<Standing> all;
    for (const auto &[name, each] : people)
        all.push_back(each);
    for (auto &each : all)
        each.points = std::round(each.points * 100) / 100; // thirds add up to what they are thirds of
    std::ranges::sort(all, isLess);
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].rank = i > 0 && all[i].points == all[i - 1].points ? all[i - 1].rank : static_cast<int>(i) + 1;
    return all;
}

} // namespace torchside::hub
