#pragma once

#include "models/cutthroat/cutthroat_schema_values.h"

// How the state of Cutthroat Caverns stands in JSON: all of it for the journal, and what people see.
namespace torchside::cutthroat {

constexpr auto formOf(As<Belonging>)
{
    return record("item", must("name", &Belonging::name), must("tipped", &Belonging::tipped));
}

constexpr auto formOf(As<Player>)
{
    return record("player", must("character", &Player::character), must("life", &Player::life),
                  must("maxLife", &Player::maxLife), must("prestige", &Player::prestige),
                  must("poison", &Player::poison), must("initiative", &Player::initiative),
                  must("next", &Player::next), must("alive", &Player::alive), must("form", &Player::form),
                  must("items", &Player::items), must("acted", &Player::acted),
                  must("bitten", &Player::bitten));
}

constexpr auto formOf(As<Strike>)
{
    return record("strike", must("player", &Strike::player), must("damage", &Strike::damage),
                  must("protected", &Strike::guarded));
}

constexpr auto formOf(As<Shown>)
{
    return record("shown", must("value", &Shown::value), must("riders", &Shown::riders),
                  must("factor", &Shown::factor), must("poison", &Shown::poison));
}

constexpr auto formOf(As<Former>)
{
    return record("former", must("player", &Former::player), must("damage", &Former::damage));
}

constexpr auto formOf(As<Encounter>)
{
    return record("encounter", must("number", &Encounter::number), must("name", &Encounter::name),
                  must("kind", &Encounter::kind), must("against", &Encounter::against),
                  must("maxLife", &Encounter::maxLife), must("prestige", &Encounter::prestige),
                  must("killer", &Encounter::killer), must("stage", &Encounter::stage),
                  must("barrier", &Encounter::barrier), must("dead", &Encounter::dead),
                  must("byStack", &Encounter::byStack), must("counted", &Encounter::counted),
                  must("attacked", &Encounter::attacked), must("lost", &Encounter::lost),
                  must("leader", &Encounter::leader), must("former", &Encounter::former));
}

constexpr auto formOf(As<Token>)
{
    return record("token", must("id", &Token::id), must("kind", &Token::kind), must("player", &Token::player),
                  must("state", &Token::state));
}

constexpr auto formOf(As<ShownEvent>)
{
    return record("event", must("name", &ShownEvent::name), must("active", &ShownEvent::active),
                  must("when", &ShownEvent::when));
}

constexpr auto formOf(As<State>)
{
    return record(
        "state", must("seats", &State::seats), must("outcome", &State::outcome), must("phase", &State::phase),
        must("round", &State::round), must("encounters", &State::encounters), must("met", &State::met),
        must("turn", &State::turn), must("encounter", &State::encounter), must("players", &State::players),
        must("stack", &State::stack), must("last", &State::last), must("cards", &State::cards),
        must("tokens", &State::tokens), must("nextToken", &State::nextToken), must("events", &State::events),
        must("deaths", &State::deaths), may("struck", &State::struck));
}

// What people see of it.

struct EncounterView {
    int number = 1;
    int of = usualEncounters;
    std::string name;
    Kind kind = Kind::creature;
    std::optional<std::int64_t> life;
    std::optional<std::int64_t> maxLife;
    int prestige = 0;
    std::optional<int> killer;
    std::optional<Stage> stage;
    std::optional<bool> barrier;
};

constexpr auto formOf(As<EncounterView>)
{
    return record("encounter", must("number", &EncounterView::number), must("of", &EncounterView::of),
                  must("name", &EncounterView::name), must("kind", &EncounterView::kind),
                  must("life", &EncounterView::life), must("maxLife", &EncounterView::maxLife),
                  must("prestige", &EncounterView::prestige), must("killer", &EncounterView::killer),
                  must("stage", &EncounterView::stage), must("barrier", &EncounterView::barrier));
}

struct PlayerView {
    std::string name;
    std::optional<std::string> character;
    int life = 0;
    int maxLife = 0;
    int prestige = 0;
    int poison = 0;
    std::optional<int> initiative;
    std::optional<int> next;
    bool alive = true;
    Form form = Form::normal;
    std::vector<Belonging> items;
};

constexpr auto formOf(As<PlayerView>)
{
    return record("player", must("name", &PlayerView::name), must("character", &PlayerView::character),
                  must("life", &PlayerView::life), must("maxLife", &PlayerView::maxLife),
                  must("prestige", &PlayerView::prestige), must("poison", &PlayerView::poison),
                  must("initiative", &PlayerView::initiative), must("next", &PlayerView::next),
                  must("alive", &PlayerView::alive), must("form", &PlayerView::form),
                  must("items", &PlayerView::items));
}

std::optional<EncounterView> encounterOf(const State &state);
std::vector<PlayerView> playersOf(const State &state);

constexpr auto viewOf(As<State>)
{
    return record("state", must("phase", &State::phase), must("round", &State::round),
                  must("turn", &State::turn), derived("encounter", encounterOf),
                  derived("players", playersOf), must("stack", &State::stack), must("struck", &State::struck),
                  derived("stackTotal", [](const State &state) { return state.stackTotal(); }),
                  must("tokens", &State::tokens), must("events", &State::events),
                  must("deaths", &State::deaths));
}

} // namespace torchside::cutthroat
