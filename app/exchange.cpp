#include "app/exchange.h"

#include "app/failure.h"
#include "app/learning.h"
#include "app/pack_words.h"
#include "models/table/story_words.h"
#include "models/table/translate.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace torchside::app {

using table::idOf;
using table::shown;
using table::text;
using table::texts;

namespace {

QString headOf(const Staging::Found &found)
{
    switch (found.what) {
    case Staging::What::session: {
        const auto title = shown(say(titleOf(found.document.session.game))).left(40);
        return title.isEmpty() ? Exchange::tr("A session") : title;
    }
    case Staging::What::cards: return Exchange::tr("Card catalogue");
    case Staging::What::foreignCards:
        return found.name.isEmpty() ? Exchange::tr("Cards of other programs") : found.name;
    case Staging::What::pack:
    case Staging::What::file: break;
    }
    return found.name;
}

QString gistOf(const Staging::Found &found)
{
    if (found.stand == Staging::Stand::broken)
        return shown(found.why);
    if (found.what == Staging::What::pack)
        return Exchange::tr("New entries: %1 · that tell more: %2 · where yours differ: %3")
            .arg(found.news.fresh)
            .arg(found.news.fuller)
            .arg(found.news.conflicts.size());
    const auto cards = found.what == Staging::What::cards
                           ? Exchange::tr("Cards: %1 · decks: %2. What is here already stays as it is.")
                           : Exchange::tr("Cards: %1 · decks: %2.");
    if (found.what != Staging::What::session)
        return cards.arg(found.cards).arg(found.decks);
    return Exchange::tr("%1 · %2 · steps: %3")
        .arg(texts(found.document.session.standing.seats).join(u", "_s),
             table::dateText(found.document.session.started))
        .arg(found.document.session.last);
}

} // namespace

Exchange::Exchange(Journal &journal, CardShelf &cards, Preferences &preferences, Clock clock, QObject *parent)
    : QObject(parent),
      journal_(journal),
      cards_(cards),
      preferences_(preferences),
      clock_(std::move(clock)),
      report_({{"title", &ReportRow::title},
               {"detail", &ReportRow::detail},
               {"stand", &ReportRow::state},
               {"conflict", &ReportRow::conflict},
               {"ours", &ReportRow::ours},
               {"theirs", &ReportRow::theirs},
               {"takesTheirs", &ReportRow::takesTheirs}})
{}

bool Exchange::attempt(const std::function<void()> &change)
{
    try {
        change();
        return true;
    } catch (const std::exception &failure) {
        Q_EMIT said(Failure::told(failure));
        return false;
    }
}

int Exchange::sessions() const
{
    try {
        return static_cast<int>(journal_.sessions().size());
    } catch (const JournalFailure &) {
        return 0;
    }
}

bool Exchange::brings() const
{
    return staging_.sessions() + staging_.cardsAndDecks() + staging_.entries() + staging_.replaced() > 0;
}

QString Exchange::heading() const
{
    const int sessions = staging_.sessions();
    const int cards = staging_.cardsAndDecks();
    const int here = staging_.count(Staging::Stand::here);
    const int broken = staging_.count(Staging::Stand::broken);
    QStringList parts;
    const int entries = staging_.entries();
    if (sessions > 0 || (cards == 0 && broken == 0 && entries == 0))
        parts.append(tr("New sessions: %1").arg(sessions));
    if (cards > 0)
        parts.append(tr("cards and decks: %1").arg(cards));
    if (entries > 0)
        parts.append(tr("entries of packs: %1").arg(entries));
    if (here > 0)
        parts.append(tr("already here: %1").arg(here));
    if (broken > 0)
        parts.append(tr("can’t be read: %1").arg(broken));
    return parts.join(u" · "_s);
}

void Exchange::putAside()
{
    staging_ = {};
    looked_ = false;
    report_.show({});
    Q_EMIT changed();
}

void Exchange::look(const QList<QUrl> &files)
{
    if (files.isEmpty())
        return putAside();
    look([&] { staging_.read(pathsOf(files)); });
}

void Exchange::lookAtPack(const QByteArray &pack)
{
    look([&] { staging_.readPack(pack, tr("A pack from another device")); });
}

void Exchange::look(const std::function<void()> &read)
{
    putAside();
    if (!attempt([&] {
            read();
            staging_.compare(journal_, cards_.kept());
        }))
        return putAside();
    looked_ = true;
    tell();
}

void Exchange::choose(int conflict, bool theirs)
{
    const auto all = staging_.conflicts();
    if (conflict >= 0 && conflict < static_cast<int>(all.size()))
        staging_.choose(all[static_cast<std::size_t>(conflict)], theirs);
    tell();
}

