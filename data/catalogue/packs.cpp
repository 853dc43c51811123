#include "data/catalogue/packs.h"

#include "data/catalogue/likeness.h"

#include <map>

using namespace Qt::StringLiterals;

namespace torchside::data {

namespace {

// What a pack comes to, entry for entry: one that it holds twice is compared with itself as well.
struct Outcome {
    PackNews news;
    std::map<Sort, std::map<QString, QJsonObject>> changed;
};

QString idHere(const Entries &entries, const Packed &each)
{
    const auto name = each.entry[u"name"_s].toString();
    return kindOf(each.sort)->hasIds || name.isEmpty() ? each.id : entries.idOf(each.sort, name);
}

QJsonObject knownTo(const Entries &entries, const Outcome &outcome, const Packed &each)
{
    if (const auto sort = outcome.changed.find(each.sort); sort != outcome.changed.end())
        if (const auto known = sort->second.find(each.id); known != sort->second.end())
            return known->second;
    const auto *entry = entries.entry(each.sort, each.id);
    return entry ? entry->json : QJsonObject();
}

Outcome outcomeOf(const Entries &entries, const Pack &pack)
{
    Outcome outcome;
    for (auto each : pack) {
        each.id = idHere(entries, each);
        const auto known = knownTo(entries, outcome, each);
        auto [entry, differences] = merged(*kindOf(each.sort), known, each.entry);
        auto &count = known.isEmpty()  ? outcome.news.fresh
                      : entry != known ? outcome.news.fuller
                                       : outcome.news.same;
        ++count;
        const auto *here = entries.entry(each.sort, each.id);
        if (entry != known || (here && here->session != 0)) // what others know is more than a slip of today
            outcome.changed[each.sort][each.id] = entry;
        for (auto &difference : differences)
            outcome.news.conflicts.push_back(
                {each.sort, each.id, known[u"name"_s].toString(), std::move(difference)});
    }
    return outcome;
}

void settle(Entries &entries, const Conflict &conflict)
{
    const auto &[field, ours, theirs] = conflict.difference;
    entries.correct(conflict.sort, conflict.id, field, textOf(theirs));
}

// Of one kind: what the steps say now stands in place of what they said before.
void settleAnew(Entries &entries, const Sort &sort, std::map<QString, QJsonObject> learnt,
                std::int64_t session, std::int64_t now)
{
    std::set<QString> byHand;
    for (const auto &correction : entries.corrections(sort))
        byHand.insert(correction.id);
    std::vector<Entries::Entry> changed;
    std::vector<QString> gone;
    for (const auto &each : entries.all(sort)) {
        const auto said = learnt.extract(each.id);
        if (each.session != session)
            continue;
        if (!said.empty())
            changed.push_back({each.id, said.mapped(), session, each.used});
        else if (!byHand.contains(each.id))
            gone.push_back(each.id);
    }
    for (const auto &[id, entry] : learnt)
        changed.push_back({id, entry, session, now});
    for (const auto &id : gone)
        entries.remove(sort, id);
    if (!changed.empty())
        entries.keep(sort, changed);
}

} // namespace

PackNews newsOf(const Entries &entries, const Pack &pack)
{
    return outcomeOf(entries, pack).news;
}

PackNews takeIn(Entries &entries, const Pack &pack, const Chosen &theirs)
{
    auto outcome = outcomeOf(entries, pack);
    Transaction transaction(*entries.file());
    for (const auto &[sort, changed] : outcome.changed) {
        std::vector<Entries::Entry> several;
        for (const auto &[id, json] : changed) {
            const auto *known = entries.entry(sort, id);
            several.push_back({id, json, 0, known ? known->used : 0});
        }
        entries.keep(sort, several);
    }
    for (const auto &conflict : outcome.news.conflicts)
        if (theirs.contains(conflict.key()))
            settle(entries, conflict);
    transaction.commit();
    return outcome.news;
}

std::vector<Conflict> learn(Entries &entries, const Packed &learnt, std::int64_t session, std::int64_t now)
{
    const auto &sort = learnt.sort;
    const auto &theirs = learnt.entry;
    const auto id = idHere(entries, learnt);
    const auto *here = entries.entry(sort, id);
    const bool isOfToday = here && here->session == session && session != 0;
    const auto ours = here ? here->json : QJsonObject();
    auto [entry, differences] = merged(*kindOf(sort), ours, theirs, Newer::theirs);
    std::vector<Conflict> conflicts;
    for (auto &difference : differences) {
        if (isOfToday)
            putAt(entry, difference.field, difference.theirs);
        else
            conflicts.push_back({sort, id, ours[u"name"_s].toString(), std::move(difference)});
    }
    const auto learntIn = !here || isOfToday ? session : 0; // seen on two evenings it is no slip
    if (entry != ours || (here && here->session != learntIn))
        entries.keep(sort, {id, entry, learntIn, now});
    else
        entries.use(sort, id, now);
    return conflicts;
}

void learnAnew(Entries &entries, const QString &game, const Pack &steps, std::int64_t session,
               std::int64_t now)
{
    std::map<Sort, std::map<QString, QJsonObject>> learnt;
    for (const auto &each : steps) {
        auto &known = learnt[each.sort][idHere(entries, each)];
        auto [entry, differences] = merged(*kindOf(each.sort), known, each.entry, Newer::theirs);
        for (const auto &difference : differences)
            putAt(entry, difference.field, difference.theirs);
        known = entry;
    }
    for (const auto &kind : entryKinds())
        if (kind.sort.game == game)
            settleAnew(entries, kind.sort, std::move(learnt[kind.sort]), session, now);
}

std::vector<std::pair<QString, QString>> alike(const Entries &entries, const Sort &sort)
{
    std::vector<std::pair<QString, QString>> pairs;
    const auto &all = entries.all(sort);
    constexpr std::size_t most = 2'000; // each is compared with each
    for (std::size_t i = 0; i < std::min(most, all.size()); ++i)
        for (std::size_t j = i + 1; j < std::min(most, all.size()); ++j)
            if (isAlike(all[i].json[u"name"_s].toString(), all[j].json[u"name"_s].toString()))
                pairs.emplace_back(all[i].id, all[j].id);
    return pairs;
}

PackNews unite(Entries &entries, const Sort &sort, const QString &first, const QString &second,
               const QStringList &fromSecond)
{
    const auto *goes = entries.entry(sort, second);
    if (!goes || !entries.entry(sort, first) || first == second)
        return {};
    auto json = goes->json;
    const auto name = json.take(u"name"_s).toString();
    Chosen chosen;
    for (const auto &field : fromSecond)
        chosen.emplace(sort.game, sort.kind, first, field);
    Transaction transaction(*entries.file());
    auto news = takeIn(entries, {{sort, first, json}}, chosen);
    entries.remove(sort, second);
    if (fromSecond.contains(u"name"_s))
        entries.correct(sort, first, u"name"_s, name);
    transaction.commit();
    return news;
}

} // namespace torchside::data
