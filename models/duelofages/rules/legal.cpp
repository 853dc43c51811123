#include "models/duelofages/rules/rules.h"
#include "models/kernel/lifecycle.h"

namespace torchside::duelofages {

namespace {

void addCounts(std::vector<Command> &to, int seat)
{
    for (const int by : {1, -1}) {
        to.emplace_back(Count{seat, by, {}, {}, {}});
        to.emplace_back(Count{seat, {}, by, {}, {}});
        to.emplace_back(Count{seat, {}, {}, by, {}});
        to.emplace_back(Count{seat, {}, {}, {}, by});
    }
}

void addDefeats(std::vector<Command> &to, const State &state, int of)
{
    std::vector<std::optional<int>> by{std::nullopt};
    for (const int seat : others(state.count(), {of}))
        by.emplace_back(seat);
    for (const auto &who : by)
        for (const auto how : valuesOf<How>()) {
            to.emplace_back(Defeat{who, of, Unit::character, how, Where::board});
            to.emplace_back(Defeat{who, of, Unit::character, how, Where::offBoard});
            to.emplace_back(Defeat{who, of, Unit::henchman, how, Where::board});
        }
}

void addMarkers(std::vector<Command> &to, const State &state, int seat)
{
    for (const auto &location : state.locations)
        for (const int by : {1, -1})
            to.emplace_back(Marker{seat, location, by});
}

void addAnswers(std::vector<Command> &to, const State &state, int seat)
{
    to.emplace_back(AnswerOffer{seat, false, std::nullopt});
    to.emplace_back(AnswerOffer{seat, true, std::nullopt});
    for (const int partner : others(state.count(), {seat}))
        to.emplace_back(AnswerOffer{seat, true, partner});
    to.emplace_back(Choose{seat});
}

// Everything that a tap could ask for, possible or not.
std::vector<Command> taps(const State &state)
{
    std::vector<Command> all{
        EndTurn{}, EndGame{Why::time},   EndGame{Why::elimination}, Vault{1},
        Vault{-1}, SetClock{90, {}, {}}, SetClock{{}, true, {}},    SetClock{{}, false, {}}};
    for (const int seat : state.everybody()) {
        addCounts(all, seat);
        addDefeats(all, state, seat);
        addMarkers(all, state, seat);
        addAnswers(all, state, seat);
        for (const auto card : {Card::assassin, Card::lithFavor, Card::mrCatskill}) {
            all.emplace_back(Pin{seat, card, {}});
            all.emplace_back(Unpin{seat, card});
        }
        all.emplace_back(Free{seat});
        all.emplace_back(DestroyHq{seat});
    }
    return all;
}

} // namespace

std::vector<Command> Rules::legal(const State &state)
{
    if (state.outcome || state.seats.empty())
        return {};
    auto commands = taps(state);
    SeededDice anything(0); // whether a command is accepted never hangs on what the app rolls
    std::erase_if(commands, [&](const Command &command) {
        return misfitOf(command) || std::holds_alternative<Refusal>(decide(state, command, anything));
    });
    return commands;
}

} // namespace torchside::duelofages
