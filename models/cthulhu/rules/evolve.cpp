#include "models/cthulhu/rules/change.h"
#include "models/cthulhu/rules/rules.h"

#include <algorithm>

namespace torchside::cthulhu {

namespace {

int phaseOf(Stage stage)
{
    switch (stage) {
    case Stage::events:
    case Stage::firstDrain:
    case Stage::secondDrain:
    case Stage::third: return static_cast<int>(Stage::events);
    case Stage::defenders:
    case Stage::commit:
    case Stage::answer: return static_cast<int>(Stage::commit);
    default: return static_cast<int>(stage);
    }
}

struct Evolve {
    State &state;

    Story &story(int at) const { return state.stories.at(static_cast<std::size_t>(at)); }
    Fight &fight() const { return state.fight.value(); }
    void drain(std::optional<int> domain) const
    {
        if (domain)
            domainIn(state, domain).drained = true;
    }
    void commitAll(const std::vector<Commit> &commits) const
    {
        for (const auto &commit : commits) {
            auto &character = characterIn(state, commit.card);
            character.status = Status::exhausted;
            character.story = keyOf(state, commit.story);
        }
    }

    void operator()(const Started &event) const
    {
        state.seats = {"You", "The Minion"};
        state.first = event.first;
        state.mulligan = event.mulligan;
        state.options = event.options;
        const int more = event.mulligan ? 1 : 0;
        state.domains.assign(usualDomains, {event.options.domainResources + more, false});
        state.events = {event.options.eventsResources + more, false};
        for (const auto &name : event.stories)
            state.stories.push_back(newStory(state, name));
        state.deck = event.deck;
    }
    void operator()(const DeckWarned &) const {}
    void operator()(const CameUp &event) const
    {
        state.cards.push_back(event.is);
        if (!state.deck)
            return;
        const auto found = std::find_if(state.deck->begin(), state.deck->end(), [&](const DeckEntry &entry) {
            return entry.left > 0 && entry.card.name == event.is.name;
        });
        if (found != state.deck->end())
            --found->left;
    }
    void operator()(const NotInDeck &) const {}
    void operator()(const Scouted &event) const { putDown(state, event.card, std::nullopt); }
    void operator()(const ScoutMissing &) const {}
    void operator()(const Drawn &event) const
    {
        for (const auto card : event.cards) {
            if (state.printed(card).type == CardType::event)
                state.pool.push_back({card, false});
            else
                state.hand.push_back(card);
        }
    }
    void operator()(const TurnBegan &event) const
    {
        state.turn = event.turn;
        state.side = event.side;
        state.phase = event.side == Side::minion ? Phase::minion : Phase::player;
        (*this)(WentOn{event.side == Side::minion ? Stage::refresh : Stage::player});
        if (event.side == Side::player)
            return;
        state.declinedX = false;
        state.played = 0;
        state.defenders.reset();
        state.defendersReady.reset();
        for (auto &pooled : state.pool)
            pooled.valid = false;
    }
    void operator()(const WentOn &event) const
    {
        if (phaseOf(state.stage) != phaseOf(event.to)) {
            state.aside.clear();
            state.preferred.clear();
        }
        state.stage = event.to;
        state.passed.clear();
    }
    void operator()(const Refreshed &event) const
    {
        for (auto &domain : state.domains)
            domain.drained = false;
        state.events.drained = false;
        for (auto &character : state.characters)
            if (character.status == Status::exhausted)
                character.status = Status::ready;
        if (event.restored)
            (*this)(Restored{*event.restored});
    }
    void operator()(const Rerolled &) const {}
    void operator()(const ResourceGained &event) const { domainIn(state, event.domain).resources += 1; }
    void operator()(const EventsJudged &event) const
    {
        for (auto &pooled : state.pool)
            pooled.valid =
                std::find(event.valid.begin(), event.valid.end(), pooled.card) != event.valid.end();
    }
    void operator()(const Played &event) const
    {
        takeAway(state, event.card);
        putDown(state, event.card, event.attachTo);
        drain(event.domain);
        state.played += state.isLillith() ? 1 : 0;
    }
    void operator()(const DrainSkipped &event) const { state.declinedX = state.declinedX || event.declined; }
    void operator()(const Acted &event) const { drain(event.domain); }
    void operator()(const ActionSkipped &) const {}
    void operator()(const LeftOut &event) const
    {
        (state.moment ? state.moment->asked : state.aside).push_back(event.card);
    }
    void operator()(const Chosen &event) const
    {
        std::erase(state.preferred, event.card);
        state.preferred.push_back(event.card);
    }
    void operator()(const DefendersCounted &event) const { state.defenders = event.count; }
    void operator()(const MinionCommitted &event) const
    {
        commitAll(event.commits);
        state.fight = Fight{};
        state.fight->attacker = Side::minion;
        for (const auto &commit : event.commits)
            if (const int key = keyOf(state, commit.story);
                std::find(fight().order.begin(), fight().order.end(), key) == fight().order.end())
                fight().order.push_back(key);
    }
    void operator()(const PlayerCommitted &event) const
    {
        state.attendance.clear();
        for (const auto &each : event.stories)
            state.attendance.push_back({keyOf(state, each.story), each.characters,
                                        std::vector<bool>(each.characters.size(), false)});
        if (!event.order)
            return;
        state.fight = Fight{};
        state.fight->attacker = Side::player;
        for (const int at : *event.order)
            fight().order.push_back(keyOf(state, at));
    }
    void operator()(const MinionDefended &event) const { commitAll(event.defends); }
    void operator()(const FightBegan &) const
    {
        fight().begun = true;
        fight().results.clear();
    }
    void operator()(const StruggleDecided &event) const
    {
        fight().results.push_back({event.struggle, event.winner});
        state.passed.clear();
    }
    void operator()(const LossOwed &event) const { fight().owed = event.characters; }
    void operator()(const PlayerLost &event) const
    {
        const int key = keyOf(state, event.story);
        const auto at = static_cast<std::size_t>(event.character);
        for (auto &attendance : state.attendance) {
            if (attendance.story != key)
                continue;
            if (event.how == Loss::wounded)
                attendance.characters.at(at).wounds += 1;
            else
                attendance.gone.at(at) = true;
        }
        fight().owed.clear();
    }
    void operator()(const PlayerReadied &) const {}
    void operator()(const SkillCompared &) const {}
    void operator()(const FightEnded &) const
    {
        fight().order.erase(fight().order.begin(), fight().order.begin() + (fight().order.empty() ? 0 : 1));
        fight().begun = false;
        fight().results.clear();
    }
    void operator()(const AllWentHome &) const
    {
        for (auto &character : state.characters)
            character.story.reset();
        state.attendance.clear();
        state.fight.reset();
    }
    void operator()(const TokensMoved &event) const
    {
        auto &at = story(event.story);
        (event.side == Side::minion ? at.minion : at.player) += event.by;
    }
    void operator()(const StoryWon &event) const
    {
        auto &at = story(event.story);
        at.minion = at.player = 0;
        state.won.push_back({at.key, event.side, false});
        state.passed.clear();
        clearStory(state, at.key);
        state.events.resources += 1;
        (*this)(StoriesCounted{event.side, 1});
    }
    void operator()(const EffectSettled &event) const
    {
        for (auto &won : state.won)
            if (won.story == keyOf(state, event.story))
                won.effectDone = true;
    }
    void operator()(const StoryReplaced &event) const
    {
        const int old = keyOf(state, event.story);
        std::erase_if(state.won, [&](const Won &won) { return won.story == old; });
        story(event.story) = newStory(state, event.name);
    }
    void operator()(const ConspiracyLeft &event) const { removeStory(state, keyOf(state, event.story)); }
    void operator()(const ConspiracyPlayed &event) const
    {
        auto added = newStory(state, event.name);
        added.conspiracy = Side::player;
        added.need = event.tokens;
        added.struggles = event.struggles.value_or(added.struggles);
        state.stories.push_back(added);
    }
    void operator()(const EventPlayed &event) const
    {
        takeAway(state, event.card);
        if (event.fromEvents)
            state.events.drained = true;
        drain(event.domain);
    }
    void operator()(const Ended &event) const
    {
        state.phase = Phase::over;
        (*this)(WentOn{Stage::over});
        state.outcome = Outcome{{event.winner == Side::minion ? 1 : 0}, event.reason};
    }

