#include "models/cthulhu/facts.h"
#include "models/cthulhu/words/gathered.h"
#include "models/cthulhu/words/words.h"

namespace torchside::cthulhu {

namespace {

// The seats' first names are words, which stand in the middle of a sentence, too.
Sentence personOf(const std::string &name)
{
    return name == "You" ? say("you") : name == "The Minion" ? say("the Minion") : literally(name);
}

struct Tell {
    const State &before;

    const std::string &name(CardId card) const { return before.name(card); }
    const std::string &story(int at) const { return before.stories.at(static_cast<std::size_t>(at)).name; }
    static bool minion(Side side) { return side == Side::minion; }
    Sentence names(const std::vector<CardId> &cards) const
    {
        std::vector<std::string> all;
        for (const auto card : cards)
            all.push_back(name(card));
        return namedTogether(all);
    }
    static Sentence paid(std::optional<int> domain)
    {
        return domain ? say("domain %1 is drained", *domain + 1) : say("no domain is drained");
    }

    Sentence operator()(const Started &event) const
    {
        return minion(event.first)
                   ? say("The {1:story is|stories are} %1. The Minion begins.", listed(event.stories))
                   : say("The {1:story is|stories are} %1. You begin.", listed(event.stories));
    }
    Sentence operator()(const DeckWarned &event) const
    {
        return say("The Minion's deck has %1 card{1:|s}, %2 of them {2:a character|characters}: 50 cards "
                   "with 60 to 65 per cent are usual.",
                   event.cards, event.characters);
    }
    Sentence operator()(const CameUp &) const { return {}; }
    Sentence operator()(const NotInDeck &event) const
    {
        return say("%1 is not in the Minion's deck list, or none are left.", name(event.card));
    }
    Sentence operator()(const Scouted &event) const
    {
        return say("%1 is the scout and comes into play.", name(event.card));
    }
    Sentence operator()(const ScoutMissing &event) const
    {
        return say("The Minion's deck has no scout of cost %1.", event.cost);
    }
    Sentence operator()(const Drawn &event) const { return say("The Minion draws %1.", names(event.cards)); }
    Sentence operator()(const TurnBegan &event) const
    {
        return minion(event.side) ? say("Turn %1: the Minion's.", event.turn)
                                  : say("Turn %1: yours.", event.turn);
    }
    Sentence operator()(const WentOn &) const { return {}; }
    Sentence operator()(const Refreshed &event) const
    {
        return event.restored ? say("The Minion refreshes and restores %1.", name(*event.restored))
                              : say("The Minion refreshes.");
    }
    Sentence operator()(const Rerolled &event) const
    {
        return say("The die shows %1: there is no such domain, so it is rolled again.", event.value);
    }
    Sentence operator()(const ResourceGained &event) const
    {
        return say("The die shows %1: domain %2 has %3 resource{3:|s}.", event.value, event.domain + 1,
                   before.domains.at(static_cast<std::size_t>(event.domain)).resources + 1);
    }
    Sentence operator()(const EventsJudged &event) const
    {
        return event.valid.empty() ? say("No event of the pool is valid.")
                                   : say("Valid events: %1.", names(event.valid));
    }
    Sentence operator()(const Played &event) const
    {
        return event.attachTo ? say("Drain %1: the Minion plays %2 on %3; %4.", event.drain, name(event.card),
                                    name(*event.attachTo), paid(event.domain))
                              : say("Drain %1: the Minion plays %2; %3.", event.drain, name(event.card),
                                    paid(event.domain));
    }
    Sentence operator()(const DrainSkipped &event) const
    {
        return say("Drain %1: the Minion plays nothing.", event.drain);
    }
    Sentence operator()(const Acted &event) const
    {
        return say("The Minion takes an action of %1 for %2; %3.", name(event.card), event.cost,
                   paid(event.domain));
    }
    Sentence operator()(const ActionSkipped &) const { return say("The Minion takes no action."); }
    Sentence operator()(const LeftOut &event) const
    {
        return event.why ? say("%1 can't: %2.", name(event.card), *event.why)
                         : say("%1 can't.", name(event.card));
    }
    Sentence operator()(const Chosen &event) const
    {
        return say("%1 goes before its equals.", name(event.card));
    }
    Sentence operator()(const DefendersCounted &event) const
    {
        return say("You have %1 ready to defend.", event.count);
    }
    Sentence operator()(const MinionCommitted &event) const
    {
        return event.commits.empty() ? say("The Minion commits nobody.")
                                     : say("The Minion commits %1.", whoGoes(before, event.commits));
    }
    Sentence operator()(const PlayerCommitted &event) const
    {
        std::vector<std::string> stories;
        for (const auto &each : event.stories)
            stories.push_back(story(each.story));
        if (stories.empty())
            return say("You send nobody.");
        return event.order ? say("You commit to %1.", listed(stories))
                           : say("You defend %1.", listed(stories));
    }
    Sentence operator()(const MinionDefended &event) const
    {
        return event.defends.empty() ? say("The Minion defends nothing.")
                                     : say("The Minion defends with %1.", whoStands(before, event.defends));
    }
    Sentence operator()(const FightBegan &event) const { return say("At %1:", story(event.story)); }
    Sentence operator()(const StruggleDecided &event) const
    {
        if (!event.winner)
            return say("%1 %2 to %3, nothing.", say(nameOf(event.struggle)), event.minion, event.player);
        return minion(*event.winner)
                   ? say("The Minion wins %1, %2 to %3.", say(nameOf(event.struggle)), event.minion,
                         event.player)
                   : say("You win %1, %2 to %3.", say(nameOf(event.struggle)), event.player, event.minion);
    }
    Sentence operator()(const LossOwed &event) const
    {
        return event.struggle == Struggle::arcane ? say("You choose who is readied.")
                                                  : say("You choose who pays for it.");
    }
    Sentence operator()(const MinionTied &event) const
    {
        return say("Equal in everything: %1. You choose.", names(event.characters));
    }
    Sentence operator()(const MinionSettled &) const { return {}; }
    Sentence operator()(const NotResolved &event) const
    {
        return say("Nobody is left attacking %1, so it isn't resolved.", story(event.story));
    }
    Sentence own(OwnId id) const
    {
        const auto *known = before.ownWith(id);
        return known ? literally(known->name) : literally(textOf(id));
    }
    Sentence operator()(const OwnJoined &event) const { return say("Your %1 comes into play.", event.name); }
    Sentence operator()(const OwnDomainsLaid &event) const
    {
        if (event.resources.empty())
            return say("Your domains are no longer counted.");
        return say("Your %1 domain{1:|s} {1:is|are} counted from now on.", event.resources.size());
    }
    Sentence operator()(const OwnDomainChanged &event) const
    {
        const auto &domain = before.ownDomains.at(static_cast<std::size_t>(event.index));
        if (event.drained != domain.drained)
            return event.drained ? say("Your domain %1 is drained.", event.index + 1)
                                 : say("Your domain %1 is not drained.", event.index + 1);
        return say("Your domain %1 has %2 resource{2:|s} now.", event.index + 1, event.resources);
    }
    Sentence operator()(const OwnGone &event) const { return say("Your %1 is gone.", own(event.id)); }
    Sentence operator()(const OwnChanged &event) const
    {
        const auto who = own(event.id);
        if (event.name)
            return say("Your %1 is now called %2.", who, *event.name);
        if (event.skill || event.icons || event.keywords)
            return say("Your %1 has other numbers now.", who);
        if (!event.status)
            return say("Wounds on your %1: %2.", who, event.wounds.value_or(0));
        switch (*event.status) {
        case Status::insane: return say("Your %1 is insane.", who);
        case Status::exhausted: return say("Your %1 is exhausted.", who);
        case Status::ready: break;
        }
        return say("Your %1 is ready.", who);
    }
    Sentence operator()(const PlayerLost &event) const
    {
        const auto who = yours(event.story, event.character);
        switch (event.how) {
        case Loss::insane: return say("%1 goes insane.", who);
        case Loss::wounded: return say("%1 is wounded and survives.", who);
        case Loss::destroyed: break;
        }
        return say("%1 is destroyed.", who);
    }
    Sentence operator()(const PlayerReadied &event) const
    {
        return event.character ? say("%1 is readied.", yours(event.story, *event.character))
                               : say("Ready one of your characters there.");
    }
    Sentence yours(int at, int character) const
    {
        const auto *there = before.attendanceAt(before.stories.at(static_cast<std::size_t>(at)).key);
        const auto named =
            there ? there->characters.at(static_cast<std::size_t>(character)).name : std::nullopt;
        return named ? literally(*named) : say("Your number %1", character);
    }
    Sentence operator()(const SkillCompared &event) const
    {
        const auto skills = say("Skill: the Minion %1, you %2.", event.minion, event.player);
        return event.tokens > 0 ? joined({skills, say("Success.")}) : joined({skills, say("No success.")});
    }
    Sentence operator()(const FightEnded &) const { return {}; }
    Sentence operator()(const AllWentHome &) const { return say("Everybody goes home."); }
    Sentence operator()(const TokensMoved &event) const
    {
        const int now =
            before.stories.at(static_cast<std::size_t>(event.story)).tokens(event.side) + event.by;
        if (now == 1)
            return minion(event.side) ? say("The Minion has one token at %1.", story(event.story))
                                      : say("You have one token at %1.", story(event.story));
        return minion(event.side) ? say("The Minion has %1 token{1:|s} at %2.", now, story(event.story))
                                  : say("You have %1 token{1:|s} at %2.", now, story(event.story));
    }
    Sentence operator()(const StoryWon &event) const
    {
        return minion(event.side) ? say("The Minion wins %1! The Events Domain grows.", story(event.story))
                                  : say("You win %1! The Events Domain grows.", story(event.story));
    }
    Sentence operator()(const EffectSettled &event) const
    {
        return event.taken ? say("The effect of %1 is carried out.", story(event.story))
                           : say("The effect of %1 is skipped.", story(event.story));
    }
    Sentence operator()(const StoryReplaced &event) const
    {
        return say("%1 takes the place of %2.", event.name, story(event.story));
    }
    Sentence operator()(const ConspiracyLeft &event) const
    {
        return say("The conspiracy %1 leaves the row.", story(event.story));
    }
    Sentence operator()(const ConspiracyPlayed &event) const
    {
        return say("You play the conspiracy %1.", event.name);
    }
    Sentence operator()(const EventPlayed &event) const
    {
        return event.fromEvents
                   ? say("The Minion plays the event %1; the Events Domain is drained.", name(event.card))
                   : say("The Minion plays the event %1; %2.", name(event.card), paid(event.domain));
    }
    Sentence operator()(const Ended &event) const
    {
        if (event.reason == "deck-out")
            return minion(event.winner) ? say("Your deck is out of cards: the Minion wins.")
                                        : say("The Minion's deck is out of cards: you win!");
        return minion(event.winner) ? say("That is the third story: the Minion wins.")
                                    : say("That is the third story: you win!");
    }

