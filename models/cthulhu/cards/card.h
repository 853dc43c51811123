#pragma once

#include "models/cthulhu/cards/limits.h"
#include "models/kernel/form.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

// A card as it is printed, and how the Minion's cards are told apart.
namespace torchside::cthulhu {

// What numbers, names and lists may be in a command, in what happened, and in a file.
inline constexpr auto cardName = aName(cards::longestName);
inline constexpr auto costs = range(0, cards::highest);
inline constexpr auto skills = range(-99, 99);
inline constexpr auto cardWords = list(0, cards::mostWords, cardName);

enum class CardType { character, support, event, conspiracy };
enum class Struggle { terror, combat, arcane, investigation };
// Where an attachment belongs: nowhere, on one of the Minion's own characters, or where the table puts it.
enum class Attachment { none, own, other };
// The moment of an event; the standard Minion only reminds of it.
enum class Trigger {
    operations,
    playerCommits,
    minionCommits,
    struggleLost,
    wouldGoInsane,
    wouldBeWounded,
    storyWon,
    any
};

// c1, c2, … in the order in which the cards came up.
struct CardId;
std::string textOf(CardId id);
std::optional<CardId> cardIdFrom(const std::string &text);

struct CardId {
    int number = 0;
    auto operator<=>(const CardId &) const = default;
    static constexpr auto form() { return Spelt<CardId>{textOf, cardIdFrom, "^c[1-9][0-9]*$", "c3"}; }
};

struct Cost {
    int number = 0;
    bool isX = false; // then the number is 0
    bool operator==(const Cost &) const = default;
    static constexpr auto form() { return NumberOrWord<Cost>{&Cost::number, costs, "X", &Cost::isX}; }
};

struct Icons {
    int terror = 0;
    int combat = 0;
    int arcane = 0;
    int investigation = 0;
    bool operator==(const Icons &) const = default;
    int of(Struggle struggle) const;
    static constexpr auto form()
    {
        return record("icons", may("terror", &Icons::terror, costs), may("combat", &Icons::combat, costs),
                      may("arcane", &Icons::arcane, costs),
                      may("investigation", &Icons::investigation, costs));
    }
};

using Keywords = std::vector<std::string>;

bool has(const Keywords &keywords, std::string_view word);
// How many wounds are borne: the number after the word, 1 where none stands there.
int toughnessIn(const Keywords &keywords);

inline constexpr std::array<Struggle, 4> allStruggles{Struggle::terror, Struggle::combat, Struggle::arcane,
                                                      Struggle::investigation};
inline constexpr int usualNeed = 5;

struct Printed {
    std::string name;
    std::string subtitle;
    CardType type = CardType::character;
    Cost cost;
    int skill = 0;
    Icons icons;
    Attachment attachment = Attachment::none;
    bool unique = false;
    std::vector<std::string> traits;
    Keywords keywords;
    std::optional<int> tokens;
    std::optional<std::vector<Struggle>> struggles;
    std::optional<Trigger> trigger;
    bool operator==(const Printed &) const = default;
    static constexpr auto form()
    {
        return record("card", must("name", &Printed::name, cardName), may("subtitle", &Printed::subtitle),
                      must("type", &Printed::type), may("cost", &Printed::cost),
                      may("skill", &Printed::skill, costs), may("icons", &Printed::icons),
                      may("attachment", &Printed::attachment), may("unique", &Printed::unique),
                      may("traits", &Printed::traits, cardWords), may("keywords", &Printed::keywords, cardWords),
                      may("tokens", &Printed::tokens, range(1, cards::highest)),
                      may("struggles", &Printed::struggles, list(0, cards::mostStruggles)),
                      may("trigger", &Printed::trigger));
    }
};

} // namespace torchside::cthulhu

template <>
struct torchside::Names<torchside::cthulhu::CardType> {
    static constexpr auto list = cards::types;
};

template <>
struct torchside::Names<torchside::cthulhu::Struggle> {
    static constexpr auto list = cards::struggles;
};

template <>
struct torchside::Constants<torchside::cthulhu::Attachment> {
    static constexpr std::array<torchside::Constant, 3> list{false, true, "other"};
};

template <>
struct torchside::Names<torchside::cthulhu::Trigger> {
    static constexpr auto list = cards::triggers;
};
