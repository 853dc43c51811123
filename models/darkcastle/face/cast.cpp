#include "models/darkcastle/face/cast.h"

#include "models/darkcastle/words/words.h"
#include "models/table/translate.h"

#include <QVariantMap>

namespace torchside::darkcastle {

QVariantList DarkcastleCast::prisoners() const
{
    QVariantList list;
    for (const auto prisoner : valuesOf<Prisoner>()) {
        const auto &profile = profileOf(prisoner);
        QVariantMap row{
            {QStringLiteral("id"), table::text(std::string(nameOf(prisoner)))},
            {QStringLiteral("name"), table::shown(nameFor(prisoner))},
            {QStringLiteral("best"), table::text(std::string(nameOf(profile.die.front().symbol)))}};
        for (const auto symbol : valuesOf<Symbol>())
            row.insert(table::text(std::string(nameOf(symbol))), profile.traits.at(at(symbol)));
        list.append(row);
    }
    return list;
}

int DarkcastleCast::chapters() const
{
    return darkcastle::usualChapters;
}

int DarkcastleCast::hpAmong(int characters) const
{
    return darkcastle::hpAmong(static_cast<std::size_t>(characters));
}

} // namespace torchside::darkcastle
