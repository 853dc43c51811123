#include "models/kernel/journal.h"

#include <algorithm>

namespace torchside {

Sentence PlayedElsewhere::words()
{
    return say("Here you only watch, so nothing was done. “Play here” lets you go on.");
}

std::size_t seamsLeft(const std::vector<Seam> &done, std::int64_t head)
{
    auto left = done.size();
    for (auto reach = head; left > 0 && done[left - 1].place > reach; --left)
        reach = std::min(reach, done[left - 1].first - 1);
    return left;
}

std::vector<Aside> counted(std::vector<Aside> asides, const std::vector<StoredNote> &notes)
{
    for (auto &aside : asides) {
        NotePlaces places;
        for (std::size_t i = 0; i < notes.size(); ++i)
            if (const auto place = aside.notes.find(notes[i].number); place != aside.notes.end())
                places[static_cast<std::int64_t>(i) + 1] = place->second;
        aside.notes = std::move(places);
    }
    return asides;
}

std::string markOf(const Journal &journal, SessionId id, std::int64_t seq)
{
    const auto steps = journal.steps(id, seq, seq);
    if (steps.empty())
        return {};
    auto mark = std::to_string(seq) + ':' + std::to_string(steps.front().at);
    for (const auto &seam : journal.seams(id))
        mark += ',' + std::to_string(seam.first) + '-' + std::to_string(seam.place) + '-' +
                std::to_string(seam.back) + (seam.isDone ? '+' : '-');
    return mark;
}

} // namespace torchside
