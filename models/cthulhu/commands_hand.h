#pragma once

#include "models/cthulhu/commands_turn.h"

// The table's hand on everything, and on the player's own characters.
namespace torchside::cthulhu {

struct Bar {
    CardRef card;
    bool on = true;
    bool operator==(const Bar &) const = default;
    static constexpr auto form() { return record("bar", must("card", &Bar::card), must("on", &Bar::on)); }
};
Decision<Event> decide(const State &state, const Bar &command);

struct Wound {
    CardRef card;
    bool operator==(const Wound &) const = default;
    static constexpr auto form() { return record("wound", must("card", &Wound::card)); }
};
Decision<Event> decide(const State &state, const Wound &command);

struct DriveInsane {
    CardRef card;
    bool operator==(const DriveInsane &) const = default;
    static constexpr auto form() { return record("insane", must("card", &DriveInsane::card)); }
};
Decision<Event> decide(const State &state, const DriveInsane &command);

struct Restore {
    CardRef card;
    bool operator==(const Restore &) const = default;
    static constexpr auto form() { return record("restore", must("card", &Restore::card)); }
};
Decision<Event> decide(const State &state, const Restore &command);

struct MakeReady {
    CardRef card;
    bool operator==(const MakeReady &) const = default;
    static constexpr auto form() { return record("ready", must("card", &MakeReady::card)); }
};
Decision<Event> decide(const State &state, const MakeReady &command);

struct Exhaust {
    CardRef card;
    bool operator==(const Exhaust &) const = default;
    static constexpr auto form() { return record("exhaust", must("card", &Exhaust::card)); }
};
Decision<Event> decide(const State &state, const Exhaust &command);

struct Destroy {
    CardRef card;
    bool operator==(const Destroy &) const = default;
    static constexpr auto form() { return record("destroy", must("card", &Destroy::card)); }
};
Decision<Event> decide(const State &state, const Destroy &command);

struct Attach {
    CardRef card;
    CardRef to;
    bool operator==(const Attach &) const = default;
    static constexpr auto form()
    {
        return record("attach", must("card", &Attach::card), must("to", &Attach::to));
    }
};
Decision<Event> decide(const State &state, const Attach &command);

struct Discard {
    std::optional<CardRef> card;
    std::optional<int> story;
    bool operator==(const Discard &) const = default;
    static constexpr auto form()
    {
        return record("discard", may("card", &Discard::card), may("story", &Discard::story));
    }
};
Decision<Event> decide(const State &state, const Discard &command);

struct SetBoost {
    CardRef card;
    std::optional<int> cost;
    std::optional<int> skill;
    std::optional<IconChange> icons;
    std::optional<Keywords> keywords;
    bool operator==(const SetBoost &) const = default;
    static constexpr auto form()
    {
        return record("boost", must("card", &SetBoost::card), may("cost", &SetBoost::cost, costs),
                      may("skill", &SetBoost::skill, skills), may("icons", &SetBoost::icons),
                      may("keywords", &SetBoost::keywords, cardWords));
    }
};
Decision<Event> decide(const State &state, const SetBoost &command);

struct MoveTokens {
    int story = 0;
    Side side = Side::minion;
    int by = 0;
    bool operator==(const MoveTokens &) const = default;
    static constexpr auto form()
    {
        return record("token", must("story", &MoveTokens::story), must("side", &MoveTokens::side),
                      must("by", &MoveTokens::by, range(-999, 999)));
    }
};
Decision<Event> decide(const State &state, const MoveTokens &command);

struct ChangeStory {
    int index = 0;
    std::optional<std::string> name;
    std::optional<int> need;
    std::optional<std::vector<Struggle>> struggles;
    bool operator==(const ChangeStory &) const = default;
    static constexpr auto form()
    {
        return record("story", must("index", &ChangeStory::index), may("name", &ChangeStory::name, cardName),
                      may("need", &ChangeStory::need, range(1, 99)),
                      may("struggles", &ChangeStory::struggles, list(0, 12)));
    }
};
Decision<Event> decide(const State &state, const ChangeStory &command);

struct CountStories {
    Side side = Side::minion;
    int by = 0;
    bool operator==(const CountStories &) const = default;
    static constexpr auto form()
    {
        return record("won", must("side", &CountStories::side),
                      must("by", &CountStories::by, range(-99, 99)));
    }
};
Decision<Event> decide(const State &state, const CountStories &command);

struct ChangeDomain {
    DomainRef index;
    std::optional<int> by;
    std::optional<bool> drained;
    bool operator==(const ChangeDomain &) const = default;
    static constexpr auto form()
    {
        return record("domain", must("index", &ChangeDomain::index),
                      may("by", &ChangeDomain::by, range(-999, 999)), may("drained", &ChangeDomain::drained));
    }
};
Decision<Event> decide(const State &state, const ChangeDomain &command);

struct AddDomain {
    bool operator==(const AddDomain &) const = default;
    static constexpr auto form() { return record("add-domain"); }
};
Decision<Event> decide(const State &state, const AddDomain &command);

struct PutIntoPlay {
    CardRef card;
    bool operator==(const PutIntoPlay &) const = default;
    static constexpr auto form() { return record("put-into-play", must("card", &PutIntoPlay::card)); }
};
Decision<Event> decide(const State &state, const PutIntoPlay &command);

struct TakeToHand {
    CardRef card;
    bool operator==(const TakeToHand &) const = default;
    static constexpr auto form() { return record("take-to-hand", must("card", &TakeToHand::card)); }
};
Decision<Event> decide(const State &state, const TakeToHand &command);

struct LayDormant {
    CardRef card;
    int story = 0;
    bool operator==(const LayDormant &) const = default;
    static constexpr auto form()
    {
        return record("dormant", must("card", &LayDormant::card), must("story", &LayDormant::story));
    }
};
Decision<Event> decide(const State &state, const LayDormant &command);

// The player's own characters.
struct Mine {
    OwnId id;
    std::optional<Status> status;
    std::optional<int> wounds;
    std::optional<int> skill;
    std::optional<IconChange> icons;
    std::optional<Keywords> keywords;
    std::optional<std::string> name;
    std::optional<bool> gone;
    bool operator==(const Mine &) const = default;
    static constexpr auto form()
    {
        return record("mine", must("id", &Mine::id), may("status", &Mine::status),
                      may("wounds", &Mine::wounds, costs), may("skill", &Mine::skill, skills),
                      may("icons", &Mine::icons), may("keywords", &Mine::keywords, cardWords),
                      may("name", &Mine::name, cardName), may("gone", &Mine::gone));
    }
};
Decision<Event> decide(const State &state, const Mine &command);

// One of them comes into play, and is known before it is sent anywhere.
struct Join {
    std::string name;
    int skill = 0;
    Icons icons;
    std::optional<Keywords> keywords;
    std::optional<int> wounds;
    bool operator==(const Join &) const = default;
    static constexpr auto form()
    {
        return record("join", must("name", &Join::name, cardName), must("skill", &Join::skill, skills),
                      must("icons", &Join::icons), may("keywords", &Join::keywords, cardWords),
                      may("wounds", &Join::wounds, costs));
    }
};
Decision<Event> decide(const State &state, const Join &command);

// The player's domains, by their resources, for whoever wants them counted; none: they are counted no more.
struct LayOwnDomains {
    std::vector<int> resources;
    bool operator==(const LayOwnDomains &) const = default;
    static constexpr auto form()
    {
        return record("my-domains",
                      must("resources", &LayOwnDomains::resources, list(0, mostOwnDomains, costs)));
    }
};
Decision<Event> decide(const State &state, const LayOwnDomains &command);

struct ChangeOwnDomain {
    int index = 0;
    std::optional<int> by;
    std::optional<bool> drained;
    bool operator==(const ChangeOwnDomain &) const = default;
    static constexpr auto form()
    {
        return record("my-domain", must("index", &ChangeOwnDomain::index),
                      may("by", &ChangeOwnDomain::by, range(-999, 999)),
                      may("drained", &ChangeOwnDomain::drained));
    }
};
Decision<Event> decide(const State &state, const ChangeOwnDomain &command);

} // namespace torchside::cthulhu
