#pragma once

#include "models/cutthroat/events.h"
#include "models/json/read.h"
#include "models/json/schema.h"
#include "models/json/text.h"
#include "models/json/write.h"

// Values of Cutthroat Caverns that stand in JSON in their own way: a factor is the number 0.5, 1 or 2; a
// target is "all" or an object with one key.
namespace torchside::cutthroat {

void readOwn(json::Reader &reader, const QJsonValue &json, Target &out);
void writeOwn(json::JsonText &to, const Target &value);
QJsonObject ownSchema(const Target *);

} // namespace torchside::cutthroat
