#include "app/hub/tables.h"

#include "app/link/proof.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::hub {

namespace {

constexpr qsizetype longestName = 40;

} // namespace

Tables::Tables(Makings makings, Store &store) : makings_(std::move(makings)), store_(store)
{
    std::map<SessionId, Hosted> hosted;
    for (const auto &each : store_.tables())
        hosted.emplace(each.session, each);
    for (const auto &stored : makings_.journal.sessions())
        if (const auto found = hosted.find(stored.id); found != hosted.end())
            read(found->second, stored);
}

void Tables::read(const Hosted &hosted)
{
    if (const auto stored = makings_.journal.session(hosted.session))
        read(hosted, *stored);
    else
        rows_.erase(hosted.session);
}

void Tables::read(const Hosted &hosted, const StoredSession &stored)
{
    if (const auto *game = app::findGame(stored.game)) // or one that nobody knows here
        rows_[hosted.session] = {hosted, game, stored.standing, stored.changed, stored.head};
}

void Tables::lookAgain()
{
    for (const auto &stored : makings_.journal.sessions())
        if (const auto *row = find(stored.id);
            row && (row->changed != stored.changed || row->seq != stored.head)) {
            read(Hosted(row->hosted), stored);
            said(stored.id, News::standing);
        }
}

void Tables::said(SessionId session, News news) const
{
    for (const auto &each : changed_)
        each(session, news);
}

const Row *Tables::find(SessionId session) const
{
    const auto found = rows_.find(session);
    return found == rows_.end() ? nullptr : &found->second;
}

const Row *Tables::sought(SessionId session)
{
    if (const auto *row = find(session); !row || row->hosted.closed != 0)
        lookAgain(session);
    return find(session);
}

std::vector<const Row *> Tables::inOrder(bool withClosed) const
{
    std::vector<const Row *> all;
    for (const auto &[session, row] : rows_)
        if (withClosed || row.hosted.closed == 0)
            all.push_back(&row);
    std::ranges::stable_sort(all, {}, [](const Row *row) { return row->hosted.place; });
    return all;
}

Hosted Tables::fresh(SessionId session, const QString &name) const
{
    qint64 last = 0;
    for (const auto &[each, row] : rows_)
        last = std::max(last, row.hosted.place);
    return {.session = session,
            .name = name,
            .place = last + 1,
            .token = link::freshToken(),
            .hand = link::freshToken(),
            .pin = link::freshPin(),
            .epoch = link::freshNonce(),
            .league = store_.word(u"league"_s),
            .opened = now(),
            .version = 1};
}

std::variant<SessionId, Refusal> Tables::open(const app::GameEntry &game, const QJsonObject &start,
                                              const QString &name, const QString &pattern)
{
    std::optional<Refusal> refusal;
    SessionId id = 0;
    makings_.journal.together([&] {
        rows_.erase(id); // it is begun again where another hub was quicker
        const auto session = game.session(makings_.journal, makings_.dice, makings_.clock, makings_.library);
        refusal = session->submit(start);
        if (!refusal)
            id = host(*session->match().id(), name, pattern);
    });
    if (refusal)
        return *refusal;
    said(id, News::row);
    return id;
}

SessionId Tables::host(SessionId session, const QString &name, const QString &pattern)
{
    if (const auto *known = find(session)) {
        if (known->hosted.closed != 0)
            change(session, [](Hosted &table) { table.closed = 0; });
        return session;
    }
    const auto called = name.simplified().left(longestName);
    const auto hosted = fresh(session, called.isEmpty() ? pattern.arg(session) : called);
    store_.add(hosted);
    read(hosted);
    return session;
}

std::unique_ptr<protocol::Session> Tables::session(SessionId session) const
{
    auto opened =
        rows_.at(session).game->session(makings_.journal, makings_.dice, makings_.clock, makings_.library);
    opened->open(session);
    return opened;
}

void Tables::change(SessionId session, const std::function<void(Hosted &)> &how)
{
    const auto found = rows_.find(session);
    if (found == rows_.end())
        return;
    auto changed = found->second.hosted;
    how(changed);
    store_.change(changed);
    found->second.hosted = changed;
    said(session, News::row);
}

void Tables::stands(SessionId session, const Match &match)
{
    const auto found = rows_.find(session);
    if (found == rows_.end())
        return;
    auto &row = found->second;
    row.standing = {match.seats(), match.outcome(), match.standing()};
    row.changed = now();
    row.seq = match.seq();
    said(session, News::standing);
}

void Tables::isBehind(SessionId session)
{
    if (rows_.contains(session))
        behind_.insert(session);
}

void Tables::catchUp()
{
    while (!behind_.empty()) {
        const auto session = *behind_.begin();
        const auto *known = find(session);
        const auto stored = known ? makings_.journal.session(session) : std::nullopt;
        behind_.erase(session); // it was read
        if (!stored)
            continue;
        read(Hosted(known->hosted), *stored);
        said(session, News::standing);
    }
}

void Tables::lookAgain(SessionId session)
{
    const auto hosted = store_.table(session);
    if (!hosted)
        return;
    const auto *known = find(session);
    const bool isListed = known && known->hosted == *hosted;
    read(*hosted);
    said(session, isListed ? News::standing : News::row);
}

void Tables::lookAround()
{
    for (const auto &[session, version] : store_.versions()) {
        const auto *known = find(session);
        if (!known || known->hosted.version != version)
            lookAgain(session);
    }
}

} // namespace torchside::hub
