#include "models/json/session_document.h"

#include "models/json/codec.h"
#include "models/json/line.h"
#include "models/json/read.h"
#include "models/json/write.h"
#include "models/kernel/form.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::json {

namespace {

constexpr auto documentFormat = "torchside-session";
constexpr int longestMended = 2000;
constexpr int longestSender = 40; // a person's name

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

std::optional<StoredStep> stepFrom(const QJsonValue &json, std::int64_t seq)
{
    const auto at = momentFrom(json[u"at"_s]);
    if (!json.isObject() || !at || json[u"seq"_s].toInteger() != seq || !json[u"command"_s].isObject() ||
        !json[u"events"_s].isArray())
        return std::nullopt;
    StoredStep step{
        seq, compact(json[u"command"_s]).toStdString(), compact(json[u"events"_s]).toStdString(), {}, *at,
        {}};
    if (const auto mended = json[u"mended"_s].toString(); !mended.isEmpty())
        step.mended = literally(mended.left(longestMended).toStdString());
    step.origin.sender = json[u"sender"_s].toString().left(longestSender).toStdString();
    return step;
}

void writeSteps(JsonText &json, const std::vector<StoredStep> &steps)
{
    json.key("steps").openArray();
    for (const auto &step : steps) {
        if (!parsed(step.command).isObject() || !parsed(step.events).isArray())
            throw JournalFailure("step " + std::to_string(step.seq) + " can't be read");
        json.openObject().key("seq").number(step.seq).key("at").text(isoTime(step.at));
        json.key("text").text(english(step.line));
        if (!step.mended.empty())
            json.key("mended").text(english(step.mended));
        if (!step.origin.sender.empty())
            json.key("sender").text(step.origin.sender);
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

// What a correction replaced, as long as it can be taken back or done again. `notes` are the places of the
// notes there, in their order.
void writeAsides(JsonText &json, const Journal &journal, SessionId id)
{
    const auto notes = journal.notes(id);
    const auto asides = counted(journal.asides(id), notes);
    if (asides.empty())
        return;
    json.key("corrections").openArray();
    for (const auto &aside : asides) {
        const auto &seam = aside.seam;
        json.openObject().key("first").number(seam.first).key("place").number(seam.place);
        json.key("back").number(seam.back).key("done").truth(seam.isDone);
        writeSteps(json, aside.steps);
        json.key("notes").openArray();
        for (std::size_t i = 0; i < notes.size(); ++i) {
            const auto place = aside.notes.find(static_cast<std::int64_t>(i) + 1);
            json.number(place == aside.notes.end() ? notes[i].seq : place->second);
        }
        json.closeArray().closeObject();
    }
    json.closeArray();
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

bool readSteps(const QJsonArray &json, std::int64_t first, std::vector<StoredStep> &into)
{
    for (const auto each : json) {
        auto step = stepFrom(each, static_cast<std::int64_t>(into.size()) + first);
        if (!step)
            return false;
        into.push_back(std::move(*step));
    }
    return true;
}

std::optional<Aside> asideFrom(const QJsonValue &json, std::size_t notes)
{
    Aside aside{{json[u"first"_s].toInteger(), json[u"place"_s].toInteger(), json[u"back"_s].toInteger(),
                 json[u"done"_s].toBool()},
                {},
                {}};
    const auto &seam = aside.seam;
    const auto places = json[u"notes"_s].toArray();
    if (seam.first < 1 || !readSteps(json[u"steps"_s].toArray(), seam.first, aside.steps) ||
        static_cast<std::size_t>(places.size()) != notes)
        return std::nullopt;
    const auto there = seam.first - 1 + static_cast<std::int64_t>(aside.steps.size());
    for (const auto place : places) {
        if (place.toInteger() < 1 || place.toInteger() > there)
            return std::nullopt;
        aside.notes[std::ssize(aside.notes) + 1] = place.toInteger();
    }
    const bool fits = seam.isDone ? seam.back == there : seam.place <= there;
    const bool isSomewhere = std::min(seam.place, seam.back) >= std::max<std::int64_t>(1, seam.first - 1);
    return fits && isSomewhere ? std::optional(aside) : std::nullopt;
}

bool readAsides(const QJsonArray &json, Document &into)
{
    for (const auto each : json) {
        auto aside = asideFrom(each, into.notes.size());
        const bool comesAfterUndone = !into.asides.empty() && !into.asides.back().seam.isDone;
        if (!aside || (aside->seam.isDone && comesAfterUndone))
            return false;
        into.asides.push_back(std::move(*aside));
    }
    return true;
}

} // namespace

QByteArray documentOf(const Journal &journal, const StoredSession &session, std::string_view title)
{
    JsonText json;
    json.openObject().key("format").text(documentFormat).key("version").number(documentVersion);
    json.key("game").text(session.game).key("title").text(title);
    write(json.key("players"), session.standing.seats, Audience::journal);
    json.key("started").text(isoTime(session.started)).key("changed").text(isoTime(session.changed));
    json.key("seq").number(session.head);
    write(json.key("outcome"), session.standing.outcome, Audience::journal);
    writeSteps(json, journal.steps(session.id, 1, session.last));
    writeNotes(json, journal, session);
    writeAsides(json, journal, session.id);
    json.closeObject();
    return QByteArray::fromStdString(json.take());
}

std::optional<std::vector<StoredStep>> readSteps(const QJsonArray &json, std::int64_t first)
{
    std::vector<StoredStep> steps;
    return readSteps(json, first, steps) ? std::optional(std::move(steps)) : std::nullopt;
}

std::variant<Document, Sentence> readDocument(const QByteArray &json)
{
    return readDocument(QJsonDocument::fromJson(json).object());
}

std::variant<Document, Sentence> readDocument(const QJsonObject &root)
{
    if (root[u"format"_s].toString() != QLatin1String(documentFormat))
        return say("This is not a session that Torchside exported.");
    if (root[u"version"_s].toInteger() < 1)
        return say("This session is damaged: its steps can't be read one after another.");
    if (root[u"version"_s].toInteger() > documentVersion)
        return say("This session was exported by a newer Torchside: please update this one.");
    Document document;
    const auto started = momentFrom(root[u"started"_s]);
    const auto changed = momentFrom(root[u"changed"_s]);
    if (!started || !changed || !readSteps(root[u"steps"_s].toArray(), 1, document.steps) ||
        document.steps.empty())
        return say("This session is damaged: its steps can't be read one after another.");
    auto &session = document.session;
    session.game = root[u"game"_s].toString().toStdString();
    session.started = *started;
    session.changed = *changed;
    session.last = static_cast<std::int64_t>(document.steps.size());
    session.head = root[u"seq"_s].toInteger();
    if (session.head < 1 || session.head > session.last || !readNotes(root[u"notes"_s], document))
        return say("This session is damaged: its head or its notes don't fit its steps.");
    if (!readAsides(root[u"corrections"_s].toArray(), document))
        return say("This session is damaged: what was corrected in it doesn't fit its steps.");
    return document;
}

namespace {

// The other side of a seam, made anew; false where it makes no game, or doesn't belong to this side.
bool remade(Aside &aside, std::vector<StoredStep> &side, const Replay &replay)
{
    const auto &seam = aside.seam;
    const auto last = static_cast<std::int64_t>(side.size());
    if (seam.first > last + 1 || (seam.isDone ? seam.place > last : seam.back != last))
        return false;
    const auto first = seam.first - 1;
    side.resize(static_cast<std::size_t>(first));
    side.insert(side.end(), aside.steps.begin(), aside.steps.end());
    auto made = replay(std::move(side));
    if (!made)
        return false;
    side = std::move(made->steps);
    aside.steps.assign(side.begin() + first, side.end());
    return true;
}

// Each done correction leads to the past before it, each undone one to the past after it. Of very many, those
// next to the present are enough.
bool remadeAll(Document &document, const Replay &replay)
{
    constexpr std::size_t enough = 100000; // steps
    auto &asides = document.asides;
    const auto undone =
        std::find_if(asides.begin(), asides.end(), [](const Aside &aside) { return !aside.seam.isDone; });
    std::size_t steps = 0;
    auto side = document.steps;
    auto kept = undone;
    for (; kept != asides.begin() && steps <= enough; --kept, steps += side.size())
        if (!remade(*std::prev(kept), side, replay))
            return false;
    side = document.steps;
    auto end = undone;
    for (; end != asides.end() && steps <= enough; ++end, steps += side.size())
        if (!remade(*end, side, replay))
            return false;
    asides.erase(end, asides.end());
    asides.erase(asides.begin(), kept);
    return true;
}

} // namespace

std::variant<Document, Sentence> replayed(Document document, const Replay &replay)
{
    auto made = replay(std::move(document.steps));
    if (!made)
        return say("This session is damaged: its steps don't make a game.");
    document.steps = std::move(made->steps);
    if (!remadeAll(document, replay))
        return say("This session is damaged: what was corrected in it doesn't fit its steps.");
    return document;
}

} // namespace torchside::json
