#include "models/duelofages/game.h"

#include <algorithm>

namespace torchside::duelofages {

namespace {

bool areSeats(const State &state, const Seats &seats)
{
    return std::is_sorted(seats.begin(), seats.end()) &&
           std::adjacent_find(seats.begin(), seats.end()) == seats.end() &&
           std::all_of(seats.begin(), seats.end(),
                       [&](int seat) { return seat >= 0 && seat < state.count(); });
}

bool isSeat(const State &state, const std::optional<int> &seat)
{
    return !seat || areSeats(state, {*seat});
}

bool isKept(int number)
{
    return number >= 0 && number <= mostOfAll;
}

bool noneNegative(const std::vector<int> &numbers)
{
    return std::all_of(numbers.begin(), numbers.end(), [](int n) { return n >= 0; });
}

bool soundPlayer(const State &state, const Player &player)
{
    return isKept(player.characters) && isKept(player.henchmen) && isKept(player.offBoard) &&
           isKept(player.prisoners) && isKept(player.equipment) && player.lostCharacters >= 0 &&
           player.lostCharacters <= player.lost && player.defeated.size() == state.seats.size() &&
           player.defeatedCharacters.size() == state.seats.size() && noneNegative(player.defeated) &&
           noneNegative(player.defeatedCharacters) && player.markers.size() == state.locations.size() &&
           std::all_of(player.markers.begin(), player.markers.end(), isKept);
}

// Everyone in exactly one alliance; with three players one of them alone, the Loner.
bool soundSides(const State &state)
{
    const auto &[first, second] = state.alliances;
    if (state.loner.has_value() != state.three() || !isSeat(state, state.loner) ||
        !areSeats(state, {state.leader}))
        return false;
    if (state.three() ? first != Seats{*state.loner} : first.size() != 2)
        return false;
    return areSeats(state, first) && second == others(state.count(), first) &&
           (state.acting == first || state.acting == second);
}

bool soundOffer(const State &state)
{
    if (state.offer.has_value() != (state.phase == Phase::offer))
        return false;
    if (!state.offer)
        return true;
    const auto &offer = *state.offer;
    if (offer.choosing == offer.asking.has_value() || !isSeat(state, offer.asking) ||
        !areSeats(state, offer.waiting))
        return false;
    if ((offer.kind == OfferKind::loner) != state.three() ||
        (offer.kind == OfferKind::partner) != offer.by.has_value())
        return false;
    if (offer.kind == OfferKind::partner)
        return !offer.choosing && offer.waiting.empty();
    const auto isLoner = [&](const std::optional<int> &seat) { return seat == state.loner; };
    return !isLoner(offer.asking) && std::none_of(offer.waiting.begin(), offer.waiting.end(), isLoner) &&
           offer.waiting.size() <= (offer.choosing ? 2U : 1U) &&
           (!offer.choosing || offer.waiting.size() == 2);
}

bool soundTurn(const State &state)
{
    return state.turn >= 1 && state.reinforce.size() == state.seats.size() && noneNegative(state.reinforce) &&
           (!state.newCharacter || state.newCharacter->player == state.loner);
}

bool soundEnd(const State &state)
{
    return state.outcome.has_value() == (state.phase == Phase::over) &&
           (!state.outcome || (!state.outcome->winners.empty() && areSeats(state, state.outcome->winners)));
}

bool soundReminders(const State &state)
{
    for (auto pin = state.pins.begin(); pin != state.pins.end(); ++pin)
        if (!areSeats(state, {pin->player}) ||
            std::any_of(state.pins.begin(), pin, [&](const PinnedCard &other) {
                return other.player == pin->player && other.card == pin->card;
            }))
            return false;
    for (auto pin = state.own.begin(); pin != state.own.end(); ++pin)
        if (!areSeats(state, {pin->player}) || std::any_of(state.own.begin(), pin, [&](const OwnPin &other) {
                return other.player == pin->player && other.name == pin->name;
            }))
            return false;
    return !state.clock || (state.clock->minutes >= 1 && state.clock->startedAt >= 0);
}

} // namespace

bool Rules::sound(const State &state)
{
    if (state.seats.size() < fewestPlayers || state.seats.size() > mostPlayers ||
        state.players.size() != state.seats.size())
        return false;
    auto locations = state.locations;
    std::sort(locations.begin(), locations.end());
    if (std::adjacent_find(locations.begin(), locations.end()) != locations.end())
        return false;
    return std::all_of(state.players.begin(), state.players.end(),
                       [&](const Player &player) { return soundPlayer(state, player); }) &&
           soundSides(state) && soundReminders(state) && soundOffer(state) && soundTurn(state) &&
           soundEnd(state) && isKept(state.vault) && isSeat(state, state.hqDestroyedBy) &&
           (!state.tournamentWin || areSeats(state, {state.tournamentWin->player}));
}

} // namespace torchside::duelofages
