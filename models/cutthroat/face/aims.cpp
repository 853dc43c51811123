// Attacks worked out before they are confirmed: the players' and the creature's.
#include "models/cutthroat/face/cutthroat_table.h"

#include "models/cutthroat/face/json.h"
#include "models/json/codec.h"

#include "models/cutthroat/view.h"
#include "models/json/read.h"
#include "models/table/translate.h"

namespace torchside::cutthroat {

using table::shown;
using table::text;

namespace {

Factor factorOf(double factor)
{
    return factor > 1.5 ? Factor::twice : factor < 0.75 ? Factor::half : Factor::same;
}

QString signedNumber(std::int64_t number)
{
    return number < 0 ? QStringLiteral("− %1").arg(-number) : QStringLiteral("+ %1").arg(number);
}

// "(20 + 5) × 2 − 10 poison = 40"; empty where there is nothing to work out.
QString sumOf(const Shown &attack)
{
    if (attack.riders == 0 && attack.factor == Factor::same && attack.poison == 0 &&
        (!attack.destined || attack.value <= destinyMost))
        return {};
    auto sum = QString::number(attack.value);
    if (attack.riders != 0)
        sum += u' ' + signedNumber(attack.riders);
    if (attack.factor != Factor::same) {
        if (attack.riders != 0)
            sum = u'(' + sum + u')';
        sum += attack.factor == Factor::twice ? QStringLiteral(" × 2") : QStringLiteral(" ÷ 2");
    }
    if (attack.destined)
        sum = CutthroatTable::tr("%1, at most %2 by itself").arg(sum).arg(destinyMost);
    if (attack.poison > 0)
        sum = CutthroatTable::tr("%1 − %2 poison").arg(sum).arg(poisonDamage * attack.poison);
    return CutthroatTable::tr("%1 = %2").arg(sum).arg(attack.damage());
}

QVariantMap worth(const State &state, int seat, const Shown &attack, bool kills, bool onToken)
{
    const bool lost = !onToken && seat >= 0 && state.isLost(seat, attack.damage());
    return {{QStringLiteral("damage"), static_cast<int>(attack.damage())},
            {QStringLiteral("kills"), kills && !lost},
            {QStringLiteral("needed"), lost ? static_cast<int>(*state.mark()) + 1 : 0},
            {QStringLiteral("sum"), sumOf(attack)}};
}

QVariantMap either(const char *key, const QVariant &value)
{
    return {{QLatin1String(key), value}};
}

std::vector<int> seatsIn(const QVariantList &list)
{
    std::vector<int> seats;
    for (const auto &each : list)
        seats.push_back(each.toInt());
    return seats;
}

} // namespace

QVariantMap CutthroatTable::preview(int value, double factor, int rider, int token, int foe,
                                    const QString &card) const
{
    const int poison = state().turn ? state().player(*state().turn).poison : 0;
    const Shown attack{value, rider, factorOf(factor), poison, isStrikeOfDestiny(card.toStdString())};
    const auto *several = state().foe(foe);
    const bool falls = several && state().dealtTo(foe) + attack.damage() >= several->against;
    const bool dies = state().hasCreature() &&
                      state().stackTotal() + attack.damage() >= state().encounter->against.value_or(0);
    return worth(state(), state().turn.value_or(-1), attack, token < 0 && (falls || dies), token >= 0);
}

QVariantMap CutthroatTable::revised(int plus, double factor) const
{
    const auto &last = state().last;
    if (!last)
        return {};
    auto attack = *last;
    attack.riders += plus;
    if (attack.factor == Factor::same)
        attack.factor = factorOf(factor);
    const auto &strike = last->lost ? *last->lost : state().stack.back();
    const auto was = last->lost ? 0 : strike.damage;
    const auto *several = strike.foe ? state().foe(*strike.foe) : nullptr;
    const bool kills = several ? state().dealtTo(several->id) - was + attack.damage() >= several->against
                               : state().hasCreature() && state().stackTotal() - was + attack.damage() >=
                                                              state().encounter->against.value_or(0);
    return worth(state(), strike.player, attack, kills, false);
}

QString CutthroatTable::measured(const QString &key, int seat) const
{
    auto name = text(state().name(seat));
    if (key.startsWith(QLatin1String("dealt")))
        return tr("%1 (%2)").arg(name).arg(state().dealtBy(seat));
    if (key.startsWith(QLatin1String("life")))
        return tr("%1 (%2)").arg(name).arg(state().player(seat).life);
    if (key.startsWith(QLatin1String("prestige")))
        return tr("%1 (%2)").arg(name).arg(state().player(seat).prestige);
    return name;
}

// Asks the rules themselves whom this attack would find.
QVariantMap CutthroatTable::aim(const QString &key, const QVariant &target, const QString &label,
                                const QVariantList &ignored) const
{
    QVariantMap found{{QStringLiteral("key"), key},
                      {QStringLiteral("target"), target},
                      {QStringLiteral("text"), label},
                      {QStringLiteral("whyNot"), QString()}};
    json::Reader reader;
    CreatureAttack attack;
    readOwn(reader, QJsonValue::fromVariant(target), attack.target);
    attack.ignored = seatsIn(ignored);
    SeededDice unused(1);
    const auto decision = Rules::decide(state(), attack, unused);
    std::vector<int> seats;
    bool tied = false;
    if (const auto *refusal = std::get_if<Refusal>(&decision)) {
        tied = refusal->code == "tie";
        seats = refusal->players;
        if (!tied)
            found[QStringLiteral("whyNot")] = table::told(*refusal);
    } else {
        const auto &happened = std::get<std::vector<Event>>(decision);
        for (const auto &hit : std::get<CreatureAttacked>(happened.front()).hit)
            seats.push_back(hit.player);
    }
    QStringList names;
    for (const int seat : seats)
        names.append(measured(key, seat));
    found[QStringLiteral("seats")] = QVariant::fromValue(table::listOf(seats));
    found[QStringLiteral("tied")] = tied;
    found[QStringLiteral("who")] = seats.empty() ? tr("nobody")
                                   : tied        ? names.join(tr(" or "))
                                                 : names.join(tr(", "));
    return found;
}

QVariantList CutthroatTable::aims(const QVariantList &ignored) const
{
    QVariantList all;
    const auto add = [&](const QString &key, const QVariant &target, const QString &label) {
        all.append(aim(key, target, label, ignored));
    };
    add(QStringLiteral("dealt-most"), either("dealt", QStringLiteral("most")), tr("Dealt most"));
    add(QStringLiteral("dealt-least"), either("dealt", QStringLiteral("least")), tr("Dealt least"));
    add(QStringLiteral("all"), QStringLiteral("all"), tr("Everybody"));
    const int cards =
        state().isDrawn(&Player::next) ? state().cards : static_cast<int>(state().living().size());
    for (int card = 1; card <= cards; ++card)
        add(QStringLiteral("initiative-%1").arg(card), either("initiative", card),
            tr("Next number %1").arg(card));
    add(QStringLiteral("life-most"), either("life", QStringLiteral("most")), tr("Most life"));
    add(QStringLiteral("life-least"), either("life", QStringLiteral("least")), tr("Least life"));
    add(QStringLiteral("prestige-most"), either("prestige", QStringLiteral("most")), tr("Most prestige"));
    add(QStringLiteral("prestige-least"), either("prestige", QStringLiteral("least")), tr("Least prestige"));
    for (const int seat : state().living())
        add(QStringLiteral("player-%1").arg(seat), either("player", seat), text(state().name(seat)));
    return all;
}

} // namespace torchside::cutthroat
