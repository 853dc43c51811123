#pragma once

#include "models/kernel/refusal.h"
#include "models/kernel/session.h"

#include <algorithm>
#include <variant>

namespace torchside {

// What is wrong with the arguments among themselves, whatever the state: asked before everything else, like
// the form of each of them. A game that has such faults declares `misfit` for commands or questions.
template <class Rules, class Request>
std::optional<Refusal> misfitOf(const Request &request)
{
    if constexpr (requires { Rules::misfit(request); })
        return Rules::misfit(request);
    else
        return std::nullopt;
}

// The first questions to every command, the same in every game: does it make sense in itself, has the session
// begun, and is it over?
template <class Rules>
std::optional<Refusal> outOfLife(const typename Rules::State &state, const typename Rules::Command &command)
{
    if (auto wrong = misfitOf<Rules>(command))
        return wrong;
    const bool begins = command.index() == 0;
    const bool started = !state.seats.empty();
    if (!started && !begins)
        return refuse("not-started", say("No game has begun yet: start one first."));
    if (started && begins)
        return refuse("already-started", say("This game has begun already: a new one is a session of its own."));
    if (state.outcome && !Rules::worksAfterTheEnd(command))
        return refuse("game-over", say("This game is over: take the last step back to change its end."));
    return std::nullopt;
}

// A question has no say in whether a game has begun; whether it makes sense after the end is the game's affair.
template <class State>
std::optional<Refusal> notBegun(const State &state)
{
    if (!state.seats.empty())
        return std::nullopt;
    return refuse("not-started", say("No game has begun yet: start one first."));
}

// Cuts white space off both ends, as names are compared and kept.
std::string trimmed(const std::string &text);

template <class Event>
Decision<Event> decideRename(const std::vector<std::string> &seats, const Rename &rename)
{
    if (const auto wrong = checkSeat("player", rename.player, seats))
        return *wrong;
    const auto name = trimmed(rename.name);
    const auto at = static_cast<std::size_t>(rename.player);
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (i != at && seats[i] == name)
            return badArgument("name", say("Somebody is called %1 already: everybody needs a name of their own.", name));
    return std::vector<Event>{Renamed{rename.player, seats[at], name}};
}

// Names at one table differ; nothing when they do.
std::optional<Refusal> checkDistinct(std::string_view field, const std::vector<std::string> &names);

} // namespace torchside
