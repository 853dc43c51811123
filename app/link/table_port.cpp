#include "app/link/table_port.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace torchside::link {

namespace {

void collectOffers(const QJsonArray &parts, QJsonArray &all)
{
    for (const auto part : parts) {
        collectOffers(part[u"parts"_s].toArray(), all);
        for (const auto act : part[u"acts"_s].toArray())
            all.append(QJsonArray{act[u"label"_s], act[u"command"_s]});
    }
}

} // namespace

Sight TablePort::sight(const Part &part, const QString &language) const
{
    const auto shown = view(part, language);
    QJsonArray offers{shown[u"now"_s]};
    collectOffers(shown[u"parts"_s].toArray(), offers);
    return {QJsonDocument(shown).toJson(QJsonDocument::Compact),
            QJsonDocument(offers).toJson(QJsonDocument::Compact), shown[u"seq"_s].toInteger()};
}

} // namespace torchside::link
