#pragma once

#include "models/cutthroat/cutthroat_commands.h"

// What happened in a game of Cutthroat Caverns. Numbers of people are told as they are afterwards.
namespace torchside::cutthroat {

struct Seated {
    std::string name;
    std::optional<std::string> character;
    int life = fullLife;
    bool operator==(const Seated &) const = default;
};
struct Started {
    std::vector<Seated> players;
    int encounters = usualEncounters;
    bool operator==(const Started &) const = default;
};
struct Met {
    int number = 1;
    std::string name;
    Kind kind = Kind::creature;
    std::optional<int> life;
    int prestige = 0;
    int tokens = 0;
    bool operator==(const Met &) const = default;
};
struct TokensAdded {
    int first = 1; // the first of their ids
    int count = 1;
    TokenKind kind = TokenKind::undead;
    std::optional<int> player;
    std::optional<TokenState> state;
    bool operator==(const TokensAdded &) const = default;
};
struct Drawn {
    Round round = Round::current;
    std::vector<std::optional<int>> cards; // by seat
    bool operator==(const Drawn &) const = default;
};
struct TurnCame {
    int player = 0;
    bool operator==(const TurnCame &) const = default;
};
struct Attacked {
    int player = 0;
    std::int64_t damage = 0;
    int value = 0;
    std::int64_t riders = 0;
    Factor factor = Factor::same;
    int poison = 0;
    bool guarded = false;
    bool again = false;
    std::optional<int> token;
    std::optional<std::string> card;
    bool operator==(const Attacked &) const = default;
};
struct Held {
    int player = 0;
    bool operator==(const Held &) const = default;
};
struct Modified {
    int player = 0;
    std::int64_t damage = 0;
    std::int64_t riders = 0;
    Factor factor = Factor::same;
    bool operator==(const Modified &) const = default;
};
struct AllActed {
    bool operator==(const AllActed &) const = default;
};
struct Wounded {
    int life = 0;
    std::int64_t against = 0;
    std::optional<int> player;
    bool operator==(const Wounded &) const = default;
};
struct Killed {
    std::optional<int> player;
    bool byStack = true;
    bool operator==(const Killed &) const = default;
};
struct Spared {
    bool operator==(const Spared &) const = default;
};
struct SporesBurst {
    int count = 0;
    std::int64_t life = 0;
    bool operator==(const SporesBurst &) const = default;
};
struct Hit {
    int player = 0;
    int life = 0;
    int poison = 0;
    bool operator==(const Hit &) const = default;
};
struct CreatureAttacked {
    Target target;
    int damage = 0;
    int poison = 0;
    std::vector<Hit> hit;
    std::vector<int> dodged;
    bool operator==(const CreatureAttacked &) const = default;
};
struct TookOne {
    int player = 0;
    int other = 0;
    int damage = 0;
    int life = 0;
    int prestige = 0;
    bool operator==(const TookOne &) const = default;
};
struct Died {
    int player = 0;
    bool operator==(const Died &) const = default;
};
struct UndeadClosedIn {
    std::vector<int> tokens;
    bool operator==(const UndeadClosedIn &) const = default;
};
struct SporesHealed {
    std::int64_t life = 0; // healed
    std::int64_t against = 0;
    bool operator==(const SporesHealed &) const = default;
};
struct PoisonHurt {
    std::vector<Hit> hit;
    bool operator==(const PoisonHurt &) const = default;
};
struct RoundBegan {
    int round = 1;
    bool operator==(const RoundBegan &) const = default;
};
struct Rewarded {
    int player = 0;
    int gained = 0;
    int prestige = 0;
    bool isBonus = false;
    bool operator==(const Rewarded &) const = default;
};
struct EncounterEnded {
    std::optional<int> killer;
    bool operator==(const EncounterEnded &) const = default;
};
struct PoisonEased {
    std::vector<int> players;
    bool operator==(const PoisonEased &) const = default;
};
struct LootingBegan {
    bool operator==(const LootingBegan &) const = default;
};
struct Looted {
    int player = 0;
    int from = 0;
    std::string item;
    bool operator==(const Looted &) const = default;
};
struct LootPassed {
    int player = 0;
    bool operator==(const LootPassed &) const = default;
};
struct Camped {
    bool suddenDeath = false;
    bool operator==(const Camped &) const = default;
};
struct Ended {
    std::vector<int> winners;
    std::string reason;
    bool operator==(const Ended &) const = default;
};
struct Adjusted {
    int player = 0;
    int life = 0;
    int prestige = 0;
    int poison = 0;
    std::optional<std::string> why;
    bool operator==(const Adjusted &) const = default;
};
struct Healed {
    int player = 0;
    int by = 0;
    int life = 0;
    int prestige = 0; // of whoever gave the potion
    bool operator==(const Healed &) const = default;
};
struct FogLifted {
    int claimant = 0;
    int challenger = 0;
    bool lied = false;
    int prestige = 0; // of whoever lost some
    bool operator==(const FogLifted &) const = default;
};
struct Swapped {
    int a = 0;
    int b = 0;
    bool operator==(const Swapped &) const = default;
};
struct ItemHandled {
    int player = 0;
    ItemAct act = ItemAct::add;
    std::string item;
    bool operator==(const ItemHandled &) const = default;
};
struct Gave {
    int from = 0;
    int to = 0;
    std::string item;
    bool operator==(const Gave &) const = default;
};
struct EventShown {
    std::string name;
    bool active = false;
    When when = When::now;
    bool operator==(const EventShown &) const = default;
};
struct FormTaken {
    int player = 0;
    Form form = Form::normal;
    bool operator==(const FormTaken &) const = default;
};
struct Bitten {
    int player = 0;
    int target = 0;
    int life = 0; // of whoever was bitten
    bool operator==(const Bitten &) const = default;
};
struct TokenKilled {
    int id = 1;
    int player = 0;
    int prestige = 0; // of that player
    bool operator==(const TokenKilled &) const = default;
};
struct StageBegan {
    Stage stage = Stage::fallen;
    int life = 1;
    bool operator==(const StageBegan &) const = default;
};
struct BarrierSet {
    bool up = true;
    bool operator==(const BarrierSet &) const = default;
};
struct Revived {
    int player = 0;
    int life = 1;
    bool operator==(const Revived &) const = default;
};

using Event =
    std::variant<Started, Met, TokensAdded, Drawn, TurnCame, Attacked, Held, Modified, AllActed, Wounded,
                 Killed, Spared, SporesBurst, CreatureAttacked, TookOne, Died, UndeadClosedIn, SporesHealed,
                 PoisonHurt, RoundBegan, Rewarded, EncounterEnded, PoisonEased, LootingBegan, Looted,
                 LootPassed, Camped, Ended, Adjusted, Healed, FogLifted, Swapped, ItemHandled, Gave,
                 EventShown, FormTaken, Bitten, TokenKilled, StageBegan, BarrierSet, Revived, Renamed>;

} // namespace torchside::cutthroat
