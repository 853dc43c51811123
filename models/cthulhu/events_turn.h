#pragma once

#include "models/cthulhu/state.h"
#include "models/kernel/form.h"

#include <variant>

// What happened in a game against the Minion. Stories are told by their place at that moment.
namespace torchside::cthulhu {

struct Started {
    std::vector<std::string> stories;
    Side first = Side::player;
    bool mulligan = false;
    Options options;
    std::optional<std::vector<DeckEntry>> deck;
    std::optional<std::vector<DeckEntry>> ownDeck{};
    bool operator==(const Started &) const = default;
    static constexpr auto form()
    {
        return record("started", must("stories", &Started::stories), must("first", &Started::first),
                      must("mulligan", &Started::mulligan), must("options", &Started::options),
                      must("deck", &Started::deck), may("ownDeck", &Started::ownDeck));
    }
};
void evolve(State &state, const Started &event);

struct DeckWarned {
    int cards = 0;
    int characters = 0;
    bool operator==(const DeckWarned &) const = default;
    static constexpr auto form()
    {
        return record("deck-warned", must("cards", &DeckWarned::cards),
                      must("characters", &DeckWarned::characters));
    }
};
void evolve(State &state, const DeckWarned &event);

struct CameUp {
    CardId card;
    Printed is;
    bool operator==(const CameUp &) const = default;
    static constexpr auto form()
    {
        return record("came-up", must("card", &CameUp::card), must("is", &CameUp::is));
    }
};
void evolve(State &state, const CameUp &event);

struct NotInDeck {
    CardId card;
    bool operator==(const NotInDeck &) const = default;
    static constexpr auto form() { return record("not-in-deck", must("card", &NotInDeck::card)); }
};
void evolve(State &state, const NotInDeck &event);

struct Scouted {
    CardId card;
    bool operator==(const Scouted &) const = default;
    static constexpr auto form() { return record("scouted", must("card", &Scouted::card)); }
};
void evolve(State &state, const Scouted &event);

struct ScoutMissing {
    int cost = 0;
    bool operator==(const ScoutMissing &) const = default;
    static constexpr auto form() { return record("scout-missing", must("cost", &ScoutMissing::cost)); }
};
void evolve(State &state, const ScoutMissing &event);

struct Drawn {
    std::vector<CardId> cards;
    bool operator==(const Drawn &) const = default;
    static constexpr auto form() { return record("drawn", must("cards", &Drawn::cards)); }
};
void evolve(State &state, const Drawn &event);

struct TurnBegan {
    int turn = 0;
    Side side = Side::player;
    bool operator==(const TurnBegan &) const = default;
    static constexpr auto form()
    {
        return record("turn-began", must("turn", &TurnBegan::turn, range(0, 1'000'000)),
                      must("side", &TurnBegan::side));
    }
};
void evolve(State &state, const TurnBegan &event);

struct WentOn {
    Stage to = Stage::refresh;
    bool operator==(const WentOn &) const = default;
    static constexpr auto form() { return record("went-on", must("to", &WentOn::to)); }
};
void evolve(State &state, const WentOn &event);

struct Refreshed {
    std::optional<CardId> restored;
    bool operator==(const Refreshed &) const = default;
    static constexpr auto form() { return record("refreshed", must("restored", &Refreshed::restored)); }
};
void evolve(State &state, const Refreshed &event);

struct Rerolled {
    int value = 0;
    bool operator==(const Rerolled &) const = default;
    static constexpr auto form() { return record("reroll", must("value", &Rerolled::value)); }
};
void evolve(State &state, const Rerolled &event);

struct ResourceGained {
    int value = 0;
    int domain = 0;
    bool operator==(const ResourceGained &) const = default;
    static constexpr auto form()
    {
        return record("resource-gained", must("value", &ResourceGained::value),
                      must("domain", &ResourceGained::domain));
    }
};
void evolve(State &state, const ResourceGained &event);

struct EventsJudged {
    std::vector<CardId> valid;
    bool operator==(const EventsJudged &) const = default;
    static constexpr auto form() { return record("events-judged", must("valid", &EventsJudged::valid)); }
};
void evolve(State &state, const EventsJudged &event);

struct Played {
    int drain = 1;
    CardId card;
    int cost = 0;
    std::optional<int> domain;
    std::optional<CardId> attachTo;
    bool operator==(const Played &) const = default;
    static constexpr auto form()
    {
        return record("played", must("drain", &Played::drain), must("card", &Played::card),
                      must("cost", &Played::cost), must("domain", &Played::domain),
                      must("attachTo", &Played::attachTo));
    }
};
void evolve(State &state, const Played &event);

struct DrainSkipped {
    int drain = 1;
    bool declined = false; // by the table, where an X could have been played
    bool operator==(const DrainSkipped &) const = default;
    static constexpr auto form()
    {
        return record("drain-skipped", must("drain", &DrainSkipped::drain),
                      must("declined", &DrainSkipped::declined));
    }
};
void evolve(State &state, const DrainSkipped &event);

struct Acted {
    CardId card;
    int cost = 0;
    std::optional<int> domain;
    bool operator==(const Acted &) const = default;
    static constexpr auto form()
    {
        return record("acted", must("card", &Acted::card), must("cost", &Acted::cost),
                      must("domain", &Acted::domain));
    }
};
void evolve(State &state, const Acted &event);

struct ActionSkipped {
    bool operator==(const ActionSkipped &) const = default;
    static constexpr auto form() { return record("action-skipped"); }
};
void evolve(State &state, const ActionSkipped &event);

struct LeftOut {
    CardId card;
    std::optional<std::string> why;
    bool operator==(const LeftOut &) const = default;
    static constexpr auto form()
    {
        return record("left-out", must("card", &LeftOut::card), may("why", &LeftOut::why));
    }
};
void evolve(State &state, const LeftOut &event);

struct Chosen {
    CardId card;
    bool operator==(const Chosen &) const = default;
    static constexpr auto form() { return record("chosen", must("card", &Chosen::card)); }
};
void evolve(State &state, const Chosen &event);

struct DefendersCounted {
    int count = 0;
    bool operator==(const DefendersCounted &) const = default;
    static constexpr auto form()
    {
        return record("defenders-counted", must("count", &DefendersCounted::count));
    }
};
void evolve(State &state, const DefendersCounted &event);

struct MinionCommitted {
    std::vector<Commit> commits;
    bool operator==(const MinionCommitted &) const = default;
    static constexpr auto form()
    {
        return record("minion-committed", must("commits", &MinionCommitted::commits));
    }
};
void evolve(State &state, const MinionCommitted &event);

struct Attending {
    int story = 0;
    std::vector<PlayerCharacter> characters;
    bool operator==(const Attending &) const = default;
    static constexpr auto form()
    {
        return record("attending", must("story", &Attending::story),
                      must("characters", &Attending::characters));
    }
};
struct PlayerCommitted {
    std::vector<Attending> stories;
    std::optional<std::vector<int>> order; // what is resolved first; not when the player defends
    bool operator==(const PlayerCommitted &) const = default;
    static constexpr auto form()
    {
        return record("player-committed", must("stories", &PlayerCommitted::stories),
                      may("order", &PlayerCommitted::order));
    }
};
void evolve(State &state, const PlayerCommitted &event);

struct MinionDefended {
    std::vector<Commit> defends;
    bool operator==(const MinionDefended &) const = default;
    static constexpr auto form()
    {
        return record("minion-defended", must("defends", &MinionDefended::defends));
    }
};
void evolve(State &state, const MinionDefended &event);

struct FightBegan {
    int story = 0;
    bool operator==(const FightBegan &) const = default;
    static constexpr auto form() { return record("fight-began", must("story", &FightBegan::story)); }
};
void evolve(State &state, const FightBegan &event);

struct StruggleDecided {
    int story = 0;
    Struggle struggle = Struggle::terror;
    int minion = 0;
    int player = 0;
    std::optional<Side> winner;
    bool operator==(const StruggleDecided &) const = default;
    static constexpr auto form()
    {
        return record("struggle-decided", must("story", &StruggleDecided::story),
                      must("struggle", &StruggleDecided::struggle), must("minion", &StruggleDecided::minion),
                      must("player", &StruggleDecided::player), must("winner", &StruggleDecided::winner));
    }
};
void evolve(State &state, const StruggleDecided &event);

struct LossOwed {
    int story = 0;
    Struggle struggle = Struggle::terror;
    std::vector<int> characters;
    bool operator==(const LossOwed &) const = default;
    static constexpr auto form()
    {
        return record("loss-owed", must("story", &LossOwed::story), must("struggle", &LossOwed::struggle),
                      must("characters", &LossOwed::characters));
    }
};
void evolve(State &state, const LossOwed &event);

enum class Loss { insane, wounded, destroyed };
struct PlayerLost {
    int story = 0;
    int character = 0;
    Loss how = Loss::insane;
    bool operator==(const PlayerLost &) const = default;
    static constexpr auto form()
    {
        return record("player-lost", must("story", &PlayerLost::story),
                      must("character", &PlayerLost::character), must("how", &PlayerLost::how));
    }
};
void evolve(State &state, const PlayerLost &event);

struct PlayerReadied {
    int story = 0;
    std::optional<int> character{}; // where it is known which
    bool operator==(const PlayerReadied &) const = default;
    static constexpr auto form()
    {
        return record("player-readied", must("story", &PlayerReadied::story),
                      may("character", &PlayerReadied::character));
    }
};
void evolve(State &state, const PlayerReadied &event);

struct SkillCompared {
    int story = 0;
    int minion = 0;
    int player = 0;
    int tokens = 0; // what the attacker earns by it
    bool operator==(const SkillCompared &) const = default;
    static constexpr auto form()
    {
        return record("skill-compared", must("story", &SkillCompared::story),
                      must("minion", &SkillCompared::minion), must("player", &SkillCompared::player),
                      must("tokens", &SkillCompared::tokens));
    }
};
void evolve(State &state, const SkillCompared &event);

struct FightEnded {
    int story = 0;
    bool operator==(const FightEnded &) const = default;
    static constexpr auto form() { return record("fight-ended", must("story", &FightEnded::story)); }
};
void evolve(State &state, const FightEnded &event);

struct AllWentHome {
    bool operator==(const AllWentHome &) const = default;
    static constexpr auto form() { return record("all-went-home"); }
};
void evolve(State &state, const AllWentHome &event);

} // namespace torchside::cthulhu
