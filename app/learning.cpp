#include "app/learning.h"

#include "app/games.h"

using namespace Qt::StringLiterals;

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

data::Pack usedBy(const data::Entries &entries, Journal &journal, const StoredSession &stored)
{
    data::Pack pack;
    const auto *game = findGame(stored.game);
    if (!game)
        return pack;
    SeededDice unused(1);
    const auto session = game->session(
        journal, unused, [] { return Moment{0}; }, nullptr);
    session->open(stored.id);
    std::set<std::pair<QString, QString>> seen;
    for (const auto &[sort, id, learnt] : game->used(*session)) {
        const auto *entry = entries.entry(sort, entries.idOf(sort, learnt[u"name"_s].toString()));
        if (entry && seen.emplace(sort.kind, entry->id).second)
            pack.push_back({sort, entry->id, entry->json});
    }
    return pack;
}

} // namespace torchside::app
