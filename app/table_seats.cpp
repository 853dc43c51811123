#include "app/table_seats.h"

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

// What chance gave is told in words; a turning point is told large.
void TableSeats::saw(const QVariantList &sights)
{
    for (const auto &sight : sights)
        if (const auto picture = sight.toMap().value(u"picture"_s).toString();
            picture != u"dice"_s && picture != u"coin"_s && picture != u"cards"_s)
            moment_ = {table_.seq(), picture};
}

} // namespace torchside::app
