// What the page of the caverns says: where it stands, and the next line.
#include "models/cutthroat/face/cutthroat_table.h"

#include "models/table/translate.h"

namespace torchside::cutthroat {

using table::shown;
using table::text;

QString CutthroatTable::step() const
{
    const auto &enc = state().encounter;
    switch (state().phase) {
    case Phase::camp:
    case Phase::suddenDeath: return QStringLiteral("meet");
    case Phase::initiative: return QStringLiteral("deal");
    case Phase::attacks: return QStringLiteral("attack");
    case Phase::creature:
        return state().isDrawn(&Player::next) ? QStringLiteral("round") : QStringLiteral("strike");
    case Phase::spoils:
        return enc && enc->stage && enc->stage != Stage::lich ? QStringLiteral("stage")
                                                              : QStringLiteral("spoils");
    case Phase::looting: return state().turn ? QStringLiteral("loot") : QStringLiteral("lootDeal");
    case Phase::over: break;
    }
    return QStringLiteral("over");
}

QString CutthroatTable::heading() const
{
    if (state().phase == Phase::over)
        return tr("The end");
    if (state().phase == Phase::suddenDeath || state().met > state().encounters)
        return tr("Sudden death");
    if (state().encounter)
        return tr("Encounter %1/%2").arg(state().met).arg(state().encounters);
    return tr("Camp");
}

QString CutthroatTable::subheading() const
{
    switch (state().phase) {
    case Phase::camp: return tr("%1 of %2 met").arg(state().met).arg(state().encounters);
    case Phase::suddenDeath: return tr("A tie for the lead");
    case Phase::initiative: return tr("Round %1 · initiative").arg(state().round);
    case Phase::attacks: return tr("Round %1 · attacks").arg(state().round);
    case Phase::creature: return tr("Round %1 · creature").arg(state().round);
    case Phase::spoils: return tr("Round %1 · spoils").arg(state().round);
    case Phase::looting: return tr("Looting");
    case Phase::over: break;
    }
    return tr("The game is over");
}

QString CutthroatTable::headline() const
{
    const bool fighting = state().phase == Phase::attacks || state().phase == Phase::creature;
    if (fighting && state().isKind(Kind::hivemind) && state().tokensOf(TokenKind::hivemind).empty())
        return stepText();
    if (state().phase == Phase::attacks && state().turn)
        return tr("%1 shows the set card.").arg(text(state().name(*state().turn)));
    if (state().phase == Phase::initiative && !(state().isKind(Kind::blinkDogs) && !struck()))
        return tr("Everybody draws an initiative card, or the app deals them.");
    if (step() == QLatin1String("strike") && struck())
        return tr("%1 has attacked. Now draw initiative for the next round.").arg(creature());
    if (step() == QLatin1String("round") && struck())
        return tr("Does %1 attack anybody at random? If so, attack now; then begin the next round.")
            .arg(creature());
    return stepText();
}

QString CutthroatTable::detail() const
{
    if (state().phase != Phase::attacks || !state().turn)
        return {};
    QStringList parts;
    if (const auto mark = state().mark(); mark && state().encounter->leader == state().turn)
        parts.append(
            tr("%1 or more, or the turn is lost: last round’s number 1 dealt %2.").arg(*mark + 1).arg(*mark));
    if (const auto left = state().creatureLife(); left && !state().isKind(Kind::hivemind))
        parts.append(tr("%1 or more kills %2.").arg(*left - state().stackTotal()).arg(creature()));
    if (const int poison = state().player(*state().turn).poison; poison > 0)
        parts.append(tr("Poison takes %1 off.").arg(poisonDamage * poison));
    return parts.join(u' ');
}

QString CutthroatTable::kindAbout(Kind kind) const
{
    switch (kind) {
    case Kind::creature: return {};
    case Kind::challenge: return tr("A challenge: no creature to kill");
    case Kind::undead: return tr("Undead come as tokens before players");
    case Kind::treasureSpore: return tr("Each spore heals it by %1 a round").arg(sporeLife);
    case Kind::emperorLich: return tr("Skeletons, the fallen, then the Lich");
    case Kind::barrierMagus: return tr("A barrier that falls and rises");
    case Kind::shadowmancer: return tr("The new number 1 must outdo the former");
    case Kind::ragnarok: return tr("May bring back the dead");
    case Kind::hivemind: return tr("Attack cards lie on its tokens");
    case Kind::blinkDogs: return tr("Attack when put into play or moved");
    case Kind::thantigist: return tr("Makes two players change places");
    case Kind::naiad:
    case Kind::drake: return tr("Hold or Strike is hidden under the attack");
    }
    return {};
}

QString CutthroatTable::about() const
{
    if (!state().encounter)
        return {};
    const auto &enc = *state().encounter;
    if (enc.stage == Stage::skeletons)
        return tr("First the skeletons, one for each player");
    if (enc.stage == Stage::fallen)
        return tr("Now the fallen, one for each who died");
    if (enc.stage == Stage::lich)
        return tr("The Lich itself");
    if (enc.barrier)
        return *enc.barrier ? tr("The barrier is up") : tr("The barrier is down");
    return kindAbout(enc.kind);
}

QString CutthroatTable::epilogue() const
{
    if (!state().outcome)
        return {};
    const auto &[winners, reason] = *state().outcome;
    const auto names = shown(listed(state().namesOf(winners)));
    if (reason == "all-dead")
        return tr("Nobody left the caverns");
    if (winners.empty())
        return tr("Nobody wins");
    if (winners.size() > 1)
        return tr("%1 win").arg(names);
    return tr("%1 wins").arg(names);
}

} // namespace torchside::cutthroat
