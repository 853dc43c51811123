#pragma once

#include "models/cthulhu/events_own.h"
#include "models/cthulhu/events_pieces.h"
#include "models/cthulhu/events_turn.h"

#include "models/kernel/one_of.h"

// What happened in a game against the Minion. Stories are told by their place at that moment.
namespace torchside::cthulhu {

struct Event
    : std::variant<Started, DeckWarned, CameUp, NotInDeck, Scouted, ScoutMissing, Drawn, TurnBegan, WentOn,
                   Refreshed, Rerolled, ResourceGained, EventsJudged, Played, DrainSkipped, Acted,
                   ActionSkipped, LeftOut, Chosen, DefendersCounted, MinionCommitted, PlayerCommitted,
                   MinionDefended, FightBegan, StruggleDecided, LossOwed, PlayerLost, PlayerReadied,
                   SkillCompared, FightEnded, AllWentHome, TokensMoved, StoryWon, EffectSettled,
                   StoryReplaced, ConspiracyLeft, ConspiracyPlayed, EventPlayed, Ended, WentInsane, Wounded,
                   Destroyed, Readied, Exhausted, Restored, Barred, Attached, Discarded, ConspiracyDiscarded,
                   Boosted, StoryChanged, StoriesCounted, DomainChanged, DomainAdded, EnteredPlay,
                   TakenToHand, LaidDormant, Renamed, ResourcePlaced, DefendersNamed, Planned, MomentCame,
                   MomentPassed, StruggleSettled, NotResolved, MinionTied, MinionSettled, OwnChanged, OwnGone,
                   OwnJoined, OwnDomainsLaid, OwnDomainChanged> {
    TORCHSIDE_ONE_OF(Event)
};

} // namespace torchside::cthulhu

template <>
struct torchside::Names<torchside::cthulhu::Loss> {
    static constexpr std::array<std::string_view, 3> list{"insane", "wounded", "destroyed"};
};
