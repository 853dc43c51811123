#include "models/cutthroat/words/words.h"

#include <algorithm>

namespace torchside::cutthroat {

namespace {

struct Telling : Teller<Words, State, Event> {
    using Teller::operator();

    void operator()(const Killed &killed) const
    {
        if (killed.player)
            to.mark(Feat::kill, *killed.player, line());
    }
    void operator()(const Died &died) const { to.mark(Feat::death, died.player, line()); }
    void operator()(const Revived &revived) const { to.mark(Feat::change, revived.player, line()); }
    void operator()(const FormTaken &taken) const { to.mark(Feat::change, taken.player, line()); }
    void operator()(const Attacked &attacked) const
    {
        to.best("blow", say("Biggest blow"), static_cast<int>(attacked.damage),
                literally(before.name(attacked.player)));
    }
    void operator()(const CreatureAttacked &attacked) const
    {
        for (const auto &hit : attacked.hit)
            to.best("suffered", say("Hardest hit survived"),
                    hit.life > 0 ? before.player(hit.player).life - hit.life : 0,
                    literally(before.name(hit.player)));
    }
};

Sentence leaders(const State &state)
{
    int most = 0;
    std::vector<std::string> names;
    for (const int seat : state.living()) {
        const int has = state.player(seat).prestige;
        if (names.empty() || has > most)
            names.clear();
        if (names.empty() || has == most) {
            most = has;
            names.push_back(state.name(seat));
        }
    }
    if (names.empty())
        return {};
    return names.size() == 1 ? say("%1 leads with %2 prestige", listed(names), most)
                             : say("%1 are level at %2 prestige", listed(names), most);
}

Sentence headline(const State &state)
{
    if (!state.outcome)
        return Words::standing(state);
    const auto names = state.namesOf(state.outcome->winners);
    if (names.empty())
        return state.outcome->reason == "all-dead" ? say("The caverns keep everybody.") : say("Nobody wins.");
    return names.size() == 1 ? say("%1 leaves the caverns first.", listed(names))
                             : say("%1 leave the caverns together.", listed(names));
}

void addPlaces(const State &state, Chronicler &to)
{
    for (int seat = 0; seat < state.count(); ++seat) {
        const auto &player = state.player(seat);
        Place place{seat, 0, literally(state.name(seat)), player.prestige, {}, {}, false, !player.alive};
        if (player.character)
            place.role = literally(*player.character);
        const auto fell = to.whereLast(Feat::death, seat);
        place.fate = player.alive   ? say("%1 life", player.life)
                     : fell.empty() ? say("fell")
                                    : say("fell in %1", fell);
        if (state.outcome) {
            const auto &won = state.outcome->winners;
            place.won = std::find(won.begin(), won.end(), seat) != won.end();
        }
        to.place(std::move(place));
    }
    to.rank();
}

} // namespace

void Story::tell(const State &before, const Event &event, Chronicler &to)
{
    std::visit(Telling{{before, event, to}}, event);
}

void Story::measure(const State &state, Chronicler &to)
{
    to.where(state.met, state.met > 0 ? say("encounter %1", state.met) : say("the entrance"));
    for (int seat = 0; seat < state.count(); ++seat) {
        const auto &player = state.player(seat);
        const auto name = literally(state.name(seat));
        if (player.alive)
            to.value("life", say("Life"), seat, name, player.life);
        else
            to.last("life", seat, 0);
        to.value("prestige", say("Prestige"), seat, name, player.prestige);
        to.best("prestige", say("Highest prestige"), player.prestige, name);
    }
}

void Story::conclude(const State &state, Chronicler &to)
{
    to.points("prestige", true);
    to.headline(headline(state));
    const bool hasWinner = state.outcome && !state.outcome->winners.empty();
    to.overline(hasWinner       ? say("%1 prestige", state.player(state.outcome->winners.front()).prestige)
                : state.outcome ? say("%1 of %2 encounter{2:|s}", state.met, state.encounters)
                                : leaders(state));
    addPlaces(state, to);
}

} // namespace torchside::cutthroat
