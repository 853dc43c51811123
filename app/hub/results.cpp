#include "app/hub/results.h"

#include "models/json/schema.h"
#include "models/json/text.h"
#include "models/table/story_words.h"
#include "models/table/translate.h"

#include <QJsonDocument>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace torchside::hub {

namespace {

constexpr Moment minute = 60'000;
const QString usualWorth = u"4 3 2 1"_s;

// A spreadsheet takes what begins so for a formula.
QByteArray cell(QString text)
{
    static const QString formulas = u"=+-@\t\r"_s;
    if (!text.isEmpty() && formulas.contains(text.front()))
        text.prepend(u'\'');
    return '"' + text.replace(u'"', u"\"\""_s).toUtf8() + '"';
}

QString timeOf(Moment at)
{
    return QString::fromStdString(json::isoTime(at));
}

QJsonArray written(const std::vector<Standing> &standings)
{
    QJsonArray rows;
    for (const auto &each : standings)
        rows.append(QJsonObject{{u"rank"_s, each.rank},
                                {u"name"_s, each.name},
                                {u"points"_s, each.points},
                                {u"played"_s, each.played},
                                {u"won"_s, each.won}});
    return rows;
}

} // namespace

Results::Results(House &house) : house_(house)
{
    for (const auto &[table, kept] : house_.store.results())
        if (auto result = Result::read(kept.text))
            known_[table] = {kept.changed, std::move(*result)};
    for (const auto &[table, row] : house_.tables.rows())
        owed_.insert(table);
    house_.tables.tell([this](SessionId table, Tables::News) { owed_.insert(table); });
}

bool Results::update()
{
    house_.tables.catchUp();
    bool isAnother = false;
    for (const auto table : std::exchange(owed_, {}))
        if (const auto *row = house_.tables.find(table))
            isAnother = look(*row) || isAnother;
        else
            isAnother = known_.erase(table) > 0 || isAnother;
    return isAnother;
}

// A result may be taken back, or corrected.
bool Results::look(const Row &row)
{
    const auto table = row.hosted.session;
    if (!row.standing.outcome)
        return known_.erase(table) > 0;
    const auto stored = house_.tables.makings().journal.session(table);
    const auto known = known_.find(table);
    if (!stored || (known != known_.end() && known->second.changed == stored->changed))
        return false;
    const auto result = workedOut(row);
    house_.store.keepResult(table, {stored->changed, result.written()});
    known_[table] = {stored->changed, result};
    return true;
}

Result Results::workedOut(const Row &row) const
{
    const auto session = house_.tables.session(row.hosted.session);
    const auto chronicle = session->match().chronicle();
    Result result;
    for (const auto &place : chronicle.places)
        result.people.push_back(
            {table::shown(place.name), place.rank, place.won, place.points, table::shown(place.role)});
    if (!chronicle.beats.empty()) {
        result.started = chronicle.beats.front().at;
        result.ended = chronicle.beats.back().at;
    }
    result.minutes = static_cast<int>(lengthOf(chronicle.beats) / minute);
    result.play =
        table::playOf(chronicle, json::latin(row.game->id), json::latin(row.game->title)).toEncoded();
    return result;
}

const Result *Results::of(SessionId table) const
{
    const auto found = known_.find(table);
    return found == known_.end() ? nullptr : &found->second.result;
}

std::vector<double> Results::worth() const
{
    const auto worth = pointsIn(house_.store.word(u"points"_s));
    return worth.empty() ? pointsIn(usualWorth) : worth;
}

QJsonObject Results::leagueTable() const
{
    const auto name = league();
    if (name.isEmpty())
        return {};
    std::vector<const Result *> all;
    std::map<std::string_view, std::vector<const Result *>> byGame;
    for (const auto *row : house_.tables.inOrder(true))
        if (const auto *result = of(row->hosted.session); result && row->hosted.league == name) {
            all.push_back(result);
            byGame[row->game->id].push_back(result);
        }
    const auto worth = this->worth();
    QJsonArray games;
    for (const auto &game : app::games())
        if (const auto found = byGame.find(game.id); found != byGame.end())
            games.append(QJsonObject{{u"title"_s, json::latin(game.title)},
                                     {u"played"_s, static_cast<qint64>(found->second.size())},
                                     {u"standings"_s, written(standingsOf(found->second, worth))}});
    return {{u"name"_s, name},
            {u"played"_s, static_cast<qint64>(all.size())},
            {u"standings"_s, written(standingsOf(all, worth))},
            {u"games"_s, games}};
}

QByteArray Results::csv() const
{
    QByteArray text = "table,game,league,started,ended,minutes,person,role,place,won,score,points\r\n";
    const auto worth = this->worth();
    for (const auto *row : house_.tables.inOrder(true)) {
        const auto *result = of(row->hosted.session);
        if (!result)
            continue;
        const auto points = pointsFor(*result, worth);
        for (std::size_t i = 0; i < points.size(); ++i) {
            const auto &each = result->people[i];
            const QByteArrayList cells{cell(row->hosted.name),
                                       cell(json::latin(row->game->title)),
                                       cell(row->hosted.league),
                                       timeOf(result->started).toLatin1(),
                                       timeOf(result->ended).toLatin1(),
                                       QByteArray::number(result->minutes),
                                       cell(each.name),
                                       cell(each.role),
                                       each.place > 0 ? QByteArray::number(each.place) : QByteArray(),
                                       each.won ? "yes" : "no",
                                       each.score ? QByteArray::number(*each.score) : QByteArray(),
                                       QByteArray::number(points[i], 'g', 6)};
            text += cells.join(',') + "\r\n";
        }
    }
    return text;
}

QByteArray Results::json() const
{
    QJsonArray tables;
    const auto worth = this->worth();
    for (const auto *row : house_.tables.inOrder(true)) {
        const auto *result = of(row->hosted.session);
        if (!result)
            continue;
        const auto points = pointsFor(*result, worth);
        QJsonArray people;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const auto &each = result->people[i];
            people.append(QJsonObject{
                {u"name"_s, each.name},
                {u"role"_s, each.role},
                {u"place"_s, each.place > 0 ? QJsonValue(each.place) : QJsonValue(QJsonValue::Null)},
                {u"won"_s, each.won},
                {u"score"_s, each.score ? QJsonValue(*each.score) : QJsonValue(QJsonValue::Null)},
                {u"points"_s, points[i]}});
        }
        tables.append(QJsonObject{{u"table"_s, row->hosted.name},
                                  {u"game"_s, json::latin(row->game->id)},
                                  {u"title"_s, json::latin(row->game->title)},
                                  {u"league"_s, row->hosted.league},
                                  {u"started"_s, timeOf(result->started)},
                                  {u"ended"_s, timeOf(result->ended)},
                                  {u"minutes"_s, result->minutes},
                                  {u"people"_s, people},
                                  {u"bgstats"_s, QString::fromLatin1(result->play)}});
    }
    return QJsonDocument(QJsonObject{{u"format"_s, u"torchside-results"_s},
                                     {u"version"_s, 1},
                                     {u"hub"_s, house_.name},
                                     {u"tables"_s, tables},
                                     {u"league"_s, leagueTable()}})
        .toJson(QJsonDocument::Indented);
}

} // namespace torchside::hub
