#include "models/cutthroat/face/json.h"
#include "models/json/read.h"
#include "models/json/schema.h"
#include "models/json/text.h"

using namespace Qt::StringLiterals;

namespace torchside::cutthroat {

namespace {

bool isMeasured(Aim aim)
{
    return aim == Aim::dealt || aim == Aim::life || aim == Aim::prestige;
}

} // namespace

void readOwn(json::Reader &reader, const QJsonValue &json, Target &out)
{
    if (json.isString() && json.toString() == u"all"_s) {
        out = {Aim::all, 0, Most::most};
        return;
    }
    const auto object = json.toObject();
    const auto key = object.size() == 1 ? object.begin().key().toStdString() : std::string();
    const auto aim = valueOf<Aim>(key);
    if (!aim || *aim == Aim::all)
        return reader.fail(say("%1 must be \"all\" or one of {\"player\":i}, {\"dealt\":…}, {\"life\":…}, "
                               "{\"prestige\":…} with \"most\" or \"least\", {\"initiative\":n}.",
                               reader.field()));
    out.aim = *aim;
    const auto value = object.begin().value();
    reader.enter(nameOf(*aim));
    if (isMeasured(*aim))
        read(reader, value, out.most);
    else
        read(reader, value, out.number, *aim == Aim::initiative ? range(1, mostPlayers) : Limits{});
    reader.leave();
}

void writeOwn(json::JsonText &to, const Target &value)
{
    if (value.aim == Aim::all) {
        to.text("all");
        return;
    }
    to.openObject().key(nameOf(value.aim));
    if (isMeasured(value.aim))
        to.text(nameOf(value.most));
    else
        to.number(value.number);
    to.closeObject();
}

QJsonObject ownSchema(const Target *)
{
    QJsonArray ways{QJsonObject{{u"const"_s, u"all"_s}}};
    for (const auto aim : valuesOf<Aim>()) {
        if (aim == Aim::all)
            continue;
        const auto key = json::latin(nameOf(aim));
        const auto value =
            isMeasured(aim) ? json::schemaOf<Most>()
                            : json::schemaOf<int>(aim == Aim::initiative ? range(1, mostPlayers) : Limits{});
        ways.append(QJsonObject{{u"type"_s, u"object"_s},
                                {u"properties"_s, QJsonObject{{key, value}}},
                                {u"required"_s, QJsonArray{key}},
                                {u"additionalProperties"_s, false}});
    }
    return {{u"anyOf"_s, ways}};
}

} // namespace torchside::cutthroat
