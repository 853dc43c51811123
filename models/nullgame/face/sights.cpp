#include "models/nullgame/face/cues.h"

namespace torchside::nullgame {

void addSights(table::Sights &sights, const Command &, const State &, const Event &event, const State &after)
{
    if (const auto *won = std::get_if<Won>(&event))
        sights.push_back({table::Picture::victory,
                          say("%1 wins!", after.seats.at(static_cast<std::size_t>(won->player)))});
}

} // namespace torchside::nullgame
