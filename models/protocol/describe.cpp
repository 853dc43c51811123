#include "models/protocol/describe.h"
#include "models/kernel/form.h"

#include "models/json/schema.h"
#include "models/kernel/session.h"

using namespace Qt::StringLiterals;

namespace torchside::protocol {

namespace {

struct LogView {
    std::int64_t seq = 0;
    std::string text;
    static constexpr auto form()
    {
        return record("log", must("seq", &LogView::seq), must("text", &LogView::text));
    }
};

struct PromptView {
    std::string text;
    std::string rule;
    static constexpr auto form()
    {
        return record("prompt", must("text", &PromptView::text), must("rule", &PromptView::rule));
    }
};

// What every game's state has beside its own.
struct CommonView {
    std::string game;
    std::vector<std::string> seats;
    std::optional<Outcome> outcome;
    std::vector<LogView> log;
    std::vector<PromptView> prompts;
    static constexpr auto form()
    {
        return record("state", must("game", &CommonView::game), must("seats", &CommonView::seats),
                      must("outcome", &CommonView::outcome), must("log", &CommonView::log),
                      must("prompts", &CommonView::prompts));
    }
};

QJsonObject withCommon(QJsonObject view)
{
    const auto common = json::recordSchema<CommonView>();
    auto properties = view[u"properties"_s].toObject();
    auto required = view[u"required"_s].toArray();
    const auto more = common[u"properties"_s].toObject();
    for (auto each = more.begin(); each != more.end(); ++each) {
        properties[each.key()] = each.value();
        required.append(each.key());
    }
    view[u"properties"_s] = properties;
    view[u"required"_s] = required;
    return view;
}

QJsonObject byName(const QJsonArray &records, const QString &tag, QJsonArray &references,
                   const QString &folder)
{
    QJsonObject named;
    for (const auto record : records) {
        const auto name = record[u"properties"_s][tag][u"const"_s].toString();
        named[name] = record;
        references.append(QJsonObject{{u"$ref"_s, u"#/$defs/%1/%2"_s.arg(folder, name)}});
    }
    return named;
}

// The schema of what is inside: the entries of lists, and what stands beside "or null".
QJsonObject insideOf(const QJsonObject &schema)
{
    if (schema.contains(u"items"_s))
        return insideOf(schema[u"items"_s].toObject());
    return schema.contains(u"anyOf"_s) ? insideOf(schema[u"anyOf"_s][0].toObject()) : schema;
}

// What stands under a key: of several ways to say a thing, the one that has the key.
QJsonObject under(const QJsonObject &schema, const QString &key)
{
    for (const auto either : schema[u"anyOf"_s].toArray())
        if (const auto inside = insideOf(either.toObject())[u"properties"_s].toObject(); inside.contains(key))
            return inside[key].toObject();
    return insideOf(schema)[u"properties"_s][key].toObject();
}

QJsonObject limitsOf(const QJsonObject &schema)
{
    const auto list = schema.contains(u"anyOf"_s) ? schema[u"anyOf"_s][0].toObject() : schema;
    const auto each = list.contains(u"items"_s) ? list[u"items"_s].toObject() : list;
    QJsonObject limits;
    const auto take = [&](const QString &name, const QJsonObject &from, const QString &as) {
        if (from.contains(name))
            limits[as] = from[name];
    };
    take(u"minimum"_s, each, u"from"_s);
    take(u"maximum"_s, each, u"to"_s);
    take(u"minItems"_s, list, u"least"_s);
    take(u"maxItems"_s, list, u"most"_s);
    take(u"maxLength"_s, each, u"longest"_s);
    take(u"enum"_s, each, u"choices"_s);
    return limits;
}

void collectLimits(const QJsonObject &schema, const QString &path, QJsonObject &all)
{
    const auto properties = insideOf(schema)[u"properties"_s].toObject();
    for (auto each = properties.begin(); each != properties.end(); ++each) {
        const auto inner = each->toObject();
        all[path + each.key()] = limitsOf(inner);
        collectLimits(inner, path + each.key() + u'.', all);
    }
}

QJsonObject joined(QJsonObject one, const QJsonObject &other)
{
    for (auto each = other.begin(); each != other.end(); ++each)
        one[each.key()] = each.value();
    return one;
}

} // namespace

QJsonObject limitsIn(const QJsonObject &description, const QString &command)
{
    QJsonObject all;
    collectLimits(description[u"$defs"_s][u"commands"_s][command].toObject(), {}, all);
    return all;
}

QJsonObject limitsIn(const QJsonObject &description, const QString &command, const QString &key)
{
    auto schema = description[u"$defs"_s][u"commands"_s][command].toObject();
    for (const auto &part : key.split(u'.'))
        schema = under(schema, part);
    return limitsOf(schema);
}

QJsonObject assembleSchema(std::string_view id, std::string_view title, const QJsonArray &commands,
                           const QJsonArray &sharedCommands, const QJsonArray &events,
                           const QJsonObject &view, const QJsonObject &seat, const QJsonArray &parts)
{
    QJsonArray anyCommand;
    QJsonArray anyEvent;
    QJsonArray anyPart;
    auto byTheirNames = byName(commands, u"do"_s, anyCommand, u"commands"_s);
    const auto ofTheGame = anyCommand; // what a correction may hold
    byTheirNames = joined(byTheirNames, byName(sharedCommands, u"do"_s, anyCommand, u"commands"_s));
    const auto named = QJsonObject{{u"commands"_s, byTheirNames},
                                   {u"gameCommand"_s, QJsonObject{{u"oneOf"_s, ofTheGame}}},
                                   {u"events"_s, byName(events, u"type"_s, anyEvent, u"events"_s)},
                                   {u"command"_s, QJsonObject{{u"oneOf"_s, anyCommand}}},
                                   {u"event"_s, QJsonObject{{u"oneOf"_s, anyEvent}}},
                                   {u"state"_s, withCommon(view)},
                                   {u"parts"_s, byName(parts, u"part"_s, anyPart, u"parts"_s)},
                                   {u"part"_s, QJsonObject{{u"oneOf"_s, anyPart}}},
                                   {u"seat"_s, seat}};
    const auto reference = [](const QString &name) {
        return QJsonObject{{u"$ref"_s, QString(u"#/$defs/"_s + name)}};
    };
    return {{u"$schema"_s, u"https://json-schema.org/draft/2020-12/schema"_s},
            {u"$id"_s, QString(u"torchside:"_s + json::latin(id))},
            {u"title"_s, json::latin(title)},
            {u"type"_s, u"object"_s},
            {u"properties"_s, QJsonObject{{u"command"_s, reference(u"command"_s)},
                                          {u"event"_s, reference(u"event"_s)},
                                          {u"state"_s, reference(u"state"_s)},
                                          {u"seat"_s, reference(u"seat"_s)}}},
            {u"$defs"_s, named}};
}

} // namespace torchside::protocol
