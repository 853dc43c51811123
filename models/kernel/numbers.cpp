#include "models/kernel/numbers.h"

#include <algorithm>

namespace torchside {

namespace {

int valueIn(const std::vector<Graph> &graphs, const std::string &id, int key)
{
    for (const auto &graph : graphs)
        for (const auto &curve : graph.curves)
            if (graph.id == id && curve.key == key && !curve.points.empty())
                return curve.points.back().value;
    return 0;
}

bool isIn(const std::vector<Graph> &graphs, const std::string &id, int key)
{
    return std::any_of(graphs.begin(), graphs.end(), [&](const Graph &graph) {
        return graph.id == id && std::any_of(graph.curves.begin(), graph.curves.end(),
                                             [&](const Curve &curve) { return curve.key == key; });
    });
}

} // namespace

std::vector<NumberNow> numbersNow(const std::vector<Graph> &before, const std::vector<Graph> &after)
{
    std::vector<NumberNow> numbers;
    const auto compare = [&](const std::vector<Graph> &these, const std::vector<Graph> *butNot) {
        for (const auto &graph : these)
            for (const auto &curve : graph.curves) {
                const int from = valueIn(before, graph.id, curve.key);
                const int to = valueIn(after, graph.id, curve.key);
                if (from != to && !(butNot && isIn(*butNot, graph.id, curve.key)))
                    numbers.push_back({curve.name, graph.name, from, to});
            }
    };
    compare(after, nullptr);
    compare(before, &after);
    return numbers;
}

} // namespace torchside
