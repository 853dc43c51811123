// The clock and the pinned cards, as the page of Duel of Ages shows them.
#include "models/duelofages/face/duelofages_table.h"
#include "models/duelofages/words/words.h"
#include "models/table/translate.h"

namespace torchside::duelofages {

using table::shown;
using table::text;

bool DuelOfAgesTable::clockOut() const
{
    return state().clock && state().clock->left(history_.moment()) == 0;
}

QString DuelOfAgesTable::clockText() const
{
    if (!state().clock)
        return {};
    const auto seconds = state().clock->left(history_.moment()) / 1'000;
    if (seconds == 0 && clockOut())
        return tr("Time is up");
    const auto two = [](Moment number) { return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0')); };
    const auto left =
        seconds < 3'600
            ? tr("%1:%2 left").arg(seconds / 60).arg(two(seconds % 60))
            : tr("%1:%2:%3 left").arg(seconds / 3'600).arg(two(seconds / 60 % 60), two(seconds % 60));
    return clockPaused() ? tr("%1, paused").arg(left) : left;
}

// What comes up with time comes up now, without anybody touching anything.
void DuelOfAgesTable::tick()
{
    if (clockOut() != wasOut_)
        settle(std::nullopt);
    else
        tellDifferences();
}

QVariantList DuelOfAgesTable::cards() const
{
    QVariantList all;
    for (const auto card : valuesOf<Card>()) {
        QVariantList owners;
        for (const auto &pin : state().pins)
            if (pin.card == card)
                owners.append(pin.player);
        all.append(QVariantMap{{QStringLiteral("card"), text(std::string(nameOf(card)))},
                               {QStringLiteral("name"), shown(nameFor(card))},
                               {QStringLiteral("owners"), owners}});
    }
    return all;
}

QVariantList DuelOfAgesTable::own() const
{
    QVariantList all;
    for (const int seat : state().everybody())
        all += ownOf(seat);
    return all;
}

QVariantList DuelOfAgesTable::ownOf(int seat) const
{
    QVariantList all;
    for (const auto &pin : state().own)
        if (pin.player == seat)
            all.append(QVariantMap{{QStringLiteral("player"), seat},
                                   {QStringLiteral("what"), text(std::string(nameOf(pin.what)))},
                                   {QStringLiteral("name"), text(pin.name)}});
    return all;
}

QString DuelOfAgesTable::pinnedTo(int seat) const
{
    QStringList names;
    for (const auto &pin : state().pins)
        if (pin.player == seat)
            names.append(shown(nameFor(pin.card)));
    return names.join(tr(" · "));
}

} // namespace torchside::duelofages
