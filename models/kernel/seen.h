#pragma once

#include "models/kernel/history.h"
#include "models/kernel/seat_asks.h"

#include <algorithm>
#include <variant>

namespace torchside {

// A game whose people have views of their own: it declares what is seen in its Seats.
// clang-format off
template <class G>
concept Seated = requires { typename G::Seats; };
// clang-format on

// Every act of a view, in parts and in their parts.
template <class Parts, class Use>
void forEachAct(Parts &parts, Use &&use)
{
    for (auto &part : parts)
        std::visit(
            [&](auto &each) {
                if constexpr (requires { each.acts; })
                    for (auto &act : each.acts)
                        use(act);
                else if constexpr (requires { each.parts; })
                    forEachAct(each.parts, use);
            },
            part.is);
}

namespace detail {

// What a seat may do, for the hand that plays for it: without what only the seat itself may know.
template <class Seat>
typename Seat::Acts openActsOf(typename Seat::View view)
{
    std::erase_if(view.parts,
                  [](const auto &part) { return std::holds_alternative<typename Seat::Secret>(part.is); });
    typename Seat::Acts acts{view.name, {}};
    forEachAct(view.parts, [&](const auto &act) { acts.acts.push_back(act); });
    return acts;
}

// What two seats may do alike stands there once.
template <class View, class Act>
bool isThere(View &view, const Act &sought)
{
    bool found = false;
    forEachAct(view.parts, [&](const auto &act) {
        found = found || (act.label == sought.label && act.command.is == sought.command.is);
    });
    return found;
}

template <class Seat>
typename Seat::Acts renaming(const std::vector<std::string> &seats)
{
    typename Seat::Acts acts{say("Names"), {}};
    for (std::size_t each = 0; each < seats.size(); ++each)
        acts.acts.push_back({say("Call %1 otherwise", seats[each]),
                             {Rename{static_cast<int>(each), seats[each]}},
                             {seat::text(&Rename::name, say("The name"))}});
    return acts;
}

template <Game G>
void addHand(typename SeatOf<typename G::Rules::Command>::View &view, const typename G::Rules::State &state)
{
    using Seat = SeatOf<typename G::Rules::Command>;
    if constexpr (requires { G::Seats::handOf(state); }) // what is nobody's own and the table does
        for (auto &part : G::Seats::handOf(state))
            view.parts.push_back(std::move(part));
    for (int each = 0; each < static_cast<int>(state.seats.size()); ++each) {
        auto own = G::Seats::viewOf(state, each);
        if (own.name.empty())
            own.name = literally(state.seats[static_cast<std::size_t>(each)]);
        auto acts = openActsOf<Seat>(std::move(own));
        std::erase_if(acts.acts, [&](const auto &act) { return isThere(view, act); });
        if (!acts.acts.empty())
            view.parts.push_back({std::move(acts)});
    }
    if (G::identity.most > 1) // somebody alone has no names
        view.parts.push_back({renaming<Seat>(state.seats)});
}

// Whether an act would be refused is asked without a search that only its consequences need.
template <Game G>
auto lookingOnly()
{
    if constexpr (requires { G::Seats::lookingOnly(); })
        return G::Seats::lookingOnly();
    else
        return std::monostate();
}

} // namespace detail

// The view as it is told: the game's parts, with what is alike in every game around them. An act that would
// be refused says why, by the very decision that would refuse it.
template <Game G>
auto seen(const History<G> &history, const Viewer &viewer)
{
    using Seat = SeatOf<typename G::Rules::Command>;
    const auto &state = history.state();
    typename Seat::View view;
    if constexpr (Seated<G>) {
        view = G::Seats::viewOf(state, viewer.seat);
        if (viewer.isHand)
            detail::addHand<G>(view, state);
    }
    if (viewer.seat && view.name.empty())
        view.name = literally(state.seats.at(static_cast<std::size_t>(*viewer.seat)));
    [[maybe_unused]] const auto lightly = detail::lookingOnly<G>();
    forEachAct(view.parts, [&](auto &act) {
        if (act.whyNot)
            return;
        if (const auto refusal = history.refusalOf(act.command.is))
            act.whyNot = refusal->message;
    });
    if (view.now.text.empty())
        if (const auto prompts = history.prompts(); !prompts.empty())
            view.now = {prompts.front().text, prompts.front().rule};
    view.seat = viewer.seat;
    view.seq = history.seq();
    view.isOver = history.outcome().has_value();
    const auto &log = history.log();
    const auto first = log.size() - std::min(log.size(), seat::logLines);
    for (std::size_t line = first; line < log.size(); ++line)
        view.log.push_back({log[line].seq, log[line].text});
    return view;
}

} // namespace torchside
