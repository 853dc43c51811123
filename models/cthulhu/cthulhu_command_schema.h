#pragma once

#include "models/cthulhu/cthulhu_card_schema.h"
#include "models/cthulhu/cthulhu_commands.h"

// How the commands of the Minion's game stand in JSON.
namespace torchside::cthulhu {

constexpr auto formOf(As<Start>)
{
    return record("start", must("stories", &Start::stories, list(3, 3, cardName)),
                  may("first", &Start::first), may("mulligan", &Start::mulligan),
                  may("deck", &Start::deck, list(1, 400)), may("deckName", &Start::deckName),
                  may("options", &Start::options));
}

constexpr auto formOf(As<Scout>)
{
    return record("scout", must("card", &Scout::card));
}

constexpr auto formOf(As<Skip>)
{
    return record("skip");
}

constexpr auto formOf(As<Draw>)
{
    return record("draw", must("cards", &Draw::cards, list(0, 60)));
}

constexpr auto formOf(As<Confirm>)
{
    return record("confirm");
}

constexpr auto formOf(As<Cannot>)
{
    return record("cannot", must("card", &Cannot::card), may("why", &Cannot::why, name(200)));
}

constexpr auto formOf(As<Choose>)
{
    return record("choose", must("card", &Choose::card), may("cost", &Choose::cost, costs));
}

constexpr auto formOf(As<Die>)
{
    return record("die", may("value", &Die::value, range(1, dieSides)));
}

constexpr auto formOf(As<Valid>)
{
    return record("valid", must("cards", &Valid::cards, list(0, 200)));
}

constexpr auto formOf(As<TakeAction>)
{
    return record("action", must("card", &TakeAction::card), must("cost", &TakeAction::cost, costs));
}

constexpr auto formOf(As<CountDefenders>)
{
    return record("defenders", may("count", &CountDefenders::count, range(0, 99)),
                  may("characters", &CountDefenders::characters, list(0, 60)));
}

constexpr auto formOf(As<Commitment>)
{
    return record("commitment", must("story", &Commitment::story),
                  must("characters", &Commitment::characters, list(1, 60)));
}

constexpr auto formOf(As<Commits>)
{
    return record("commits", must("stories", &Commits::stories, list(0, 60)),
                  may("order", &Commits::order, list(0, 60)));
}

constexpr auto formOf(As<EndTurn>)
{
    return record("end-turn");
}

constexpr auto formOf(As<PlayConspiracy>)
{
    return record("conspiracy", must("name", &PlayConspiracy::name, cardName),
                  may("tokens", &PlayConspiracy::tokens, range(1, 99)),
                  may("struggles", &PlayConspiracy::struggles, list(0, 12)));
}

constexpr auto formOf(As<Lose>)
{
    return record("lose", must("character", &Lose::character));
}

constexpr auto formOf(As<StoryEffect>)
{
    return record("story-effect", must("take", &StoryEffect::take));
}

constexpr auto formOf(As<NewStory>)
{
    return record("new-story", must("name", &NewStory::name, cardName));
}

constexpr auto formOf(As<PlayEvent>)
{
    return record("play-event", must("card", &PlayEvent::card), may("cost", &PlayEvent::cost, costs));
}

constexpr auto formOf(As<DeckOut>)
{
    return record("deck-out", must("side", &DeckOut::side));
}

constexpr auto formOf(As<Bar>)
{
    return record("bar", must("card", &Bar::card), must("on", &Bar::on));
}

constexpr auto formOf(As<Wound>)
{
    return record("wound", must("card", &Wound::card));
}

constexpr auto formOf(As<DriveInsane>)
{
    return record("insane", must("card", &DriveInsane::card));
}

constexpr auto formOf(As<Restore>)
{
    return record("restore", must("card", &Restore::card));
}

constexpr auto formOf(As<MakeReady>)
{
    return record("ready", must("card", &MakeReady::card));
}

constexpr auto formOf(As<Exhaust>)
{
    return record("exhaust", must("card", &Exhaust::card));
}

constexpr auto formOf(As<Destroy>)
{
    return record("destroy", must("card", &Destroy::card));
}

constexpr auto formOf(As<Attach>)
{
    return record("attach", must("card", &Attach::card), must("to", &Attach::to));
}

constexpr auto formOf(As<Discard>)
{
    return record("discard", may("card", &Discard::card), may("story", &Discard::story));
}

constexpr auto formOf(As<SetBoost>)
{
    return record("boost", must("card", &SetBoost::card), may("cost", &SetBoost::cost, costs),
                  may("skill", &SetBoost::skill, skills), may("icons", &SetBoost::icons),
                  may("keywords", &SetBoost::keywords, words));
}

constexpr auto formOf(As<MoveTokens>)
{
    return record("token", must("story", &MoveTokens::story), must("side", &MoveTokens::side),
                  must("by", &MoveTokens::by, range(-999, 999)));
}

constexpr auto formOf(As<ChangeStory>)
{
    return record("story", must("index", &ChangeStory::index), may("name", &ChangeStory::name, cardName),
                  may("need", &ChangeStory::need, range(1, 99)),
                  may("struggles", &ChangeStory::struggles, list(0, 12)));
}

constexpr auto formOf(As<CountStories>)
{
    return record("won", must("side", &CountStories::side), must("by", &CountStories::by, range(-99, 99)));
}

constexpr auto formOf(As<ChangeDomain>)
{
    return record("domain", must("index", &ChangeDomain::index),
                  may("by", &ChangeDomain::by, range(-999, 999)), may("drained", &ChangeDomain::drained));
}

constexpr auto formOf(As<AddDomain>)
{
    return record("add-domain");
}

constexpr auto formOf(As<PutIntoPlay>)
{
    return record("put-into-play", must("card", &PutIntoPlay::card));
}

constexpr auto formOf(As<TakeToHand>)
{
    return record("take-to-hand", must("card", &TakeToHand::card));
}

constexpr auto formOf(As<LayDormant>)
{
    return record("dormant", must("card", &LayDormant::card), must("story", &LayDormant::story));
}

constexpr auto formOf(As<Destination>)
{
    return record("destination", must("card", &Destination::card), must("story", &Destination::story));
}

constexpr auto formOf(As<AskWhyNot>)
{
    return record("why-not", may("card", &AskWhyNot::card), may("line", &AskWhyNot::line, list(0, 60)));
}

} // namespace torchside::cthulhu
