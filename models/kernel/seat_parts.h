#pragma once

#include "models/kernel/form.h"
#include "models/kernel/sentence.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

// The words of a seat's view that hold no commands: what is shown, and what an act asks for.
namespace torchside {

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

// An open place of a command: one of its keys, or one within another (card.name, cards.0.name). What is left
// out stands as in the act's command.
struct Ask {
    std::string key;
    Sentence label;
    AskKind kind = AskKind::number;
    std::optional<std::int64_t> min{};
    std::optional<std::int64_t> max{};
    std::vector<std::int64_t> usual{};
    std::vector<Choice> choices{}; // of a choice; of a person with the seat as value
    std::optional<Answer> preset{};
    std::optional<int> most{}; // the key holds a list of so many answers at most; more than there are choices
                               // means that they may come twice
    std::optional<int> least{}; // and at least
    bool isOptional = false;    // the key may be left out even where nothing stands ready
    bool operator==(const Ask &) const = default;
    static constexpr auto form()
    {
        return record("ask", must("key", &Ask::key), must("label", &Ask::label), must("kind", &Ask::kind),
                      may("min", &Ask::min), may("max", &Ask::max), must("usual", &Ask::usual),
                      must("choices", &Ask::choices), may("default", &Ask::preset), may("most", &Ask::most),
                      may("least", &Ask::least), must("optional", &Ask::isOptional));
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

// Everybody of so many but the one whose view it is.
template <class Look>
People othersThan(std::optional<int> seat, std::size_t count, Look &&personOf)
{
    People others;
    for (int each = 0; each < static_cast<int>(count); ++each)
        if (each != seat)
            others.people.push_back(personOf(each));
    return others;
}

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
    std::vector<Sentence> faces;
    std::vector<Sentence> gone{};
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

} // namespace seat

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
