#pragma once

#include "models/kernel/course.h"
#include "models/protocol/describe_impl.h"
#include "models/protocol/game_desk_impl.h"
#include "models/protocol/session.h"

#include <exception>

namespace torchside::protocol {

template <Game G>
GameSession<G>::GameSession(Journal &journal, Dice &dice, Clock clock, const Library *library)
    : history_(journal, dice, std::move(clock)), desk_(history_, library)
{}

template <Game G>
Match &GameSession<G>::match()
{
    return history_;
}

template <Game G>
Desk &GameSession<G>::desk()
{
    return desk_;
}

template <Game G>
const Desk &GameSession<G>::desk() const
{
    return desk_;
}

template <Game G>
const QJsonObject &GameSession<G>::description() const
{
    static const auto schema = describe<G>();
    return schema;
}

template <Game G>
void GameSession<G>::open(SessionId id)
{
    history_.open(id);
}

template <Game G>
std::optional<json::Replayed> replay(std::vector<StoredStep> steps)
{
    json::Replayed out;
    typename G::Rules::State state{};
    for (auto &step : steps) {
        const auto events = Codec<G>::events(step.events);
        const auto command = Codec<G>::command(step.command, json::Source::asked);
        if (!events || !command)
            return std::nullopt;
        std::vector<Sentence> told;
        try {
            state = applied<typename G::Rules>(std::move(state), *events,
                                               [&](const auto &before, const auto &event, const auto &) {
                                                   told.push_back(G::Words::tell(before, event));
                                               });
        } catch (const std::exception &) {
            return std::nullopt;
        }
        if (!G::Rules::sound(state) || !areNames(state.seats))
            return std::nullopt;
        step.command = Codec<G>::text(*command);
        step.events = Codec<G>::text(*events);
        step.line = joined(told);
        step.standing = {state.seats, state.outcome, G::Words::standing(state)};
        if (step.seq % History<G>::stride == 0)
            step.snapshot = Codec<G>::text(state);
    }
    out.steps = std::move(steps);
    return out;
}

} // namespace torchside::protocol
