#include "models/cthulhu/lillith/planning.h"

#include "models/cthulhu/facts.h"
#include "models/cthulhu/minion/thought.h"

#include <algorithm>

namespace torchside::cthulhu::lillith {

namespace {

// A hand that no table holds is not looked through to its end.
constexpr int mostLooks = 200'000;

using Resources = std::vector<int>; // of undrained domains, ascending

Resources undrained(const State &state)
{
    Resources resources;
    for (const auto &domain : state.domains)
        if (!domain.drained)
            resources.push_back(domain.resources);
    std::sort(resources.begin(), resources.end());
    return resources;
}

int costOf(const State &state, CardId card)
{
    return state.printed(card).cost.number;
}

// The dearest card takes the largest domain, and so on down.
bool canPayAll(const Resources &resources, std::vector<int> costs)
{
    std::erase(costs, 0);
    std::sort(costs.rbegin(), costs.rend());
    if (costs.size() > resources.size())
        return false;
    for (std::size_t i = 0; i < costs.size(); ++i)
        if (costs[i] > resources[resources.size() - 1 - i])
            return false;
    return true;
}

bool isOpposed(const Printed &one, const Printed &other)
{
    const auto against = [](const Printed &a, const Printed &b) {
        return has(a.keywords, "villainous") && has(b.keywords, "heroic");
    };
    return against(one, other) || against(other, one);
}

bool canStandTogether(const Printed &one, const Printed &other)
{
    if (one.name == other.name && (one.unique || other.unique))
        return false;
    if (one.type == CardType::conspiracy && other.type == CardType::conspiracy)
        return false;
    return !isOpposed(one, other);
}

class Filling {
public:
    explicit Filling(const State &state, std::optional<CardId> with = std::nullopt)
        : state_(state), resources_(undrained(state)), hasHost_(nextHost(state).has_value())
    {
        if (with) {
            chosen_.push_back(*with);
            cost_ = costOf(state, *with);
        }
        for (const auto card : byPotential(state, state.hand)) {
            const auto test = hindrance(state, card);
            if (card == with)
                continue;
            if (!test || (test == Test::target && canPay(state, costOf(state, card))))
                cards_.push_back(card);
        }
    }

    CardSet best()
    {
        look(0);
        return best_;
    }

private:
    bool fits(CardId card) const
    {
        const auto &printed = state_.printed(card);
        if (!std::all_of(chosen_.begin(), chosen_.end(),
                         [&](CardId other) { return canStandTogether(printed, state_.printed(other)); }))
            return false;
        std::vector<int> costs{costOf(state_, card)};
        for (const auto other : chosen_)
            costs.push_back(costOf(state_, other));
        return canPayAll(resources_, std::move(costs));
    }

    bool isHosted() const
    {
        const auto is = [&](auto what) {
            return std::any_of(chosen_.begin(), chosen_.end(),
                               [&](CardId card) { return what(state_.printed(card)); });
        };
        return hasHost_ || !is(isOwnAttachment) ||
               is([](const Printed &card) { return card.type == CardType::character; });
    }

    // No set of these and of later ones can be larger, or dearer at the same size.
    bool isHopeless(std::size_t from) const
    {
        const auto size = chosen_.size();
        std::size_t paid = 0;
        std::size_t free = 0;
        for (const auto card : chosen_)
            paid += costOf(state_, card) > 0 ? 1 : 0;
        int dearest = 0;
        const auto room = resources_.size() - paid;
        std::size_t more = 0;
        for (std::size_t i = from; i < cards_.size(); ++i) {
            const int cost = costOf(state_, cards_[i]);
            if (cost == 0)
                ++free;
            else if (more < room) {
                ++more;
                dearest += cost; // by priority, so the dearest come first
            }
        }
        const auto most = size + free + more;
        return most < best_.cards.size() || (most == best_.cards.size() && cost_ + dearest <= best_.cost);
    }

    void look(std::size_t from)
    {
        if (++looks_ > mostLooks)
            return;
        if (isHosted() && (chosen_.size() > best_.cards.size() ||
                           (chosen_.size() == best_.cards.size() && cost_ > best_.cost)))
            best_ = {chosen_, cost_};
        if (from == cards_.size() || isHopeless(from))
            return;
        const auto card = cards_[from];
        if (fits(card)) {
            chosen_.push_back(card);
            cost_ += costOf(state_, card);
            look(from + 1);
            cost_ -= costOf(state_, card);
            chosen_.pop_back();
        }
        look(from + 1);
    }

    const State &state_;
    Resources resources_;
    bool hasHost_;
    std::vector<CardId> cards_;
    std::vector<CardId> chosen_;
    int cost_ = 0;
    CardSet best_;
    int looks_ = 0;
};

} // namespace

CardSet bestSet(const State &state)
{
    return Filling(state).best();
}

CardSet bestSetWith(const State &state, CardId card)
{
    auto set = Filling(state, card).best();
    set.cards = byPotential(state, set.cards);
    return set;
}

std::optional<CardId> nextOf(const State &state, const CardSet &set)
{
    const bool hosted = nextHost(state).has_value();
    for (const auto card : set.cards)
        if (hosted || !isOwnAttachment(state.printed(card)))
            return card;
    return std::nullopt;
}

std::vector<Raise> raisesOf(const State &state)
{
    std::vector<Raise> raises;
    auto tried = state;
    for (std::size_t i = 0; i < state.domains.size(); ++i) {
        ++tried.domains[i].resources;
        const auto set = bestSet(tried);
        raises.push_back(
            {static_cast<int>(i), static_cast<int>(set.cards.size()), set.cost, state.domains[i].resources});
        --tried.domains[i].resources;
    }
    std::stable_sort(raises.begin(), raises.end(), [](const Raise &a, const Raise &b) {
        if (a.cards != b.cards)
            return a.cards > b.cards;
        return a.cost != b.cost ? a.cost > b.cost : a.resources < b.resources;
    });
    return raises;
}

} // namespace torchside::cthulhu::lillith
