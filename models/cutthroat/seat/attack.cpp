// The own attack: set face down, shown by one tap, or told as it is shown.
#include "models/cutthroat/seat/seat.h"

#include "models/cutthroat/words/words.h"
#include "models/kernel/seat_asks.h"

namespace torchside::cutthroat {

namespace {

constexpr int mostRiders = 6;

std::vector<seat::Choice> standingFoes(const State &state)
{
    std::vector<seat::Choice> foes;
    if (state.encounter)
        for (const auto &each : state.encounter->foes)
            if (!each.fallen && state.lifeOf(each) > 0)
                foes.push_back({std::int64_t{each.id}, nameFor(state, each)});
    return foes;
}

std::vector<seat::Choice> tokensOn(const State &state)
{
    std::vector<seat::Choice> tokens;
    for (const auto &each : state.tokens)
        tokens.push_back({std::int64_t{each.id}, say("token %1: %2", each.id, nameFor(each.kind))});
    return tokens;
}

template <class C>
std::vector<seat::Ask> cardAsks()
{
    auto riders =
        seat::number(&C::riders, say("Riders"), {.from = -999, .to = 999, .usual = {-10, -5, 5, 10, 15, 20}});
    riders.most = mostRiders;
    return {seat::number(&C::value, say("The card's number"),
                         {.from = 0, .to = 999, .usual = {5, 10, 15, 20, 25, 30, 35, 40, 50}, .preset = 0}),
            riders,
            seat::choice(&C::factor, say("Halved or doubled?"),
                         {{0.5, say("halved")}, {1., say("as it is")}, {2., say("doubled")}}, 1.),
            seat::yesno(&C::guarded, say("Protected from action cards?")),
            seat::text(&C::card, say("The card's name, if it matters"))};
}

// The act for each kind of aim: the creature or one of several in its place, or a token.
template <class C>
void addAims(const State &state, C command, const Sentence &atCreature, const Sentence &atToken, bool isMain,
             std::vector<Seat::Act> &acts)
{
    const auto foes = standingFoes(state);
    if (!state.isKind(Kind::hivemind)) {
        Seat::Act act{atCreature, {command}, cardAsks<C>(), isMain};
        if (!foes.empty()) {
            auto aimed = command;
            aimed.foe = static_cast<int>(std::get<std::int64_t>(foes.front().value));
            act.command = {aimed};
            act.asks.push_back(seat::choice(&C::foe, say("Against whom?"), foes));
            act.asks.back().isOptional = false;
        }
        acts.push_back(std::move(act));
    }
    const auto tokens = tokensOn(state);
    if (tokens.empty())
        return;
    command.token = static_cast<int>(std::get<std::int64_t>(tokens.front().value));
    Seat::Act act{atToken, {command}, cardAsks<C>(), isMain && state.isKind(Kind::hivemind)};
    act.asks.push_back(seat::choice(&C::token, say("Which token?"), tokens));
    act.asks.back().isOptional = false;
    acts.push_back(std::move(act));
}

Sentence saidOf(const SetCard &card)
{
    if (card.bluff)
        return say("Your card is a bluff.");
    std::vector<Sentence> riders;
    for (const int each : card.riders)
        riders.push_back(say("%1", each));
    const auto factor = card.factor == Factor::half    ? say(", halved")
                        : card.factor == Factor::twice ? say(", doubled")
                                                       : literally("");
    return riders.empty() ? say("Your card: %1%2.", card.value, factor)
                          : say("Your card: %1 with %2%3.", card.value, listed(riders), factor);
}

void addSetting(const State &state, int seat, std::vector<Seat::Part> &parts)
{
    const auto &set = state.player(seat).set;
    if (!set && !state.nothingShown())
        return;
    Seat::Secret secret{say("Your set card"), {}};
    if (set)
        secret.parts.push_back({seat::Line{saidOf(*set)}});
    if (state.nothingShown()) {
        Seat::Acts acts{say("Set a card face down"), {}};
        Seal seal{};
        seal.player = seat;
        addAims(state, seal, say("Set an attack"), say("Set an attack on a token"), false, acts.acts);
        seal.bluff = true;
        acts.acts.push_back({say("Set a bluff"), {seal}});
        secret.parts.push_back({std::move(acts)});
    }
    parts.push_back({std::move(secret)});
}

} // namespace

void addOwnAttack(const State &state, int seat, std::vector<Seat::Part> &parts)
{
    if (state.phase != Phase::attacks || !state.player(seat).alive || state.player(seat).acted)
        return;
    if (state.turn == seat) {
        Seat::Acts acts{say("Your attack"), {}};
        const bool isSet = state.player(seat).set.has_value();
        if (isSet)
            acts.acts.push_back({say("Show your card"), {Uncover{seat}}, {}, true});
        Attack attack{};
        attack.player = seat;
        addAims(state, attack, say("Attack"), say("Attack a token"), !isSet, acts.acts);
        for (auto &act : acts.acts)
            if (std::holds_alternative<Attack>(act.command.is))
                act.asks.push_back(seat::yesno(&Attack::again, say("And once more after it?")));
        acts.acts.push_back({say("Show no attack"), {Hold{seat}}});
        parts.push_back({std::move(acts)});
    }
    addSetting(state, seat, parts);
}

} // namespace torchside::cutthroat
