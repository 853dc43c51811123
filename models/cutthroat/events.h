#pragma once

#include "models/cutthroat/events_cards.h"
#include "models/cutthroat/events_fight.h"
#include "models/kernel/one_of.h"

// What happened in a game of Cutthroat Caverns, beside its fights. Numbers of people are told as they are
// afterwards.
namespace torchside::cutthroat {

struct Seated {
    std::string name;
    std::optional<std::string> character;
    int life = fullLife;
    std::optional<std::vector<std::string>> reputations{};
    bool operator==(const Seated &) const = default;
    static constexpr auto form()
    {
        return record("seated", must("name", &Seated::name, aName()), must("character", &Seated::character),
                      must("life", &Seated::life, range(1, fullLife)),
                      may("reputations", &Seated::reputations, list(0, mostReputations)));
    }
};

struct Started {
    std::vector<Seated> players;
    int encounters = usualEncounters;
    std::optional<std::string> quest{};
    bool operator==(const Started &) const = default;
    static constexpr auto form()
    {
        return record("started", must("players", &Started::players, list(fewestPlayers, mostPlayers)),
                      must("encounters", &Started::encounters, aboveNothing), may("quest", &Started::quest));
    }
};
void evolve(State &, const Started &);

struct Met {
    int number = 1;
    std::string name;
    Kind kind = Kind::creature;
    std::optional<int> life;
    int prestige = 0;
    int tokens = 0;
    bool operator==(const Met &) const = default;
    static constexpr auto form()
    {
        return record("encounter-began", must("number", &Met::number, range(1, 1'000'000'000)),
                      must("name", &Met::name), must("kind", &Met::kind),
                      must("life", &Met::life, aboveNothing), must("prestige", &Met::prestige, upTo999),
                      must("tokens", &Met::tokens, upTo999));
    }
};
void evolve(State &, const Met &);

struct Died {
    int player = 0;
    bool operator==(const Died &) const = default;
    static constexpr auto form() { return record("died", must("player", &Died::player)); }
};
void evolve(State &, const Died &);

struct Rewarded {
    int player = 0;
    int gained = 0;
    int prestige = 0;
    bool isBonus = false;
    bool operator==(const Rewarded &) const = default;
    static constexpr auto form()
    {
        return record("rewarded", must("player", &Rewarded::player),
                      must("gained", &Rewarded::gained, upTo999),
                      must("prestige", &Rewarded::prestige, anyAmount), must("bonus", &Rewarded::isBonus));
    }
};
void evolve(State &, const Rewarded &);

struct EncounterEnded {
    std::optional<int> killer;
    bool operator==(const EncounterEnded &) const = default;
    static constexpr auto form()
    {
        return record("encounter-ended", must("killer", &EncounterEnded::killer));
    }
};
void evolve(State &, const EncounterEnded &);

struct PoisonEased {
    std::vector<int> players;
    bool operator==(const PoisonEased &) const = default;
    static constexpr auto form() { return record("poison-eased", must("players", &PoisonEased::players)); }
};
void evolve(State &, const PoisonEased &);

struct LootingBegan {
    bool operator==(const LootingBegan &) const = default;
    static constexpr auto form() { return record("looting-began"); }
};
void evolve(State &, const LootingBegan &);

struct Looted {
    int player = 0;
    int from = 0;
    std::string item;
    bool operator==(const Looted &) const = default;
    static constexpr auto form()
    {
        return record("looted", must("player", &Looted::player), must("from", &Looted::from),
                      must("item", &Looted::item));
    }
};
void evolve(State &, const Looted &);

struct LootPassed {
    int player = 0;
    bool operator==(const LootPassed &) const = default;
    static constexpr auto form() { return record("loot-passed", must("player", &LootPassed::player)); }
};
void evolve(State &, const LootPassed &);

struct Camped {
    bool suddenDeath = false;
    bool operator==(const Camped &) const = default;
    static constexpr auto form() { return record("camped", must("suddenDeath", &Camped::suddenDeath)); }
};
void evolve(State &, const Camped &);

struct Ended {
    std::vector<int> winners;
    std::string reason;
    bool operator==(const Ended &) const = default;
    static constexpr auto form()
    {
        return record("ended", must("winners", &Ended::winners), must("reason", &Ended::reason));
    }
};
void evolve(State &, const Ended &);

struct Adjusted {
    int player = 0;
    int life = 0;
    int prestige = 0;
    int poison = 0;
    std::optional<std::string> why;
    bool operator==(const Adjusted &) const = default;
    static constexpr auto form()
    {
        return record("adjusted", must("player", &Adjusted::player), must("life", &Adjusted::life, anyAmount),
                      must("prestige", &Adjusted::prestige, anyAmount),
                      must("poison", &Adjusted::poison, anyPoison), must("why", &Adjusted::why));
    }
};
void evolve(State &, const Adjusted &);

struct Healed {
    int player = 0;
    int by = 0;
    int life = 0;
    int prestige = 0; // of whoever gave the potion
    bool operator==(const Healed &) const = default;
    static constexpr auto form()
    {
        return record("healed", must("player", &Healed::player), must("by", &Healed::by),
                      must("life", &Healed::life, anyAmount), must("prestige", &Healed::prestige, anyAmount));
    }
};
void evolve(State &, const Healed &);

struct FogLifted {
    int claimant = 0;
    int challenger = 0;
    bool lied = false;
    int prestige = 0; // of whoever lost some
    bool operator==(const FogLifted &) const = default;
    static constexpr auto form()
    {
        return record("fog-lifted", must("claimant", &FogLifted::claimant),
                      must("challenger", &FogLifted::challenger), must("lied", &FogLifted::lied),
                      must("prestige", &FogLifted::prestige, anyAmount));
    }
};
void evolve(State &, const FogLifted &);

struct Swapped {
    int a = 0;
    int b = 0;
    bool operator==(const Swapped &) const = default;
    static constexpr auto form() { return record("swapped", must("a", &Swapped::a), must("b", &Swapped::b)); }
};
void evolve(State &, const Swapped &);

struct ItemHandled {
    int player = 0;
    ItemAct act = ItemAct::add;
    std::string item;
    bool operator==(const ItemHandled &) const = default;
    static constexpr auto form()
    {
        return record("item-handled", must("player", &ItemHandled::player), must("act", &ItemHandled::act),
                      must("item", &ItemHandled::item));
    }
};
void evolve(State &, const ItemHandled &);

struct Gave {
    int from = 0;
    int to = 0;
    std::string item;
    bool operator==(const Gave &) const = default;
    static constexpr auto form()
    {
        return record("gave", must("from", &Gave::from), must("to", &Gave::to), must("item", &Gave::item));
    }
};
void evolve(State &, const Gave &);

struct EventShown {
    std::string name;
    bool active = false;
    When when = When::now;
    bool operator==(const EventShown &) const = default;
    static constexpr auto form()
    {
        return record("event-shown", must("name", &EventShown::name), must("active", &EventShown::active),
                      must("when", &EventShown::when));
    }
};
void evolve(State &, const EventShown &);

struct FormTaken {
    int player = 0;
    Form shape = Form::normal;
    bool operator==(const FormTaken &) const = default;
    static constexpr auto form()
    {
        return record("form-taken", must("player", &FormTaken::player), must("form", &FormTaken::shape));
    }
};
void evolve(State &, const FormTaken &);

struct Bitten {
    int player = 0;
    int target = 0;
    int life = 0; // of whoever was bitten
    bool operator==(const Bitten &) const = default;
    static constexpr auto form()
    {
        return record("bitten", must("player", &Bitten::player), must("target", &Bitten::target),
                      must("life", &Bitten::life, anyAmount));
    }
};
void evolve(State &, const Bitten &);

struct Revived {
    int player = 0;
    int life = 1;
    bool operator==(const Revived &) const = default;
    static constexpr auto form()
    {
        return record("revived", must("player", &Revived::player),
                      must("life", &Revived::life, range(1, fullLife)));
    }
};
void evolve(State &, const Revived &);

struct Event : std::variant<Started, Met, TokensAdded, Drawn, TurnCame, Attacked, Held, Modified, AllActed,
                            Wounded, Killed, Spared, SporesBurst, CreatureAttacked, TookOne, Died,
                            UndeadClosedIn, SporesHealed, PoisonHurt, RoundBegan, Rewarded, EncounterEnded,
                            PoisonEased, LootingBegan, Looted, LootPassed, Camped, Ended, Adjusted, Healed,
                            FogLifted, Swapped, ItemHandled, Gave, EventShown, FormTaken, Bitten, TokenKilled,
                            StageBegan, BarrierSet, Revived, Renamed, TurnLost, FoesRose, FoeFell, FoeSpared,
                            UndeadStood, TokenSplit, BarrierRaised, CardSet, Picked, TieAsked> {
    TORCHSIDE_ONE_OF(Event)
};

} // namespace torchside::cutthroat
