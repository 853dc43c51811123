#include "data/catalogue/entries.h"

#include "models/json/line.h"

#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::data {

namespace {

QJsonObject objectFrom(const std::string &json)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
}

Statement &bind(Statement &statement, const Sort &sort)
{
    return statement.bind(std::string_view(sort.game.toStdString()))
        .bind(std::string_view(sort.kind.toStdString()));
}

Statement &bind(Statement &statement, const QString &text)
{
    return statement.bind(std::string_view(text.toStdString()));
}

auto place(std::vector<Entries::Entry> &entries, const QString &id)
{
    return std::lower_bound(
        entries.begin(), entries.end(), id.toUtf8(),
        [](const Entries::Entry &each, const QByteArray &wanted) { return each.id.toUtf8() < wanted; });
}

Entries::Entry *found(std::vector<Entries::Entry> &entries, const QString &id)
{
    const auto at = place(entries, id);
    return at != entries.end() && at->id == id ? &*at : nullptr;
}

constexpr auto insertEntry =
    "INSERT INTO entry (game, kind, id, json, session, used) VALUES (?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (game, kind, id) DO UPDATE SET json = excluded.json, "
    "session = excluded.session, used = CASE WHEN excluded.used > entry.used THEN excluded.used ELSE "
    "entry.used END";

} // namespace

Entries::Entries(Database *file) : db_(file)
{}

void Entries::read()
{
    heaps_.clear();
}

Entries::Heap Entries::load(const Sort &sort) const
{
    Heap heap;
    const auto *kind = kindOf(sort);
    if (!db_ || !kind)
        return heap;
    Statement rows(*db_, "SELECT id, json, session, used FROM entry WHERE game = ? AND kind = ? ORDER BY id");
    bind(rows, sort);
    while (rows.next())
        heap.entries.push_back({QString::fromStdString(rows.text(0)),
                                kind->completed(objectFrom(rows.text(1))), rows.number(2), rows.number(3)});
    applyCorrections(sort, heap);
    return heap;
}

void Entries::applyCorrections(const Sort &sort, Heap &heap) const
{
    const auto *kind = kindOf(sort);
    auto all = corrections(sort);
    // All icons of a card at once come first: one of them may have been corrected after them.
    std::stable_partition(all.begin(), all.end(),
                          [](const Correction &each) { return each.field == u"icons"_s; });
    for (const auto &[id, field, value] : all)
        if (auto *entry = found(heap.entries, id)) {
            kind->set(*kind, entry->json, field, value);
            if (field == u"name"_s && !kind->hasIds)
                heap.renamed[idFor(value)] = id;
        }
}

Entries::Heap &Entries::heap(const Sort &sort) const
{
    const auto known = heaps_.find(sort);
    return known != heaps_.end() ? known->second : heaps_.emplace(sort, load(sort)).first->second;
}

const std::vector<Entries::Entry> &Entries::all(const Sort &sort) const
{
    return heap(sort).entries;
}

const Entries::Entry *Entries::entry(const Sort &sort, const QString &id) const
{
    return found(heap(sort).entries, id);
}

std::vector<const Entries::Entry *> Entries::find(const Sort &sort, const QString &text,
                                                  std::size_t limit) const
{
    auto &heap = this->heap(sort);
    std::vector<const Entry *> hits;
    if (text.trimmed().isEmpty()) {
        for (const auto &each : heap.entries)
            hits.push_back(&each);
        std::ranges::stable_sort(hits, std::greater(), &Entry::used);
        hits.resize(std::min(hits.size(), limit));
        return hits;
    }
    if (!std::exchange(heap.isIndexed, true)) {
        heap.index = {};
        for (const auto &each : heap.entries)
            heap.index.add(each.json[u"name"_s].toString(), each.json[u"subtitle"_s].toString());
    }
    for (const auto at : heap.index.find(text, limit))
        hits.push_back(&heap.entries[at]);
    return hits;
}

