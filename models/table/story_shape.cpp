#include "models/table/story_shape.h"

#include <algorithm>
#include <array>

namespace torchside::table {

namespace {

constexpr int mostSteps = 4; // between the lowest level and the highest

int roundStep(int range)
{
    for (int size = 1;; size *= 10)
        for (const int step : {size, 2 * size, 5 * size})
            if (step * mostSteps >= range)
                return step;
}

int weightOf(Feat feat)
{
    static constexpr std::array weights{2, 4, 5, 3, 1}; // kill, death, won, lost, change
    return weights.at(static_cast<std::size_t>(feat));
}

} // namespace

QList<int> levelsFor(const Graph &graph)
{
    int lowest = 0;
    int highest = 1;
    for (const auto &curve : graph.curves)
        for (const auto &point : curve.points) {
            lowest = std::min(lowest, point.value);
            highest = std::max(highest, point.value);
        }
    const int step = roundStep(highest - lowest);
    QList<int> levels;
    for (int level = lowest < 0 ? -((-lowest + step - 1) / step) * step : 0;; level += step) {
        levels.append(level);
        if (level >= highest)
            return levels;
    }
}

std::optional<int> valueAt(const Curve &curve, std::int64_t seq)
{
    if (curve.until > 0 && seq > curve.until)
        return std::nullopt;
    const auto after =
        std::upper_bound(curve.points.begin(), curve.points.end(), seq,
                         [](std::int64_t wanted, const Point &point) { return wanted < point.seq; });
    return after == curve.points.begin() ? std::nullopt : std::optional(std::prev(after)->value);
}

double acrossOf(std::int64_t seq, std::int64_t last)
{
    return last > 1 ? static_cast<double>(seq - 1) / static_cast<double>(last - 1) : 0;
}

double downOf(int value, const QList<int> &levels)
{
    return static_cast<double>(levels.last() - value) / (levels.last() - levels.first());
}

QList<QPointF> cornersOf(const Curve &curve, const QList<int> &levels, std::int64_t last)
{
    QList<QPointF> corners;
    const auto add = [&](std::int64_t seq, int value) {
        const QPointF corner(acrossOf(seq, last), downOf(value, levels));
        if (corners.isEmpty() || corners.last() != corner)
            corners.append(corner);
    };
    for (std::size_t i = 0; i < curve.points.size(); ++i) {
        const auto &point = curve.points[i];
        if (i > 0 && point.seq > curve.points[i - 1].seq + 1)
            add(point.seq - 1, curve.points[i - 1].value); // it held until then
        add(point.seq, point.value);
    }
    if (!curve.points.empty())
        add(curve.until > 0 ? curve.until : last, curve.points.back().value);
    return corners;
}

const Mark *memorable(const std::vector<Mark> &marks)
{
    const auto death =
        std::find_if(marks.rbegin(), marks.rend(), [](const Mark &m) { return m.feat == Feat::death; });
    if (death != marks.rend())
        return &*death;
    return marks.empty() ? nullptr : &marks.back();
}

std::vector<Mark> greatest(const std::vector<Mark> &marks, std::size_t most)
{
    auto some = marks;
    std::stable_sort(some.begin(), some.end(),
                     [](const Mark &a, const Mark &b) { return weightOf(a.feat) > weightOf(b.feat); });
    if (some.size() > most)
        some.resize(most);
    std::stable_sort(some.begin(), some.end(), [](const Mark &a, const Mark &b) { return a.seq < b.seq; });
    return some;
}

} // namespace torchside::table
