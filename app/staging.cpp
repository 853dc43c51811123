#include "app/staging.h"

#include "app/games.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

// Files of other programs: XML, or a table with a name and a type in its first line.
bool isCardFile(const QByteArray &start)
{
    const auto words = start.trimmed();
    const auto firstLine = words.left(words.indexOf('\n')).toLower();
    return words.startsWith('<') || words.startsWith("\xEF\xBB\xBF<") ||
           (!words.startsWith('{') && firstLine.contains("name") && firstLine.contains("type"));
}

int sizeOf(const QJsonObject &object, const QString &list)
{
    return static_cast<int>(object[list].toArray().size());
}

std::variant<json::Document, Sentence> replayed(json::Document document)
{
    if (const auto *game = findGame(document.session.game))
        return json::replayed(std::move(document), game->replay);
    return say("This game is not known here.");
}

// Where the past was corrected, and to what.
std::vector<std::pair<std::int64_t, QJsonObject>> mendsOf(const std::vector<StoredStep> &steps)
{
    std::vector<std::pair<std::int64_t, QJsonObject>> mends;
    for (const auto &step : steps)
        if (!step.mended.empty())
            mends.emplace_back(step.seq,
                               QJsonDocument::fromJson(QByteArray::fromStdString(step.command)).object());
    return mends;
}

} // namespace

void Staging::note(What what, const QString &name, Sentence why)
{
    found_.push_back({what, Stand::broken, name, std::move(why)});
}

void Staging::read(const QStringList &files)
{
    for (const auto &file : files)
        readFile(file);
    harvest_ = data::harvestOf(cardFiles_);
}

void Staging::readPack(const QByteArray &pack, const QString &from)
{
    keepPack(data::readPack(pack), from);
}

void Staging::readFile(const QString &path)
{
    const auto name = QFileInfo(path).fileName();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return note(What::file, name, say("This file can't be opened."));
    if (file.size() > json::largestArchive)
        return note(What::file, name, json::tooLarge());
    const auto data = file.readAll();
    if (data::isPack(data.left(4096)))
        keepPack(data::readPack(data), name);
    else if (isCardFile(data.left(4096)))
        cardFiles_.append(path);
    else
        readArchive(data, name);
}

void Staging::readArchive(const QByteArray &json, const QString &name)
{
    auto read = json::readArchive(json);
    if (auto *wrong = std::get_if<Sentence>(&read))
        return note(What::file, name, std::move(*wrong));
    auto &archive = std::get<json::Archive>(read);
    for (auto &entry : archive.sessions)
        readSession(std::move(entry));
    people_ += archive.people;
    if (!archive.cards.isEmpty())
        readCards(archive.cards);
    if (!archive.packs.isEmpty())
        keepPack(data::readPackedList(archive.packs), name);
}

void Staging::keepPack(std::variant<data::Pack, Sentence> read, const QString &name)
{
    if (auto *wrong = std::get_if<Sentence>(&read))
        return note(What::pack, name, std::move(*wrong));
    Found found{What::pack};
    found.name = name;
    found.pack = std::move(std::get<data::Pack>(read));
    found_.push_back(std::move(found));
}

void Staging::readSession(json::Entry entry)
{
    Found found{What::session};
    if (auto *document = std::get_if<json::Document>(&entry)) {
        found.document.session = document->session;
        entry = replayed(std::move(*document));
    }
    if (auto *wrong = std::get_if<Sentence>(&entry)) {
        found.stand = Stand::broken;
        found.why = std::move(*wrong);
    } else {
        found.document = std::move(std::get<json::Document>(entry));
        auto &[session, steps, notes, asides] = found.document;
        session.standing = steps.at(static_cast<std::size_t>(session.head - 1)).standing;
    }
    found_.push_back(std::move(found));
}

void Staging::readCards(const QJsonObject &exported)
{
    auto [parts, unreadable] = data::Catalogue::legible(exported);
    Found found{What::cards};
    found.cards = sizeOf(parts, u"cards"_s);
    found.decks = sizeOf(parts, u"decks"_s);
    found.parts = std::move(parts);
    if (found.cards + found.decks > 0)
        found_.push_back(std::move(found));
    for (int i = 0; i < unreadable; ++i)
        note(What::cards, {}, say("This card or deck is damaged."));
}

void Staging::compare(const Journal &journal, const data::Catalogue *cards)
{
    if (!cards)
        std::erase_if(
            found_, [](const Found &found) { return found.what == What::cards || found.what == What::pack; });
    const auto known = journal.sessions();
    for (auto &found : found_)
        if (found.isSession(Stand::fresh))
            lookFor(found, known, journal);
        else if (found.what == What::pack && found.stand == Stand::fresh)
            comparePack(found, *cards);
    if (cards && hasCardFiles())
        compareCards(*cards);
}