QString Entries::idFor(const QString &name)
{
    const auto words = NameIndex::foldedWords(name);
    return words.isEmpty() ? name.trimmed() : words.join(u'-');
}

QString Entries::idOf(const Sort &sort, const QString &name) const
{
    const auto id = idFor(name);
    const auto &renamed = heap(sort).renamed;
    const auto now = renamed.find(id);
    return now == renamed.end() ? id : now->second;
}

QJsonObject Entries::asKept(const Sort &sort, const QString &id) const
{
    if (!db_)
        return {};
    Statement row(*db_, "SELECT json FROM entry WHERE game = ? AND kind = ? AND id = ?");
    bind(bind(row, sort), id);
    const auto json = row.next() ? objectFrom(row.text(0)) : QJsonObject();
    row.reset();
    return json;
}

void Entries::keep(const Sort &sort, const Entry &entry)
{
    keep(sort, std::vector{entry});
}

void Entries::keep(const Sort &sort, const std::vector<Entry> &several)
{
    Transaction transaction(*db_);
    Statement row(*db_, insertEntry);
    for (const auto &each : several) {
        bind(bind(row, sort), each.id).bind(std::string_view(json::compact(each.json).toStdString()));
        row.bind(each.session).bind(each.used).run();
    }
    transaction.commit();
    heaps_.erase(sort);
}

void Entries::use(const Sort &sort, const QString &id, std::int64_t now)
{
    Statement row(*db_, "UPDATE entry SET used = ? WHERE game = ? AND kind = ? AND id = ?");
    bind(bind(row.bind(now), sort), id).run();
    if (auto *entry = found(heap(sort).entries, id))
        entry->used = now;
}

void Entries::remove(const Sort &sort, const QString &id)
{
    Transaction transaction(*db_);
    for (const char *sql : {"DELETE FROM entry WHERE game = ? AND kind = ? AND id = ?",
                            "DELETE FROM mending WHERE game = ? AND kind = ? AND entry = ?"}) {
        Statement row(*db_, sql);
        bind(bind(row, sort), id).run();
    }
    transaction.commit();
    heaps_.erase(sort);
}

std::vector<Entries::Correction> Entries::corrections(const Sort &sort) const
{
    std::vector<Correction> all;
    if (!db_)
        return all;
    Statement rows(*db_, "SELECT entry, field, value FROM mending WHERE game = ? AND kind = ? "
                         "ORDER BY entry, field");
    bind(rows, sort);
    while (rows.next())
        all.push_back({QString::fromStdString(rows.text(0)), QString::fromStdString(rows.text(1)),
                       QString::fromStdString(rows.text(2))});
    return all;
}

std::optional<QString> Entries::correct(const Sort &sort, const QString &id, const QString &field,
                                        const QString &text)
{
    const auto *known = entry(sort, id);
    const auto *kind = kindOf(sort);
    if (!known || !kind)
        return u"there is no such entry"_s;
    auto json = known->json;
    if (auto wrong = kind->set(*kind, json, field, text))
        return wrong;
    keepCorrection(sort, {id, field, text});
    return std::nullopt;
}

void Entries::keepCorrection(const Sort &sort, const Correction &correction)
{
    Statement row(*db_, "INSERT INTO mending (game, kind, entry, field, value) VALUES (?, ?, ?, ?, ?) "
                        "ON CONFLICT (game, kind, entry, field) DO UPDATE SET value = excluded.value");
    bind(bind(bind(bind(row, sort), correction.id), correction.field), correction.value).run();
    heaps_.erase(sort);
}

void Entries::forgetCorrection(const Sort &sort, const QString &id, const QString &field)
{
    Statement row(*db_, "DELETE FROM mending WHERE game = ? AND kind = ? AND entry = ? AND field = ?");
    bind(bind(bind(row, sort), id), field).run();
    heaps_.erase(sort);
}

} // namespace torchside::data
