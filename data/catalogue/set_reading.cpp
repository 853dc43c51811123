// OCTGN's set.xml and .o8d, and tables with a header row.

#include "data/catalogue/card_reading.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace torchside::data {

namespace {

constexpr int mostCopies = 99;

// A DTD can hide a bomb of entities: no file that we read needs one.
bool refusesDtd(QXmlStreamReader &xml)
{
    if (xml.tokenType() == QXmlStreamReader::DTD)
        xml.raiseError(u"it declares entities of its own, which is refused"_s);
    return xml.hasError();
}

// The property's name in OCTGN's files, and ours.
QString fieldFor(const QString &property)
{
    static const QHash<QString, QString> names{{u"type"_s, u"type"_s},
                                               {u"descriptor"_s, u"subtitle"_s},
                                               {u"cost"_s, u"cost"_s},
                                               {u"skill"_s, u"skill"_s},
                                               {u"icons"_s, u"icons"_s},
                                               {u"subtypes"_s, u"traits"_s},
                                               {u"keyword"_s, u"keywords"_s},
                                               {u"keywords"_s, u"keywords"_s},
                                               {u"struggle icons"_s, u"struggles"_s},
                                               {u"card text"_s, u"text"_s}};
    return names.value(property.trimmed().toLower());
}

// On one of the Minion's own characters, or wherever else the words say.
QString attachmentOf(const QString &text)
{
    static const QRegularExpression attach(u"attach to ([^.]*)"_s, QRegularExpression::CaseInsensitiveOption);
    const auto target = attach.match(text).captured(1).toLower();
    if (target.isEmpty())
        return u"true"_s;
    return target.contains(u"character"_s) && !target.contains(u"opponent"_s) ? u"true"_s : u"other"_s;
}

void completeFields(Fields &fields, const QString &name)
{
    bool unique = false;
    bool steadfast = false;
    fields[u"name"_s] = plainName(unescaped(name), unique, steadfast);
    fields[u"unique"_s] = unique ? u"true"_s : u"false"_s;
    if (steadfast)
        fields[u"keywords"_s] = fields.value(u"keywords"_s) + u".steadfast"_s;
    const auto type = fields.value(u"type"_s).trimmed().toLower();
    if (type != u"story"_s && type != u"conspiracy"_s)
        fields.remove(u"struggles"_s); // boosters
    const auto text = fields.take(u"text"_s);
    const bool attaches = fields.value(u"traits"_s).contains(u"Attachment"_s, Qt::CaseInsensitive) ||
                          text.trimmed().startsWith(u"Attach to"_s, Qt::CaseInsensitive);
    if (type == u"support"_s && attaches)
        fields[u"attachment"_s] = attachmentOf(text);
}

void readCard(Harvest &harvest, QXmlStreamReader &xml, const QString &file, const QString &set)
{
    const auto attributes = xml.attributes();
    Fields fields;
    while (xml.readNextStartElement()) {
        if (xml.name() == u"property"_s) {
            const auto field = fieldFor(xml.attributes().value(u"name"_s).toString());
            if (!field.isEmpty())
                fields[field] = unescaped(xml.attributes().value(u"value"_s).toString());
        }
        xml.skipCurrentElement();
    }
    completeFields(fields, attributes.value(u"name"_s).toString());
    keepCard(harvest, {file, set, attributes.value(u"id"_s).toString().trimmed().toLower()}, fields);
}

void noteXmlError(Harvest &harvest, const QXmlStreamReader &xml, const QString &file)
{
    if (xml.hasError())
        harvest.problems.push_back(
            {file, {}, {}, u"line %1: %2"_s.arg(QString::number(xml.lineNumber()), xml.errorString())});
}

// Rows of cells: quotes around a cell may hide commas and line ends, two of them are one.
std::vector<QStringList> rowsOf(const QString &text)
{
    std::vector<QStringList> rows(1);
    QString cell;
    bool quoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const auto c = text[i];
        if (quoted && c == u'"' && i + 1 < text.size() && text[i + 1] == u'"') {
            cell += c;
            ++i;
        } else if (c == u'"') {
            quoted = !quoted;
        } else if (!quoted && (c == u',' || c == u'\n')) {
            rows.back().append(cell);
            cell.clear();
            if (c == u'\n')
                rows.emplace_back();
        } else if (c != u'\r') {
            cell += c;
        }
    }
    rows.back().append(cell);
    return rows;
}

} // namespace

