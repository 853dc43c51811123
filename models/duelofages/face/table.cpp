#include "models/duelofages/face/duelofages_table.h"

#include "models/duelofages/rules/sides.h"
#include "models/table/translate.h"

#include <algorithm>

namespace torchside::duelofages {

using table::idOf;
using table::shown;
using table::text;
using table::texts;

QStringList PrintedLocations::names() const
{
    return texts(usualLocations());
}

DuelOfAgesTable::DuelOfAgesTable(protocol::GameSession<duelofages::Game> &session, QObject *parent)
    : Table(session, parent),
      history_(session.history()),
      players_({{"name", &PlayerRow::name},
                {"alliance", &PlayerRow::alliance},
                {"side", &PlayerRow::side},
                {"acting", &PlayerRow::acting},
                {"characters", &PlayerRow::characters},
                {"henchmen", &PlayerRow::henchmen},
                {"offBoard", &PlayerRow::offBoard},
                {"prisoners", &PlayerRow::prisoners},
                {"equipment", &PlayerRow::equipment},
                {"strength", &PlayerRow::strength},
                {"note", &PlayerRow::note},
                {"taken", &PlayerRow::taken},
                {"pinned", &PlayerRow::pinned},
                {"own", &PlayerRow::own},
                {"reinforce", &PlayerRow::reinforce},
                {"points", &PlayerRow::points},
                {"ahead", &PlayerRow::ahead},
                {"eliminated", &PlayerRow::eliminated},
                {"leads", &PlayerRow::leads}}),
      markers_({{"location", &MarkerRow::location},
                {"values", &MarkerRow::values},
                {"closed", &MarkerRow::closed},
                {"rule", &MarkerRow::rule}}),
      score_({{"what", &ScoreRow::what}, {"points", &ScoreRow::points}})
{
    DuelOfAgesTable::show();
}

QString DuelOfAgesTable::phase() const
{
    return idOf(state().phase);
}

QString DuelOfAgesTable::actingNames() const
{
    return shown(peopleOf(state(), state().acting));
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

int DuelOfAgesTable::ally() const
{
    return asking() < 0 ? -1 : state().allyOf(asking()).value_or(-1);
}

QList<int> DuelOfAgesTable::choices() const
{
    if (!state().offer || offerKind() == idOf(OfferKind::loner))
        return {};
    if (state().offer->choosing)
        return table::listOf(state().offer->waiting);
    return table::listOf(others(state().count(), {asking(), state().allyOf(asking()).value_or(asking())}));
}

QList<int> DuelOfAgesTable::throwers() const
{
    if (state().three() || state().phase != Phase::turn || !offerDue(state()))
        return {};
    const auto found = compare(state(), state().everybody());
    return found.by == LesserBy::die ? table::listOf(found.left()) : QList<int>();
}

int DuelOfAgesTable::actingSide() const
{
    return state().acting == state().alliances[0] ? 0 : 1;
}

int DuelOfAgesTable::actingSeat() const
{
    if (asking() >= 0)
        return asking();
    return state().acting.empty() ? -1 : state().acting.front();
}

QStringList DuelOfAgesTable::locations() const
{
    return texts(state().locations);
}

QList<int> DuelOfAgesTable::winners() const
{
    return state().outcome ? table::listOf(state().outcome->winners) : QList<int>();
}

std::vector<DuelOfAgesTable::PlayerRow> DuelOfAgesTable::playerRows() const
{
    const auto points = scoreOf(state()).total;
    const int most = *std::max_element(points.begin(), points.end());
    const auto &acting = state().acting;
    std::vector<PlayerRow> rows;
    for (const int seat : state().everybody()) {
        const auto &player = state().player(seat);
        rows.push_back({text(state().name(seat)), state().allianceOf(seat), sideOf(seat),
                        std::find(acting.begin(), acting.end(), seat) != acting.end(), player.characters,
                        player.henchmen, player.offBoard, player.prisoners, player.equipment,
                        player.strength(), noteOf(seat), takenBy(seat), pinnedTo(seat), ownOf(seat),
                        state().reinforce.at(at(seat)), points.at(at(seat)), points.at(at(seat)) == most,
                        player.eliminated(),
                        state().alliances.at(at(state().allianceOf(seat))).front() == seat});
    }
    return rows;
}

void DuelOfAgesTable::show()
{
    std::vector<MarkerRow> markers;
    for (std::size_t place = 0; place < state().locations.size(); ++place) {
        const auto &location = state().locations[place];
        MarkerRow row{text(location),
                      {},
                      location == tournament && state().tournamentWin,
                      text(std::string(ruleOf(location)))};
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
        score.push_back({what, table::listOf(counted[i].points)});
    }
    wasOut_ = clockOut();
    players_.show(playerRows());
    markers_.show(std::move(markers));
    score_.show(std::move(score));
}

} // namespace torchside::duelofages
