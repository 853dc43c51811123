#pragma once

#include "models/cthulhu/commands.h"
#include "models/cthulhu/minion/thought.h"
#include "models/kernel/form.h"

#include <span>

// The one thing for the table to do or to answer, worked out from the state.
namespace torchside::cthulhu {

enum class StepId {
    scout,
    opening,
    refresh,
    draw,
    resource,
    events,
    drain,
    third,
    defenders,
    commit,
    answer,
    player,
    defend,
    lose,
    effect,
    newStory,
    trigger
};
enum class Wants { cards, confirm, die, valid, choice, count, commits, none, lose, name };

struct RefreshProposal {
    std::optional<CardId> restore;
    bool operator==(const RefreshProposal &) const = default;
    static constexpr auto form() { return record("refresh", must("restore", &RefreshProposal::restore)); }
};
struct EventsProposal {
    std::vector<CardId> payable;
    bool operator==(const EventsProposal &) const = default;
    static constexpr auto form() { return record("events", must("payable", &EventsProposal::payable)); }
};
struct DrainProposal {
    int drain = 1;
    CardType kind = CardType::character;
    CardId card;
    std::optional<int> domain;
    std::optional<CardId> attachTo;
    bool operator==(const DrainProposal &) const = default;
    static constexpr auto form()
    {
        return record("drain", must("drain", &DrainProposal::drain), must("kind", &DrainProposal::kind),
                      must("card", &DrainProposal::card), must("domain", &DrainProposal::domain),
                      must("attachTo", &DrainProposal::attachTo));
    }
};
struct ThirdProposal {
    int drain = 3;
    std::string kind = "action";
    bool operator==(const ThirdProposal &) const = default;
    static constexpr auto form()
    {
        return record("third", must("drain", &ThirdProposal::drain), must("kind", &ThirdProposal::kind));
    }
};
// Under LILLITH.
struct ResourceProposal {
    int domain = 0;
    bool operator==(const ResourceProposal &) const = default;
    static constexpr auto form() { return record("resource", must("domain", &ResourceProposal::domain)); }
};
struct TriggerProposal {
    CardId card;
    std::optional<DomainRef> domain;
    bool operator==(const TriggerProposal &) const = default;
    static constexpr auto form()
    {
        return record("trigger", must("card", &TriggerProposal::card),
                      must("domain", &TriggerProposal::domain));
    }
};
struct RefusedCommit {
    std::vector<Commit> commits;
    std::vector<CardId> held;
    lillith::LineOutcome outcome;
    lillith::Aim lostAt = lillith::Aim::order;
    bool operator==(const RefusedCommit &) const = default;
    static constexpr auto form()
    {
        return record("refused", must("commits", &RefusedCommit::commits), must("held", &RefusedCommit::held),
                      must("outcome", &RefusedCommit::outcome), must("lostAt", &RefusedCommit::lostAt));
    }
};
struct RefusedDefence {
    std::vector<Commit> defends;
    lillith::LineOutcome outcome;
    lillith::Aim lostAt = lillith::Aim::order;
    bool operator==(const RefusedDefence &) const = default;
    static constexpr auto form()
    {
        return record("refused", must("defends", &RefusedDefence::defends),
                      must("outcome", &RefusedDefence::outcome), must("lostAt", &RefusedDefence::lostAt));
    }
};

// What was foreseen stands only under LILLITH.
struct CommitProposal {
    std::vector<Commit> commits;
    std::vector<CardId> held;
    std::optional<lillith::LineOutcome> outcome;
    std::optional<RefusedCommit> refused;
    std::optional<bool> exact;
    bool operator==(const CommitProposal &) const = default;
    static constexpr auto form()
    {
        return record("commit", must("commits", &CommitProposal::commits),
                      must("held", &CommitProposal::held), may("outcome", &CommitProposal::outcome),
                      may("refused", &CommitProposal::refused), may("exact", &CommitProposal::exact));
    }
};
struct DefendProposal {
    std::vector<Commit> defends;
    std::optional<lillith::LineOutcome> outcome;
    std::optional<RefusedDefence> refused;
    std::optional<bool> exact;
    bool operator==(const DefendProposal &) const = default;
    static constexpr auto form()
    {
        return record("defend", must("defends", &DefendProposal::defends),
                      may("outcome", &DefendProposal::outcome), may("refused", &DefendProposal::refused),
                      may("exact", &DefendProposal::exact));
    }
};
struct LoseProposal {
    int story = 0;
    Struggle struggle = Struggle::terror;
    std::vector<int> characters;
    bool operator==(const LoseProposal &) const = default;
    static constexpr auto form()
    {
        return record("lose", must("story", &LoseProposal::story), must("struggle", &LoseProposal::struggle),
                      must("characters", &LoseProposal::characters));
    }
};
// One of the Minion's that are equal in everything: `card`, unless another is chosen.
struct TieProposal {
    Side side = Side::minion;
    int story = 0;
    Struggle struggle = Struggle::terror;
    CardId card;
    std::vector<CardId> characters;
    bool operator==(const TieProposal &) const = default;
    static constexpr auto form()
    {
        return record("tie", must("side", &TieProposal::side), must("story", &TieProposal::story),
                      must("struggle", &TieProposal::struggle), must("card", &TieProposal::card),
                      must("characters", &TieProposal::characters));
    }
};
struct EffectProposal {
    int story = 0;
    Side side = Side::minion;
    bool operator==(const EffectProposal &) const = default;
    static constexpr auto form()
    {
        return record("effect", must("story", &EffectProposal::story), must("side", &EffectProposal::side));
    }
};
struct NewStoryProposal {
    int story = 0;
    bool operator==(const NewStoryProposal &) const = default;
    static constexpr auto form() { return record("new-story", must("story", &NewStoryProposal::story)); }
};
using Proposal = std::variant<std::monostate, RefreshProposal, EventsProposal, DrainProposal, ThirdProposal,
                              CommitProposal, DefendProposal, LoseProposal, EffectProposal, NewStoryProposal,
                              ResourceProposal, TriggerProposal, TieProposal>;

// What a card of the proposal or of the question says.
struct CardText {
    CardId card;
    std::string text;
    bool operator==(const CardText &) const = default;
    static constexpr auto form()
    {
        return record("text", must("card", &CardText::card), must("text", &CardText::text));
    }
};

struct Step {
    StepId id = StepId::player;
    Sentence say;
    std::vector<Sentence> why;
    std::string rule;
    Wants wants = Wants::none;
    Proposal proposal;
    std::vector<Candidate> candidates;
    std::optional<std::vector<Candidate>> hosts{}; // where equals could carry the attachment
    std::optional<std::vector<CardText>> texts{};  // as far as they are known
};

// All that is fixed of a step: it stands here and nowhere else.
struct StepKind {
    StepId id;
    Wants wants;
    std::string_view rule;
    std::string_view caption;
    std::array<std::string_view, 4> answers; // the commands and questions that it takes, the main one first
    void (*fill)(const State &, Step &, Voice) = nullptr; // what is proposed, and why
    bool (*when)(const State &) = nullptr;                // one of several of this name
    std::string_view main() const { return answers.front(); }
    bool takes(std::string_view command) const;
};
std::span<const StepKind> stepKinds();

// Nothing before the start and after the end.
const StepKind *stepKindOf(const State &state);
std::optional<StepId> stepIdOf(const State &state);
std::optional<Step> stepOf(const State &state);
// The same without its words: what a decision asks for.
std::optional<Step> silentStepOf(const State &state);
// How many steps were worked out on this thread so far.
std::uint64_t stepsWorkedOut();
// What is proposed now: the cards that the table may say can't do it.
std::vector<CardId> proposedCards(const Step &step);

int drainOf(const State &state);  // 1 or 2, at a drain; under LILLITH as many as there are
int drawsNow(const State &state); // how many cards this draw step wants
int scoutCostNow(const State &state);
// What the table may still be reminded of: valid events whose moment this step is.
std::vector<CardId> remindedEvents(const State &state, StepId step);

// The instruction of a step in plain words, with the cards' names and what the table is to be reminded of.
Sentence sayFor(const State &state, const Step &step);

} // namespace torchside::cthulhu

template <>
struct torchside::Names<torchside::cthulhu::StepId> {
    static constexpr std::array<std::string_view, 17> list{
        "scout",  "opening", "refresh", "draw",   "resource", "events", "drain",     "third",  "defenders",
        "commit", "answer",  "player",  "defend", "lose",     "effect", "new-story", "trigger"};
};

template <>
struct torchside::Names<torchside::cthulhu::Wants> {
    static constexpr std::array<std::string_view, 10> list{"cards", "confirm", "die",  "valid", "choice",
                                                           "count", "commits", "none", "lose",  "name"};
};
