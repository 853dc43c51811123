#include "app/pack_shelf.h"

#include "app/card_shelf.h"
#include "app/failure.h"
#include "app/pack_print.h"
#include "app/pack_words.h"
#include "models/cutthroat/face/book.h"
#include "models/table/translate.h"

#include <QFile>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

constexpr std::size_t mostListed = 200;

data::Entries::Entry fresh(const data::Sort &sort, const QString &name)
{
    const auto id = data::Entries::idFor(name);
    auto read = data::readPacked(sort, id, {{u"name"_s, name.trimmed()}});
    if (auto *wrong = std::get_if<Sentence>(&read))
        throw JournalFailure(english(*wrong));
    return {id, std::get<data::Packed>(read).entry};
}

// With what is known of it in words, but for its note, which stands at the table.
QVariantMap shownEntry(const data::Sort &sort, const data::Entries::Entry &entry)
{
    auto map = entry.json.toVariantMap();
    map[u"id"_s] = entry.id;
    auto told = entry.json;
    told.remove(u"note"_s);
    if (const auto *kind = data::kindOf(sort); kind && !kind->hasIds)
        map[u"detail"_s] = detailOf(*kind, told);
    return map;
}

} // namespace

PackShelf::PackShelf(CardShelf &cards, Clock clock, PackHand::Addresses addresses, QObject *parent)
    : Packs(parent),
      cards_(cards),
      hand_([this] { return document(); }, std::move(addresses), this),
      learning_([this] { return entriesOf(); }, std::move(clock))
{
    connect(&cards_, &CardShelf::changed, this, [this] { tellChanged(); });
}

data::Entries *PackShelf::entriesOf() const
{
    auto *catalogue = cards_.kept();
    return catalogue ? &catalogue->entries() : nullptr;
}

bool PackShelf::change(const std::function<void(data::Entries &)> &change)
{
    auto *entries = entriesOf();
    if (!entries)
        return false;
    try {
        change(*entries);
    } catch (const std::exception &failure) {
        Q_EMIT said(Failure::told(failure));
        return false;
    }
    tellChanged();
    return true;
}

void PackShelf::listenTo(Shelf &shelf)
{
    connect(&shelf, &Shelf::tableChanged, this, [this, &shelf] {
        auto *table = shelf.table();
        if (!table || shelf.sessionId() == 0) // nothing is learnt from a game that plays itself
            return;
        table->setPacks(this);
        learn(*shelf.session());
        connect(table, &table::Table::cued, this, [this, &shelf, table] {
            if (shelf.table() == table)
                learn(*shelf.session());
        });
    });
}

QByteArray PackShelf::document() const
{
    const auto *entries = entriesOf();
    return data::packDocument(entries ? data::packed(*entries) : data::Pack());
}

void PackShelf::learn(protocol::Session &session)
{
    auto [news, isNew] = learning_.learn(session);
    if (!isNew)
        return;
    for (auto &conflict : news) {
        const auto &[field, ours, theirs] = conflict.difference;
        const auto message = tr("%1: %2 was %3 last time, and is %4 today.")
                                 .arg(conflict.name, fieldLabel(field), valueShown(ours), valueShown(theirs));
        told_.push_back(std::move(conflict));
        Q_EMIT differs(static_cast<int>(told_.size()) - 1, message);
    }
    tellChanged();
}

void PackShelf::settle(int difference)
{
    if (difference < 0 || difference >= static_cast<int>(told_.size()))
        return;
    const auto &told =
        told_[static_cast<std::size_t>(difference)]; // (clang 14 takes no parts of it into what follows.)
    change([&](data::Entries &entries) {
        entries.correct(told.sort, told.id, told.difference.field, data::textOf(told.difference.theirs));
    });
}

void PackShelf::takeOver(Preferences &preferences)
{
    const auto memory = preferences.memory(u"cutthroat"_s);
    if (memory.isEmpty() || !entriesOf())
        return;
    data::Pack pack;
    for (const auto &each : cutthroat::entriesFromMemory(memory)) {
        const auto entry = QJsonObject::fromVariantMap(each.toMap()[u"entry"_s].toMap());
        auto read = data::readPacked({u"cutthroat"_s, each.toMap()[u"kind"_s].toString()}, {}, entry);
        if (auto *packed = std::get_if<data::Packed>(&read))
            pack.push_back(std::move(*packed));
    }
    if (change([&](data::Entries &entries) { data::takeIn(entries, pack); }))
        preferences.keepMemory(u"cutthroat"_s, {});
}

QVariantList PackShelf::kinds() const
{
    QVariantList all;
    const auto *entries = entriesOf();
    for (const auto &kind : data::entryKinds())
        all.append(QVariantMap{{u"game"_s, kind.sort.game},
                               {u"gameTitle"_s, table::shown(say(titleOf(kind.sort.game.toStdString())))},
                               {u"kind"_s, kind.sort.kind},
                               {u"title"_s, kindTitle(kind.sort)},
                               {u"count"_s, entries ? static_cast<int>(entries->all(kind.sort).size()) : 0},
                               {u"own"_s, kind.hasIds}});
    return all;
}

QVariantList PackShelf::offers(const QString &game, const QString &kind, const QString &letters,
                               int most) const
{
    QVariantList all;
    if (const auto *entries = entriesOf())
        for (const auto *entry :
             entries->find({game, kind}, letters, static_cast<std::size_t>(std::max(0, most))))
            all.append(shownEntry({game, kind}, *entry));
    return all;
}