// It is here where ours came to the same step at the same moment, with the same corrections of its past; then
// it may have gone on since.
void Staging::lookFor(Found &found, const std::vector<StoredSession> &known, const Journal &journal)
{
    auto &session = found.document.session;
    const auto isHere = [&](const StoredSession &other, const auto &stepsOfOther) {
        if (found.stand == Stand::here || other.started != session.started || other.game != session.game)
            return false;
        const auto seq = std::min(other.last, session.last);
        const std::vector<StoredStep> same = stepsOfOther(seq);
        const std::vector<StoredStep> steps(found.document.steps.begin(), found.document.steps.begin() + seq);
        if (same.empty() || same.back().at != steps.back().at || mendsOf(same) != mendsOf(steps))
            return false;
        found.stand = other.last < session.last ? Stand::further : Stand::here;
        return found.stand == Stand::here;
    };
    for (const auto &ours : known)
        if (isHere(ours, [&](std::int64_t seq) { return journal.steps(ours.id, 1, seq); }))
            session.id = ours.id;
    for (std::size_t i = 0; &found_[i] != &found; ++i)
        if (const auto &other = found_[i].document; !other.steps.empty())
            if (isHere(other.session, [&](std::int64_t seq) {
                    return std::vector(other.steps.begin(), other.steps.begin() + seq);
                }))
                found.twin = i;
}

void Staging::comparePack(Found &found, const data::Catalogue &cards)
{
    found.news = data::newsOf(cards.entries(), found.pack);
    if (found.news.fresh + found.news.fuller == 0)
        found.stand = Stand::here;
}

void Staging::compareCards(const data::Catalogue &cards)
{
    const auto report = cards.reportOf(harvest_);
    Found found{What::foreignCards};
    found.cards = report[u"cards"_s].toInt();
    found.decks = report[u"decks"_s].toInt();
    if (found.cards + found.decks > 0)
        found_.push_back(std::move(found));
    for (const auto problem : report[u"problems"_s].toArray()) {
        const auto card = problem[u"card"_s].toString();
        note(What::foreignCards, card.isEmpty() ? QFileInfo(problem[u"file"_s].toString()).fileName() : card,
             literally(problem[u"text"_s].toString().toStdString()));
    }
}

void Staging::takeIn(Journal &journal, data::Catalogue *cards)
{
    try {
        journal.together([&] {
            for (auto &[what, stand, name, why, document, parts, c, d, twin, pack, news, theirs] : found_) {
                auto &[session, steps, notes, asides] = document;
                if (stand == Stand::broken)
                    continue;
                if (twin)
                    session.id = found_[*twin].document.session.id;
                else if (what == What::session && stand != Stand::here)
                    session.id = journal.take(session, steps, notes, asides);
                else if (what == What::cards)
                    cards->takeOver(parts);
                else if (what == What::foreignCards)
                    cards->keep(harvest_);
                else if (what == What::pack)
                    data::takeIn(cards->entries(), pack, theirs);
            }
        });
    } catch (const JournalFailure &) {
        if (cards)
            cards->read();
        throw;
    }
}

int Staging::sessions() const
{
    return static_cast<int>(std::ranges::count_if(found_, [](const Found &found) {
        return found.isSession(Stand::fresh) || found.isSession(Stand::further);
    }));
}

int Staging::cardsAndDecks() const
{
    return std::accumulate(found_.begin(), found_.end(), 0,
                           [](int sum, const Found &found) { return sum + found.cards + found.decks; });
}

int Staging::entries() const
{
    return std::accumulate(found_.begin(), found_.end(), 0, [](int sum, const Found &found) {
        return sum + found.news.fresh + found.news.fuller;
    });
}

std::vector<data::Conflict> Staging::conflicts() const
{
    std::vector<data::Conflict> all;
    for (const auto &found : found_)
        all.insert(all.end(), found.news.conflicts.begin(), found.news.conflicts.end());
    return all;
}

void Staging::choose(const data::Conflict &conflict, bool theirs)
{
    for (auto &found : found_)
        for (const auto &each : found.news.conflicts)
            if (each.key() == conflict.key() && theirs)
                found.theirs.insert(each.key());
            else if (each.key() == conflict.key())
                found.theirs.erase(each.key());
}

int Staging::replaced() const
{
    return std::accumulate(found_.begin(), found_.end(), 0, [](int sum, const Found &found) {
        return sum + static_cast<int>(found.theirs.size());
    });
}

int Staging::count(Stand stand) const
{
    return static_cast<int>(std::ranges::count(found_, stand, &Found::stand));
}

} // namespace torchside::app
