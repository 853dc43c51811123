#include "models/cthulhu/cthulhu_table.h"

#include "models/table/translate.h"

namespace torchside::cthulhu {

CthulhuTable::CthulhuTable(History<cthulhu::Game> &history, QObject *parent)
    : Table(history, parent), history_(history)
{
    CthulhuTable::show();
}

QString CthulhuTable::game() const
{
    return QStringLiteral("cthulhu");
}

QString CthulhuTable::gameTitle() const
{
    return tr("Call of Cthulhu: the Minion");
}

QString CthulhuTable::heading() const
{
    return tr("Turn %1").arg(history_.state().turn);
}

QString CthulhuTable::subheading() const
{
    return table::shown(history_.standing());
}

void CthulhuTable::show()
{
}

} // namespace torchside::cthulhu
