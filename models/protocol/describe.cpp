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

} // namespace

QJsonObject assembleSchema(std::string_view id, std::string_view title, const QJsonArray &commands,
                           const QJsonArray &events, const QJsonObject &view, const QJsonObject &seat,
                           const QJsonArray &parts)
{
    QJsonArray anyCommand;
    QJsonArray anyEvent;
    QJsonArray anyPart;
    const auto named = QJsonObject{{u"commands"_s, byName(commands, u"do"_s, anyCommand, u"commands"_s)},
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