void readSet(Harvest &harvest, const QString &file, const QByteArray &data)
{
    QXmlStreamReader xml(data);
    QString set;
    bool isSet = false;
    while (!xml.atEnd()) {
        xml.readNext();
        if (refusesDtd(xml))
            break;
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"set"_s) {
            isSet = true;
            set = unescaped(xml.attributes().value(u"name"_s).toString()).left(80);
        } else if (xml.name() == u"card"_s && isSet) {
            readCard(harvest, xml, file, set);
        }
    }
    noteXmlError(harvest, xml, file);
    if (isSet)
        harvest.sets += 1;
    else if (!xml.hasError())
        harvest.problems.push_back({file, {}, {}, u"this is no OCTGN set"_s});
}

void readDeck(Harvest &harvest, const QString &file, const QByteArray &data)
{
    QXmlStreamReader xml(data);
    ReadDeck deck{file, QFileInfo(file).completeBaseName().left(80), {}};
    bool isDeck = false;
    while (!xml.atEnd()) {
        xml.readNext();
        if (refusesDtd(xml))
            break;
        isDeck = isDeck || (xml.isStartElement() && xml.name() == u"deck"_s);
        if (!xml.isStartElement() || xml.name() != u"card"_s || !isDeck)
            continue;
        const auto id = xml.attributes().value(u"id"_s).toString().trimmed().toLower();
        const auto count = xml.attributes().value(u"qty"_s).toString();
        const auto name = unescaped(xml.readElementText(QXmlStreamReader::SkipChildElements)).trimmed();
        bool ok = false;
        const int copies = count.toInt(&ok);
        if (!ok || copies < 1 || copies > mostCopies)
            harvest.problems.push_back({file, name, u"qty"_s, u"“%1” can't be read"_s.arg(count.left(80))});
        else
            deck.lines.append(QJsonObject{{u"id"_s, id}, {u"name"_s, name}, {u"count"_s, copies}});
    }
    noteXmlError(harvest, xml, file);
    if (!isDeck && !xml.hasError())
        harvest.problems.push_back({file, {}, {}, u"this is no OCTGN deck"_s});
    else if (!deck.lines.isEmpty())
        harvest.decks.push_back(deck);
}

void readTable(Harvest &harvest, const QString &file, const QByteArray &data)
{
    auto text = QString::fromUtf8(data);
    if (text.startsWith(QChar(0xfeff)))
        text.remove(0, 1);
    const auto rows = rowsOf(text);
    QStringList header;
    for (const auto &cell : rows.front())
        header.append(cell.trimmed().toLower());
    if (!header.contains(u"name"_s) || !header.contains(u"type"_s)) {
        harvest.problems.push_back(
            {file, {}, {}, u"the first row must name the columns, name and type among them"_s});
        return;
    }
    for (std::size_t row = 1; row < rows.size(); ++row) {
        if (rows[row].size() == 1 && rows[row].front().trimmed().isEmpty())
            continue;
        Fields fields;
        for (qsizetype at = 0; at < std::min(header.size(), rows[row].size()); ++at)
            fields[header[at]] = rows[row][at];
        bool unique = false;
        bool steadfast = false;
        fields[u"name"_s] = plainName(fields.value(u"name"_s).trimmed(), unique, steadfast);
        if (unique)
            fields[u"unique"_s] = u"true"_s;
        keepCard(harvest, {file, fields.value(u"set"_s), fields.value(u"id"_s).trimmed().toLower()}, fields);
    }
}

} // namespace torchside::data
