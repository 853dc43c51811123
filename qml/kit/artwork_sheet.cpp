#include "artwork_sheet.h"

#include "path_data.h"

#include <QFile>
#include <QXmlStreamReader>
#if QT_CONFIG(thread)
#include <QThreadPool>
#endif

#include <map>
#include <mutex>

using namespace Qt::StringLiterals;

namespace {

ArtworkShape shapeOf(const QXmlStreamReader &xml)
{
    const auto said = xml.attributes();
    const auto number = [&said](const QString &key) { return said.value(key).toDouble(); };
    const auto classes = said.value("class"_L1).toString().split(u' ');
    ArtworkShape shape;
    shape.tone = classes.last();
    shape.fine = classes.contains(u"fine"_s);
    if (said.hasAttribute("opacity"_L1))
        shape.opacity = number(u"opacity"_s);
    if (xml.name() == "path"_L1) {
        shape.path = pathOf(said.value("d"_L1));
        if (said.value("fill-rule"_L1) == "evenodd"_L1)
            shape.path.setFillRule(Qt::OddEvenFill);
    } else if (xml.name() == "circle"_L1) {
        const auto r = number(u"r"_s);
        const QRectF round(number(u"cx"_s) - r, number(u"cy"_s) - r, 2 * r, 2 * r);
        shape.path.addEllipse(round);
        if (shape.tone == "glow"_L1)
            shape.light = round;
    } else {
        shape.path.addRect(number(u"x"_s), number(u"y"_s), number(u"width"_s), number(u"height"_s));
    }
    return shape;
}

ArtworkSheet read(const QString &name)
{
    ArtworkSheet sheet;
    QFile file(u":/torchside/drawings/%1.svg"_s.arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return sheet;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "svg"_L1) {
            const auto box = xml.attributes().value("viewBox"_L1).toString().split(u' ');
            sheet.size = {box.value(2).toDouble(), box.value(3).toDouble()};
        } else if (xml.name() == "path"_L1 || xml.name() == "circle"_L1 || xml.name() == "rect"_L1) {
            sheet.shapes.append(shapeOf(xml));
        }
    }
    return sheet;
}

} // namespace

const ArtworkSheet &artworkSheet(const QString &name)
{
    static std::mutex reading;
    static std::map<QString, ArtworkSheet> sheets; // whose places never change
    const std::scoped_lock lock(reading);
    const auto found = sheets.find(name);
    return found == sheets.end() ? sheets.emplace(name, read(name)).first->second : found->second;
}

void readArtworkAhead([[maybe_unused]] const QStringList &names)
{
#if QT_CONFIG(thread)
    QThreadPool::globalInstance()->start([names] {
        for (const auto &name : names)
            artworkSheet(name);
    });
#endif
}
