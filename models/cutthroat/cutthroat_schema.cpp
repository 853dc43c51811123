#include "models/cutthroat/cutthroat_schema.h"

using namespace Qt::StringLiterals;

namespace torchside::cutthroat {

namespace {

constexpr std::array<double, 3> factors{0.5, 1, 2};

bool isMeasured(Aim aim)
{
    return aim == Aim::dealt || aim == Aim::life || aim == Aim::prestige;
}

} // namespace

void readOwn(protocol::Reader &reader, const QJsonValue &json, Factor &out)
{
    for (std::size_t i = 0; i < factors.size(); ++i)
        if (json.isDouble() && json.toDouble() == factors[i]) {
            out = static_cast<Factor>(i);
            return;
        }
    reader.fail(say("%1 must be 0.5, 1 or 2.", reader.field()));
}

void writeOwn(protocol::JsonText &to, Factor value)
{
    to.real(factors[static_cast<std::size_t>(value)]);
}

QJsonObject ownSchema(As<Factor>)
{
    return {{u"enum"_s, QJsonArray{0.5, 1, 2}}};
}

void readOwn(protocol::Reader &reader, const QJsonValue &json, Target &out)
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
    if (isMeasured(*aim))
        read(reader, value, out.most);
    else
        read(reader, value, out.number, *aim == Aim::initiative ? range(1, mostPlayers) : Limits{});
}

void writeOwn(protocol::JsonText &to, const Target &value)
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

QJsonObject ownSchema(As<Target>)
{
    QJsonArray ways{QJsonObject{{u"const"_s, u"all"_s}}};
    for (const auto aim : valuesOf<Aim>()) {
        if (aim == Aim::all)
            continue;
        const auto key = protocol::latin(nameOf(aim));
        const auto value =
            isMeasured(aim)
                ? protocol::schemaOf<Most>()
                : protocol::schemaOf<int>(aim == Aim::initiative ? range(1, mostPlayers) : Limits{});
        ways.append(QJsonObject{{u"type"_s, u"object"_s},
                                {u"properties"_s, QJsonObject{{key, value}}},
                                {u"required"_s, QJsonArray{key}},
                                {u"additionalProperties"_s, false}});
    }
    return {{u"anyOf"_s, ways}};
}

std::optional<EncounterView> encounterOf(const State &state)
{
    if (!state.encounter)
        return std::nullopt;
    const auto &enc = *state.encounter;
    return EncounterView{enc.number,  state.encounters, enc.name,   enc.kind,  state.creatureLife(),
                         enc.maxLife, enc.prestige,     enc.killer, enc.stage, enc.barrier};
}

std::vector<PlayerView> playersOf(const State &state)
{
    std::vector<PlayerView> views;
    for (int seat = 0; seat < state.count(); ++seat) {
        const auto &each = state.player(seat);
        views.push_back({state.name(seat), each.character, each.life, each.maxLife, each.prestige,
                         each.poison, each.initiative, each.next, each.alive, each.form, each.items});
    }
    return views;
}

} // namespace torchside::cutthroat
