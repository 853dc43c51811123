#pragma once

#include "models/kernel/seat_parts.h"
#include "models/kernel/viewer.h"

// What one person sees of a game and may do in it, in words: a small closed vocabulary, worked out from the
// state by each game's models/GAME/seat/, and the same for a phone, a television, a terminal and a voice.
namespace torchside {

namespace seat {

// A command as it is written down: {"do": …}.
template <class Command>
struct Deed {
    Command is{};
    static constexpr std::string_view tag = "do";
    static constexpr std::string_view described = "command";
};

// A command with a few open places. It works as it is shown, or says why it doesn't.
template <class Command>
struct Act {
    Sentence label;
    Deed<Command> command{};
    std::vector<Ask> asks{};
    bool isMain = false;
    std::optional<Sentence> whyNot{};
    static constexpr auto form()
    {
        return record("act", must("label", &Act::label), must("command", &Act::command),
                      must("asks", &Act::asks), must("main", &Act::isMain), may("whyNot", &Act::whyNot));
    }
};

// A number with the acts that change it.
template <class Command>
struct Number {
    Sentence label;
    std::int64_t value = 0;
    std::optional<std::int64_t> of{};
    Tone tone = Tone::plain;
    bool isLow = false;
    std::vector<Act<Command>> acts;
    static constexpr auto form()
    {
        return record("number", must("label", &Number::label), must("value", &Number::value),
                      may("of", &Number::of), must("tone", &Number::tone), must("low", &Number::isLow),
                      must("acts", &Number::acts));
    }
};

template <class Command>
struct Acts {
    Sentence title;
    std::vector<Act<Command>> acts;
    static constexpr auto form()
    {
        return record("acts", must("title", &Acts::title), must("acts", &Acts::acts));
    }
};

template <class Command>
struct Part;
// Stands covered until it is held; only ever in its owner's view.
template <class Command>
struct Secret {
    Sentence title;
    std::vector<Part<Command>> parts;
    static constexpr auto form()
    {
        return record("secret", must("title", &Secret::title), must("parts", &Secret::parts));
    }
};

template <class Command>
struct Part {
    std::variant<Number<Command>, Bar, Line, People, Dice, Track, Acts<Command>, Secret<Command>> is;
    static constexpr std::string_view tag = "part";
    static constexpr std::string_view described = "part";
};

// A game fills in about, turn, now and the parts; the rest is alike in every game.
template <class Command>
struct View {
    std::optional<int> seat{};
    Sentence name{};
    Sentence about{};
    bool isTurn = false;
    Now now{};
    std::vector<Part<Command>> parts{};
    std::vector<Logged> log{};
    std::int64_t seq = 0;
    bool isOver = false;
    static constexpr auto form()
    {
        return record("seat", must("seat", &View::seat), must("name", &View::name),
                      must("about", &View::about), must("turn", &View::isTurn), must("now", &View::now),
                      must("parts", &View::parts), must("log", &View::log), must("seq", &View::seq),
                      must("over", &View::isOver));
    }
};

} // namespace seat

// The vocabulary with one game's commands.
template <class Command>
struct SeatOf {
    using Deed = seat::Deed<Command>;
    using Act = seat::Act<Command>;
    using Number = seat::Number<Command>;
    using Acts = seat::Acts<Command>;
    using Part = seat::Part<Command>;
    using Secret = seat::Secret<Command>;
    using View = seat::View<Command>;
};

} // namespace torchside
