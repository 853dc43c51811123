#pragma once

#include "models/json/codec.h"
#include "models/json/read.h"
#include "models/json/write.h"

namespace torchside {

// A sentence with its words is ["pattern", word, …], a name its text, a number a number; a word for a number
// has that before it: [2, "two"]. Journals from before numbers were told apart hold them as text.
void readOwn(json::Reader &reader, const QJsonValue &json, Sentence &out);
void writeOwn(json::JsonText &to, const Sentence &sentence);
QJsonObject ownSchema(const Sentence *); // as it is told

} // namespace torchside

namespace torchside::json {

// Small values as text by their forms, so that a file they are kept in can be read without us.
template <class T>
std::string textOf(const T &value)
{
    json::JsonText json;
    json::write(json, value, json::Audience::journal);
    return json.take();
}

template <class T>
T valueOf(std::string_view text)
{
    json::Reader reader;
    T value;
    json::read(reader, json::parsed(text), value);
    return value;
}

} // namespace torchside::json