QVariantMap PackShelf::known(const QString &game, const QString &kind, const QString &name) const
{
    const auto *entries = entriesOf();
    const auto *entry = entries ? entries->entry({game, kind}, entries->idOf({game, kind}, name)) : nullptr;
    return entry ? shownEntry({game, kind}, *entry) : QVariantMap();
}

QVariantList PackShelf::entries(const QString &game, const QString &kind, const QString &letters) const
{
    QVariantList all;
    const auto *form = data::kindOf({game, kind});
    const auto *entries = entriesOf();
    if (!form || !entries)
        return all;
    for (const auto *entry : entries->find({game, kind}, letters, mostListed))
        all.append(QVariantMap{{u"id"_s, entry->id},
                               {u"name"_s, entry->json[u"name"_s].toString()},
                               {u"detail"_s, detailOf(*form, entry->json)}});
    return all;
}

QVariantList PackShelf::fields(const QString &game, const QString &kind, const QString &id) const
{
    QVariantList all;
    const auto *form = data::kindOf({game, kind});
    const auto *entries = entriesOf();
    const auto *entry = form && entries ? entries->entry({game, kind}, id) : nullptr;
    if (!entry)
        return all;
    for (const auto &field : fieldsOf(*form, entry->json)) {
        const auto schema = data::schemaAt(form->schema, field);
        QVariantList choices;
        for (const auto choice : schema[u"enum"_s].toArray())
            choices.append(QVariantMap{{u"value"_s, data::textOf(choice)},
                                       {u"text"_s, choiceShown(data::textOf(choice))}});
        all.append(QVariantMap{{u"field"_s, field},
                               {u"label"_s, fieldLabel(field)},
                               {u"value"_s, data::textOf(data::valueAt(entry->json, field))},
                               {u"choices"_s, choices},
                               {u"yesNo"_s, schema[u"type"_s] == u"boolean"_s},
                               {u"number"_s, schema[u"type"_s] == u"integer"_s}});
    }
    return all;
}

QString PackShelf::correct(const QString &game, const QString &kind, const QString &id, const QString &field,
                           const QString &text)
{
    QString wrong;
    change([&](data::Entries &entries) {
        wrong = entries.correct({game, kind}, id, field, text).value_or(QString());
    });
    return wrong;
}

bool PackShelf::add(const QString &game, const QString &kind, const QString &name)
{
    return change([&](data::Entries &entries) {
        const data::Sort sort{game, kind};
        if (!entries.entry(sort, entries.idOf(sort, name)))
            entries.keep(sort, fresh(sort, name));
    });
}

bool PackShelf::remove(const QString &game, const QString &kind, const QString &id)
{
    return change([&](data::Entries &entries) {
        const data::Sort sort{game, kind};
        if (const auto *entry = entries.entry(sort, id))
            removed_ = {{sort, id, entry->json}};
        entries.remove(sort, id);
    });
}

bool PackShelf::restore()
{
    return change([&](data::Entries &entries) {
        data::takeIn(entries, removed_);
        removed_.clear();
    });
}

QVariantList PackShelf::twins(const QString &game, const QString &kind) const
{
    QVariantList all;
    const data::Sort sort{game, kind};
    const auto *entries = entriesOf();
    if (!entries || !data::kindOf(sort) || data::kindOf(sort)->hasIds)
        return all;
    const auto name = [&](const QString &id) { return entries->entry(sort, id)->json[u"name"_s].toString(); };
    for (const auto &[first, second] : data::alike(*entries, sort))
        all.append(QVariantMap{{u"first"_s, first},
                               {u"second"_s, second},
                               {u"firstName"_s, name(first)},
                               {u"secondName"_s, name(second)}});
    return all;
}

QVariantList PackShelf::differences(const QString &game, const QString &kind, const QString &first,
                                    const QString &second) const
{
    QVariantList all;
    const data::Sort sort{game, kind};
    const auto *form = data::kindOf(sort);
    const auto *entries = entriesOf();
    const auto *one = form && entries ? entries->entry(sort, first) : nullptr;
    const auto *other = one ? entries->entry(sort, second) : nullptr;
    if (!other)
        return all;
    for (const auto &each : data::merged(*form, one->json, other->json).differences)
        all.append(QVariantMap{{u"field"_s, each.field},
                               {u"label"_s, fieldLabel(each.field)},
                               {u"ours"_s, valueShown(each.ours)},
                               {u"theirs"_s, valueShown(each.theirs)}});
    return all;
}

bool PackShelf::unite(const QString &game, const QString &kind, const QString &first, const QString &second,
                      const QStringList &fromSecond)
{
    return change([&](data::Entries &entries) {
        data::unite(entries, {game, kind}, first, second, fromSecond);
    });
}

bool PackShelf::save(const QString &game, const QString &as, const QUrl &to)
{
    const auto *entries = entriesOf();
    if (!entries)
        return false;
    const auto pack = data::packed(*entries, game);
    QFile file(pathsOf({to}).front());
    const auto text = as == u"csv"_s   ? data::packTable(pack)
                      : as == u"pdf"_s ? printedPack(pack)
                                       : data::packDocument(pack);
    if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.flush()) {
        Q_EMIT said(tr("Saved."));
        return true;
    }
    Q_EMIT said(tr("The file could not be written: %1.").arg(file.errorString()));
    return false;
}

} // namespace torchside::app
