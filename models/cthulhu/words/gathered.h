#pragma once

#include "models/cthulhu/state.h"

#include <algorithm>
#include <utility>

// Who goes where, each story named once.
namespace torchside::cthulhu {

// Each name once, with how many bear it.
inline Sentence namedTogether(const std::vector<std::string> &names)
{
    std::vector<Sentence> all;
    for (auto name = names.begin(); name != names.end(); ++name) {
        if (std::find(names.begin(), name, *name) != name)
            continue;
        const auto count = std::count(name, names.end(), *name);
        all.push_back(count == 1 ? literally(*name) : say("%1 ×%2", *name, static_cast<int>(count)));
    }
    return listed(all);
}

// The stories in the order in which they come, with the names of those at each.
inline std::vector<std::pair<std::string, Sentence>> gathered(const State &state,
                                                              const std::vector<Commit> &commits)
{
    std::vector<std::pair<int, std::vector<std::string>>> stories;
    for (const auto &commit : commits) {
        auto found = std::find_if(stories.begin(), stories.end(),
                                  [&](const auto &each) { return each.first == commit.story; });
        if (found == stories.end())
            found = stories.insert(stories.end(), {commit.story, {}});
        found->second.push_back(state.name(commit.card));
    }
    std::vector<std::pair<std::string, Sentence>> all;
    for (const auto &[story, names] : stories)
        all.emplace_back(state.stories.at(static_cast<std::size_t>(story)).name, namedTogether(names));
    return all;
}

inline Sentence whoGoes(const State &state, const std::vector<Commit> &commits)
{
    std::vector<Sentence> places;
    for (const auto &[story, names] : gathered(state, commits))
        places.push_back(say("%1 to %2", names, story));
    return listed(places);
}

inline Sentence whoStands(const State &state, const std::vector<Commit> &commits)
{
    std::vector<Sentence> places;
    for (const auto &[story, names] : gathered(state, commits))
        places.push_back(say("%1 at %2", names, story));
    return listed(places);
}

} // namespace torchside::cthulhu
