#pragma once

#include "models/cthulhu/cthulhu_commands.h"
#include "models/protocol/form.h"
#include "models/protocol/form_read.h"
#include "models/protocol/json_text.h"

#include <QJsonObject>

// How cards, and what names one, stand in JSON.
namespace torchside::cthulhu {

using protocol::As;
using protocol::derived;
using protocol::list;
using protocol::may;
using protocol::must;
using protocol::name;
using protocol::range;
using protocol::record;

inline constexpr auto cardName = name(cards::longestName);
inline constexpr auto costs = range(0, cards::highest);
inline constexpr auto skills = range(-99, 99);
inline constexpr auto words = list(0, cards::mostWords, cardName);

constexpr auto formOf(As<Icons>)
{
    return record("icons", may("terror", &Icons::terror, costs), may("combat", &Icons::combat, costs),
                  may("arcane", &Icons::arcane, costs), may("investigation", &Icons::investigation, costs));
}

constexpr auto formOf(As<IconChange>)
{
    return record("icons", may("terror", &IconChange::terror, costs),
                  may("combat", &IconChange::combat, costs), may("arcane", &IconChange::arcane, costs),
                  may("investigation", &IconChange::investigation, costs));
}

constexpr auto formOf(As<Printed>)
{
    return record("card", must("name", &Printed::name, cardName), may("subtitle", &Printed::subtitle),
                  must("type", &Printed::type), may("cost", &Printed::cost),
                  may("skill", &Printed::skill, costs), may("icons", &Printed::icons),
                  may("attachment", &Printed::attachment), may("unique", &Printed::unique),
                  may("traits", &Printed::traits, words), may("keywords", &Printed::keywords, words),
                  may("tokens", &Printed::tokens, range(1, cards::highest)),
                  may("struggles", &Printed::struggles, list(0, cards::mostStruggles)),
                  may("trigger", &Printed::trigger));
}

constexpr auto formOf(As<PlayerCharacter>)
{
    return record("character", may("name", &PlayerCharacter::name, cardName),
                  must("skill", &PlayerCharacter::skill, skills), must("icons", &PlayerCharacter::icons),
                  may("keywords", &PlayerCharacter::keywords, words),
                  may("wounds", &PlayerCharacter::wounds, costs));
}

constexpr auto formOf(As<Options>)
{
    return record("options", may("variant", &Options::variant),
                  may("domainResources", &Options::domainResources, costs),
                  may("eventsResources", &Options::eventsResources, costs),
                  may("scoutCost", &Options::scoutCost, range(0, 10)),
                  may("draw", &Options::draw, range(1, 10)), may("story", &Options::story),
                  may("firstTurnPenalty", &Options::firstTurnPenalty));
}

constexpr auto formOf(As<DeckLine>)
{
    return record("line", must("card", &DeckLine::card),
                  must("count", &DeckLine::count, range(1, cards::highest)));
}

// A number, or "X".
void ownJson(As<Cost>);
void readOwn(protocol::Reader &reader, const QJsonValue &json, Cost &out);
void writeOwn(protocol::JsonText &to, const Cost &cost);
QJsonObject ownSchema(As<Cost>);

// false, true, or "other".
void ownJson(As<Attachment>);
void readOwn(protocol::Reader &reader, const QJsonValue &json, Attachment &out);
void writeOwn(protocol::JsonText &to, Attachment attachment);
QJsonObject ownSchema(As<Attachment>);

// "c3"
void ownJson(As<CardId>);
void readOwn(protocol::Reader &reader, const QJsonValue &json, CardId &out);
void writeOwn(protocol::JsonText &to, CardId card);
QJsonObject ownSchema(As<CardId>);

// A name or an id, or the card itself.
void ownJson(As<CardRef>);
void readOwn(protocol::Reader &reader, const QJsonValue &json, CardRef &out);
void writeOwn(protocol::JsonText &to, const CardRef &ref);
QJsonObject ownSchema(As<CardRef>);

// A name; what the library keeps under it comes along.
void ownJson(As<DeckName>);
void readOwn(protocol::Reader &reader, const QJsonValue &json, DeckName &out);
void writeOwn(protocol::JsonText &to, const DeckName &name);
QJsonObject ownSchema(As<DeckName>);

// A number, or "events".
void ownJson(As<DomainRef>);
void readOwn(protocol::Reader &reader, const QJsonValue &json, DomainRef &out);
void writeOwn(protocol::JsonText &to, const DomainRef &domain);
QJsonObject ownSchema(As<DomainRef>);

} // namespace torchside::cthulhu
