#include "data/catalogue/catalogue.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::data {

namespace {

constexpr qint64 largestFile = 64LL * 1024 * 1024;

std::string compact(const QJsonObject &json)
{
    return QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString();
}

QJsonObject objectFrom(const std::string &json)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
}

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

Catalogue::Catalogue(Database *file) : db_(file)
{
    read();
}

void Catalogue::read()
{
    cards_.clear();
    index_ = {};
    if (!db_)
        return;
    Statement cards(*db_, "SELECT id, json FROM card ORDER BY id");
    while (cards.next())
        cards_.push_back({QString::fromStdString(cards.text(0)), completed(objectFrom(cards.text(1)))});
    // All icons at once come first: one of them may have been corrected after them.
    Statement corrections(*db_, "SELECT card, field, value FROM correction ORDER BY field <> 'icons'");
    while (corrections.next()) {
        const auto id = QString::fromStdString(corrections.text(0));
        const auto found =
            std::find_if(cards_.begin(), cards_.end(), [&](const Entry &e) { return e.id == id; });
        if (found != cards_.end())
            setField(found->card, QString::fromStdString(corrections.text(1)),
                     QString::fromStdString(corrections.text(2)));
    }
    for (const auto &entry : cards_)
        index_.add(entry.card[u"name"_s].toString(), entry.card[u"subtitle"_s].toString());
}

const Catalogue::Entry *Catalogue::entry(const QString &id) const
{
    const auto found =
        std::lower_bound(cards_.begin(), cards_.end(), id.toUtf8(),
                         [](const Entry &e, const QByteArray &wanted) { return e.id.toUtf8() < wanted; });
    return found != cards_.end() && found->id == id ? &*found : nullptr;
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
    const auto words = CardIndex::foldedWords(card[u"name"_s].toString());
    if (words.isEmpty())
        return;
    Harvest made;
    made.cards.push_back({u"own-"_s + words.join(u'-') + u'-' + card[u"type"_s].toString(), card});
    keep(made);
}

QStringList Catalogue::deckNames() const
{
    QStringList names;
    if (!db_)
        return names;
    Statement statement(*db_, "SELECT name FROM deck ORDER BY name");
    while (statement.next())
        names.append(QString::fromStdString(statement.text(0)));
    return names;
}

QStringList Catalogue::storyNames() const
{
    QStringList names;
    for (const auto &entry : cards_)
        if (entry.card[u"type"_s] == u"story"_s)
            names.append(entry.card[u"name"_s].toString());
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
    if (!db_)
        return lines;
    Statement statement(*db_, "SELECT json FROM deck WHERE name = ?");
    statement.bind(std::string_view(name.toStdString()));
    while (statement.next())
        for (const auto each : objectFrom(statement.text(0))[u"lines"_s].toArray()) {
            auto line = each.toObject();
            if (const auto *known = entry(line[u"id"_s].toString())) {
                line[u"card"_s] = known->card;
                line[u"name"_s] = known->card[u"name"_s];
            }
            lines.append(line);
        }
    return lines;
}

void Catalogue::keepDeck(const QString &before, const QString &name, const QJsonArray &lines)
{
    Transaction transaction(*db_);
    if (!before.isEmpty() && before != name)
        forget(before);
    Statement(*db_, "INSERT INTO deck (name, json) VALUES (?, ?) "
                    "ON CONFLICT (name) DO UPDATE SET json = excluded.json")
        .bind(std::string_view(name.toStdString()))
        .bind(std::string_view(compact({{u"lines"_s, lines}})))
        .run();
    transaction.commit();
}

void Catalogue::removeDeck(const QString &name)
{
    Transaction transaction(*db_);
    forget(name);
    transaction.commit();
}

void Catalogue::forget(const QString &deck)
{
    Statement(*db_, "DELETE FROM deck WHERE name = ?").bind(std::string_view(deck.toStdString())).run();
}

QString Catalogue::ownDeckName()
{
    return ownDeck()[u"name"_s].toString();
}

