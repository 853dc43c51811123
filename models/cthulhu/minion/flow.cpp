#include "models/cthulhu/minion/thought.h"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace torchside::cthulhu {

namespace {

using enum Node;

constexpr std::array nodeTable{
    NodeKind{anyCharacter, "any-character", "Does the Minion have a character in play or in its hand?",
             askAnyCharacter},
    NodeKind{findScout, "find-scout", "Find a scout"},
    NodeKind{beginRefresh, "begin-refresh", "Go on to the refresh phase"},
    NodeKind{insaneToRestore, "insane-to-restore", "Is there an insane character to restore?",
             askInsaneToRestore},
    NodeKind{restoreTie, "restore-tie", "Is one of them the highest by its printed numbers?", askTie},
    NodeKind{restoreOne, "restore-one", "Restore the highest"},
    NodeKind{restoreNobody, "restore-nobody", "Restore nobody"},
    NodeKind{poolPayable, "pool-payable", "Can an event in the pool be paid for?", askPoolPayable},
    NodeKind{askEvents, "ask-events", "Ask which events are valid"},
    NodeKind{startDrains, "start-drains", "Go on to the drains"},
    NodeKind{whichDrain, "which-drain", "Which drain is it?", askWhichDrain},
    NodeKind{firstCharacter, "first-character", "Can a character be played?", askCharacter},
    NodeKind{firstSupport, "first-support", "Can a support be played instead?", askSupport},
    NodeKind{secondSupport, "second-support", "Can a support be played?", askSupport},
    NodeKind{secondCharacter, "second-character", "Can another character be played instead?", askCharacter},
    NodeKind{costX, "cost-x", "Is there a card of cost X the table may choose?", askCostX},
    NodeKind{offerX, "offer-x", "Propose nothing; the table may choose the X"},
    NodeKind{skipDrain, "skip-drain", "Skip this drain"},
    NodeKind{characterTie, "character-tie", "Is one character the highest by potential?", askTie},
    NodeKind{supportTie, "support-tie", "Is one support the first by cost and name?", askTie},
    NodeKind{ownAttachment, "own-attachment", "Does it go on one of the Minion's own characters?",
             askOwnAttachment},
    NodeKind{bareHost, "bare-host", "Is there a sane character without an attachment?", askBareHost},
    NodeKind{pay, "pay", "Does it cost anything?", askPay},
    NodeKind{smallestDomain, "smallest-domain", "Which undrained domain is the smallest that can pay?",
             askSmallestDomain},
    NodeKind{playCard, "play-card", "Play the card"},
    NodeKind{validWaits, "valid-waits", "Does a valid event wait in the pool?", askValidWaits},
    NodeKind{keepThird, "keep-third", "Keep the third domain for a dear event"},
    NodeKind{thirdCard, "third-card", "Does the Minion have a card in play that could have an action?",
             askThirdCard},
    NodeKind{noThird, "no-third", "No third drain"},
    NodeKind{askAction, "ask-action", "Ask for an action"},
    NodeKind{storyPhase, "story-phase", "Is there a story phase in this turn?", askStoryPhase},
    NodeKind{noStoryPhase, "no-story-phase", "No story phase in the shortened first turn"},
    NodeKind{anyReady, "any-ready", "Is one of the Minion's characters ready?", askAnyReady},
    NodeKind{nobodyReady, "nobody-ready", "Commit nobody"},
    NodeKind{whichCommitment, "which-commitment", "By which rule does the Minion commit?",
             askWhichCommitment},
    NodeKind{onlyOne, "only-one", "Is only one character ready?", askOnlyOne},
    NodeKind{countKnown, "count-known", "Is the number of the player's defenders known?", askCountKnown},
    NodeKind{askDefenders, "ask-defenders", "Ask how many defenders the player has"},
    NodeKind{alternateOrder, "alternate-order", "Does potential put them all in order?", askOrder},
    NodeKind{sendAlternate, "send-alternate", "Commit every other one"},
    NodeKind{matchingOrder, "matching-order", "Does potential put them all in order?", askOrder},
    NodeKind{sendMatching, "send-matching", "Commit as many as the player can defend with"},
    NodeKind{anyDefender, "any-defender", "Is one of the Minion's characters ready to defend?",
             askAnyDefender},
    NodeKind{noDefence, "no-defence", "Defend nothing"},
    NodeKind{defendOrder, "defend-order", "Does potential put the defenders all in order?", askOrder},
    NodeKind{sendDefenders, "send-defenders", "Defend story by story"},
    NodeKind{mayGoInsane, "may-go-insane", "May one of its characters there go insane?", askMayGoInsane},
    NodeKind{nobodyInsane, "nobody-insane", "Nobody goes insane"},
    NodeKind{insaneTie, "insane-tie", "Is one of them the lowest?", askLowestTie},
    NodeKind{driveInsane, "drive-insane", "The lowest goes insane"},
    NodeKind{mayBeWounded, "may-be-wounded", "May one of its characters there be wounded?", askMayBeWounded},
    NodeKind{nobodyWounded, "nobody-wounded", "Nobody is wounded"},
    NodeKind{anySurvivor, "any-survivor", "Would one of them survive it?", askAnySurvivor},
    NodeKind{woundTie, "wound-tie", "Is one of them the lowest?", askLowestTie},
    NodeKind{woundOne, "wound-one", "The lowest takes the wound"},
    NodeKind{anyExhausted, "any-exhausted", "Is one of its characters there exhausted?", askAnyExhausted},
    NodeKind{nobodyReadied, "nobody-readied", "Nobody is readied"},
    NodeKind{readyOne, "ready-one", "The highest is readied"},
    NodeKind{bestDomain, "best-domain", "LILLITH: what makes this domain the best for the resource?",
             askBestDomain},
    NodeKind{raiseDomain, "raise-domain", "Raise that domain"},
    NodeKind{eventDue, "event-due",
             "LILLITH: is there an event in the pool whose moment has come and that can be paid for?",
             askEventDue},
    NodeKind{playEvent, "play-event", "Play the dearest"},
    NodeKind{momentOver, "moment-over", "The moment is over"},
    NodeKind{fillDomains, "fill-domains", "LILLITH: is there a set of cards that the domains can pay?",
             askFillDomains},
    NodeKind{setAttachment, "set-attachment",
             "Does the first of the set go on one of the Minion's own characters?", askOwnAttachment},
    NodeKind{setHost, "set-host", "Is there a sane character without an attachment?", askBareHost},
    NodeKind{setPay, "set-pay", "Does it cost anything?", askPay},
    NodeKind{lineStoryPhase, "line-story-phase", "LILLITH: is there a story phase in this turn?",
             askStoryPhase},
    NodeKind{lineReady, "line-ready", "Is one of the Minion's characters ready?", askAnyReady},
    NodeKind{readyKnown, "ready-known", "Are the player's ready characters known?", askReadyKnown},
    NodeKind{askReady, "ask-ready", "Ask which characters the player has ready"},
    NodeKind{commitAim, "commit-aim", "What decides between the best line and the next best?", askAim},
    NodeKind{anySent, "any-sent", "Does the best line send anybody?", askAnySent},
    NodeKind{sendLine, "send-line", "Commit as the best line says"},
    NodeKind{stayHome, "stay-home", "Commit nobody: nothing better comes of it"},
    NodeKind{lineDefender, "line-defender", "LILLITH: is one of the Minion's characters ready to defend?",
             askAnyReady},
    NodeKind{defendAim, "defend-aim", "What decides between the best defence and the next best?", askAim},
    NodeKind{anyDefends, "any-defends", "Does the best defence send anybody?", askAnySent},
    NodeKind{defendLine, "defend-line", "Defend as the best line says"},
    NodeKind{leaveStories, "leave-stories", "Leave the stories undefended: nothing better comes of it"},
};

constexpr std::array chart{
    Edge{anyCharacter, "yes", beginRefresh},
    Edge{anyCharacter, "no", findScout},
    Edge{insaneToRestore, "yes", restoreTie},
    Edge{insaneToRestore, "no", restoreNobody},
    Edge{restoreTie, "yes", restoreOne},
    Edge{restoreTie, "no", restoreOne},
    Edge{poolPayable, "yes", askEvents},
    Edge{poolPayable, "no", startDrains},
    Edge{whichDrain, "first", firstCharacter},
    Edge{whichDrain, "second", secondSupport},
    Edge{firstCharacter, "yes", characterTie},
    Edge{firstCharacter, "no", firstSupport},
    Edge{firstSupport, "yes", supportTie},
    Edge{firstSupport, "no", costX},
    Edge{secondSupport, "yes", supportTie},
    Edge{secondSupport, "no", secondCharacter},
    Edge{secondCharacter, "yes", characterTie},
    Edge{secondCharacter, "no", costX},
    Edge{costX, "yes", offerX},
    Edge{costX, "no", skipDrain},
    Edge{characterTie, "yes", pay},
    Edge{characterTie, "no", pay},
    Edge{supportTie, "yes", ownAttachment},
    Edge{supportTie, "no", ownAttachment},
    Edge{ownAttachment, "yes", bareHost},
    Edge{ownAttachment, "no", pay},
    Edge{bareHost, "yes", pay},
    Edge{bareHost, "no", pay},
    Edge{pay, "yes", smallestDomain},
    Edge{pay, "no", playCard},
    Edge{smallestDomain, "one", playCard},
    Edge{smallestDomain, "equal", playCard},
    Edge{validWaits, "yes", keepThird},
    Edge{validWaits, "no", thirdCard},
    Edge{thirdCard, "yes", askAction},
    Edge{thirdCard, "no", noThird},
    Edge{storyPhase, "yes", anyReady},
    Edge{storyPhase, "no", noStoryPhase},
    Edge{anyReady, "yes", whichCommitment},
    Edge{anyReady, "no", nobodyReady},
    Edge{whichCommitment, "alternate", alternateOrder},
    Edge{whichCommitment, "equal-defense", onlyOne},
    Edge{onlyOne, "yes", sendMatching},
    Edge{onlyOne, "no", countKnown},
    Edge{countKnown, "yes", matchingOrder},
    Edge{countKnown, "no", askDefenders},
    Edge{alternateOrder, "yes", sendAlternate},
    Edge{alternateOrder, "no", sendAlternate},
    Edge{matchingOrder, "yes", sendMatching},
    Edge{matchingOrder, "no", sendMatching},
    Edge{anyDefender, "yes", defendOrder},
    Edge{anyDefender, "no", noDefence},
    Edge{defendOrder, "yes", sendDefenders},
    Edge{defendOrder, "no", sendDefenders},
    Edge{mayGoInsane, "yes", insaneTie},
    Edge{mayGoInsane, "no", nobodyInsane},
    Edge{insaneTie, "yes", driveInsane},
    Edge{insaneTie, "no", driveInsane},
    Edge{mayBeWounded, "yes", anySurvivor},
    Edge{mayBeWounded, "no", nobodyWounded},
    Edge{anySurvivor, "yes", woundTie},
    Edge{anySurvivor, "no", woundTie},
    Edge{woundTie, "yes", woundOne},
    Edge{woundTie, "no", woundOne},
    Edge{anyExhausted, "yes", readyOne},
    Edge{anyExhausted, "no", nobodyReadied},
    Edge{bestDomain, "cards", raiseDomain},
    Edge{bestDomain, "cost", raiseDomain},
    Edge{bestDomain, "fewest", raiseDomain},
    Edge{bestDomain, "first", raiseDomain},
    Edge{eventDue, "yes", playEvent},
    Edge{eventDue, "no", momentOver},
    Edge{fillDomains, "yes", setAttachment},
    Edge{fillDomains, "no", costX},
    Edge{setAttachment, "yes", setHost},
    Edge{setAttachment, "no", setPay},
    Edge{setHost, "yes", setPay},
    Edge{setHost, "no", setPay},
    Edge{setPay, "yes", smallestDomain},
    Edge{setPay, "no", playCard},
    Edge{lineStoryPhase, "yes", lineReady},
    Edge{lineStoryPhase, "no", noStoryPhase},
    Edge{lineReady, "yes", readyKnown},
    Edge{lineReady, "no", nobodyReady},
    Edge{readyKnown, "yes", commitAim},
    Edge{readyKnown, "no", askReady},
    Edge{commitAim, "game-won", anySent},
    Edge{commitAim, "game-lost", anySent},
    Edge{commitAim, "minion-stories", anySent},
    Edge{commitAim, "minion-tokens", anySent},
    Edge{commitAim, "player-stories", anySent},
    Edge{commitAim, "player-tokens", anySent},
    Edge{commitAim, "losses", anySent},
    Edge{commitAim, "lost-priority", anySent},
    Edge{commitAim, "used", anySent},
    Edge{commitAim, "order", anySent},
    Edge{defendAim, "game-won", anyDefends},
    Edge{defendAim, "game-lost", anyDefends},
    Edge{defendAim, "minion-stories", anyDefends},
    Edge{defendAim, "minion-tokens", anyDefends},
    Edge{defendAim, "player-stories", anyDefends},
    Edge{defendAim, "player-tokens", anyDefends},
    Edge{defendAim, "losses", anyDefends},
    Edge{defendAim, "lost-priority", anyDefends},
    Edge{defendAim, "used", anyDefends},
    Edge{defendAim, "order", anyDefends},
    Edge{anySent, "yes", sendLine},
    Edge{anySent, "no", stayHome},
    Edge{lineDefender, "yes", defendAim},
    Edge{lineDefender, "no", noDefence},
    Edge{anyDefends, "yes", defendLine},
    Edge{anyDefends, "no", leaveStories},
};

std::string quoted(std::string_view text)
{
    std::string out = "\"";
    for (const char c : text)
        out += c == '"' ? std::string("\\\"") : std::string(1, c);
    return out + "\"";
}

} // namespace

std::span<const Edge> edges()
{
    return chart;
}

std::span<const NodeKind> nodes()
{
    return nodeTable;
}

const NodeKind &kindOf(Node node)
{
    return *std::find_if(nodeTable.begin(), nodeTable.end(),
                         [&](const NodeKind &each) { return each.node == node; });
}

Node after(Node from, std::string_view answer)
{
    for (const auto &edge : chart)
        if (edge.from == from && edge.answer == answer)
            return edge.to;
    throw std::logic_error("the flowchart has no such answer");
}

bool isEnd(Node node)
{
    return !kindOf(node).ask;
}

std::string flowchart()
{
    std::string out = "digraph cthulhu {\n    rankdir=TB;\n    node [fontname=\"sans-serif\"];\n";
    for (const auto &node : nodeTable)
        out += "    " + quoted(node.name) + " [shape=" + (node.ask ? "diamond" : "box") +
               ", label=" + quoted(node.text) + "];\n";
    for (const auto &edge : chart)
        out += "    " + quoted(kindOf(edge.from).name) + " -> " + quoted(kindOf(edge.to).name) +
               " [label=" + quoted(edge.answer) + "];\n";
    return out + "}\n";
}

} // namespace torchside::cthulhu
