#include "models/darkcastle/game.h"
#include "models/kernel/letters.h"

#include "models/darkcastle/rules/deeds.h"
#include "models/kernel/overloads_impl.h"

#include <algorithm>

namespace torchside::darkcastle {

std::optional<Refusal> noCharacter(const State &state, std::string_view field, int character)
{
    const int count = static_cast<int>(state.characters.size());
    if (character >= 0 && character < count)
        return std::nullopt;
    return badArgument(
        field, say("There is no character %1: they are numbered from 0 to %2.", character, count - 1));
}

Sentence whatIsOn(const State &state)
{
    switch (state.phase) {
    case Phase::between:
        return state.bossIsNext() ? say("The boss is next: who turns its card?")
                                  : say("Turn the next card first: who turns it?");
    case Phase::facing:
        return state.boss ? say("The boss is face up: fight it.")
                          : say("A chapter is face up: finish it, or fight.");
    case Phase::combat: return say("A combat is going on: finish it first.");
    case Phase::looting:
        return state.draws == 1
                   ? say("An item has been drawn: take it or leave it first.")
                   : say("%1 drawn {1:item is|items are} waiting: take or leave each of them.", state.draws);
    case Phase::over: break;
    }
    return say("This game is over. Undo the last step to change how it ended.");
}

bool endIfDead(Course &course)
{
    const auto &characters = course.state().characters;
    std::vector<int> dead;
    for (std::size_t i = 0; i < characters.size(); ++i)
        if (!characters[i].alive())
            dead.push_back(static_cast<int>(i));
    for (const int each : dead)
        course.add(Died{each});
    if (!dead.empty())
        course.add(Ended{{}, "character-died"});
    return !dead.empty();
}

namespace {

// Each character has a player of its own, or one person plays exactly two.
std::optional<Refusal> wrongPlayers(const std::vector<Seated> &seated)
{
    std::vector<std::string> names;
    for (const auto &each : seated)
        names.push_back(each.player);
    const bool alone = names.size() == 2 && sameLetters(names.front(), names.back());
    if (alone)
        return std::nullopt;
    for (std::size_t i = 0; i < names.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (sameLetters(names[i], names[j]))
                return badArgument("characters",
                                   say("%1 plays two characters: only somebody alone does. Give each "
                                       "character a player with a name of their own.",
                                       names[i]));
    return std::nullopt;
}

} // namespace

Decision<Event> decide(const State &, const Start &start)
{
    auto seated = start.characters;
    for (std::size_t i = 0; i < seated.size(); ++i) {
        seated[i].player = trimmed(seated[i].player);
        for (std::size_t j = 0; j < i; ++j)
            if (seated[j].id == seated[i].id)
                return badArgument("characters",
                                   say("%1 is there twice: choose a different character for %2.",
                                       nameFor(seated[i].id), seated[i].player));
    }
    if (auto wrong = wrongPlayers(seated))
        return *wrong;
    return Events{Started{seated, start.chapters}};
}

void evolve(State &state, const Started &event)
{
    for (const auto &each : event.characters) {
        auto seat = std::find_if(state.seats.begin(), state.seats.end(),
                                 [&](const std::string &name) { return sameLetters(name, each.player); });
        if (seat == state.seats.end())
            seat = state.seats.insert(seat, each.player);
        const int hp = hpAmong(event.characters.size());
        state.characters.push_back({each.id, static_cast<int>(seat - state.seats.begin()), hp, hp, {}});
    }
    state.chapters = event.chapters;
}

Decision<Event> decide(const State &state, const Turn &turn)
{
    if (auto wrong = noCharacter(state, "character", turn.character))
        return *wrong;
    if (state.phase != Phase::between)
        return notNow(whatIsOn(state));
    Events events;
    for (const auto &each : state.laid)
        events.emplace_back(LeftBehind{each.item});
    events.emplace_back(Turned{turn.character, state.chapter + 1, state.bossIsNext()});
    return events;
}

void evolve(State &state, const Turned &event)
{
    state.phase = Phase::facing;
    state.turner = event.character;
    state.chapter = event.chapter;
    state.boss = event.boss;
}

Decision<Event> decide(const State &state, const Complete &)
{
    if (state.phase != Phase::facing)
        return notNow(whatIsOn(state));
    if (state.boss)
        return notNow(say("The boss must be fought: begin the combat."));
    return Events{Completed{state.chapter}};
}

void evolve(State &state, const Completed &)
{
    state.phase = Phase::between;
}

Decision<Event> decide(const State &state, const Hurt &hurt)
{
    if (auto wrong = noCharacter(state, "character", hurt.character))
        return *wrong;
    Course course(state);
    const int hp = std::max(0, state.character(hurt.character).hp - hurt.amount);
    course.add(WasHurt{hurt.character, hurt.amount, hp, hurt.why});
    endIfDead(course);
    return course.events();
}

void evolve(State &state, const WasHurt &event)
{
    state.character(event.character).hp = event.hp;
}

void evolve(State &state, const Died &event)
{
    state.character(event.character).hp = 0;
}

void evolve(State &state, const Ended &event)
{
    state.phase = Phase::over;
    state.outcome = Outcome{event.winners, event.reason};
    state.combat.reset();
    state.restedBefore.reset();
}

Decision<Event> decide(const State &state, const Heal &heal)
{
    if (auto wrong = noCharacter(state, "character", heal.character))
        return *wrong;
    const auto &character = state.character(heal.character);
    const int hp = std::min(character.maxHp, character.hp + heal.amount);
    return Events{WasHealed{heal.character, heal.amount, hp, heal.why}};
}

void evolve(State &state, const WasHealed &event)
{
    state.character(event.character).hp = event.hp;
}

std::variant<Answer, Refusal> Rules::answer(const State &state, const Question &)
{
    if (state.outcome)
        return refuse("game-over", say("This game is over: there is no combat left to weigh."));
    if (auto wrong = notFighting(state))
        return *wrong;
    return Answer{oddsOf(state)};
}

} // namespace torchside::darkcastle

TORCHSIDE_RULES_MADE(darkcastle)
