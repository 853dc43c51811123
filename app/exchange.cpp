#include "app/exchange.h"

#include "data/journal/sqlite_journal.h"
#include "models/table/bgstats.h"
#include "models/table/story_words.h"
#include "models/table/translate.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace torchside::app {

using table::shown;
using table::text;
using table::texts;

namespace {

QString titleOf(const std::string &game)
{
    const auto *entry = findGame(game);
    return entry ? QCoreApplication::translate("Sentence", std::string(entry->title).c_str()) : text(game);
}

std::string_view plainTitleOf(const std::string &game)
{
    const auto *entry = findGame(game);
    return entry ? entry->title : std::string_view(game);
}

QString pathOf(const QUrl &file)
{
    return file.isLocalFile() ? file.toLocalFile() : file.toString();
}

QString identityOf(const StoredSession &session)
{
    return table::bgstats::playId(text(session.game), session.started);
}

// Files of other programs: XML, or a table with a name and a type in its first line.
bool isCardFile(const QByteArray &start)
{
    const auto words = start.trimmed();
    const auto firstLine = words.left(words.indexOf('\n')).toLower();
    return words.startsWith('<') || words.startsWith("\xEF\xBB\xBF<") ||
           (!words.startsWith('{') && firstLine.contains("name") && firstLine.contains("type"));
}

} // namespace

Exchange::Exchange(Journal &journal, CardShelf &cards, Preferences &preferences, Clock clock, QObject *parent)
    : QObject(parent),
      journal_(journal),
      cards_(cards),
      preferences_(preferences),
      clock_(std::move(clock)),
      report_({{"title", &ReportRow::title}, {"detail", &ReportRow::detail}, {"stand", &ReportRow::state}})
{}

