#include "models/darkcastle/face/darkcastle_table.h"
#include "models/darkcastle/words/words.h"
#include "models/table/translate.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

// What the page of the castle shows: its rows, its sentences, the chance to win.
namespace torchside::darkcastle {

using table::shown;
using table::text;

namespace {

QString idOf(Symbol symbol)
{
    return text(std::string(nameOf(symbol)));
}

// The different faces of a die, in the order of the symbols, a single one before its double.
QVariantList facesOf(Prisoner prisoner)
{
    QVariantList list;
    const auto &die = profileOf(prisoner).die;
    for (const auto symbol : valuesOf<Symbol>())
        for (const bool isDouble : {false, true})
            if (std::find(die.begin(), die.end(), Face{symbol, isDouble}) != die.end())
                list.append(QVariantMap{{QStringLiteral("symbol"), idOf(symbol)},
                                        {QStringLiteral("isDouble"), isDouble}});
    return list;
}

QVariantList listOf(const std::vector<Held> &items)
{
    QVariantList list;
    for (const auto &held : items)
        list.append(
            QVariantMap{{QStringLiteral("item"), text(held.item)}, {QStringLiteral("hands"), held.hands}});
    return list;
}

// Nobody is told that something is sure while it isn't.
int percentOf(double chance)
{
    const auto rounded = static_cast<int>(std::lround(chance * 100));
    return chance > 0 && rounded == 0 ? 1 : chance < 1 && rounded == 100 ? 99 : rounded;
}

} // namespace

DarkcastleTable::DarkcastleTable(protocol::GameSession<darkcastle::Game> &session, QObject *parent)
    : Table(session, parent),
      history_(session.history()),
      characters_({{"prisoner", &CharacterRow::prisoner},
                   {"name", &CharacterRow::name},
                   {"player", &CharacterRow::player},
                   {"called", &CharacterRow::called},
                   {"hp", &CharacterRow::hp},
                   {"maxHp", &CharacterRow::maxHp},
                   {"dieFaces", &CharacterRow::dieFaces},
                   {"hands", &CharacterRow::hands},
                   {"freeHands", &CharacterRow::freeHands},
                   {"fights", &CharacterRow::fights},
                   {"mustRoll", &CharacterRow::mustRoll},
                   {"isNext", &CharacterRow::isNext},
                   {"resting", &CharacterRow::resting},
                   {"blocks", &CharacterRow::blocks},
                   {"inDanger", &CharacterRow::inDanger},
                   {"low", &CharacterRow::low},
                   {"dead", &CharacterRow::dead},
                   {"fellSymbol", &CharacterRow::fellSymbol},
                   {"fellDouble", &CharacterRow::fellDouble},
                   {"status", &CharacterRow::status},
                   {"whyNoRest", &CharacterRow::whyNoRest},
                   {"hpMark", &CharacterRow::hpMark}}),
      enemy_({{"symbol", &EnemyDie::symbol}, {"gone", &EnemyDie::gone}})
{
    DarkcastleTable::show();
}

QVariantList DarkcastleTable::laid() const
{
    return listOf(state().laid);
}

int DarkcastleTable::nextToRoll() const
{
    if (state().combat)
        for (const int each : state().combat->participants)
            if (state().combat->mustRoll(each))
                return each;
    return -1;
}

QString DarkcastleTable::enemyName() const
{
    return state().combat ? text(state().combat->enemy.value_or(std::string())) : QString();
}

QString DarkcastleTable::threat() const
{
    if (!state().combat)
        return {};
    const auto &combat = *state().combat;
    const int next = nextToRoll();
    if (next >= 0 && !combat.hasBlocked(next)) {
        const auto name = shown(called(state(), next));
        const int after = state().character(next).hp - combat.blow;
        if (after <= 0)
            return tr("Without a block, %1 dies.").arg(name);
        return tr("Without a block, %1 drops to %2.").arg(name).arg(after);
    }
    for (const int each : combat.participants)
        if (!combat.isResting(each) && !combat.hasBlocked(each) && state().character(each).hp <= combat.blow)
            return tr("The blow kills %1: an item or an ability may still block.")
                .arg(shown(called(state(), each)));
    return {};
}

QString DarkcastleTable::whyNobodyRests() const
{
    QString why;
    for (const auto &row : characters_.rows()) {
        if (row.fights && row.whyNoRest.isEmpty())
            return {};
        if (row.fights && why.isEmpty())
            why = row.whyNoRest;
    }
    return why;
}

QString DarkcastleTable::story() const
{
    if (!state().outcome)
        return {};
    if (escaped())
        return tr("Every chapter and the boss are behind you, and everybody lives.");
    const auto names = shown(calledTogether(state(), deadOf(state())));
    if (state().boss)
        return tr("%1 fell before the boss, one card from freedom.").arg(names);
    return tr("%1 fell in chapter %2 of %3.").arg(names).arg(state().chapter).arg(state().chapters);
}

QString DarkcastleTable::statusOf(int index, const Combat &combat) const
{
    if (!combat.takesPart(index))
        return tr("Not in this fight");
    if (combat.isResting(index))
        return tr("Rests this round · +%1").arg(restGains);
    const auto *roll = combat.rollOf(index);
    QStringList parts;
    if (roll && roll->removed == 0)
        parts.append(tr("No match"));
    else if (roll)
        parts.append(tr("Removed %1 %2").arg(roll->removed).arg(shown(nameFor(roll->symbol))));
    if (combat.hasBlocked(index))
        parts.append(parts.isEmpty() ? tr("Blocks") : tr("blocks"));
    else if (roll)
        parts.append(tr("takes the blow"));
    if (!roll)
        parts.append(parts.isEmpty() ? tr("Tap the face you rolled") : tr("tap the face you rolled"));
    return parts.join(tr(" · "));
}

void DarkcastleTable::addCombat(CharacterRow &row, int index, const Combat &combat) const
{
    row.fights = combat.takesPart(index);
    row.mustRoll = combat.mustRoll(index);
    row.isNext = nextToRoll() == index;
    row.resting = combat.isResting(index);
    row.blocks = combat.hasBlocked(index);
    row.inDanger = row.fights && !row.resting && !row.blocks && row.hp <= combat.blow;
    row.status = statusOf(index, combat);
    row.whyNoRest = refusalOf(Rest{index});
    if (const auto *roll = combat.rollOf(index)) {
        row.fellSymbol = idOf(roll->symbol);
        row.fellDouble = roll->isDouble;
    }
}

DarkcastleTable::CharacterRow DarkcastleTable::rowOf(int index) const
{
    const auto &character = state().character(index);
    CharacterRow row;
    row.prisoner = text(std::string(nameOf(character.id)));
    row.name = shown(nameFor(character.id));
    row.player = text(state().seatOf(index));
    row.called = shown(called(state(), index));
    row.hp = std::max(0, character.hp);
    row.maxHp = character.maxHp;
    row.dieFaces = facesOf(character.id);
    row.hands = listOf(character.hands);
    row.freeHands = handsEach - character.handsFull();
    row.low = 4 * row.hp <= row.maxHp;
    row.dead = !character.alive();
    if (const auto &newest = history_.newest();
        newest && newest->before.characters.size() == state().characters.size())
        row.hpMark = row.hp - std::max(0, newest->before.character(index).hp);
    if (state().combat)
        addCombat(row, index, *state().combat);
    else if (state().phase == Phase::facing && state().turner == index)
        row.status = tr("“You” on this card");
    return row;
}

std::vector<DarkcastleTable::EnemyDie> DarkcastleTable::enemyDice() const
{
    std::vector<EnemyDie> dice;
    if (!state().combat)
        return dice;
    for (const auto symbol : valuesOf<Symbol>()) {
        int gone = 0;
        for (const auto &roll : state().combat->rolled)
            gone += roll.symbol == symbol ? roll.removed : 0;
        const int there = state().combat->dice.of(symbol);
        for (int i = 0; i < there + gone; ++i)
            dice.push_back({idOf(symbol), i >= there});
    }
    return dice;
}

void DarkcastleTable::showOdds()
{
    if (!state().combat) {
        percent_ = -1;
        expectation_.clear();
        return;
    }
    const auto odds = oddsOf(state());
    percent_ = percentOf(odds.win);
    expectation_ = tr("about %1 rounds").arg(QLocale().toString(odds.rounds, 'f', 1));
}

void DarkcastleTable::show()
{
    std::vector<CharacterRow> rows;
    for (std::size_t i = 0; i < state().characters.size(); ++i)
        rows.push_back(rowOf(static_cast<int>(i)));
    characters_.show(std::move(rows));
    enemy_.show(enemyDice());
    showOdds();
}

} // namespace torchside::darkcastle
