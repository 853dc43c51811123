#include "models/table/deed_words.h"

#include <cctype>
#include <map>
#include <string>

namespace torchside::table {

namespace {

// What is called otherwise than it is spelt: keys first, then commands, then values.
struct Words {
    std::map<std::string, Sentence, std::less<>> all{
        {"player", say("Who")},
        {"character", say("Who")},
        {"by", say("By whom")},
        {"by how much", say("By how much")},
        {"of", say("Of whom")},
        {"from", say("From whom")},
        {"to", say("To whom")},
        {"for", say("For whom")},
        {"first", say("Who begins")},
        {"target", say("At whom")},
        {"killer", say("The killer")},
        {"challenger", say("The challenger")},
        {"claimant", say("The claimant")},
        {"partner", say("The partner")},
        {"a", say("The one")},
        {"b", say("The other")},
        {"participants", say("Who fights")},
        {"dodge", say("Who dodges")},
        {"ignored", say("Who ignores it")},
        {"winners", say("The winners")},
        {"active", say("Whose turn")},
        {"maxLife", say("Life at most")},
        {"amount", say("How much")},
        {"count", say("How many")},
        {"again", say("Once more")},
        {"foe", say("Which foe")},
        {"order", say("The order")},
        {"lied", say("It was a lie")},
        {"add", say("Gets")},
        {"remove", say("Loses")},
        {"tip", say("Tips over")},
        {"use", say("Uses")},
        {"id", say("Which one")},
        {"up", say("It is up")},
        {"players", say("People")},
        {"blow", say("A blow")},
        {"perPlayer", say("A die for each")},
        {"enemy", say("The enemy's name")},
        {"back", say("Comes back")},
        {"discard", say("Discarded")},
        {"offBoard", say("Off the board")},
        {"accept", say("Agrees")},
        {"until", say("Until turn")},
        {"pause", say("Paused")},
        {"at", say("At what time")},
        {"deckName", say("Deck")},
        {"attachTo", say("Attached to")},
        {"take", say("It is taken")},
        {"on", say("It holds")},
        {"index", say("Which one")},
        {"need", say("Tokens needed")},
        {"gone", say("It is gone")},
        {"type", say("Kind of card")},
        {"terror", say("Terror")},
        {"arcane", say("Arcane")},
        {"investigation", say("Investigation")},
        {"left", say("Left")},
        {"attachment", say("An attachment")},
        {"place", say("Put a monster in")},
        {"reveal", say("Turn a monster over")},
        {"rename", say("Another name")},
        {"start", say("The beginning")},
        {"turn", say("Turn a chapter")},
        {"complete", say("The chapter is done")},
        {"reroll", say("Correct a roll")},
        {"change", say("Change the dice")},
        {"defend", say("The enemy strikes")},
        {"hurt", say("Lose health")},
        {"leave", say("Leave an item")},
        {"give", say("Give an item")},
        {"drop", say("Lay an item down")},
        {"defeat", say("A defeat")},
        {"free", say("Free a prisoner")},
        {"marker", say("A marker")},
        {"vault", say("The Vault")},
        {"hq-destroyed", say("The HQ falls")},
        {"end-turn", say("The turn ends")},
        {"answer", say("An answer")},
        {"choose", say("A choice")},
        {"pin", say("A card stays")},
        {"unpin", say("A card goes")},
        {"pin-own", say("An own card or character stays")},
        {"unpin-own", say("An own card or character goes")},
        {"clock", say("The clock")},
        {"end-game", say("The game ends")},
        {"encounter", say("An encounter")},
        {"attack", say("An attack")},
        {"hold", say("No attack")},
        {"modify", say("Change an attack")},
        {"wound", say("A wound")},
        {"creature-attack", say("The creature strikes")},
        {"take-one", say("Take one for another")},
        {"end-round", say("The round ends")},
        {"end-encounter", say("The encounter ends")},
        {"loot", say("Take loot")},
        {"loot-pass", say("Take nothing")},
        {"adjust", say("Life, prestige, poison")},
        {"fog", say("The fog")},
        {"swap", say("Swap places")},
        {"event", say("An event")},
        {"bite", say("A bite")},
        {"kill-token", say("A token falls")},
        {"stage", say("The next stage")},
        {"barrier", say("The barrier")},
        {"revive", say("Back to life")},
        {"finish", say("The game ends")},
        {"scout", say("The scout")},
        {"skip", say("Nothing to do")},
        {"confirm", say("Done")},
        {"cannot", say("It can’t be done")},
        {"die", say("The die")},
        {"valid", say("Events that fit")},
        {"action", say("An action")},
        {"commits", say("Who commits")},
        {"conspiracy", say("A conspiracy")},
        {"lose", say("Who loses")},
        {"story-effect", say("What the story does")},
        {"new-story", say("A new story")},
        {"play-event", say("Play an event")},
        {"deck-out", say("A deck is empty")},
        {"bar", say("Bar a card")},
        {"insane", say("Goes insane")},
        {"restore", say("Restored")},
        {"exhaust", say("Exhausted")},
        {"destroy", say("Destroyed")},
        {"boost", say("A boost")},
        {"won", say("Stories won")},
        {"domain", say("A domain")},
        {"add-domain", say("One more domain")},
        {"put-into-play", say("Into play")},
        {"take-to-hand", say("To the hand")},
        {"mine", say("One of yours")},
        {"join", say("One of yours joins")},
        {"my-domain", say("One of your domains")},
        {"my-domains", say("All your domains")},
        {"seal", say("A card face down")},
        {"show", say("The card is shown")},
        {"take-tie", say("Takes the blow")},
        {"throw", say("A throw for the lesser")},
        {"ask", say("Those who are level are asked")},
        {"lying", say("Dice as they lie")},
        {"creature", say("Creature")},
        {"trap", say("Trap")},
        {"goblin", say("Goblin")},
        {"skeleton", say("Skeleton")},
        {"orc", say("Orc")},
        {"vampire", say("Vampire")},
        {"golem", say("Golem")},
        {"lich", say("Lich")},
        {"demon", say("Demon")},
        {"dragon", say("Dragon")},
        {"torch", say("Torch")},
        {"plate-armor", say("Plate armor")},
        {"knight-shield", say("Knight shield")},
        {"holy-grail", say("Holy grail")},
        {"dragon-spear", say("Dragon spear")},
        {"vorpal-sword", say("Vorpal sword")},
        {"minion", say("The Minion")},
        {"henchman", say("Henchman")},
        {"kill", say("Killed")},
        {"imprison", say("Taken prisoner")},
        {"normal", say("As usual")},
        {"do:count", say("Somebody’s numbers")},
        {"do:remove", say("An item comes off")},
        {"do:name", say("The named monster")},
        {"do:story", say("A story")},
        {"do:item", say("Somebody’s items")},
        {"do:token", say("Tokens")},
        {"all", say("Everybody")},
        {"dealt", say("Damage dealt")},
        {"most", say("the most")},
        {"least", say("the least")},
        {"events", say("For events")},
    };
};

// "fogHag" and "fog-hag" as "Fog hag".
std::string spelt(std::string_view word)
{
    std::string text;
    for (const char each : word) {
        const auto letter = static_cast<unsigned char>(each);
        if (std::isupper(letter) != 0 && !text.empty())
            text += ' ';
        text += text.empty()  ? static_cast<char>(std::toupper(letter))
                : each == '-' ? ' '
                              : static_cast<char>(std::tolower(letter));
    }
    return text;
}

const Words &words()
{
    static const Words words;
    return words;
}

} // namespace

Sentence deedName(std::string_view command)
{
    const auto found = words().all.find("do:" + std::string(command));
    return found != words().all.end() ? found->second : deedWord(command);
}

Sentence deedWord(std::string_view word)
{
    const auto found = words().all.find(word);
    return found != words().all.end() ? found->second : say(spelt(word));
}

} // namespace torchside::table
