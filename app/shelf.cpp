#include "app/shelf.h"

#include "app/failure.h"
#include "models/protocol/session.h"
#include "models/table/translate.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::app {

using table::shown;
using table::text;
using table::texts;

namespace {

QString ago(Moment then, Moment now)
{
    constexpr Moment minute = 60'000;
    const auto minutes = (now - then) / minute;
    const auto day = [](Moment moment) { return QDateTime::fromMSecsSinceEpoch(moment).date(); };
    if (minutes < 1)
        return Shelf::tr("just now");
    if (minutes < 60)
        return Shelf::tr("%1 min ago").arg(minutes);
    if (day(then) == day(now))
        return Shelf::tr("today, %1")
            .arg(QLocale().toString(QDateTime::fromMSecsSinceEpoch(then).time(), QLocale::ShortFormat));
    if (day(then).addDays(1) == day(now))
        return Shelf::tr("yesterday");
    return QLocale().toString(day(then), QLocale::ShortFormat);
}

Shelf::SessionRow rowOf(const StoredSession &session, Moment now, const QString &about)
{
    return {session.id,
            text(session.game),
            shown(say(titleOf(session.game))),
            shown(session.standing.line),
            peopleOf(session).join(u", "_s),
            peopleOf(session),
            about.isEmpty() ? ago(session.changed, now) : about + u" · "_s + ago(session.changed, now)};
}

std::vector<table::RowsModel<Shelf::SessionRow>::Role> sessionRoles()
{
    using Row = Shelf::SessionRow;
    return {{"sessionId", &Row::id}, {"game", &Row::game},     {"gameTitle", &Row::gameTitle},
            {"line", &Row::line},    {"people", &Row::people}, {"names", &Row::names},
            {"when", &Row::when}};
}

} // namespace

Shelf::Shelf(Journal &journal, Dice &dice, Clock clock, Preferences &preferences, QString notice,
             const Library *library, QObject *parent)
    : QObject(parent),
      journal_(journal),
      dice_(dice),
      clock_(std::move(clock)),
      preferences_(preferences),
      notice_(std::move(notice)),
      library_(library),
      games_({{"gameId", &GameRow::id},
              {"title", &GameRow::title},
              {"fewest", &GameRow::fewest},
              {"most", &GameRow::most}}),
      sessions_(sessionRoles()),
      seating_(dice)
{
    connect(&seating_, &table::Seating::changed, this, &Shelf::huesChanged);
    connect(this, &Shelf::tableChanged, this, &Shelf::huesChanged);
    retranslate();
}

Shelf::~Shelf() = default;

void Shelf::retranslate()
{
    std::vector<GameRow> rows;
    for (const auto &game : app::games())
        if (game.table)
            rows.push_back({text(std::string(game.id)), shown(say(game.title)), game.fewest, game.most});
    games_.show(std::move(rows));
    refresh();
    Q_EMIT seating_.changed();
    if (table_)
        table_->retranslate();
}

void Shelf::attempt(const std::function<void()> &change)
{
    try {
        change();
    } catch (const JournalFailure &failure) {
        Q_EMIT refused(Failure::told(failure), {});
    }
}

QUrl Shelf::pageOf(const QString &game, const QString &name)
{
    const auto folder = game.left(1).toUpper() + game.mid(1);
    return QUrl(u"qrc:/qt/qml/Torchside/%1/%1%2.qml"_s.arg(folder, name));
}

QVariantMap Shelf::startLimits(const QString &game)
{
    const auto *entry = findGame(game.toStdString());
    return entry ? protocol::limitsIn(entry->describe(), u"start"_s).toVariantMap() : QVariantMap();
}

void Shelf::seatFor(const QString &game)
{
    const auto *entry = findGame(game.toStdString());
    if (!entry)
        return;
    keepSeats();
    seating_.seat(preferences_.lastTable(), preferences_.knownPeople(), entry->most,
                  preferences_.memory(u"hues"_s));
    seatedFor_ = game;
    asSeated_ = seating_.seated();
    if (const auto left = left_.find(game); left != left_.end())
        seating_.seatBack(left->second);
}

// Who was entered for a game that did not begin is there again when it is asked for again.
void Shelf::keepSeats()
{
    if (seatedFor_.isEmpty() || seating_.seated() == asSeated_)
        left_.erase(seatedFor_);
    else
        left_[seatedFor_] = seating_.seated();
}

QList<int> Shelf::hues() const
{
    return table_ ? table::Seating::huesOf(table_->seats(), preferences_.memory(u"hues"_s)) : seating_.hues();
}

// The colours that people chose stay theirs.
void Shelf::keepHues()
{
    auto known = preferences_.memory(u"hues"_s);
    const auto names = seating_.names();
    const auto hues = seating_.hues();
    for (qsizetype i = 0; i < names.size(); ++i)
        known[names[i]] = hues[i];
    QVariantMap kept;
    for (const auto &name : preferences_.knownPeople()) // who is forgotten there is forgotten here
        if (known.contains(name))
            kept[name] = known[name];
    preferences_.keepMemory(u"hues"_s, kept);
}

void Shelf::seatAgain()
{
    const auto *entry = session_ ? findGame(table_->game().toStdString()) : nullptr;
    if (entry && entry->most > 1)
        seating_.seat(texts(session_->match().seats()), preferences_.knownPeople(), entry->most);
}