    void operator()(const WentInsane &event) const
    {
        auto &character = characterIn(state, event.card);
        character.status = Status::insane;
        character.attachments.clear();
        character.boost = {};
        character.story.reset();
    }
    void operator()(const Wounded &event) const { characterIn(state, event.card).wounds += 1; }
    void operator()(const Destroyed &event) const { takeAway(state, event.card); }
    void operator()(const Readied &event) const { characterIn(state, event.card).status = Status::ready; }
    void operator()(const Exhausted &event) const
    {
        characterIn(state, event.card).status = Status::exhausted;
    }
    void operator()(const Restored &event) const
    {
        characterIn(state, event.card).status = Status::exhausted;
    }
    void operator()(const Barred &event) const { characterIn(state, event.card).barred = event.on; }
    void operator()(const Attached &event) const
    {
        takeAway(state, event.card);
        characterIn(state, event.to).attachments.push_back(event.card);
    }
    void operator()(const Discarded &event) const { takeAway(state, event.card); }
    void operator()(const ConspiracyDiscarded &event) const { removeStory(state, keyOf(state, event.story)); }
    void operator()(const Boosted &event) const
    {
        auto &boost = characterIn(state, event.card).boost;
        const auto set = [](auto &old, const auto &now) {
            if (now)
                old = now;
        };
        set(boost.cost, event.cost);
        set(boost.skill, event.skill);
        set(boost.keywords, event.keywords);
        const auto icons = event.icons.value_or(IconChange{});
        set(boost.icons.terror, icons.terror);
        set(boost.icons.combat, icons.combat);
        set(boost.icons.arcane, icons.arcane);
        set(boost.icons.investigation, icons.investigation);
    }
    void operator()(const StoryChanged &event) const
    {
        auto &at = story(event.story);
        at.name = event.name.value_or(at.name);
        at.need = event.need.value_or(at.need);
        at.struggles = event.struggles.value_or(at.struggles);
    }
    void operator()(const StoriesCounted &event) const
    {
        (event.side == Side::minion ? state.minionStories : state.playerStories) += event.by;
    }
    void operator()(const DomainChanged &event) const
    {
        auto &domain = domainIn(state, event.domain);
        domain.resources += event.by;
        domain.drained = event.drained.value_or(domain.drained);
    }
    void operator()(const DomainAdded &) const { state.domains.push_back({}); }
    void operator()(const EnteredPlay &event) const
    {
        takeAway(state, event.card);
        putDown(state, event.card, event.attachTo);
    }
    void operator()(const TakenToHand &event) const
    {
        takeAway(state, event.card);
        (*this)(Drawn{{event.card}});
    }
    void operator()(const LaidDormant &event) const
    {
        const int key = keyOf(state, event.story);
        takeAway(state, event.card);
        state.dormant.push_back({event.card, key});
    }
    void operator()(const Renamed &event) const
    {
        state.seats.at(static_cast<std::size_t>(event.player)) = event.to;
    }

    void operator()(const ResourcePlaced &event) const { domainIn(state, event.domain).resources += 1; }
    void operator()(const DefendersNamed &event) const { state.defendersReady = event.characters; }
    void operator()(const Planned &event) const { state.plan = event.plan; }
    void operator()(const MomentCame &event) const
    {
        state.moment = cthulhu::Moment{event.trigger, {}};
        state.passed.push_back(event.trigger);
        if (state.fight && state.stage == Stage::resolve && event.trigger != Trigger::storyWon)
            fight().due = true;
    }
    void operator()(const MomentPassed &) const { state.moment.reset(); }
    void operator()(const StruggleSettled &) const { fight().due = false; }
};

} // namespace

State Rules::evolve(State state, const Event &event)
{
    // What was planned holds while nothing changes.
    if (!std::holds_alternative<Renamed>(event))
        state.plan.reset();
    std::visit(Evolve{state}, event);
    return state;
}

} // namespace torchside::cthulhu
