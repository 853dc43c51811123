#pragma once

#include "models/darkcastle/state.h"
#include "models/kernel/form.h"

// What people see of Escape the Dark Castle.
namespace torchside::darkcastle {

struct CharacterView {
    Prisoner id = Prisoner::abbot;
    int player = 0;
    std::string name;
    int hp = 0;
    int maxHp = 0;
    bool alive = true;
    std::vector<Held> hands;
    Die die{};
    static constexpr auto form()
    {
        return record("character", must("id", &CharacterView::id), must("player", &CharacterView::player),
                      must("name", &CharacterView::name), must("hp", &CharacterView::hp),
                      must("maxHp", &CharacterView::maxHp), must("alive", &CharacterView::alive),
                      must("hands", &CharacterView::hands, list(0, handsEach)),
                      must("die", &CharacterView::die, list(faces, faces)));
    }
};

std::vector<CharacterView> charactersOf(const State &state);

// What everybody sees of the state.
struct View {
    static constexpr auto form()
    {
        return record("state", must("phase", &State::phase), must("chapter", &State::chapter),
                      must("chapters", &State::chapters), must("boss", &State::boss),
                      must("turner", &State::turner), derived("characters", charactersOf),
                      must("draws", &State::draws), must("laid", &State::laid),
                      must("discard", &State::discard), must("combat", &State::combat));
    }
};

} // namespace torchside::darkcastle
