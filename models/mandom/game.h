#pragma once

#include "models/kernel/chronicle.h"
#include "models/kernel/course.h"
#include "models/kernel/identity.h"
#include "models/kernel/overloads.h"
#include "models/kernel/resync.h"
#include "models/kernel/seat.h"
#include "models/mandom/commands.h"

namespace torchside::mandom {

struct Rules : RulesOf<State, Command, Event> {
    using Question = mandom::Question;
    using Answer = mandom::Answer;

    static std::variant<Answer, Refusal> answer(const State &state, const Question &question);
    // Of what was noted with a step only what is known to whoever does it in a past decided anew.
    static void recallOwn(Command &command, const std::vector<Event> &events, const State &state);
    // What is always so, whatever was played.
    static bool sound(const State &state);
};

// The last card is turned, or there was none: the challenge is settled, and with it the round or the game.
void settle(Course<Rules> &course);

// What Dungeon of Mandom says: the log's lines, what to do next, what lies on the table.
struct Words {
    static Sentence tell(const State &before, const Event &event);
    static std::vector<Prompt> prompts(const State &state);
    static std::vector<Piece> pieces(const State &state);
    static Sentence standing(const State &state);
};

Sentence nameFor(Monster monster);
Sentence nameFor(Item item);

// An evening at the dungeon: what everybody survived and failed, and how deep it was.
struct Story {
    static void tell(const State &before, const Event &event, Chronicler &to);
    static void measure(const State &state, Chronicler &to);
    static void conclude(const State &state, Chronicler &to);
};

struct PlayerView {
    std::string name;
    int successes = 0;
    int failures = 0;
    bool passed = false;
    bool out = false;
    static constexpr auto form()
    {
        return record("player", must("name", &PlayerView::name), must("successes", &PlayerView::successes),
                      must("failures", &PlayerView::failures), must("passed", &PlayerView::passed),
                      must("out", &PlayerView::out));
    }
};

struct ItemView {
    Item id = Item::plateArmor;
    bool equipped = true;
    static constexpr auto form()
    {
        return record("item", must("id", &ItemView::id), must("equipped", &ItemView::equipped));
    }
};

struct ChallengeView {
    std::optional<Monster> named;
    std::vector<Turned> revealed;
    int damage = 0;
    int left = 0;
    static constexpr auto form()
    {
        return record("challenge", must("named", &ChallengeView::named),
                      must("revealed", &ChallengeView::revealed), must("damage", &ChallengeView::damage),
                      must("left", &ChallengeView::left));
    }
};

std::vector<PlayerView> playersOf(const State &state);
std::vector<ItemView> equipmentOf(const State &state);
std::optional<ChallengeView> challengeOf(const State &state);

// What everybody sees of the state.
struct View {
    static constexpr auto form()
    {
        return record("state", must("phase", &State::phase), must("round", &State::round),
                      must("turn", &State::turn), derived("players", playersOf), must("deck", &State::deck),
                      must("dungeon", &State::dungeon), derived("equipment", equipmentOf),
                      derived("hp", [](const State &state) { return state.hp(); }),
                      must("challenger", &State::challenger), derived("challenge", challengeOf),
                      must("lastChallenge", &State::lastChallenge));
    }
};

using Seat = SeatOf<Command>;

// What one person sees of the dungeon and may do in it: what was drawn is noted on the own screen, and the
// own chance stands there all the time.
struct SeatViews {
    static Seat::View viewOf(const State &state, std::optional<int> seat);
};

// Dungeon of Mandom as the kernel and the protocol hold it.
struct Game : GameOf<Rules, Words, Story, View, SeatViews> {
    static constexpr Identity identity{
        .id = "mandom",
        .title = "Dungeon of Mandom",
        .fewest = 2,
        .most = 4,
        .example = R"({"do":"start","players":["Ann","Bo","Cy"]})",
        .emblem = "mandom",
    };
};

} // namespace torchside::mandom
