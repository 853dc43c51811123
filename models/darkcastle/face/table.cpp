#include "models/darkcastle/face/darkcastle_table.h"

#include "models/darkcastle/face/cues.h"
#include "models/darkcastle/words/words.h"
#include "models/table/refusal_words.h"
#include "models/table/translate.h"

#include <algorithm>

namespace torchside::darkcastle {

using table::shown;
using table::text;

namespace {

Row diceIn(const QVariantMap &map)
{
    Row row;
    for (const auto symbol : valuesOf<Symbol>())
        row.of(symbol) = map.value(text(std::string(nameOf(symbol)))).toInt();
    return row;
}

std::optional<std::vector<Symbol>> symbolsIn(const QVariantMap &map)
{
    const auto list = map.value(QStringLiteral("rolled")).toStringList();
    std::vector<Symbol> symbols;
    for (const auto &each : list)
        if (const auto symbol = valueOf<Symbol>(each.toStdString()))
            symbols.push_back(*symbol);
    return list.isEmpty() ? std::nullopt : std::optional(symbols);
}

std::optional<std::vector<int>> participantsIn(const QVariantMap &map)
{
    if (!map.contains(QStringLiteral("participants")))
        return std::nullopt;
    std::vector<int> all;
    for (const auto &each : map.value(QStringLiteral("participants")).toList())
        all.push_back(each.toInt());
    return all;
}

std::optional<std::string> something(const QString &item)
{
    return item.isEmpty() ? std::nullopt : std::optional(item.toStdString());
}

} // namespace

QString DarkcastleTable::heading() const
{
    if (state().boss)
        return tr("The boss");
    return state().chapter == 0 ? tr("The castle gate")
                                : tr("Chapter %1/%2").arg(state().chapter).arg(state().chapters);
}

QString DarkcastleTable::subheading() const
{
    switch (state().phase) {
    case Phase::between: return state().bossIsNext() ? tr("The boss is next") : tr("Between two cards");
    case Phase::facing:
        return state().turner ? tr("Turned by %1").arg(shown(called(state(), *state().turner))) : QString();
    case Phase::combat:
        return tr("Round %1 · blow of %2").arg(state().combat ? state().combat->round : 1).arg(blow());
    case Phase::looting:
        return state().draws == 1 ? tr("An item is drawn") : tr("%1 items are drawn").arg(state().draws);
    case Phase::over: break;
    }
    return tr("The game is over");
}

QString DarkcastleTable::phase() const
{
    return text(std::string(nameOf(state().phase)));
}

QStringList DarkcastleTable::callNames() const
{
    QStringList names;
    for (std::size_t i = 0; i < state().characters.size(); ++i)
        names.append(shown(called(state(), static_cast<int>(i))));
    return names;
}

int DarkcastleTable::nextTurner() const
{
    const auto count = static_cast<int>(state().characters.size());
    return count == 0 || !state().turner ? 0 : (*state().turner + 1) % count;
}

int DarkcastleTable::blow() const
{
    return state().combat ? state().combat->blow : 0;
}

QVariantMap DarkcastleTable::diceLeft() const
{
    QVariantMap dice;
    const auto row = state().combat ? state().combat->dice : Row{};
    for (const auto symbol : valuesOf<Symbol>())
        dice.insert(text(std::string(nameOf(symbol))), row.of(symbol));
    return dice;
}

bool DarkcastleTable::escaped() const
{
    return state().outcome && !state().outcome->winners.empty();
}

QString DarkcastleTable::whyNoDefend() const
{
    return whyNot(Defend{});
}

QString DarkcastleTable::whyNot(const Command &command) const
{
    const auto refusal = history_.refusalOf(command);
    return refusal ? table::told(*refusal) : QString();
}

QString DarkcastleTable::whyNotUse(int character, const QString &item) const
{
    return whyNot(Use{character, item.toStdString(), false});
}

QString DarkcastleTable::whyNoBlock(int character) const
{
    return whyNot(Block{character});
}

QVariantList DarkcastleTable::dealings(int from, const QString &item) const
{
    QVariantList list;
    const auto add = [&](int to, const QString &inReturn) {
        list.append(QVariantMap{
            {QStringLiteral("to"), to},
            {QStringLiteral("called"), shown(called(state(), to))},
            {QStringLiteral("inReturn"), inReturn},
            {QStringLiteral("whyNot"), whyNot(Give{from, to, item.toStdString(), something(inReturn)})}});
    };
    for (int to = 0; to < static_cast<int>(state().characters.size()); ++to) {
        if (to == from)
            continue;
        add(to, {});
        for (const auto &held : state().character(to).hands)
            add(to, text(held.item));
    }
    return list;
}

int DarkcastleTable::takerFor(int hands, int wished) const
{
    const auto count = static_cast<int>(state().characters.size());
    const auto hasRoom = [&](int each) {
        return each >= 0 && each < count && state().character(each).handsFull() + hands <= handsEach;
    };
    for (int each = -1; each < count; ++each)
        if (const int who = each < 0 ? wished : each; hasRoom(who))
            return who;
    return -1;
}

bool DarkcastleTable::turnCard(int character)
{
    return submit(history_, Turn{character});
}

bool DarkcastleTable::complete()
{
    return submit(history_, Complete{});
}

bool DarkcastleTable::beginCombat(const QVariantMap &combat)
{
    return submit(history_, BeginCombat{{diceIn(combat)},
                                        symbolsIn(combat),
                                        combat.value(QStringLiteral("perPlayer")).toBool(),
                                        participantsIn(combat),
                                        combat.value(QStringLiteral("blow"), usualBlow).toInt()});
}

bool DarkcastleTable::rest(int character)
{
    return submit(history_, Rest{character});
}

bool DarkcastleTable::roll(int character, const QString &symbol, bool isDouble, const QVariantMap &back)
{
    const auto fell = valueOf<Symbol>(symbol.toStdString());
    return fell && submit(history_, Roll{character, *fell, isDouble, {diceIn(back)}});
}

bool DarkcastleTable::throwDie(int character)
{
    return submit(history_, Roll{character, {}, false, {}});
}

bool DarkcastleTable::block(int character)
{
    return submit(history_, Block{character});
}

bool DarkcastleTable::change(const QVariantMap &dice)
{
    return submit(history_, ChangeDice{{diceIn(dice)}});
}

bool DarkcastleTable::defend()
{
    return submit(history_, Defend{});
}

bool DarkcastleTable::changeHp(int character, int delta)
{
    return delta < 0 ? tap(history_, Hurt{character, std::min(-delta, mostHp), {}})
                     : delta > 0 && tap(history_, Heal{character, std::min(delta, mostHp), {}});
}

bool DarkcastleTable::draw(int count)
{
    return submit(history_, Draw{count});
}

bool DarkcastleTable::take(int character, const QString &item, int hands)
{
    return submit(history_, Take{character, item.toStdString(), hands});
}

bool DarkcastleTable::leaveItem(const QString &item)
{
    return submit(history_, Leave{item.toStdString()});
}

bool DarkcastleTable::give(int from, int to, const QString &item, const QString &inReturn)
{
    return submit(history_, Give{from, to, item.toStdString(), something(inReturn)});
}

bool DarkcastleTable::drop(int character, const QString &item)
{
    return submit(history_, Drop{character, item.toStdString()});
}

bool DarkcastleTable::use(int character, const QString &item, bool discard)
{
    return submit(history_, Use{character, item.toStdString(), discard});
}

table::Telling DarkcastleTable::told() const
{
    return toldOf(history_);
}

} // namespace torchside::darkcastle
