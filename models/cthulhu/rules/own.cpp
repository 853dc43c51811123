#include "models/cthulhu/rules/change.h"

#include "models/cthulhu/rules/decide.h"

#include <algorithm>
#include <stdexcept>

namespace torchside::cthulhu {

namespace {

using Taken = std::vector<OwnId>;

bool isTaken(const Taken &taken, OwnId id)
{
    return std::find(taken.begin(), taken.end(), id) != taken.end();
}

// Nothing where this one can be sent.
std::optional<Refusal> hindered(const Own &own, const Taken &taken)
{
    if (own.status == Status::insane)
        return badArgument("stories", say("%1 is insane and can't be sent.", own.name));
    if (own.status == Status::exhausted)
        return badArgument("stories", say("%1 is exhausted and can't be sent.", own.name));
    if (isTaken(taken, own.id))
        return badArgument("stories", say("%1 is named twice.", own.name));
    return std::nullopt;
}

// The remembered one of this name that is not sent yet; one that is ready before the others.
const Own *knownAs(const State &state, const std::string &name, const Taken &taken)
{
    const Own *found = nullptr;
    for (const auto &own : state.own)
        if (own.name == name && !isTaken(taken, own.id) && (!found || found->status != Status::ready))
            found = &own;
    return found;
}

PlayerCharacter toldOf(const Own &own, const Sent &sent)
{
    PlayerCharacter told;
    told.name = sent.name.value_or(own.name);
    told.skill = sent.skill.value_or(own.skill);
    told.icons = sent.icons.value_or(own.icons);
    told.keywords = sent.keywords.value_or(own.keywords);
    told.wounds = sent.wounds.value_or(own.wounds);
    told.id = own.id;
    return told;
}

class Sending {
public:
    explicit Sending(const State &state) : state_(state), next_(state.nextOwn) {}

    std::variant<PlayerCharacter, Refusal> told(const Sent &sent)
    {
        const Own *own = sent.id ? state_.ownWith(*sent.id) : nullptr;
        if (sent.id && !own)
            return badArgument("stories", say("There is no %1 among your characters.", textOf(*sent.id)));
        if (!own && sent.name)
            own = knownAs(state_, *sent.name, taken_);
        if (own) {
            if (auto refusal = hindered(*own, taken_))
                return *refusal;
            taken_.push_back(own->id);
            return toldOf(*own, sent);
        }
        auto told = toldOf({}, sent);
        told.name = sent.name;
        told.id = sent.name ? std::optional(OwnId{next_++}) : std::nullopt;
        return told;
    }

private:
    const State &state_;
    int next_;
    Taken taken_;
};

void leaveStory(State &state, OwnId id)
{
    for (auto &there : state.attendance)
        for (std::size_t i = 0; i < there.characters.size(); ++i) {
            if (there.characters[i].id != id)
                continue;
            there.gone.at(i) = true;
            if (state.fight && !state.fight->order.empty() && state.fight->order.front() == there.story)
                std::erase(state.fight->owed, static_cast<int>(i));
        }
}

void showAtStory(State &state, const Own &own)
{
    for (auto &there : state.attendance)
        for (auto &character : there.characters)
            if (character.id == own.id)
                character = {own.name, own.skill, own.icons, own.keywords, own.wounds, own.id};
}

bool changesNothing(const Mine &mine)
{
    return !mine.status && !mine.wounds && !mine.skill && !mine.icons && !mine.keywords && !mine.name &&
           !mine.gone.value_or(false);
}

} // namespace

std::optional<Refusal> faultIn(const std::vector<Commitment> &commitments)
{
    for (const auto &there : commitments)
        for (const auto &sent : there.characters) {
            if (sent.id || (sent.skill && sent.icons))
                continue;
            const std::string within = std::string("stories: ") + "characters: ";
            return badArgument("stories", say("%1 is missing.", within + (sent.skill ? "icons" : "skill")));
        }
    return std::nullopt;
}

std::optional<Refusal> faultOf(const Commits &commits)
{
    return faultIn(commits.stories);
}

std::variant<std::vector<Attending>, Refusal> sentBy(const State &state,
                                                     const std::vector<Commitment> &commitments)
{
    Sending sending(state);
    std::vector<Attending> all;
    for (const auto &there : commitments) {
        all.push_back({there.story, {}});
        for (const auto &sent : there.characters) {
            auto told = sending.told(sent);
            if (auto *refusal = std::get_if<Refusal>(&told))
                return *refusal;
            all.back().characters.push_back(std::get<PlayerCharacter>(std::move(told)));
        }
    }
    return all;
}

void sendOwn(State &state, const PlayerCharacter &character, int story)
{
    if (!character.id)
        return;
    auto *own = ownIn(state, *character.id);
    if (!own) {
        own = &state.own.emplace_back();
        own->id = *character.id;
        state.nextOwn = std::max(state.nextOwn, own->id.number + 1);
    }
    *own = {own->id,
            character.name.value_or(own->name),
            character.skill,
            character.icons,
            character.keywords,
            Status::exhausted,
            character.wounds,
            story};
}

Decision<Event> decide(const State &state, const Mine &mine)
{
    if (auto refusal = stillInSetup(state))
        return *refusal;
    const auto *own = state.ownWith(mine.id);
    if (!own)
        return badArgument("id", say("There is no %1 among your characters.", textOf(mine.id)));
    if (changesNothing(mine))
        return badArgument("id", say("Say what changes on %1.", own->name));
    Course course(state);
    if (mine.gone.value_or(false))
        course.add(OwnGone{mine.id});
    else
        course.add(
            OwnChanged{mine.id, mine.name, mine.status, mine.wounds, mine.skill, mine.icons, mine.keywords});
    const auto &fight = course.state().fight;
    if (fight && fight->owed.size() == 1 && state.fight->owed.size() > 1) // no choice is left
        playerPays(course, fight->owed.front());
    return finished(course);
}

void evolve(State &state, const OwnChanged &event)
{
    auto *known = ownIn(state, event.id);
    if (!known)
        throw std::out_of_range("there is no such character of the player's");
    auto &own = *known;
    own.name = event.name.value_or(own.name);
    own.status = event.status.value_or(own.status);
    own.wounds = event.wounds.value_or(own.wounds);
    own.skill = event.skill.value_or(own.skill);
    own.keywords = event.keywords.value_or(own.keywords);
    const auto icons = event.icons.value_or(IconChange{});
    own.icons.terror = icons.terror.value_or(own.icons.terror);
    own.icons.combat = icons.combat.value_or(own.icons.combat);
    own.icons.arcane = icons.arcane.value_or(own.icons.arcane);
    own.icons.investigation = icons.investigation.value_or(own.icons.investigation);
    showAtStory(state, own);
    if (own.status != Status::insane)
        return;
    own.story.reset();
    leaveStory(state, own.id);
}

void evolve(State &state, const OwnGone &event)
{
    leaveStory(state, event.id);
    forgetOwn(state, event.id);
}

} // namespace torchside::cthulhu
