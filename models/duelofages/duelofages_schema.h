#pragma once

#include "models/duelofages/duelofages_commands.h"
#include "models/protocol/form.h"

// How the values of Duel of Ages stand in JSON: commands, questions and the state. Events have a file of
// their own.
namespace torchside::duelofages {

using protocol::As;
using protocol::derived;
using protocol::list;
using protocol::may;
using protocol::must;
using protocol::range;
using protocol::record;

inline constexpr auto change = range(-mostOfAll, mostOfAll);
inline constexpr auto oneDie = range(1, dieSides);
inline constexpr auto allNames = list(fewestPlayers, mostPlayers, protocol::name());
inline constexpr auto allRolls = list(fewestPlayers, mostPlayers, range(2, std::int64_t{2} * dieSides));

constexpr auto formOf(As<Start>)
{
    return record("start", must("players", &Start::players, allNames), may("rolls", &Start::rolls, allRolls),
                  may("locations", &Start::locations, list(0, mostLocations, protocol::name())));
}

constexpr auto formOf(As<Count>)
{
    return record("count", must("player", &Count::player), may("characters", &Count::characters, change),
                  may("henchmen", &Count::henchmen, change), may("offBoard", &Count::offBoard, change),
                  may("equipment", &Count::equipment, change));
}

constexpr auto formOf(As<Defeat>)
{
    return record("defeat", may("by", &Defeat::by), must("of", &Defeat::of), must("unit", &Defeat::unit),
                  must("how", &Defeat::how), must("where", &Defeat::where));
}

constexpr auto formOf(As<Free>)
{
    return record("free", must("player", &Free::player));
}

constexpr auto formOf(As<Marker>)
{
    return record("marker", must("player", &Marker::player),
                  must("location", &Marker::location, protocol::name()), may("by", &Marker::by, change));
}

constexpr auto formOf(As<Vault>)
{
    return record("vault", must("by", &Vault::by, change));
}

constexpr auto formOf(As<DestroyHq>)
{
    return record("hq-destroyed", must("by", &DestroyHq::by));
}

constexpr auto formOf(As<EndTurn>)
{
    return record("end-turn", may("dice", &EndTurn::dice, oneDie));
}

constexpr auto formOf(As<AnswerOffer>)
{
    return record("answer", must("player", &AnswerOffer::player), must("accept", &AnswerOffer::accept),
                  may("partner", &AnswerOffer::partner));
}

constexpr auto formOf(As<Choose>)
{
    return record("choose", must("player", &Choose::player));
}

constexpr auto formOf(As<EndGame>)
{
    return record("end-game", must("why", &EndGame::why));
}

// Questions and their answers.

constexpr auto formOf(As<AskLesser>)
{
    return record("lesser", may("dice", &AskLesser::dice, oneDie),
                  may("side", &AskLesser::side, range(0, 1)));
}

constexpr auto formOf(As<AskScore>)
{
    return record("score");
}

constexpr auto formOf(As<Lesser>)
{
    return record("lesser", must("player", &Lesser::player), must("by", &Lesser::by),
                  may("tied", &Lesser::tied));
}

constexpr auto formOf(As<ScoreRow>)
{
    return record("row", must("what", &ScoreRow::what), must("points", &ScoreRow::points));
}

constexpr auto formOf(As<Score>)
{
    return record("score", must("total", &Score::total), must("rows", &Score::rows));
}

// The state, as it is kept.

constexpr auto formOf(As<Player>)
{
    return record("player", must("characters", &Player::characters), must("henchmen", &Player::henchmen),
                  must("offBoard", &Player::offBoard), must("prisoners", &Player::prisoners),
                  must("equipment", &Player::equipment), must("lost", &Player::lost),
                  must("lostCharacters", &Player::lostCharacters), must("defeated", &Player::defeated),
                  must("defeatedCharacters", &Player::defeatedCharacters), must("markers", &Player::markers),
                  must("arrived", &Player::arrived));
}

constexpr auto formOf(As<Offer>)
{
    return record("offer", must("kind", &Offer::kind), must("asking", &Offer::asking),
                  must("waiting", &Offer::waiting), must("choosing", &Offer::choosing),
                  must("by", &Offer::by).hidden());
}

constexpr auto formOf(As<NewCharacter>)
{
    return record("newCharacter", must("player", &NewCharacter::player), must("cards", &NewCharacter::cards));
}

constexpr auto formOf(As<TournamentWin>)
{
    return record("tournamentWin", must("player", &TournamentWin::player),
                  must("turn", &TournamentWin::turn));
}

constexpr auto formOf(As<State>)
{
    return record("state", must("seats", &State::seats), must("outcome", &State::outcome),
                  must("phase", &State::phase), must("turn", &State::turn), must("acting", &State::acting),
                  must("leader", &State::leader), must("loner", &State::loner),
                  must("alliances", &State::alliances), must("locations", &State::locations),
                  must("players", &State::players), must("vault", &State::vault),
                  must("hqDestroyedBy", &State::hqDestroyedBy), must("offer", &State::offer),
                  must("reinforce", &State::reinforce), must("newCharacter", &State::newCharacter),
                  must("tournamentWin", &State::tournamentWin), must("freshSides", &State::freshSides));
}

// What people see of it.

struct PlayerView {
    std::string name;
    int characters = 0;
    int henchmen = 0;
    int offBoard = 0;
    int prisoners = 0;
    int equipment = 0;
    int strength = 0;
    int lost = 0;
    int lostCharacters = 0;
    std::vector<int> defeated;
    std::map<std::string, int> markers;
};

constexpr auto formOf(As<PlayerView>)
{
    return record("player", must("name", &PlayerView::name), must("characters", &PlayerView::characters),
                  must("henchmen", &PlayerView::henchmen), must("offBoard", &PlayerView::offBoard),
                  must("prisoners", &PlayerView::prisoners), must("equipment", &PlayerView::equipment),
                  must("strength", &PlayerView::strength), must("lost", &PlayerView::lost),
                  must("lostCharacters", &PlayerView::lostCharacters),
                  must("defeated", &PlayerView::defeated), must("markers", &PlayerView::markers));
}

std::vector<PlayerView> playersOf(const State &state);

constexpr auto viewOf(As<State>)
{
    return record("state", must("phase", &State::phase),
                  derived("mode", [](const State &state) { return state.count(); }),
                  must("turn", &State::turn), must("acting", &State::acting), must("loner", &State::loner),
                  must("alliances", &State::alliances), derived("players", playersOf),
                  must("vault", &State::vault), must("hqDestroyedBy", &State::hqDestroyedBy),
                  must("offer", &State::offer), must("reinforce", &State::reinforce),
                  must("newCharacter", &State::newCharacter));
}

} // namespace torchside::duelofages
