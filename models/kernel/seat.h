#pragma once

#include "models/kernel/form.h"
#include "models/kernel/sentence.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

// What one person sees of a game and may do in it, in words: a small closed vocabulary, worked out from the
// state by each game's models/GAME/seat/, and the same for a phone, a television, a terminal and a voice.
namespace torchside {

// Whose view it is: a seat's, everybody's (the public screen), or that of the table's hand, who may do all.
struct Viewer {
    std::optional<int> seat{};
    bool isHand = false;
    bool operator==(const Viewer &) const = default;
};

namespace seat {

enum class Tone { plain, life, health, prestige, poison, strength, order, points, good, bad };
enum class AskKind { number, choice, person, yesno, text };

using Answer = std::variant<bool, std::int64_t, double, std::string>;

struct Choice {
    Answer value;
    Sentence label;
    bool operator==(const Choice &) const = default;
    static constexpr auto form()
    {
        return record("choice", must("value", &Choice::value), must("label", &Choice::label));
    }
};

// An open place of a command: one of its keys. What is left out stands as in the act's command.
struct Ask {
    std::string key;
    Sentence label;
    AskKind kind = AskKind::number;
    std::optional<std::int64_t> min{};
    std::optional<std::int64_t> max{};
    std::vector<std::int64_t> usual{};
    std::vector<Choice> choices{}; // of a choice; of a person with the seat as value
    std::optional<Answer> preset{};
    std::optional<int> most{}; // the key holds a list of so many answers at most
    bool isOptional = false;   // the key may be left out even where nothing stands ready
    bool operator==(const Ask &) const = default;
    static constexpr auto form()
    {
        return record("ask", must("key", &Ask::key), must("label", &Ask::label), must("kind", &Ask::kind),
                      may("min", &Ask::min), may("max", &Ask::max), must("usual", &Ask::usual),
                      must("choices", &Ask::choices), may("default", &Ask::preset), may("most", &Ask::most),
                      must("optional", &Ask::isOptional));
    }
};

// A number to look at.
struct Figure {
    Sentence label;
    std::int64_t value = 0;
    std::optional<std::int64_t> of{};
    Tone tone = Tone::plain;
    bool isLow = false;
    bool operator==(const Figure &) const = default;
    static constexpr auto form()
    {
        return record("figure", must("label", &Figure::label), must("value", &Figure::value),
                      may("of", &Figure::of), must("tone", &Figure::tone), must("low", &Figure::isLow));
    }
};

struct Person {
    Sentence name;
    Sentence about{};
    bool isActing = false;
    std::vector<Figure> numbers{};
    bool operator==(const Person &) const = default;
    static constexpr auto form()
    {
        return record("person", must("name", &Person::name), must("about", &Person::about),
                      must("acting", &Person::isActing), must("numbers", &Person::numbers));
    }
};

struct People {
    std::vector<Person> people;
    bool operator==(const People &) const = default;
    static constexpr auto form() { return record("people", must("people", &People::people)); }
};

struct Bar {
    Sentence label;
    std::int64_t value = 0;
    std::int64_t of = 0;
    std::optional<std::int64_t> then{}; // after what is about to happen
    bool operator==(const Bar &) const = default;
    static constexpr auto form()
    {
        return record("bar", must("label", &Bar::label), must("value", &Bar::value), must("of", &Bar::of),
                      may("then", &Bar::then));
    }
};

struct Line {
    Sentence text;
    Tone tone = Tone::plain;
    bool operator==(const Line &) const = default;
    static constexpr auto form()
    {
        return record("line", must("text", &Line::text), must("tone", &Line::tone));
    }
};

struct Dice {
    Sentence label;
    std::vector<int> faces;
    std::vector<int> gone{};
    bool operator==(const Dice &) const = default;
    static constexpr auto form()
    {
        return record("dice", must("label", &Dice::label), must("faces", &Dice::faces),
                      must("gone", &Dice::gone));
    }
};

struct Track {
    Sentence label;
    int filled = 0;
    int of = 0;
    bool operator==(const Track &) const = default;
    static constexpr auto form()
    {
        return record("track", must("label", &Track::label), must("filled", &Track::filled),
                      must("of", &Track::of));
    }
};

// What this person does or waits for, and the passage of the rules that says so.
struct Now {
    Sentence text;
    std::string rule;
    bool operator==(const Now &) const = default;
    static constexpr auto form() { return record("now", must("text", &Now::text), must("rule", &Now::rule)); }
};

struct Logged {
    std::int64_t seq = 0;
    Sentence text;
    bool operator==(const Logged &) const = default;
    static constexpr auto form()
    {
        return record("logged", must("seq", &Logged::seq), must("text", &Logged::text));
    }
};

inline constexpr std::size_t logLines = 5;

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

template <>
struct torchside::Names<torchside::seat::Tone> {
    static constexpr std::array<std::string_view, 10> list{
        "plain", "life", "health", "prestige", "poison", "strength", "order", "points", "good", "bad"};
};

template <>
struct torchside::Names<torchside::seat::AskKind> {
    static constexpr std::array<std::string_view, 5> list{"number", "choice", "person", "yesno", "text"};
};
