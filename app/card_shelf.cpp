#include "app/card_shelf.h"

#include "app/failure.h"
#include "data/catalogue/name_index.h"
#include "models/kernel/journal.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

constexpr std::size_t fromCatalogue = 40;
constexpr std::size_t whereOnlySomeAreWanted = 400;
constexpr qsizetype mostOffered = 12;

struct Offer {
    QJsonObject card;
    int copies = -1; // left in the deck; -1 where nobody counts
    bool own = false;
};

QString cardNameOf(const QJsonObject &card)
{
    return card[u"name"_s].toString();
}

bool isWanted(const QJsonObject &card, const QString &type, int cost)
{
    const auto itsType = card[u"type"_s].toString();
    if (itsType == u"story"_s || (!type.isEmpty() && itsType != type))
        return false;
    return cost < 0 || (card[u"cost"_s].isDouble()   ? card[u"cost"_s].toInt()
                        : card[u"cost"_s].isString() ? -2
                                                     : 0) == cost;
}

QString iconsOf(const QJsonObject &card)
{
    const auto icons = card[u"icons"_s].toObject();
    QStringList parts;
    const auto add = [&](const QString &key, const QString &word) {
        if (const int count = icons[key].toInt(); count > 0)
            parts.append(u"%1 %2"_s.arg(count).arg(word));
    };
    add(u"terror"_s, CardShelf::tr("terror"));
    add(u"combat"_s, CardShelf::tr("combat"));
    add(u"arcane"_s, CardShelf::tr("arcane"));
    add(u"investigation"_s, CardShelf::tr("investigation"));
    return parts.join(u", "_s);
}

QString typeOf(const QJsonObject &card)
{
    const auto type = card[u"type"_s].toString();
    if (type == u"character"_s)
        return CardShelf::tr("Character");
    if (type == u"support"_s)
        return CardShelf::tr("Support");
    return type == u"event"_s ? CardShelf::tr("Event") : CardShelf::tr("Conspiracy");
}

// "Character · cost 3 · skill 2 · 2 terror"
QString aboutOf(const Offer &offer)
{
    const auto &card = offer.card;
    QStringList parts{typeOf(card)};
    const auto cost = card[u"cost"_s];
    if (card[u"type"_s] != u"conspiracy"_s || cost.toInt() > 0)
        parts.append(
            CardShelf::tr("cost %1").arg(cost.isString() ? cost.toString() : QString::number(cost.toInt())));
    if (card[u"type"_s] == u"character"_s)
        parts.append(CardShelf::tr("skill %1").arg(card[u"skill"_s].toInt()));
    if (const auto icons = iconsOf(card); !icons.isEmpty())
        parts.append(icons);
    if (offer.copies >= 0)
        parts.append(offer.copies == 0 ? CardShelf::tr("none left")
                                       : CardShelf::tr("%1 left").arg(offer.copies));
    return parts.join(u" · "_s);
}

QVariantMap mapOf(const Offer &offer)
{
    auto card = offer.card;
    const auto id = card[u"id"_s].toString();
    card.remove(u"id"_s);
    card.remove(u"set"_s);
    return {{u"name"_s, cardNameOf(card)},
            {u"subtitle"_s, card[u"subtitle"_s].toString()},
            {u"detail"_s, aboutOf(offer)},
            {u"own"_s, offer.own},
            {u"id"_s, id},
            {u"card"_s, card.toVariantMap()}};
}

bool isSame(const QJsonObject &one, const QJsonObject &other)
{
    return cardNameOf(one) == cardNameOf(other) && one[u"type"_s] == other[u"type"_s] &&
           one[u"subtitle"_s].toString() == other[u"subtitle"_s].toString() &&
           one[u"cost"_s].toVariant() == other[u"cost"_s].toVariant();
}

std::vector<Offer> offersOf(const QVariantList &known, const QString &type, int cost)
{
    std::vector<Offer> all;
    for (const auto &each : known) {
        const auto map = each.toMap();
        Offer offer{QJsonObject::fromVariantMap(map[u"card"_s].toMap()), map[u"left"_s].toInt(), true};
        if (isWanted(offer.card, type, cost))
            all.push_back(std::move(offer));
    }
    return all;
}

// Cards of which a copy is left stand before those that ran out.
std::vector<Offer> amongKnown(const QString &text, const QVariantList &known, const QString &type, int cost)
{
    auto all = offersOf(known, type, cost);
    std::vector<Offer> hits;
    if (text.trimmed().isEmpty()) {
        hits = std::move(all);
    } else {
        data::NameIndex index;
        for (const auto &each : all)
            index.add(cardNameOf(each.card), each.card[u"subtitle"_s].toString());
        for (const auto at : index.find(text, all.size()))
            hits.push_back(all[at]);
    }
    std::stable_partition(hits.begin(), hits.end(), [](const Offer &offer) { return offer.copies != 0; });
    return hits;
}

} // namespace

QStringList pathsOf(const QList<QUrl> &files)
{
    QStringList paths;
    for (const auto &file : files)
        paths.append(file.isLocalFile() ? file.toLocalFile() : file.toString());
    return paths;
}

// What cards a deck lacks is said once, with the first of their names. One more would be no shorter.
static QString importFirst(const QStringList &missing)
{
    constexpr qsizetype namedAtMost = 5;
    if (missing.size() == 1)
        return CardShelf::tr("Import this card’s set first: %1.").arg(missing.first());
    if (missing.size() <= namedAtMost + 1)
        return CardShelf::tr("Import these cards’ sets first: %1 and %2.")
            .arg(missing.mid(0, missing.size() - 1).join(u", "_s), missing.last());
    return CardShelf::tr("Import these cards’ sets first: %1 and %2 more.")
        .arg(missing.mid(0, namedAtMost).join(u", "_s))
        .arg(missing.size() - namedAtMost);
}

