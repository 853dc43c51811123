#pragma once

#include "models/kernel/seen.h"
#include "models/protocol/game_desk.h"
#include "models/protocol/rights.h"

// The part of a game's desk that serves seats.
namespace torchside::protocol {

// A question that names a person asks for what that person knows.
template <class Question>
bool isAboutAnother(const Question &question, const Viewer &asking)
{
    if constexpr (requires { question.player.has_value(); })
        return question.player && question.player != asking.seat;
    else
        return false;
}

template <Game G>
std::optional<Refusal> GameDesk<G>::hindered(const Viewer &viewer, const Command &asked) const
{
    if (viewer.isHand)
        return std::nullopt;
    const auto written = [](const Command &command) {
        return json::parsed(Codec<G>::text(command)).toObject();
    };
    auto view = seen(history_, viewer);
    const auto wanted = written(asked);
    std::optional<Refusal> refusal = notOpenTo(viewer, history_.seats());
    forEachAct(view.parts, [&](const auto &act) {
        if (refusal && act.command.is.index() == asked.index() &&
            fits(wanted, written(act.command.is), act.asks))
            refusal = act.whyNot ? std::optional(history_.refusalOf(asked).value_or(notNow(*act.whyNot)))
                                 : std::nullopt;
    });
    return refusal;
}

template <Game G>
std::string GameDesk<G>::answerTo(const Viewer &viewer, const QJsonObject &request,
                                  const json::Tongue &tongue, const Origin &origin, Telling telling)
{
    if (const auto found = answered(request, &viewer)) {
        if (const auto *refusal = std::get_if<Refusal>(&*found))
            return rejected(*refusal, tongue);
        return accepted([&](json::JsonText &json) { json.members(std::get<std::string>(*found)); }, false);
    }
    const auto command = read(request);
    if (const auto *refusal = std::get_if<Refusal>(&command))
        return rejected(*refusal, tongue);
    if (const auto refusal = hindered(viewer, std::get<Command>(command)))
        return rejected(*refusal, tongue);
    const auto decision = history_.submit(std::get<Command>(command), origin);
    if (const auto *refusal = std::get_if<Refusal>(&decision))
        return rejected(*refusal, tongue);
    if (telling == Telling::outcome)
        return accepted([](json::JsonText &) {}, false);
    const auto &events = std::get<std::vector<typename Rules::Event>>(decision);
    return accepted(
        [&](json::JsonText &json) {
            json.key("events").raw(Codec<G>::text(events, json::audienceOf(viewer)));
            json.key("seat").raw(view(viewer, tongue));
        },
        false);
}

} // namespace torchside::protocol
