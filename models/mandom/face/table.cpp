#include "models/mandom/face/mandom_table.h"

#include "models/table/translate.h"

#include <QVariantMap>

#include <algorithm>
#include <cmath>

namespace torchside::mandom {

using table::idOf;
using table::shown;
using table::text;

namespace {

// A name as it stands alone: with a capital.
QString capital(const Sentence &name)
{
    auto shownName = shown(name);
    return shownName.isEmpty() ? shownName : shownName.at(0).toUpper() + shownName.mid(1);
}

} // namespace

MandomTable::MandomTable(protocol::GameSession<mandom::Game> &session, QObject *parent)
    : Table(session, parent),
      history_(session.history()),
      players_({{"name", &PlayerRow::name},
                {"successes", &PlayerRow::successes},
                {"failures", &PlayerRow::failures},
                {"passed", &PlayerRow::passed},
                {"out", &PlayerRow::out},
                {"active", &PlayerRow::active}}),
      items_({{"itemId", &ItemRow::id},
              {"name", &ItemRow::name},
              {"effect", &ItemRow::effect},
              {"on", &ItemRow::on}}),
      monsters_({{"monsterId", &MonsterRow::id},
                 {"name", &MonsterRow::name},
                 {"strength", &MonsterRow::strength},
                 {"remaining", &MonsterRow::left},
                 {"noted", &MonsterRow::noted},
                 {"stoppedBy", &MonsterRow::stoppedBy}}),
      turned_(
          {{"name", &TurnedRow::name}, {"damage", &TurnedRow::damage}, {"blockedBy", &TurnedRow::blockedBy}})
{
    MandomTable::show();
}

QString MandomTable::effectOf(Item item)
{
    switch (item) {
    case Item::plateArmor: return tr("+%1 HP").arg(armorHp);
    case Item::knightShield: return tr("+%1 HP").arg(shieldHp);
    case Item::torch: return tr("strength %1 or less").arg(torchReach);
    case Item::holyGrail: return tr("even strength");
    case Item::dragonSpear: return tr("dragon");
    case Item::vorpalSword: return tr("one named kind");
    }
    return {};
}

QString MandomTable::heading() const
{
    return tr("Round %1").arg(state().round);
}

QString MandomTable::subheading() const
{
    switch (state().phase) {
    case Phase::bidding:
        return state().deck == 0 ? tr("Bidding · nothing to draw")
                                 : tr("Bidding · %1 to draw").arg(state().deck);
    case Phase::challenge: return tr("Challenge · %1 to turn").arg(left());
    case Phase::over: return tr("The game is over");
    }
    return {};
}

QString MandomTable::phase() const
{
    return idOf(state().phase);
}

int MandomTable::turn() const
{
    return state().turn.value_or(-1);
}

QString MandomTable::turnName() const
{
    return state().turn ? text(state().name(*state().turn)) : QString();
}

int MandomTable::damage() const
{
    return state().challenge ? state().challenge->damage() : 0;
}

int MandomTable::left() const
{
    return state().challenge ? state().dungeon - static_cast<int>(state().challenge->revealed.size()) : 0;
}

bool MandomTable::anyItemOn() const
{
    return std::any_of(state().equipped.begin(), state().equipped.end(), [](bool on) { return on; });
}

bool MandomTable::mayName() const
{
    return !history_.refusalOf(NameKind{Monster::goblin});
}

QString MandomTable::named() const
{
    return state().challenge && state().challenge->named ? capital(nameFor(*state().challenge->named))
                                                         : QString();
}

QString MandomTable::whyNoDraw() const
{
    const auto refusal = history_.refusalOf(Place{});
    return refusal ? table::told(*refusal) : QString();
}

QString MandomTable::result() const
{
    if (!state().lastChallenge)
        return {};
    const auto &last = *state().lastChallenge;
    const auto who = text(state().name(last.challenger));
    return last.survived ? tr("%1 survived: %2 damage against %3 HP").arg(who).arg(last.damage).arg(last.hp)
                         : tr("%1 failed: %2 damage against %3 HP").arg(who).arg(last.damage).arg(last.hp);
}

QString MandomTable::winner() const
{
    return winnerSeat() < 0 ? QString() : text(state().name(winnerSeat()));
}

int MandomTable::winnerSeat() const
{
    return state().outcome ? state().outcome->winners.front() : -1;
}

QVariantMap MandomTable::odds(int player) const
{
    const auto asked =
        oddsFor(state(), AskOdds{player < 0 ? std::nullopt : std::optional(player), std::nullopt});
    if (const auto *refusal = std::get_if<Refusal>(&asked))
        return {{QStringLiteral("ok"), false}, {QStringLiteral("message"), table::told(*refusal)}};
    const auto &odds = std::get<Odds>(asked);
    QStringList knows;
    if (player >= 0)
        for (const auto &known : state().player(player).known)
            knows.append(known.where == Where::dungeon
                             ? tr("%1 in the dungeon").arg(capital(nameFor(known.monster)))
                             : tr("%1 put aside").arg(capital(nameFor(known.monster))));
    return {{QStringLiteral("ok"), true},
            {QStringLiteral("survive"), odds.survive},
            {QStringLiteral("percent"), static_cast<int>(std::lround(odds.survive * 100))},
            {QStringLiteral("named"), odds.named ? capital(nameFor(*odds.named)) : QString()},
            {QStringLiteral("expectedDamage"), odds.expectedDamage},
            {QStringLiteral("knows"), knows}};
}

std::vector<MandomTable::MonsterRow> MandomTable::monsterRows() const
{
    std::vector<MonsterRow> rows;
    const auto named = state().challenge ? state().challenge->named : std::nullopt;
    for (const auto monster : valuesOf<Monster>()) {
        int seen = 0;
        if (state().challenge)
            for (const auto &card : state().challenge->revealed)
                seen += card.monster == monster ? 1 : 0;
        int noted = 0;
        if (state().turn && state().phase == Phase::bidding)
            for (const auto &known : state().player(*state().turn).known)
                noted += known.monster == monster ? 1 : 0;
        const auto blocker = blockerOf(monster, state().equipped, named);
        rows.push_back({idOf(monster), capital(nameFor(monster)), strengthOf(monster),
                        copies[at(monster)] - seen, noted, blocker ? shown(nameFor(*blocker)) : QString()});
    }
    return rows;
}

void MandomTable::show()
{
    std::vector<PlayerRow> players;
    for (std::size_t i = 0; i < state().players.size(); ++i) {
        const auto &player = state().players[i];
        players.push_back({text(state().seats[i]), player.successes, player.failures,
                           player.passed && !state().outcome, player.out(),
                           state().turn == static_cast<int>(i)});
    }
    std::vector<ItemRow> items;
    for (const auto item : valuesOf<Item>())
        items.push_back({idOf(item), shown(nameFor(item)), effectOf(item), state().equipped[at(item)]});
    std::vector<TurnedRow> turned;
    const auto revealed = state().challenge       ? state().challenge->revealed
                          : state().lastChallenge ? state().lastChallenge->revealed
                                                  : std::vector<Turned>{};
    for (const auto &card : revealed)
        turned.push_back({capital(nameFor(card.monster)), card.damage,
                          card.blockedBy ? shown(nameFor(*card.blockedBy)) : QString()});
    players_.show(std::move(players));
    items_.show(std::move(items));
    monsters_.show(monsterRows());
    turned_.show(std::move(turned));
}

} // namespace torchside::mandom
