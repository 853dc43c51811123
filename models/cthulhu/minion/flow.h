#pragma once

#include "models/kernel/names.h"
#include "models/kernel/sentence.h"

#include <span>
#include <vector>

// The Minion's flowchart, as data that the decisions walk along: every question is a node, every answer an
// edge. A node that nothing leads on from is what the Minion does.
namespace torchside::cthulhu {

enum class Node {
    anyCharacter,
    findScout,
    beginRefresh,
    insaneToRestore,
    restoreTie,
    restoreOne,
    restoreNobody,
    poolPayable,
    askEvents,
    startDrains,
    whichDrain,
    firstCharacter,
    firstSupport,
    secondSupport,
    secondCharacter,
    costX,
    offerX,
    skipDrain,
    characterTie,
    supportTie,
    ownAttachment,
    bareHost,
    pay,
    smallestDomain,
    playCard,
    validWaits,
    keepThird,
    thirdCard,
    noThird,
    askAction,
    storyPhase,
    noStoryPhase,
    anyReady,
    nobodyReady,
    whichCommitment,
    onlyOne,
    countKnown,
    askDefenders,
    alternateOrder,
    sendAlternate,
    matchingOrder,
    sendMatching,
    anyDefender,
    noDefence,
    defendOrder,
    sendDefenders,
    mayGoInsane,
    nobodyInsane,
    insaneTie,
    driveInsane,
    mayBeWounded,
    nobodyWounded,
    anySurvivor,
    woundTie,
    woundOne,
    anyExhausted,
    nobodyReadied,
    readyOne,
    bestDomain,
    raiseDomain,
    eventDue,
    playEvent,
    momentOver,
    fillDomains,
    setAttachment,
    setHost,
    setPay,
    lineStoryPhase,
    lineReady,
    readyKnown,
    askReady,
    commitAim,
    anySent,
    sendLine,
    stayHome,
    lineDefender,
    defendAim,
    anyDefends,
    defendLine,
    leaveStories
};

struct Edge {
    Node from;
    std::string_view answer;
    Node to;
};

struct Thought;
struct Reply;

struct NodeKind {
    Node node;
    std::string_view name;
    std::string_view text;             // the question, or what is done
    Reply (*ask)(Thought &) = nullptr; // who answers it; an end of the chart has nobody
};

std::span<const Edge> edges();
std::span<const NodeKind> nodes();
const NodeKind &kindOf(Node node);
// Where this answer leads; throws where the chart has no such edge.
Node after(Node from, std::string_view answer);
bool isEnd(Node node);

// A question that was asked on the way to a decision, with its answer and the numbers behind it.
struct Visit {
    Node node = Node::anyCharacter;
    std::string_view answer;
    std::vector<Sentence> proof;
};
using Path = std::vector<Visit>;

// The whole chart as Graphviz text.
std::string flowchart();

} // namespace torchside::cthulhu
