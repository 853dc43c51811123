#include "models/darkcastle/face/darkcastle_table.h"

#include "models/darkcastle/words/words.h"
#include "models/table/translate.h"

#include <algorithm>

namespace torchside::darkcastle {

using table::shown;
using table::text;

namespace {

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
    return refusalOf(Defend{});
}

QString DarkcastleTable::refusalOf(const Command &command) const
{
    const auto refusal = history_.refusalOf(command);
    return refusal ? table::told(*refusal) : QString();
}

QVariantList DarkcastleTable::dealings(int from, const QString &item) const
{
    QVariantList list;
    const auto add = [&](int to, const QString &inReturn) {
        list.append(QVariantMap{
            {QStringLiteral("to"), to},
            {QStringLiteral("called"), shown(called(state(), to))},
            {QStringLiteral("inReturn"), inReturn},
            {QStringLiteral("whyNot"), refusalOf(Give{from, to, item.toStdString(), something(inReturn)})}});
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

} // namespace torchside::darkcastle
