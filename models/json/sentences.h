#pragma once

#include "models/kernel/sentence.h"
#include "models/protocol/form.h"

#include <QJsonValue>

namespace torchside {

namespace protocol {
class JsonText;
class Reader;
} // namespace protocol

// A pattern is ["pattern", word, …], a name or number just its text.
void ownJson(protocol::As<Sentence>);
void readOwn(protocol::Reader &reader, const QJsonValue &json, Sentence &out);
void writeOwn(protocol::JsonText &to, const Sentence &sentence);

} // namespace torchside
