// The prompts of special creatures and of tokens.
#include "models/cutthroat/words/words.h"

namespace torchside::cutthroat {

namespace {

// The attacking ones before one player, or before nobody in particular; told together.
void addUndeadBefore(const State &state, std::optional<int> player, std::vector<Prompt> &prompts)
{
    const auto when = state.phase == Phase::creature ? Due::byHand : Due::aside;
    std::vector<Sentence> ids;
    for (const auto &token : state.tokens)
        if (token.kind == TokenKind::undead && token.state == TokenState::attacking && token.player == player)
            ids.push_back(say("%1", token.id));
    if (ids.empty())
        return;
    constexpr std::size_t readable = 12;
    const auto all = ids.size() > readable
                         ? counting(static_cast<long long>(ids.size()), say("%1 of them", ids.size()))
                         : listed(ids);
    if (!player)
        prompts.push_back(
            {say("The undead (%1) {1:attacks whoever it stands|attack whoever they stand} in front of.", all),
             "undead", when});
    else
        prompts.push_back(
            {say("The undead (%1) {1:attacks|attack} %2.", all, state.name(*player)), "undead", when});
}

} // namespace

void addUndead(const State &state, std::vector<Prompt> &prompts)
{
    for (const int seat : state.living())
        addUndeadBefore(state, seat, prompts);
    addUndeadBefore(state, std::nullopt, prompts);
}

namespace {

void addSpores(const State &state, std::vector<Prompt> &prompts)
{
    const auto spores = state.tokensOf(TokenKind::protospore).size();
    if (spores == 0)
        return;
    if (state.phase == Phase::attacks)
        prompts.push_back(
            {say("Protospores in play: %1. You may put attack cards on them.", spores), "protospore"});
    if (state.phase != Phase::creature)
        return;
    if (const auto first = state.holderOf(&Player::next, 1))
        prompts.push_back(
            {say("The {1:protospore (%1) attacks|protospores (%1) attack} %2, who drew number 1.", spores,
                 state.name(*first)),
             "protospore", Due::byHand});
    else if (!state.isDrawn(&Player::next))
        prompts.push_back(
            {say("The {1:protospore (%1) attacks|protospores (%1) attack} whoever draws number 1.", spores),
             "protospore", Due::byHand});
}

void addLich(const State &state, std::vector<Prompt> &prompts)
{
    const auto stage = state.encounter->stage.value();
    std::vector<Sentence> standing;
    for (const auto &foe : state.encounter->foes)
        if (!foe.fallen)
            standing.push_back(say("%1 %2", state.name(foe.player), state.lifeOf(foe)));
    if (stage == Stage::skeletons)
        prompts.push_back(
            {say("Say which skeleton each attack hits. Life left: %1.", listed(standing)), "lich-skeletons"});
    else if (stage == Stage::fallen)
        prompts.push_back(
            {say("The fallen draw no initiative. They attack at the end of the round. Life left: %1.",
                 listed(standing)),
             "lich-fallen"});
    else
        prompts.push_back(
            {say("This is the Lich itself: only killing it earns the prestige and the bonus."), "lich-kill"});
}

// From round 2 the new number 1 has to outdo what the former one dealt.
void addShadow(const State &state, std::vector<Prompt> &prompts)
{
    const auto &enc = *state.encounter;
    const auto mark = state.mark();
    if (!mark || !enc.leader || !state.player(*enc.leader).alive)
        return;
    const auto &leader = state.name(*enc.leader);
    const auto needed = *mark + 1;
    const bool lost = state.last && state.last->lost;
    if (lost)
        prompts.push_back({say("%1 showed %2, but needed %3: the turn is lost unless a card raises it.",
                               leader, state.last->lost->damage, needed),
                           "shadowmancer-lost"});
    else if (!state.player(*enc.leader).acted && enc.former && *mark > 0)
        prompts.push_back({say("%1 must deal at least %4 or lose the turn: %3 dealt %2 last round.", leader,
                               *mark, state.name(enc.former->player), needed),
                           "shadowmancer", Due::step});
    else if (!state.player(*enc.leader).acted)
        prompts.push_back(
            {say("%1 must deal at least 1 or lose the turn: last round's number 1 dealt nothing.", leader),
             "shadowmancer", Due::step});
}

void addRagnarok(const State &state, std::vector<Prompt> &prompts)
{
    if (!state.deaths.empty())
        prompts.push_back(
            {say("Ragnarok may choose to bring back %1.", listed(state.namesOf(state.deaths))), "ragnarok"});
}

void addHivemind(const State &state, std::vector<Prompt> &prompts)
{
    if (!state.tokensOf(TokenKind::hivemind).empty())
        prompts.push_back(
            {say("Put attack cards on the Hivemind's tokens. “I Think He Called You Ugly Too” splits one."),
             "hivemind"});
}

} // namespace

// What goes for the whole encounter while it is fought.
void addKind(const State &state, std::vector<Prompt> &prompts)
{
    switch (state.encounter->kind) {
    case Kind::emperorLich: return addLich(state, prompts);
    case Kind::ragnarok: return addRagnarok(state, prompts);
    case Kind::hivemind: return addHivemind(state, prompts);
    case Kind::thantigist:
        prompts.push_back(
            {say("If two players change places, they swap chairs and hands too."), "thantigist"});
        return;
    case Kind::blinkDogs:
        prompts.push_back({say("Blink Dogs attack again each time they are moved."), "blink-dogs"});
        return;
    default: return;
    }
}

void addSpecialAttacks(const State &state, std::vector<Prompt> &prompts)
{
    addKind(state, prompts);
    if (state.isKind(Kind::shadowmancer))
        addShadow(state, prompts);
    if (state.encounter->barrier == true)
        prompts.push_back({say("The barrier is up. Enter it when it is knocked down."), "barrier-magus"});
    if (state.isKind(Kind::naiad) || state.isKind(Kind::drake))
        prompts.push_back({say("Everybody hides Hold or Strike under the set card and shows both at once."),
                           state.isKind(Kind::naiad) ? "naiad" : "drake",
                           state.nothingShown() ? Due::byHand : Due::aside});
    if (state.isKind(Kind::undead) && !state.tokensOf(TokenKind::undead).empty())
        prompts.push_back(
            {say("Put your attack card on a token: one of yours, or one of somebody who asks for help."),
             "token-choice"});
    if (state.isKind(Kind::treasureSpore))
        addSpores(state, prompts);
}

void addSpecialStrikes(const State &state, std::vector<Prompt> &prompts)
{
    addKind(state, prompts);
    if (state.last && state.last->lost)
        addShadow(state, prompts);
    addUndead(state, prompts);
    if (state.isKind(Kind::treasureSpore))
        addSpores(state, prompts);
}

} // namespace torchside::cutthroat
