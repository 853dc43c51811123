// The prompts of special creatures and of tokens.
#include "models/cutthroat/words/words.h"

namespace torchside::cutthroat {

namespace {

// The attacking ones before one player, or before nobody in particular; told together.
void addUndeadBefore(const State &state, std::optional<int> player, std::vector<Prompt> &prompts)
{
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
            {say("The undead (%1) {1:attacks whom it stands|attack whom they stand} before.", all),
             "undead"});
    else
        prompts.push_back(
            {say("The undead (%1) {1:attacks|attack} %2.", all, state.name(*player)), "undead"});
}

void addUndead(const State &state, std::vector<Prompt> &prompts)
{
    if (state.phase != Phase::creature && state.phase != Phase::attacks)
        return;
    for (const int seat : state.living())
        addUndeadBefore(state, seat, prompts);
    addUndeadBefore(state, std::nullopt, prompts);
}

void addSpores(const State &state, std::vector<Prompt> &prompts)
{
    const auto spores = state.tokensOf(TokenKind::protospore).size();
    if (spores == 0)
        return;
    if (state.phase == Phase::attacks)
        prompts.push_back(
            {say("Protospores in play: %1. Attack cards may be put on them.", spores), "protospore"});
    if (state.phase != Phase::creature)
        return;
    if (const auto first = state.holderOf(&Player::next, 1))
        prompts.push_back(
            {say("The {1:protospore (%1) attacks|protospores (%1) attack} %2, who drew number 1.", spores,
                 state.name(*first)),
             "protospore"});
    else if (!state.isDrawn(&Player::next))
        prompts.push_back(
            {say("The {1:protospore (%1) attacks|protospores (%1) attack} whoever draws number 1.", spores),
             "protospore"});
}

void addLich(const State &state, std::vector<Prompt> &prompts)
{
    const auto stage = state.encounter->stage.value();
    if (stage == Stage::skeletons && state.phase != Phase::spoils)
        prompts.push_back({say("The skeletons: one for each player."), "emperor-lich"});
    if (stage == Stage::fallen && state.phase != Phase::spoils)
        prompts.push_back({state.deaths.empty()
                               ? say("Nobody has died yet, so no fallen rise: go on to the Lich.")
                               : say("The fallen {1:rises: %1 attacks|rise: %1 attack} at the end of the "
                                     "round, without initiative.",
                                     listed(state.namesOf(state.deaths))),
                           "lich-fallen"});
    if (stage == Stage::lich)
        prompts.push_back(
            {say("The Lich itself: the only one whose bonus prestige counts."), "emperor-lich"});
}

// From round 2 the new number 1 has to outdo what the former one dealt.
void addShadow(const State &state, std::vector<Prompt> &prompts)
{
    const auto &enc = *state.encounter;
    if (state.phase != Phase::attacks || state.round < 2 || !enc.former || !enc.leader ||
        !state.player(*enc.leader).alive)
        return;
    const auto &former = state.name(enc.former->player);
    const auto &leader = state.name(*enc.leader);
    const auto dealt = state.dealtBy(*enc.leader);
    const auto wanted = enc.former->damage;
    if (!state.player(*enc.leader).acted)
        prompts.push_back(
            {say("%1 must deal more than the %2 of %3 last round, so %4 at least, or loses the turn.", leader,
                 wanted, former, wanted + 1),
             "shadowmancer"});
    else if (dealt <= wanted)
        prompts.push_back(
            {say("%1 dealt %2, not more than the %3 of %4: the turn is lost.", leader, dealt, wanted, former),
             "shadowmancer"});
}

void addBlinkDogs(const State &state, std::vector<Prompt> &prompts)
{
    prompts.push_back({state.phase == Phase::initiative
                           ? say("Blink Dogs attack at once when they are put into play.")
                           : say("Blink Dogs attack again each time they are moved."),
                       "blink-dogs"});
}

void addBarrier(const State &state, std::vector<Prompt> &prompts)
{
    if (state.phase == Phase::attacks && state.encounter->barrier == true)
        prompts.push_back({say("The barrier is up: say so when it is knocked down."), "barrier-magus"});
}

void addRagnarok(const State &state, std::vector<Prompt> &prompts)
{
    if (!state.deaths.empty())
        prompts.push_back(
            {say("Ragnarok may bring back %1, as it decides.", listed(state.namesOf(state.deaths))),
             "ragnarok"});
}

void addKind(const State &state, std::vector<Prompt> &prompts)
{
    const bool fighting = state.phase == Phase::attacks || state.phase == Phase::creature;
    switch (state.encounter->kind) {
    case Kind::emperorLich: return addLich(state, prompts);
    case Kind::shadowmancer: return addShadow(state, prompts);
    case Kind::blinkDogs: return addBlinkDogs(state, prompts);
    case Kind::barrierMagus: return addBarrier(state, prompts);
    case Kind::ragnarok: return addRagnarok(state, prompts);
    case Kind::hivemind:
        if (fighting)
            prompts.push_back(
                {say("Put attack cards on the Hivemind's tokens; one called ugly splits and attacks."),
                 "hivemind"});
        return;
    case Kind::thantigist:
        if (fighting)
            prompts.push_back(
                {say("Do two players change places? Then swap chairs and hands too."), "thantigist"});
        return;
    case Kind::naiad:
    case Kind::drake:
        if (state.phase == Phase::attacks)
            prompts.push_back(
                {say("Everybody hides Hold or Strike under the set card and shows both at once."),
                 state.isKind(Kind::naiad) ? "naiad" : "drake"});
        return;
    default: return;
    }
}

} // namespace

void addSpecialPrompts(const State &state, std::vector<Prompt> &prompts)
{
    addUndead(state, prompts);
    if (!state.encounter || state.phase == Phase::over || state.phase == Phase::looting)
        return;
    if (state.isKind(Kind::treasureSpore))
        addSpores(state, prompts);
    addKind(state, prompts);
}

} // namespace torchside::cutthroat
