#pragma once

#include "models/kernel/sentence.h"
#include "models/kernel/session.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchside {

// A value that holds from one step on.
struct Point {
    std::int64_t seq = 0;
    int value = 0;
    bool operator==(const Point &) const = default;
};

// One value through the whole session: a person's life, a side's tokens. The key is the game's own; from 0 on
// it is a person's and has that seat's colour, below 0 it is nobody's.
struct Curve {
    int key = 0;
    Sentence name;
    std::vector<Point> points;
    std::int64_t until = 0; // the last step at which there was such a value; 0 where there still is
    bool operator==(const Curve &) const = default;
};

struct Graph {
    std::string id;
    Sentence name;
    std::vector<Curve> curves;
    bool operator==(const Graph &) const = default;
};

// What a dot on the graph means.
enum class Feat { kill, death, won, lost, change };

struct Mark {
    std::int64_t seq = 0;
    Feat feat = Feat::change;
    int key = 0; // whose curve it stands on
    Sentence text;
    bool operator==(const Mark &) const = default;
};

// A step as the story tells it. Chapters are what the game counts itself by: encounters, rounds, turns.
struct Beat {
    std::int64_t seq = 0;
    Moment at = 0;
    int chapter = 0;
    Sentence where; // "encounter 6"
    Sentence line;
    bool operator==(const Beat &) const = default;
};

// Where somebody stands at the end. Games that all win or lose together have no ranks.
struct Place {
    int key = 0;
    int rank = 0;
    Sentence name{};
    std::optional<int> points{};
    Sentence role{};
    Sentence fate{}; // "64 life", "fell in encounter 6"
    bool won = false;
    bool out = false;
    bool operator==(const Place &) const = default;
};

// The most there was of something worth comparing between sessions.
struct Best {
    std::string id;
    Sentence name;
    int value = 0;
    Sentence whose;
    bool operator==(const Best &) const = default;
};

// The story of a session, as values.
struct Chronicle {
    std::vector<Graph> graphs;
    std::vector<Mark> marks;
    std::vector<Beat> beats;
    std::vector<Place> places;
    std::vector<Best> bests;
    Sentence headline;
    Sentence overline;
    std::string unit;         // what points are: prestige, health, stories, points, dungeons
    bool pointsDecide = true; // the most points win
    std::optional<int> first; // the seat that began
    bool operator==(const Chronicle &) const = default;
};

// What a game's story writes into, step by step.
class Chronicler {
public:
    void begin(std::int64_t seq, Moment at, const Sentence &line);

    // The value of a curve now; graphs and curves stand in the order in which they first come up.
    void value(std::string_view graph, const Sentence &title, int key, const Sentence &name, int value);
    // Its last one: from the next step on there is none.
    void last(std::string_view graph, int key, int value);
    void where(int chapter, const Sentence &name);
    void mark(Feat feat, int key, const Sentence &text);
    void best(std::string_view id, const Sentence &name, int value, const Sentence &whose);
    void place(Place place) { chronicle_.places.push_back(std::move(place)); }
    void headline(Sentence text) { chronicle_.headline = std::move(text); }
    void overline(Sentence text) { chronicle_.overline = std::move(text); }
    void points(std::string unit, bool decide);
    void first(int seat) { chronicle_.first = seat; }

    // Where the curve's owner met this last; an empty sentence where that never was.
    Sentence whereLast(Feat feat, int key) const;
    // Puts the winners first and those who are out last, by points, and numbers them; the level share a rank.
    void rank();
    Chronicle take() { return std::move(chronicle_); }

private:
    Curve *curve(std::string_view graph, int key);

    Chronicle chronicle_;
};

// How a game's story tells its events: what a game says nothing of leaves no mark.
template <class Words, class State, class Event>
struct Teller {
    const State &before;
    const Event &event;
    Chronicler &to;

    Sentence line() const { return Words::tell(before, event); }
    template <class Other>
    void operator()(const Other &) const
    {}
};

// The length of play: pauses of half an hour and more are none of it.
Moment lengthOf(const std::vector<Beat> &beats);

} // namespace torchside
