#include "models/mandom/game.h"

#include <algorithm>

namespace torchside::mandom {

Sentence nameFor(Monster monster)
{
    static const std::array<Sentence, kinds> names{say("goblin"),  say("skeleton"), say("orc"),
                                                   say("vampire"), say("golem"),    say("lich"),
                                                   say("demon"),   say("dragon")};
    return names[at(monster)];
}

Sentence nameFor(Item item)
{
    static const std::array<Sentence, items> names{say("Plate Armor"),  say("Knight Shield"),
                                                   say("Torch"),        say("Holy Grail"),
                                                   say("Dragon Spear"), say("Vorpal Sword")};
    return names[at(item)];
}

namespace {

struct Tell {
    const State &before;

    const std::string &name(int seat) const { return before.name(seat); }

    Sentence operator()(const Started &event) const
    {
        return say("%1 {1:sits|sit} down; %2 starts.", listed(event.players),
                   event.players.at(static_cast<std::size_t>(event.first)));
    }
    Sentence operator()(const Placed &event) const
    {
        return say("%1 puts a monster into the dungeon: %2 now.", name(event.player), before.dungeon + 1);
    }
    Sentence operator()(const Removed &event) const
    {
        auto without = before.equipped;
        without[at(event.item)] = false;
        return say("%1 takes the %2 off the hero: %3 HP left.", name(event.player), nameFor(event.item),
                   hpWith(without));
    }
    Sentence operator()(const Passed &event) const { return say("%1 passes.", name(event.player)); }
    Sentence operator()(const ChallengeBegan &event) const
    {
        if (before.dungeon == 0)
            return say("%1 enters an empty dungeon.", name(event.player));
        return before.dungeon == 1
                   ? say("%1 enters the dungeon: 1 card against %2 HP.", name(event.player), before.hp())
                   : say("%1 enters the dungeon: %2 card{2:|s} against %3 HP.", name(event.player),
                         before.dungeon, before.hp());
    }
    Sentence operator()(const KindNamed &event) const
    {
        return say("The Vorpal Sword is set on the %1.", nameFor(event.monster));
    }
    Sentence operator()(const Revealed &event) const
    {
        const bool isVowelFirst = event.monster == Monster::orc;
        if (event.blockedBy)
            return say(isVowelFirst ? "An %1: the %2 stops it." : "A %1: the %2 stops it.",
                       nameFor(event.monster), nameFor(*event.blockedBy));
        const int soFar = before.challenge ? before.challenge->damage() : 0;
        return say(isVowelFirst ? "An %1 hits for %2: %3 damage so far."
                                : "A %1 hits for %2: %3 damage so far.",
                   nameFor(event.monster), event.damage, soFar + event.damage);
    }
    Sentence operator()(const ChallengeEnded &event) const
    {
        return event.survived
                   ? say("%1 survives: %2 damage against %3 HP.", name(event.player), event.damage, event.hp)
                   : say("%1 fails: %2 damage against %3 HP.", name(event.player), event.damage, event.hp);
    }
    Sentence operator()(const PutOut &event) const
    {
        return say("%1 is out of the game.", name(event.player));
    }
    Sentence operator()(const RoundBegan &event) const
    {
        return say("Round %1: %2 starts.", event.round, name(event.first));
    }
    Sentence operator()(const Won &event) const { return say("%1 wins the game!", name(event.player)); }
};

void addAfterChallenge(const State &state, std::vector<Prompt> &prompts)
{
    const auto &last = *state.lastChallenge;
    const auto &name = state.name(last.challenger);
    if (!last.survived)
        prompts.push_back({state.player(last.challenger).out()
                               ? say("%1’s player card was red already: out of the game.", name)
                               : say("%1 turns their player card to red.", name),
                           "failure", Due::byHand});
    else if (state.player(last.challenger).successes == 1) // a second one finds it sideways, and wins
        prompts.push_back({say("%1 turns their player card sideways.", name), "success", Due::byHand});
    if (state.aside > 0)
        prompts.push_back({say("Whoever put a monster aside shows it."), "round-end", Due::byHand});
}

// What is done before the first card of another round is drawn.
void addRoundEnd(const State &state, std::vector<Prompt> &prompts)
{
    addAfterChallenge(state, prompts);
    prompts.push_back({say("Put all items back on the hero."), "items-back", Due::byHand});
    prompts.push_back({say("Shuffle the thirteen monsters into a new pile."), "shuffle", Due::byHand});
}

void addSetup(std::vector<Prompt> &prompts)
{
    prompts.push_back(
        {say("Put the six items on the hero and shuffle the thirteen monsters."), "setup", Due::setup});
    prompts.push_back(
        {say("The first round is started by the last of you to have faced a dungeon."), "first-player"});
}

std::vector<Prompt> biddingPrompts(const State &state)
{
    const auto &name = state.name(*state.turn);
    std::vector<Prompt> prompts;
    const bool fresh =
        state.deck == deckSize && std::none_of(state.players.begin(), state.players.end(),
                                               [](const Player &p) { return p.passed && !p.out(); });
    if (fresh && state.lastChallenge)
        addRoundEnd(state, prompts);
    if (state.deck == 0)
        prompts.push_back({say("%1 passes: no card is left to draw.", name), "deck-empty", Due::step});
    else if (std::none_of(state.equipped.begin(), state.equipped.end(), [](bool on) { return on; }))
        prompts.push_back({say("The hero wears nothing: %1 draws a card for the dungeon, or passes.", name),
                           "no-equipment", Due::step});
    else
        prompts.push_back({say("%1 draws a card and decides, or passes.", name), "draw", Due::step});
    if (fresh && !state.lastChallenge)
        addSetup(prompts);
    return prompts;
}

std::vector<Prompt> challengePrompts(const State &state)
{
    const auto &name = state.name(*state.turn);
    const auto left = state.dungeon - static_cast<int>(state.challenge->revealed.size());
    std::vector<Prompt> prompts;
    const bool mayName =
        state.equipped[at(Item::vorpalSword)] && !state.challenge->named && state.challenge->revealed.empty();
    if (mayName)
        prompts.push_back(
            {say("%1 may name a kind for the Vorpal Sword before the first card.", name), "vorpal-sword"});
    prompts.push_back({left == 1 ? say("%1 turns the last card of the dungeon.", name)
                                 : say("%1 turns the top card of the dungeon: %2 left.", name, left),
                       "reveal", Due::step});
    return prompts;
}

// The cards that lie open: of the challenge that goes on, or of the one that ended the game.
std::vector<Turned> openCards(const State &state)
{
    if (state.challenge)
        return state.challenge->revealed;
    return state.phase == Phase::over ? state.lastChallenge->revealed : std::vector<Turned>{};
}

void addDungeon(const State &state, std::vector<Piece> &pieces)
{
    const auto open = openCards(state);
    for (const auto kind : valuesOf<Monster>()) {
        const auto count =
            std::count_if(open.begin(), open.end(), [&](const Turned &card) { return card.monster == kind; });
        pieces.push_back({"open-" + std::string(nameOf(kind)), nameFor(kind), static_cast<int>(count),
                          "Lay the %1 face up beside the dungeon: %3 → %4.",
                          "Take the %1 off the open cards: %3 → %4."});
    }
    pieces.push_back({"dungeon", literally(""), state.dungeon - static_cast<int>(open.size()),
                      "Put cards face down on the dungeon: %3 → %4.",
                      "Take cards off the dungeon: %3 → %4."});
}

std::string seatId(const char *what, std::size_t seat)
{
    return what + std::to_string(seat);
}

} // namespace

Sentence Words::tell(const State &before, const Event &event)
{
    return toldBy(Tell{before}, event);
}

std::vector<Prompt> Words::prompts(const State &state)
{
    if (state.phase == Phase::bidding)
        return biddingPrompts(state);
    if (state.phase == Phase::challenge)
        return challengePrompts(state);
    const auto winner = state.name(state.outcome->winners.front());
    std::vector<Prompt> prompts{state.outcome->reason == "two-successes"
                                    ? Prompt{say("%1 has survived two dungeons and wins.", winner), "win-two"}
                                    : Prompt{say("%1 is the last one left and wins.", winner), "win-last"}};
    addAfterChallenge(state, prompts);
    return prompts;
}

std::vector<Piece> Words::pieces(const State &state)
{
    std::vector<Piece> pieces;
    for (std::size_t seat = 0; seat < state.players.size(); ++seat) {
        const auto &player = state.players[seat];
        const auto owner = literally(state.seats[seat]);
        pieces.push_back({seatId("sideways", seat), owner, player.successes > 0 ? 1 : 0,
                          "Turn %1's player card sideways.", "Turn %1's player card upright again."});
        pieces.push_back({seatId("red", seat), owner, player.failures > 0 ? 1 : 0,
                          "Turn %1's player card to red.", "Turn %1's player card back from red."});
        pieces.push_back({seatId("out", seat), owner, player.out() ? 1 : 0, "%1 is out of the game.",
                          "%1 is back in the game."});
        pieces.push_back({seatId("passed", seat), owner, player.passed && !player.out() ? 1 : 0,
                          "%1 has passed.", "%1 has not passed."});
    }
    for (const auto item : valuesOf<Item>())
        pieces.push_back({std::string(nameOf(item)), nameFor(item), state.equipped[at(item)] ? 1 : 0,
                          "Put the %1 back on the hero.", "Take the %1 off the hero."});
    pieces.push_back({"deck", literally(""), state.deck, "Put cards back on the draw pile: %3 → %4.",
                      "Take cards off the draw pile: %3 → %4."});
    addDungeon(state, pieces);
    return pieces;
}

Sentence Words::standing(const State &state)
{
    if (state.outcome)
        return say("%1 has won", state.name(state.outcome->winners.front()));
    if (!state.turn)
        return say("not begun");
    return state.phase == Phase::bidding
               ? say("Round %1, %2 to act", state.round, state.name(*state.turn))
               : say("Round %1, %2 in the dungeon", state.round, state.name(*state.turn));
}

std::vector<PlayerView> playersOf(const State &state)
{
    std::vector<PlayerView> views;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const auto &player = state.players[i];
        views.push_back({state.seats[i], player.successes, player.failures, player.passed, player.out()});
    }
    return views;
}

std::vector<ItemView> equipmentOf(const State &state)
{
    std::vector<ItemView> views;
    for (const auto item : valuesOf<Item>())
        views.push_back({item, state.equipped[at(item)]});
    return views;
}

std::optional<ChallengeView> challengeOf(const State &state)
{
    if (!state.challenge)
        return std::nullopt;
    const auto &challenge = *state.challenge;
    return ChallengeView{challenge.named, challenge.revealed, challenge.damage(),
                         state.dungeon - static_cast<int>(challenge.revealed.size())};
}

} // namespace torchside::mandom
