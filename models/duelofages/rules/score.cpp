#include "models/duelofages/rules/sides.h"

#include <algorithm>

namespace torchside::duelofages {

std::vector<int> pointsFor(const std::vector<int> &values)
{
    const int best = *std::max_element(values.begin(), values.end());
    const bool alone = std::count(values.begin(), values.end(), best) == 1;
    std::optional<int> second;
    for (const int value : values)
        if (value < best)
            second = std::max(second.value_or(value), value);
    std::vector<int> points;
    for (const int value : values)
        points.push_back(value == best     ? (alone ? pointsAlone : pointsTied)
                         : value == second ? pointsSecond
                                           : 0);
    return points;
}

namespace {

template <class Value>
std::vector<int> each(const State &state, Value value)
{
    std::vector<int> values;
    for (const auto &player : state.players)
        values.push_back(value(player));
    return values;
}

} // namespace

Score scoreOf(const State &state)
{
    Score score{std::vector<int>(state.players.size(), 0), {}};
    for (std::size_t place = 0; place < state.locations.size(); ++place)
        score.rows.push_back({state.locations[place], pointsFor(each(state, [&](const Player &player) {
                                  return player.markers.at(place);
                              }))});
    score.rows.push_back({"characters", pointsFor(each(state, [](const Player &player) {
                              return player.characters + player.offBoard;
                          }))});
    ScoreRow hq{"hq", std::vector<int>(state.players.size(), 0)};
    if (state.hqDestroyedBy)
        hq.points.at(at(*state.hqDestroyedBy)) = pointsForHq;
    score.rows.push_back(std::move(hq));
    for (const auto &row : score.rows)
        for (std::size_t seat = 0; seat < score.total.size(); ++seat)
            score.total[seat] += row.points[seat];
    return score;
}

Seats leadersOf(const std::vector<int> &total)
{
    Seats leaders;
    const int best = *std::max_element(total.begin(), total.end());
    for (std::size_t seat = 0; seat < total.size(); ++seat)
        if (total[seat] == best)
            leaders.push_back(static_cast<int>(seat));
    return leaders;
}

} // namespace torchside::duelofages
