#pragma once

#include "models/cthulhu/state.h"

// What happened to the player's own characters and domains, as far as they are known.
namespace torchside::cthulhu {

struct OwnChanged {
    OwnId id;
    std::optional<std::string> name;
    std::optional<Status> status;
    std::optional<int> wounds;
    std::optional<int> skill;
    std::optional<IconChange> icons;
    std::optional<Keywords> keywords;
    bool operator==(const OwnChanged &) const = default;
    static constexpr auto form()
    {
        return record("own-changed", must("id", &OwnChanged::id), may("name", &OwnChanged::name, cardName),
                      may("status", &OwnChanged::status), may("wounds", &OwnChanged::wounds, costs),
                      may("skill", &OwnChanged::skill, skills), may("icons", &OwnChanged::icons),
                      may("keywords", &OwnChanged::keywords));
    }
};
void evolve(State &state, const OwnChanged &event);

struct OwnGone {
    OwnId id;
    bool operator==(const OwnGone &) const = default;
    static constexpr auto form() { return record("own-gone", must("id", &OwnGone::id)); }
};
void evolve(State &state, const OwnGone &event);

struct OwnJoined {
    OwnId id;
    std::string name;
    int skill = 0;
    Icons icons;
    Keywords keywords;
    int wounds = 0;
    bool operator==(const OwnJoined &) const = default;
    static constexpr auto form()
    {
        return record("own-joined", must("id", &OwnJoined::id), must("name", &OwnJoined::name, cardName),
                      must("skill", &OwnJoined::skill, skills), must("icons", &OwnJoined::icons),
                      must("keywords", &OwnJoined::keywords), must("wounds", &OwnJoined::wounds, costs));
    }
};
void evolve(State &state, const OwnJoined &event);

struct OwnDomainsLaid {
    std::vector<int> resources;
    bool operator==(const OwnDomainsLaid &) const = default;
    static constexpr auto form()
    {
        return record("own-domains-laid",
                      must("resources", &OwnDomainsLaid::resources, list(0, mostOwnDomains, costs)));
    }
};
void evolve(State &state, const OwnDomainsLaid &event);

struct OwnDomainChanged {
    int index = 0;
    int resources = 0;
    bool drained = false;
    bool operator==(const OwnDomainChanged &) const = default;
    static constexpr auto form()
    {
        return record("own-domain-changed", must("index", &OwnDomainChanged::index),
                      must("resources", &OwnDomainChanged::resources, costs),
                      must("drained", &OwnDomainChanged::drained));
    }
};
void evolve(State &state, const OwnDomainChanged &event);

} // namespace torchside::cthulhu
