#include "app/table_seats.h"

#include "app/lying_notes.h"
#include "app/tongues.h"
#include "models/table/packs.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

QJsonObject parsed(const std::string &json)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
}

std::string nameOf(const link::Part &part, const QStringList &seats)
{
    return (part.seat ? seats.value(*part.seat) : QString()).toStdString();
}

} // namespace

QJsonObject TableSeats::view(const link::Part &part, const QString &language) const
{
    // The hand's view holds every seat's acts.
    const Viewer viewer{part.hand ? std::optional<int>() : part.seat, part.hand};
    const auto view = parsed(session_.view(viewer, tongueOf(language)));
    const auto *packs = table_.packs();
    return packs ? withNotes(view, notedOn(session_,
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

link::Done TableSeats::act(const link::Part &part, const link::Deed &deed, const QString &language)
{
    const auto tongue = tongueOf(language);
    if (!part.seat && !part.hand)
        return {false, 0, u"not-yours"_s, QString::fromStdString(tongue(say("Take a seat first.")))};
    const Viewer viewer{part.hand ? std::optional<int>() : part.seat, part.hand};
    const auto reply =
        table_.actFrom(viewer, deed.command, {deed.id.toStdString(), nameOf(part, seats())}, tongue);
    return {reply[u"ok"_s].toBool(), reply[u"seq"_s].toInteger(), reply[u"code"_s].toString(),
            reply[u"message"_s].toString()};
}

} // namespace torchside::app
