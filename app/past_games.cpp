#include "app/past_games.h"

#include "models/table/translate.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace torchside::app {

using table::shown;
using table::text;

namespace {

constexpr std::size_t shownEvery = 16; // sessions worked out until the page is told

std::string digestOf(const Chronicle &chronicle)
{
    QJsonArray bests;
    for (const auto &best : chronicle.bests)
        bests.append(QJsonObject{{u"id"_s, text(best.id)},
                                 {u"name"_s, text(best.name.text)},
                                 {u"value"_s, best.value},
                                 {u"whose"_s, text(best.whose.text)},
                                 {u"literal"_s, best.whose.literal}});
    const QJsonObject json{{u"length"_s, static_cast<qint64>(lengthOf(chronicle.beats))},
                           {u"bests"_s, bests}};
    return QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString();
}

void readDigest(const std::string &digest, table::Statistics::Play &into)
{
    const auto json = QJsonDocument::fromJson(QByteArray::fromStdString(digest)).object();
    into.length = json[u"length"_s].toInteger();
    into.bests.clear();
    for (const auto each : json[u"bests"_s].toArray()) {
        const Sentence whose{each[u"whose"_s].toString().toStdString(), {}, each[u"literal"_s].toBool()};
        into.bests.push_back({each[u"id"_s].toString().toStdString(),
                              say(each[u"name"_s].toString().toStdString()), each[u"value"_s].toInt(),
                              whose});
    }
}

table::Statistics::Play playOf(const StoredSession &session)
{
    table::Statistics::Play play;
    play.id = session.id;
    play.game = text(session.game);
    play.gameTitle = shown(say(titleOf(session.game)));
    play.people = peopleOf(session);
    play.started = session.started;
    play.changed = session.changed;
    play.line = shown(session.standing.line);
    play.over = session.standing.outcome.has_value();
    if (play.over)
        play.winners = {session.standing.outcome->winners.begin(), session.standing.outcome->winners.end()};
    return play;
}

} // namespace

PastGames::PastGames(Journal &journal, Dice &dice, const Library *library, QObject *parent)
    : QObject(parent), journal_(journal), dice_(dice), library_(library)
{}

void PastGames::read()
{
    plays_.clear();
    owed_.clear();
    try {
        const auto digests = journal_.digests();
        for (const auto &session : journal_.sessions()) {
            plays_.push_back(playOf(session));
            const auto digest = digests.find(session.id);
            if (digest != digests.end() && digest->second.changed == session.changed)
                readDigest(digest->second.text, plays_.back());
            else if (plays_.back().over)
                owed_.insert(owed_.begin(), plays_.size() - 1);
        }
    } catch (const JournalFailure &) {
        owed_.clear(); // the list of sessions says what is wrong with the disk
    }
    show();
    goOn();
}

bool PastGames::countOne()
{
    if (owed_.empty())
        return false;
    auto &play = plays_[owed_.back()];
    owed_.pop_back();
    try {
        const auto *game = findGame(play.game.toStdString());
        if (game) {
            const auto session = game->session(
                journal_, dice_, [] { return Moment{0}; }, library_);
            session->open(play.id);
            const auto digest = digestOf(session->match().chronicle());
            readDigest(digest, play);
            journal_.keepDigest(play.id, {play.changed, digest});
        }
    } catch (const JournalFailure &) {
        // A session that can't be read whole counts without its records.
    }
    return true;
}

void PastGames::goOn()
{
    if (waiting_ || owed_.empty())
        return;
    waiting_ = true;
    QTimer::singleShot(0, this, [this] {
        waiting_ = false;
        countOne();
        if (owed_.size() % shownEvery == 0)
            show();
        goOn();
    });
}

void PastGames::show()
{
    statistics_.show(plays_);
    Q_EMIT changed();
}

} // namespace torchside::app
