// What the table does in the caverns: the creature, the rounds, the special cards.
#include "models/cutthroat/seat/seat.h"

#include "models/cutthroat/words/words.h"
#include "models/kernel/seat_asks.h"

#include <algorithm>

namespace torchside::cutthroat {

namespace {

using Acts = std::vector<Seat::Act>;

std::vector<seat::Choice> specialKinds()
{
    const auto all = valuesOf<Kind>();
    return seat::choicesOf(std::vector<Kind>(all.begin() + 2, all.end()), [](Kind each) {
        switch (each) {
        case Kind::undead: return say("Undead");
        case Kind::treasureSpore: return say("Treasure Spore");
        case Kind::emperorLich: return say("Emperor Lich");
        case Kind::barrierMagus: return say("Barrier Magus");
        case Kind::shadowmancer: return say("Shadowmancer");
        case Kind::ragnarok: return say("Ragnarok");
        case Kind::hivemind: return say("Hivemind");
        case Kind::blinkDogs: return say("Blink Dogs");
        case Kind::thantigist: return say("Thantigist");
        case Kind::naiad: return say("Cursed Naiad");
        case Kind::drake: return say("Spitting Drake");
        case Kind::creature:
        case Kind::challenge: break;
        }
        return say("Creature");
    });
}

void addMeeting(Acts &acts)
{
    const auto name = seat::text(&Meet::name, say("Its name"));
    auto life =
        seat::number(&Meet::life, say("Life"), {.from = 1, .to = 999, .usual = {60, 80, 100, 120, 150}});
    life.isOptional = false;
    const auto prestige =
        seat::number(&Meet::prestige, say("Prestige"), {.from = 0, .to = 99, .usual = {2, 3, 4, 5, 6}});
    acts.push_back({say("Turn over a creature"),
                    {Meet{"Creature", 100, 3, Kind::creature, 0}},
                    {name, life, prestige},
                    true});
    acts.push_back(
        {say("Turn over a challenge"), {Meet{"Challenge", {}, 3, Kind::challenge, 0}}, {name, prestige}});
    acts.push_back({say("Turn over a creature of its own kind"),
                    {Meet{"Creature", 100, 3, Kind::undead, 0}},
                    {name, seat::choice(&Meet::kind, say("Which kind?"), specialKinds()), life, prestige,
                     seat::number(&Meet::tokens, say("Tokens"), {.from = 0, .to = 20, .usual = {1, 2, 3}})}});
}

Seat::Act strike(Sentence label, Target target, const State &state)
{
    CreatureAttack attack{};
    attack.target = target;
    attack.ask = true;
    return {
        std::move(label),
        {attack},
        {seat::number(&CreatureAttack::damage, say("Damage"),
                      {.from = 0, .to = 999, .usual = {5, 10, 15, 20, 25, 30}}),
         seat::number(&CreatureAttack::poison, say("Poison tokens"), {.from = 0, .to = 20, .usual = {1, 2}}),
         seat::choices(&CreatureAttack::dodge, say("Who dodges it?"),
                       seat::peopleOf(state.seats, state.living()), state.seats.size())}};
}

void addStrikes(const State &state, Acts &acts)
{
    const bool isOpen = state.phase == Phase::creature;
    if (!isOpen && state.phase != Phase::attacks && !state.isKind(Kind::blinkDogs))
        return;
    for (const int each : state.living())
        acts.push_back(
            strike(say("It attacks %1", state.name(each)), {Aim::player, each, Most::most}, state));
    acts.push_back(strike(say("It attacks everybody"), {Aim::all, 0, Most::most}, state));
    if (isOpen) {
        acts.push_back(strike(say("It attacks who dealt most"), {Aim::dealt, 0, Most::most}, state));
        acts.push_back(strike(say("It attacks who dealt least"), {Aim::dealt, 0, Most::least}, state));
    }
    acts.push_back(strike(say("It attacks who has most life"), {Aim::life, 0, Most::most}, state));
    acts.push_back(strike(say("It attacks who has least life"), {Aim::life, 0, Most::least}, state));
    acts.push_back(strike(say("It attacks who has most prestige"), {Aim::prestige, 0, Most::most}, state));
    acts.push_back(strike(say("It attacks who has least prestige"), {Aim::prestige, 0, Most::least}, state));
    if (isOpen && state.isDrawn(&Player::next))
        for (int card = 1; card <= state.cards; ++card)
            acts.push_back(strike(say("It strikes the next number %1", card),
                                  {Aim::initiative, card, Most::most}, state));
}

void addModify(const State &state, Acts &acts)
{
    if (!state.last || (state.stack.empty() && !state.last->lost))
        return;
    const auto &top = state.last->lost ? *state.last->lost : state.stack.back();
    Modify modify{};
    modify.plus = 0;
    modify.wanted = top.guarded;
    auto plus = seat::number(&Modify::plus, say("More or less damage"),
                             {.from = -999, .to = 999, .usual = {-10, -5, 5, 10}, .preset = 0});
    Seat::Act act{top.guarded ? say("A card that %1 wants on the attack", state.name(top.player))
                              : say("A card on the attack of %1", state.name(top.player)),
                  {modify},
                  {plus}};
    if (state.last->factor == Factor::same)
        act.asks.push_back(seat::choice(&Modify::factor, say("Halved or doubled?"),
                                        {{0.5, say("halved")}, {2., say("doubled")}}));
    acts.push_back(std::move(act));
}

void addWound(const State &state, Acts &acts)
{
    Wound wound{};
    std::vector<seat::Choice> foes;
    for (const auto &each : state.encounter->foes)
        if (!each.fallen && state.lifeOf(each) > 0)
            foes.push_back({std::int64_t{each.id}, nameFor(state, each)});
    if (state.hasFoes() && foes.empty())
        return;
    Seat::Act act{
        say("Something else deals damage"),
        {wound},
        {seat::number(&Wound::life, say("By how much?"), {.from = 0, .to = 999, .usual = {5, 10, 20}}),
         seat::person(&Wound::player, say("By whom?"), state.seats, state.living())}};
    if (!foes.empty()) {
        wound.foe = static_cast<int>(std::get<std::int64_t>(foes.front().value));
        act.command = {wound};
        act.asks.push_back(seat::choice(&Wound::foe, say("Which of them?"), foes));
        act.asks.back().isOptional = false;
    }
    acts.push_back(std::move(act));
}

void addEncounter(const State &state, Acts &acts)
{
    if (state.drawing())
        acts.push_back({say("Deal the initiative cards"), {Draw{}}, {}, true});
    if (state.phase == Phase::creature && state.isDrawn(&Player::next))
        acts.push_back({say("End the round"), {EndRound{}}, {}, true});
    const auto &enc = *state.encounter;
    if (enc.stage && enc.stage != Stage::lich && state.phase == Phase::spoils) {
        auto life = seat::number(&NextStage::life, say("Life of the next"),
                                 {.from = 1, .to = 999, .usual = {30, 60, 100}});
        life.isOptional = false;
        acts.push_back({say("On to the next stage"), {NextStage{50, {}}}, {life}, true});
    }
    const bool isSettled = state.phase == Phase::spoils || (!state.hasCreature() && !state.hasFoes());
    if (isSettled || state.phase == Phase::attacks || state.phase == Phase::creature)
        acts.push_back(
            {say("Close the encounter"),
             {EndEncounter{}},
             {seat::person(&EndEncounter::killer, say("Who killed it?"), state.seats, state.living())},
             isSettled && state.phase != Phase::initiative});
    addStrikes(state, acts);
    addModify(state, acts);
    if (state.hasCreature() || state.hasFoes())
        addWound(state, acts);
    if (enc.barrier)
        acts.push_back(
            {*enc.barrier ? say("The barrier falls") : say("The barrier goes up"), {Barrier{!*enc.barrier}}});
    ShowEvent event{};
    event.name = "Event";
    auto active = seat::number(&ShowEvent::active, say("Active in which encounters?"),
                               {.from = 1, .to = 99, .usual = {}});
    active.most = 9;
    acts.push_back(
        {say("Draw an event"),
         {event},
         {seat::text(&ShowEvent::name, say("Its name")), active,
          seat::choice(&ShowEvent::when, say("When?"),
                       {{std::string("now"), say("now")}, {std::string("end"), say("at the end")}})}});
}

void addPeople(const State &state, Acts &acts)
{
    const auto living = state.living();
    const auto whom = [&](auto key, const Sentence &label) {
        return seat::person(key, label, state.seats, living);
    };
    for (const int each : living) {
        const auto others = othersThan(state, each);
        if (others.empty())
            continue;
        const auto other = [&](auto key) { return seat::person(key, say("Who?"), state.seats, others); };
        acts.push_back({say("Somebody doubts %1", state.name(each)),
                        {Fog{each, others.front(), false}},
                        {other(&Fog::challenger), seat::yesno(&Fog::lied, say("Was it a lie?"))}});
        if (state.isKind(Kind::thantigist))
            acts.push_back({say("%1 changes places with somebody", state.name(each)),
                            {Swap{each, others.front()}},
                            {other(&Swap::b)}});
    }
    acts.push_back(
        {say("Somebody changes shape"),
         {TakeForm{living.front(), Form::normal}},
         {whom(&TakeForm::player, say("Who?")), seat::choice(&TakeForm::shape, say("Into what?"),
                                                             {{std::string("normal"), say("human")},
                                                              {std::string("vampyre"), say("Vampyre")},
                                                              {std::string("wereboar"), say("Wereboar")}})}});
    if (state.isKind(Kind::ragnarok))
        for (const int each : state.deaths)
            acts.push_back(
                {say("%1 comes back", state.name(each)),
                 {Revive{each, 1}},
                 {seat::number(&Revive::life, say("Life"), {.from = 1, .to = 100, .usual = {25, 50}})}});
    Finish finish{};
    finish.why = "otherwise";
    acts.push_back({say("End the game otherwise"),
                    {finish},
                    {seat::choices(&Finish::winners, say("Who wins?"), seat::peopleOf(state.seats, living),
                                   living.size()),
                     seat::text(&Finish::why, say("Why?"))}});
}

} // namespace

std::vector<Seat::Part> SeatViews::handOf(const State &state)
{
    if (state.outcome)
        return {};
    Seat::Acts now{say("The table"), {}};
    if (state.encounter)
        addEncounter(state, now.acts);
    else
        addMeeting(now.acts);
    Seat::Acts more{say("Special cards"), {}};
    addPeople(state, more.acts);
    AddTokens tokens{};
    tokens.add = TokenKind::undead;
    auto kind = seat::choice(
        &AddTokens::add, say("Which kind?"),
        {{std::string("undead"), say("undead")}, {std::string("protospore"), say("protospore")}});
    kind.isOptional = false;
    more.acts.push_back({say("A token comes into play"), {tokens}, {kind}});
    return {{std::move(now)}, {std::move(more)}};
}

} // namespace torchside::cutthroat
