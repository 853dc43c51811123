#include "models/json/stored_text.h"

#include "models/json/schema.h"

#include <QJsonArray>

namespace torchside {

void writeOwn(json::JsonText &to, const Sentence &sentence)
{
    if (to.tongue()) {
        to.text(to.tongue()(sentence));
        return;
    }
    if (sentence.literal && sentence.number) {
        to.number(*sentence.number);
        return;
    }
    if (sentence.literal) {
        to.text(sentence.text);
        return;
    }
    to.openArray();
    if (sentence.number)
        to.number(*sentence.number);
    to.text(sentence.text);
    for (const auto &word : sentence.words)
        writeOwn(to, word);
    to.closeArray();
}

QJsonObject ownSchema(const Sentence *)
{
    return json::textSchema({});
}

void readOwn(json::Reader &reader, const QJsonValue &json, Sentence &out)
{
    if (json.isDouble()) {
        out = detail::word(static_cast<long long>(json.toInteger()));
        return;
    }
    if (!json.isArray()) {
        out = literally(json.toString().toStdString());
        return;
    }
    const auto parts = json.toArray();
    const qsizetype pattern = parts.at(0).isDouble() ? 1 : 0;
    out = say(parts.at(pattern).toString().toStdString());
    if (pattern == 1)
        out.number = parts.at(0).toInteger();
    for (qsizetype i = pattern + 1; i < parts.size(); ++i)
        readOwn(reader, parts.at(i), out.words.emplace_back());
}

} // namespace torchside
