#include "app/table_seats.h"

#include "app/games.h"
#include "app/lying_notes.h"
#include "models/table/packs.h"

using namespace Qt::StringLiterals;

namespace torchside::app {

QJsonObject TableSeats::view(const link::Part &part, const QString &language) const
{
    const auto view = SessionSeats::view(part, language);
    const auto *packs = table_.packs();
    return packs ? withNotes(view, notedOn(session(),
                                           [&](const QString &kind, const QString &name) {
                                               return packs->note(table_.game(), {kind}, name);
                                           }))
                 : view;
}

void TableSeats::saw()
{
    if (const auto picture = findGame(session().identity().id)->turningPoint(session()); !picture.isEmpty())
        moment_ = {table_.seq(), picture};
}

} // namespace torchside::app