void Catalogue::keep(const Harvest &harvest)
{
    Transaction transaction(*db_);
    Statement card(
        *db_,
        "INSERT INTO card (id, json) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET json = excluded.json");
    for (const auto &each : harvest.cards)
        card.bind(std::string_view(each.id.toStdString())).bind(std::string_view(compact(each.card))).run();
    Statement deck(
        *db_,
        "INSERT INTO deck (name, json) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET json = excluded.json");
    for (const auto &each : harvest.decks)
        deck.bind(std::string_view(each.name.toStdString()))
            .bind(std::string_view(compact({{u"lines"_s, each.lines}})))
            .run();
    transaction.commit();
    read();
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
    auto card = entry.card;
    card[u"id"_s] = entry.id;
    return card;
}

QJsonArray Catalogue::list() const
{
    QJsonArray all;
    for (const auto &entry : cards_)
        all.append(shown(entry));
    return all;
}

QJsonArray Catalogue::find(const QString &text, std::size_t limit) const
{
    QJsonArray found;
    for (const auto at : index_.find(text, limit))
        found.append(shown(cards_[at]));
    return found;
}

Catalogue::Corrected Catalogue::correct(const QString &id, const QString &field, const QString &value)
{
    const auto *known = entry(id);
    if (!known)
        return {{}, u"There is no card with the id %1."_s.arg(id)};
    auto card = known->card;
    if (const auto wrong = setField(card, field, value))
        return {{}, u"%1: %2."_s.arg(field, *wrong)};
    Transaction transaction(*db_);
    if (field == u"icons"_s)
        Statement(*db_, "DELETE FROM correction WHERE card = ? AND field IN "
                        "('terror', 'combat', 'arcane', 'investigation')")
            .bind(std::string_view(id.toStdString()))
            .run();
    Statement statement(*db_, "INSERT INTO correction (card, field, value) VALUES (?, ?, ?) "
                              "ON CONFLICT (card, field) DO UPDATE SET value = excluded.value");
    statement.bind(std::string_view(id.toStdString()))
        .bind(std::string_view(field.toStdString()))
        .bind(std::string_view(value.toStdString()))
        .run();
    transaction.commit();
    read();
    return {shown(*entry(id)), {}};
}

QJsonArray Catalogue::corrections() const
{
    QJsonArray all;
    Statement statement(*db_, "SELECT card, field, value FROM correction ORDER BY card, field");
    while (statement.next()) {
        const auto id = QString::fromStdString(statement.text(0));
        const auto *known = entry(id);
        all.append(QJsonObject{{u"id"_s, id},
                               {u"name"_s, known ? known->card[u"name"_s] : QJsonValue()},
                               {u"field"_s, QString::fromStdString(statement.text(1))},
                               {u"value"_s, QString::fromStdString(statement.text(2))}});
    }
    return all;
}

QJsonArray Catalogue::deckNamed(const QString &name) const
{
    if (name == ownDeck()[u"name"_s].toString())
        return ownDeck()[u"cards"_s].toArray();
    QJsonArray cards;
    if (!db_)
        return cards;
    Statement statement(*db_, "SELECT json FROM deck WHERE name = ?");
    statement.bind(std::string_view(name.toStdString()));
    while (statement.next())
        for (const auto line : objectFrom(statement.text(0))[u"lines"_s].toArray())
            if (const auto *known = entry(line[u"id"_s].toString())) {
                auto card = known->card;
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
            found.push_back(compact({{u"cards"_s, cards}}));
        return found;
    }
    const auto add = [&](const Entry &entry) {
        auto card = entry.card;
        card.remove(u"set"_s);
        found.push_back(compact({{u"id"_s, entry.id}, {u"card"_s, card}}));
    };
    if (const auto *known = entry(text.toLower())) {
        add(*known);
        return found;
    }
    for (const auto &entry : cards_)
        if (entry.card[u"name"_s].toString() == text)
            add(entry);
    return found;
}

} // namespace torchside::data