void Exchange::chooseAll(bool theirs)
{
    for (const auto &conflict : staging_.conflicts())
        staging_.choose(conflict, theirs);
    tell();
}

int Exchange::conflicts() const
{
    return static_cast<int>(staging_.conflicts().size());
}

int Exchange::replaced() const
{
    return staging_.replaced();
}

void Exchange::tell()
{
    std::vector<ReportRow> rows;
    int number = 0;
    for (const auto &found : staging_.found()) {
        rows.push_back({headOf(found), gistOf(found), idOf(found.stand)});
        for (const auto &conflict : found.news.conflicts)
            rows.push_back({tr("%1: %2").arg(conflict.name, fieldLabel(conflict.difference.field)), QString(),
                            u"differs"_s, number++, valueShown(conflict.difference.ours),
                            valueShown(conflict.difference.theirs), found.theirs.contains(conflict.key())});
    }
    report_.show(std::move(rows));
    Q_EMIT changed();
}

bool Exchange::takeIn()
{
    if (!attempt([&] { staging_.takeIn(journal_, cards_.kept()); }))
        return false;
    preferences_.meet(staging_.people());
    const int count = staging_.sessions();
    if (staging_.cardsAndDecks() + staging_.entries() + staging_.replaced() > 0)
        Q_EMIT cards_.changed();
    putAside();
    Q_EMIT journalChanged();
    Q_EMIT said(count > 0 ? tr("Sessions imported: %1.").arg(count) : tr("Imported."));
    return true;
}

bool Exchange::save(const QByteArray &data, const QUrl &to)
{
    const auto path = pathsOf({to}).front();
    if (!to.isLocalFile()) { // a place that the system gave: it is written straight
        QFile file(path);
        if (file.open(QIODevice::WriteOnly) && file.write(data) == data.size() && file.flush())
            return true;
        Q_EMIT said(tr("The file could not be written: %1.").arg(file.errorString()));
        return false;
    }
    // What is still in the buffer is not known to be written: commit would take it for that.
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(data) == data.size() && file.flush() && file.commit()) {
        Q_EMIT said(tr("Saved as %1.").arg(QFileInfo(path).fileName()));
        return true;
    }
    Q_EMIT said(tr("The file could not be written: %1.").arg(file.errorString()));
    return false;
}

bool Exchange::saveAll(const QUrl &to)
{
    json::ArchiveParts parts;
    data::Pack own;
    const bool read = attempt([&] {
        for (const auto &session : journal_.sessions())
            parts.sessions.push_back(json::documentOf(journal_, session, titleOf(session.game)));
        parts.cards = cards_.exported();
        if (auto *cards = cards_.kept())
            for (const auto &each : data::packed(cards->entries()))
                if (!data::kindOf(each.sort)->hasIds) // which the cards bring themselves
                    own.push_back(each);
        parts.packs = data::packedList(own);
    });
    parts.people = preferences_.knownPeople();
    parts.written = clock_();
    return read && save(json::archiveOf(parts), to);
}

bool Exchange::saveSession(qlonglong session, const QUrl &to)
{
    QByteArray data;
    const bool read = attempt([&] {
        const auto stored = journal_.session(session);
        if (!stored)
            throw JournalFailure("there is no such session");
        data = json::documentOf(journal_, *stored, titleOf(stored->game));
        if (auto *cards = cards_.kept())
            data = json::withPacks(data, data::packedList(usedBy(cards->entries(), journal_, *stored)));
    });
    return read && save(data, to);
}

QString Exchange::nameFor(qlonglong session) const
{
    const auto dayOf = [](Moment at) {
        return QDateTime::fromMSecsSinceEpoch(at).date().toString(Qt::ISODate);
    };
    try {
        const auto stored = session > 0 ? journal_.session(session) : std::nullopt;
        return stored ? u"torchside-%1-%2.json"_s.arg(text(stored->game), dayOf(stored->started))
                      : u"torchside-%1.json"_s.arg(dayOf(clock_()));
    } catch (const JournalFailure &) {
        return u"torchside.json"_s;
    }
}

bool Exchange::removeAll()
{
    std::vector<SessionId> all;
    const bool removed = attempt([&] {
        journal_.together([&] {
            for (const auto &session : journal_.sessions()) {
                journal_.remove(session.id);
                all.push_back(session.id);
            }
        });
    });
    if (!removed || all.empty())
        return false;
    removed_ = std::move(all);
    Q_EMIT changed();
    Q_EMIT journalChanged();
    return true;
}

void Exchange::restoreAll()
{
    attempt([&] {
        journal_.together([&] {
            for (const auto session : removed_)
                journal_.restore(session);
        });
        removed_.clear();
    });
    Q_EMIT changed();
    Q_EMIT journalChanged();
}

} // namespace torchside::app
