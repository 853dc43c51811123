#pragma once

#include "models/cthulhu/commands_hand.h"
#include "models/cthulhu/commands_turn.h"

#include "models/kernel/one_of.h"

// What is asked for in a game against the Minion.
namespace torchside::cthulhu {

struct Command
    : std::variant<Start, Scout, Skip, Draw, Confirm, Cannot, Choose, Die, Valid, TakeAction, CountDefenders,
                   Commits, EndTurn, PlayConspiracy, Lose, StoryEffect, NewStory, PlayEvent, DeckOut, Bar,
                   Wound, DriveInsane, Restore, MakeReady, Exhaust, Destroy, Attach, Discard, SetBoost,
                   MoveTokens, ChangeStory, CountStories, ChangeDomain, AddDomain, PutIntoPlay, TakeToHand,
                   LayDormant, Rename, Mine, Join, LayOwnDomains, ChangeOwnDomain> {
    TORCHSIDE_ONE_OF(Command)
};
// A card that comes up now, and that by its name only the library here knows, stands there whole: so the
// command means the same where another library is.
Command spelledOut(const State &state, Command command);

// A question changes nothing and is not kept.
struct Destination {
    CardRef card;
    int story = 0;
    bool operator==(const Destination &) const = default;
    static constexpr auto form()
    {
        return record("destination", must("card", &Destination::card), must("story", &Destination::story));
    }
};
// A card; or under LILLITH a whole other line, as it was dragged together.
struct AskWhyNot {
    std::optional<CardRef> card;
    std::optional<std::vector<Destination>> line;
    bool operator==(const AskWhyNot &) const = default;
    static constexpr auto form()
    {
        return record("why-not", may("card", &AskWhyNot::card), may("line", &AskWhyNot::line, list(0, 60)));
    }
};
// How the stories would come out as everybody stands, or as the player plans to send somebody.
struct AskForecast {
    std::optional<std::vector<Commitment>> stories;
    std::optional<bool> defended{}; // with the defence that the Minion would put up
    bool operator==(const AskForecast &) const = default;
    static constexpr auto form()
    {
        return record("forecast", may("stories", &AskForecast::stories, list(0, 60)),
                      may("defended", &AskForecast::defended));
    }
};
using Question = std::variant<AskWhyNot, AskForecast>;

// A character that is told is told whole, unless it is known by its id.
std::optional<Refusal> faultOf(const Commits &commits);
std::optional<Refusal> faultOf(const AskForecast &question);
// A card or a story; a number or the characters; a card or a line: one of the two, never both.
std::optional<Refusal> faultOf(const Discard &discard);
std::optional<Refusal> faultOf(const CountDefenders &defenders);
std::optional<Refusal> faultOf(const AskWhyNot &question);

} // namespace torchside::cthulhu
