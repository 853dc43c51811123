#pragma once

#include "models/protocol/game_desk.h"

#include <QJsonObject>

#include <memory>

namespace torchside::protocol {

// A running session with its desk, whatever its game.
class Session {
public:
    virtual ~Session() = default;
    virtual Match &match() = 0;
    virtual Desk &desk() = 0;
    virtual void open(SessionId id) = 0; // throws JournalFailure
};

template <Game G>
class GameSession final : public Session {
public:
    GameSession(Journal &journal, Dice &dice, Clock clock, const Library *library = nullptr)
        : history_(journal, dice, std::move(clock)),
          desk_(history_, library)
    {
    }
    Match &match() override { return history_; }
    Desk &desk() override { return desk_; }
    void open(SessionId id) override { history_.open(id); }
    History<G> &history() { return history_; }

private:
    History<G> history_;
    GameDesk<G> desk_;
};

// What came of replaying foreign steps: nothing where they don't make a game.
struct Replayed {
    std::vector<StoredStep> steps; // with their lines and standings told anew
};

// Stored events that don't fit the state they are applied to are a fault of the file, not of the program.
template <Game G>
std::optional<Replayed> replay(std::vector<StoredStep> steps)
{
    Replayed out;
    typename G::Rules::State state{};
    for (auto &step : steps) {
        const auto events = G::Codec::events(step.events);
        const auto command = G::Codec::command(step.command);
        if (!events || !command)
            return std::nullopt;
        std::vector<Sentence> told;
        try {
            for (const auto &event : *events) {
                told.push_back(G::Words::tell(state, event));
                state = G::Rules::evolve(std::move(state), event);
            }
        } catch (const std::exception &) {
            return std::nullopt;
        }
        if (!G::Rules::sound(state))
            return std::nullopt;
        step.command = G::Codec::text(*command);
        step.events = G::Codec::text(*events);
        step.line = joined(told);
        step.standing = {state.seats, state.outcome, G::Words::standing(state)};
    }
    out.steps = std::move(steps);
    return out;
}

} // namespace torchside::protocol
