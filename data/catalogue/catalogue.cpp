#include "data/catalogue/catalogue.h"

#include "models/json/line.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::data {

namespace {

constexpr qint64 largestFile = 64LL * 1024 * 1024;

// A device without an end says that its size is 0: no more is read than a card file may hold.
QByteArray contentOf(QFile &file)
{
    constexpr qint64 atOnce = 1024 * 1024;
    QByteArray content;
    for (auto part = file.read(atOnce); !part.isEmpty() && content.size() <= largestFile;
         part = file.read(atOnce))
        content += part;
    return content;
}

// Sets before decks, so that a deck's cards are known whatever order the files came in.
void readFile(Harvest &harvest, const QString &path, bool decks)
{
    const auto suffix = QFileInfo(path).suffix().toLower();
    if ((suffix == u"o8d"_s) != decks)
        return;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return harvest.problems.push_back({path, {}, {}, u"the file can't be read"_s});
    const auto data = file.size() > largestFile ? QByteArray() : contentOf(file);
    if (std::max<qint64>(file.size(), data.size()) > largestFile)
        return harvest.problems.push_back({path, {}, {}, u"the file is too large to be a card file"_s});
    if (decks)
        readDeck(harvest, path, data);
    else if (suffix == u"csv"_s)
        readTable(harvest, path, data);
    else
        readSet(harvest, path, data);
}

QJsonObject problemJson(const Problem &problem)
{
    return {{u"file"_s, problem.file},
            {u"card"_s, problem.card},
            {u"field"_s, problem.field},
            {u"text"_s, problem.text}};
}

// The invented deck that the app brings along.
const QJsonObject &ownDeck()
{
    static const auto deck = [] {
        QFile file(u":/torchside/cthulhu/deck.json"_s);
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                              : QJsonObject();
    }();
    return deck;
}

} // namespace

Harvest harvestOf(const QStringList &files)
{
    Harvest harvest;
    for (const bool decks : {false, true})
        for (const auto &file : files)
            readFile(harvest, file, decks);
    return harvest;
}

Catalogue::Catalogue(Database *file) : entries_(file)
{
    read();
}

void Catalogue::read()
{
    entries_.read();
    entries_.all(cardSort);
}

const std::vector<Entries::Entry> &Catalogue::cards() const
{
    return entries_.all(cardSort);
}

const Entries::Entry *Catalogue::entry(const QString &id) const
{
    return entries_.entry(cardSort, id);
}

QJsonObject Catalogue::import(const QStringList &files)
{
    const auto harvest = harvestOf(files);
    keep(harvest);
    return reportOf(harvest);
}

QJsonObject Catalogue::reportOf(const Harvest &harvest) const
{
    QJsonArray problems;
    for (const auto &problem : harvest.problems)
        problems.append(problemJson(problem));
    checkDecks(harvest, problems);
    return {{u"sets"_s, harvest.sets},
            {u"cards"_s, static_cast<qint64>(harvest.cards.size())},
            {u"decks"_s, static_cast<qint64>(harvest.decks.size())},
            {u"problems"_s, problems}};
}

void Catalogue::keepOwn(const QJsonObject &card)
{
    const auto words = NameIndex::foldedWords(card[u"name"_s].toString());
    if (words.isEmpty())
        return;
    Harvest made;
    made.cards.push_back({u"own-"_s + words.join(u'-') + u'-' + card[u"type"_s].toString(), card});
    keep(made);
}

QStringList Catalogue::deckNames() const
{
    QStringList names;
    for (const auto &deck : entries_.all(deckSort))
        names.append(deck.id);
    return names;
}

// As they are kept, by their ids.
QJsonArray Catalogue::keptLines(const QString &deck) const
{
    const auto *kept = entries_.entry(deckSort, deck);
    return kept ? kept->json[u"lines"_s].toArray() : QJsonArray();
}

QStringList Catalogue::storyNames() const
{
    QStringList names;
    for (const auto &entry : cards())
        if (entry.json[u"type"_s] == u"story"_s)
            names.append(entry.json[u"name"_s].toString());
    names.removeDuplicates();
    names.sort(Qt::CaseInsensitive);
    return names;
}

QJsonArray Catalogue::deckLines(const QString &name) const
{
    QJsonArray lines;
    if (name == ownDeckName()) {
        for (const auto each : ownDeck()[u"cards"_s].toArray())
            lines.append(QJsonObject{{u"name"_s, each[u"card"_s][u"name"_s]},
                                     {u"count"_s, each[u"count"_s]},
                                     {u"card"_s, each[u"card"_s]}});
        return lines;
    }
    for (const auto each : keptLines(name)) {
        auto line = each.toObject();
        if (const auto *known = entry(line[u"id"_s].toString())) {
            line[u"card"_s] = known->json;
            line[u"name"_s] = known->json[u"name"_s];
        }
        lines.append(line);
    }
    return lines;
}

