#pragma once

#include "models/darkcastle/darkcastle_schema_events.h"

// How the state of Escape the Dark Castle stands in JSON.
namespace torchside::darkcastle {

constexpr auto formOf(As<Held>)
{
    return record("held", must("item", &Held::item), must("hands", &Held::hands, range(1, handsEach)));
}

constexpr auto formOf(As<Character>)
{
    return record("character", must("id", &Character::id), must("player", &Character::player),
                  must("hp", &Character::hp), must("maxHp", &Character::maxHp),
                  must("hands", &Character::hands));
}

constexpr auto formOf(As<DieRoll>)
{
    return record("roll", must("character", &DieRoll::character), must("symbol", &DieRoll::symbol),
                  must("double", &DieRoll::isDouble), must("removed", &DieRoll::removed));
}

constexpr auto formOf(As<Combat>)
{
    return record("combat", must("dice", &Combat::dice), must("blow", &Combat::blow),
                  must("round", &Combat::round), must("resting", &Combat::resting),
                  must("participants", &Combat::participants), must("rolled", &Combat::rolled),
                  must("blocked", &Combat::blocked));
}

constexpr auto formOf(As<State>)
{
    return record(
        "state", must("seats", &State::seats), must("outcome", &State::outcome), must("phase", &State::phase),
        must("chapter", &State::chapter), must("chapters", &State::chapters), must("boss", &State::boss),
        must("turner", &State::turner), must("characters", &State::characters), must("draws", &State::draws),
        must("afterLooting", &State::afterLooting), must("discard", &State::discard, list(0, 1'000'000)),
        must("combat", &State::combat), must("restedBefore", &State::restedBefore));
}

// What people see of it.

constexpr auto formOf(As<Face>)
{
    return record("face", must("symbol", &Face::symbol), must("double", &Face::isDouble));
}

struct CharacterView {
    Prisoner id = Prisoner::abbot;
    int player = 0;
    std::string name;
    int hp = 0;
    int maxHp = 0;
    bool alive = true;
    std::vector<Held> hands;
    Die die{};
};

constexpr auto formOf(As<CharacterView>)
{
    return record("character", must("id", &CharacterView::id), must("player", &CharacterView::player),
                  must("name", &CharacterView::name), must("hp", &CharacterView::hp),
                  must("maxHp", &CharacterView::maxHp), must("alive", &CharacterView::alive),
                  must("hands", &CharacterView::hands, list(0, handsEach)),
                  must("die", &CharacterView::die, list(faces, faces)));
}

std::vector<CharacterView> charactersOf(const State &state);

constexpr auto viewOf(As<State>)
{
    return record("state", must("phase", &State::phase), must("chapter", &State::chapter),
                  must("chapters", &State::chapters), must("boss", &State::boss),
                  must("turner", &State::turner), derived("characters", charactersOf),
                  must("draws", &State::draws), must("discard", &State::discard),
                  must("combat", &State::combat));
}

} // namespace torchside::darkcastle
