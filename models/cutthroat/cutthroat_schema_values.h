#pragma once

#include "models/cutthroat/cutthroat_events.h"
#include "models/protocol/form_read.h"
#include "models/protocol/form_schema.h"
#include "models/protocol/form_write.h"

// Values of Cutthroat Caverns that stand in JSON in their own way: a factor is the number 0.5, 1 or 2; a
// target is "all" or an object with one key.
namespace torchside::cutthroat {

using protocol::As;
using protocol::derived;
using protocol::Limits;
using protocol::list;
using protocol::may;
using protocol::must;
using protocol::range;
using protocol::record;

constexpr Limits upTo999 = range(0, 999);
constexpr Limits within999 = range(-999, 999);
constexpr Limits aboveNothing = range(1, 999);
constexpr std::size_t longestList = 100;

constexpr bool ownJson(As<Factor>)
{
    return true;
}
void readOwn(protocol::Reader &reader, const QJsonValue &json, Factor &out);
void writeOwn(protocol::JsonText &to, Factor value);
QJsonObject ownSchema(As<Factor>);

constexpr bool ownJson(As<Target>)
{
    return true;
}
void readOwn(protocol::Reader &reader, const QJsonValue &json, Target &out);
void writeOwn(protocol::JsonText &to, const Target &value);
QJsonObject ownSchema(As<Target>);

} // namespace torchside::cutthroat