    Sentence operator()(const WentInsane &event) const { return say("%1 goes insane.", name(event.card)); }
    Sentence operator()(const Wounded &event) const
    {
        return say("%1 is wounded and survives.", name(event.card));
    }
    Sentence operator()(const Destroyed &event) const { return say("%1 is destroyed.", name(event.card)); }
    Sentence operator()(const Readied &event) const { return say("%1 is readied.", name(event.card)); }
    Sentence operator()(const Exhausted &event) const { return say("%1 is exhausted.", name(event.card)); }
    Sentence operator()(const Restored &event) const
    {
        return say("%1 is restored, exhausted.", name(event.card));
    }
    Sentence operator()(const Barred &event) const
    {
        return event.on ? say("%1 is barred.", name(event.card))
                        : say("%1 is no longer barred.", name(event.card));
    }
    Sentence operator()(const Attached &event) const
    {
        return say("%1 is attached to %2.", name(event.card), name(event.to));
    }
    Sentence operator()(const Discarded &event) const { return say("%1 is discarded.", name(event.card)); }
    Sentence operator()(const ConspiracyDiscarded &event) const
    {
        return say("The conspiracy %1 is discarded.", story(event.story));
    }
    Sentence operator()(const Boosted &event) const
    {
        return say("%1 has other numbers now.", name(event.card));
    }
    Sentence operator()(const StoryChanged &event) const { return say("%1 is changed.", story(event.story)); }
    Sentence operator()(const StoriesCounted &event) const
    {
        const int now = before.storiesOf(event.side) + event.by;
        return minion(event.side) ? say("Stories that the Minion has won: %1.", now)
                                  : say("Stories that you have won: %1.", now);
    }
    Sentence operator()(const DomainChanged &event) const
    {
        const auto &domain =
            event.domain ? before.domains.at(static_cast<std::size_t>(*event.domain)) : before.events;
        const auto which = event.domain ? say("Domain %1", *event.domain + 1) : say("The Events Domain");
        const bool drained = event.drained.value_or(domain.drained);
        return say(drained ? "%1 has %2 resource{2:|s} and is drained." : "%1 has %2 resource{2:|s}.", which,
                   domain.resources + event.by);
    }
    Sentence operator()(const DomainAdded &) const
    {
        return say("The Minion gets domain %1.", before.domains.size() + 1);
    }
    Sentence operator()(const EnteredPlay &event) const
    {
        return event.attachTo ? say("%1 comes into play on %2.", name(event.card), name(*event.attachTo))
                              : say("%1 comes into play.", name(event.card));
    }
    Sentence operator()(const TakenToHand &event) const
    {
        return say("%1 goes to the Minion's hand.", name(event.card));
    }
    Sentence operator()(const LaidDormant &event) const
    {
        return say("%1 lies dormant at %2.", name(event.card), story(event.story));
    }
    Sentence operator()(const ResourcePlaced &event) const
    {
        return say("The Minion raises domain %1 to %2.", event.domain + 1,
                   before.domains.at(static_cast<std::size_t>(event.domain)).resources + 1);
    }
    Sentence operator()(const DefendersNamed &event) const
    {
        return say("You have %1 ready to defend.", event.characters.size());
    }
    Sentence operator()(const Planned &event) const
    {
        return event.plan.exact ? Sentence{} : say("LILLITH could not look at every line.");
    }
    Sentence operator()(const MomentCame &) const { return {}; }
    Sentence operator()(const MomentPassed &) const { return {}; }
    Sentence operator()(const StruggleSettled &) const { return {}; }
    Sentence operator()(const Renamed &event) const
    {
        return say("%1 {1:is|are} now called %2.", personOf(event.from), event.to);
    }
};

} // namespace

Sentence Words::tell(const State &before, const Event &event)
{
    return std::visit(Tell{before}, event);
}

} // namespace torchside::cthulhu
