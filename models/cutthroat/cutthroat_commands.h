#pragma once

#include "models/cutthroat/cutthroat_state.h"
#include "models/kernel/refusal.h"

// What can be asked for in a game of Cutthroat Caverns.
namespace torchside::cutthroat {

struct Seating {
    std::string name;
    std::optional<std::string> character;
    int cost = 0;
    bool operator==(const Seating &) const = default;
};
struct Start {
    std::vector<Seating> players;
    int encounters = usualEncounters;
    bool operator==(const Start &) const = default;
};
struct Meet {
    std::string name;
    std::optional<int> life;
    int prestige = 0;
    Kind kind = Kind::creature;
    int tokens = 0;
    bool operator==(const Meet &) const = default;
};
struct Draw {
    std::optional<std::vector<int>> order;
    bool operator==(const Draw &) const = default;
};
struct Attack {
    int player = 0;
    int value = 0;
    Factor factor = Factor::same;
    std::vector<int> riders;
    bool guarded = false;
    bool again = false;
    std::optional<int> token;
    std::optional<std::string> card;
    bool operator==(const Attack &) const = default;
};
struct Hold {
    int player = 0;
    bool operator==(const Hold &) const = default;
};
struct Modify {
    std::optional<int> plus;
    std::optional<Factor> factor;
    bool wanted = false;
    bool operator==(const Modify &) const = default;
};
struct Wound {
    int life = 0;
    std::optional<int> player;
    bool operator==(const Wound &) const = default;
};
// Whom a creature strikes at. `number` is a seat or an initiative card, `most` tells the two ends apart.
struct Target {
    Aim aim = Aim::all;
    int number = 0;
    Most most = Most::most;
    bool operator==(const Target &) const = default;
};
struct CreatureAttack {
    Target target;
    int damage = 0;
    int poison = 0;
    std::vector<int> dodge;
    std::vector<int> ignored;
    bool operator==(const CreatureAttack &) const = default;
};
struct TakeOne {
    int player = 0;
    int other = 0; // for whom
    int damage = 0;
    int prestige = 0;
    bool operator==(const TakeOne &) const = default;
};
struct EndRound {
    bool operator==(const EndRound &) const = default;
};
struct Bonus {
    int player = 0;
    int prestige = 0;
    bool operator==(const Bonus &) const = default;
};
struct EndEncounter {
    std::optional<int> killer;
    std::vector<Bonus> bonus;
    bool operator==(const EndEncounter &) const = default;
};
struct Loot {
    int player = 0;
    int from = 0;
    std::string item;
    bool operator==(const Loot &) const = default;
};
struct LootPass {
    int player = 0;
    bool operator==(const LootPass &) const = default;
};
struct Adjust {
    int player = 0;
    int life = 0;
    int prestige = 0;
    int poison = 0;
    std::optional<std::string> why;
    bool operator==(const Adjust &) const = default;
};
struct Heal {
    int player = 0;
    int by = 0;
    int life = 0;
    int prestige = 1;
    bool operator==(const Heal &) const = default;
};
struct Fog {
    int claimant = 0;
    int challenger = 0;
    bool lied = false;
    bool operator==(const Fog &) const = default;
};
struct Swap {
    int a = 0;
    int b = 0;
    bool operator==(const Swap &) const = default;
};
struct Handle {
    int player = 0;
    std::optional<std::string> add;
    std::optional<std::string> use;
    std::optional<std::string> tip;
    std::optional<std::string> remove;
    bool operator==(const Handle &) const = default;
};
struct Give {
    int from = 0;
    int to = 0;
    std::string item;
    bool operator==(const Give &) const = default;
};
struct ShowEvent {
    std::string name;
    std::vector<int> active;
    When when = When::now;
    bool operator==(const ShowEvent &) const = default;
};
struct TakeForm {
    int player = 0;
    Form form = Form::normal;
    bool operator==(const TakeForm &) const = default;
};
struct Bite {
    int player = 0;
    int target = 0;
    bool operator==(const Bite &) const = default;
};
struct AddTokens {
    TokenKind add = TokenKind::undead;
    std::optional<int> player;
    int count = 1;
    bool operator==(const AddTokens &) const = default;
};
struct KillToken {
    int id = 1;
    int player = 0;
    bool operator==(const KillToken &) const = default;
};
struct NextStage {
    int life = 1;
    bool operator==(const NextStage &) const = default;
};
struct Barrier {
    bool up = true;
    bool operator==(const Barrier &) const = default;
};
struct Revive {
    int player = 0;
    int life = 1;
    bool operator==(const Revive &) const = default;
};
struct Finish {
    std::vector<int> winners;
    std::string why;
    bool operator==(const Finish &) const = default;
};

using Command =
    std::variant<Start, Meet, Draw, Attack, Hold, Modify, Wound, CreatureAttack, TakeOne, EndRound,
                 EndEncounter, Loot, LootPass, Adjust, Heal, Fog, Swap, Handle, Give, ShowEvent, TakeForm,
                 Bite, AddTokens, KillToken, NextStage, Barrier, Revive, Finish, Rename>;

// A creature needs its life, a challenge has none.
std::optional<Refusal> faultOf(const Meet &meet);
// Exactly one of the four things to do with an item.
std::optional<Refusal> faultOf(const Handle &handle);

struct ItemWish {
    ItemAct act = ItemAct::add;
    std::string name;
};
std::vector<ItemWish> wishesOf(const Handle &handle);

} // namespace torchside::cutthroat
