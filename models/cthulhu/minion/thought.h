#pragma once

#include "models/cthulhu/events.h"
#include "models/cthulhu/minion/flow.h"
#include "models/cthulhu/state.h"
#include "models/kernel/form.h"

// A decision of the Minion's on its way along the flowchart: what it weighs, and what it comes to.
namespace torchside::cthulhu {

// Why a card is not the one: the first of these that fits, in this order.
enum class Test {
    hand,
    cannot,
    unique,
    opposed,
    conspiracy,
    target,
    costX,
    cost,
    kind,
    potential,
    investigation,
    terror,
    combat,
    arcane,
    tied,
    support,
    name,
    exhausted,
    insane,
    barred,
    held,
    priority,
    set,
    gameWon,
    gameLost,
    minionStories,
    minionTokens,
    playerStories,
    playerTokens,
    losses,
    lostPriority,
    used,
    order
};

struct Candidate {
    CardId card;
    std::vector<int> key;
    std::optional<Test> dropped;
    bool tied = false;
    bool operator==(const Candidate &) const = default;
    static constexpr auto form()
    {
        return record("candidate", must("card", &Candidate::card), must("key", &Candidate::key),
                      must("dropped", &Candidate::dropped), must("tied", &Candidate::tied));
    }
};

// Words are made only where somebody reads them: a decision thinks silently.
enum class Voice { silent, aloud };

struct Thought {
    Thought(const State &of, Voice voiced) : state(of), voice(voiced) {}
    const State &state;
    Voice voice;
    int drain = 0;
    int story = 0; // by its key, for losses

    std::vector<Candidate> candidates; // of the kind compared, best first
    std::optional<CardType> kind;
    std::optional<CardId> chosen;
    std::optional<CardId> attachTo;
    std::vector<Candidate> hosts; // among whom the attachment's is, best first
    std::optional<int> domain;
    std::vector<Commit> commits;
    std::vector<CardId> held;
    std::vector<CardId> among; // who may be lost

    Path path;
    Node end = Node::anyCharacter;

    // The words of a proof; none in silence.
    template <class Words>
    std::vector<Sentence> said(Words &&words) const
    {
        return voice == Voice::aloud ? words() : std::vector<Sentence>{};
    }
};

struct Reply {
    std::string_view answer;
    std::vector<Sentence> proof;
};

// Walks from this question to an end of the chart.
Thought think(const State &state, Node from, Voice voice = Voice::silent, int drain = 0, int story = 0);

Thought thinkDrain(const State &state, int drain, Voice voice = Voice::silent);
Thought thinkCommit(const State &state, Voice voice = Voice::silent);
Thought thinkDefence(const State &state, Voice voice = Voice::silent);
// Who pays for the struggle that the Minion lost at this story, or is readied by the one that it won.
Thought thinkPayment(const State &state, int story, Struggle struggle, Voice voice = Voice::silent);
// Is there more than one who does it, and does it matter who?
bool isForTheTable(const Thought &thought);

// Every question and answer with its numbers, as lines; none of what was thought silently.
std::vector<Sentence> told(const Thought &thought);
std::vector<Sentence> told(const Path &path);

// Marks all that are equal to this one in every number; does any other?
bool markEquals(const State &state, std::vector<Candidate> &candidates, CardId chosen);

// Which test keeps this card from being played at this drain; nothing if it could be played.
std::optional<Test> hindrance(const State &state, CardId card);
std::vector<Candidate> charactersInHand(const State &state);
std::vector<Candidate> supportsInHand(const State &state);
// Characters, supports and conspiracies together, by priority.
std::vector<Candidate> cardsInHand(const State &state);
std::vector<Candidate> charactersInPlay(const State &state);
// Who could get the next attachment: those without one, or all that are sane.
std::vector<Candidate> hostsInPlay(const State &state);
// The sane character that gets the next attachment; nothing without one.
std::optional<CardId> nextHost(const State &state);

// The questions, by theme.
Reply askAnyCharacter(Thought &thought);
Reply askInsaneToRestore(Thought &thought);
Reply askPoolPayable(Thought &thought);
Reply askWhichDrain(Thought &thought);
Reply askCharacter(Thought &thought);
Reply askSupport(Thought &thought);
Reply askCostX(Thought &thought);
Reply askTie(Thought &thought);
Reply askOwnAttachment(Thought &thought);
Reply askBareHost(Thought &thought);
Reply askPay(Thought &thought);
Reply askSmallestDomain(Thought &thought);
Reply askValidWaits(Thought &thought);
Reply askThirdCard(Thought &thought);
Reply askStoryPhase(Thought &thought);
Reply askAnyReady(Thought &thought);
Reply askWhichCommitment(Thought &thought);
Reply askOnlyOne(Thought &thought);
Reply askCountKnown(Thought &thought);
Reply askOrder(Thought &thought);
Reply askAnyDefender(Thought &thought);
Reply askMayGoInsane(Thought &thought);
Reply askMayBeWounded(Thought &thought);
Reply askAnySurvivor(Thought &thought);
Reply askLowestTie(Thought &thought);
Reply askAnyExhausted(Thought &thought);
Reply askBestDomain(Thought &thought);
Reply askEventDue(Thought &thought);
Reply askFillDomains(Thought &thought);
Reply askReadyKnown(Thought &thought);
Reply askAim(Thought &thought);
Reply askAnySent(Thought &thought);

// Domains pay whole: one undrained domain with enough resources, the smallest that suffices.

// The undrained domain with the fewest resources that suffices, the first of equals.
std::optional<int> domainFor(const State &state, int cost);
int largestUndrained(const State &state);  // 0 where all are drained
bool canPay(const State &state, int cost); // from the ordinary domains; 0 needs none

struct EventPayment {
    bool fromEvents = false;
    std::optional<int> domain;
};
// From the Events Domain if it is undrained and big enough, else from an ordinary one; nothing if neither is.
std::optional<EventPayment> paymentForEvent(const State &state, int cost);
// The events of the pool that could be paid; one of cost X can always be paid with 0.
std::vector<CardId> payableEvents(const State &state);
bool validEventWaits(const State &state);

} // namespace torchside::cthulhu

template <>
struct torchside::Names<torchside::cthulhu::Test> {
    static constexpr std::array<std::string_view, 33> list{
        "hand",          "cannot",         "unique",        "opposed",        "conspiracy",    "target",
        "cost-x",        "cost",           "kind",          "potential",      "investigation", "terror",
        "combat",        "arcane",         "tied",          "support",        "name",          "exhausted",
        "insane",        "barred",         "held",          "priority",       "set",           "game-won",
        "game-lost",     "minion-stories", "minion-tokens", "player-stories", "player-tokens", "losses",
        "lost-priority", "used",           "order"};
};
