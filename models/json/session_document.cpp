#include "models/json/session_document.h"
#include "models/kernel/form.h"

#include "models/json/codec.h"
#include "models/json/read.h"
#include "models/json/write.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace torchside::json {

namespace {

constexpr auto formatName = "torchside-session";

struct DocumentNote {
    std::int64_t seq = 0;
    std::string text;
    std::string at;
    static constexpr auto form()
    {
        return record("note", must("seq", &DocumentNote::seq), must("text", &DocumentNote::text),
                      must("at", &DocumentNote::at));
    }
};

std::optional<Moment> momentFrom(const QJsonValue &text)
{
    const auto time = QDateTime::fromString(text.toString(), Qt::ISODateWithMs);
    return time.isValid() ? std::optional(time.toMSecsSinceEpoch()) : std::nullopt;
}

std::string compact(const QJsonValue &json)
{
    const auto document = json.isArray() ? QJsonDocument(json.toArray()) : QJsonDocument(json.toObject());
    return document.toJson(QJsonDocument::Compact).toStdString();
}

std::optional<StoredStep> stepFrom(const QJsonValue &json, std::int64_t seq)
{
    const auto at = momentFrom(json[u"at"_s]);
    if (!json.isObject() || !at || json[u"seq"_s].toInteger() != seq || !json[u"command"_s].isObject() ||
        !json[u"events"_s].isArray())
        return std::nullopt;
    return StoredStep{seq, compact(json[u"command"_s]), compact(json[u"events"_s]), {}, *at, {}};
}

void writeSteps(JsonText &json, const Journal &journal, const StoredSession &session)
{
    json.key("steps").openArray();
    for (const auto &step : journal.steps(session.id, 1, session.last)) {
        if (!parsed(step.command).isObject() || !parsed(step.events).isArray())
            throw JournalFailure("step " + std::to_string(step.seq) + " can't be read");
        json.openObject().key("seq").number(step.seq).key("at").text(isoTime(step.at));
        json.key("text").text(english(step.line));
        json.key("command").raw(step.command).key("events").raw(step.events).closeObject();
    }
    json.closeArray();
}

void writeNotes(JsonText &json, const Journal &journal, const StoredSession &session)
{
    std::vector<DocumentNote> notes;
    for (const auto &note : journal.notes(session.id))
        notes.push_back({note.seq, note.text, isoTime(note.at)});
    write(json.key("notes"), notes, Audience::journal);
}

bool readNotes(const QJsonValue &json, Document &into)
{
    Reader reader;
    std::vector<DocumentNote> notes;
    read(reader, json, notes);
    for (const auto &note : notes) {
        const auto at = momentFrom(QString::fromStdString(note.at));
        if (!at || note.seq < 1 || note.seq > into.session.last)
            return false;
        into.notes.push_back({note.seq, note.text, *at});
    }
    return reader.ok();
}

bool readSteps(const QJsonArray &json, Document &into)
{
    for (const auto each : json) {
        auto step = stepFrom(each, static_cast<std::int64_t>(into.steps.size()) + 1);
        if (!step)
            return false;
        into.steps.push_back(std::move(*step));
    }
    return !into.steps.empty();
}

} // namespace

QByteArray documentOf(const Journal &journal, const StoredSession &session, std::string_view title)
{
    JsonText json;
    json.openObject().key("format").text(formatName).key("version").number(documentVersion);
    json.key("game").text(session.game).key("title").text(title);
    write(json.key("players"), session.standing.seats, Audience::journal);
    json.key("started").text(isoTime(session.started)).key("changed").text(isoTime(session.changed));
    json.key("seq").number(session.head);
    write(json.key("outcome"), session.standing.outcome, Audience::journal);
    writeSteps(json, journal, session);
    writeNotes(json, journal, session);
    json.closeObject();
    return QByteArray::fromStdString(json.take());
}

std::variant<Document, Sentence> readDocument(const QByteArray &json)
{
    return readDocument(QJsonDocument::fromJson(json).object());
}

std::variant<Document, Sentence> readDocument(const QJsonObject &root)
{
    if (root[u"format"_s].toString() != QLatin1String(formatName))
        return say("This is not a session that Torchside exported.");
    if (root[u"version"_s].toInteger() < 1)
        return say("This session is damaged: its steps can't be read one after another.");
    if (root[u"version"_s].toInteger() > documentVersion)
        return say("This session was exported by a newer Torchside: please update this one.");
    Document document;
    const auto started = momentFrom(root[u"started"_s]);
    const auto changed = momentFrom(root[u"changed"_s]);
    if (!started || !changed || !readSteps(root[u"steps"_s].toArray(), document))
        return say("This session is damaged: its steps can't be read one after another.");
    auto &session = document.session;
    session.game = root[u"game"_s].toString().toStdString();
    session.started = *started;
    session.changed = *changed;
    session.last = static_cast<std::int64_t>(document.steps.size());
    session.head = root[u"seq"_s].toInteger();
    if (session.head < 1 || session.head > session.last || !readNotes(root[u"notes"_s], document))
        return say("This session is damaged: its head or its notes don't fit its steps.");
    return document;
}

std::variant<Document, Sentence> replayed(Document document, const Replay &replay)
{
    auto made = replay(std::move(document.steps));
    if (!made)
        return say("This session is damaged: its steps don't make a game.");
    document.steps = std::move(made->steps);
    return document;
}

} // namespace torchside::json
