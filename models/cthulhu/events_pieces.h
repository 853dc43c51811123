#pragma once

#include "models/cthulhu/events_turn.h"

// What happened to stories, cards and characters beside the course of a turn.
namespace torchside::cthulhu {

struct TokensMoved {
    int story = 0;
    Side side = Side::minion;
    int by = 0;
    bool operator==(const TokensMoved &) const = default;
    static constexpr auto form()
    {
        return record("tokens-moved", must("story", &TokensMoved::story), must("side", &TokensMoved::side),
                      must("by", &TokensMoved::by, range(-999, 999)));
    }
};
void evolve(State &state, const TokensMoved &event);

struct StoryWon {
    int story = 0;
    Side side = Side::minion;
    bool operator==(const StoryWon &) const = default;
    static constexpr auto form()
    {
        return record("story-won", must("story", &StoryWon::story), must("side", &StoryWon::side));
    }
};
void evolve(State &state, const StoryWon &event);

struct EffectSettled {
    int story = 0;
    Side side = Side::minion;
    bool taken = false;
    bool operator==(const EffectSettled &) const = default;
    static constexpr auto form()
    {
        return record("effect-settled", must("story", &EffectSettled::story),
                      must("side", &EffectSettled::side), must("taken", &EffectSettled::taken));
    }
};
void evolve(State &state, const EffectSettled &event);

struct StoryReplaced {
    int story = 0;
    std::string name;
    bool operator==(const StoryReplaced &) const = default;
    static constexpr auto form()
    {
        return record("story-replaced", must("story", &StoryReplaced::story),
                      must("name", &StoryReplaced::name));
    }
};
void evolve(State &state, const StoryReplaced &event);

struct ConspiracyLeft {
    int story = 0;
    bool operator==(const ConspiracyLeft &) const = default;
    static constexpr auto form() { return record("conspiracy-left", must("story", &ConspiracyLeft::story)); }
};
void evolve(State &state, const ConspiracyLeft &event);

struct ConspiracyPlayed {
    std::string name;
    int tokens = usualNeed;
    std::optional<std::vector<Struggle>> struggles;
    bool operator==(const ConspiracyPlayed &) const = default;
    static constexpr auto form()
    {
        return record("conspiracy-played", must("name", &ConspiracyPlayed::name),
                      must("tokens", &ConspiracyPlayed::tokens, range(1, 99)),
                      may("struggles", &ConspiracyPlayed::struggles));
    }
};
void evolve(State &state, const ConspiracyPlayed &event);

struct EventPlayed {
    CardId card;
    int cost = 0;
    bool fromEvents = false;
    std::optional<int> domain;
    bool operator==(const EventPlayed &) const = default;
    static constexpr auto form()
    {
        return record("event-played", must("card", &EventPlayed::card), must("cost", &EventPlayed::cost),
                      must("fromEvents", &EventPlayed::fromEvents), must("domain", &EventPlayed::domain));
    }
};
void evolve(State &state, const EventPlayed &event);

struct Ended {
    Side winner = Side::player;
    std::string reason;
    bool operator==(const Ended &) const = default;
    static constexpr auto form()
    {
        return record("ended", must("winner", &Ended::winner), must("reason", &Ended::reason));
    }
};
void evolve(State &state, const Ended &event);

// What came of the struggles or of the table's hand to one of the Minion's cards.

struct WentInsane {
    CardId card;
    bool operator==(const WentInsane &) const = default;
    static constexpr auto form() { return record("went-insane", must("card", &WentInsane::card)); }
};
void evolve(State &state, const WentInsane &event);

struct Wounded {
    CardId card;
    bool operator==(const Wounded &) const = default;
    static constexpr auto form() { return record("wounded", must("card", &Wounded::card)); }
};
void evolve(State &state, const Wounded &event);

struct Destroyed {
    CardId card;
    bool operator==(const Destroyed &) const = default;
    static constexpr auto form() { return record("destroyed", must("card", &Destroyed::card)); }
};
void evolve(State &state, const Destroyed &event);

struct Readied {
    CardId card;
    bool operator==(const Readied &) const = default;
    static constexpr auto form() { return record("readied", must("card", &Readied::card)); }
};
void evolve(State &state, const Readied &event);

struct Exhausted {
    CardId card;
    bool operator==(const Exhausted &) const = default;
    static constexpr auto form() { return record("exhausted", must("card", &Exhausted::card)); }
};
void evolve(State &state, const Exhausted &event);

struct Restored {
    CardId card;
    bool operator==(const Restored &) const = default;
    static constexpr auto form() { return record("restored", must("card", &Restored::card)); }
};
void evolve(State &state, const Restored &event);

struct Barred {
    CardId card;
    bool on = true;
    bool operator==(const Barred &) const = default;
    static constexpr auto form()
    {
        return record("barred", must("card", &Barred::card), must("on", &Barred::on));
    }
};
void evolve(State &state, const Barred &event);

struct Attached {
    CardId card;
    CardId to;
    bool operator==(const Attached &) const = default;
    static constexpr auto form()
    {
        return record("attached", must("card", &Attached::card), must("to", &Attached::to));
    }
};
void evolve(State &state, const Attached &event);

struct Discarded {
    CardId card;
    bool operator==(const Discarded &) const = default;
    static constexpr auto form() { return record("discarded", must("card", &Discarded::card)); }
};
void evolve(State &state, const Discarded &event);

struct ConspiracyDiscarded {
    int story = 0;
    bool operator==(const ConspiracyDiscarded &) const = default;
    static constexpr auto form()
    {
        return record("conspiracy-discarded", must("story", &ConspiracyDiscarded::story));
    }
};
void evolve(State &state, const ConspiracyDiscarded &event);

struct Boosted {
    CardId card;
    std::optional<int> cost;
    std::optional<int> skill;
    std::optional<IconChange> icons;
    std::optional<Keywords> keywords;
    bool operator==(const Boosted &) const = default;
    static constexpr auto form()
    {
        return record("boosted", must("card", &Boosted::card), may("cost", &Boosted::cost, costs),
                      may("skill", &Boosted::skill, skills), may("icons", &Boosted::icons),
                      may("keywords", &Boosted::keywords));
    }
};
void evolve(State &state, const Boosted &event);

struct StoryChanged {
    int story = 0;
    std::optional<std::string> name;
    std::optional<int> need;
    std::optional<std::vector<Struggle>> struggles;
    bool operator==(const StoryChanged &) const = default;
    static constexpr auto form()
    {
        return record("story-changed", must("story", &StoryChanged::story), may("name", &StoryChanged::name),
                      may("need", &StoryChanged::need, range(1, 99)),
                      may("struggles", &StoryChanged::struggles));
    }
};
void evolve(State &state, const StoryChanged &event);

struct StoriesCounted {
    Side side = Side::minion;
    int by = 0;
    bool operator==(const StoriesCounted &) const = default;
    static constexpr auto form()
    {
        return record("stories-counted", must("side", &StoriesCounted::side),
                      must("by", &StoriesCounted::by, range(-99, 99)));
    }
};
void evolve(State &state, const StoriesCounted &event);

struct DomainChanged {
    std::optional<int> domain; // none: the Events Domain
    int by = 0;
    std::optional<bool> drained;
    bool operator==(const DomainChanged &) const = default;
    static constexpr auto form()
    {
        return record("domain-changed", must("domain", &DomainChanged::domain),
                      must("by", &DomainChanged::by, range(-999, 999)),
                      may("drained", &DomainChanged::drained));
    }
};
void evolve(State &state, const DomainChanged &event);

struct DomainAdded {
    bool operator==(const DomainAdded &) const = default;
    static constexpr auto form() { return record("domain-added"); }
};
void evolve(State &state, const DomainAdded &event);

struct EnteredPlay {
    CardId card;
    std::optional<CardId> attachTo;
    bool operator==(const EnteredPlay &) const = default;
    static constexpr auto form()
    {
        return record("entered-play", must("card", &EnteredPlay::card),
                      must("attachTo", &EnteredPlay::attachTo));
    }
};
void evolve(State &state, const EnteredPlay &event);

struct TakenToHand {
    CardId card;
    bool operator==(const TakenToHand &) const = default;
    static constexpr auto form() { return record("taken-to-hand", must("card", &TakenToHand::card)); }
};
void evolve(State &state, const TakenToHand &event);

struct LaidDormant {
    CardId card;
    int story = 0;
    bool operator==(const LaidDormant &) const = default;
    static constexpr auto form()
    {
        return record("laid-dormant", must("card", &LaidDormant::card), must("story", &LaidDormant::story));
    }
};
void evolve(State &state, const LaidDormant &event);

// Under LILLITH.

struct ResourcePlaced {
    int domain = 0;
    bool operator==(const ResourcePlaced &) const = default;
    static constexpr auto form()
    {
        return record("resource-placed", must("domain", &ResourcePlaced::domain));
    }
};
void evolve(State &state, const ResourcePlaced &event);

struct DefendersNamed {
    std::vector<PlayerCharacter> characters;
    bool operator==(const DefendersNamed &) const = default;
    static constexpr auto form()
    {
        return record("defenders-named", must("characters", &DefendersNamed::characters));
    }
};
void evolve(State &state, const DefendersNamed &event);

struct Planned {
    lillith::Plan plan;
    bool operator==(const Planned &) const = default;
    static constexpr auto form() { return record("planned", must("plan", &Planned::plan)); }
};
void evolve(State &state, const Planned &event);

struct MomentCame {
    Trigger trigger = Trigger::any;
    bool operator==(const MomentCame &) const = default;
    static constexpr auto form() { return record("moment-came", must("trigger", &MomentCame::trigger)); }
};
void evolve(State &state, const MomentCame &event);

struct MomentPassed {
    bool operator==(const MomentPassed &) const = default;
    static constexpr auto form() { return record("moment-passed"); }
};
void evolve(State &state, const MomentPassed &event);

struct StruggleSettled {
    bool operator==(const StruggleSettled &) const = default;
    static constexpr auto form() { return record("struggle-settled"); }
};
void evolve(State &state, const StruggleSettled &event);

// Nobody is left there who attacks.
struct NotResolved {
    int story = 0;
    bool operator==(const NotResolved &) const = default;
    static constexpr auto form() { return record("not-resolved", must("story", &NotResolved::story)); }
};
void evolve(State &state, const NotResolved &event);

// Which of these equals of the Minion's pays for a struggle, or is readied by it, is for the table to say.
struct MinionTied {
    int story = 0;
    Struggle struggle = Struggle::terror;
    std::vector<CardId> characters;
    bool operator==(const MinionTied &) const = default;
    static constexpr auto form()
    {
        return record("minion-tied", must("story", &MinionTied::story),
                      must("struggle", &MinionTied::struggle), must("characters", &MinionTied::characters));
    }
};
void evolve(State &state, const MinionTied &event);

struct MinionSettled {
    bool operator==(const MinionSettled &) const = default;
    static constexpr auto form() { return record("minion-settled"); }
};
void evolve(State &state, const MinionSettled &event);

} // namespace torchside::cthulhu
