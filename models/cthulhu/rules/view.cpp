#include "models/cthulhu/view.h"
#include "models/cthulhu/rules/struggles.h"

namespace torchside::cthulhu {

namespace {

template <class View>
View viewed(const State &state, CardId card)
{
    const auto numbers = numbersOf(state, card);
    View view;
    view.id = card;
    view.name = state.name(card);
    view.type = state.printed(card).type;
    view.cost = numbers.cost;
    view.skill = numbers.skill;
    view.icons = numbers.icons;
    view.text = state.printed(card).text;
    return view;
}

std::optional<int> shownPlace(const State &state, std::optional<int> story)
{
    const auto at = story ? state.indexOf(*story) : std::nullopt;
    return at ? std::optional(static_cast<int>(*at)) : std::nullopt;
}

CharacterView characterOf(const State &state, const Character &character)
{
    auto view = viewed<CharacterView>(state, character.card);
    view.status = character.status;
    view.wounds = character.wounds;
    for (const auto card : character.attachments)
        view.attachments.push_back(viewed<CardView>(state, card));
    view.story = shownPlace(state, character.story);
    const auto sums = potentialOf(state, character.card);
    view.potential.assign(sums.begin(), sums.end());
    view.barred = character.barred;
    return view;
}

ForceView forceOf(const State &state, Side side, int story)
{
    const auto strength = strengthAt(state, side, story);
    return {strength.icons, strength.skill};
}

} // namespace

MinionView minionOf(const State &state)
{
    MinionView view;
    view.domains = state.domains;
    view.events = state.events;
    view.stories = state.minionStories;
    for (const auto card : state.hand)
        view.hand.push_back(viewed<CardView>(state, card));
    for (const auto &pooled : state.pool) {
        view.pool.push_back(viewed<PoolView>(state, pooled.card));
        view.pool.back().valid = pooled.valid;
    }
    for (const auto &character : state.characters)
        view.characters.push_back(characterOf(state, character));
    for (const auto card : state.supports)
        view.supports.push_back(viewed<CardView>(state, card));
    for (const auto &dormant : state.dormant) {
        view.dormant.push_back(viewed<DormantView>(state, dormant.card));
        view.dormant.back().story = shownPlace(state, dormant.story);
    }
    return view;
}

PlayerView playerOf(const State &state)
{
    PlayerView view{state.playerStories, {}, {}};
    if (!state.ownDomains.empty())
        view.domains = state.ownDomains;
    for (const auto &own : state.own)
        view.characters.push_back({own.id, own.name, own.skill, own.icons, own.keywords, own.status,
                                   own.wounds, shownPlace(state, own.story)});
    return view;
}

std::vector<StoryView> storiesOf(const State &state)
{
    std::vector<StoryView> views;
    for (const auto &story : state.stories)
        views.push_back({story.name, story.card, story.conspiracy, story.need, story.struggles, story.minion,
                         story.player});
    return views;
}

std::optional<ResolvingView> resolvingOf(const State &state)
{
    if (state.outcome || !state.fight || !state.fight->begun || state.fight->results.empty())
        return std::nullopt;
    const auto &fight = *state.fight;
    const int story = fight.order.front();
    return ResolvingView{shownPlace(state, story).value(), fight.results.back().struggle,
                         forceOf(state, Side::minion, story), forceOf(state, Side::player, story),
                         fight.results};
}

std::optional<std::vector<DeckView>> deckOf(const State &state)
{
    if (!state.deck)
        return std::nullopt;
    std::vector<DeckView> views;
    for (const auto &entry : *state.deck)
        views.push_back({entry.card.name, entry.left});
    return views;
}

std::optional<StepView> stepViewOf(const State &state)
{
    const auto step = stepOf(state);
    if (!step)
        return std::nullopt;
    StepView view{step->id,       english(step->say), {},          step->rule, step->wants,
                  step->proposal, step->candidates,   step->hosts, step->texts};
    for (const auto &line : step->why)
        view.why.push_back(english(line));
    return view;
}

} // namespace torchside::cthulhu