void Catalogue::keepDeck(const QString &before, const QString &name, const QJsonArray &lines)
{
    Transaction transaction(*entries_.file());
    if (!before.isEmpty() && before != name)
        entries_.remove(deckSort, before);
    entries_.keep(deckSort, {name, {{u"name"_s, name}, {u"lines"_s, lines}}});
    transaction.commit();
}

void Catalogue::removeDeck(const QString &name)
{
    entries_.remove(deckSort, name);
}

QString Catalogue::ownDeckName()
{
    return ownDeck()[u"name"_s].toString();
}

void Catalogue::keep(const Harvest &harvest)
{
    std::vector<Entry> cards;
    for (const auto &[id, card] : harvest.cards)
        cards.push_back({id, card});
    std::vector<Entry> decks;
    for (const auto &[file, name, lines] : harvest.decks)
        decks.push_back({name, {{u"name"_s, name}, {u"lines"_s, lines}}});
    Transaction transaction(*entries_.file());
    entries_.keep(cardSort, cards);
    entries_.keep(deckSort, decks);
    transaction.commit();
}

// Once a deck, with the names of the cards: their ids tell nobody anything.
void Catalogue::checkDecks(const Harvest &harvest, QJsonArray &problems) const
{
    for (const auto &deck : harvest.decks) {
        QStringList missing;
        for (const auto line : deck.lines)
            if (!isKnown(harvest, line[u"id"_s].toString()))
                missing.append(line[u"name"_s].toString());
        missing.removeDuplicates();
        if (missing.isEmpty())
            continue;
        auto problem =
            problemJson({deck.file,
                         {},
                         u"id"_s,
                         u"import the sets of these cards first: %1"_s.arg(missing.join(u", "_s))});
        problem[u"missing"_s] = QJsonArray::fromStringList(missing);
        problems.append(problem);
    }
}

bool Catalogue::isKnown(const Harvest &harvest, const QString &id) const
{
    return entry(id) || std::any_of(harvest.cards.begin(), harvest.cards.end(),
                                    [&](const ReadCard &card) { return card.id == id; });
}

QJsonObject Catalogue::shown(const Entry &entry)
{
    auto card = entry.json;
    card[u"id"_s] = entry.id;
    return card;
}

QJsonArray Catalogue::list() const
{
    QJsonArray all;
    for (const auto &entry : cards())
        all.append(shown(entry));
    return all;
}

QJsonArray Catalogue::find(const QString &text, std::size_t limit) const
{
    QJsonArray found;
    for (const auto *card : entries_.find(cardSort, text, limit))
        found.append(shown(*card));
    return found;
}

Catalogue::Corrected Catalogue::correct(const QString &id, const QString &field, const QString &value)
{
    if (!entry(id))
        return {{}, u"There is no card with the id %1."_s.arg(id)};
    Transaction transaction(*entries_.file());
    if (const auto wrong = entries_.correct(cardSort, id, field, value))
        return {{}, u"%1: %2."_s.arg(field, *wrong)};
    if (field == u"icons"_s)
        for (const auto &icon : {u"terror"_s, u"combat"_s, u"arcane"_s, u"investigation"_s})
            entries_.forgetCorrection(cardSort, id, icon);
    transaction.commit();
    return {shown(*entry(id)), {}};
}

QJsonArray Catalogue::corrections() const
{
    QJsonArray all;
    for (const auto &[id, field, value] : entries_.corrections(cardSort)) {
        const auto *known = entry(id);
        all.append(QJsonObject{{u"id"_s, id},
                               {u"name"_s, known ? known->json[u"name"_s] : QJsonValue()},
                               {u"field"_s, field},
                               {u"value"_s, value}});
    }
    return all;
}

QJsonArray Catalogue::deckNamed(const QString &name) const
{
    if (name == ownDeck()[u"name"_s].toString())
        return ownDeck()[u"cards"_s].toArray();
    QJsonArray cards;
    for (const auto line : keptLines(name))
        if (const auto *known = entry(line[u"id"_s].toString())) {
            auto card = known->json;
            card.remove(u"set"_s);
            if (card[u"type"_s] != u"story"_s)
                cards.append(QJsonObject{{u"card"_s, card}, {u"count"_s, line[u"count"_s]}});
        }
    return cards;
}

std::vector<std::string> Catalogue::named(std::string_view kind, std::string_view wanted) const
{
    const auto text = QString::fromUtf8(wanted.data(), static_cast<qsizetype>(wanted.size()));
    std::vector<std::string> found;
    if (kind == "deck") {
        if (const auto cards = deckNamed(text); !cards.isEmpty())
            found.push_back(json::compact(QJsonObject{{u"cards"_s, cards}}).toStdString());
        return found;
    }
    const auto add = [&](const Entry &entry) {
        auto card = entry.json;
        card.remove(u"set"_s);
        found.push_back(json::compact(QJsonObject{{u"id"_s, entry.id}, {u"card"_s, card}}).toStdString());
    };
    if (const auto *known = entry(text.toLower())) {
        add(*known);
        return found;
    }
    for (const auto &entry : cards())
        if (entry.json[u"name"_s].toString() == text)
            add(entry);
    return found;
}

} // namespace torchside::data
