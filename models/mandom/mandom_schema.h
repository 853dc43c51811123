#pragma once

#include "models/mandom/mandom_state.h"
#include "models/protocol/form.h"

// How the values of Dungeon of Mandom stand in JSON.
namespace torchside::mandom {

using protocol::As;
using protocol::derived;
using protocol::list;
using protocol::may;
using protocol::must;
using protocol::record;

constexpr auto formOf(As<Start>)
{
    return record("start", must("players", &Start::players, list(2, 4, protocol::name())),
                  may("first", &Start::first));
}

constexpr auto formOf(As<Place>)
{
    return record("place", may("monster", &Place::monster).hidden());
}

constexpr auto formOf(As<Remove>)
{
    return record("remove", must("item", &Remove::item), may("monster", &Remove::monster).hidden());
}

constexpr auto formOf(As<Pass>)
{
    return record("pass");
}

constexpr auto formOf(As<NameKind>)
{
    return record("name", must("monster", &NameKind::monster));
}

constexpr auto formOf(As<Reveal>)
{
    return record("reveal", must("monster", &Reveal::monster));
}

constexpr auto formOf(As<Started>)
{
    return record("started", must("players", &Started::players, list(2, 4)), must("first", &Started::first));
}

constexpr auto formOf(As<Placed>)
{
    return record("placed", must("player", &Placed::player), may("monster", &Placed::monster).hidden());
}

constexpr auto formOf(As<Removed>)
{
    return record("removed", must("player", &Removed::player), must("item", &Removed::item),
                  may("monster", &Removed::monster).hidden());
}

constexpr auto formOf(As<Passed>)
{
    return record("passed", must("player", &Passed::player), must("next", &Passed::next));
}

constexpr auto formOf(As<ChallengeBegan>)
{
    return record("challenge-began", must("player", &ChallengeBegan::player));
}

constexpr auto formOf(As<KindNamed>)
{
    return record("named", must("monster", &KindNamed::monster));
}

constexpr auto formOf(As<Revealed>)
{
    return record("revealed", must("monster", &Revealed::monster), must("damage", &Revealed::damage),
                  must("blockedBy", &Revealed::blockedBy));
}

constexpr auto formOf(As<ChallengeEnded>)
{
    return record("challenge-ended", must("player", &ChallengeEnded::player),
                  must("survived", &ChallengeEnded::survived), must("damage", &ChallengeEnded::damage),
                  must("hp", &ChallengeEnded::hp));
}

constexpr auto formOf(As<PutOut>)
{
    return record("put-out", must("player", &PutOut::player));
}

constexpr auto formOf(As<RoundBegan>)
{
    return record("round-began", must("round", &RoundBegan::round), must("first", &RoundBegan::first));
}

constexpr auto formOf(As<Won>)
{
    return record("won", must("player", &Won::player), must("reason", &Won::reason));
}

constexpr auto formOf(As<Known>)
{
    return record("known", must("monster", &Known::monster), must("where", &Known::where));
}

constexpr auto formOf(As<AskOdds>)
{
    return record("odds", may("player", &AskOdds::player), may("known", &AskOdds::known, list(0, 100)));
}

constexpr auto formOf(As<Odds>)
{
    return record("odds", must("survive", &Odds::survive), must("named", &Odds::named),
                  must("expectedDamage", &Odds::expectedDamage));
}

constexpr auto formOf(As<Turned>)
{
    return record("turned", must("monster", &Turned::monster), must("damage", &Turned::damage),
                  must("blockedBy", &Turned::blockedBy));
}

constexpr auto formOf(As<Player>)
{
    return record("player", must("successes", &Player::successes), must("failures", &Player::failures),
                  must("passed", &Player::passed), must("known", &Player::known).hidden());
}

constexpr auto formOf(As<Challenge>)
{
    return record("challenge", must("named", &Challenge::named), must("revealed", &Challenge::revealed));
}

constexpr auto formOf(As<LastChallenge>)
{
    return record("lastChallenge", must("challenger", &LastChallenge::challenger),
                  must("survived", &LastChallenge::survived), must("damage", &LastChallenge::damage),
                  must("hp", &LastChallenge::hp), must("revealed", &LastChallenge::revealed));
}

constexpr auto formOf(As<State>)
{
    return record("state", must("seats", &State::seats), must("outcome", &State::outcome),
                  must("phase", &State::phase), must("round", &State::round), must("turn", &State::turn),
                  must("players", &State::players), must("deck", &State::deck),
                  must("dungeon", &State::dungeon), must("equipped", &State::equipped),
                  must("challenger", &State::challenger), must("challenge", &State::challenge),
                  must("lastChallenge", &State::lastChallenge));
}

// What people see of it.

struct PlayerView {
    std::string name;
    int successes = 0;
    int failures = 0;
    bool passed = false;
    bool out = false;
};

constexpr auto formOf(As<PlayerView>)
{
    return record("player", must("name", &PlayerView::name), must("successes", &PlayerView::successes),
                  must("failures", &PlayerView::failures), must("passed", &PlayerView::passed),
                  must("out", &PlayerView::out));
}

struct ItemView {
    Item id = Item::plateArmor;
    bool equipped = true;
};

constexpr auto formOf(As<ItemView>)
{
    return record("item", must("id", &ItemView::id), must("equipped", &ItemView::equipped));
}

struct ChallengeView {
    std::optional<Monster> named;
    std::vector<Turned> revealed;
    int damage = 0;
    int left = 0;
};

constexpr auto formOf(As<ChallengeView>)
{
    return record("challenge", must("named", &ChallengeView::named),
                  must("revealed", &ChallengeView::revealed), must("damage", &ChallengeView::damage),
                  must("left", &ChallengeView::left));
}

std::vector<PlayerView> playersOf(const State &state);
std::vector<ItemView> equipmentOf(const State &state);
std::optional<ChallengeView> challengeOf(const State &state);

constexpr auto viewOf(As<State>)
{
    return record("state", must("phase", &State::phase), must("round", &State::round),
                  must("turn", &State::turn), derived("players", playersOf), must("deck", &State::deck),
                  must("dungeon", &State::dungeon), derived("equipment", equipmentOf),
                  derived("hp", [](const State &state) { return state.hp(); }),
                  must("challenger", &State::challenger), derived("challenge", challengeOf),
                  must("lastChallenge", &State::lastChallenge));
}

} // namespace torchside::mandom
