// The two sides of the table: what lies there and is corrected by hand.
#include "models/cthulhu/seat/seat.h"

#include "models/cthulhu/facts.h"
#include "models/kernel/seat_asks.h"

#include <array>

namespace torchside::cthulhu {

namespace {

void addTokens(const State &state, Side side, std::vector<Seat::Part> &parts)
{
    for (std::size_t at = 0; at < state.stories.size(); ++at) {
        const auto &story = state.stories[at];
        const int index = static_cast<int>(at);
        Seat::Number tokens{side == Side::player ? say("Your tokens at %1", story.name)
                                                 : say("The Minion's tokens at %1", story.name),
                            story.tokens(side),
                            story.need,
                            seat::Tone::points,
                            false,
                            {}};
        tokens.acts.push_back({say("One more"), {MoveTokens{index, side, 1}}});
        if (story.tokens(side) > 0)
            tokens.acts.push_back({say("One less"), {MoveTokens{index, side, -1}}});
        parts.push_back({std::move(tokens)});
    }
    Seat::Number won{side == Side::player ? say("Stories you have won") : say("Stories the Minion has won"),
                     state.storiesOf(side),
                     toWin,
                     seat::Tone::good,
                     false,
                     {}};
    if (state.storiesOf(side) > 0)
        won.acts.push_back({say("One less"), {CountStories{side, -1}}});
    if (state.storiesOf(side) < toWin)
        won.acts.push_back({say("One more"), {CountStories{side, 1}}});
    parts.push_back({std::move(won)});
}

std::vector<seat::Choice> statuses()
{
    return {{std::string("ready"), say("ready")},
            {std::string("exhausted"), say("exhausted")},
            {std::string("insane"), say("insane")}};
}

void addCharacter(const State &state, const Character &each, Acts &acts)
{
    const auto &name = state.name(each.card);
    const auto ref = refOf(each.card);
    if (each.isInsane()) {
        acts.push_back({say("Restore %1", name), {Restore{ref}}});
    } else {
        acts.push_back({say("Wound %1", name), {Wound{ref}}});
        acts.push_back({say("Drive %1 insane", name), {DriveInsane{ref}}});
        if (each.status == Status::ready)
            acts.push_back({say("Exhaust %1", name), {Exhaust{ref}}});
        else
            acts.push_back({say("Ready %1", name), {MakeReady{ref}}});
        acts.push_back({each.barred ? say("%1 takes part again", name) : say("%1 takes no part", name),
                        {Bar{ref, !each.barred}}});
    }
    acts.push_back({say("Destroy %1", name), {Destroy{ref}}});
}

void addDomains(const State &state, std::vector<Seat::Part> &parts)
{
    for (std::size_t at = 0; at < state.domains.size(); ++at) {
        Seat::Number domain{say("Domain %1", at + 1), state.domains[at].resources, {},
                            seat::Tone::plain,        state.domains[at].drained,   {}};
        const DomainRef ref{static_cast<int>(at), false};
        domain.acts.push_back({say("One more"), {ChangeDomain{ref, 1, {}}}});
        if (state.domains[at].resources > 0)
            domain.acts.push_back({say("One less"), {ChangeDomain{ref, -1, {}}}});
        parts.push_back({std::move(domain)});
    }
}

} // namespace

std::vector<seat::Ask> cardAsks(const std::string &key, int number, bool isScout)
{
    const auto label = [&](const Sentence &what) {
        return number > 0 ? say("Card %1: %2", number, what) : what;
    };
    std::vector<seat::Ask> asks{seat::inside(key, seat::text(&Printed::name, label(say("Its name"))))};
    if (!isScout) {
        asks.push_back(seat::inside(key, seat::choice(&Printed::type, label(say("What is it?")),
                                                      {{std::string("character"), say("a character")},
                                                       {std::string("support"), say("a support")},
                                                       {std::string("event"), say("an event")},
                                                       {std::string("conspiracy"), say("a conspiracy")}},
                                                      std::string("character"))));
        asks.push_back(
            seat::inside(key, seat::number(&Printed::cost, label(say("Cost")),
                                           {.from = 0, .to = 99, .usual = {0, 1, 2, 3, 4, 5}, .preset = 0})));
    }
    asks.push_back(
        seat::inside(key, seat::number(&Printed::skill, label(say("Skill")),
                                       {.from = 0, .to = 99, .usual = {0, 1, 2, 3, 4, 5}, .preset = 0})));
    const seat::Numbers icons{.from = 0, .to = 9, .usual = {1, 2, 3}, .preset = 0};
    for (auto &icon : std::array{seat::number(&Icons::terror, label(say("Terror")), icons),
                                 seat::number(&Icons::combat, label(say("Combat")), icons),
                                 seat::number(&Icons::arcane, label(say("Arcane")), icons),
                                 seat::number(&Icons::investigation, label(say("Investigation")), icons)})
        asks.push_back(seat::inside(key + ".icons", icon));
    return asks;
}

void addPlayerSide(const State &state, std::vector<Seat::Part> &parts)
{
    addTokens(state, Side::player, parts);
    Seat::Acts acts{say("Your characters"), {}};
    for (const auto &each : state.own) {
        Mine mine{};
        mine.id = each.id;
        mine.status = each.status;
        mine.wounds = each.wounds;
        auto status = seat::choice(&Mine::status, say("How is it?"), statuses());
        auto wounds = seat::number(&Mine::wounds, say("Wounds"), {.from = 0, .to = 99, .usual = {0, 1, 2}});
        acts.acts.push_back({say("Change %1", each.name), {mine}, {status, wounds}});
        mine.status.reset();
        mine.wounds.reset();
        mine.gone = true;
        acts.acts.push_back({say("%1 leaves play", each.name), {mine}});
    }
    Join join{};
    join.name = "Character " + std::to_string(state.nextOwn);
    const seat::Numbers icons{.from = 0, .to = 9, .usual = {1, 2, 3}, .preset = 0};
    acts.acts.push_back(
        {say("One of your characters comes into play"),
         {join},
         {seat::text(&Join::name, say("The new one's name")),
          seat::number(&Join::skill, say("Skill"),
                       {.from = 0, .to = 99, .usual = {0, 1, 2, 3, 4, 5}, .preset = 0}),
          seat::inside("icons", seat::number(&Icons::terror, say("Terror"), icons)),
          seat::inside("icons", seat::number(&Icons::combat, say("Combat"), icons)),
          seat::inside("icons", seat::number(&Icons::arcane, say("Arcane"), icons)),
          seat::inside("icons", seat::number(&Icons::investigation, say("Investigation"), icons))}});
    for (auto &act : acts.acts)
        for (auto &ask : act.asks)
            ask.isOptional = false;
    parts.push_back({std::move(acts)});
}

void addMinionSide(const State &state, std::vector<Seat::Part> &parts)
{
    addTokens(state, Side::minion, parts);
    addDomains(state, parts);
    Seat::Acts acts{say("The Minion's cards"), {}};
    for (const auto &each : state.characters)
        addCharacter(state, each, acts.acts);
    for (const auto &pooled : state.pool) {
        PlayEvent play{};
        play.card = refOf(pooled.card);
        if (!state.printed(pooled.card).cost.isX)
            acts.acts.push_back({say("Play the event %1", state.name(pooled.card)), {play}});
    }
    for (const auto card : state.hand)
        acts.acts.push_back({say("Discard %1", state.name(card)), {Discard{refOf(card), {}}}});
    acts.acts.push_back({say("The Minion's deck is empty"), {DeckOut{Side::minion}}});
    acts.acts.push_back({say("Your deck is empty"), {DeckOut{Side::player}}});
    parts.push_back({std::move(acts)});
}

} // namespace torchside::cthulhu
