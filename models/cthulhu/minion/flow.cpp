#include "models/cthulhu/minion/flow.h"

#include <stdexcept>
#include <string>

namespace torchside::cthulhu {

namespace {

using enum Node;

// In the order of the enumerators.
constexpr std::array labels{
    Label{"any-character", "Has the Minion a character in play or in its hand?"},
    Label{"find-scout", "Find a scout"},
    Label{"begin-refresh", "Go on to the refresh phase"},
    Label{"insane-to-restore", "Is there an insane character to restore?"},
    Label{"restore-tie", "Is one of them the highest by what is printed?"},
    Label{"restore-one", "Restore the highest"},
    Label{"restore-nobody", "Restore nobody"},
    Label{"pool-payable", "Can an event of the pool be paid?"},
    Label{"ask-events", "Ask which events are valid"},
    Label{"start-drains", "Go on to the drains"},
    Label{"which-drain", "Which drain is it?"},
    Label{"first-character", "Can a character be played?"},
    Label{"first-support", "Can a support be played instead?"},
    Label{"second-support", "Can a support be played?"},
    Label{"second-character", "Can another character be played instead?"},
    Label{"cost-x", "Is there a card of cost X the table may choose?"},
    Label{"offer-x", "Propose nothing; the table may choose the X"},
    Label{"skip-drain", "Skip this drain"},
    Label{"character-tie", "Does potential name one character?"},
    Label{"support-tie", "Do cost and name leave one support?"},
    Label{"own-attachment", "Is it attached to one of the Minion's own characters?"},
    Label{"bare-host", "Has a sane character no attachment yet?"},
    Label{"pay", "Does it cost anything?"},
    Label{"smallest-domain", "Which undrained domain is the smallest that suffices?"},
    Label{"play-card", "Play the card"},
    Label{"valid-waits", "Does a valid event wait in the pool?"},
    Label{"keep-third", "Keep the third domain for a dear event"},
    Label{"third-card", "Has the Minion a card in play that could have an action?"},
    Label{"no-third", "No third drain"},
    Label{"ask-action", "Ask for an action"},
    Label{"story-phase", "Is there a story phase in this turn?"},
    Label{"no-story-phase", "No story phase in the shortened first turn"},
    Label{"any-ready", "Is a character of the Minion's ready?"},
    Label{"nobody-ready", "Commit nobody"},
    Label{"which-commitment", "Which rule of commitment is played?"},
    Label{"only-one", "Is only one character ready?"},
    Label{"count-known", "Is the number of the player's defenders known?"},
    Label{"ask-defenders", "Ask how many defenders the player has"},
    Label{"alternate-order", "Does potential put them in one order?"},
    Label{"send-alternate", "Commit every other one"},
    Label{"matching-order", "Does potential put them in one order?"},
    Label{"send-matching", "Commit as many as the player can defend with"},
    Label{"any-defender", "Is a character of the Minion's ready to defend?"},
    Label{"no-defence", "Defend nothing"},
    Label{"defend-order", "Does potential put the defenders in one order?"},
    Label{"send-defenders", "Defend story by story"},
    Label{"may-go-insane", "May one of its characters there go insane?"},
    Label{"nobody-insane", "Nobody goes insane"},
    Label{"insane-tie", "Is one of them the lowest?"},
    Label{"drive-insane", "The lowest goes insane"},
    Label{"may-be-wounded", "May one of its characters there be wounded?"},
    Label{"nobody-wounded", "Nobody is wounded"},
    Label{"any-survivor", "Would one of them survive it?"},
    Label{"wound-tie", "Is one of them the lowest?"},
    Label{"wound-one", "The lowest takes the wound"},
    Label{"any-exhausted", "Is one of its characters there exhausted?"},
    Label{"nobody-readied", "Nobody is readied"},
    Label{"ready-one", "The highest is readied"},
    Label{"best-domain", "LILLITH: at what does the best domain for the resource beat the next?"},
    Label{"raise-domain", "Raise that domain"},
    Label{"event-due", "LILLITH: is there an event in the pool whose moment this is and that can be paid?"},
    Label{"play-event", "Play the dearest"},
    Label{"moment-over", "The moment is over"},
    Label{"fill-domains", "LILLITH: is there a set of cards that the domains can pay?"},
    Label{"set-attachment", "Is the first of the set attached to one of the Minion's own characters?"},
    Label{"set-host", "Has a sane character no attachment yet?"},
    Label{"set-pay", "Does it cost anything?"},
    Label{"line-story-phase", "LILLITH: is there a story phase in this turn?"},
    Label{"line-ready", "Is a character of the Minion's ready?"},
    Label{"ready-known", "Are the player's ready characters known?"},
    Label{"ask-ready", "Ask which characters the player has ready"},
    Label{"commit-aim", "At which aim does the best line beat the next best?"},
    Label{"any-sent", "Does the best line send anybody?"},
    Label{"send-line", "Commit as the best line says"},
    Label{"stay-home", "Commit nobody: nothing better comes of it"},
    Label{"line-defender", "LILLITH: is a character of the Minion's ready to defend?"},
    Label{"defend-aim", "At which aim does the best defence beat the next best?"},
    Label{"any-defends", "Does the best defence send anybody?"},
    Label{"defend-line", "Defend as the best line says"},
    Label{"leave-stories", "Leave the stories undefended: nothing better comes of it"},
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

static_assert(labels.size() == static_cast<std::size_t>(leaveStories) + 1);

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

std::size_t nodeCount()
{
    return labels.size();
}

const Label &labelOf(Node node)
{
    return labels.at(static_cast<std::size_t>(node));
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
    for (const auto &edge : chart)
        if (edge.from == node)
            return false;
    return true;
}

std::string flowchart()
{
    std::string out = "digraph cthulhu {\n    rankdir=TB;\n    node [fontname=\"sans-serif\"];\n";
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const auto end = isEnd(static_cast<Node>(i));
        out += "    " + quoted(labels[i].name) + " [shape=" + (end ? "box" : "diamond") +
               ", label=" + quoted(labels[i].text) + "];\n";
    }
    for (const auto &edge : chart)
        out += "    " + quoted(labelOf(edge.from).name) + " -> " + quoted(labelOf(edge.to).name) +
               " [label=" + quoted(edge.answer) + "];\n";
    return out + "}\n";
}

} // namespace torchside::cthulhu
