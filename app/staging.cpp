#include "app/staging.h"

#include "app/games.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

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

std::variant<protocol::Document, Sentence> replayed(protocol::Document document)
{
    if (const auto *game = findGame(document.session.game))
        return protocol::replayed(std::move(document), game->replay);
    return say("This game is not known here.");
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

void Staging::readFile(const QString &path)
{
    const auto name = QFileInfo(path).fileName();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return note(What::file, name, say("This file can't be opened."));
    if (file.size() > protocol::largestArchive)
        return note(What::file, name, protocol::tooLarge());
    const auto data = file.readAll();
    if (isCardFile(data.left(4096)))
        cardFiles_.append(path);
    else
        readArchive(data, name);
}

void Staging::readArchive(const QByteArray &json, const QString &name)
{
    auto read = protocol::readArchive(json);
    if (auto *wrong = std::get_if<Sentence>(&read))
        return note(What::file, name, std::move(*wrong));
    auto &archive = std::get<protocol::Archive>(read);
    for (auto &entry : archive.sessions)
        readSession(std::move(entry));
    people_ += archive.people;
    if (!archive.cards.isEmpty())
        readCards(archive.cards);
}

void Staging::readSession(protocol::Entry entry)
{
    Found found{What::session};
    if (auto *document = std::get_if<protocol::Document>(&entry)) {
        found.session = document->session;
        entry = replayed(std::move(*document));
    }
    if (auto *wrong = std::get_if<Sentence>(&entry)) {
        found.stand = Stand::broken;
        found.why = std::move(*wrong);
    } else {
        auto &document = std::get<protocol::Document>(entry);
        found.session.standing = document.steps.at(static_cast<std::size_t>(found.session.head - 1)).standing;
        ready_.push_back({found_.size(), std::move(document)});
    }
    found_.push_back(std::move(found));
}

void Staging::readCards(const QJsonObject &exported)
{
    auto [parts, unreadable] = data::Catalogue::legible(exported);
    Found found{What::cards};
    found.cards = sizeOf(parts, u"cards"_s);
    found.decks = sizeOf(parts, u"decks"_s);
    cards_.push_back({std::move(parts), found, unreadable});
}

void Staging::compare(const Journal &journal, data::Catalogue *cards)
{
    std::multimap<Identity, Known> known;
    for (const auto &session : journal.sessions())
        known.emplace(Identity(session.game, session.started), Known{session.id, session.last});
    for (auto &ready : ready_) {
        compare(journal, ready, known);
        const auto &session = ready.document.session;
        known.emplace(Identity(session.game, session.started), Known{0, session.last, &ready});
    }
    if (cards)
        compareCards(*cards);
}

void Staging::compareCards(const data::Catalogue &cards)
{
    for (const auto &exported : cards_) {
        if (exported.found.cards + exported.found.decks > 0)
            found_.push_back(exported.found);
        for (int i = 0; i < exported.unreadable; ++i)
            note(What::cards, {}, say("This card or deck is damaged."));
    }
    const auto report = cards.reportOf(harvest_);
    Found found{What::foreignCards};
    found.cards = report[u"cards"_s].toInt();
    found.decks = report[u"decks"_s].toInt();
    if (found.cards + found.decks > 0)
        found_.push_back(found);
    for (const auto problem : report[u"problems"_s].toArray()) {
        const auto card = problem[u"card"_s].toString();
        note(What::foreignCards, card.isEmpty() ? QFileInfo(problem[u"file"_s].toString()).fileName() : card,
             literally(problem[u"text"_s].toString().toStdString()));
    }
}

// It is here where ours came to the same step at the same moment; then it may have gone on since.
void Staging::compare(const Journal &journal, Ready &ready, const std::multimap<Identity, Known> &known)
{
    const auto &session = ready.document.session;
    auto &found = found_[ready.place];
    const auto [begin, end] = known.equal_range({session.game, session.started});
    for (auto each = begin; each != end; ++each) {
        const auto &[id, last, twin] = each->second;
        const auto seq = std::min(last, session.last);
        const auto place = static_cast<std::size_t>(seq - 1);
        const auto there = twin ? std::vector{twin->document.steps.at(place)} : journal.steps(id, seq, seq);
        if (there.empty() || there.front().at != ready.document.steps.at(place).at)
            continue;
        found.stand = last < session.last ? Stand::further : Stand::here;
        if (found.stand == Stand::further)
            continue;
        found.session.id = id;
        if (twin)
            ready.twin = twin->place;
        return;
    }
}

void Staging::takeIn(Journal &journal, data::Catalogue *cards)
{
    try {
        journal.together([&] {
            for (const auto &[place, document, twin] : ready_)
                if (found_[place].stand != Stand::here)
                    found_[place].session.id = journal.take(document.session, document.steps, document.notes);
            for (const auto &exported : cards_)
                if (cards)
                    cards->takeOver(exported.parts);
            if (cards && !cardFiles_.isEmpty())
                cards->keep(harvest_);
        });
    } catch (const JournalFailure &) {
        if (cards)
            cards->read();
        throw;
    }
    for (const auto &ready : ready_)
        if (ready.twin)
            found_[ready.place].session.id = found_[*ready.twin].session.id;
}

int Staging::sessions() const
{
    return static_cast<int>(std::ranges::count_if(
        ready_, [&](const Ready &ready) { return found_[ready.place].stand != Stand::here; }));
}

int Staging::cardsAndDecks() const
{
    int all = 0;
    for (const auto &found : found_)
        all += found.cards + found.decks;
    return all;
}

int Staging::count(Stand stand) const
{
    return static_cast<int>(std::ranges::count(found_, stand, &Found::stand));
}

} // namespace torchside::app
