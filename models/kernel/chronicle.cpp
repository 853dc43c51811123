#include "models/kernel/chronicle.h"

#include <algorithm>
#include <tuple>

namespace torchside {

void Chronicler::begin(std::int64_t seq, Moment at, const Sentence &line)
{
    Beat beat{seq, at, 0, {}, line};
    if (!chronicle_.beats.empty()) {
        beat.chapter = chronicle_.beats.back().chapter;
        beat.where = chronicle_.beats.back().where;
    }
    chronicle_.beats.push_back(std::move(beat));
}

Curve *Chronicler::curve(std::string_view graph, int key)
{
    for (auto &each : chronicle_.graphs)
        if (each.id == graph)
            for (auto &curve : each.curves)
                if (curve.key == key)
                    return &curve;
    return nullptr;
}

void Chronicler::value(std::string_view graph, const Sentence &title, int key, const Sentence &name,
                       int value)
{
    const auto seq = chronicle_.beats.back().seq;
    auto *known = curve(graph, key);
    if (!known) {
        auto &graphs = chronicle_.graphs;
        auto in =
            std::find_if(graphs.begin(), graphs.end(), [&](const Graph &each) { return each.id == graph; });
        if (in == graphs.end())
            in = graphs.insert(graphs.end(), {std::string(graph), title, {}});
        known = &in->curves.emplace_back(Curve{key, name, {}, 0});
    }
    known->name = name;
    known->until = 0;
    if (known->points.empty() || known->points.back().value != value)
        known->points.push_back({seq, value});
}

void Chronicler::last(std::string_view graph, int key, int value)
{
    auto *known = curve(graph, key);
    if (!known || known->until > 0)
        return;
    known->until = chronicle_.beats.back().seq;
    if (known->points.back().value != value)
        known->points.push_back({known->until, value});
}

void Chronicler::where(int chapter, const Sentence &name)
{
    chronicle_.beats.back().chapter = chapter;
    chronicle_.beats.back().where = name;
}

void Chronicler::mark(Feat feat, int key, const Sentence &text)
{
    chronicle_.marks.push_back({chronicle_.beats.back().seq, feat, key, text});
}

void Chronicler::best(std::string_view id, const Sentence &name, int value, const Sentence &whose)
{
    auto &all = chronicle_.bests;
    const auto known = std::find_if(all.begin(), all.end(), [&](const Best &each) { return each.id == id; });
    if (known == all.end())
        all.push_back({std::string(id), name, value, whose});
    else if (value > known->value)
        *known = {std::string(id), name, value, whose};
}

void Chronicler::points(std::string unit, bool decide)
{
    chronicle_.unit = std::move(unit);
    chronicle_.pointsDecide = decide;
}

Sentence Chronicler::whereLast(Feat feat, int key) const
{
    const auto &marks = chronicle_.marks;
    const auto mark = std::find_if(marks.rbegin(), marks.rend(),
                                   [&](const Mark &each) { return each.feat == feat && each.key == key; });
    if (mark == marks.rend())
        return {};
    const auto &beats = chronicle_.beats;
    const auto beat =
        std::find_if(beats.begin(), beats.end(), [&](const Beat &each) { return each.seq == mark->seq; });
    return beat == beats.end() ? Sentence{} : beat->where;
}

void Chronicler::rank()
{
    auto &places = chronicle_.places;
    const auto order = [](const Place &place) {
        return std::tuple(!place.won, place.out, -place.points.value_or(0));
    };
    std::stable_sort(places.begin(), places.end(),
                     [&](const Place &a, const Place &b) { return order(a) < order(b); });
    for (std::size_t i = 0; i < places.size(); ++i)
        places[i].rank =
            i > 0 && order(places[i]) == order(places[i - 1]) ? places[i - 1].rank : static_cast<int>(i) + 1;
}

Moment lengthOf(const std::vector<Beat> &beats)
{
    constexpr Moment pause = Moment{30} * 60'000;
    Moment length = 0;
    for (std::size_t i = 1; i < beats.size(); ++i)
        if (const auto gap = beats[i].at - beats[i - 1].at; gap > 0 && gap < pause)
            length += gap;
    return length;
}

} // namespace torchside
