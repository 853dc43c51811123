#pragma once

#include "models/protocol/codec.h"
#include "models/protocol/form_read.h"
#include "models/protocol/form_write.h"
#include "models/protocol/shared_forms.h"

namespace torchside {

// A sentence with its words is ["pattern", word, …], a name or number just its text.
void ownJson(protocol::As<Sentence>);
void readOwn(protocol::Reader &reader, const QJsonValue &json, Sentence &out);
void writeOwn(protocol::JsonText &to, const Sentence &sentence);

} // namespace torchside

namespace torchside::json {

// Small values as text by their forms, so that a file they are kept in can be read without us.
template <class T>
std::string textOf(const T &value)
{
    protocol::JsonText json;
    protocol::write(json, value, protocol::Audience::journal);
    return json.take();
}

template <class T>
T valueOf(std::string_view text)
{
    protocol::Reader reader;
    T value;
    protocol::read(reader, protocol::parsed(text), value);
    return value;
}

} // namespace torchside::json
