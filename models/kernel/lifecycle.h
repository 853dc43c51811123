#pragma once

#include "models/kernel/letters.h"
#include "models/kernel/refusal.h"
#include "models/kernel/session.h"

#include <algorithm>
#include <concepts>
#include <variant>

namespace torchside {

// A command or a question may have what no single argument can tell, such as "one of these, not both": its
// game declares faultOf(command) beside it, which answers the refusal, or nothing. (Version 14 takes what is
// required for a block of code.)
// clang-format off
template <class Request>
concept Checked = requires(const Request &request) { faultOf(request); };
// clang-format on

// What is wrong with the arguments among themselves, whatever the state: asked before everything else.
template <class... Requests>
std::optional<Refusal> misfitOf(const std::variant<Requests...> &request)
{
    return std::visit(
        []<class Each>(const Each &each) -> std::optional<Refusal> {
            if constexpr (Checked<Each>)
                return faultOf(each);
            else
                return std::nullopt;
        },
        request);
}

// The first questions to every command, the same in every game: does it make sense in itself, has the session
// begun, and is it over?
template <class Rules>
std::optional<Refusal> outOfLife(const typename Rules::State &state, const typename Rules::Command &command)
{
    if (auto wrong = misfitOf(command))
        return wrong;
    const bool begins = command.index() == 0;
    const bool started = !state.seats.empty();
    if (!started && !begins)
        return refuse("not-started", say("No game has begun yet: start one first."));
    if (started && begins)
        return refuse("already-started",
                      say("This game has begun already: a new one is a session of its own."));
    if (state.outcome && !Rules::worksAfterTheEnd(command))
        return refuse("game-over", say("This game is over. Undo the last step to change how it ended."));
    return std::nullopt;
}

// Time is an argument, as chance is: a command that has an `at` and does not say it is given now.
template <class Command>
Command atItsMoment(Command command, const Clock &clock)
{
    std::visit(
        [&]<class Each>(Each &each) {
            if constexpr (requires {
                              {
                                  each.at
                                  } -> std::same_as<std::optional<Moment> &>;
                          })
                each.at = each.at ? *each.at : clock();
        },
        command);
    return command;
}

// A question has no say in whether a game has begun; whether it makes sense after the end is the game's
// affair.
template <class State>
std::optional<Refusal> notBegun(const State &state)
{
    if (!state.seats.empty())
        return std::nullopt;
    return refuse("not-started", say("No game has begun yet: start one first."));
}

// Cuts white space off both ends, as names are compared and kept.
std::string trimmed(const std::string &text);

// How many characters a text in UTF-8 has.
std::size_t charactersIn(std::string_view text);

// Nothing when the name, trimmed, is as long as a name may be and can be read.
std::optional<Refusal> checkName(std::string_view field, const std::string &name);

template <class Event>
Decision<Event> decideRename(const std::vector<std::string> &seats, const Rename &rename)
{
    if (const auto wrong = checkSeat("player", rename.player, seats))
        return *wrong;
    const auto name = trimmed(rename.name);
    if (const auto wrong = checkName("name", name))
        return *wrong;
    const auto at = static_cast<std::size_t>(rename.player);
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (i != at && sameLetters(seats[i], name))
            return badArgument("name", say("There is already a %1. Everybody needs their own name.", name));
    return std::vector<Event>{Renamed{rename.player, seats[at], name}};
}

// Names at one table differ; nothing when they do.
std::optional<Refusal> checkDistinct(std::string_view field, const std::vector<std::string> &names);

// Could people who are called so sit at one table?
bool areNames(const std::vector<std::string> &names);

} // namespace torchside
