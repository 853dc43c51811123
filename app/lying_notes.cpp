#include "app/lying_notes.h"

#include "app/games.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

bool isWithin(const QString &text, const QString &name)
{
    const auto isApart = [&](qsizetype at) {
        return at < 0 || at >= text.size() || !text[at].isLetterOrNumber();
    };
    for (auto at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
        if (isApart(at - 1) && isApart(at + name.size()))
            return true;
    return false;
}

// The words of a part that are there to be seen.
QStringList wordsOf(const QJsonObject &part)
{
    QStringList words{part[u"label"_s].toString(), part[u"text"_s].toString(), part[u"title"_s].toString()};
    for (const auto act : part[u"acts"_s].toArray())
        words.append(act[u"label"_s].toString());
    return words;
}

QJsonObject lineOf(const Noted &noted, bool isNamed)
{
    return {{u"part"_s, u"line"_s},
            {u"text"_s, isNamed ? noted.note : noted.name + u": "_s + noted.note},
            {u"tone"_s, u"plain"_s}};
}

} // namespace

std::vector<Noted> notedOn(const protocol::Session &session, const NoteOf &noteOf)
{
    std::vector<Noted> all;
    const auto *game = findGame(session.identity().id);
    std::set<QString> seen;
    for (const auto &[kinds, name] : game ? game->lying(session) : std::vector<Lying>())
        for (const auto &kind : kinds)
            if (const auto note = noteOf(kind, name); !note.isEmpty() && seen.insert(name).second)
                all.push_back({kind, name, note});
    return all;
}

QJsonObject withNotes(QJsonObject view, const std::vector<Noted> &notes)
{
    if (notes.empty())
        return view;
    auto left = notes;
    QJsonArray parts;
    for (const auto each : view[u"parts"_s].toArray()) {
        const auto part = each.toObject();
        parts.append(part);
        if (part[u"part"_s] == u"secret"_s) // what lies beneath it stays there
            continue;
        const auto words = wordsOf(part);
        std::erase_if(left, [&](const Noted &noted) {
            if (std::ranges::none_of(words, [&](const QString &text) { return isWithin(text, noted.name); }))
                return false;
            parts.append(lineOf(noted, part[u"label"_s] == noted.name || part[u"text"_s] == noted.name));
            return true;
        });
    }
    view[u"parts"_s] = parts;
    return view;
}

std::string withNotes(const std::string &reply, const std::vector<Noted> &notes)
{
    if (notes.empty() || reply.empty() || reply.back() != '}')
        return reply;
    auto json = QJsonDocument::fromJson(QByteArray::fromStdString(reply)).object();
    if (json[u"seat"_s].isObject()) {
        json[u"seat"_s] = withNotes(json[u"seat"_s].toObject(), notes);
        return QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString();
    }
    if (!json[u"state"_s].isObject())
        return reply;
    QJsonArray told;
    for (const auto &[kind, name, note] : notes)
        told.append(QJsonObject{{u"kind"_s, kind}, {u"name"_s, name}, {u"note"_s, note}});
    return reply.substr(0, reply.size() - 1) +
           ",\"notes\":" + QJsonDocument(told).toJson(QJsonDocument::Compact).toStdString() + "}";
}

} // namespace torchside::app
