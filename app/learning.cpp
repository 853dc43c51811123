#include "app/learning.h"

#include "app/games.h"

using namespace Qt::StringLiterals;

namespace torchside::app {

Learning::Learnt Learning::learn(protocol::Session &session)
{
    const auto *game = findGame(session.identity().id);
    const auto &match = session.match();
    const auto id = match.id();
    if (!game || !id)
        return {};
    const auto place = std::tuple(match.seq(), match.last(), match.rewritten());
    const bool isAnother = std::exchange(session_, *id) != *id;
    const bool isElsewhere = std::exchange(place_, place) != place && !isAnother && game->hasMoved(session);
    if (isAnother)
        told_.clear();
    const auto learnt = isElsewhere ? game->used(session) : game->learnt(session);
    auto *entries = learnt.empty() && !isElsewhere ? nullptr : find_();
    if (!entries || !entries->file())
        return {};
    Learnt news{{}, true};
    try {
        data::Transaction transaction(*entries->file());
        if (isElsewhere)
            data::learnAnew(*entries, QString::fromStdString(std::string(game->id)), learnt, *id, clock_());
        else
            for (const auto &each : learnt)
                for (auto &conflict : data::learn(*entries, each, *id, clock_()))
                    if (told_.insert(conflict.key()).second)
                        news.news.push_back(std::move(conflict));
        transaction.commit();
    } catch (const JournalFailure &) {
        entries->read(); // the step itself is kept: what was to be learnt of it can be typed again
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
