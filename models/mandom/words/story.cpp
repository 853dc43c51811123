#include "models/mandom/game.h"

namespace torchside::mandom {

namespace {

constexpr int monsters = -1;
constexpr int hero = -2;

struct Telling : Teller<Words, State, Event> {
    using Teller::operator();

    void operator()(const Started &started) const { to.first(started.first); }
    void operator()(const ChallengeEnded &ended) const
    {
        to.mark(ended.survived ? Feat::won : Feat::lost, ended.player, line());
        if (!ended.survived)
            return;
        const auto who = literally(before.name(ended.player));
        to.best("depth", say("Deepest dungeon survived"), before.dungeon, who);
        to.best("damage", say("Most damage survived"), ended.damage, who);
    }
    void operator()(const PutOut &out) const { to.mark(Feat::death, out.player, line()); }
};

} // namespace

void Story::tell(const State &before, const Event &event, Chronicler &to)
{
    std::visit(Telling{{before, event, to}}, event);
}

void Story::measure(const State &state, Chronicler &to)
{
    to.where(state.round, say("round %1", state.round));
    for (std::size_t seat = 0; seat < state.players.size(); ++seat) {
        const auto name = literally(state.seats[seat]);
        const int key = static_cast<int>(seat);
        to.value("survived", say("Dungeons survived"), key, name, state.players[seat].successes);
        to.value("failed", say("Dungeons failed"), key, name, state.players[seat].failures);
    }
    to.value("dungeon", say("The dungeon"), monsters, say("Monsters"), state.dungeon);
    to.value("dungeon", say("The dungeon"), hero, say("Hero’s health"), state.hp());
}

void Story::conclude(const State &state, Chronicler &to)
{
    to.points("dungeons", false);
    const bool won = state.outcome && !state.outcome->winners.empty();
    to.headline(won ? say("%1 wins the Dungeon of Mandom.", state.name(state.outcome->winners.front()))
                    : Words::standing(state));
    to.overline(won && state.outcome->reason != "two-successes" ? say("the last one left")
                : won                                           ? say("two dungeons survived")
                                                                : say("round %1", state.round));
    for (std::size_t seat = 0; seat < state.players.size(); ++seat) {
        const auto &player = state.players[seat];
        const int key = static_cast<int>(seat);
        torchside::Place place{key,   0,           literally(state.seats[seat]), player.successes, {}, {},
                               false, player.out()};
        const auto left = to.whereLast(Feat::death, key);
        place.fate = player.out() && !left.empty() ? say("out in %1", left)
                     : player.failures == 0        ? say("never failed")
                                                   : say("failed once");
        place.won = won && state.outcome->winners.front() == key;
        to.place(std::move(place));
    }
    to.rank();
}

} // namespace torchside::mandom
