#include "models/mandom/rules/rules.h"

namespace torchside::mandom {

namespace {

struct Evolve {
    State &state;

    Player &player(int seat) const { return state.players.at(static_cast<std::size_t>(seat)); }

    void operator()(const Started &event) const
    {
        state.seats = event.players;
        state.players.assign(event.players.size(), {});
        (*this)(RoundBegan{1, event.first});
    }
    void operator()(const Placed &event) const
    {
        state.deck -= 1;
        state.dungeon += 1;
        if (event.monster)
            player(event.player).known.push_back({*event.monster, Where::dungeon});
        turnOver();
    }
    void operator()(const Removed &event) const
    {
        state.deck -= 1;
        state.equipped[at(event.item)] = false;
        if (event.monster)
            player(event.player).known.push_back({*event.monster, Where::out});
        turnOver();
    }
    void operator()(const Passed &event) const
    {
        player(event.player).passed = true;
        state.turn = event.next;
    }
    void operator()(const ChallengeBegan &event) const
    {
        state.phase = Phase::challenge;
        state.challenger = state.turn = event.player;
        state.challenge = Challenge{};
    }
    void operator()(const KindNamed &event) const { state.challenge.value().named = event.monster; }
    void operator()(const Revealed &event) const
    {
        state.challenge.value().revealed.push_back({event.monster, event.damage, event.blockedBy});
    }
    void operator()(const ChallengeEnded &event) const
    {
        auto &challenger = player(event.player);
        (event.survived ? challenger.successes : challenger.failures) += 1;
        state.lastChallenge = LastChallenge{event.player, event.survived, event.damage, event.hp,
                                            state.challenge.value().revealed};
    }
    void operator()(const PutOut &event) const { player(event.player).passed = true; }
    void operator()(const RoundBegan &event) const
    {
        state.phase = Phase::bidding;
        state.round = event.round;
        state.turn = event.first;
        state.deck = deckSize;
        state.dungeon = 0;
        state.equipped = allOn;
        state.challenger.reset();
        state.challenge.reset();
        for (auto &each : state.players) {
            each.passed = each.out();
            each.known.clear();
        }
    }
    void operator()(const Won &event) const
    {
        state.phase = Phase::over;
        state.turn.reset();
        state.challenger.reset();
        state.challenge.reset();
        state.outcome = Outcome{{event.player}, event.reason};
    }
    void operator()(const Renamed &event) const
    {
        state.seats.at(static_cast<std::size_t>(event.player)) = event.to;
    }

    // The next seat to the left that has not passed; the one who acted when nobody else is in.
    void turnOver() const
    {
        const int count = static_cast<int>(state.players.size());
        int seat = state.turn.value();
        do
            seat = (seat + 1) % count;
        while (player(seat).passed && seat != state.turn.value());
        state.turn = seat;
    }
};

} // namespace

State Rules::evolve(State state, const Event &event)
{
    std::visit(Evolve{state}, event);
    return state;
}

} // namespace torchside::mandom
