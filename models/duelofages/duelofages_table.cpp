#include "models/duelofages/duelofages_table.h"

#include "models/duelofages/duelofages_lesser.h"
#include "models/duelofages/duelofages_score.h"
#include "models/table/translate.h"

#include <algorithm>

namespace torchside::duelofages {

using table::shown;
using table::text;
using table::texts;

namespace {

template <auto Member, class Row>
QVariant get(const Row &row)
{
    return QVariant::fromValue(row.*Member);
}

template <class Enum>
QString idOf(Enum value)
{
    return QString::fromUtf8(nameOf(value).data(), static_cast<qsizetype>(nameOf(value).size()));
}

template <class Enum>
std::optional<Enum> valueFrom(const QString &id)
{
    return valueOf<Enum>(id.toStdString());
}

QList<int> listOf(const std::vector<int> &numbers)
{
    return {numbers.begin(), numbers.end()};
}

} // namespace

DuelOfAgesTable::DuelOfAgesTable(History<duelofages::Game> &history, QObject *parent)
    : Table(history, parent),
      history_(history),
      players_({{"name", get<&PlayerRow::name, PlayerRow>},
                {"alliance", get<&PlayerRow::alliance, PlayerRow>},
                {"side", get<&PlayerRow::side, PlayerRow>},
                {"acting", get<&PlayerRow::acting, PlayerRow>},
                {"characters", get<&PlayerRow::characters, PlayerRow>},
                {"henchmen", get<&PlayerRow::henchmen, PlayerRow>},
                {"offBoard", get<&PlayerRow::offBoard, PlayerRow>},
                {"prisoners", get<&PlayerRow::prisoners, PlayerRow>},
                {"equipment", get<&PlayerRow::equipment, PlayerRow>},
                {"strength", get<&PlayerRow::strength, PlayerRow>},
                {"lost", get<&PlayerRow::lost, PlayerRow>},
                {"reinforce", get<&PlayerRow::reinforce, PlayerRow>},
                {"points", get<&PlayerRow::points, PlayerRow>},
                {"eliminated", get<&PlayerRow::eliminated, PlayerRow>}}),
      markers_({{"location", get<&MarkerRow::location, MarkerRow>},
                {"values", get<&MarkerRow::values, MarkerRow>},
                {"closed", get<&MarkerRow::closed, MarkerRow>}}),
      score_({{"what", get<&ScoreRow::what, ScoreRow>}, {"points", get<&ScoreRow::points, ScoreRow>}})
{
    DuelOfAgesTable::show();
}

QString DuelOfAgesTable::game() const
{
    return QStringLiteral("duelofages");
}

QString DuelOfAgesTable::gameTitle() const
{
    return tr("Duel of Ages");
}

QString DuelOfAgesTable::heading() const
{
    return tr("Turn %1").arg(turn());
}

QString DuelOfAgesTable::subheading() const
{
    switch (state().phase) {
    case Phase::turn:
        return state().lonerActs() ? tr("%1, the Loner").arg(actingNames()) : actingNames();
    case Phase::offer:
        return tr("Changing sides");
    case Phase::over:
        return tr("The game is over");
    }
    return {};
}

QString DuelOfAgesTable::phase() const
{
    return idOf(state().phase);
}

QString DuelOfAgesTable::actingNames() const
{
    return shown(peopleOf(state(), state().acting));
}

QString DuelOfAgesTable::newCharacter() const
{
    if (!state().newCharacter)
        return {};
    return tr("%1: one more character with %2 cards")
        .arg(text(state().name(state().newCharacter->player)))
        .arg(state().newCharacter->cards);
}

QString DuelOfAgesTable::offerKind() const
{
    if (!state().offer)
        return {};
    return state().offer->choosing ? QStringLiteral("choose") : idOf(state().offer->kind);
}

int DuelOfAgesTable::asking() const
{
    if (!state().offer)
        return -1;
    return state().offer->choosing ? loner() : state().offer->asking.value_or(-1);
}

QList<int> DuelOfAgesTable::choices() const
{
    if (!state().offer || offerKind() == idOf(OfferKind::loner))
        return {};
    if (state().offer->choosing)
        return listOf(state().offer->waiting);
    return listOf(others(state().count(), {asking(), state().allyOf(asking()).value_or(asking())}));
}

QString DuelOfAgesTable::whyNoEnd() const
{
    const auto refusal = history_.refusalOf(EndGame{});
    return refusal ? shown(refusal->message) : QString();
}

QString DuelOfAgesTable::lesser() const
{
    const auto found = compare(state(), state().three() ? state().alliances[1] : state().acting);
    const auto who = shown(peopleOf(state(), found.left()));
    switch (found.by) {
    case LesserBy::strength:
        return tr("%1: lowest strength").arg(who);
    case LesserBy::loss:
        return tr("%1: level in strength, lost a character").arg(who);
    case LesserBy::equipment:
        return tr("%1: level in strength, fewest equipment cards").arg(who);
    case LesserBy::die:
        return tr("%1 are level: a die each, the lowest is the lesser").arg(who);
    }
    return {};
}

QStringList DuelOfAgesTable::locations() const
{
    return texts(state().locations);
}

QList<int> DuelOfAgesTable::winners() const
{
    return state().outcome ? listOf(state().outcome->winners) : QList<int>();
}

bool DuelOfAgesTable::count(int player, const QString &what, int by)
{
    Count command{player, {}, {}, {}, {}};
    for (const auto &[key, field] :
         {std::pair("characters", &Count::characters), std::pair("henchmen", &Count::henchmen),
          std::pair("offBoard", &Count::offBoard), std::pair("equipment", &Count::equipment)})
        if (what == QLatin1String(key))
            command.*field = by;
    return submit(history_, command);
}

bool DuelOfAgesTable::defeat(int by, int of, const QString &unit, const QString &how, bool onBoard)
{
    const auto whichUnit = valueFrom<Unit>(unit);
    const auto whichHow = valueFrom<How>(how);
    return whichUnit && whichHow &&
           submit(history_, Defeat{by < 0 ? std::nullopt : std::optional(by), of, *whichUnit, *whichHow,
                                   onBoard ? Where::board : Where::offBoard});
}

bool DuelOfAgesTable::setFree(int player)
{
    return submit(history_, Free{player});
}

bool DuelOfAgesTable::moveMarker(int player, const QString &location, int by)
{
    return submit(history_, Marker{player, location.toStdString(), by});
}

bool DuelOfAgesTable::changeVault(int by)
{
    return submit(history_, Vault{by});
}

bool DuelOfAgesTable::destroyHq(int by)
{
    return submit(history_, DestroyHq{by});
}

bool DuelOfAgesTable::endTurn()
{
    return submit(history_, EndTurn{});
}

bool DuelOfAgesTable::endTurnWith(const QVariantMap &dice)
{
    GivenDice given;
    for (auto die = dice.begin(); die != dice.end(); ++die)
        given[die.key().toStdString()] = die.value().toInt();
    return submit(history_, EndTurn{given});
}

bool DuelOfAgesTable::answer(int player, bool accept, int partner)
{
    return submit(history_, AnswerOffer{player, accept, partner < 0 ? std::nullopt : std::optional(partner)});
}

bool DuelOfAgesTable::choose(int player)
{
    return submit(history_, Choose{player});
}

bool DuelOfAgesTable::endGame(const QString &why)
{
    const auto which = valueFrom<Why>(why);
    return which && submit(history_, EndGame{*which});
}

QString DuelOfAgesTable::sideOf(int seat) const
{
    if (state().three())
        return seat == loner() ? tr("Loner") : tr("Alliance");
    return state().allianceOf(seat) == 0 ? tr("First alliance") : tr("Second alliance");
}

std::vector<DuelOfAgesTable::PlayerRow> DuelOfAgesTable::playerRows() const
{
    const auto points = scoreOf(state()).total;
    const auto &acting = state().acting;
    std::vector<PlayerRow> rows;
    for (const int seat : state().everybody()) {
        const auto &player = state().player(seat);
        rows.push_back({text(state().name(seat)), state().allianceOf(seat), sideOf(seat),
                        std::find(acting.begin(), acting.end(), seat) != acting.end(), player.characters,
                        player.henchmen, player.offBoard, player.prisoners, player.equipment,
                        player.strength(), player.lost, state().reinforce.at(at(seat)), points.at(at(seat)),
                        player.eliminated()});
    }
    return rows;
}

void DuelOfAgesTable::show()
{
    std::vector<MarkerRow> markers;
    for (std::size_t place = 0; place < state().locations.size(); ++place) {
        const auto &location = state().locations[place];
        MarkerRow row{text(location), {}, location == tournament && state().tournamentWin};
        for (const auto &player : state().players)
            row.values.append(player.markers.at(place));
        markers.push_back(std::move(row));
    }
    const auto counted = scoreOf(state()).rows;
    std::vector<ScoreRow> score;
    for (std::size_t i = 0; i < counted.size(); ++i) {
        const auto what = i + 1 == counted.size()   ? tr("HQ destroyed")
                          : i + 2 == counted.size() ? tr("Characters")
                                                    : text(counted[i].what);
        score.push_back({what, listOf(counted[i].points)});
    }
    players_.show(playerRows());
    markers_.show(std::move(markers));
    score_.show(std::move(score));
}

} // namespace torchside::duelofages
