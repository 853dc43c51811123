#include "app/emblem.h"

#include <QFile>
#include <QVariantMap>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace torchside::app {

QVariantList emblemOf(const QString &name)
{
    QVariantList shapes;
    QFile file(u":/torchside/drawings/%1/emblem.svg"_s.arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return shapes;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement || xml.name() == "svg"_L1 ||
            xml.name() == "style"_L1)
            continue;
        QVariantMap shape{{u"kind"_s, xml.name().toString()}};
        for (const auto &each : xml.attributes())
            shape.insert(each.name().toString(), each.value().toString());
        shapes.append(shape);
    }
    return shapes;
}

} // namespace torchside::app
