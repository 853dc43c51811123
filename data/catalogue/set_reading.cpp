// OCTGN's set.xml and .o8d, and tables with a header row.

#include "data/catalogue/card_reading.h"
#include "data/catalogue/table_rows.h"
#include "models/cthulhu/cards/limits.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QStringConverter>
#include <QXmlStreamReader>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::data {

namespace {

// A DTD can hide a bomb of entities: no file that we read needs one.
bool refusesDtd(QXmlStreamReader &xml)
{
    if (xml.tokenType() == QXmlStreamReader::DTD)
        xml.raiseError(u"it declares entities of its own, which is refused"_s);
    return xml.hasError();
}

// Whether the file says itself how its bytes are to be read, other than as UTF-8.
bool hasOwnEncoding(const QByteArray &data)
{
    static const QRegularExpression declared(u"^\\s*<\\?xml[^>]*encoding=[\"']([^\"']*)"_s);
    const auto encoding = declared.match(QString::fromLatin1(data.left(200))).captured(1);
    const auto marked = QStringConverter::encodingForData(data);
    return marked.value_or(QStringConverter::Utf8) != QStringConverter::Utf8 ||
           (!encoding.isEmpty() && encoding.compare(u"utf-8"_s, Qt::CaseInsensitive) != 0);
}

bool isLetterOfXml(QChar c)
{
    return c >= u' ' ? c != QChar(0xfffe) && c != QChar(0xffff) : c == u'\t' || c == u'\n' || c == u'\r';
}

// What would end the reading there and then: bytes that are no letters, an "&" alone, anything before the
// declaration.
void feed(QXmlStreamReader &xml, const QByteArray &data)
{
    if (hasOwnEncoding(data))
        return xml.addData(data);
    static const QRegularExpression alone(u"&(?!(?:#[0-9]+|#x[0-9a-fA-F]+|lt|gt|quot|apos|amp);)"_s);
    auto text = QString::fromUtf8(data);
    for (auto &c : text)
        if (!isLetterOfXml(c))
            c = QChar(QChar::ReplacementCharacter);
    const auto start = std::find_if(text.cbegin(), text.cend(),
                                    [](QChar c) { return !c.isSpace() && c != QChar(QChar::ByteOrderMark); });
    text.remove(0, start - text.cbegin());
    xml.addData(text.replace(alone, u"&amp;"_s));
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
    static const QRegularExpression elsewhere(u"opponent|stor(y|ies)|domain|support|conspirac"_s);
    const auto target = attach.match(text).captured(1).toLower();
    const bool named = target.contains(u"character"_s) && !target.contains(u"opponent"_s);
    const bool yours = target.contains(u"you control"_s) && !target.contains(elsewhere);
    return target.isEmpty() || named || yours ? u"true"_s : u"other"_s;
}

// What stands before the name goes to the fields that it means.
void takeMarks(Fields &fields, const QString &name)
{
    bool unique = false;
    bool steadfast = false;
    fields[u"name"_s] = plainName(name, unique, steadfast);
    if (unique)
        fields[u"unique"_s] = u"true"_s;
    if (steadfast)
        fields[u"keywords"_s] = fields.value(u"keywords"_s) + u".steadfast"_s;
}

void completeFields(Fields &fields, const QString &name)
{
    takeMarks(fields, unescaped(name));
    const auto type = fields.value(u"type"_s).trimmed().toLower();
    if (type != u"story"_s && type != u"conspiracy"_s)
        fields.remove(u"struggles"_s); // boosters
    const auto text = fields.value(u"text"_s);
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
    if (xml.hasError())
        harvest.problems.push_back({file, fields[u"name"_s], {}, u"the file breaks off within this card"_s});
    keepCard(harvest, {file, set, attributes.value(u"id"_s).toString().trimmed().toLower()}, fields);
}

void noteXmlError(Harvest &harvest, const QXmlStreamReader &xml, const QString &file)
{
    if (xml.hasError())
        harvest.problems.push_back(
            {file, {}, {}, u"line %1: %2"_s.arg(QString::number(xml.lineNumber()), xml.errorString())});
}

} // namespace

void readSet(Harvest &harvest, const QString &file, const QByteArray &data)
{
    QXmlStreamReader xml;
    feed(xml, data);
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
    QXmlStreamReader xml;
    feed(xml, data);
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
        if (!ok || copies < 1 || copies > cards::highest)
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
        takeMarks(fields, fields.value(u"name"_s));
        keepCard(harvest, {file, fields.value(u"set"_s), fields.value(u"id"_s).trimmed().toLower()}, fields);
    }
}

} // namespace torchside::data
