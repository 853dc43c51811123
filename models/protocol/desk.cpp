#include "models/protocol/desk.h"

#include "models/json/line.h"
#include "models/json/read.h"
#include "models/kernel/lifecycle.h"
#include "models/protocol/shared_commands.h"

#include <QDateTime>
#include <QJsonDocument>

#include <utility>

namespace torchside::protocol {

namespace {

void writeChanges(json::JsonText &json, const std::vector<Sentence> &changes)
{
    json.key("resync").openArray();
    for (const auto &change : changes)
        json.text(english(change));
    json.closeArray();
}

void writeCorrected(json::JsonText &json, const Corrected &corrected)
{
    json.key("corrected").openObject().key("kept").number(corrected.kept);
    json.key("changed").openArray();
    for (const auto &step : corrected.changed) {
        json.openObject().key("seq").number(step.seq).key("text").text(english(step.text));
        json.key("was").text(english(step.was)).closeObject();
    }
    json.closeArray().key("dropped").openArray();
    for (const auto &step : corrected.dropped) {
        json.openObject().key("seq").number(step.seq).key("text").text(english(step.text));
        json.key("code").text(step.why.code).key("message").text(english(step.why.message)).closeObject();
    }
    json.closeArray().closeObject();
}

std::string lineOf(const LogLine &line)
{
    json::JsonText json;
    json.openObject().key("seq").number(line.seq).key("text").text(english(line.text)).closeObject();
    return json.take();
}

} // namespace

std::string Desk::reply(std::string_view line)
{
    refusal_.reset();
    match_.catchUp();
    const auto read = json::objectIn(line);
    if (!read)
        return rejected(
            refuse("bad-json", say("This line is not one JSON object, like {\"do\":\"state\"}.")));
    const auto &request = *read;
    const auto name = request.value(QLatin1String("do")).toString().toStdString();
    if (name == Correct::form().name)
        return corrected(request);
    if (isShared(name))
        return shared(name, request);
    if (knows(name))
        return answer(name, request);
    return rejected(unknown(name));
}

bool Desk::isShared(std::string_view name)
{
    return isAmong<SharedCommand>(name);
}

Refusal Desk::unknown(std::string_view name)
{
    return refuse("unknown-command", name.empty() ? say("The key “do” must name a command.")
                                                  : say("There is no command “%1” in this game.", name));
}

std::string Desk::shared(std::string_view name, const QJsonObject &request)
{
    json::Reader reader(json::Source::asked);
    SharedCommand command;
    json::readTagged(reader, request, "do", name, command);
    if (!reader.ok())
        return rejected(*reader.fault());
    if (!match_.started())
        return rejected(refuse("not-started", say("No game has begun yet: start one first.")));
    if (std::holds_alternative<Undo>(command))
        return moved(match_.undo());
    if (std::holds_alternative<Redo>(command))
        return moved(match_.redo());
    if (const auto *to = std::get_if<GoTo>(&command))
        return moved(match_.goTo(to->seq));
    if (const auto *note = std::get_if<Note>(&command))
        return noted(match_.note(note->text));
    if (const auto *asked = std::get_if<AskSeat>(&command))
        return seat({asked->player, asked->hand});
    if (const auto *asked = std::get_if<Trace>(&command))
        return trace(asked->path);
    if (std::holds_alternative<AskHistory>(command))
        return history({});
    return accepted([](json::JsonText &) {}, true);
}

std::string Desk::rejected(const Refusal &refusal, const json::Tongue &tongue,
                           const std::function<void(json::JsonText &)> &body)
{
    refusal_ = refusal;
    json::JsonText json;
    json.openObject().key("ok").truth(false).key("code").text(refusal.code);
    json.key("message").text(tongue(refusal.message));
    if (!refusal.field.empty())
        json.key("field").text(refusal.field);
    if (!refusal.players.empty())
        json::write(json.key("players"), refusal.players, json::Audience::everybody);
    if (!refusal.candidates.empty())
        json::write(json.key("candidates"), refusal.candidates, json::Audience::everybody);
    if (body)
        body(json);
    json.closeObject();
    return json.take();
}

std::string Desk::accepted(const std::function<void(json::JsonText &)> &body, bool withState) const
{
    json::JsonText json;
    json.expect(replied_ + replied_ / 8);
    json.openObject().key("ok").truth(true).key("seq").number(match_.seq());
    body(json);
    if (withState) {
        json.key("state");
        writeState(json);
    }
    json.closeObject();
    replied_ = json.size();
    return json.take();
}

void Desk::writeLog(json::JsonText &json) const
{
    std::vector<Told> told;
    told.reserve(match_.log().size());
    auto known = told_.begin();
    for (const auto &line : match_.log()) {
        while (known != told_.end() && known->line.seq < line.seq)
            ++known;
        if (known != told_.end() && known->line == line)
            told.push_back(std::move(*known++));
        else
            told.push_back({line, lineOf(line)});
        json.raw(told.back().json);
    }
    told_ = std::move(told);
}

void Desk::writeLogAndPrompts(json::JsonText &json) const
{
    writeLog(json.key("log").openArray());
    json.closeArray().key("prompts").openArray();
    for (const auto &prompt : match_.prompts())
        json.openObject().key("text").text(english(prompt.text)).key("rule").text(prompt.rule).closeObject();
    json.closeArray();
}

std::string Desk::moved(const Moved &moved)
{
    if (const auto *refusal = std::get_if<Refusal>(&moved))
        return rejected(*refusal);
    return accepted(
        [&](json::JsonText &json) {
            json.key("events").openArray().closeArray();
            writeChanges(json, std::get<std::vector<Sentence>>(moved));
        },
        true);
}

std::string Desk::corrected(const QJsonObject &request)
{
    const auto result = correct(request);
    if (const auto *refusal = std::get_if<Refusal>(&result))
        return rejected(*refusal);
    const auto &found = std::get<Corrected>(result);
    const auto write = [&](json::JsonText &json) { writeCorrected(json, found); };
    if (found.isDone)
        return accepted(
            [&](json::JsonText &json) {
                json.key("events").openArray().closeArray();
                write(json);
                writeChanges(json, found.resync);
            },
            true);
    if (request.value(QLatin1String("preview")).toBool())
        return accepted(write, false);
    return rejected(doesNotFit(found), english, write);
}

std::string Desk::noted(const std::optional<Refusal> &refusal)
{
    if (refusal)
        return rejected(*refusal);
    return accepted([](json::JsonText &json) { json.key("events").openArray().closeArray(); }, true);
}

std::string Desk::history(const Viewer &to, const json::Tongue &tongue) const
{
    return accepted(
        [&](json::JsonText &json) {
            json.key("history").openArray();
            for (const auto &entry : match_.history(false, to)) {
                json.openObject().key("seq").number(entry.seq).key("text").text(tongue(entry.text));
                if (entry.isNote) {
                    json.key("command").openObject().key("do").text("note");
                    json.key("text").text(tongue(entry.text)).closeObject();
                    json.key("events").openArray().closeArray();
                } else {
                    json.key("command").raw(entry.command).key("events").raw(entry.events);
                }
                if (!entry.mended.empty())
                    json.key("corrected").text(english(entry.mended));
                if (!entry.sender.empty())
                    json.key("sender").text(entry.sender);
                json.key("at").text(json::isoTime(entry.at)).closeObject();
            }
            json.closeArray();
        },
        false);
}

std::string Desk::seat(const Viewer &viewer, const json::Tongue &tongue)
{
    if (viewer.seat && viewer.isHand)
        return rejected(badArgument("hand", say("A view is a seat's or the table's hand's, not both.")));
    if (viewer.seat)
        if (const auto refusal = checkSeat("player", *viewer.seat, match_.seats()))
            return rejected(*refusal);
    return accepted([&](json::JsonText &json) { json.key("seat").raw(view(viewer, tongue)); }, false);
}

std::string Desk::trace(const std::string &path)
{
    const auto changes = match_.trace(path);
    if (!changes)
        return rejected(
            badArgument("path", say("The state has nothing at “%1”: a path is like players.0.name.", path)));
    return accepted(
        [&](json::JsonText &json) {
            json.key("trace").openArray();
            for (const auto &change : *changes) {
                json.openObject().key("seq").number(change.seq).key("from").raw(change.from);
                json.key("to").raw(change.to).key("text").text(english(change.text)).closeObject();
            }
            json.closeArray();
        },
        false);
}

Refusal doesNotFit(const Corrected &corrected)
{
    const auto &first = corrected.dropped.front();
    return refuse(
        "does-not-fit",
        say("%1 later step{1:|s} no longer {1:fits|fit}. Step %2: %3 With “drop” {1:it is|they are} "
            "left out.",
            corrected.dropped.size(), first.seq, first.why.message));
}

void readOwn(json::Reader &reader, const QJsonValue &json, InnerCommand &out)
{
    if (json::isMap(reader, json))
        out.json = json.toObject();
}

QJsonObject ownSchema(const InnerCommand *)
{
    return {{QStringLiteral("$ref"), QStringLiteral("#/$defs/gameCommand")}};
}

std::optional<Refusal> faultOf(const Correct &correct)
{
    if (correct.seq && correct.after)
        return badArgument("after",
                           say("Say either which step is meant, or after which one to put in: not both."));
    if (!correct.seq && !correct.after)
        return badArgument("seq",
                           say("seq is missing: which step is meant? To put one in, say after which."));
    if (correct.after && !correct.command)
        return badArgument("command", say("command is missing: what is to be put in?"));
    return std::nullopt;
}

} // namespace torchside::protocol
