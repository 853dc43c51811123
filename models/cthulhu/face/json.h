#pragma once

#include "models/cthulhu/commands.h"
#include "models/json/read.h"
#include "models/json/text.h"
#include "models/kernel/form.h"

#include <QJsonObject>

// How cards, and what names one, stand in JSON.
namespace torchside::cthulhu {

void readOwn(json::Reader &reader, const QJsonValue &json, CardRef &out);
void writeOwn(json::JsonText &to, const CardRef &ref);
QJsonObject ownSchema(const CardRef *);

void readOwn(json::Reader &reader, const QJsonValue &json, DeckName &out);
void writeOwn(json::JsonText &to, const DeckName &name);
QJsonObject ownSchema(const DeckName *);

} // namespace torchside::cthulhu
