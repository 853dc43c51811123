#pragma once

#include "models/table/cue.h"

#include <memory>

namespace torchside::app {

// Plays the sounds of the app. They are fetched before they are needed; where nothing can be heard, nothing is made.
class Sounds {
public:
    Sounds();
    ~Sounds();

    void prepare(); // costs some time: not before the first picture
    void play(table::CueKind kind, double volume);

private:
    struct Player;
    std::unique_ptr<Player> player_;
};

} // namespace torchside::app
