// The rows that the page of the caverns shows.
#include "models/cutthroat/face/cutthroat_table.h"

#include "models/cutthroat/words/words.h"
#include "models/table/translate.h"

#include <algorithm>

namespace torchside::cutthroat {

using table::idOf;
using table::shown;
using table::text;

namespace {

constexpr int lowLife = 25;
constexpr int leastPrinted = 5;
constexpr int mostPrinted = 60;
constexpr int printedStep = 5;

// The people in the order of this round's cards; without one behind them, the dead last.
std::vector<int> inOrder(const State &state)
{
    std::vector<int> seats;
    for (int seat = 0; seat < state.count(); ++seat)
        seats.push_back(seat);
    const auto key = [&](int seat) {
        const auto &each = state.player(seat);
        return std::pair(!each.alive, each.initiative.value_or(mostPlayers + 1));
    };
    std::stable_sort(seats.begin(), seats.end(), [&](int a, int b) { return key(a) < key(b); });
    return seats;
}

QVariantList itemsOf(const Player &player)
{
    QVariantList list;
    for (const auto &item : player.items)
        list.append(
            QVariantMap{{QStringLiteral("name"), text(item.name)}, {QStringLiteral("tipped"), item.tipped}});
    return list;
}

} // namespace

QString CutthroatTable::statusOf(int seat) const
{
    const auto &each = state().player(seat);
    if (!each.alive)
        return tr("dead");
    QStringList parts;
    if (each.shape == Form::vampyre)
        parts.append(tr("Vampyre"));
    if (each.shape == Form::wereboar)
        parts.append(tr("Wereboar"));
    if (each.next)
        parts.append(tr("next %1").arg(*each.next));
    return parts.join(tr(" · "));
}

CutthroatTable::PlayerRow CutthroatTable::rowOf(int seat) const
{
    const auto &each = state().player(seat);
    PlayerRow row;
    row.name = text(state().name(seat));
    row.character = each.character ? text(*each.character) : QString();
    row.life = each.life;
    row.maxLife = each.maxLife;
    row.prestige = each.prestige;
    row.poison = each.poison;
    row.initiative = each.initiative.value_or(0);
    row.next = each.next.value_or(0);
    row.alive = each.alive;
    row.acting = state().turn == seat;
    row.acted = each.acted;
    row.low = each.alive && each.life <= lowLife;
    row.form = idOf(each.shape);
    row.status = statusOf(seat);
    row.items = itemsOf(each);
    for (const auto &reputation : each.reputations.value_or(std::vector<std::string>{}))
        row.reputations.append(text(reputation));
    if (state().phase == Phase::attacks || state().phase == Phase::creature)
        row.poisonDue = poisonLife * each.poison;
    mark(row, seat);
    return row;
}

// Until the next step everybody sees at the seat what this one did there.
void CutthroatTable::mark(PlayerRow &row, int seat) const
{
    const auto &newest = history_.newest();
    if (!newest || newest->before.count() <= seat)
        return;
    const auto &was = newest->before.player(seat);
    row.lifeMark = state().player(seat).life - was.life;
    row.poisonMark = state().player(seat).poison - was.poison;
    row.byPoison = row.lifeMark < 0 &&
                   std::any_of(newest->events.begin(), newest->events.end(),
                               [](const Event &event) { return std::holds_alternative<PoisonHurt>(event); });
}

void CutthroatTable::showStack()
{
    std::vector<StackRow> rows;
    const auto add = [&](int seat, const Strike &strike) {
        rows.push_back(
            {text(state().name(seat)), static_cast<int>(strike.damage), false, false, strike.guarded});
    };
    for (const auto &strike : state().stack) // of those who have died since
        if (!state().player(strike.player).initiative)
            add(strike.player, strike);
    const bool looting = state().phase == Phase::looting;
    for (const int seat : inOrder(state())) {
        const auto &each = state().player(seat);
        if (!each.initiative || looting)
            continue;
        const auto before = rows.size();
        for (const auto &strike : state().stack)
            if (strike.player == seat)
                add(seat, strike);
        const bool current = state().turn == seat;
        if (current || (rows.size() == before && state().phase == Phase::attacks) ||
            (rows.size() == before && each.acted))
            rows.push_back({text(state().name(seat)), -1, current, each.acted && !current, false});
    }
    stack_.show(std::move(rows));
}

void CutthroatTable::showTokens()
{
    std::vector<TokenRow> rows;
    for (const auto &token : state().tokens) {
        const bool attacks = token.state == TokenState::attacking;
        const auto what = (token.kind == TokenKind::undead     ? tr("Undead %1")
                           : token.kind == TokenKind::hivemind ? tr("Hivemind %1")
                                                               : tr("Spore %1"))
                              .arg(token.id);
        QStringList where;
        if (token.state)
            where.append(attacks ? tr("attacking") : tr("approaching"));
        if (token.player)
            where.append(text(state().name(*token.player)));
        else if (token.kind == TokenKind::undead)
            where.append(tr("nobody’s"));
        rows.push_back({token.id, idOf(token.kind), what, where.join(tr(" · ")), attacks,
                        state().turn && token.player == state().turn});
    }
    tokens_.show(std::move(rows));
    std::vector<EventRow> due;
    for (const auto &event : state().events)
        due.push_back({text(event.name),
                       !event.active             ? tr("not in this encounter")
                       : event.when == When::now ? tr("active now")
                                                 : tr("due at the end"),
                       event.active});
    events_.show(std::move(due));
}

// Where attacks go to one of several, the own ones stand first.
QVariantList CutthroatTable::targets() const
{
    if (!state().turn || state().phase != Phase::attacks)
        return {};
    QVariantList own;
    QVariantList others;
    const auto add = [&](int id, bool isFoe, const QString &label, const QString &brief,
                         std::optional<int> player) {
        const bool mine = player == state().turn;
        (mine ? own : others)
            .append(QVariantMap{{QStringLiteral("id"), id},
                                {QStringLiteral("isFoe"), isFoe},
                                {QStringLiteral("text"), label},
                                {QStringLiteral("brief"), brief},
                                {QStringLiteral("own"), mine}});
    };
    for (const auto &foe : state().encounter->foes)
        if (!foe.fallen) {
            const auto label = tr("%1: %2 left")
                                   .arg(text(state().name(foe.player)))
                                   .arg(foe.against - state().dealtTo(foe.id));
            add(foe.id, true, label, label, foe.player);
        }
    const auto kind = state().isKind(Kind::hivemind) ? TokenKind::hivemind : TokenKind::undead;
    if (state().isKind(Kind::hivemind) || state().isKind(Kind::undead))
        for (const auto &token : state().tokensOf(kind)) {
            const auto before = token.player ? text(state().name(*token.player)) : QString();
            const auto label = token.player ? tr("Token %1 before %2").arg(token.id).arg(before)
                                            : tr("Token %1").arg(token.id);
            add(token.id, false, label, token.player ? tr("%1 · %2").arg(token.id).arg(before) : label,
                token.player);
        }
    return own + others;
}

QVariantList CutthroatTable::foes() const
{
    QVariantList all;
    if (!state().encounter)
        return all;
    for (const auto &foe : state().encounter->foes) {
        const bool isSkeleton = state().encounter->stage == Stage::skeletons;
        const auto name =
            (isSkeleton ? tr("Skeleton before %1") : tr("The fallen %1")).arg(text(state().name(foe.player)));
        const auto life = state().lifeOf(foe);
        const auto dealt = foe.fallen || state().encounter->counted ? 0 : state().dealtTo(foe.id);
        const auto line = foe.fallen  ? tr("%1: fallen").arg(name)
                          : dealt > 0 ? tr("%1: %2 of %3 life, %4 after this stack")
                                            .arg(name)
                                            .arg(life)
                                            .arg(foe.maxLife)
                                            .arg(life - dealt)
                                      : tr("%1: %2 of %3 life").arg(name).arg(life).arg(foe.maxLife);
        all.append(QVariantMap{{QStringLiteral("foeId"), foe.id},
                               {QStringLiteral("name"), name},
                               {QStringLiteral("life"), static_cast<int>(life)},
                               {QStringLiteral("text"), line}});
    }
    return all;
}

QVariantList CutthroatTable::potions() const
{
    QVariantList all;
    for (const auto potion : valuesOf<Potion>()) {
        const auto [life, prestige] = doseOf(potion);
        const auto name = potion == Potion::healing
                              ? tr("Potion of Healing: %1 life, %2 prestige for another’s")
                              : tr("Cure Wounds: %1 life, %2 prestige for another’s");
        all.append(
            QVariantMap{{QStringLiteral("value"), idOf(potion)},
                        {QStringLiteral("life"), life},
                        {QStringLiteral("prestige"), prestige},
                        {QStringLiteral("brief"),
                         (potion == Potion::healing ? tr("Healing +%1") : tr("Cure Wounds +%1")).arg(life)},
                        {QStringLiteral("text"), name.arg(life).arg(prestige)}});
    }
    return all;
}

bool CutthroatTable::blows() const
{
    const auto phase = state().phase;
    const bool inTime = phase == Phase::attacks || phase == Phase::creature ||
                        (phase == Phase::initiative && state().isKind(Kind::blinkDogs));
    return inTime && state().encounter->barrier != false;
}

bool CutthroatTable::mustAim() const
{
    const bool onlyTokens = state().isKind(Kind::hivemind) || (state().isKind(Kind::undead) && !hasLife());
    return state().hasFoes() || (onlyTokens && !targets().isEmpty());
}

void CutthroatTable::showSpoils()
{
    std::vector<SpoilRow> rows;
    if (state().phase == Phase::looting)
        for (const int seat : state().encounter->lost)
            for (const auto &item : state().player(seat).items)
                rows.push_back({text(item.name), seat, text(state().name(seat)), item.tipped});
    spoils_.show(std::move(rows));
}

// In one order always: nothing moves under a finger that knows its way.
QList<int> CutthroatTable::values() const
{
    QList<int> values;
    for (int value = leastPrinted; value <= mostPrinted; value += printedStep)
        values.append(value);
    return values;
}

void CutthroatTable::show()
{
    std::vector<PlayerRow> rows;
    for (int seat = 0; seat < state().count(); ++seat)
        rows.push_back(rowOf(seat));
    int place = 0;
    for (const int seat : inOrder(state()))
        rows[static_cast<std::size_t>(seat)].place = place++;
    players_.show(std::move(rows));
    showStack();
    showTokens();
    showSpoils();
    showRanking();
    showStory();
}

} // namespace torchside::cutthroat
