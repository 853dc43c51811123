#include "models/darkcastle/darkcastle_table.h"

#include "models/table/translate.h"

namespace torchside::darkcastle {

DarkcastleTable::DarkcastleTable(History<darkcastle::Game> &history, QObject *parent)
    : Table(history, parent), history_(history)
{
}

QString DarkcastleTable::game() const
{
    return QStringLiteral("darkcastle");
}

QString DarkcastleTable::gameTitle() const
{
    return tr("Escape the Dark Castle");
}

QString DarkcastleTable::heading() const
{
    if (state().boss)
        return tr("The boss");
    return state().chapter == 0 ? tr("Before the first card")
                                : tr("Chapter %1 of %2").arg(state().chapter).arg(state().chapters);
}

QString DarkcastleTable::subheading() const
{
    switch (state().phase) {
    case Phase::between:
        return tr("Between two cards");
    case Phase::facing:
        return tr("A card lies open");
    case Phase::combat:
        return tr("Combat · round %1").arg(state().combat ? state().combat->round : 1);
    case Phase::looting:
        return tr("%n item(s) to share out", nullptr, state().draws);
    case Phase::over:
        break;
    }
    return tr("The game is over");
}

QString DarkcastleTable::phase() const
{
    return table::text(std::string(nameOf(state().phase)));
}

} // namespace torchside::darkcastle