static QVariantMap toldReport(QJsonObject report)
{
    QJsonArray problems;
    for (const auto each : report[u"problems"_s].toArray()) {
        auto problem = each.toObject();
        const auto missing = problem[u"missing"_s].toVariant().toStringList();
        if (!missing.isEmpty()) {
            problem[u"field"_s] = QString();
            problem[u"text"_s] = importFirst(missing);
        }
        problems.append(problem);
    }
    report[u"problems"_s] = problems;
    return report.toVariantMap();
}

CardShelf::CardShelf(data::Database *file, QObject *parent) : CardSource(parent), file_(file)
{}

CardShelf::~CardShelf() = default;

const data::Catalogue *CardShelf::catalogue() const
{
    if (catalogue_ || failedOnce_)
        return catalogue_.get();
    try {
        catalogue_ = std::make_unique<data::Catalogue>(file_);
    } catch (const std::exception &failure) {
        failedOnce_ = true;
        Q_EMIT const_cast<CardShelf *>(this)->failed( // NOLINT: being asked is what finds it out
            tr("The card catalogue can’t be read: %1.").arg(QString::fromUtf8(failure.what())));
    }
    return catalogue_.get();
}

QStringList CardShelf::decks() const
{
    const auto *cards = catalogue();
    return cards ? cards->deckNames() : QStringList();
}

QString CardShelf::ownDeck() const
{
    return data::Catalogue::ownDeckName();
}

int CardShelf::count() const
{
    const auto *cards = catalogue();
    return cards ? static_cast<int>(cards->size()) : 0;
}

QStringList CardShelf::stories() const
{
    const auto *cards = catalogue();
    return cards ? cards->storyNames() : QStringList();
}

QJsonObject CardShelf::exported() const
{
    const auto *cards = catalogue();
    return cards ? cards->exported() : QJsonObject();
}

data::Catalogue *CardShelf::kept()
{
    return keeps() && catalogue() ? catalogue_.get() : nullptr;
}

std::vector<std::string> CardShelf::named(std::string_view kind, std::string_view text) const
{
    const auto *cards = catalogue();
    return cards ? cards->named(kind, text) : std::vector<std::string>{};
}

QVariantList CardShelf::find(const QString &text, const QVariantList &known, const QString &type, int cost)
{
    auto hits = amongKnown(text, known, type, cost);
    const auto *cards = catalogue();
    if (cards && !text.trimmed().isEmpty())
        for (const auto found :
             cards->find(text, type.isEmpty() && cost < 0 ? fromCatalogue : whereOnlySomeAreWanted)) {
            const auto card = found.toObject();
            const bool alreadyThere = std::any_of(
                hits.begin(), hits.end(), [&](const Offer &offer) { return isSame(offer.card, card); });
            if (isWanted(card, type, cost) && !alreadyThere)
                hits.push_back({card, -1, false});
        }
    std::stable_partition(hits.begin(), hits.end(), [&](const Offer &offer) {
        return data::NameIndex::isName(text, cardNameOf(offer.card));
    });
    QVariantList offers;
    for (const auto &hit : hits)
        if (offers.size() < mostOffered || text.trimmed().isEmpty())
            offers.append(mapOf(hit));
    return offers;
}

QVariantMap CardShelf::preview(const QList<QUrl> &files)
{
    const auto *cards = catalogue();
    return cards ? toldReport(cards->reportOf(data::harvestOf(pathsOf(files)))) : QVariantMap();
}

bool CardShelf::change(const std::function<void(data::Catalogue &)> &change)
{
    auto *cards = kept();
    if (!cards)
        return false;
    try {
        change(*cards);
    } catch (const std::exception &failure) {
        Q_EMIT failed(Failure::told(failure));
        return false;
    }
    Q_EMIT changed();
    return true;
}

QVariantMap CardShelf::import(const QList<QUrl> &files)
{
    QVariantMap report;
    change([&](data::Catalogue &cards) { report = toldReport(cards.import(pathsOf(files))); });
    return report;
}

void CardShelf::keep(const QVariantMap &card)
{
    change([&](data::Catalogue &cards) { cards.keepOwn(QJsonObject::fromVariantMap(card)); });
}

QVariantList CardShelf::deck(const QString &name) const
{
    const auto *cards = catalogue();
    QVariantList lines;
    for (const auto each : cards ? cards->deckLines(name) : QJsonArray()) {
        const auto card = each[u"card"_s].toObject();
        lines.append(QVariantMap{{u"id"_s, each[u"id"_s].toString()},
                                 {u"name"_s, each[u"name"_s].toString()},
                                 {u"detail"_s, card.isEmpty() ? QString() : aboutOf({card, -1, false})},
                                 {u"count"_s, each[u"count"_s].toInt()},
                                 {u"missing"_s, card.isEmpty()}});
    }
    return lines;
}

bool CardShelf::keepDeck(const QString &before, const QString &name, const QVariantList &lines)
{
    QJsonArray kept;
    for (const auto &each : lines) {
        const auto line = each.toMap();
        kept.append(QJsonObject{{u"id"_s, line[u"id"_s].toString()},
                                {u"name"_s, line[u"name"_s].toString()},
                                {u"count"_s, line[u"count"_s].toInt()}});
    }
    return change([&](data::Catalogue &cards) { cards.keepDeck(before, name.trimmed(), kept); });
}

bool CardShelf::removeDeck(const QString &name)
{
    return change([&](data::Catalogue &cards) { cards.removeDeck(name); });
}

} // namespace torchside::app
