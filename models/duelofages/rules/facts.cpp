#include "models/duelofages/facts.h"

namespace torchside::duelofages {

const std::vector<std::string> &usualLocations()
{
    static const std::vector<std::string> all{"Labyrinth: Ancient",
                                              "Labyrinth: Colonial",
                                              "Labyrinth: Modern",
                                              "Labyrinth: Future",
                                              "Ruins",
                                              "Merc Camp",
                                              "Lith Alliance",
                                              std::string(tournament),
                                              std::string(fieldOfHonor)};
    return all;
}

} // namespace torchside::duelofages
