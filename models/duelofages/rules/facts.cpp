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

std::string_view ruleOf(std::string_view location)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 8> rules{
        {{"Labyrinth", "labyrinths"},
         {"Ruins", "ruins"},
         {"Merc Camp", "merc-camp"},
         {"Lith Alliance", "lith-alliance"},
         {"Royal Tournament", "tournament"},
         {"Field of Honor", "field-of-honor"},
         {"Tower of Havoc", "tower-of-havoc"},
         {"Tower of Knowledge", "tower-of-knowledge"}}};
    for (const auto &[name, rule] : rules)
        if (location.starts_with(name))
            return rule;
    return "location-rules";
}

} // namespace torchside::duelofages
