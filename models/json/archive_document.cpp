#include "models/json/archive_document.h"

#include "models/json/line.h"
#include "models/json/text.h"
#include "models/json/write.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace torchside::json {

namespace {

constexpr auto archiveFormat = "torchside-everything";
constexpr auto sessionFormat = "torchside-session";
constexpr int longestName = 40;

Entry entryFrom(const QJsonValue &json)
{
    if (!json.isObject())
        return say("This is not a session that Torchside exported.");
    if (json[u"steps"_s].toArray().size() > mostSteps)
        return say("This session has more than %1 step{1:|s}: no evening is that long.", mostSteps);
    auto read = readDocument(json.toObject());
    if (auto *document = std::get_if<Document>(&read))
        return std::move(*document);
    return std::get<Sentence>(read);
}

QStringList namesFrom(const QJsonValue &json)
{
    QStringList names;
    for (const auto each : json.toArray())
        if (const auto name = each.toString().trimmed();
            !name.isEmpty() && name.toUcs4().size() <= longestName)
            names.append(name);
    return names;
}

std::variant<Archive, Sentence> everythingFrom(const QJsonObject &root)
{
    if (!root[u"version"_s].isDouble() || !root[u"sessions"_s].isArray())
        return say("This file is damaged: it holds no list of sessions.");
    if (root[u"version"_s].toInteger() > archiveVersion)
        return say("This file was written by a newer Torchside: please update this one.");
    const auto sessions = root[u"sessions"_s].toArray();
    if (sessions.size() > mostSessions)
        return say("This file has %1 session{1:|s}; at most %2 {2:is|are} taken in at once.", sessions.size(),
                   mostSessions);
    Archive archive;
    for (const auto each : sessions)
        archive.sessions.push_back(entryFrom(each));
    archive.people = namesFrom(root[u"people"_s]);
    archive.cards = root[u"cards"_s].toObject();
    archive.packs = root[u"packs"_s].toArray();
    return archive;
}

} // namespace

QByteArray archiveOf(const ArchiveParts &parts)
{
    JsonText json;
    json.openObject().key("format").text(archiveFormat).key("version").number(archiveVersion);
    json.key("written").text(isoTime(parts.written));
    json.key("sessions").openArray();
    for (const auto &session : parts.sessions)
        json.raw(session.toStdString());
    json.closeArray();
    std::vector<std::string> people;
    for (const auto &name : parts.people)
        people.push_back(name.toStdString());
    write(json.key("people"), people, Audience::journal);
    json.key("cards").raw(compact(parts.cards).toStdString());
    json.closeObject();
    return withPacks(QByteArray::fromStdString(json.take()), parts.packs);
}

QByteArray withPacks(const QByteArray &document, const QJsonArray &packs)
{
    const auto end = document.lastIndexOf('}');
    if (packs.isEmpty() || end < 0)
        return document;
    return document.left(end) + ",\"packs\":" + compact(packs) + document.mid(end);
}

Sentence tooLarge()
{
    return say("This file is too large: at most %1 MB are read.", largestArchive / megabyte);
}

std::variant<Archive, Sentence> readArchive(const QByteArray &json)
{
    if (json.size() > largestArchive)
        return tooLarge();
    QJsonParseError error{};
    const auto document = QJsonDocument::fromJson(json, &error);
    if (error.error == QJsonParseError::DeepNesting)
        return say("This is nothing that Torchside wrote: it is nested without end.");
    if (error.error != QJsonParseError::NoError)
        return say("This file can't be read: it is cut off, or no file of Torchside's.");
    const auto root = document.object();
    const auto format = root[u"format"_s].toString();
    if (format == QLatin1String(archiveFormat))
        return everythingFrom(root);
    if (format != QLatin1String(sessionFormat))
        return say("This is nothing that Torchside exported.");
    Archive one;
    one.sessions.push_back(entryFrom(root));
    if (const auto *wrong = std::get_if<Sentence>(&one.sessions.front()))
        return *wrong;
    one.packs = root[u"packs"_s].toArray();
    return one;
}

} // namespace torchside::json
