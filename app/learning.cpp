#include "app/learning.h"

#include "app/games.h"
#include "models/kernel/journal.h"

namespace torchside::app {

std::vector<data::Conflict> Learning::learn(protocol::Session &session)
{
    const auto *game = findGame(session.identity().id);
    const auto id = session.match().id();
    if (!entries_ || !entries_->file() || !game || !id)
        return {};
    if (std::exchange(session_, *id) != *id)
        told_.clear();
    std::vector<data::Conflict> news;
    try {
        for (const auto &each : game->learnt(session))
            for (auto &conflict : data::learn(*entries_, each, *id, clock_()))
                if (told_.insert(conflict.key()).second)
                    news.push_back(std::move(conflict));
    } catch (const JournalFailure &) {
        entries_->read(); // the step itself is kept: what was to be learnt of it can be typed again
    }
    return news;
}

} // namespace torchside::app
