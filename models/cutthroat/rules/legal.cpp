// What may be done now: a choice of it, for buttons and for play at random.
#include "models/cutthroat/rules/steps.h"

#include <algorithm>

namespace torchside::cutthroat {

namespace {

using Commands = std::vector<Command>;

void addCamp(Commands &all)
{
    all.emplace_back(Meet{"Troll", 60, 3, Kind::creature, 0});
    all.emplace_back(Meet{"Pit", std::nullopt, 1, Kind::challenge, 0});
    all.emplace_back(Meet{"Horde", std::nullopt, 2, Kind::undead, 2});
    all.emplace_back(Meet{"Spore", 50, 4, Kind::treasureSpore, 1});
    for (const auto kind : valuesOf<Kind>())
        if (kind > Kind::treasureSpore)
            all.emplace_back(Meet{std::string(nameOf(kind)), kind == Kind::emperorLich ? 5 : 80, 5, kind, 2});
}

void addAttacks(const State &state, Commands &all)
{
    const int turn = state.turn.value();
    std::optional<int> foe;
    for (const auto &each : state.encounter->foes)
        if (!each.fallen)
            foe = each.id;
    const bool needsToken = state.isKind(Kind::hivemind);
    for (const int value : {5, 20, 40, 60}) {
        if (needsToken)
            break;
        all.emplace_back(
            Attack{turn, value, Factor::same, {}, value == 40, false, std::nullopt, std::nullopt, foe});
        all.emplace_back(Attack{turn,
                                value,
                                Factor::half,
                                {10},
                                false,
                                value == 5,
                                std::nullopt,
                                value == 40 ? "Strike of Destiny" : "Slash",
                                foe});
        all.emplace_back(
            Attack{turn, value, Factor::twice, {-5, 10}, false, false, std::nullopt, std::nullopt, foe});
    }
    for (const auto &token : state.tokens)
        all.emplace_back(Attack{turn, 20, Factor::same, {}, false, false, token.id, std::nullopt});
    all.emplace_back(Hold{turn});
}

void addModify(const State &state, Commands &all)
{
    const auto *foe = state.last && !state.stack.empty() && state.stack.back().foe
                          ? state.foe(*state.stack.back().foe)
                          : nullptr;
    const bool inSpoils = state.phase == Phase::spoils && (state.encounter->byStack || (foe && foe->byStack));
    const bool inRound = state.phase == Phase::attacks || state.phase == Phase::creature;
    if (!state.last || (!inSpoils && !inRound))
        return;
    all.emplace_back(Modify{-30, std::nullopt, true});
    if (state.last->factor == Factor::same)
        all.emplace_back(Modify{15, Factor::twice, true});
    if (state.last->factor == Factor::same &&
        !(state.last->lost ? state.last->lost->guarded : state.stack.back().guarded))
        all.emplace_back(Modify{std::nullopt, Factor::half, false});
}

void addStrikes(const State &state, Commands &all)
{
    const auto living = state.living();
    if (state.encounter->barrier == false)
        return;
    all.emplace_back(CreatureAttack{{Aim::all, 0, Most::most}, 10, 0, {living.front()}, {living.back()}});
    all.emplace_back(CreatureAttack{{Aim::all, 0, Most::most}, 5, 1, {}, {}});
    for (const int seat : living)
        all.emplace_back(CreatureAttack{{Aim::player, seat, Most::most}, 50, seat % 2, {}, {}});
    if (state.phase != Phase::creature)
        return;
    if (state.isDrawn(&Player::next))
        for (int card = 1; card <= state.cards; ++card)
            all.emplace_back(CreatureAttack{{Aim::initiative, card, Most::most}, 15, 0, {}, {}});
    if (living.size() > 1)
        all.emplace_back(TakeOne{living[0], living[1], 10, 1});
}

void addRound(const State &state, Commands &all)
{
    if (state.phase == Phase::attacks)
        addAttacks(state, all);
    if (state.phase == Phase::creature && !state.isDrawn(&Player::next))
        all.emplace_back(Draw{});
    if (state.phase == Phase::creature && state.isDrawn(&Player::next))
        all.insert(all.end(), 3, EndRound{});
    if (state.phase == Phase::creature || state.phase == Phase::attacks)
        addStrikes(state, all);
    const bool mayClose = !state.encounter->stage || state.encounter->stage == Stage::lich;
    if (mayClose && state.phase != Phase::initiative)
        all.emplace_back(EndEncounter{std::nullopt, {{state.living().front(), 1}}});
    addModify(state, all);
    if (state.hasCreature() && state.phase != Phase::spoils)
        all.emplace_back(Wound{15, state.living().back()});
    for (const auto &foe : state.encounter->foes)
        if (!foe.fallen && state.phase != Phase::spoils)
            all.emplace_back(Wound{15, state.living().back(), foe.id});
    if (!state.encounter->attacked && !state.isKind(Kind::challenge))
        all.emplace_back(ShowEvent{"Cave-in", {1, 3, state.met}, When::end});
}

void addSpecial(const State &state, Commands &all)
{
    const auto &enc = *state.encounter;
    if (enc.stage && enc.stage != Stage::lich && state.phase != Phase::initiative && state.isBeaten())
        all.emplace_back(NextStage{40});
    if (enc.barrier)
        all.emplace_back(Barrier{!*enc.barrier});
    if (enc.kind == Kind::ragnarok)
        for (const int seat : state.deaths)
            all.emplace_back(Revive{seat, 30});
    for (const auto &token : state.tokens)
        if (token.kind == TokenKind::hivemind)
            all.emplace_back(AddTokens{std::nullopt, state.living().front(), 1, token.id});
    if (enc.kind == Kind::treasureSpore)
        all.emplace_back(AddTokens{TokenKind::protospore, std::nullopt, 1});
}

void addLooting(const State &state, Commands &all)
{
    if (!state.turn) {
        all.emplace_back(Draw{});
        return;
    }
    all.emplace_back(LootPass{*state.turn});
    for (const int seat : state.encounter->lost)
        for (const auto &item : state.player(seat).items)
            if (!item.tipped)
                all.emplace_back(Loot{*state.turn, seat, item.name});
}

void addItems(const State &state, int seat, Commands &all)
{
    Handle add{seat, "Rope", std::nullopt, std::nullopt, std::nullopt};
    all.emplace_back(add);
    for (const auto &item : state.player(seat).items) {
        Handle handle;
        handle.player = seat;
        (item.tipped ? handle.use : handle.tip) = item.name;
        all.emplace_back(handle);
    }
}

void addAnyTime(const State &state, Commands &all)
{
    const auto living = state.living();
    const int first = living.front();
    const int last = living.back();
    addItems(state, last, all);
    all.emplace_back(Adjust{last, -5, 1, 1, "a trap"});
    all.emplace_back(Heal{first, last, std::nullopt, 2, Potion::cureWounds});
    all.emplace_back(AddTokens{TokenKind::undead, first, 1});
    if (!state.tokens.empty())
        all.emplace_back(KillToken{state.tokens.front().id, last});
    if (first == last)
        return;
    all.emplace_back(Fog{first, last, state.round % 2 == 0});
    all.emplace_back(Swap{first, last});
    for (const int seat : living) {
        const auto &each = state.player(seat);
        if (each.shape == Form::vampyre && !each.bitten)
            all.emplace_back(Bite{seat, seat == first ? last : first});
    }
    if (state.player(last).shape != Form::vampyre)
        all.emplace_back(TakeForm{last, Form::vampyre});
}

} // namespace

std::vector<Command> Rules::legal(const State &state)
{
    Commands all;
    if (state.outcome || state.seats.empty())
        return all;
    if (!state.encounter)
        addCamp(all);
    else if (state.phase == Phase::looting)
        addLooting(state, all);
    else
        addSpecial(state, all);
    if (state.phase == Phase::initiative)
        all.insert(all.end(), 4, Draw{});
    if (state.encounter && state.phase != Phase::looting)
        addRound(state, all);
    addAnyTime(state, all);
    return all;
}

} // namespace torchside::cutthroat
