#include "models/duelofages/state.h"
#include "models/duelofages/facts.h"
#include "models/kernel/letters.h"

#include <algorithm>

namespace torchside::duelofages {

int State::allianceOf(int seat) const
{
    const auto &first = alliances[0];
    return std::find(first.begin(), first.end(), seat) != first.end() ? 0 : 1;
}

std::optional<int> State::allyOf(int seat) const
{
    for (const int other : alliances[at(allianceOf(seat))])
        if (other != seat)
            return other;
    return std::nullopt;
}

std::vector<std::string> State::names(const Seats &of) const
{
    std::vector<std::string> all;
    for (const int seat : of)
        all.push_back(name(seat));
    return all;
}

std::optional<std::size_t> State::placeOf(const std::string &location) const
{
    const auto found = std::find_if(locations.begin(), locations.end(),
                                    [&](const std::string &name) { return sameLetters(name, location); });
    if (found == locations.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - locations.begin());
}

bool State::isOwn(int player, const std::string &name) const
{
    return std::any_of(own.begin(), own.end(),
                       [&](const OwnPin &pin) { return pin.player == player && pin.name == name; });
}

bool State::isPinned(int player, Card card) const
{
    return std::any_of(pins.begin(), pins.end(),
                       [&](const PinnedCard &pin) { return pin.player == player && pin.card == card; });
}

Seats State::everybody() const
{
    return others(count(), {});
}

Seats others(int count, const Seats &without)
{
    Seats all;
    for (int seat = 0; seat < count; ++seat)
        if (std::find(without.begin(), without.end(), seat) == without.end())
            all.push_back(seat);
    return all;
}

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

namespace {

std::vector<int> whoThrew(const Throw &thrown, int value)
{
    std::vector<int> seats;
    for (std::size_t i = 0; i < thrown.seats.size(); ++i)
        if (thrown.dice.at(i) == value)
            seats.push_back(thrown.seats[i]);
    return seats;
}

} // namespace

std::vector<int> highestOf(const Throw &thrown)
{
    return whoThrew(thrown, *std::max_element(thrown.dice.begin(), thrown.dice.end()));
}

std::vector<int> lowestOf(const Throw &thrown)
{
    return whoThrew(thrown, *std::min_element(thrown.dice.begin(), thrown.dice.end()));
}

int twoDice(Dice &dice)
{
    const int first = dice.die(dieSides);
    return first + dice.die(dieSides);
}

std::vector<Throw> throwUntilOneIsLeft(std::vector<int> seats, const std::function<int()> &die,
                                       std::vector<int> (*bestOf)(const Throw &))
{
    std::vector<Throw> all;
    while (seats.size() > 1) {
        Throw thrown{seats, {}};
        for (std::size_t i = 0; i < seats.size(); ++i)
            thrown.dice.push_back(die());
        seats = bestOf(thrown);
        all.push_back(std::move(thrown));
    }
    return all;
}

} // namespace torchside::duelofages
