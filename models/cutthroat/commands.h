#pragma once

#include "models/cutthroat/commands_cards.h"
#include "models/cutthroat/commands_start.h"
#include "models/kernel/one_of.h"

// What can be asked for in a game of Cutthroat Caverns.
namespace torchside::cutthroat {

struct Meet {
    std::string name;
    std::optional<int> life;
    int prestige = 0;
    Kind kind = Kind::creature;
    int tokens = 0;
    bool operator==(const Meet &) const = default;
    static constexpr auto form()
    {
        return record("encounter", must("name", &Meet::name, aName()), may("life", &Meet::life, aboveNothing),
                      must("prestige", &Meet::prestige, upTo999), may("kind", &Meet::kind),
                      may("tokens", &Meet::tokens, upTo999));
    }
};
// A creature needs its life, a challenge has none.
std::optional<Refusal> faultOf(const Meet &);
Decision<Event> decide(const State &, const Meet &);

struct Draw {
    std::optional<std::vector<int>> order;
    bool operator==(const Draw &) const = default;
    static constexpr auto form()
    {
        return record("initiative", may("order", &Draw::order, list(0, longestList, upTo999)));
    }
};
Decision<Event> decide(const State &, const Draw &, Dice &);
std::vector<Came> thrown(const State &, const Draw &, const std::vector<Event> &events);

struct Attack {
    int player = 0;
    int value = 0;
    Factor factor = Factor::same;
    std::vector<int> riders;
    bool guarded = false;
    bool again = false;
    std::optional<int> token;
    std::optional<std::string> card;
    std::optional<int> foe{};
    bool operator==(const Attack &) const = default;
    static constexpr auto form()
    {
        return record(
            "attack", must("player", &Attack::player), must("value", &Attack::value, upTo999),
            may("factor", &Attack::factor), may("riders", &Attack::riders, list(0, longestList, within999)),
            may("protected", &Attack::guarded), may("again", &Attack::again), may("token", &Attack::token),
            may("card", &Attack::card, aName()), may("foe", &Attack::foe));
    }
};
Decision<Event> decide(const State &, const Attack &);

struct Hold {
    int player = 0;
    bool operator==(const Hold &) const = default;
    static constexpr auto form() { return record("hold", must("player", &Hold::player)); }
};
Decision<Event> decide(const State &, const Hold &);

struct Modify {
    std::optional<int> plus;
    std::optional<Factor> factor;
    bool wanted = false;
    bool operator==(const Modify &) const = default;
    static constexpr auto form()
    {
        return record("modify", may("plus", &Modify::plus, within999), may("factor", &Modify::factor),
                      may("wanted", &Modify::wanted));
    }
};
Decision<Event> decide(const State &, const Modify &);

struct Wound {
    int life = 0;
    std::optional<int> player;
    std::optional<int> foe{};
    bool operator==(const Wound &) const = default;
    static constexpr auto form()
    {
        return record("wound", must("life", &Wound::life, upTo999), may("player", &Wound::player),
                      may("foe", &Wound::foe));
    }
};
Decision<Event> decide(const State &, const Wound &);

struct CreatureAttack {
    Target target;
    int damage = 0;
    int poison = 0;
    std::vector<int> dodge;
    std::vector<int> ignored;
    std::optional<bool> ask{}; // where several are level they are asked
    bool operator==(const CreatureAttack &) const = default;
    static constexpr auto form()
    {
        return record(
            "creature-attack", must("target", &CreatureAttack::target),
            must("damage", &CreatureAttack::damage, upTo999), may("poison", &CreatureAttack::poison, upTo999),
            may("dodge", &CreatureAttack::dodge, list(0, longestList)),
            may("ignored", &CreatureAttack::ignored, list(0, longestList)), may("ask", &CreatureAttack::ask));
    }
};
Decision<Event> decide(const State &, const CreatureAttack &);

struct TakeOne {
    int player = 0;
    int other = 0; // for whom
    int damage = 0;
    int prestige = 0;
    bool operator==(const TakeOne &) const = default;
    static constexpr auto form()
    {
        return record("take-one", must("player", &TakeOne::player), must("for", &TakeOne::other),
                      must("damage", &TakeOne::damage, upTo999),
                      must("prestige", &TakeOne::prestige, upTo999));
    }
};
Decision<Event> decide(const State &, const TakeOne &);

struct EndRound {
    bool operator==(const EndRound &) const = default;
    static constexpr auto form() { return record("end-round"); }
};
Decision<Event> decide(const State &, const EndRound &);

struct Bonus {
    int player = 0;
    int prestige = 0;
    bool operator==(const Bonus &) const = default;
    static constexpr auto form()
    {
        return record("bonus", must("player", &Bonus::player), must("prestige", &Bonus::prestige, upTo999));
    }
};
struct EndEncounter {
    std::optional<int> killer;
    std::vector<Bonus> bonus;
    bool operator==(const EndEncounter &) const = default;
    static constexpr auto form()
    {
        return record("end-encounter", may("killer", &EndEncounter::killer),
                      may("bonus", &EndEncounter::bonus, list(0, longestList)));
    }
};
Decision<Event> decide(const State &, const EndEncounter &);

struct Loot {
    int player = 0;
    int from = 0;
    std::string item;
    bool operator==(const Loot &) const = default;
    static constexpr auto form()
    {
        return record("loot", must("player", &Loot::player), must("from", &Loot::from),
                      must("item", &Loot::item, aName()));
    }
};
Decision<Event> decide(const State &, const Loot &);

struct LootPass {
    int player = 0;
    bool operator==(const LootPass &) const = default;
    static constexpr auto form() { return record("loot-pass", must("player", &LootPass::player)); }
};
Decision<Event> decide(const State &, const LootPass &);

struct Adjust {
    int player = 0;
    int life = 0;
    int prestige = 0;
    int poison = 0;
    std::optional<std::string> why;
    bool operator==(const Adjust &) const = default;
    static constexpr auto form()
    {
        return record("adjust", must("player", &Adjust::player), may("life", &Adjust::life, within999),
                      may("prestige", &Adjust::prestige, within999),
                      may("poison", &Adjust::poison, within999), may("why", &Adjust::why));
    }
};
Decision<Event> decide(const State &, const Adjust &);

struct Heal {
    int player = 0;
    int by = 0;
    std::optional<int> life;
    std::optional<int> prestige;
    std::optional<Potion> potion{};
    bool operator==(const Heal &) const = default;
    static constexpr auto form()
    {
        return record("heal", must("player", &Heal::player), must("by", &Heal::by),
                      may("life", &Heal::life, upTo999), may("prestige", &Heal::prestige, upTo999),
                      may("potion", &Heal::potion));
    }
};
// Life, or a potion that stands for it.
std::optional<Refusal> faultOf(const Heal &);
Decision<Event> decide(const State &, const Heal &);

struct Fog {
    int claimant = 0;
    int challenger = 0;
    bool lied = false;
    bool operator==(const Fog &) const = default;
    static constexpr auto form()
    {
        return record("fog", must("claimant", &Fog::claimant), must("challenger", &Fog::challenger),
                      must("lied", &Fog::lied));
    }
};
Decision<Event> decide(const State &, const Fog &);

struct Swap {
    int a = 0;
    int b = 0;
    bool operator==(const Swap &) const = default;
    static constexpr auto form() { return record("swap", must("a", &Swap::a), must("b", &Swap::b)); }
};
Decision<Event> decide(const State &, const Swap &);

struct Handle {
    int player = 0;
    std::optional<std::string> add;
    std::optional<std::string> use;
    std::optional<std::string> tip;
    std::optional<std::string> remove;
    std::optional<bool> relic{}; // what is added is one
    bool operator==(const Handle &) const = default;
    static constexpr auto form()
    {
        return record("item", must("player", &Handle::player), may("add", &Handle::add, aName()),
                      may("use", &Handle::use, aName()), may("tip", &Handle::tip, aName()),
                      may("remove", &Handle::remove, aName()), may("relic", &Handle::relic));
    }
};
// Exactly one of the four things to do with an item.
std::optional<Refusal> faultOf(const Handle &);
Decision<Event> decide(const State &, const Handle &);

struct Give {
    int from = 0;
    int to = 0;
    std::string item;
    bool operator==(const Give &) const = default;
    static constexpr auto form()
    {
        return record("give", must("from", &Give::from), must("to", &Give::to),
                      must("item", &Give::item, aName()));
    }
};
Decision<Event> decide(const State &, const Give &);

struct ShowEvent {
    std::string name;
    std::vector<int> active;
    When when = When::now;
    bool operator==(const ShowEvent &) const = default;
    static constexpr auto form()
    {
        return record("event", must("name", &ShowEvent::name, aName()),
                      must("active", &ShowEvent::active, list(0, longestList, upTo999)),
                      must("when", &ShowEvent::when));
    }
};
Decision<Event> decide(const State &, const ShowEvent &);

struct TakeForm {
    int player = 0;
    Form shape = Form::normal;
    bool operator==(const TakeForm &) const = default;
    static constexpr auto form()
    {
        return record("form", must("player", &TakeForm::player), must("form", &TakeForm::shape));
    }
};
Decision<Event> decide(const State &, const TakeForm &);

struct Bite {
    int player = 0;
    int target = 0;
    bool operator==(const Bite &) const = default;
    static constexpr auto form()
    {
        return record("bite", must("player", &Bite::player), must("target", &Bite::target));
    }
};
Decision<Event> decide(const State &, const Bite &);

struct AddTokens {
    std::optional<TokenKind> add;
    std::optional<int> player;
    int count = 1;
    std::optional<int> split{}; // the id of the one that becomes two
    bool operator==(const AddTokens &) const = default;
    static constexpr auto form()
    {
        return record("token", may("add", &AddTokens::add), may("player", &AddTokens::player),
                      may("count", &AddTokens::count, upTo999), may("split", &AddTokens::split));
    }
};
// Tokens are added, or one splits before somebody.
std::optional<Refusal> faultOf(const AddTokens &);
Decision<Event> decide(const State &, const AddTokens &);

struct KillToken {
    int id = 1;
    int player = 0;
    bool operator==(const KillToken &) const = default;
    static constexpr auto form()
    {
        return record("kill-token", must("id", &KillToken::id), must("player", &KillToken::player));
    }
};
Decision<Event> decide(const State &, const KillToken &);

struct NextStage {
    std::optional<int> life;
    std::optional<std::vector<int>> lives{}; // of the fallen, by seat
    bool operator==(const NextStage &) const = default;
    static constexpr auto form()
    {
        return record("stage", may("life", &NextStage::life, aboveNothing),
                      may("lives", &NextStage::lives, list(1, mostPlayers, aboveNothing)));
    }
};
// One life for all of them, or one for each.
std::optional<Refusal> faultOf(const NextStage &);
Decision<Event> decide(const State &, const NextStage &);

struct Barrier {
    bool up = true;
    bool operator==(const Barrier &) const = default;
    static constexpr auto form() { return record("barrier", must("up", &Barrier::up)); }
};
Decision<Event> decide(const State &, const Barrier &);

struct Revive {
    int player = 0;
    int life = 1;
    bool operator==(const Revive &) const = default;
    static constexpr auto form()
    {
        return record("revive", must("player", &Revive::player), must("life", &Revive::life, aboveNothing));
    }
};
Decision<Event> decide(const State &, const Revive &);

struct Finish {
    std::vector<int> winners;
    std::string why;
    bool operator==(const Finish &) const = default;
    static constexpr auto form()
    {
        return record("finish", must("winners", &Finish::winners, list(0, longestList)),
                      must("why", &Finish::why, aName(200)));
    }
};
Decision<Event> decide(const State &, const Finish &);

struct Command : std::variant<Start, Meet, Draw, Attack, Hold, Modify, Wound, CreatureAttack, TakeOne,
                              EndRound, EndEncounter, Loot, LootPass, Adjust, Heal, Fog, Swap, Handle, Give,
                              ShowEvent, TakeForm, Bite, AddTokens, KillToken, NextStage, Barrier, Revive,
                              Finish, Rename, Seal, Uncover, Pick, TakeTie> {
    TORCHSIDE_ONE_OF(Command)
};

} // namespace torchside::cutthroat
