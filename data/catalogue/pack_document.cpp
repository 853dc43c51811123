#include "data/catalogue/pack_document.h"

#include "models/json/entry.h"

#include <QJsonDocument>

#include <set>

using namespace Qt::StringLiterals;

namespace torchside::data {

namespace {

constexpr int version = 1;
constexpr qsizetype longestId = 200;
const auto formatName = u"torchside-pack"_s;

std::string told(const QString &text)
{
    return text.left(80).toStdString();
}

std::variant<Packed, Sentence> fromJson(const QJsonValue &json)
{
    return readPacked({json[u"game"_s].toString(), json[u"kind"_s].toString()}, json[u"id"_s].toString(),
                      json[u"entry"_s].toObject());
}

std::variant<Pack, Sentence> readDocument(const QByteArray &file)
{
    QJsonParseError error{};
    const auto root = QJsonDocument::fromJson(file, &error).object();
    if (error.error != QJsonParseError::NoError)
        return say("This file can't be read: it is cut off, or no file of Torchside's.");
    if (root[u"format"_s] != formatName || !root[u"entries"_s].isArray())
        return say("This is no pack that Torchside wrote.");
    if (root[u"version"_s].toInt() > version)
        return say("This file was written by a newer Torchside: please update this one.");
    return readPackedList(root[u"entries"_s].toArray());
}

} // namespace

Pack packed(const Entries &entries, const QString &game)
{
    Pack pack;
    for (const auto &kind : entryKinds())
        if (game.isEmpty() || kind.sort.game == game)
            for (const auto &each : entries.all(kind.sort))
                pack.push_back({kind.sort, each.id, writtenEntry(each.json)});
    return pack;
}

QJsonArray packedList(const Pack &pack)
{
    QJsonArray entries;
    for (const auto &[sort, id, entry] : pack) {
        QJsonObject json{{u"game"_s, sort.game}, {u"kind"_s, sort.kind}, {u"entry"_s, entry}};
        if (kindOf(sort)->hasIds)
            json[u"id"_s] = id;
        entries.append(json);
    }
    return entries;
}

QByteArray packDocument(const Pack &pack)
{
    const QJsonObject root{
        {u"format"_s, formatName}, {u"version"_s, version}, {u"entries"_s, packedList(pack)}};
    return QJsonDocument(root).toJson(QJsonDocument::Indented);
}

std::variant<Pack, Sentence> readPackedList(const QJsonArray &list)
{
    if (list.size() > static_cast<qsizetype>(mostPacked))
        return say("This pack has %1 entries; at most %2 are taken in at once.", list.size(), mostPacked);
    Pack pack;
    for (const auto each : list) {
        auto read = fromJson(each);
        if (auto *wrong = std::get_if<Sentence>(&read))
            return std::move(*wrong);
        pack.push_back(std::move(std::get<Packed>(read)));
    }
    return pack;
}

bool isPack(const QByteArray &start)
{
    const auto words = start.trimmed();
    const auto firstLine = words.left(words.indexOf('\n')).toLower();
    return words.startsWith('{') ? start.contains("\"torchside-pack\"")
                                 : firstLine.contains("game") && firstLine.contains("entry");
}

std::variant<Packed, Sentence> readPacked(const Sort &sort, const QString &id, const QJsonObject &entry)
{
    const auto *kind = kindOf(sort);
    if (!kind)
        return say("This pack holds entries that are not known here: “%1” of “%2”.", told(sort.kind),
                   told(sort.game));
    auto read = kind->read(entry);
    const auto name = entry[u"name"_s].toString();
    if (const auto *wrong = std::get_if<Sentence>(&read))
        return say("“%1” can't be taken in: %2", literally(told(name)), *wrong);
    const auto ownId = id.trimmed().isEmpty() || !kind->hasIds ? Entries::idFor(name) : id.trimmed();
    if (ownId.size() > longestId)
        return say("“%1” can't be taken in: %2", literally(told(name)), say("its id is too long."));
    return Packed{sort, ownId, std::get<QJsonObject>(read)};
}

std::variant<Pack, Sentence> readPack(const QByteArray &file)
{
    if (file.size() > largestPack)
        return say("This file is too large: at most %1 MB are read.", largestPack / 1024 / 1024);
    return file.trimmed().startsWith('{') ? readDocument(file) : readPackTable(file);
}

} // namespace torchside::data