bool Exchange::attempt(const std::function<void()> &change)
{
    try {
        change();
        return true;
    } catch (const std::exception &failure) {
        Q_EMIT said(
            tr("That did not work, and nothing has changed: %1.").arg(QString::fromUtf8(failure.what())));
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
    return !ready_.empty() || broughtCount_ > 0;
}

QString Exchange::heading() const
{
    QStringList parts;
    if (const auto count = ready_.size(); count > 0 || (broughtCount_ == 0 && broken_ == 0))
        parts.append(tr("New sessions: %1").arg(count));
    if (broughtCount_ > 0)
        parts.append(tr("cards and decks: %1").arg(broughtCount_));
    if (here_ > 0)
        parts.append(tr("here already: %1").arg(here_));
    if (broken_ > 0)
        parts.append(tr("can’t be read: %1").arg(broken_));
    return parts.join(u" · "_s);
}

void Exchange::putAside()
{
    rows_.clear();
    ready_.clear();
    known_.clear();
    broughtCards_.clear();
    cardFiles_.clear();
    people_.clear();
    here_ = broken_ = broughtCount_ = 0;
    looked_ = false;
    report_.show({});
    Q_EMIT changed();
}

void Exchange::look(const QList<QUrl> &files)
{
    putAside();
    if (!attempt([&] {
            for (const auto &session : journal_.sessions())
                known_[identityOf(session)] = std::max(known_[identityOf(session)], session.last);
        }))
        return;
    for (const auto &file : files)
        lookAt(file);
    lookAtCardFiles();
    looked_ = !files.isEmpty();
    report_.show(rows_);
    Q_EMIT changed();
}

void Exchange::lookAt(const QUrl &url)
{
    const auto name = QFileInfo(url.path()).fileName();
    const auto broken = [&](const QString &why) {
        ++broken_;
        rows_.push_back({name, why, u"broken"_s});
    };
    QFile file(pathOf(url));
    if (!file.open(QIODevice::ReadOnly))
        return broken(tr("This file can’t be opened."));
    if (file.size() > json::largestArchive)
        return broken(
            tr("This file is too large: at most %1 MB are read.").arg(json::largestArchive / json::megabyte));
    const auto data = file.readAll();
    if (isCardFile(data.left(4096)))
        cardFiles_.append(url);
    else
        lookInto(data, name);
}

void Exchange::lookInto(const QByteArray &json, const QString &file)
{
    auto read = json::readArchive(json);
    if (const auto *wrong = std::get_if<Sentence>(&read)) {
        ++broken_;
        rows_.push_back({file, shown(*wrong), u"broken"_s});
        return;
    }
    auto &archive = std::get<json::Archive>(read);
    for (auto &entry : archive.sessions) {
        if (const auto *wrong = std::get_if<Sentence>(&entry)) {
            ++broken_;
            rows_.push_back({tr("A session"), shown(*wrong), u"broken"_s});
        } else {
            lookAtSession(std::move(std::get<json::Document>(entry)));
        }
    }
    people_ += archive.people;
    if (!archive.cards.isEmpty())
        lookAtCards(archive.cards);
}

void Exchange::lookAtSession(json::Document document)
{
    auto &session = document.session;
    const auto *game = findGame(session.game);
    auto replayed = game ? game->replay(std::move(document.steps)) : std::nullopt;
    const auto title = titleOf(session.game).left(40);
    if (!replayed) {
        ++broken_;
        rows_.push_back({title.isEmpty() ? tr("A session") : title,
                         game ? tr("Its steps don’t make a game.") : tr("This game is not known here."),
                         u"broken"_s});
        return;
    }
    const auto &standing = replayed->steps.at(static_cast<std::size_t>(session.head - 1)).standing;
    const auto detail = tr("%1 · %2 · steps: %3")
                            .arg(texts(standing.seats).join(u", "_s), table::dateText(session.started))
                            .arg(session.last);
    const auto identity = identityOf(session);
    const auto here = known_.find(identity);
    if (here != known_.end() && here->second >= session.last) {
        ++here_;
        rows_.push_back({title, detail, u"here"_s});
        return;
    }
    rows_.push_back({title, detail, here == known_.end() ? u"new"_s : u"further"_s});
    known_[identity] = session.last;
    ready_.push_back({session, std::move(replayed->steps), std::move(document.notes)});
}

void Exchange::lookAtCards(const QJsonObject &cards)
{
    if (!cards_.keeps())
        return;
    broughtCards_.append(cards);
    const auto count =
        static_cast<int>(cards[u"cards"_s].toArray().size() + cards[u"decks"_s].toArray().size());
    if (count == 0)
        return;
    broughtCount_ += count;
    rows_.push_back({tr("Card catalogue"),
                     tr("Cards: %1 · decks: %2. What is here already stays as it is.")
                         .arg(cards[u"cards"_s].toArray().size())
                         .arg(cards[u"decks"_s].toArray().size()),
                     u"new"_s});
}

void Exchange::lookAtCardFiles()
{
    if (cardFiles_.isEmpty())
        return;
    const auto report = cards_.preview(cardFiles_);
    const int count = report[u"cards"_s].toInt() + report[u"decks"_s].toInt();
    broughtCount_ += count;
    if (count > 0)
        rows_.push_back(
            {tr("Cards of other programs"),
             tr("Cards: %1 · decks: %2.").arg(report[u"cards"_s].toInt()).arg(report[u"decks"_s].toInt()),
             u"new"_s});
    const auto problems = report[u"problems"_s].toList();
    broken_ += static_cast<int>(problems.size());
    for (const auto &each : problems) {
        const auto problem = each.toMap();
        const auto card = problem[u"card"_s].toString();
        rows_.push_back({card.isEmpty() ? QFileInfo(problem[u"file"_s].toString()).fileName() : card,
                         problem[u"text"_s].toString(), u"broken"_s});
    }
}

bool Exchange::takeIn()
{
    auto *file = dynamic_cast<data::SqliteJournal *>(&journal_);
    const bool taken = attempt([&] {
        journal_.together([&] {
            for (const auto &each : ready_)
                journal_.take(each.session, each.steps, each.notes);
            for (const auto &cards : broughtCards_)
                if (file)
                    data::Catalogue::takeOver(file->database(), cards);
        });
    });
    if (!taken)
        return false;
    if (!broughtCards_.isEmpty())
        cards_.readAgain();
    if (!cardFiles_.isEmpty())
        cards_.import(cardFiles_);
    preferences_.meet(people_);
    const auto count = ready_.size();
    putAside();
    Q_EMIT journalChanged();
    Q_EMIT said(count > 0 ? tr("Sessions taken in: %1.").arg(count) : tr("Taken in."));
    return true;
}

bool Exchange::save(const QByteArray &data, const QUrl &to)
{
    const auto path = pathOf(to);
    if (!to.isLocalFile()) { // a place that the system gave: it is written straight
        QFile file(path);
        if (file.open(QIODevice::WriteOnly) && file.write(data) == data.size() && file.flush())
            return true;
        Q_EMIT said(tr("The file could not be written: %1.").arg(file.errorString()));
        return false;
    }
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(data) == data.size() && file.commit()) {
        Q_EMIT said(tr("Saved as %1.").arg(QFileInfo(path).fileName()));
        return true;
    }
    Q_EMIT said(tr("The file could not be written: %1.").arg(file.errorString()));
    return false;
}

bool Exchange::saveAll(const QUrl &to)
{
    json::ArchiveParts parts;
    const bool read = attempt([&] {
        for (const auto &session : journal_.sessions())
            parts.sessions.push_back(json::documentOf(journal_, session, plainTitleOf(session.game)));
        parts.cards = cards_.exported();
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
        data = json::documentOf(journal_, *stored, plainTitleOf(stored->game));
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