qlonglong Shelf::sessionId() const
{
    return session_ && !lent_ ? session_->match().id().value_or(0) : 0;
}

bool Shelf::firstEvening() const
{
    if (!table_ || lent_)
        return false;
    try {
        const auto all = journal_.sessions();
        return std::count_if(all.begin(), all.end(),
                             [this](const auto &each) { return text(each.game) == table_->game(); }) <= 1;
    } catch (const JournalFailure &) {
        return false;
    }
}

QVariantMap Shelf::gameOnTable() const
{
    const auto *entry = session_ ? findGame(table_->game().toStdString()) : nullptr;
    if (!entry)
        return {};
    return {{u"game"_s, table_->game()},
            {u"title"_s, shown(say(entry->title))},
            {u"fewest"_s, entry->fewest},
            {u"most"_s, entry->most}};
}

QVariantMap Shelf::identities() const
{
    const auto shades = [](const Shades &of) {
        return QStringList{text(std::string(of.dark)), text(std::string(of.light)),
                           text(std::string(of.sharp))};
    };
    QVariantMap all;
    for (const auto &game : app::games())
        all[text(std::string(game.id))] = QVariantMap{{u"color"_s, shades(game.color)},
                                                      {u"ink"_s, shades(game.ink)},
                                                      {u"emblem"_s, text(std::string(game.emblem))},
                                                      {u"wantsCards"_s, game.wantsCards}};
    return all;
}

bool Shelf::start(const QString &game, const QVariantMap &arguments)
{
    const auto *entry = findGame(game.toStdString());
    if (!entry || !entry->table)
        return false;
    auto session = entry->session(journal_, dice_, clock_, library_);
    auto command = QJsonObject::fromVariantMap(arguments);
    command[u"do"_s] = u"start"_s;
    if (const auto refusal = session->submit(command)) {
        Q_EMIT refused(table::told(*refusal), text(refusal->field));
        return false;
    }
    left_.erase(game);
    seatedFor_.clear();
    if (entry->most > 1) { // who plays alone has no table to remember
        preferences_.remember(texts(session->match().seats()));
        keepHues();
    }
    show(*entry, std::move(session));
    attempt([this] { table_->retell(); }); // what chance gave at the start
    return true;
}

bool Shelf::open(qlonglong id)
{
    bool opened = false;
    attempt([&] {
        const auto stored = journal_.session(id);
        const auto *entry = stored ? findGame(stored->game) : nullptr;
        if (!entry)
            throw JournalFailure("there is no such session");
        if (!entry->table)
            throw JournalFailure("this game is played with torchside-cli");
        auto session = entry->session(journal_, dice_, clock_, library_);
        session->open(id);
        show(*entry, std::move(session));
        opened = true;
    });
    return opened;
}

void Shelf::show(const GameEntry &game, std::unique_ptr<protocol::Session> session)
{
    retire();
    lent_ = false;
    session_ = std::move(session);
    table_ = game.table(*session_);
    Q_EMIT tableChanged();
    refresh();
}

bool Shelf::together(const std::function<void()> &deeds)
{
    try {
        journal_.together(deeds);
        return true;
    } catch (const JournalFailure &) {
        attempt([this] { lookAgain(); });
        return false;
    }
}

// What the disk did not keep is no longer so at the table either.
void Shelf::lookAgain()
{
    session_->open(sessionId());
    table_->retranslate();
}

void Shelf::stepBack()
{
    if (sessionId() != 0) {
        try {
            lookAgain();
        } catch (const JournalFailure &) { // its very beginning was not kept
            putAway();
        }
    }
    refresh();
    Q_EMIT refused(tr("That could not be saved, and is undone. Is there room left on this device?"), {});
}

void Shelf::tellApart(std::function<QString(qlonglong session)> about)
{
    about_ = std::move(about);
}

void Shelf::lend(const GameEntry &game, std::unique_ptr<protocol::Session> session)
{
    retire();
    lent_ = true;
    session_ = std::move(session);
    table_ = game.table(*session_);
    Q_EMIT tableChanged();
}

// A page that shows the old table fades out for a moment yet: it goes when the next one is put aside.
void Shelf::retire()
{
    retiredTable_ = std::move(table_);
    retiredSession_ = std::move(session_);
}

void Shelf::putAway()
{
    retire();
    Q_EMIT tableChanged();
    refresh();
}

void Shelf::remove(qlonglong session)
{
    attempt([&] { journal_.remove(session); });
    refresh();
}

void Shelf::restore(qlonglong session)
{
    attempt([&] { journal_.restore(session); });
    refresh();
}

void Shelf::catchUp()
{
    if (table_ && !lent_)
        table_->catchUp();
    attempt([this] {
        if (const auto foreign = journal_.foreignChanges(); std::exchange(foreign_, foreign) != foreign)
            refresh();
    });
}

void Shelf::refresh()
{
    attempt([&] {
        std::vector<SessionRow> rows;
        lastLine_.clear();
        lastGame_.clear();
        for (const auto &session : journal_.sessions()) {
            if (!session.standing.outcome)
                rows.push_back(rowOf(session, clock_(), about_ ? about_(session.id) : QString()));
            else if (lastLine_.isEmpty()) {
                lastLine_ = shown(session.standing.line);
                lastGame_ = text(session.game);
            }
        }
        sessions_.show(std::move(rows));
        Q_EMIT listed();
    });
}

} // namespace torchside::app
