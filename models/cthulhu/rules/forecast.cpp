#include "models/cthulhu/rules/forecast.h"

#include "models/cthulhu/facts.h"
#include "models/cthulhu/rules/change.h"
#include "models/cthulhu/rules/decide.h"

#include <algorithm>

namespace torchside::cthulhu {

namespace {

// Reads off the events what becomes of each story.
class Seer {
public:
    explicit Seer(Forecast &forecast) : forecast_(forecast) {}

    void see(const State &before, const Event &event)
    {
        state_ = &before;
        std::visit([&](const auto &each) { tell(each); }, event);
    }

    void tell(const FightBegan &event) { at(event.story); }
    void tell(const NotResolved &event) { at(event.story).resolved = false; }
    void tell(const StruggleDecided &event)
    {
        at(event.story).struggles.push_back({event.struggle, event.winner, event.minion, event.player, {}});
    }
    void tell(const LossOwed &) { choice_ = true; }
    void tell(const MinionTied &) { choice_ = true; }
    void tell(const PlayerLost &event)
    {
        const auto fate = event.how == Loss::insane    ? Fate::insane
                          : event.how == Loss::wounded ? Fate::wounded
                                                       : Fate::destroyed;
        add(playersFate(event.story, event.character, fate));
    }
    void tell(const PlayerReadied &event)
    {
        add(event.character ? playersFate(event.story, *event.character, Fate::readied)
                            : FateForecast{Side::player, Fate::readied, {}, {}, {}, true});
    }
    void tell(const WentInsane &event) { add(minionsFate(event.card, Fate::insane)); }
    void tell(const Wounded &event) { add(minionsFate(event.card, Fate::wounded)); }
    void tell(const Destroyed &event) { add(minionsFate(event.card, Fate::destroyed)); }
    void tell(const Readied &event) { add(minionsFate(event.card, Fate::readied)); }
    void tell(const TokensMoved &event)
    {
        auto &tokens = at(event.story).tokens;
        (event.side == Side::minion ? tokens.minion : tokens.player) += event.by;
    }
    void tell(const StoryWon &event) { at(event.story).won = event.side; }
    void tell(const SkillCompared &event)
    {
        const auto winner = event.tokens > 0 ? std::optional(state_->fight->attacker) : std::nullopt;
        at(event.story).skill = SkillForecast{event.minion, event.player, winner};
    }
    template <class Other>
    void tell(const Other &)
    {}

private:
    StoryForecast &at(int story)
    {
        auto &all = forecast_.stories;
        if (all.empty() || all.back().story != story)
            all.push_back({story, true, {}, {}, {}, {}});
        return all.back();
    }
    FateForecast playersFate(int story, int character, Fate fate) const
    {
        const auto *there = state_->attendanceAt(state_->stories.at(static_cast<std::size_t>(story)).key);
        return {
            Side::player, fate, {}, character, there->characters.at(static_cast<std::size_t>(character)).name,
            choice_};
    }
    FateForecast minionsFate(CardId card, Fate fate) const
    {
        return {Side::minion, fate, card, {}, state_->name(card), choice_};
    }
    void add(FateForecast fate)
    {
        choice_ = false;
        const auto &fight = state_->fight.value();
        auto &here = at(static_cast<int>(state_->indexOf(fight.order.front()).value()));
        if (here.struggles.empty()) { // it was decided before, and somebody has still to pay for it
            const auto &last = fight.results.back();
            here.struggles.push_back({last.struggle, last.winner, 0, 0, {}});
        }
        here.struggles.back().fates.push_back(std::move(fate));
    }

    const State *state_ = nullptr;
    Forecast &forecast_;
    bool choice_ = false;
};

// Whom the player would miss least.
int leastOf(const State &state, const std::vector<int> &owed)
{
    const auto &there = *state.attendanceAt(state.fight->order.front());
    const auto worth = [&](int at) {
        const auto &each = there.characters.at(static_cast<std::size_t>(at));
        const auto &icons = each.icons;
        return each.skill + icons.terror + icons.combat + icons.arcane + icons.investigation;
    };
    const bool readies = state.fight->results.back().struggle == Struggle::arcane;
    return *std::min_element(owed.begin(), owed.end(), [&](int a, int b) {
        return readies ? worth(a) > worth(b) : worth(a) < worth(b);
    });
}

// One stride on, with every choice made; events of the pool are left out.
void strideOn(Course &course)
{
    const auto &state = course.state();
    const auto &fight = *state.fight;
    if (state.moment)
        course.add(MomentPassed{});
    else if (!fight.owed.empty())
        playerPays(course, leastOf(state, fight.owed));
    else if (fight.tied)
        settleTie(course,
                  thinkPayment(state, fight.order.front(), fight.results.back().struggle).chosen.value());
    else
        resolveOn(course);
}

} // namespace

std::optional<Refusal> faultOf(const AskForecast &question)
{
    return question.stories ? faultIn(*question.stories) : std::nullopt;
}

// The Minion defends as it would; LILLITH would have to search for that first.
std::optional<std::vector<Commit>> defend(Course &course)
{
    const auto &state = course.state();
    if (state.isLillith() || !state.fight || state.fight->attacker != Side::player)
        return std::nullopt;
    course.add(WentOn{Stage::defend});
    if (storiesToDefend(course.state()).empty())
        return std::vector<Commit>{};
    auto commits = thinkDefence(course.state()).commits;
    course.add(MinionDefended{commits});
    return commits;
}

std::variant<Forecast, Refusal> forecast(const State &state, const AskForecast &question)
{
    Forecast forecast;
    Course course(state);
    if (question.stories) {
        const auto committed = committedBy(state, {*question.stories, std::nullopt});
        if (const auto *refusal = std::get_if<Refusal>(&committed))
            return *refusal;
        course.add(std::get<PlayerCommitted>(committed));
    }
    const bool stands = question.stories || state.stage == Stage::defend;
    if (question.defended.value_or(false) && stands)
        forecast.defends = defend(course);
    if (course.state().fight)
        course.add(WentOn{Stage::resolve});
    while (!course.state().outcome && course.state().fight && !course.state().fight->order.empty())
        strideOn(course);
    Seer seer(forecast);
    applied<Rules>(state, course.events(),
                   [&](const State &before, const Event &event, const State &) { seer.see(before, event); });
    return forecast;
}

} // namespace torchside::cthulhu
