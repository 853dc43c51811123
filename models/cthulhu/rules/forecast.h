#pragma once

#include "models/cthulhu/commands.h"

// How the stories would come out, worked through by the rules on a copy of the state: nothing is done.
namespace torchside::cthulhu {

enum class Fate { insane, wounded, destroyed, readied };

// What would become of a character; where somebody chooses, of the one that is worth least.
struct FateForecast {
    Side side = Side::minion;
    Fate fate = Fate::insane;
    std::optional<CardId> card;   // the Minion's
    std::optional<int> character; // the player's, by its number in the story's list
    std::optional<std::string> name;
    bool choice = false;
    static constexpr auto form()
    {
        return record("fate", must("side", &FateForecast::side), must("fate", &FateForecast::fate),
                      may("card", &FateForecast::card), may("character", &FateForecast::character),
                      may("name", &FateForecast::name), must("choice", &FateForecast::choice));
    }
};

struct StruggleForecast {
    Struggle struggle = Struggle::terror;
    std::optional<Side> winner;
    int minion = 0;
    int player = 0;
    std::vector<FateForecast> fates;
    static constexpr auto form()
    {
        return record("struggle", must("struggle", &StruggleForecast::struggle),
                      must("winner", &StruggleForecast::winner), must("minion", &StruggleForecast::minion),
                      must("player", &StruggleForecast::player), must("fates", &StruggleForecast::fates));
    }
};

struct SkillForecast {
    int minion = 0;
    int player = 0;
    std::optional<Side> winner;
    static constexpr auto form()
    {
        return record("skill", must("minion", &SkillForecast::minion), must("player", &SkillForecast::player),
                      must("winner", &SkillForecast::winner));
    }
};

struct TokenForecast {
    int minion = 0;
    int player = 0;
    static constexpr auto form()
    {
        return record("tokens", must("minion", &TokenForecast::minion),
                      must("player", &TokenForecast::player));
    }
};

struct StoryForecast {
    int story = 0;
    bool resolved = true; // false: nobody attacks there any more
    std::vector<StruggleForecast> struggles;
    std::optional<SkillForecast> skill; // not where the story is won before
    TokenForecast tokens;               // gained
    std::optional<Side> won;
    static constexpr auto form()
    {
        return record("story", must("story", &StoryForecast::story),
                      must("resolved", &StoryForecast::resolved),
                      must("struggles", &StoryForecast::struggles), must("skill", &StoryForecast::skill),
                      must("tokens", &StoryForecast::tokens), must("won", &StoryForecast::won));
    }
};

struct Forecast {
    std::vector<StoryForecast> stories;
    std::optional<std::vector<Commit>> defends; // of the Minion's, where they were asked for
    static constexpr auto form()
    {
        return record("forecast", must("stories", &Forecast::stories), may("defends", &Forecast::defends));
    }
};

std::variant<Forecast, Refusal> forecast(const State &state, const AskForecast &question);

} // namespace torchside::cthulhu

template <>
struct torchside::Names<torchside::cthulhu::Fate> {
    static constexpr std::array<std::string_view, 4> list{"insane", "wounded", "destroyed", "readied"};
};
