#include "models/table/statistics.h"

#include "models/table/bgstats.h"
#include "models/table/story_words.h"
#include "models/table/translate.h"

#include <QMap>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::table {

namespace {

using Play = Statistics::Play;

struct Person {
    QString name; // as it was written last
    int plays = 0;
    int wins = 0;
    QMap<QString, int> winsByGame;
};

// By their plain names: "Ann" and "ann " are one.
QMap<QString, Person> peopleIn(const std::vector<const Play *> &plays)
{
    QMap<QString, Person> people;
    for (const auto *play : plays)
        for (int seat = 0; seat < play->people.size(); ++seat) {
            auto &person = people[bgstats::plainName(play->people[seat])];
            if (person.name.isEmpty())
                person.name = play->people[seat];
            ++person.plays;
            if (play->winners.contains(seat)) {
                ++person.wins;
                ++person.winsByGame[play->gameTitle];
            }
        }
    return people;
}

std::vector<Person> byWins(const QMap<QString, Person> &people)
{
    std::vector<Person> order(people.begin(), people.end());
    std::stable_sort(order.begin(), order.end(), [](const Person &a, const Person &b) {
        return a.wins != b.wins ? a.wins > b.wins : a.plays > b.plays;
    });
    return order;
}

} // namespace

Statistics::Statistics(QObject *parent)
    : QObject(parent),
      games_({{"gameId", &GameRow::id},
              {"title", &GameRow::title},
              {"plays", &GameRow::plays},
              {"best", &GameRow::best}}),
      people_({{"name", &PersonRow::name},
               {"plays", &PersonRow::plays},
               {"wins", &PersonRow::wins},
               {"share", &PersonRow::share},
               {"detail", &PersonRow::detail}}),
      records_({{"title", &RecordRow::title},
                {"value", &RecordRow::value},
                {"detail", &RecordRow::detail},
                {"sessionId", &RecordRow::session},
                {"game", &RecordRow::game}}),
      past_({{"sessionId", &PastRow::session},
             {"game", &PastRow::game},
             {"gameTitle", &PastRow::gameTitle},
             {"line", &PastRow::line},
             {"people", &PastRow::people},
             {"when", &PastRow::when}})
{}

void Statistics::setGame(const QString &game)
{
    if (game == game_)
        return;
    game_ = game;
    count();
}

void Statistics::show(std::vector<Play> plays)
{
    all_ = std::move(plays);
    showGames();
    count();
}

std::vector<const Statistics::Play *> Statistics::counted() const
{
    std::vector<const Play *> some;
    for (const auto &play : all_)
        if (play.over && (game_.isEmpty() || play.game == game_))
            some.push_back(&play);
    return some;
}

void Statistics::count()
{
    const auto plays = counted();
    plays_ = static_cast<int>(plays.size());
    running_ = static_cast<int>(std::count_if(all_.begin(), all_.end(), [&](const Play &play) {
        return !play.over && (game_.isEmpty() || play.game == game_);
    }));
    lastPlayed_ = plays.empty() ? QString() : dateText(plays.front()->changed);
    Moment all = 0;
    Moment most = 0;
    for (const auto *play : plays) {
        all += play->length.value_or(0);
        most = std::max(most, play->length.value_or(0));
    }
    allTime_ = lengthText(all);
    longest_ = lengthText(most);
    showPeople(plays);
    showRecords(plays);
    showPast(plays);
    Q_EMIT changed();
}

void Statistics::showGames()
{
    QMap<QString, std::vector<const Play *>> byGame;
    QStringList order;
    for (const auto &play : all_)
        if (play.over) {
            if (!byGame.contains(play.game))
                order.append(play.game);
            byGame[play.game].push_back(&play);
        }
    std::stable_sort(order.begin(), order.end(),
                     [&](const QString &a, const QString &b) { return byGame[a].size() > byGame[b].size(); });
    std::vector<GameRow> rows;
    for (const auto &game : order) {
        const auto &plays = byGame[game];
        const auto people = byWins(peopleIn(plays));
        const auto best = people.empty() || people.front().wins == 0
                              ? QString()
                              : tr("most wins: %1, %2").arg(people.front().name).arg(people.front().wins);
        rows.push_back({game, plays.front()->gameTitle, static_cast<int>(plays.size()), best});
    }
    games_.show(std::move(rows));
}

void Statistics::showPeople(const std::vector<const Play *> &plays)
{
    std::vector<PersonRow> rows;
    for (const auto &person : byWins(peopleIn(plays))) {
        QStringList parts;
        if (game_.isEmpty())
            for (auto each = person.winsByGame.begin(); each != person.winsByGame.end(); ++each)
                parts.append(u"%1 %2"_s.arg(each.key()).arg(each.value()));
        rows.push_back({person.name, person.plays, person.wins,
                        static_cast<double>(person.wins) / std::max(1, person.plays), parts.join(u" · "_s)});
    }
    people_.show(std::move(rows));
}

void Statistics::showRecords(const std::vector<const Play *> &plays)
{
    std::vector<RecordRow> rows;
    QMap<QString, std::size_t> known;
    QMap<QString, int> most;
    for (const auto *play : plays)
        for (const auto &best : play->bests) {
            const auto id = play->game + u'/' + text(best.id);
            if (best.value <= 0 || best.value <= most.value(id, 0))
                continue;
            most[id] = best.value;
            if (!known.contains(id)) {
                known[id] = rows.size();
                rows.emplace_back();
            }
            QStringList parts;
            if (!best.whose.empty())
                parts.append(shown(best.whose));
            if (game_.isEmpty())
                parts.append(play->gameTitle);
            parts.append(dateText(play->changed));
            rows[known[id]] = {shown(best.name), QString::number(best.value), parts.join(u" · "_s), play->id,
                               play->game};
        }
    std::stable_sort(rows.begin(), rows.end(),
                     [](const RecordRow &a, const RecordRow &b) { return a.game < b.game; });
    records_.show(std::move(rows));
}

void Statistics::showPast(const std::vector<const Play *> &plays)
{
    std::vector<PastRow> rows;
    for (const auto *play : plays)
        rows.push_back({play->id, play->game, play->gameTitle, play->line, play->people.join(u", "_s),
                        dateText(play->changed)});
    past_.show(std::move(rows));
}

} // namespace torchside::table
